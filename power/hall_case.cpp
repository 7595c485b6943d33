// SPDX-License-Identifier: GPL-3.0-or-later
// UPS loss: rating · (a + b l + c l²), l = output over the rating of the units that run.
// Line current from the apparent power at a bus: I = S / (√3 V).
#include "power/hall_case.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::power {

namespace {

using model::inSi;

constexpr double upsInputPowerFactor = 0.99;   // active rectifier front end, class value
constexpr double mechanicalPowerFactor = 0.95; // drives of pumps and fans, class value

double reactiveOf(double watts, double powerFactor)
{
    return watts * std::tan(std::acos(powerFactor));
}

double amperes(std::complex<double> mva, double voltagePu, double nominalVolts)
{
    const double volts = voltagePu * nominalVolts;
    return volts > 0.0 ? std::abs(mva) * 1e6 / (std::numbers::sqrt3 * volts) : 0.0;
}

double currentLoading(const model::PowerElement& element, double current)
{
    const double may = inSi(element.ratedCurrent) * element.units * element.allowed;
    return may > 0.0 ? current / may : 0.0;
}

double powerLoading(const model::PowerElement& element, double power)
{
    const double may = inSi(element.ratedPower) * element.units;
    return may > 0.0 ? power / may : 0.0;
}

} // namespace

HallCase::HallCase(const model::DerivedPower& network, CompiledHall compiled, LoadFlow distribution,
                   LoadFlow supply)
    : network_(network)
    , compiled_(std::move(compiled))
    , distribution_(std::move(distribution))
    , supply_(std::move(supply))
    , distributionBuses_(compiled_.distribution.buses)
    , supplyBuses_(compiled_.supply.buses)
{
    for (std::size_t i = 0; i < network.elements.size(); ++i)
        if (network.elements[i].role == model::PowerRole::MechanicalBoard)
            mechanicalBoards_.push_back(i);
}

std::vector<double> feedWatts(const model::DerivedPower& network,
                              const std::vector<RackLoad>& racks)
{
    std::map<model::RackId, double> watts;
    for (const auto& load : racks)
        watts[load.rack] = inSi(load.power);
    std::vector<double> out;
    for (const auto& feed : network.feeds)
        out.push_back(watts[feed.rack]);
    return out;
}

model::Result<HallCase> HallCase::prepare(const model::DerivedPower& network)
{
    auto compiled = compileHall(network);
    auto distribution = LoadFlow::prepare(compiled.distribution);
    if (!distribution)
        return tl::unexpected<model::Fault>(distribution.error());
    auto supply = LoadFlow::prepare(compiled.supply);
    if (!supply)
        return tl::unexpected<model::Fault>(supply.error());
    return HallCase(network, std::move(compiled), *std::move(distribution), *std::move(supply));
}

// A feed that is lost hands its share to the rack's other feeds that stay.
std::vector<double> HallCase::shares(const HallLoss& loss) const
{
    std::vector<double> out;
    for (std::size_t f = 0; f < network_.feeds.size(); ++f)
        out.push_back(loss.isDead(compiled_.feedElement[f]) ? 0.0 : network_.feeds[f].share);
    for (std::size_t i = 0; i < out.size();) {
        std::size_t end = i;
        double left = 0.0;
        while (end < out.size() && network_.feeds[end].rack == network_.feeds[i].rack)
            left += out[end++];
        for (; i < end; ++i)
            out[i] = left > 0.0 ? out[i] / left : 0.0;
    }
    return out;
}

