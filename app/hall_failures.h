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

#include <optional>
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

// `known` is read and added to. By kind: electrical elements in the order of the network, then
// cooling. Faults: Cancelled.
model::Result<std::vector<model::FailureResult>> hallFailures(const HallSystems& systems,
                                                              model::FailureScope scope,
                                                              LoopImpacts& known,
                                                              std::stop_token stop);

// One finding per kind whose worst failure throttles a rack or darkens a rack with two feeds.
std::vector<model::Finding> failureFindings(const std::vector<model::FailureResult>& failures);

// One failure of the list in time: each group that it reaches.
struct GroupCourse {
    std::string group;
    std::vector<std::string> racks; // "rack/12", along course.throttleS
    thermal::LoopTransient course;
};
model::Result<std::vector<GroupCourse>>
followFailure(const HallSystems& systems, const std::string& name, std::stop_token stop);

} // namespace hallwright::app
