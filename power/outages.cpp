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

    Result<OutageResult> solve(HallCase& hall, std::size_t lost, std::stop_token stop) const
    {
        const auto& element = network_.elements[lost];
        OutageResult out;
        out.element = element.key;
        out.role = element.role;
        out.oneOfSeveral = element.units > 1 && element.role != PowerRole::Utility;
        HallLoss loss;
        loss.name = "loss of " + element.key;
        if (!out.oneOfSeveral) {
            loss.dead.assign(network_.elements.size(), 0);
            loss.dead[lost] = 1;
            spread_.spread(loss);
        }
        takeDark(hall.compiled(), loss, out);
        takeStopped(hall, loss, out);
        return scope_ == FailureScope::Every ? loaded(hall, lost, loss, std::move(out), stop)
                                             : std::move(out);
    }

private:
    Result<OutageResult> loaded(HallCase& hall, std::size_t lost, const HallLoss& loss,
                                OutageResult out, std::stop_token stop) const
    {
        const auto state = hall.solve(rackWatts_, mechanical_, loss, stop);
        if (!state && state.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(state.error());
        if (!state)
            out.collapsed = state.error();
        else
            takeLoading(*state, lost, loss, out);
        return out;
    }

    void takeLoading(const HallState& state, std::size_t lost, const HallLoss& loss,
                     OutageResult& out) const
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            if (loss.isDead(i))
                continue;
            const double units = network_.elements[i].units;
            const double loading = state.elements[i].loading *
                                   (i == lost && out.oneOfSeveral ? units / (units - 1.0) : 1.0);
            if (loading > out.worstLoading.value_or(0.0)) {
                out.worstLoading = loading;
                out.worstLoaded = network_.elements[i].key;
            }
        }
    }

    void takeDark(const CompiledHall& compiled, const HallLoss& loss, OutageResult& out) const
    {
        if (loss.dead.empty())
            return;
        for (std::size_t f = 0; f < network_.feeds.size();) { // feeds of a rack stand together
            const RackId rack = network_.feeds[f].rack;
            bool fed = false;
            for (; f < network_.feeds.size() && network_.feeds[f].rack == rack; ++f)
                fed = fed || !loss.isDead(compiled.feedElement[f]);
            if (!fed)
                out.dark.push_back(rack);
        }
    }

    void takeStopped(const HallCase& hall, const HallLoss& loss, OutageResult& out) const
    {
        if (!hall.hasMechanicalBoards())
            return;
        for (const auto& unit : mechanical_)
            if (hall.liveBoards(unit.feed, loss).empty())
                out.stopped.push_back(unit.element);
    }

    const DerivedPower& network_;
    const std::vector<MechanicalLoad>& mechanical_;
    FailureScope scope_;
    std::vector<double> rackWatts_; // per feed
    LossSpread spread_;
};

} // namespace

Result<std::vector<OutageResult>> solveOutages(const DerivedPower& network,
                                               const std::vector<RackLoad>& racks,
                                               const std::vector<MechanicalLoad>& mechanical,
                                               FailureScope scope, std::stop_token stop)
{
    std::vector<std::size_t> candidates;
    for (std::size_t i = 0; i < network.elements.size(); ++i)
        if (isCandidate(network.elements[i], scope))
            candidates.push_back(i);
    const Outages outages(network, racks, mechanical, scope);
    std::vector<OutageResult> out(candidates.size());
    constexpr std::size_t threads = 2;
    std::vector<Result<void>> done(threads);
    const auto work = [&](std::size_t part) {
        auto hall = HallCase::prepare(network);
        if (!hall) {
            done[part] = tl::unexpected<Fault>(hall.error());
            return;
        }
        // Neighbours of a chain cut the same feeds off: in one thread they share a flow.
        const std::size_t end = candidates.size() * (part + 1) / threads;
        for (std::size_t k = candidates.size() * part / threads; k < end; ++k) {
            auto one = outages.solve(*hall, candidates[k], stop);
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

} // namespace hallwright::power
