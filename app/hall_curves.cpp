// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall_curves.h"

#include "app/failure_course.h"
#include "power/trip_lines.h"
#include "thermal/pump_curves.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallwright::app {

using namespace model;

Result<std::vector<PumpCurves>> pumpCurvesOf(const HallSystems& systems, std::stop_token stop)
{
    std::vector<PumpCurves> out;
    for (std::size_t g = 0; g < systems.coolant.groups.size(); ++g) {
        if (!systems.loops[g])
            continue;
        auto one = thermal::pumpCurves(systems.coolant.groups[g], *systems.loops[g], stop);
        if (!one)
            return tl::unexpected<Fault>(one.error());
        out.push_back(*std::move(one));
    }
    return out;
}

TripCurves tripCurvesOf(const DerivedPower& network, const std::vector<power::BreakerPair>& pairs)
{
    TripCurves out;
    for (const auto& element : network.elements)
        if (element.trip)
            if (auto points = power::tripPoints(*element.trip); !points.empty())
                out.curves.push_back({element.key, element.breaker, std::move(points)});
    for (const auto& pair : pairs)
        out.pairs.push_back({pair.upper, pair.lower, pair.fault, pair.selective, pair.total()});
    return out;
}

RideCourse rideCourseOf(const HallSystems& systems, RideThrough ride, std::stop_token stop)
{
    RideCourse out{std::move(ride), std::nullopt};
    auto course = followFailure(
        systems, fmt::format("loss of the utility of h{}", systems.hall.number), std::move(stop));
    if (!course)
        return out; // no liquid-cooled group
    for (const auto& group : course->groups)
        if (group.firstThrottle)
            out.ride.events.push_back({*group.firstThrottle,
                                       QT_TRANSLATE_NOOP("term", "first rack throttles"),
                                       group.key});
    std::stable_sort(out.ride.events.begin(), out.ride.events.end(),
                     [](const auto& a, const auto& b) { return a.at < b.at; });
    out.course = *std::move(course);
    return out;
}

} // namespace hallwright::app
