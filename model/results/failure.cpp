// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/failure.h"

namespace hallwright::model {

bool holds(const FailureResult& failure)
{
    constexpr double rounding = 1e-6;
    return failure.racks.empty() && !failure.timeToThrottle &&
           failure.worstLoading.value_or(0.0) <= 1.0 + rounding;
}

} // namespace hallwright::model
