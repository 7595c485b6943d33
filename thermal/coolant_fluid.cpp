// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_fluid.h"

#include "thermal/coolant_laws.h"

namespace hallwright::thermal {

namespace {

// Laws that are stated in pressures wherever they stand.
struct Rescale {
    double factor;

    void operator()(model::FlowLimiter& limiter) const { limiter.openCoefficientS2M5 *= factor; }
    void operator()(model::PowerPump& pump) const
    {
        pump.shutoffHeadM *= factor;
        pump.coefficient *= factor;
    }
    template <class Law>
    void operator()(Law&) const
    {
    }
};

} // namespace

void changeFluid(CompiledGroup& group, const model::HydraulicFluid& fluid)
{
    auto& network = group.network;
    const double factor = network.fluid.densityKgM3 / fluid.densityKgM3;
    for (auto& link : network.links)
        std::visit(Rescale{factor}, link.law);
    for (const std::size_t link : group.pressureLinks)
        std::get<model::PowerDrop>(network.links[link].law).coefficient *= factor;
    for (auto& curve : network.curves) // of pumps
        for (double& head : curve.headM)
            head *= factor;
    for (const auto& bypass : group.bypasses) {
        auto curve = bypassCurve(bypass.kv, bypass.opensAtPa /
                                                (fluid.densityKgM3 * model::standardGravityMS2));
        curve.id = network.curves[bypass.curve].id;
        network.curves[bypass.curve] = std::move(curve);
    }
    group.shutOffHeadM *= factor;
    network.fluid = fluid;
}

} // namespace hallwright::thermal
