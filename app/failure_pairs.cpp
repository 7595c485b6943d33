// SPDX-License-Identifier: GPL-3.0-or-later
// A state of maintenance is the hall without what stands still in it, solved anew: coolant groups
// lose the CDUs that are out or whose board is. The fault then starts from that state. Electrical
// losses are solved together, since what the first leaves decides what the second takes.
#include "app/failure_pairs.h"

#include "app/coolant_groups.h"
#include "app/failure_parts.h"
#include "app/ring_failures.h"

#include <algorithm>

namespace hallwright::app {

using namespace model;

namespace {

using Losses = std::vector<power::LostUnits>;

Losses lossesOf(const LostPart& maintained, const LostPart* fault)
{
    Losses out;
    if (maintained.electrical)
        out.push_back(*maintained.electrical);
    if (fault != nullptr && fault->electrical)
        out.push_back(*fault->electrical);
    std::sort(out.begin(), out.end());
    return out;
}

bool shareARack(const LostPart& a, const LostPart& b)
{
    return std::any_of(a.ownRacks.begin(), a.ownRacks.end(),
                       [&](RackId rack) { return b.ownRacks.contains(rack); });
}

// How many pairs of the hall this one stands for; 0: it is none, or one that is two single
// failures without anything in common.
int standsFor(const LostPart& maintained, const LostPart& fault)
{
    const int times = static_cast<int>(maintained.alike.size());
    if (maintained.element == fault.element) // a second unit of the same
        return fault.electrical && fault.electrical->units > 0 ? times : 0;
    const bool few = !maintained.ownRacks.empty();
    if (!fault.ownRacks.empty()) {
        if (few)
            return shareARack(maintained, fault) ? times : 0;
        return maintained.electrical && fault.firstOfClass
                   ? times * static_cast<int>(fault.alike.size())
                   : 0;
    }
    if (fault.group && maintained.group)
        return *fault.group == *maintained.group ? times : 0;
    if (fault.group)
        return !few && fault.firstOfClass ? times * static_cast<int>(fault.alike.size()) : 0;
    return few && fault.facility != FacilityEvent::None ? 0 : times;
}

struct ChosenPair {
    std::size_t maintained = 0;
    std::size_t fault = 0;
    int alike = 1;
};

// What the hall is in one state of maintenance.
struct MaintenanceState {
    HallSystems systems;
    std::set<std::string> stopped;          // CDUs and air units
    std::vector<std::size_t> reduced;       // groups with fewer CDUs
    std::map<std::size_t, LoopEvent> still; // groups that have none left
};

class PairSolver {
public:
    PairSolver(const HallSystems& systems, LoopImpacts& known, std::stop_token stop)
        : systems_(systems)
        , parts_(lostParts(systems))
        , known_(known)
        , stop_(std::move(stop))
    {
    }

    Result<std::vector<SolvedPair>> run(const FailureWatch& watch)
    {
        choose();
        if (const auto done = solveElectrical(); !done)
            return tl::unexpected<Fault>(done.error());
        std::vector<SolvedPair> out;
        for (auto from = pairs_.begin(); from != pairs_.end();) {
            const auto to = std::find_if(from, pairs_.end(), [&](const ChosenPair& pair) {
                return pair.maintained != from->maintained;
            });
            if (const auto done = solveState({from, to}, watch, out); !done)
                return tl::unexpected<Fault>(done.error());
            from = to;
        }
        return out;
    }

private:
    void choose()
    {
        for (std::size_t m = 0; m < parts_.maintained.size(); ++m)
            for (std::size_t f = 0; f < parts_.faults.size(); ++f)
                if (const int alike = standsFor(parts_.maintained[m], parts_.faults[f]); alike > 0)
                    pairs_.push_back({m, f, alike});
    }

