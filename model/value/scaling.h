// SPDX-License-Identifier: GPL-3.0-or-later
// How the efficiency of one synchronous job changes with its size, in domains of 8 and of 72 GPUs
// of the same silicon.
#pragma once

#include "model/value/compute_value.h"

namespace hallwright::model {

struct ScalePoint {
    double gpus = 0.0; // of the one job
    int domain = 0;    // GPUs of a scale-up domain
    std::optional<ChosenSplit> split;
    std::optional<StepTime> step; // nothing: the batch does not feed so many GPUs
    double timeRatio = 0.0;       // ETTR at the best checkpoint interval, restart without spares
    Duration timeBetweenInterruptions{};
    // Of the peak, useful: MFU × ETTR.
    std::optional<double> useful() const
    {
        return step ? std::optional(step->mfu * timeRatio) : std::nullopt;
    }
};

struct ScaleRange {
    std::vector<double> gpus;
    std::vector<int> domains{8, 72};
};

// The group's GPU in jobs and domains of those sizes, for the plan's training workload; the split
// is chosen anew for each. By size, then by domain.
std::vector<ScalePoint> scalingOf(const ComputeGroup& group, const Workload& workload,
                                  const InputValues& inputs, const ScaleRange& range);

} // namespace hallwright::model
