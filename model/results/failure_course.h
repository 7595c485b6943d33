// SPDX-License-Identifier: GPL-3.0-or-later
// One failure in time: temperatures, flow and margins of each coolant group that it reaches, and
// what happens when.
#pragma once

#include "model/ids.h"
#include "model/message.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct CourseMoment {
    Duration at{};
    Temperature supply = celsius(0); // into the racks
    Temperature returned = celsius(0);
    Temperature facility = celsius(0); // into the CDUs
    VolumeFlow flow{};                 // all racks of the group
    Temperature hottest = celsius(0);  // of the heated part nearest to its limit
    TemperatureDifference margin{};    // of that part, to its limit
    // Per rack of the group: limit less temperature; none where no limit is known.
    std::vector<std::optional<TemperatureDifference>> rackMargin;
};

struct CourseGroup {
    std::string key; // "h1/coolant/r3"
    std::vector<RackId> racks;
    std::vector<std::optional<Duration>> throttle; // per rack: none within the time followed
    std::vector<CourseMoment> moments;             // by time
    std::optional<Duration> firstThrottle;
    std::optional<Duration> firstShutdown;
    bool estimated = false; // limit or thermal mass of the first is a class value
    double heatResidual = 0.0;
};

enum class CourseMark { Cause, Change, Back, Limit };

struct CourseEvent {
    Duration at{};
    Message what; // scope "failure"
    CourseMark mark = CourseMark::Change;
    std::string group; // of which group; empty: all
};

struct FailureCourse {
    std::string name;
    std::vector<CourseGroup> groups; // the one that throttles first stands first
    std::vector<CourseEvent> events; // by time
    std::vector<RackId> dark;        // without any live feed: they make no heat
};

} // namespace hallwright::model
