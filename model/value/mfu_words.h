// SPDX-License-Identifier: GPL-3.0-or-later
// In words: where the MFU of a plan comes from, and what its step spends time on.
#pragma once

#include "model/value/compute_value.h"

namespace hallwright::model {

// One sentence: the planner's value beside the model's, the split with the shares of a step, or
// what keeps the model from being used. Of the group with the most working GPUs.
std::string mfuWhy(const ComputeValue& value, const Workload& workload, const InputValues& inputs);

// "TP 8, PP 16, DP 128" with EP where experts are spread.
std::string splitText(const ParallelSplit& split, double dataParallel);

} // namespace hallwright::model
