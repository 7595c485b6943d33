// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failure_course.h"

#include "app/ring_failures.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double leftSetPointK = 0.5; // beyond it the supply counts as lost

std::optional<Duration> timeOf(const std::optional<double>& atS)
{
    return atS ? std::optional(seconds(*atS)) : std::nullopt;
}

CourseMoment momentOf(const thermal::LoopMoment& from)
{
    CourseMoment out;
    out.at = seconds(from.atS);
    out.supply = fromSi<Temperature>(from.supplyK);
    out.returned = fromSi<Temperature>(from.returnK);
    out.facility = fromSi<Temperature>(from.facilityK);
    out.flow = fromSi<VolumeFlow>(from.flowM3s);
    out.hottest = fromSi<Temperature>(from.hottestK);
    out.margin = kelvins(from.leastMarginK);
    for (const double margin : from.rackMarginK)
        out.rackMargin.push_back(std::isfinite(margin) ? std::optional(kelvins(margin))
                                                       : std::nullopt);
    return out;
}

CourseGroup publish(const CoolantGroup& group, const thermal::LoopTransient& followed)
{
    CourseGroup out;
    out.key = group.key;
    for (const auto& need : group.racks)
        out.racks.push_back(need.rack);
    for (const auto& at : followed.throttleS)
        out.throttle.push_back(timeOf(at));
    for (const auto& moment : followed.moments)
        out.moments.push_back(momentOf(moment));
    out.firstThrottle = timeOf(followed.firstThrottleS);
    out.firstShutdown = timeOf(followed.firstShutdownS);
    out.estimated = followed.estimated;
    out.heatResidual = followed.heatResidual;
    return out;
}

// Marks of one group: what its equipment does by itself, and where limits are crossed.
class Marks {
public:
    Marks(const CoolantGroup& group, std::vector<CourseEvent>& events)
        : group_(group)
        , events_(events)
    {
    }

    void cause(const LoopEvent& event, const thermal::LoopDisturbance& course)
    {
        if (event.cdusLost > 0)
            add(0.0, CourseMark::Cause,
                {QT_TRANSLATE_NOOP("failure", "{0} of {1} CDUs stop"),
                 {std::to_string(std::min(event.cdusLost, group_.installed)),
                  std::to_string(group_.installed)}});
        facility(event, course);
        flows(event, course);
    }

    void limits(const thermal::LoopTransient& followed)
    {
        supplyMarks(followed);
        if (followed.firstThrottleS)
            add(*followed.firstThrottleS, CourseMark::Limit,
                {QT_TRANSLATE_NOOP("failure", "the first rack throttles"), {}});
        if (followed.firstShutdownS)
            add(*followed.firstShutdownS, CourseMark::Limit,
                {QT_TRANSLATE_NOOP("failure", "the first rack shuts down"), {}});
    }

private:
    void add(double atS, CourseMark mark, Message what)
    {
        events_.push_back({seconds(atS), std::move(what), mark, group_.key});
    }

    void facility(const LoopEvent& event, const thermal::LoopDisturbance& course)
    {
        using thermal::FacilityWater;
        if (event.facility == FacilityEvent::None)
            return;
        for (const auto& point : course.facility) {
            switch (point.water) {
            case FacilityWater::Cold:
                add(point.atS, CourseMark::Back,
                    {QT_TRANSLATE_NOOP("failure", "heat rejection is back"), {}});
                break;
            case FacilityWater::BufferOnly:
                add(point.atS, point.atS > 0.0 ? CourseMark::Change : CourseMark::Cause,
                    {inSi(group_.bufferVolume) > 0.0
                         ? QT_TRANSLATE_NOOP("failure", "facility water comes from the buffer tank")
                         : QT_TRANSLATE_NOOP("failure", "heat rejection stands still"),
                     {}});
                break;
            case FacilityWater::Lost:
                add(point.atS, CourseMark::Cause,
                    {QT_TRANSLATE_NOOP("failure", "facility water stops"), {}});
                break;
            }
        }
    }

