// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/air/air_indices.h"

#include <algorithm>

namespace hallwright::thermal {

double supplyHeatIndex(std::span<const RackAir> racks, double supplyC)
{
    double before = 0.0;
    double after = 0.0;
    for (const auto& rack : racks) {
        before += rack.flow * (rack.inletC - supplyC);
        after += rack.flow * (rack.outletC - supplyC);
    }
    return after > 0.0 ? before / after : 0.0;
}

double returnTemperatureIndex(std::span<const RackAir> racks, double supplyC, double returnC)
{
    double flow = 0.0;
    double rise = 0.0;
    for (const auto& rack : racks) {
        flow += rack.flow;
        rise += rack.flow * (rack.outletC - rack.inletC);
    }
    return rise > 0.0 ? (returnC - supplyC) * flow / rise : 0.0;
}

double coolingIndexHigh(std::span<const RackAir> racks)
{
    double over = 0.0;
    double room = 0.0;
    for (const auto& rack : racks) {
        over += std::max(0.0, rack.inletC - recommendedHighC);
        room += std::max(0.0, rack.highestC - recommendedHighC);
    }
    return room > 0.0 ? 1.0 - over / room : 1.0;
}

double coolingIndexLow(std::span<const RackAir> racks)
{
    double under = 0.0;
    double room = 0.0;
    for (const auto& rack : racks) {
        under += std::max(0.0, recommendedLowC - rack.inletC);
        room += std::max(0.0, recommendedLowC - rack.lowestC);
    }
    return room > 0.0 ? 1.0 - under / room : 1.0;
}

} // namespace hallwright::thermal
