// SPDX-License-Identifier: GPL-3.0-or-later
// What one failure does to a hall, over power and cooling: which racks go dark, run short of flow
// or too hot, what is overloaded, and how long until the first rack throttles.
#pragma once

#include "model/ids.h"
#include "model/message.h"
#include "model/units.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// How much of the list is solved: the elements that many racks hang on, by what goes dark and which
// pumps stop (loadings unknown: an element's own worst single loss stands in its result); or also
// what serves few of them (feeders, busways, rack valves, row pipes), with loadings.
enum class FailureScope { Shared, Every };

// The side that a failure starts on; what it does may reach the other.
enum class FailureSide { Electrical, Thermal };

// Unknown: a part of it has no solution and what is solved is in order.
enum class FailureVerdict { Holds, Fails, Unknown };

// Limits where a maker states none are class estimates; `estimated` marks a time that rests on one.
struct FailureResult {
    std::string
        name;      // "loss of h1/power/A/ups/r1": what `transient --failure` takes, always English
    Message title; // the same for people, scope "term"; in English it is the name
    std::string kind; // "utility", "transformer", "ups", …, "cdu", "valve-shut", "facility-flow"
    HallId hall;
    ElementRef lost;
    std::optional<ElementRef> maintained; // of a pair: what was out of service when it failed
    std::string maintainedKind;
    int alike = 1;        // of a pair: how many with the same outcome this one stands for
    int unitsStopped = 0; // CDUs and air units that stop with it
    int racksDark = 0;    // without any live feed
    int racksShort = 0;   // steady coolant flow under the need at their supply temperature
    int racksHot = 0;     // steady supply, return or component beyond its limit
    // Of an open ring, until it is switched over: nothing else of this counts after it, and a
    // planned outage, switched before, has none of it.
    std::optional<Duration> switching;
    int racksInterrupted = 0;              // dark or too hot until then, beside those for good
    int unitsInterrupted = 0;              // stopped until then, beside those for good
    std::optional<double> loadingMeantime; // worst of what it may carry
    Power affected{};                      // TDP of those racks, each once
    std::optional<double> worstLoading;    // of what it may carry, 1 = full
    std::string worstLoaded;               // key of that element
    std::optional<double> worstFlowMargin; // (got - need)/need over racks that stay fed
    std::optional<Temperature> worstSupply;
    std::optional<Duration> timeToThrottle; // none: not within the half hour that is followed
    std::optional<Duration> timeToShutdown;
    bool estimated = false;
    std::vector<RackId> racks; // dark, short, hot or throttling, also for a while; sorted
    std::string unsolved;      // why a part of it has no solution; empty: all is solved
    friend bool operator==(const FailureResult&, const FailureResult&) = default;
};

// Side by kind.
FailureSide sideOf(const FailureResult& failure);
const char* sideKey(FailureSide side); // "power", "cooling"

// Holds: nothing goes dark, short, hot or over its rating, and no rack throttles.
FailureVerdict verdictOf(const FailureResult& failure);
const char* verdictKey(FailureVerdict verdict); // "holds", "fails", "unknown"
bool holds(const FailureResult& failure);

// The same of a planned outage: load is moved before, so that only the steady state afterwards
// counts and not the way there.
FailureVerdict plannedVerdictOf(const FailureResult& failure);

// What one element may do while the hall runs on.
struct ElementVerdict {
    ElementRef element;
    std::string kind;
    HallId hall;
    FailureVerdict maintainable = FailureVerdict::Unknown;  // a planned outage of it holds
    FailureVerdict faultTolerant = FailureVerdict::Unknown; // its failure holds, also in time
    // Every single fault during its planned outage holds; none where pairs were not solved.
    std::optional<FailureVerdict> tolerantInMaintenance;
    std::string worstFault; // name of the first of them that does not
    friend bool operator==(const ElementVerdict&, const ElementVerdict&) = default;
};

// Single failures and, where asked for, pairs of a maintenance outage and a fault.
struct FailureList {
    std::vector<FailureResult> singles;
    std::vector<FailureResult> pairs; // equal outcomes once, `alike` counted
    std::size_t pairsSolved = 0;
    std::vector<ElementVerdict> verdicts;
    std::size_t cases = 0; // asked for; more than solved where the work was stopped
    bool complete = true;
};

// Told after each case of a list, from the thread that solves; may be empty.
using FailureWatch =
    std::function<void(const FailureResult& solved, std::size_t done, std::size_t all)>;

} // namespace hallwright::model
