// SPDX-License-Identifier: GPL-3.0-or-later
// Impacts of many events on the coolant groups of a hall: each distinct one solved once, on all
// processors.
#pragma once

#include "app/loop_failures.h"

#include <span>

namespace hallwright::app {

struct GroupEvent {
    std::size_t group = 0;
    LoopEvent event;
};

class ImpactSolver {
public:
    using Loops = std::vector<model::Result<thermal::CoolantLoopResult>>;

    // `loops`: per group, solved where an event names it. `known` is read and added to; groups that
    // are equal but for their keys share impacts.
    ImpactSolver(const std::vector<model::CoolantGroup>& groups, const Loops& loops,
                 LoopImpacts& known);

    // Solves those events that are not known; the answer depends neither on their order nor on the
    // number of processors. Faults: Cancelled.
    model::Result<void> solve(std::span<const GroupEvent> events, std::stop_token stop);
    // Of an event that was given to solve().
    model::Result<LoopImpact> of(const GroupEvent& event) const;

private:
    using Key = LoopImpacts::key_type;
    Key keyOf(const GroupEvent& event) const;

    const std::vector<model::CoolantGroup>& groups_;
    const Loops& loops_;
    LoopImpacts& known_;
    std::map<Key, model::Fault> unsolved_;
    std::vector<std::uint64_t> signatures_;
};

} // namespace hallwright::app
