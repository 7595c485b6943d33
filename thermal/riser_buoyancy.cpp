// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/riser_buoyancy.h"

#include "thermal/fluid.h"

namespace hallwright::thermal {

using model::inSi;

double riserLossM(const model::CoolantGroup& group, model::Temperature supply,
                  model::Temperature returned, double densityKgM3)
{
    const double height = inSi(group.riserHeight);
    if (height == 0.0)
        return 0.0;
    const double cold = inSi(propertiesOf(group.fluid, supply).density);
    const double warm = inSi(propertiesOf(group.fluid, returned).density);
    return (cold - warm) / densityKgM3 * height;
}

void setRiserLoss(CompiledGroup& group, double lossM)
{
    for (const std::size_t link : group.pumpLinks)
        group.network.links[link].staticLossM = lossM;
}

} // namespace hallwright::thermal
