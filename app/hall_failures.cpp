// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall_failures.h"

#include "app/hall_failures_outcome.h"
#include "app/loop_impacts.h"
#include "app/ring_failures.h"
#include "model/quantity_text.h"
#include "power/outages.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace hallwright::app {

using namespace model;

namespace {

constexpr const char* lossOf = QT_TRANSLATE_NOOP("term", "loss of {0}");

bool solved(const HallSystems& systems, std::size_t group)
{
    return systems.loops[group].has_value();
}

class Candidates {
public:
    Candidates(const HallSystems& systems, FailureScope scope, std::stop_token stop)
        : systems_(systems)
        , scope_(scope)
        , stop_(std::move(stop))
    {
    }

    Result<std::vector<FailureCase>> list()
    {
        if (systems_.powerSolved)
            if (const auto done = addElectrical(); !done)
                return tl::unexpected<Fault>(done.error());
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
            if (solved(systems_, g))
                addGroup(g);
        addFacilityFeeds();
        addWhole(QT_TRANSLATE_NOOP("term", "loss of the utility of {0}"), "utility-supply",
                 FacilityEvent::UtilityLost);
        addWhole(QT_TRANSLATE_NOOP("term", "loss of heat rejection of {0}"), "heat-rejection",
                 FacilityEvent::RejectionLost);
        addWhole(QT_TRANSLATE_NOOP("term", "loss of facility water flow of {0}"), "facility-flow",
                 FacilityEvent::FlowLost);
        if (systems_.air)
            for (const auto& lost : airCandidates(*systems_.air)) {
                auto& candidate = add(lost.title, lost.kind, refTo(systems_.air->units.key));
                candidate.result.unitsStopped = lost.loss.units;
                candidate.air = lost.loss;
            }
        return std::move(out_);
    }

private:
    FailureCase& add(Message title, std::string kind, ElementRef lost)
    {
        out_.emplace_back();
        auto& result = out_.back().result;
        result.name = english(title);
        result.title = std::move(title);
        result.kind = std::move(kind);
        result.hall = systems_.hall;
        result.lost = std::move(lost);
        return out_.back();
    }

    Result<void> addElectrical()
    {
        const auto outages =
            power::solveOutages(systems_.power, systems_.loads, systems_.mechanical, scope_, stop_);
        if (!outages)
            return tl::unexpected<Fault>(outages.error());
        for (const auto& outage : *outages) {
            auto& candidate = add(
                {outage.oneOfSeveral ? QT_TRANSLATE_NOOP("term", "loss of {0}, one unit") : lossOf,
                 {outage.element}},
                powerRoleKey(outage.role), refTo(outage.element));
            candidate.dark.insert(outage.dark.begin(), outage.dark.end());
            candidate.result.unitsStopped = static_cast<int>(outage.stopped.size());
            candidate.result.worstLoading = outage.worstLoading;
            candidate.result.worstLoaded = outage.worstLoaded;
            if (outage.collapsed)
                candidate.result.unsolved = english(*outage.collapsed);
            else if (scope_ == FailureScope::Shared)
                candidate.result.unsolved =
                    QT_TRANSLATE_NOOP("term", "loadings are solved in the list of every element");
            for (const auto& [group, count] : cdusStopped(systems_, outage.stopped))
                candidate.events[group].cdusLost = count;
            if (systems_.air && std::find(outage.stopped.begin(), outage.stopped.end(),
                                          systems_.air->units.key) != outage.stopped.end())
                candidate.air = thermal::AirLoss{systems_.air->units.installed, false};
            candidate = withMeantime(systems_, outage, std::move(candidate));
        }
        return {};
    }

