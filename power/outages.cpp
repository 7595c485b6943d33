// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/outages.h"

#include "power/loss_spread.h"

#include <algorithm>
#include <map>
#include <set>
#include <thread>

namespace hallwright::power {

using namespace model;

namespace {

// One candidate: an element of the network by index.
bool isCandidate(const PowerElement& element, FailureScope scope)
{
    switch (element.role) {
    case PowerRole::Generator:
        return false; // carries nothing until the utility is gone
    case PowerRole::Feeder:
    case PowerRole::Busway:
    case PowerRole::Panel:
    case PowerRole::Cable:
    case PowerRole::Rectifier:
        return scope == FailureScope::Every;
    default:
        return true;
    }
}

class Outages {
public:
    Outages(const DerivedPower& network, const std::vector<RackLoad>& racks,
            const std::vector<MechanicalLoad>& mechanical, FailureScope scope)
        : network_(network)
        , mechanical_(mechanical)
        , scope_(scope)
        , rackWatts_(feedWatts(network, racks))
        , spread_(network)
    {
    }

    // A module of parallel units, or the whole element.
    LostUnits single(std::size_t lost) const
    {
        const auto& element = network_.elements[lost];
        return {lost, failsByUnit(element) ? 1 : 0};
    }

    Result<OutageResult> solve(HallCase& hall, const std::vector<LostUnits>& lost,
                               std::stop_token stop) const
    {
        const auto& element = network_.elements[lost.front().element];
        OutageResult out;
        out.element = element.key;
        out.role = element.role;
        out.oneOfSeveral = lost.front().units > 0;
        const auto left = shareLeft(lost);
        HallLoss loss;
        loss.name = "loss of " + element.key;
        spread(left, loss);
        out.dark = darkOf(hall.compiled(), loss);
        out.stopped = stoppedOf(hall, loss);
        if (const auto waiting = meanwhile(lost, loss))
            if (const auto done = takeMeantime(hall, *waiting, out, stop); !done)
                return tl::unexpected<Fault>(done.error());
        return scope_ == FailureScope::Every ? loaded(hall, left, loss, std::move(out), stop)
                                             : std::move(out);
    }

    // The same with the duty of every element.
    Result<LossState> solveState(HallCase& hall, const std::vector<LostUnits>& lost,
                                 std::stop_token stop) const
    {
        auto outage = solve(hall, lost, stop);
        if (!outage)
            return tl::unexpected<Fault>(outage.error());
        LossState out;
        out.outage = *std::move(outage);
        if (out.outage.collapsed)
            return out;
        const auto left = shareLeft(lost);
        HallLoss loss;
        spread(left, loss);
        const auto state = hall.solve(rackWatts_, mechanical_, loss, stop);
        if (!state)
            return tl::unexpected<Fault>(state.error());
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            const auto& duty = state->elements[i];
            if (loss.isDead(i))
                out.elements.push_back({true, 0.0, {}, {}});
            else
                out.elements.push_back({false, duty.loading / left[i], fromSi<Power>(duty.powerW),
                                        fromSi<Current>(duty.currentA)});
        }
        return out;
    }

private:
    // The state before the open rings that the loss has switched are; none where there are none.
    // What is planned has switched its own before.
    std::optional<HallLoss> meanwhile(const std::vector<LostUnits>& lost,
                                      const HallLoss& then) const
    {
        if (then.switched.empty())
            return std::nullopt;
        std::vector<LostUnits> planned;
        std::copy_if(lost.begin(), lost.end(), std::back_inserter(planned),
                     [](const LostUnits& one) { return one.planned; });
        HallLoss before;
        spread(shareLeft(planned), before);
        HallLoss out;
        out.name = then.name;
        for (const auto& ring : spread_.rings()) {
            const std::size_t meeting = ring.sections[ring.meeting];
            if (!holds(then.switched, meeting))
                continue;
            if (holds(before.switched, meeting))
                out.switched.push_back(meeting);
            else
                out.bridged = std::max(out.bridged, *ring.switching);
        }
        if (out.bridged <= Duration{})
            return std::nullopt; // none, or switched at once
        markLost(shareLeft(lost), out);
        spread_.spread(out, RingSwitching::Awaited);
        return out;
    }

    static bool holds(const std::vector<std::size_t>& all, std::size_t one)
    {
        return std::find(all.begin(), all.end(), one) != all.end();
    }

    Result<void> takeMeantime(HallCase& hall, const HallLoss& waiting, OutageResult& out,
                              std::stop_token stop) const
    {
        Meantime meantime;
        meantime.lasts = waiting.bridged;
        for (const RackId rack : darkOf(hall.compiled(), waiting))
            if (!std::binary_search(out.dark.begin(), out.dark.end(), rack))
                meantime.dark.push_back(rack);
        for (auto& unit : stoppedOf(hall, waiting))
            if (std::find(out.stopped.begin(), out.stopped.end(), unit) == out.stopped.end())
                meantime.stopped.push_back(std::move(unit));
        if (scope_ == FailureScope::Every) {
            const auto state = hall.solve(rackWatts_, mechanical_, waiting, stop);
            if (!state && state.error().code == FaultCode::Cancelled)
                return tl::unexpected<Fault>(state.error());
            if (!state)
                out.collapsed = state.error();
            else
                for (std::size_t i = 0; i < network_.elements.size(); ++i)
                    if (!waiting.isDead(i))
                        meantime.worstLoading = std::max(meantime.worstLoading.value_or(0.0),
                                                         state->elements[i].loading);
        }
        out.meantime = std::move(meantime);
        return {};
    }

