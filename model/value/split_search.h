// SPDX-License-Identifier: GPL-3.0-or-later
// The parallel split of a job where the planner left it open: the fastest that fits into memory.
#pragma once

#include "model/value/memory_fit.h"

namespace hallwright::model {

struct ChosenSplit {
    ParallelSplit split;
    bool fits = false; // into the fillable share of memory; false where memory is not known
    friend bool operator==(const ChosenSplit&, const ChosenSplit&) = default;
};

// Among tensor parts 1, 2, 4, … up to the domain and no layer narrower than 1,024 per GPU, and
// pipelines of 1, 2, 4, … stages up to one layer each; what the workload states is kept. The
// fastest of those that fit; where none fits, the least product of time and memory. Nothing where
// no step can be computed at all (`job` without its split).
std::optional<ChosenSplit> splitOf(const Workload& workload, StepCase job);

} // namespace hallwright::model
