// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/mechanical.h"

namespace hallwright::model {

Power ratedMechanicalPower(const DerivedCoolant& coolant, const DerivedAir& air)
{
    Power sum = coolant.pumpPower;
    for (const auto& units : air.units)
        if (units.type != nullptr)
            sum += units.fanPower;
    if (air.doors)
        sum += air.doors->fanPower;
    return sum;
}

} // namespace hallwright::model