    Result<OutageResult> loaded(HallCase& hall, const std::vector<double>& left,
                                const HallLoss& loss, OutageResult out, std::stop_token stop) const
    {
        const auto state = hall.solve(rackWatts_, mechanical_, loss, stop);
        if (!state && state.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(state.error());
        if (!state)
            out.collapsed = state.error();
        else
            takeLoading(*state, left, loss, out);
        return out;
    }

    // Of each element, the share of its units that stays.
    std::vector<double> shareLeft(const std::vector<LostUnits>& lost) const
    {
        std::vector<double> out(network_.elements.size(), 1.0);
        for (const auto& one : lost) {
            const double units = network_.elements[one.element].units;
            const double gone = one.units > 0 ? one.units / units : 1.0;
            out[one.element] = std::max(0.0, out[one.element] - gone);
        }
        return out;
    }

    // Marks what loses its supply, to the end of every chain; boards with a live alternate move.
    void spread(const std::vector<double>& left, HallLoss& loss) const
    {
        if (std::none_of(left.begin(), left.end(), [](double share) { return share < none; }))
            return;
        markLost(left, loss);
        spread_.spread(loss);
    }

    void markLost(const std::vector<double>& left, HallLoss& loss) const
    {
        loss.dead.assign(network_.elements.size(), 0);
        for (std::size_t i = 0; i < left.size(); ++i)
            loss.dead[i] = left[i] < none ? 1 : 0;
    }

    void takeLoading(const HallState& state, const std::vector<double>& left, const HallLoss& loss,
                     OutageResult& out) const
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            if (loss.isDead(i))
                continue;
            const double loading = state.elements[i].loading / left[i];
            if (loading > out.worstLoading.value_or(0.0)) {
                out.worstLoading = loading;
                out.worstLoaded = network_.elements[i].key;
            }
        }
    }

    std::vector<RackId> darkOf(const CompiledHall& compiled, const HallLoss& loss) const
    {
        std::vector<RackId> out;
        if (loss.dead.empty())
            return out;
        for (std::size_t f = 0; f < network_.feeds.size();) { // feeds of a rack stand together
            const RackId rack = network_.feeds[f].rack;
            bool fed = false;
            for (; f < network_.feeds.size() && network_.feeds[f].rack == rack; ++f)
                fed = fed || !loss.isDead(compiled.feedElement[f]);
            if (!fed)
                out.push_back(rack);
        }
        return out;
    }

    std::vector<std::string> stoppedOf(const HallCase& hall, const HallLoss& loss) const
    {
        std::vector<std::string> out;
        if (!hall.hasMechanicalBoards())
            return out;
        for (const auto& unit : mechanical_)
            if (hall.liveBoards(unit.feed, loss).empty())
                out.push_back(unit.element);
        return out;
    }

    static constexpr double none = 1e-9; // of units left

    const DerivedPower& network_;
    const std::vector<MechanicalLoad>& mechanical_;
    FailureScope scope_;
    std::vector<double> rackWatts_; // per feed
    LossSpread spread_;
};

// Sets solved on two threads, each with its own prepared hall.
Result<std::vector<OutageResult>> solveSets(const DerivedPower& network, const Outages& outages,
                                            const std::vector<std::vector<LostUnits>>& sets,
                                            const std::stop_token& stop)
{
    std::vector<OutageResult> out(sets.size());
    constexpr std::size_t threads = 2;
    std::vector<Result<void>> done(threads);
    const auto work = [&](std::size_t part) {
        auto hall = HallCase::prepare(network);
        if (!hall) {
            done[part] = tl::unexpected<Fault>(hall.error());
            return;
        }
        // Neighbours of a chain cut the same feeds off: in one thread they share a flow.
        const std::size_t end = sets.size() * (part + 1) / threads;
        for (std::size_t k = sets.size() * part / threads; k < end; ++k) {
            auto one = outages.solve(*hall, sets[k], stop);
            if (!one) {
                done[part] = tl::unexpected<Fault>(one.error());
                return;
            }
            out[k] = *std::move(one);
        }
    };
    {
        std::jthread second([&] { work(1); });
        work(0);
    }
    for (const auto& part : done)
        if (!part)
            return tl::unexpected<Fault>(part.error());
    return out;
}

} // namespace

Result<std::vector<OutageResult>> solveOutages(const DerivedPower& network,
                                               const std::vector<RackLoad>& racks,
                                               const std::vector<MechanicalLoad>& mechanical,
                                               FailureScope scope, std::stop_token stop)
{
    const Outages outages(network, racks, mechanical, scope);
    std::vector<std::vector<LostUnits>> sets;
    for (std::size_t i = 0; i < network.elements.size(); ++i)
        if (isCandidate(network.elements[i], scope))
            sets.push_back({outages.single(i)});
    return solveSets(network, outages, sets, stop);
}

Result<std::vector<OutageResult>> solveLosses(const DerivedPower& network,
                                              const std::vector<RackLoad>& racks,
                                              const std::vector<MechanicalLoad>& mechanical,
                                              const std::vector<std::vector<LostUnits>>& sets,
                                              std::stop_token stop)
{
    return solveSets(network, Outages(network, racks, mechanical, FailureScope::Every), sets, stop);
}

Result<LossState> solveLossState(const DerivedPower& network, const std::vector<RackLoad>& racks,
                                 const std::vector<MechanicalLoad>& mechanical,
                                 const std::vector<LostUnits>& lost, std::stop_token stop)
{
    return HallCase::prepare(network).and_then([&](HallCase hall) {
        return Outages(network, racks, mechanical, FailureScope::Every)
            .solveState(hall, lost, std::move(stop));
    });
}

} // namespace hallwright::power
