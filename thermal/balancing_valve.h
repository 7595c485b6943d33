// SPDX-License-Identifier: GPL-3.0-or-later
// Valves in rack branches: Kv by IEC 60534-2-1 and the class figures where a valve states none.
#pragma once

#include "model/network/hydraulic_network.h"

#include <cmath>

namespace hallwright::thermal {

// Pressure drop of a wide-open rack valve at its rack's need: makers of pressure-independent valves
// state a least differential pressure of 15 to 20 kPa for control; class estimate.
inline constexpr double openValveDropPa = 15e3;
// Kv wide open over the lowest one that can be set: presettings of balancing valves DN 25 run over
// about 15 to 1; class estimate.
inline constexpr double valveRange = 15.0;

// Kv in m³/h of water at 1 bar: Δp/bar = (ρ/1000 kg/m³) (Q/Kv)² (IEC 60534-2-1, turbulent). As a
// head of the fluid itself, h = Δp/(ρ g) = k Q² with k in s²/m⁵, the density drops out.
inline double valveHeadCoefficient(double kv)
{
    constexpr double barPa = 1e5;
    constexpr double hourS = 3600.0;
    return barPa * hourS * hourS / (1000.0 * model::standardGravityMS2 * kv * kv);
}

// The same of a wide-open rack valve that drops openValveDropPa at its rack's need.
inline double openValveCoefficient(double needM3s, double densityKgM3)
{
    return openValveDropPa / (densityKgM3 * model::standardGravityMS2) / (needM3s * needM3s);
}

// The Kv that drops `dropPa` at a flow; none where there is no drop.
inline double kvFor(double flowM3s, double dropPa, double densityKgM3)
{
    return 3600.0 * flowM3s / std::sqrt(dropPa / 1e5 * 1000.0 / densityKgM3);
}

} // namespace hallwright::thermal
