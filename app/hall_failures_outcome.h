// SPDX-License-Identifier: GPL-3.0-or-later
// One failure put together from what it does to the coolant groups that it reaches.
#pragma once

#include "app/hall_failures.h"

namespace hallwright::app {

class FailureOutcome {
public:
    FailureOutcome(const HallSystems& systems, FailureCase candidate);

    void take(std::size_t group, const LoopImpact& impact);
    // Until an open ring is switched; what is short or hot for longer than is followed is
    // interrupted as what is dark.
    void takeMeantime(std::size_t group, const LoopImpact& impact);
    void takeUnsolved(const model::Fault& fault);
    model::FailureResult result(); // once

private:
    void takeTimes(const LoopImpact& impact);

    const HallSystems& systems_;
    FailureCase candidate_;
    std::set<model::RackId> affected_;
};

} // namespace hallwright::app
