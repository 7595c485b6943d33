// SPDX-License-Identifier: GPL-3.0-or-later
// What one failure does to a hall, over power and cooling: which racks go dark, run short of flow
// or too hot, what is overloaded, and how long until the first rack throttles.
#pragma once

#include "model/ids.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// How much of the list is solved: the elements that many racks hang on, by what goes dark and which
// pumps stop (loadings unknown: an element's own worst single loss stands in its result); or also
// what serves few of them (feeders, busways, rack valves, row pipes), with loadings.
enum class FailureScope { Shared, Every };

// Limits where a maker states none are class estimates; `estimated` marks a time that rests on one.
struct FailureResult {
    std::string name; // "loss of h1/power/A/ups/r1": what `transient --failure` takes
    std::string kind; // "utility", "transformer", "ups", …, "cdu", "valve-shut", "facility-water"
    HallId hall;
    ElementRef lost;
    int unitsStopped = 0; // CDUs and air units that stop with it
    int racksDark = 0;    // without any live feed
    int racksShort = 0;   // steady coolant flow under the need at their supply temperature
    int racksHot = 0;     // steady supply, return or component beyond its limit
    Power affected{};     // TDP of those racks, each once
    std::optional<double> worstLoading;    // of what it may carry, 1 = full
    std::string worstLoaded;               // key of that element
    std::optional<double> worstFlowMargin; // (got - need)/need over racks that stay fed
    std::optional<Temperature> worstSupply;
    std::optional<Duration> timeToThrottle; // none: not within the half hour that is followed
    std::optional<Duration> timeToShutdown;
    bool estimated = false;
    std::vector<RackId> racks; // dark, short, hot or throttling; sorted
    friend bool operator==(const FailureResult&, const FailureResult&) = default;
};

// Nothing goes dark, short, hot or over its rating, and no rack throttles.
bool holds(const FailureResult& failure);

} // namespace hallwright::model
