// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/limiter_law.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

LimiterTerms limiterTerms(const model::FlowLimiter& limiter)
{
    return {
        limiter.openCoefficientS2M5, limiter.setFlowM3s,
        std::max(limiter.holdingSlopeSM2, 2.0 * limiter.openCoefficientS2M5 * limiter.setFlowM3s)};
}

DropAndSlope limiterLaw(const LimiterTerms& terms, double flow)
{
    const double size = std::abs(flow);
    const double held = std::min(size, terms.setFlow);
    const double drop = (terms.quadratic * held + gradientFloor) * held +
                        (terms.holdingSlope + gradientFloor) * (size - held);
    const double slope = size < terms.setFlow ? 2.0 * terms.quadratic * size : terms.holdingSlope;
    return {std::copysign(drop, flow), slope + gradientFloor};
}

} // namespace hallwright::thermal
