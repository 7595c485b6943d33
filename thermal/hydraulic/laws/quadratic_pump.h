// SPDX-License-Identifier: GPL-3.0-or-later
// Pump with lift c0 + c1 q + c2 q² at full speed. Where that rises with flow (below its vertex),
// the lift is held at its maximum with a slight fall: a rising part would allow two operating
// points.
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/laws/drop_and_slope.h"

namespace hallwright::thermal {

struct QuadraticPumpTerms {
    double constant = 0.0;
    double linear = 0.0;
    double quadratic = 0.0;
    double joinFlow = 0.0;  // below it: the line of joinSlope through the parabola's point there
    double joinSlope = 0.0; // dh/dq of the loss, positive
    double speed = 1.0;
};

// The line falls by 0.1 % of the highest lift over the flow at which it is reached, and meets the
// parabola in value and slope.
QuadraticPumpTerms quadraticPumpTerms(const model::QuadraticPump& pump);
DropAndSlope quadraticPump(const QuadraticPumpTerms& terms, double flow);

// Flow at which the lift at this speed has fallen to zero.
double zeroLiftFlow(const QuadraticPumpTerms& terms);

} // namespace hallwright::thermal