    void addGroup(std::size_t g)
    {
        const auto& group = systems_.coolant.groups[g];
        const auto& cdu = std::get<CduType>(group.cdu->kind);
        for (std::size_t i = 0; i < group.elements.size(); ++i) {
            const auto& element = group.elements[i];
            if (element.role == CoolantRole::Cdu) {
                auto& lost = add({lossOf, {element.key}}, "cdu", refTo(element.key));
                lost.result.unitsStopped = 1;
                lost.events[g].cdusLost = 1;
                if (cdu.dutyPumps > 1 && cdu.standbyPumps == 0)
                    add({QT_TRANSLATE_NOOP("term", "loss of a pump of {0}"), {element.key}}, "pump",
                        refTo(element.key))
                        .events[g]
                        .outage.pumpShare = (cdu.dutyPumps - 1.0) / cdu.dutyPumps;
            } else if (scope_ == FailureScope::Every) {
                addPiping(g, i);
            }
        }
    }

    void addPiping(std::size_t g, std::size_t i)
    {
        const auto& group = systems_.coolant.groups[g];
        const auto& element = group.elements[i];
        if (element.role == CoolantRole::Strainer && element.kv > 0.0)
            add({QT_TRANSLATE_NOOP("term", "{0} fouled"), {element.key}}, "strainer-fouled",
                refTo(element.key))
                .events[g]
                .outage.fouledStrainer = i;
        if (element.role == CoolantRole::Strainer || element.role == CoolantRole::Bypass ||
            element.role == CoolantRole::Vessel || element.role == CoolantRole::Buffer ||
            element.role == CoolantRole::Tank)
            return;
        if (element.role != CoolantRole::Branch) {
            add({QT_TRANSLATE_NOOP("term", "isolation of {0}"), {element.key}}, "pipe-isolated",
                refTo(element.key))
                .events[g]
                .outage.closed = {i};
            return;
        }
        add({QT_TRANSLATE_NOOP("term", "valve stuck shut at {0}"), {element.key}}, "valve-shut",
            refTo(element.key))
            .events[g]
            .outage.closed = {i};
        if (group.control == FlowControl::PressureIndependent)
            add({QT_TRANSLATE_NOOP("term", "valve stuck open at {0}"), {element.key}}, "valve-open",
                refTo(element.key))
                .events[g]
                .outage.openValve = i;
    }

    // One facility loop of two: the CDUs that hang on it alone are stopped by their controls.
    void addFacilityFeeds()
    {
        for (const auto side : {FacilitySide::A, FacilitySide::B}) {
            std::map<std::size_t, LoopEvent> events;
            bool two = false;
            int stopped = 0;
            for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
                for (const auto& element : systems_.coolant.groups[g].elements) {
                    if (element.role != CoolantRole::Cdu || !solved(systems_, g))
                        continue;
                    two = two || element.facility != FacilitySide::A;
                    if (element.facility != side)
                        continue;
                    ++events[g].cdusLost;
                    ++stopped;
                }
            if (!two)
                return;
            const char* letter = side == FacilitySide::A ? "A" : "B";
            auto& lost = add({QT_TRANSLATE_NOOP("term", "loss of facility loop {0} of {1}"),
                              {letter, "h" + std::to_string(systems_.hall.number)}},
                             "facility-loop", refTo(systems_.hall));
            lost.result.unitsStopped = stopped;
            lost.events = std::move(events);
        }
    }

    void addWhole(const char* title, const char* kind, FacilityEvent event)
    {
        FailureCase whole;
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
            if (solved(systems_, g))
                whole.events[g].facility = event;
        if (!whole.events.empty())
            add({title, {fmt::format("h{}", systems_.hall.number)}}, kind, refTo(systems_.hall))
                .events = std::move(whole.events);
    }

