// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall_failures.h"

#include "app/coolant_groups.h"
#include "model/quantity_text.h"
#include "power/outages.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace hallwright::app {

using namespace model;

namespace {

// A failure before it is solved: what happens to each coolant group that it reaches.
struct Candidate {
    FailureResult result; // name, kind and what power says
    std::map<std::size_t, LoopEvent> events;
    std::set<RackId> dark;
};

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

    Result<std::vector<Candidate>> list()
    {
        if (systems_.powerSolved)
            if (const auto done = addElectrical(); !done)
                return tl::unexpected<Fault>(done.error());
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
            if (solved(systems_, g))
                addGroup(g);
        addFacilityFeeds();
        addWhole("loss of the utility", "utility-supply", FacilityEvent::UtilityLost);
        addWhole("loss of heat rejection", "heat-rejection", FacilityEvent::RejectionLost);
        addWhole("loss of facility water flow", "facility-flow", FacilityEvent::FlowLost);
        return std::move(out_);
    }

private:
    Candidate& add(std::string name, std::string kind, ElementRef lost)
    {
        out_.emplace_back();
        auto& result = out_.back().result;
        result.name = std::move(name);
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
            auto& candidate = add(fmt::format("loss of {}{}", outage.element,
                                              outage.oneOfSeveral ? ", one unit" : ""),
                                  powerRoleKey(outage.role), refTo(outage.element));
            candidate.dark.insert(outage.dark.begin(), outage.dark.end());
            candidate.result.unitsStopped = static_cast<int>(outage.stopped.size());
            candidate.result.worstLoading = outage.worstLoading;
            candidate.result.worstLoaded = outage.worstLoaded;
            stopCdus(outage.stopped, candidate);
        }
        return {};
    }

    void stopCdus(const std::vector<std::string>& stopped, Candidate& candidate) const
    {
        const std::set<std::string> keys(stopped.begin(), stopped.end());
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g) {
            LoopEvent event;
            for (const auto& element : systems_.coolant.groups[g].elements)
                event.cdusLost +=
                    element.role == CoolantRole::Cdu && keys.contains(element.key) ? 1 : 0;
            if (event.cdusLost > 0 && solved(systems_, g))
                candidate.events[g] = event;
        }
    }

    void addGroup(std::size_t g)
    {
        const auto& group = systems_.coolant.groups[g];
        const auto& cdu = std::get<CduType>(group.cdu->kind);
        for (std::size_t i = 0; i < group.elements.size(); ++i) {
            const auto& element = group.elements[i];
            if (element.role == CoolantRole::Cdu) {
                auto& lost = add("loss of " + element.key, "cdu", refTo(element.key));
                lost.result.unitsStopped = 1;
                lost.events[g].cdusLost = 1;
                if (cdu.dutyPumps > 1 && cdu.standbyPumps == 0)
                    add("loss of a pump of " + element.key, "pump", refTo(element.key))
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
        if (element.role == CoolantRole::Strainer || element.role == CoolantRole::Bypass ||
            element.role == CoolantRole::Vessel || element.role == CoolantRole::Buffer)
            return;
        if (element.role != CoolantRole::Branch) {
            add("isolation of " + element.key, "pipe-isolated", refTo(element.key))
                .events[g]
                .outage.closed = {i};
            return;
        }
        add("valve stuck shut at " + element.key, "valve-shut", refTo(element.key))
            .events[g]
            .outage.closed = {i};
        if (group.control == FlowControl::PressureIndependent)
            add("valve stuck open at " + element.key, "valve-open", refTo(element.key))
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
            auto& lost =
                add(fmt::format("loss of facility loop {} of h{}", letter, systems_.hall.number),
                    "facility-loop", refTo(systems_.hall));
            lost.result.unitsStopped = stopped;
            lost.events = std::move(events);
        }
    }

    void addWhole(const char* name, const char* kind, FacilityEvent event)
    {
        Candidate whole;
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
            if (solved(systems_, g))
                whole.events[g].facility = event;
        if (!whole.events.empty())
            add(fmt::format("{} of h{}", name, systems_.hall.number), kind, refTo(systems_.hall))
                .events = std::move(whole.events);
    }

    const HallSystems& systems_;
    FailureScope scope_;
    std::stop_token stop_;
    std::vector<Candidate> out_;
};

// Solves impacts; groups that are equal but for their keys are solved once for equal events.
class Impacts {
public:
    Impacts(const HallSystems& systems, LoopImpacts& known, std::stop_token stop)
        : systems_(systems)
        , known_(known)
        , stop_(std::move(stop))
    {
        constexpr std::size_t mostKept = 20000;
        if (known_.size() > mostKept)
            known_.clear();
        for (const auto& group : systems.coolant.groups)
            signatures_.push_back(signatureOf(group));
    }

    Result<LoopImpact> of(std::size_t group, const LoopEvent& event)
    {
        const auto key =
            std::make_tuple(signatures_[group], event.cdusLost, event.facility, event.outage.closed,
                            event.outage.openValve, event.outage.pumpShare);
        if (const auto known = known_.find(key); known != known_.end())
            return known->second;
        auto impact =
            impactOf(systems_.coolant.groups[group], *systems_.loops[group], event, stop_);
        if (impact)
            known_.emplace(key, *impact);
        return impact;
    }

private:
    const HallSystems& systems_;
    LoopImpacts& known_;
    std::stop_token stop_;
    std::vector<std::uint64_t> signatures_;
};

// The lower of two values that may be unknown.
template <class Value>
void lower(std::optional<Value>& worst, const std::optional<Value>& other)
{
    if (other && (!worst || *other < *worst))
        worst = other;
}

