// SPDX-License-Identifier: GPL-3.0-or-later
// The least pump speed that is enough, as drives with a flow control find it. Each trial answers
// whether its speed is enough and estimates the least one from what it sees (affinity laws: flow
// goes with speed, head with its square). The error of that estimate falls with speed, so its zero
// is found by secants inside a bracket that halves where they fail.
#pragma once

#include "model/result.h"

#include <functional>

namespace hallwright::thermal {

struct SpeedTrial {
    bool enough = false;
    double estimate = 1.0; // of the least speed
};

struct SpeedRange {
    double least = 0.2; // drives do not run slower
    double most = 1.0;
    double guess = 1.0;
};

// The last trial is the answer: at most a hundred-thousandth above the least speed that is enough,
// the least of the range where that is enough, the most where even that is not.
model::Result<void> findLeastSpeed(const SpeedRange& range,
                                   const std::function<model::Result<SpeedTrial>(double)>& trial);

} // namespace hallwright::thermal
