// SPDX-License-Identifier: GPL-3.0-or-later
// Indices of air management, from rack inlets and outlets. Plain °C.
//
//   SHI = Σ m (T_in − T_s) / Σ m (T_out − T_s), RHI = 1 − SHI   Sharma, Bash and Patel 2002
//   RTI = (T_return − T_s) / ΔT_racks                             Herrlin 2007
//   RCI_hi = 1 − Σ max(0, T_in − T_rec) / Σ (T_allow − T_rec), RCI_lo likewise   Herrlin 2005
#pragma once

#include <span>

namespace hallwright::thermal {

struct RackAir {
    double flow = 0.0; // kg/s
    double inletC = 0.0;
    double outletC = 0.0;
    double highestC = 35.0; // allowable
    double lowestC = 10.0;
};

// ASHRAE TC 9.9 recommended envelope, classes A1 to A4.
inline constexpr double recommendedHighC = 27.0;
inline constexpr double recommendedLowC = 18.0;

// 0 where the racks warm no air.
double supplyHeatIndex(std::span<const RackAir> racks, double supplyC);
double returnTemperatureIndex(std::span<const RackAir> racks, double supplyC, double returnC);
// 1 where there is no rack.
double coolingIndexHigh(std::span<const RackAir> racks);
double coolingIndexLow(std::span<const RackAir> racks);

} // namespace hallwright::thermal
