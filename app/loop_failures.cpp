// SPDX-License-Identifier: GPL-3.0-or-later
// Pumps that stop run down as 1/(1 + t/τ) (quadratic torque, τ = 2 s, class estimate for CDU pumps)
// and their check valves shut under 2 % of the flow. Drives that answer ramp within 30 s (published
// CDU simulator). Flows between those points are those of the steady hydraulics.
#include "app/loop_failures.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double coastTimeS = 2.0;
constexpr double rampS = 30.0;
constexpr double valveShutS = 1.0; // an isolating valve or a stuck control valve

std::vector<double> flowsOf(const CoolantGroup& group, const thermal::CoolantLoopResult& loop)
{
    std::map<RackId, double> byRack;
    for (const auto& rack : loop.racks)
        byRack[rack.rack] = inSi(rack.flow);
    std::vector<double> out;
    for (const auto& need : group.racks)
        out.push_back(byRack.contains(need.rack) ? byRack[need.rack] : 0.0);
    return out;
}

std::vector<double> scaled(std::vector<double> flows, double share)
{
    for (double& flow : flows)
        flow *= share;
    return flows;
}

void coastDown(const std::vector<double>& from, std::vector<thermal::FlowPoint>& points)
{
    for (const double t : {0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0})
        points.push_back({t, scaled(from, 1.0 / (1.0 + t / coastTimeS))});
    points.push_back({98.0, scaled(from, 0.02)}); // 1/(1 + 98/2)
    points.push_back({98.1, scaled(from, 0.0)});
}

// Stops, then comes back with the generator.
void stopAndRestart(const std::vector<double>& from, std::vector<thermal::FlowPoint>& points)
{
    for (const double t : {0.0, 0.5, 1.0, 2.0, 4.0, 6.0, 8.0, generatorStartS})
        points.push_back({t, scaled(from, 1.0 / (1.0 + t / coastTimeS))});
    points.push_back({generatorStartS + rampS, from});
}

std::vector<thermal::FacilityPoint> facilityCourse(const CoolantGroup& group, FacilityEvent event)
{
    using thermal::FacilityWater;
    switch (event) {
    case FacilityEvent::None:
        return {{0.0, FacilityWater::Cold}};
    case FacilityEvent::FlowLost:
        return {{0.0, FacilityWater::Lost}};
    case FacilityEvent::RejectionLost:
        return {{0.0, FacilityWater::BufferOnly}};
    case FacilityEvent::UtilityLost:
        return {
            {0.0, FacilityWater::Lost},
            {generatorStartS, FacilityWater::BufferOnly},
            {std::max(inSi(group.facilityRestart), generatorStartS + 1.0), FacilityWater::Cold}};
    }
    return {{0.0, FacilityWater::Cold}};
}

int left(const CoolantGroup& group, const LoopEvent& event)
{
    return std::max(0, group.installed - event.cdusLost);
}

bool changesFlow(const LoopEvent& event)
{
    return event.cdusLost > 0 || event.outage != thermal::CoolantOutage{};
}

std::vector<double> inSiOf(const std::vector<VolumeFlow>& flows)
{
    std::vector<double> out;
    out.reserve(flows.size());
    for (const auto& flow : flows)
        out.push_back(inSi(flow));
    return out;
}

bool beyond(const std::optional<Temperature>& value, const std::optional<Temperature>& limit)
{
    constexpr double rounding = 1e-3; // K
    return value && limit && inSi(*value) > inSi(*limit) + rounding;
}

class Judge {
public:
    Judge(const CoolantGroup& group, LoopImpact& impact)
        : group_(group)
        , impact_(impact)
    {
        impact_.shortOfFlow.assign(group.racks.size(), 0);
        impact_.tooHot.assign(group.racks.size(), 0);
        impact_.throttleS.assign(group.racks.size(), std::nullopt);
    }

    void noFlow()
    {
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (group_.racks[i].flowKnown)
                impact_.shortOfFlow[i] = 1;
        impact_.worstFlowMargin = -1.0;
    }

    // The state that the event ends in.
    void steady(const thermal::CoolantLoopResult& loop)
    {
        impact_.worstSupplyK = inSi(loop.supply);
        eachRack(loop, [this](std::size_t i, const thermal::RackCoolant& got) {
            judgeFlow(i, got);
            judgeHeat(i, got);
        });
    }

    // Flows that the event leaves as they are, while temperatures move.
    void flows(const thermal::CoolantLoopResult& loop)
    {
        eachRack(loop,
                 [this](std::size_t i, const thermal::RackCoolant& got) { judgeFlow(i, got); });
    }

