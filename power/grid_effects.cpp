// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/grid_effects.h"

#include <cmath>

namespace hallwright::power {

double voltageChange(const LoadStepAtGrid& step)
{
    if (step.shortCircuitVa <= 0.0)
        return 0.0;
    const double ratio = step.resistanceOverReactance;
    const double reactance = 1.0 / (step.shortCircuitVa * std::sqrt(1.0 + ratio * ratio));
    const double vars = step.watts * std::tan(std::acos(step.powerFactor));
    return ratio * reactance * step.watts + reactance * vars;
}

std::optional<double> flickerSeverity(double change, double periodS)
{
    constexpr double window = 600.0; // s
    if (!(periodS >= 1.0))
        return std::nullopt;
    const double percent = 100.0 * std::abs(change);
    const double impression = 2.3 * std::pow(percent, 3.2); // s, of one step
    return std::pow(window / periodS * impression / window, 1.0 / 3.2);
}

double demandDistortionLimit(double ratio)
{
    return ratio < 20.0    ? 0.05
           : ratio < 50.0  ? 0.08
           : ratio < 100.0 ? 0.12
           : ratio < 1e3   ? 0.15
                           : 0.20;
}

} // namespace hallwright::power
