// SPDX-License-Identifier: GPL-3.0-or-later
// What one disturbance does to a coolant group: the steady state it ends in and the way there.
#pragma once

#include "thermal/coolant_loop.h"
#include "thermal/transient/loop_transient.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <tuple>
#include <vector>

namespace hallwright::app {

enum class FacilityEvent {
    None,
    FlowLost,      // facility pumps or pipes: no flow to the CDUs
    RejectionLost, // flow goes on, heat rejection stands still: a buffer helps
    UtilityLost    // pumps as the recipe feeds them, rejection back after its restart time
};

struct LoopEvent {
    int cdusLost = 0;
    thermal::CoolantOutage outage;
    FacilityEvent facility = FacilityEvent::None;
    friend bool operator==(const LoopEvent&, const LoopEvent&) = default;
};

struct LoopImpact {
    std::vector<char> shortOfFlow; // per rack of the group
    std::vector<char> tooHot;      // per rack: supply, return or component beyond its limit
    std::vector<std::optional<double>> throttleS;
    std::optional<double> worstFlowMargin;
    std::optional<double> worstSupplyK;
    std::optional<double> firstThrottleS;
    std::optional<double> firstShutdownS;
    bool estimated = false;
};

// Impacts of events on groups that are equal by signature (coolant_groups.h).
using LoopImpacts =
    std::map<std::tuple<std::uint64_t, int, FacilityEvent, std::vector<std::size_t>,
                        std::optional<std::size_t>, std::optional<std::size_t>, double>,
             LoopImpact>;

// Half an hour, in which plant comes back or operators act.
inline constexpr double followedS = 1800.0;
// Load accepted within 10 s: NFPA 110 type 10.
inline constexpr double generatorStartS = 10.0;

// The disturbance as the transient takes it; `normal` is the state before. NoSolution where a
// steady state after it has none.
model::Result<thermal::LoopDisturbance> courseOf(const model::CoolantGroup& group,
                                                 const thermal::CoolantLoopResult& normal,
                                                 const LoopEvent& event, std::stop_token stop);

model::Result<LoopImpact> impactOf(thermal::OutageSolver& outages, const LoopEvent& event,
                                   std::stop_token stop);

} // namespace hallwright::app