    Result<void> solveElectrical()
    {
        std::set<Losses> wanted;
        for (const auto& pair : pairs_) {
            const auto& maintained = parts_.maintained[pair.maintained];
            wanted.insert(lossesOf(maintained, nullptr));
            wanted.insert(lossesOf(maintained, &parts_.faults[pair.fault]));
        }
        wanted.erase(Losses{});
        if (wanted.empty())
            return {};
        const std::vector<Losses> sets(wanted.begin(), wanted.end());
        auto solved =
            power::solveLosses(systems_.power, systems_.loads, systems_.mechanical, sets, stop_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        for (std::size_t i = 0; i < sets.size(); ++i)
            outages_[sets[i]] = std::move((*solved)[i]);
        return {};
    }

    const power::OutageResult& outageOf(const Losses& losses) const
    {
        static const power::OutageResult none;
        const auto at = outages_.find(losses);
        return at != outages_.end() ? at->second : none;
    }

    MaintenanceState stateOf(const LostPart& maintained)
    {
        MaintenanceState state{systems_, {}, {}, {}};
        const auto& stopped = outageOf(lossesOf(maintained, nullptr)).stopped;
        state.stopped.insert(stopped.begin(), stopped.end());
        if (maintained.group)
            state.stopped.insert(maintained.element.key);
        std::vector<CoolantGroup> groups;
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
            if (systems_.loops[g] && reduce(g, state)) {
                state.reduced.push_back(g);
                groups.push_back(state.systems.coolant.groups[g]);
            }
        EvaluationCache cache;
        auto loops = solveGroups(groups, cache, stop_);
        for (std::size_t i = 0; i < loops.size(); ++i)
            state.systems.loops[state.reduced[i]] = std::move(loops[i]);
        return state;
    }

    // Takes CDUs out of a group; false where all stay.
    bool reduce(std::size_t g, MaintenanceState& state) const
    {
        auto& group = state.systems.coolant.groups[g];
        const auto out = std::erase_if(group.elements, [&](const CoolantElement& element) {
            return element.role == CoolantRole::Cdu && state.stopped.contains(element.key);
        });
        group.installed -= static_cast<int>(out);
        if (group.installed > 0)
            return out > 0;
        group = systems_.coolant.groups[g];
        state.still[g].cdusLost = group.installed;
        return false;
    }

    FailureCase caseOf(const ChosenPair& pair, const MaintenanceState& state) const
    {
        const auto& maintained = parts_.maintained[pair.maintained];
        const auto& fault = parts_.faults[pair.fault];
        FailureCase out;
        auto& result = out.result;
        result.title = {QT_TRANSLATE_NOOP("term", "{0} during maintenance of {1}"),
                        {english(fault.loss), maintained.unit}};
        result.name = english(result.title);
        result.kind = fault.kind;
        result.hall = systems_.hall;
        result.lost = fault.element;
        result.maintained = maintained.element;
        result.maintainedKind = maintained.kind;
        result.alike = pair.alike;
        const auto& outage = outageOf(lossesOf(maintained, &fault));
        auto stopped = state.stopped;
        stopped.insert(outage.stopped.begin(), outage.stopped.end());
        if (fault.group)
            stopped.insert(fault.element.key);
        result.unitsStopped = static_cast<int>(stopped.size());
        result.worstLoading = outage.worstLoading;
        result.worstLoaded = outage.worstLoaded;
        if (outage.collapsed)
            result.unsolved = english(*outage.collapsed);
        out.dark.insert(outage.dark.begin(), outage.dark.end());
        out.events = state.still;
        for (const std::size_t g : state.reduced) {
            if (state.systems.loops[g])
                out.events.try_emplace(g); // may be short before anything fails
            else
                result.unsolved = english(state.systems.loops[g].error());
        }
        const std::vector<std::string> keys(stopped.begin(), stopped.end());
        for (const auto& [g, count] : cdusStopped(state.systems, keys))
            out.events[g].cdusLost = count;
        if (const auto& air = systems_.air; air && stopped.contains(air->units.key))
            out.air = thermal::AirLoss{air->units.installed, false};
        if (fault.facility != FacilityEvent::None)
            for (std::size_t g = 0; g < state.systems.loops.size(); ++g)
                if (state.systems.loops[g])
                    out.events[g].facility = fault.facility;
        return withMeantime(state.systems, outage, std::move(out));
    }

    Result<void> solveState(std::span<const ChosenPair> pairs, const FailureWatch& watch,
                            std::vector<SolvedPair>& out)
    {
        const auto& maintained = parts_.maintained[pairs.front().maintained];
        const auto state = stateOf(maintained);
        std::vector<FailureCase> cases;
        for (const auto& pair : pairs)
            cases.push_back(caseOf(pair, state));
        const std::size_t before = out.size();
        const auto told = [&](const FailureResult& one, std::size_t done, std::size_t) {
            if (watch)
                watch(one, before + done, pairs_.size());
        };
        auto solved = solveCases(state.systems, std::move(cases), known_, told, stop_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        for (auto& result : *solved)
            out.push_back({std::move(result), maintained.alike});
        return {};
    }

    const HallSystems& systems_;
    LostParts parts_;
    LoopImpacts& known_;
    std::stop_token stop_;
    std::vector<ChosenPair> pairs_; // by what is maintained
    std::map<Losses, power::OutageResult> outages_;
};

} // namespace

Result<std::vector<SolvedPair>> solvePairs(const HallSystems& systems, LoopImpacts& known,
                                           const FailureWatch& watch, std::stop_token stop)
{
    return PairSolver(systems, known, std::move(stop)).run(watch);
}

} // namespace hallwright::app