    void inTime(const thermal::LoopTransient& course)
    {
        impact_.throttleS = course.throttleS;
        impact_.firstThrottleS = course.firstThrottleS;
        impact_.firstShutdownS = course.firstShutdownS;
        impact_.estimated = course.estimated;
    }

private:
    template <class Take>
    void eachRack(const thermal::CoolantLoopResult& loop, Take take)
    {
        std::map<RackId, const thermal::RackCoolant*> byRack;
        for (const auto& rack : loop.racks)
            byRack[rack.rack] = &rack;
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (group_.racks[i].flowKnown && byRack.contains(group_.racks[i].rack))
                take(i, *byRack[group_.racks[i].rack]);
    }

    void judgeFlow(std::size_t i, const thermal::RackCoolant& got)
    {
        constexpr double rounding = 1e-5; // of the need
        const auto& need = group_.racks[i];
        const auto wanted = flowNeed(*need.type, got.supply).value_or(need.flow);
        const double margin = inSi(wanted) > 0.0 ? inSi(got.flow) / inSi(wanted) - 1.0 : 0.0;
        impact_.worstFlowMargin = std::min(impact_.worstFlowMargin.value_or(margin), margin);
        impact_.shortOfFlow[i] = margin < -rounding;
    }

    void judgeHeat(std::size_t i, const thermal::RackCoolant& got)
    {
        const auto& cooling = group_.racks[i].type->cooling;
        const auto component = got.returned ? got.component : std::nullopt;
        impact_.tooHot[i] = beyond(got.supply, cooling.supplyMax) ||
                            beyond(got.returned, cooling.returnMax) ||
                            beyond(component, cooling.componentLimit);
    }

    const CoolantGroup& group_;
    LoopImpact& impact_;
};

// The way to the steady state after an event, and that state where the event changes flows.
struct Aftermath {
    thermal::LoopDisturbance course;
    bool still = false; // no rack gets any flow in the end
    std::optional<thermal::CoolantLoopResult> steady;
};

bool shutOff(const Result<thermal::LoopAfterOutage>& loop)
{
    return !loop && loop.error().what.text == thermal::noCoolantMoves;
}

Result<Aftermath> aftermathOf(thermal::OutageSolver& outages, const LoopEvent& event,
                              std::stop_token stop)
{
    const auto& group = outages.group();
    const auto& normal = outages.normal();
    Aftermath out;
    out.course.endS = followedS;
    out.course.facility = facilityCourse(group, event.facility);
    out.course.cdusRunning = left(group, event);
    const auto before = flowsOf(group, normal);
    auto& flows = out.course.flows;
    if (event.facility == FacilityEvent::UtilityLost && !group.pumpsOnUps) {
        stopAndRestart(before, flows);
    } else if (out.course.cdusRunning == 0) {
        coastDown(before, flows);
        out.still = true;
    } else if (changesFlow(event)) {
        auto after = outages.solve(left(group, event), event.outage, stop);
        const double change = event.cdusLost > 0 ? coastTimeS : valveShutS;
        if (shutOff(after)) { // a main that all pumps need
            flows = {{0.0, before}, {change, scaled(before, 0.0)}};
            out.still = true;
            return out;
        }
        if (!after)
            return tl::unexpected<Fault>(after.error());
        flows = {{0.0, before},
                 {change, inSiOf(after->heldFlows)},
                 {change + rampS, flowsOf(group, after->steady)}};
        out.steady = std::move(after->steady);
    } else {
        flows = {{0.0, before}};
    }
    return out;
}

} // namespace

Result<thermal::LoopDisturbance> courseOf(const CoolantGroup& group,
                                          const thermal::CoolantLoopResult& normal,
                                          const LoopEvent& event, std::stop_token stop)
{
    thermal::OutageSolver outages(group, normal);
    return aftermathOf(outages, event, std::move(stop)).map([](Aftermath&& after) {
        return std::move(after.course);
    });
}

Result<LoopImpact> impactOf(thermal::OutageSolver& outages, const LoopEvent& event,
                            std::stop_token stop)
{
    const auto& group = outages.group();
    const auto& normal = outages.normal();
    auto after = aftermathOf(outages, event, stop);
    if (!after)
        return tl::unexpected<Fault>(after.error());
    LoopImpact impact;
    Judge judge(group, impact);
    if (after->steady)
        judge.steady(*after->steady);
    else if (after->still)
        judge.noFlow();
    else if (event.facility == FacilityEvent::None)
        judge.steady(normal);
    else
        judge.flows(normal);
    after->course.to = thermal::FollowTo::Decision;
    const auto followed = thermal::followLoop(group, normal, after->course, stop);
    if (!followed)
        return tl::unexpected<Fault>(followed.error());
    judge.inTime(*followed);
    return impact;
}

} // namespace hallwright::app
