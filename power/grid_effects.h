// SPDX-License-Identifier: GPL-3.0-or-later
// What a load does to the voltage where it is connected.
#pragma once

#include <optional>

namespace hallwright::power {

// Share of the nominal voltage by which it moves when a load steps: (R ΔP + X ΔQ)/U² with |Z| =
// U²/S''. `resistanceOverReactance` of the source; the load's power factor is lagging.
struct LoadStepAtGrid {
    double watts = 0.0;
    double powerFactor = 0.99;
    double shortCircuitVa = 0.0;
    double resistanceOverReactance = 0.1;
};
double voltageChange(const LoadStepAtGrid& step);

// Short-term flicker severity of equal voltage steps that follow one another: t_f = 2.3 (F d)^3.2
// with d in per cent and F = 1, Pst = (Σ t_f / 600 s)^(1/3.2) (IEC 61000-3-3, analytical method,
// good to 10 %). Unknown where steps are closer than one second, for which it does not hold.
std::optional<double> flickerSeverity(double change, double periodS);

// Total demand distortion allowed by the ratio of short-circuit to highest demand current, up to
// 69 kV (IEEE 519-2014 table 2, recalled).
double demandDistortionLimit(double shortCircuitRatio);

} // namespace hallwright::power
