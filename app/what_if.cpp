// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if.h"

#include "app/coolant_groups.h"
#include "model/quantity_text.h"
#include "power/outages.h"

#include <algorithm>
#include <map>
#include <set>

namespace hallwright::app {

using namespace model;

namespace {

Fault cannot(Message what, const std::string& element)
{
    return {FaultCode::InvalidArgument, std::move(what), element, {}};
}

Fault cannotOpen(const std::string& element)
{
    return cannot(
        {QT_TRANSLATE_NOOP("app", "\"{0}\" is open, and nothing in it holds its flow"), {element}},
        element);
}

class Switching {
public:
    Switching(const HallSystems& systems, std::stop_token stop)
        : systems_(systems)
        , stop_(std::move(stop))
    {
    }

    Result<WhatIf> run(std::span<const Switched> switched)
    {
        if (switched.empty())
            return tl::unexpected<Fault>(
                cannot({QT_TRANSLATE_NOOP("app", "nothing is switched"), {}}, {}));
        for (const auto& one : switched)
            if (const auto done = take(one); !done)
                return tl::unexpected<Fault>(done.error());
        openGroups();
        if (const auto done = solvePower(); !done)
            return tl::unexpected<Fault>(done.error());
        stopUnits();
        name(switched);
        return compose();
    }

private:
    Result<void> take(const Switched& one)
    {
        for (std::size_t i = 0; i < systems_.power.elements.size(); ++i)
            if (systems_.power.elements[i].key == one.element && one.to == Switched::To::Off) {
                if (!systems_.powerSolved)
                    break;
                losses_.push_back({i, 0, true}); // by hand: open rings are switched for it
                return {};
            }
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g)
            for (std::size_t i = 0; i < systems_.coolant.groups[g].elements.size(); ++i)
                if (systems_.coolant.groups[g].elements[i].key == one.element)
                    return one.to == Switched::To::Off ? shut(g, i) : open(g, i);
        if (systems_.air && systems_.air->units.key == one.element && one.to == Switched::To::Off) {
            airLost_ = 1;
            return {};
        }
        return tl::unexpected<Fault>(cannot(
            {QT_TRANSLATE_NOOP("app", "\"{0}\" cannot be switched"), {one.element}}, one.element));
    }

    Result<void> shut(std::size_t g, std::size_t i)
    {
        const auto& element = systems_.coolant.groups[g].elements[i];
        if (element.role == CoolantRole::Cdu)
            stopped_.insert(element.key);
        else if (element.role == CoolantRole::Vessel || element.role == CoolantRole::Buffer ||
                 element.role == CoolantRole::Tank)
            return tl::unexpected<Fault>(
                cannot({QT_TRANSLATE_NOOP("app", "\"{0}\" cannot be switched"), {element.key}},
                       element.key));
        else
            case_.events[g].outage.closed.push_back(i);
        return {};
    }

    Result<void> open(std::size_t g, std::size_t i)
    {
        auto& group = systems_.coolant.groups[g];
        auto& element = group.elements[i];
        if (element.state == ElementState::Closed) {
            element.state = ElementState::Open;
            opened_.insert(g);
            return {};
        }
        if (element.role != CoolantRole::Branch || element.kv > 0.0 ||
            group.control != FlowControl::PressureIndependent)
            return tl::unexpected<Fault>(cannotOpen(element.key));
        auto& held = case_.events[g].outage.openValve;
        if (held)
            return tl::unexpected<Fault>(
                cannot({QT_TRANSLATE_NOOP("app", "one control valve of a loop at a time"), {}},
                       element.key));
        held = i;
        return {};
    }

    // The loops in which something was opened, as they then run.
    void openGroups()
    {
        for (const std::size_t g : opened_) {
            EvaluationCache cache;
            systems_.loops[g] = solveGroups({systems_.coolant.groups[g]}, cache, stop_).front();
            case_.events.try_emplace(g);
        }
    }

    Result<void> solvePower()
    {
        if (losses_.empty())
            return {};
        auto state = power::solveLossState(systems_.power, systems_.loads, systems_.mechanical,
                                           losses_, stop_);
        if (!state)
            return tl::unexpected<Fault>(state.error());
        power_ = *std::move(state);
        const auto& outage = power_->outage;
        case_.dark.insert(outage.dark.begin(), outage.dark.end());
        case_.result.worstLoading = outage.worstLoading;
        case_.result.worstLoaded = outage.worstLoaded;
        if (outage.collapsed)
            case_.result.unsolved = english(*outage.collapsed);
        stopped_.insert(outage.stopped.begin(), outage.stopped.end());
        return {};
    }

    void stopUnits()
    {
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g) {
            const auto& elements = systems_.coolant.groups[g].elements;
            for (std::size_t i = 0; i < elements.size(); ++i)
                if (elements[i].role == CoolantRole::Cdu && stopped_.contains(elements[i].key)) {
                    ++case_.events[g].cdusLost;
                    case_.events[g].outage.closed.push_back(i);
                }
        }
        std::erase_if(case_.events,
                      [this](const auto& event) { return !systems_.loops[event.first]; });
        for (auto& [g, event] : case_.events)
            std::sort(event.outage.closed.begin(), event.outage.closed.end());
        if (systems_.air && stopped_.contains(systems_.air->units.key))
            airLost_ = systems_.air->units.installed;
        if (airLost_ > 0)
            case_.air = thermal::AirLoss{airLost_, false};
        case_.result.unitsStopped = static_cast<int>(stopped_.size()) + (airLost_ == 1 ? 1 : 0);
    }

