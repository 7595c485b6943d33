// SPDX-License-Identifier: GPL-3.0-or-later
// Pressure-independent control valve as a monotone law: h = k q|q| up to the set flow, then a steep
// line on which the valve holds it (the holding band of a real valve, about ±5 %, is not modelled).
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/laws/drop_and_slope.h"

namespace hallwright::thermal {

struct LimiterTerms {
    double quadratic = 0.0;
    double setFlow = 0.0;
    double holdingSlope = 0.0;
};

LimiterTerms limiterTerms(const model::FlowLimiter& limiter);
DropAndSlope limiterLaw(const LimiterTerms& terms, double flow);

} // namespace hallwright::thermal
