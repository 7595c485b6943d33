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
    const double may = inSi(allowedCurrent(element));
    return may > 0.0 ? current / may : 0.0;
}

double powerLoading(const model::PowerElement& element, double power)
{
    const double may = inSi(element.ratedPower) * element.units;
    return may > 0.0 ? power / may : 0.0;
}

// Of a UPS or rectifier, all units together.
double converterLoss(const model::PowerElement& element, double loading)
{
    return inSi(element.ratedPower) * element.units *
           (element.lossConstant + element.lossLinear * loading +
            element.lossQuadratic * loading * loading);
}

} // namespace

HallCase::HallCase(const model::DerivedPower& network, CompiledHall compiled,
                   HallDistribution distribution, SupplyFlows supply)
    : network_(network)
    , compiled_(std::move(compiled))
    , distribution_(std::move(distribution))
    , supply_(std::move(supply))
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
    auto distribution = HallDistribution::prepare(compiled);
    if (!distribution)
        return tl::unexpected<model::Fault>(distribution.error());
    auto supply = SupplyFlows::prepare(network, compiled);
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

// What the tap of a feed gives for `watts` at its rack: a sidecar adds its loss.
InletDemand HallCase::inletOf(std::size_t feed, double watts, HallState& state) const
{
    const double powerFactor = network_.feeds[feed].powerFactor;
    const std::size_t converter = compiled_.feedConverter[feed];
    double input = watts;
    if (converter != nowhere && watts > 0.0) {
        const auto& element = network_.elements[converter];
        auto& duty = state.elements[converter];
        const double volts = inSi(element.voltage);
        duty.powerW = watts;
        duty.currentA = volts > 0.0 ? watts / volts : 0.0;
        duty.loading = powerLoading(element, watts);
        duty.lossW = converterLoss(element, duty.loading);
        state.lossW += duty.lossW;
        input += duty.lossW;
    }
    return {input, compiled_.direct ? 0.0 : reactiveOf(input, powerFactor)};
}

model::Result<HallState> HallCase::solve(const std::vector<double>& rackWatts,
                                         const std::vector<MechanicalLoad>& mechanical,
                                         const HallLoss& loss, std::stop_token stop)
{
    HallState state;
    state.elements.resize(network_.elements.size());
    state.feedShare = shares(loss);
    state.tapVoltagePu.assign(network_.feeds.size(), 0.0);
    std::vector<InletDemand> feeds;
    for (std::size_t f = 0; f < network_.feeds.size(); ++f) {
        const double watts = rackWatts[f] * state.feedShare[f];
        feeds.push_back(inletOf(f, watts, state));
        state.loadW += watts;
    }
    const auto solved = distribution_.solve(feeds, stop);
    if (!solved)
        return tl::unexpected<model::Fault>(solved.error());
    const DistributionFlow& flow = **solved;
    distributionDuty(flow, state);
    tapDuty(flow, feeds, state);
    upsDuty(loss, state);
    setSupplyLoads(mechanical, loss, state);
    const auto supply = supply_.after(loss);
    if (!supply)
        return tl::unexpected<model::Fault>(supply.error());
    if (const auto set = (*supply)->setInjections(supplyBuses_); !set)
        return tl::unexpected<model::Fault>(set.error());
    const auto feed = (*supply)->solve({}, stop);
    if (!feed)
        return tl::unexpected<model::Fault>(feed.error());
    supplyDuty(*feed, state);
    ringDuty(*feed, state);
    state.iterations = flow.iterations + feed->iterations;
    state.mismatchPu = std::max(flow.mismatchPu, feed->mismatchPu);
    return state;
}

void HallCase::tapDuty(const DistributionFlow& flow, const std::vector<InletDemand>& feeds,
                       HallState& state) const
{
    state.feedAmperes.assign(feeds.size(), 0.0);
    for (std::size_t f = 0; f < feeds.size(); ++f) {
        if (state.feedShare[f] <= 0.0)
            continue;
        const double pu = flow.busPu[compiled_.tapBus[f]];
        const double volts = pu * inSi(network_.elements[compiled_.feedTap[f]].voltage);
        state.tapVoltagePu[f] = pu;
        const double phases = compiled_.direct ? 1.0 : std::numbers::sqrt3;
        state.feedAmperes[f] =
            volts > 0.0 ? std::hypot(feeds[f].watts, feeds[f].vars) / (phases * volts) : 0.0;
    }
}

void HallCase::stretchDuty(const DistributionFlow& flow, std::size_t i, HallState& state) const
{
    const auto& place = compiled_.places[i];
    auto& duty = state.elements[i];
    if (place.branch == nowhere)
        return; // without racks
    const auto& head = flow.branches[place.branch];
    duty.currentA = head.headA;
    duty.loading = currentLoading(network_.elements[i], duty.currentA);
    const std::vector<std::size_t> one{place.branch};
    for (const std::size_t branch : place.branches.empty() ? one : place.branches)
        duty.lossW += flow.branches[branch].lossW;
    duty.powerW = head.headW - duty.lossW;
    state.lossW += duty.lossW;
}

void HallCase::distributionDuty(const DistributionFlow& flow, HallState& state) const
{
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        const auto& place = compiled_.places[i];
        auto& duty = state.elements[i];
        if (element.role == model::PowerRole::Switchboard) {
            duty.powerW = flow.sourceW[place.bus];
            duty.currentA = flow.sourceA[place.bus];
            duty.loading = currentLoading(element, duty.currentA);
        } else if (element.role == model::PowerRole::Panel && place.branch != nowhere) {
            // What its feeder brings.
            const auto& feeder = flow.branches[place.branch];
            duty.powerW = feeder.headW - feeder.lossW;
            duty.currentA = feeder.headA;
            duty.loading = currentLoading(element, duty.currentA);
        } else if (element.role == model::PowerRole::Feeder ||
                   element.role == model::PowerRole::Busway ||
                   element.role == model::PowerRole::Cable) {
            stretchDuty(flow, i, state);
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
        duty.loading = powerLoading(element, duty.powerW);
        const bool off = loss.isDead(i) || (!loss.boards.empty() && duty.powerW == 0.0);
        duty.lossW = off ? 0.0 : converterLoss(element, duty.loading);
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

model::ElectricalNetwork HallCase::lastNetwork() const
{
    model::ElectricalNetwork out = supply_.normal();
    out.name = "hall";
    const auto* below = distribution_.alternating();
    if (below == nullptr)
        return out;
    const auto offset = static_cast<int>(out.buses.size());
    out.buses.insert(out.buses.end(), below->buses.begin(), below->buses.end());
    for (auto branch : below->branches) {
        branch.from += offset;
        branch.to += offset;
        out.branches.push_back(std::move(branch));
    }
    return out;
}

} // namespace hallwright::power
