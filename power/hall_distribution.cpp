// SPDX-License-Identifier: GPL-3.0-or-later
// AC: line current from the apparent power at a bus, I = S/(√3 V). DC: nodes are the buses, each
// behind the loop resistance of the stretch that feeds it; a source has none.
#include "power/hall_distribution.h"

#include "power/direct_current.h"

#include <cmath>
#include <numbers>

namespace hallwright::power {

using model::Result;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

double amperes(std::complex<double> mva, double voltagePu, const model::ElectricalBus& bus)
{
    const double volts = voltagePu * bus.nominalKv.value_or(0.0) * 1e3;
    return volts > 0.0 ? std::abs(mva) * 1e6 / (std::numbers::sqrt3 * volts) : 0.0;
}

// Both conductors of a stretch carry the current: twice the resistance of one.
model::DirectCurrentNetwork directOf(const model::ElectricalNetwork& network)
{
    model::DirectCurrentNetwork out;
    out.name = network.name;
    for (const auto& bus : network.buses) {
        out.sourceVolts = bus.nominalKv.value_or(0.0) * 1e3;
        out.nodes.push_back({bus.id, -1, 0.0, 0.0});
    }
    for (const auto& branch : network.branches) {
        auto& node = out.nodes[at(branch.to)];
        const double base = model::baseOhms(out.sourceVolts / 1e3, network.baseMva);
        node.upstream = branch.from;
        node.loopResistanceOhm = 2.0 * branch.resistancePu * base;
    }
    return out;
}

} // namespace

Result<HallDistribution> HallDistribution::prepare(const CompiledHall& compiled)
{
    HallDistribution out;
    out.tapBus_ = compiled.tapBus;
    out.buses_ = compiled.distribution.buses;
    out.branches_ = compiled.distribution.branches;
    if (compiled.distribution.buses.empty())
        return out;
    if (compiled.direct) {
        out.direct_ = directOf(compiled.distribution);
        return out;
    }
    auto flow = LoadFlow::prepare(compiled.distribution);
    if (!flow)
        return tl::unexpected<model::Fault>(flow.error());
    out.alternating_ = *std::move(flow);
    return out;
}

Result<const DistributionFlow*> HallDistribution::solve(const std::vector<InletDemand>& feeds,
                                                        std::stop_token stop)
{
    if (last_ && lastFeeds_ == feeds)
        return &*last_;
    last_.reset();
    auto flow = direct_ ? solveDirect(feeds, stop) : solveAlternating(feeds, stop);
    if (!flow)
        return tl::unexpected<model::Fault>(flow.error());
    lastFeeds_ = feeds;
    last_ = *std::move(flow);
    return &*last_;
}

Result<DistributionFlow> HallDistribution::solveAlternating(const std::vector<InletDemand>& feeds,
                                                            std::stop_token stop)
{
    DistributionFlow out;
    if (!alternating_)
        return out;
    for (auto& bus : buses_)
        bus.load = {};
    for (std::size_t f = 0; f < feeds.size(); ++f) {
        auto& load = buses_[tapBus_[f]].load;
        load.mw += feeds[f].watts / 1e6;
        load.mvar += feeds[f].vars / 1e6;
    }
    if (const auto set = alternating_->setInjections(buses_); !set)
        return tl::unexpected<model::Fault>(set.error());
    const auto flow = alternating_->solve({}, stop);
    if (!flow)
        return tl::unexpected<model::Fault>(flow.error());
    for (std::size_t b = 0; b < branches_.size(); ++b) {
        const auto& branch = flow->branches[b];
        const auto from = at(branches_[b].from);
        out.branches.push_back({branch.fromMva.real() * 1e6,
                                amperes(branch.fromMva, flow->vmPu(from), buses_[from]),
                                (branch.fromMva + branch.toMva).real() * 1e6});
    }
    for (std::size_t i = 0; i < buses_.size(); ++i) {
        const auto given = flow->injectionsMva[i];
        out.busPu.push_back(flow->vmPu(i));
        out.sourceW.push_back(given.real() * 1e6);
        out.sourceA.push_back(amperes(given, flow->vmPu(i), buses_[i]));
    }
    out.iterations = flow->iterations;
    out.mismatchPu = flow->mismatchPu;
    return out;
}

Result<DistributionFlow> HallDistribution::solveDirect(const std::vector<InletDemand>& feeds,
                                                       std::stop_token stop)
{
    for (auto& node : direct_->nodes)
        node.loadW = 0.0;
    for (std::size_t f = 0; f < feeds.size(); ++f)
        direct_->nodes[tapBus_[f]].loadW += feeds[f].watts;
    const auto flow = solveDirectCurrent(*direct_, stop);
    if (!flow)
        return tl::unexpected<model::Fault>(flow.error());
    DistributionFlow out;
    for (const auto& branch : branches_) {
        const double current = flow->amperes[at(branch.to)];
        const double up = flow->volts[at(branch.from)];
        out.branches.push_back(
            {up * current, current, (up - flow->volts[at(branch.to)]) * current});
    }
    for (std::size_t i = 0; i < buses_.size(); ++i) {
        const bool source = direct_->nodes[i].upstream < 0;
        out.busPu.push_back(flow->volts[i] / direct_->sourceVolts);
        out.sourceA.push_back(source ? flow->amperes[i] : 0.0);
        out.sourceW.push_back(source ? flow->volts[i] * flow->amperes[i] : 0.0);
    }
    out.iterations = flow->iterations;
    const double total = std::max(std::abs(flow->loadW), 1.0);
    out.mismatchPu = flow->mismatchW / total;
    return out;
}

const model::ElectricalNetwork* HallDistribution::alternating() const
{
    return alternating_ ? &alternating_->network() : nullptr;
}

} // namespace hallwright::power