    void flows(const LoopEvent& event, const thermal::LoopDisturbance& course)
    {
        const double last = course.flows.back().atS;
        const auto& end = course.flows.back().rackM3s;
        const bool still = std::all_of(end.begin(), end.end(), [](double q) { return q <= 0.0; });
        if (event.facility == FacilityEvent::UtilityLost && !group_.pumpsOnUps) {
            add(0.0, CourseMark::Cause, {QT_TRANSLATE_NOOP("failure", "pumps stop"), {}});
            add(generatorStartS, CourseMark::Change,
                {QT_TRANSLATE_NOOP("failure", "the generator carries the pumps"), {}});
            add(last, CourseMark::Back, {QT_TRANSLATE_NOOP("failure", "flow is back"), {}});
        } else if (still) {
            add(last, CourseMark::Change,
                {QT_TRANSLATE_NOOP("failure", "pumps have run down: no flow"), {}});
        } else if (course.flows.size() > 1) {
            add(last, CourseMark::Change,
                {QT_TRANSLATE_NOOP("failure", "drives have set the new flow"), {}});
        }
    }

    void supplyMarks(const thermal::LoopTransient& followed)
    {
        const double setPoint = inSi(group_.supplySetPoint);
        bool away = false;
        bool spent = inSi(group_.bufferVolume) <= 0.0;
        for (const auto& moment : followed.moments) {
            if (!spent && moment.facilityK >= setPoint) {
                spent = true;
                add(moment.atS, CourseMark::Change,
                    {QT_TRANSLATE_NOOP("failure", "buffer tank as warm as the set point"), {}});
            }
            const bool beyond = moment.supplyK > setPoint + leftSetPointK;
            if (beyond == away)
                continue;
            away = beyond;
            if (away)
                add(moment.atS, CourseMark::Change,
                    {QT_TRANSLATE_NOOP("failure", "supply leaves its set point"), {}});
            else
                add(moment.atS, CourseMark::Back,
                    {QT_TRANSLATE_NOOP("failure", "supply is back at its set point"), {}});
        }
    }

    const CoolantGroup& group_;
    std::vector<CourseEvent>& events_;
};

// The course up to a moment.
void cut(thermal::LoopTransient& followed, double endS)
{
    const auto after = [endS](std::optional<double>& at) {
        if (at && *at >= endS)
            at.reset();
    };
    std::erase_if(followed.moments, [endS](const auto& moment) { return moment.atS > endS; });
    for (auto& at : followed.throttleS)
        after(at);
    after(followed.firstThrottleS);
    after(followed.firstShutdownS);
}

// A mark that several groups have at one time stands once, for all of them.
void join(std::vector<CourseEvent>& events)
{
    std::vector<CourseEvent> out;
    for (auto& event : events) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const CourseEvent& known) {
            return known.at == event.at && known.what == event.what;
        });
        if (same == out.end())
            out.push_back(std::move(event));
        else
            same->group.clear();
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const CourseEvent& a, const CourseEvent& b) { return a.at < b.at; });
    events = std::move(out);
}

} // namespace

Result<FailureCourse> followFailure(const HallSystems& systems, const std::string& name,
                                    std::stop_token stop)
{
    const auto found = caseNamed(systems, name, stop);
    if (!found)
        return tl::unexpected<Fault>(found.error());
    FailureCourse out;
    out.name = name;
    out.dark.assign(found->dark.begin(), found->dark.end());
    out.events.push_back({seconds(0), found->result.title, CourseMark::Cause, {}});
    // Until an open ring is switched; what comes after is not followed.
    auto events = found->events;
    const auto lasts = found->result.switching;
    if (found->meantime) {
        out.dark.insert(out.dark.end(), found->meantime->dark.begin(), found->meantime->dark.end());
        for (const auto& [g, event] : found->meantime->events)
            events[g] = event;
    }
    for (const auto& [g, event] : events) {
        const auto& group = systems.coolant.groups[g];
        const auto course = courseOf(group, *systems.loops[g], event, stop);
        if (!course)
            return tl::unexpected<Fault>(course.error());
        auto followed = thermal::followLoop(group, *systems.loops[g], *course, stop);
        if (!followed)
            return tl::unexpected<Fault>(followed.error());
        if (found->meantime && found->meantime->events.contains(g))
            cut(*followed, inSi(*lasts));
        Marks marks(group, out.events);
        marks.cause(event, *course);
        marks.limits(*followed);
        out.groups.push_back(publish(group, *followed));
    }
    if (lasts && inSi(*lasts) < followedS)
        out.events.push_back({*lasts,
                              {QT_TRANSLATE_NOOP("failure", "the ring is switched: what it had "
                                                            "left is fed again"),
                               {}},
                              CourseMark::Back,
                              {}});
    join(out.events);
    std::stable_sort(
        out.groups.begin(), out.groups.end(), [](const CourseGroup& a, const CourseGroup& b) {
            return a.firstThrottle && (!b.firstThrottle || *a.firstThrottle < *b.firstThrottle);
        });
    return out;
}

} // namespace hallwright::app
