// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of a hall's power for plots: when breakers trip, and a loss of the utility in time.
#pragma once

#include "model/results/failure_course.h"
#include "model/results/ride_through.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// Shortest and longest time to the end of a current; none where the breaker may, or must, stay
// closed.
struct TripPoint {
    Current current{};
    std::optional<Duration> least;
    std::optional<Duration> most;
};

struct TripCurve {
    std::string element; // key of what the breaker guards
    std::string breaker; // catalogue key
    std::vector<TripPoint> points;
};

// Two breakers in series.
struct TripPair {
    std::string upper; // keys of the elements that they guard
    std::string lower;
    Current fault{};     // highest, behind the lower one
    Current selective{}; // up to which only the lower one opens
    bool total = false;
};

struct TripCurves {
    std::vector<TripCurve> curves; // by order of the network
    std::vector<TripPair> pairs;
};

// A loss of the hall's utility: batteries and generators, and the coolant where a loop is solved.
struct RideCourse {
    RideThrough ride;
    std::optional<FailureCourse> course;
};

} // namespace hallwright::model