// Kept where the last state drew the same: many losses cut the same feeds off, or none.
model::Result<const LoadFlowSolution*>
HallCase::distributionFlow(const std::vector<double>& feedWatts, std::stop_token stop)
{
    if (lastDistribution_ && lastFeedWatts_ == feedWatts)
        return &*lastDistribution_;
    for (auto& bus : distributionBuses_)
        bus.load = {};
    for (std::size_t f = 0; f < network_.feeds.size(); ++f) {
        auto& load = distributionBuses_[compiled_.tapBus[f]].load;
        load.mw += feedWatts[f] / 1e6;
        load.mvar += reactiveOf(feedWatts[f], network_.feeds[f].powerFactor) / 1e6;
    }
    if (const auto set = distribution_.setInjections(distributionBuses_); !set)
        return tl::unexpected<model::Fault>(set.error());
    auto flow = distribution_.solve({}, stop);
    if (!flow)
        return tl::unexpected<model::Fault>(flow.error());
    lastFeedWatts_ = feedWatts;
    lastDistribution_ = *std::move(flow);
    return &*lastDistribution_;
}

model::Result<HallState> HallCase::solve(const std::vector<double>& rackWatts,
                                         const std::vector<MechanicalLoad>& mechanical,
                                         const HallLoss& loss, std::stop_token stop)
{
    HallState state;
    state.elements.resize(network_.elements.size());
    state.feedShare = shares(loss);
    state.tapVoltagePu.assign(network_.feeds.size(), 0.0);
    std::vector<double> feedWatts;
    for (std::size_t f = 0; f < network_.feeds.size(); ++f) {
        feedWatts.push_back(rackWatts[f] * state.feedShare[f]);
        state.loadW += feedWatts.back();
    }
    const auto solved = distributionFlow(feedWatts, stop);
    if (!solved)
        return tl::unexpected<model::Fault>(solved.error());
    const auto& flow = *solved;
    distributionDuty(*flow, state);
    upsDuty(loss, state);
    setSupplyLoads(mechanical, loss, state);
    if (const auto set = supply_.setInjections(supplyBuses_); !set)
        return tl::unexpected<model::Fault>(set.error());
    const auto feed = supply_.solve({}, stop);
    if (!feed)
        return tl::unexpected<model::Fault>(feed.error());
    supplyDuty(*feed, state);
    state.iterations = flow->iterations + feed->iterations;
    state.mismatchPu = std::max(flow->mismatchPu, feed->mismatchPu);
    return state;
}

void HallCase::distributionDuty(const LoadFlowSolution& flow, HallState& state) const
{
    for (std::size_t f = 0; f < network_.feeds.size(); ++f)
        state.tapVoltagePu[f] = state.feedShare[f] > 0.0 ? flow.vmPu(compiled_.tapBus[f]) : 0.0;
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        const auto& place = compiled_.places[i];
        auto& duty = state.elements[i];
        if (element.role == model::PowerRole::Switchboard) {
            const auto given = flow.injectionsMva[place.bus];
            duty.powerW = given.real() * 1e6;
            duty.currentA = amperes(given, flow.vmPu(place.bus), inSi(element.voltage));
            duty.loading = currentLoading(element, duty.currentA);
        } else if (element.role == model::PowerRole::Feeder ||
                   element.role == model::PowerRole::Busway) {
            const auto& head = flow.branches[place.branch];
            const auto from =
                static_cast<std::size_t>(compiled_.distribution.branches[place.branch].from);
            duty.currentA = amperes(head.fromMva, flow.vmPu(from), inSi(element.voltage));
            duty.loading = currentLoading(element, duty.currentA);
            const std::vector<std::size_t> one{place.branch};
            for (const std::size_t branch : place.branches.empty() ? one : place.branches)
                duty.lossW +=
                    (flow.branches[branch].fromMva + flow.branches[branch].toMva).real() * 1e6;
            duty.powerW = head.fromMva.real() * 1e6 - duty.lossW;
            state.lossW += duty.lossW;
        }
    }
}

// A board whose own source is lost takes its power from its first alternate's chain.
void HallCase::moveToReserve(const std::string& board, HallState& state) const
{
    const auto lost = compiled_.byKey.find(board);
    if (lost == compiled_.byKey.end() || network_.elements[lost->second].alternates.empty())
        return;
    const auto reserve = compiled_.byKey.find(network_.elements[lost->second].alternates.front());
    if (reserve == compiled_.byKey.end())
        return;
    auto& from = state.elements[lost->second];
    auto& to = state.elements[reserve->second];
    to.powerW += from.powerW;
    to.currentA += from.currentA;
    to.loading = currentLoading(network_.elements[reserve->second], to.currentA);
    from.powerW = 0.0; // its chain upstream is dead; the board itself still carries its load
}

