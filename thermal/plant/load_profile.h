// SPDX-License-Identifier: GPL-3.0-or-later
// The IT load of a year as a few levels about a mean of 1 and which of them each hour runs at.
#pragma once

#include <cstddef>
#include <vector>

namespace hallwright::thermal {

struct LoadProfile {
    std::vector<double> levels;           // over the mean of the year
    std::vector<std::size_t> levelOfHour; // one entry per hour
};

// Training: a plateau with one hour a week at 60 % (restart and maintenance; checkpoints of minutes
// vanish in an hour). Inference: a daily wave of ±20 %, highest at 15 h. Both are estimates.
LoadProfile trainingProfile(std::size_t hours);
LoadProfile inferenceProfile(std::size_t hours);
LoadProfile steadyProfile(std::size_t hours);

} // namespace hallwright::thermal
