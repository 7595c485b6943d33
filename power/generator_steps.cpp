// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/generator_steps.h"

#include <algorithm>

namespace hallwright::power {

namespace {

AcceptedStep stepOf(const SetFigures& sets, double atS, double watts)
{
    const double share = sets.ratedW > 0.0 ? watts / sets.ratedW : 0.0;
    const double ofLargest = sets.firstStep > 0.0 ? share / sets.firstStep : 0.0;
    return {atS, watts, share, sets.frequencyDip * ofLargest, sets.voltageDip * ofLargest};
}

} // namespace

Acceptance acceptLoads(const SetFigures& sets, double drivesW, double rectifiersW, double walkInS)
{
    Acceptance out;
    double at = sets.startS;
    double left = drivesW;
    while (left > 1e-9 * drivesW && sets.ratedW > 0.0) {
        const double most = sets.ratedW * (out.steps.empty() ? sets.firstStep : sets.nextStep);
        if (most <= 0.0)
            break;
        const double watts = std::min(left, most);
        out.steps.push_back(stepOf(sets, at, watts));
        left -= watts;
        at += sets.recoveryS;
    }
    out.rampFromS = at;
    const double steepest =
        sets.recoveryS > 0.0 ? sets.nextStep * sets.ratedW / sets.recoveryS : 0.0;
    const double needed = steepest > 0.0 ? rectifiersW / steepest : 0.0;
    out.carriedS = at + std::max(walkInS, needed);
    return out;
}

double frequencyDipOf(const SetFigures& sets, double stepW)
{
    return stepOf(sets, 0.0, stepW).frequencyDip;
}

} // namespace hallwright::power