    void name(std::span<const Switched> switched)
    {
        std::string keys;
        for (const auto& one : switched)
            keys += (keys.empty() ? "" : ", ") + one.element;
        auto& result = case_.result;
        result.title = {QT_TRANSLATE_NOOP("term", "switched: {0}"), {keys}};
        result.name = english(result.title);
        result.kind = "what-if";
        result.hall = systems_.hall;
        result.lost = refTo(switched.front().element);
    }

    Result<WhatIf> compose()
    {
        WhatIf out;
        for (const auto& [g, event] : case_.events)
            if (const auto done = steady(g, event, out); !done)
                return tl::unexpected<Fault>(done.error());
        addPower(out);
        markDark(out);
        std::sort(out.racks.begin(), out.racks.end(),
                  [](const auto& a, const auto& b) { return a.rack < b.rack; });
        std::sort(out.elements.begin(), out.elements.end(),
                  [](const auto& a, const auto& b) { return a.key < b.key; });
        LoopImpacts known;
        auto solved = solveCases(systems_, {std::move(case_)}, known, {}, stop_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        out.outcome = std::move(solved->front());
        return out;
    }

    // The loop once pumps and valves have answered, as the failure list judges it.
    Result<void> steady(std::size_t g, const LoopEvent& event, WhatIf& out)
    {
        const auto& group = systems_.coolant.groups[g];
        const int running = group.installed - event.cdusLost;
        thermal::LoopWorkspace workspace;
        Result<thermal::CoolantLoopResult> loop = fail(FaultCode::NoSolution, {});
        if (event == LoopEvent{})
            loop = *systems_.loops[g];
        else if (running > 0)
            loop = thermal::solveCoolantLoop(group, running, workspace, stop_, event.outage);
        if (!loop && loop.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(loop.error());
        const bool still =
            running <= 0 || (!loop && loop.error().what.text == thermal::noCoolantMoves);
        for (const auto& element : group.elements)
            out.elements.push_back(elementOf(element.key, loop, still));
        if (!group.doors)
            for (const auto& need : group.racks)
                out.racks.push_back(rackOf(need, loop, still));
        return {};
    }

    static ElementAfter elementOf(const std::string& key,
                                  const Result<thermal::CoolantLoopResult>& loop, bool still)
    {
        ElementAfter after;
        after.key = key;
        after.still = still;
        if (still)
            after.flow = VolumeFlow{};
        if (!loop)
            return after;
        const auto at = std::find_if(loop->elements.begin(), loop->elements.end(),
                                     [&key](const auto& one) { return one.key == key; });
        if (at == loop->elements.end())
            return after;
        after.still = at->flow && std::abs(inSi(*at->flow)) <= thermal::stillM3s;
        after.loading = at->loading;
        after.power = at->power;
        after.flow = at->flow;
        after.drop = at->drop;
        after.supply = at->supply;
        after.returned = at->returned;
        after.electrical = at->electrical;
        return after;
    }

    static RackAfter rackOf(const RackNeed& need, const Result<thermal::CoolantLoopResult>& loop,
                            bool still)
    {
        RackAfter after;
        after.rack = need.rack;
        if (still && need.flowKnown) {
            after.flow = VolumeFlow{};
            after.flowNeed = need.flow;
        }
        if (!loop)
            return after;
        const auto at = std::find_if(loop->racks.begin(), loop->racks.end(),
                                     [&need](const auto& one) { return one.rack == need.rack; });
        if (at == loop->racks.end())
            return after;
        after.flow = at->flow;
        after.flowNeed = flowNeed(*need.type, at->supply);
        after.supply = at->supply;
        after.returned = at->returned;
        after.component = at->returned ? at->component : std::nullopt;
        return after;
    }

    void addPower(WhatIf& out) const
    {
        if (!power_)
            return;
        for (std::size_t i = 0; i < systems_.power.elements.size(); ++i) {
            ElementAfter after;
            after.key = systems_.power.elements[i].key;
            if (i < power_->elements.size()) {
                const auto& duty = power_->elements[i];
                after.still = duty.dead;
                after.loading = duty.loading;
                after.power = duty.power;
                after.current = duty.current;
            }
            out.elements.push_back(std::move(after));
        }
    }

    void markDark(WhatIf& out) const
    {
        auto dark = case_.dark;
        for (auto& rack : out.racks)
            rack.dark = dark.erase(rack.rack) > 0;
        for (const auto id : dark) {
            RackAfter after;
            after.rack = id;
            after.dark = true;
            out.racks.push_back(after);
        }
    }

    HallSystems systems_; // a copy: what is opened changes it
    std::stop_token stop_;
    FailureCase case_;
    std::vector<power::LostUnits> losses_;
    std::set<std::string> stopped_; // CDUs and air units
    std::set<std::size_t> opened_;  // groups
    int airLost_ = 0;
    std::optional<power::LossState> power_;
};

} // namespace

Result<WhatIf> whatIf(const HallSystems& systems, std::span<const Switched> switched,
                      std::stop_token stop)
{
    return Switching(systems, std::move(stop)).run(switched);
}

} // namespace hallwright::app
