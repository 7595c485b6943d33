// SPDX-License-Identifier: GPL-3.0-or-later
// How generating sets take over a hall: restarted drives in steps, then UPS rectifiers on a ramp.
#pragma once

#include <vector>

namespace hallwright::power {

// Of the sets that run, together; shares are of their rating.
struct SetFigures {
    double ratedW = 0.0;
    double firstStep = 0.5; // share accepted at once when unloaded
    double nextStep = 0.25; // later
    double startS = 10.0;
    double recoveryS = 5.0;     // between steps
    double frequencyDip = 0.10; // at the largest step accepted
    double voltageDip = 0.20;
};

struct AcceptedStep {
    double atS = 0.0;
    double watts = 0.0;
    double share = 0.0;
    double frequencyDip = 0.0;
    double voltageDip = 0.0;
};

struct Acceptance {
    std::vector<AcceptedStep> steps; // of the drives
    double rampFromS = 0.0;          // rectifiers walk in…
    double carriedS = 0.0;           // …until here
};

// Dips scale with the step: by its class a set reaches them at the largest step that it accepts
// (ISO 8528-5). Drives restart in as few steps as are accepted. Rectifiers take their walk-in time,
// or longer where the ramp would be steeper than one next step per recovery time.
Acceptance acceptLoads(const SetFigures& sets, double drivesW, double rectifiersW, double walkInS);

// Dip of a step that comes when the sets carry load already.
double frequencyDipOf(const SetFigures& sets, double stepW);

} // namespace hallwright::power