class Composer {
public:
    Composer(const HallSystems& systems, Candidate candidate)
        : systems_(systems)
        , candidate_(std::move(candidate))
        , affected_(candidate_.dark)
    {
        candidate_.result.racksDark = static_cast<int>(candidate_.dark.size());
    }

    void take(std::size_t group, const LoopImpact& impact)
    {
        auto& result = candidate_.result;
        const auto& racks = systems_.coolant.groups[group].racks;
        for (std::size_t i = 0; i < racks.size(); ++i) {
            if (candidate_.dark.contains(racks[i].rack))
                continue;
            result.racksShort += impact.shortOfFlow[i];
            result.racksHot += impact.tooHot[i];
            if (impact.shortOfFlow[i] != 0 || impact.tooHot[i] != 0 || impact.throttleS[i])
                affected_.insert(racks[i].rack);
        }
        lower(result.worstFlowMargin, impact.worstFlowMargin);
        if (impact.worstSupplyK &&
            (!result.worstSupply || inSi(*result.worstSupply) < *impact.worstSupplyK))
            result.worstSupply = fromSi<Temperature>(*impact.worstSupplyK);
        if (impact.firstThrottleS &&
            (!result.timeToThrottle || *impact.firstThrottleS < inSi(*result.timeToThrottle))) {
            result.timeToThrottle = seconds(*impact.firstThrottleS);
            result.estimated = impact.estimated;
        }
        if (impact.firstShutdownS &&
            (!result.timeToShutdown || *impact.firstShutdownS < inSi(*result.timeToShutdown)))
            result.timeToShutdown = seconds(*impact.firstShutdownS);
    }

    FailureResult result()
    {
        auto& result = candidate_.result;
        result.racks.assign(affected_.begin(), affected_.end());
        for (const auto& load : systems_.loads)
            if (affected_.contains(load.rack))
                result.affected += load.power;
        return std::move(result);
    }

private:
    const HallSystems& systems_;
    Candidate candidate_;
    std::set<RackId> affected_;
};

} // namespace

Result<std::vector<FailureResult>> hallFailures(const HallSystems& systems, FailureScope scope,
                                                LoopImpacts& known, std::stop_token stop)
{
    auto candidates = Candidates(systems, scope, stop).list();
    if (!candidates)
        return tl::unexpected<Fault>(candidates.error());
    Impacts impacts(systems, known, stop);
    std::vector<FailureResult> out;
    for (auto& candidate : *candidates) {
        const auto events = candidate.events;
        Composer composer(systems, std::move(candidate));
        for (const auto& [group, event] : events) {
            const auto impact = impacts.of(group, event);
            if (impact)
                composer.take(group, *impact);
            else if (impact.error().code == FaultCode::Cancelled)
                return tl::unexpected<Fault>(impact.error());
        }
        out.push_back(composer.result());
    }
    return out;
}

std::vector<Finding> failureFindings(const std::vector<FailureResult>& failures)
{
    std::map<std::string, const FailureResult*> worst; // by kind: the one that throttles first
    for (const auto& failure : failures) {
        auto& kept = worst[failure.kind];
        if (failure.timeToThrottle &&
            (kept == nullptr || *failure.timeToThrottle < *kept->timeToThrottle))
            kept = &failure;
    }
    std::vector<Finding> out;
    for (const auto& [kind, failure] : worst) {
        if (failure == nullptr)
            continue;
        Finding finding;
        const bool site = kind == "heat-rejection" || kind == "facility-flow";
        finding.severity = site ? Severity::Note : Severity::Warning;
        finding.code = "failure.throttle." + kind;
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "After {0} the first rack throttles in {1}; racks "
                                         "affected: {2}"),
            {failure->name,
             quantityText(inSi(*failure->timeToThrottle), Measure::Seconds, UnitSystem::Si, 2),
             std::to_string(failure->racks.size())}};
        finding.elements = {failure->lost};
        for (const auto& rack : failure->racks)
            finding.elements.push_back(refTo(rack));
        finding.value = inSi(*failure->timeToThrottle);
        finding.measure = Measure::Seconds;
        finding.contingency = failure->name;
        finding.reference =
            failure->estimated
                ? QT_TRANSLATE_NOOP("reference", "heat-up in time; thermal mass and throttle "
                                                 "limit are class estimates")
                : QT_TRANSLATE_NOOP("reference", "heat-up in time; thermal mass is a class "
                                                 "estimate, the limit is the maker's");
        out.push_back(std::move(finding));
    }
    return out;
}

Result<std::vector<GroupCourse>> followFailure(const HallSystems& systems, const std::string& name,
                                               std::stop_token stop)
{
    auto candidates = Candidates(systems, FailureScope::Every, stop).list();
    if (!candidates)
        return tl::unexpected<Fault>(candidates.error());
    const auto found =
        std::find_if(candidates->begin(), candidates->end(),
                     [&](const Candidate& candidate) { return candidate.result.name == name; });
    if (found == candidates->end())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "there is no failure \"{0}\" in this hall"), {name}},
                    "--failure",
                    {QT_TRANSLATE_NOOP("app", "The verb failures lists the names"), {}});
    std::vector<GroupCourse> out;
    for (const auto& [g, event] : found->events) {
        const auto& group = systems.coolant.groups[g];
        const auto course = courseOf(group, *systems.loops[g], event, stop);
        if (!course)
            return tl::unexpected<Fault>(course.error());
        auto followed = thermal::followLoop(group, *systems.loops[g], *course, stop);
        if (!followed)
            return tl::unexpected<Fault>(followed.error());
        GroupCourse one{group.key, {}, *std::move(followed)};
        for (const auto& need : group.racks)
            one.racks.push_back(text(refTo(need.rack)));
        out.push_back(std::move(one));
    }
    return out;
}

} // namespace hallwright::app
