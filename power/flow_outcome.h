// SPDX-License-Identifier: GPL-3.0-or-later
// When a load flow kernel stops, and how it ended.
#pragma once

#include <stop_token>

namespace hallwright::power {

struct FlowLimits {
    double mismatchPu = 1e-10; // largest apparent-power mismatch of a node
    int maxIterations = 60;
    std::stop_token stop;
};

enum class FlowEnd { Converged, Diverged, Cancelled };

struct FlowOutcome {
    FlowEnd end = FlowEnd::Diverged;
    int iterations = 0;
    double mismatchPu = 0.0;
    int worst = -1; // position with the largest mismatch
};

} // namespace hallwright::power