    const HallSystems& systems_;
    FailureScope scope_;
    std::stop_token stop_;
    std::vector<FailureCase> out_;
};

// Solved before the next are looked at: enough to keep processors busy, few enough to stop soon.
constexpr std::size_t casesAtOnce = 256;

std::vector<GroupEvent> eventsOf(std::span<const FailureCase> cases)
{
    std::vector<GroupEvent> out;
    for (const auto& one : cases) {
        for (const auto& [group, event] : one.events)
            out.push_back({group, event});
        if (one.meantime)
            for (const auto& [group, event] : one.meantime->events)
                out.push_back({group, event});
    }
    return out;
}

Result<FailureResult> composed(const HallSystems& systems, FailureCase one,
                               const ImpactSolver& impacts, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return fail(FaultCode::Cancelled,
                    {QT_TRANSLATE_NOOP("app", "the failure list was cancelled"), {}});
    const auto events = one.events;
    const auto air = one.air;
    const auto meantime = one.meantime;
    const Duration lasts = one.result.switching.value_or(Duration{});
    FailureOutcome outcome(systems, std::move(one));
    for (const auto& [group, event] : events)
        if (const auto impact = impacts.of({group, event}))
            outcome.take(group, *impact);
        else
            outcome.takeUnsolved(impact.error());
    for (const auto& [group, event] :
         meantime ? meantime->events : std::map<std::size_t, LoopEvent>{})
        if (const auto impact = impacts.of({group, event}))
            outcome.takeMeantime(group, until(*impact, inSi(lasts)));
        else
            outcome.takeUnsolved(impact.error());
    auto result = outcome.result();
    if (air)
        if (const auto done = addAirImpact(result, *systems.air, *air, stop); !done)
            return tl::unexpected<Fault>(done.error());
    if (meantime && meantime->air) {
        const int hot = result.racksHot;
        if (const auto done = addAirImpact(result, *systems.air, *meantime->air, lasts, stop);
            !done)
            return tl::unexpected<Fault>(done.error());
        result.racksInterrupted += result.racksHot - hot;
        result.racksHot = hot;
    }
    return result;
}

} // namespace

std::map<std::size_t, int> cdusStopped(const HallSystems& systems,
                                       const std::vector<std::string>& stopped)
{
    const std::set<std::string> keys(stopped.begin(), stopped.end());
    std::map<std::size_t, int> out;
    for (std::size_t g = 0; g < systems.coolant.groups.size(); ++g)
        for (const auto& element : systems.coolant.groups[g].elements)
            if (element.role == CoolantRole::Cdu && keys.contains(element.key) &&
                solved(systems, g))
                ++out[g];
    return out;
}

Result<std::vector<FailureCase>> singleCases(const HallSystems& systems, FailureScope scope,
                                             std::stop_token stop)
{
    return Candidates(systems, scope, std::move(stop)).list();
}

Result<std::vector<FailureResult>> solveCases(const HallSystems& systems,
                                              std::vector<FailureCase> cases, LoopImpacts& known,
                                              const FailureWatch& watch, std::stop_token stop)
{
    ImpactSolver impacts(systems.coolant.groups, systems.loops, known);
    std::vector<FailureResult> out;
    for (std::size_t first = 0; first < cases.size(); first += casesAtOnce) {
        const auto batch =
            std::span(cases).subspan(first, std::min(casesAtOnce, cases.size() - first));
        if (const auto done = impacts.solve(eventsOf(batch), stop); !done)
            return tl::unexpected<Fault>(done.error());
        for (auto& one : batch) {
            auto result = composed(systems, std::move(one), impacts, stop);
            if (!result)
                return tl::unexpected<Fault>(result.error());
            out.push_back(*std::move(result));
            if (watch)
                watch(out.back(), out.size(), cases.size());
        }
    }
    return out;
}

Result<std::vector<FailureResult>> hallFailures(const HallSystems& systems, FailureScope scope,
                                                LoopImpacts& known, std::stop_token stop)
{
    return singleCases(systems, scope, stop).and_then([&](std::vector<FailureCase> cases) {
        return solveCases(systems, std::move(cases), known, {}, stop);
    });
}

Result<FailureCase> caseNamed(const HallSystems& systems, const std::string& name,
                              std::stop_token stop)
{
    auto cases = singleCases(systems, FailureScope::Every, std::move(stop));
    if (!cases)
        return tl::unexpected<Fault>(cases.error());
    const auto found = std::find_if(cases->begin(), cases->end(), [&](const FailureCase& one) {
        return one.result.name == name;
    });
    if (found == cases->end())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "there is no failure \"{0}\" in this hall"), {name}},
                    "--failure",
                    {QT_TRANSLATE_NOOP("app", "The verb failures lists the names"), {}});
    return std::move(*found);
}

} // namespace hallwright::app