void HallCase::upsDuty(const HallLoss& loss, HallState& state) const
{
    for (const auto& board : loss.boards)
        moveToReserve(board, state);
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        if (element.role != model::PowerRole::Ups || compiled_.places[i].board == nowhere)
            continue;
        auto& duty = state.elements[i];
        duty.powerW = state.elements[compiled_.places[i].board].powerW;
        const double rated = inSi(element.ratedPower) * element.units;
        duty.loading = powerLoading(element, duty.powerW);
        const bool off = loss.isDead(i) || (!loss.boards.empty() && duty.powerW == 0.0);
        duty.lossW = off ? 0.0
                         : rated * (element.lossConstant + element.lossLinear * duty.loading +
                                    element.lossQuadratic * duty.loading * duty.loading);
        state.lossW += duty.lossW;
    }
}

std::vector<std::size_t> HallCase::liveBoards(model::UnitFeed feed, const HallLoss& loss) const
{
    std::vector<std::size_t> live;
    for (const std::size_t board : mechanicalBoards_) {
        const bool wanted = feed == model::UnitFeed::Both || mechanicalBoards_.size() == 1 ||
                            (feed == model::UnitFeed::A) == (board == mechanicalBoards_.front());
        if (wanted && !loss.isDead(board))
            live.push_back(board);
    }
    return live;
}

void HallCase::setSupplyLoads(const std::vector<MechanicalLoad>& mechanical, const HallLoss& loss,
                              HallState& state)
{
    for (auto& bus : supplyBuses_)
        bus.load = {};
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        if (element.role != model::PowerRole::Ups)
            continue;
        const auto at = compiled_.byKey.find(element.upstream);
        const double input = state.elements[i].powerW + state.elements[i].lossW;
        if (at == compiled_.byKey.end())
            continue;
        auto& load = supplyBuses_[compiled_.places[at->second].bus].load;
        load.mw += input / 1e6;
        load.mvar += reactiveOf(input, upsInputPowerFactor) / 1e6;
    }
    for (const auto& one : mechanical) {
        const auto live = liveBoards(one.feed, loss);
        for (const std::size_t board : live) {
            const double watts = inSi(one.power) / static_cast<double>(live.size());
            auto& load = supplyBuses_[compiled_.places[board].bus].load;
            load.mw += watts / 1e6;
            load.mvar += reactiveOf(watts, mechanicalPowerFactor) / 1e6;
            state.elements[board].powerW += watts;
            state.loadW += watts;
        }
    }
}

void HallCase::supplyDuty(const LoadFlowSolution& flow, HallState& state) const
{
    state.sourceW = flow.sourceMva.real() * 1e6;
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        const auto& place = compiled_.places[i];
        auto& duty = state.elements[i];
        if (element.role == model::PowerRole::Transformer ||
            element.role == model::PowerRole::Utility) {
            const auto& branch = flow.branches[place.branch];
            duty.lossW = (branch.fromMva + branch.toMva).real() * 1e6;
            duty.powerW = -branch.toMva.real() * 1e6;
            duty.currentA = amperes(branch.toMva, flow.vmPu(place.bus), inSi(element.voltage));
            duty.loading = powerLoading(element, std::abs(branch.toMva) * 1e6);
            state.lossW += duty.lossW;
        } else if (element.role == model::PowerRole::MechanicalBoard) {
            const double watts = duty.powerW;
            const std::complex<double> mva(watts / 1e6,
                                           reactiveOf(watts, mechanicalPowerFactor) / 1e6);
            duty.currentA = amperes(mva, flow.vmPu(place.bus), inSi(element.voltage));
            duty.loading = currentLoading(element, duty.currentA);
        }
    }
}

} // namespace hallwright::power
