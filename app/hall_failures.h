// SPDX-License-Identifier: GPL-3.0-or-later
// The failure list of a hall, one list over power and cooling: a lost electrical element is
// followed into the pumps that it feeds, and from there into flow, temperature and time to
// throttle.
#pragma once

#include "app/air_failures.h"
#include "app/loop_failures.h"
#include "model/derive/coolant.h"
#include "model/derive/power.h"
#include "model/results/failure.h"
#include "model/results/finding.h"
#include "power/hall_power.h"

#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace hallwright::app {

// The solved normal state of a hall, from which failures start.
struct HallSystems {
    model::HallId hall;
    model::DerivedCoolant coolant;
    std::vector<model::Result<thermal::CoolantLoopResult>> loops; // per group
    model::DerivedPower power;
    std::vector<power::RackLoad> loads;
    std::vector<power::MechanicalLoad> mechanical;
    bool powerSolved = false;
    std::optional<AirSystem> air; // none where no air units cool
};

// A failure before it is solved: its name, what power says of it, and what happens to each coolant
// group that it reaches.
struct FailureMeantime {
    std::map<std::size_t, LoopEvent> events;
    std::set<model::RackId> dark;
    std::optional<thermal::AirLoss> air;
};

struct FailureCase {
    model::FailureResult result;
    std::map<std::size_t, LoopEvent> events;
    std::set<model::RackId> dark;
    std::optional<thermal::AirLoss> air;
    std::optional<FailureMeantime> meantime; // until an open ring is switched (ring_failures.h)
};

// Every single failure of the scope. Faults: Cancelled.
model::Result<std::vector<FailureCase>>
singleCases(const HallSystems& systems, model::FailureScope scope, std::stop_token stop);

// In the order of the cases; `known` is read and added to. Faults: Cancelled.
model::Result<std::vector<model::FailureResult>>
solveCases(const HallSystems& systems, std::vector<FailureCase> cases, LoopImpacts& known,
           const model::FailureWatch& watch, std::stop_token stop);

// What a case does to the CDUs of a stopped board, counted by group.
std::map<std::size_t, int> cdusStopped(const HallSystems& systems,
                                       const std::vector<std::string>& stopped);

// `known` is read and added to. By kind: electrical elements in the order of the network, then
// cooling. Faults: Cancelled.
model::Result<std::vector<model::FailureResult>> hallFailures(const HallSystems& systems,
                                                              model::FailureScope scope,
                                                              LoopImpacts& known,
                                                              std::stop_token stop);

// One finding per kind whose worst failure throttles a rack or darkens a rack with two feeds.
std::vector<model::Finding> failureFindings(const std::vector<model::FailureResult>& failures);

// InvalidArgument where the hall has no failure of that name.
model::Result<FailureCase> caseNamed(const HallSystems& systems, const std::string& name,
                                     std::stop_token stop);

} // namespace hallwright::app
