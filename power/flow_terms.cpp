// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/flow_terms.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace hallwright::power {

namespace {

using model::ElectricalBranch;
using model::ElectricalBus;
using model::ElectricalBusKind;
using model::ElectricalNetwork;
using model::FaultCode;
using model::Result;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

Complex impedanceOf(const ElectricalBranch& branch)
{
    return {branch.resistancePu, branch.reactancePu};
}
Complex halfShuntOf(const ElectricalBranch& branch)
{
    return {branch.conductancePu / 2.0, branch.susceptancePu / 2.0};
}
Complex ratioOf(const ElectricalBranch& branch)
{
    if (branch.shiftDeg == 0.0)
        return {branch.tapRatio, 0.0};
    return std::polar(branch.tapRatio, branch.shiftDeg * std::numbers::pi / 180.0);
}

BranchState stateOf(const ElectricalNetwork& network, const ElectricalBranch& branch)
{
    const auto present = [&](int bus) {
        return network.buses[at(bus)].kind != ElectricalBusKind::Isolated;
    };
    if (!present(branch.from) || !present(branch.to) || (!branch.fromClosed && !branch.toClosed))
        return BranchState::Out;
    if (!branch.toClosed)
        return BranchState::FromOnly;
    if (!branch.fromClosed)
        return BranchState::ToOnly;
    return std::abs(impedanceOf(branch)) <= switchImpedancePu ? BranchState::Switch
                                                              : BranchState::Live;
}

int rootOf(std::vector<int>& parents, int bus)
{
    while (parents[at(bus)] != bus) {
        parents[at(bus)] = parents[at(parents[at(bus)])];
        bus = parents[at(bus)];
    }
    return bus;
}

// Numbers the nodes in bus order, one for each set of buses joined by closed switches.
void numberNodes(const ElectricalNetwork& network, FlowTerms& terms)
{
    const int buses = static_cast<int>(network.buses.size());
    std::vector<int> parents(network.buses.size());
    std::iota(parents.begin(), parents.end(), 0);
    for (std::size_t i = 0; i < network.branches.size(); ++i) {
        if (terms.states[i] != BranchState::Switch)
            continue;
        const int a = rootOf(parents, network.branches[i].from);
        const int b = rootOf(parents, network.branches[i].to);
        parents[at(std::max(a, b))] = std::min(a, b);
    }
    terms.nodeOfBus.assign(network.buses.size(), -1);
    for (int bus = 0; bus < buses; ++bus) {
        if (network.buses[at(bus)].kind == ElectricalBusKind::Isolated)
            continue;
        const int root = rootOf(parents, bus);
        if (root == bus) {
            terms.nodeOfBus[at(bus)] = static_cast<int>(terms.firstBus.size());
            terms.firstBus.push_back(bus);
        } else {
            terms.nodeOfBus[at(bus)] = terms.nodeOfBus[at(root)];
        }
    }
}

Result<void> joinKinds(const ElectricalNetwork& network, FlowTerms& terms)
{
    terms.kinds.assign(terms.firstBus.size(), NodeKind::Load);
    std::vector<int> holder(terms.firstBus.size(), -1);
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        const ElectricalBus& bus = network.buses[i];
        const bool reference = bus.kind == ElectricalBusKind::Reference;
        if (!reference && bus.kind != ElectricalBusKind::Generator)
            continue;
        const auto node = at(terms.nodeOfBus[i]);
        if (holder[node] >= 0 && reference && terms.kinds[node] == NodeKind::Reference)
            return fail(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("power", "closed switches join it to bus {0}, which is a "
                                            "reference too; expected one reference"),
                 {network.buses[at(holder[node])].id}},
                "bus " + bus.id);
        if (holder[node] >= 0 && network.buses[at(holder[node])].setVoltagePu != bus.setVoltagePu)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("power", "closed switches join it to bus {0}, which "
                                                    "holds another voltage"),
                         {network.buses[at(holder[node])].id}},
                        "bus " + bus.id);
        if (holder[node] < 0 || reference)
            holder[node] = static_cast<int>(i);
        if (terms.kinds[node] != NodeKind::Reference)
            terms.kinds[node] = reference ? NodeKind::Reference : NodeKind::Generator;
    }
    for (std::size_t node = 0; node < holder.size(); ++node)
        if (holder[node] >= 0)
            terms.firstBus[node] = holder[node];
    return {};
}

Complex loopAdmittance(const ElectricalBranch& branch)
{
    const TwoPort y = twoPort({0, 0, 0, impedanceOf(branch), halfShuntOf(branch), ratioOf(branch)});
    return y.ff + y.ft + y.tf + y.tt;
}

Result<void> sortBranches(const ElectricalNetwork& network, FlowTerms& terms)
{
    terms.liveOf.assign(network.branches.size(), -1);
    terms.branches.reserve(network.branches.size());
    for (std::size_t i = 0; i < network.branches.size(); ++i) {
        const ElectricalBranch& branch = network.branches[i];
        BranchState& state = terms.states[i];
        if (state == BranchState::Out)
            continue;
        const int from = terms.nodeOfBus[at(branch.from)];
        const int to = terms.nodeOfBus[at(branch.to)];
        if (state == BranchState::Live && from == to)
            state = BranchState::Loop;
        if (state == BranchState::Live) {
            terms.liveOf[i] = static_cast<int>(terms.branches.size());
            terms.shortestPu = std::min(terms.shortestPu, std::abs(impedanceOf(branch)));
            terms.branches.push_back({static_cast<int>(i), from, to, impedanceOf(branch),
                                      halfShuntOf(branch), ratioOf(branch)});
        } else if (state == BranchState::Loop) {
            terms.shunts[at(from)] += loopAdmittance(branch);
        } else if (state == BranchState::Switch) {
            if (branch.tapRatio != 1.0 || branch.shiftDeg != 0.0 ||
                branch.kind == model::ElectricalBranchKind::Transformer)
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("power", "a transformer needs an impedance"), {}},
                            "branch " + branch.id);
            terms.shunts[at(from)] += 2.0 * halfShuntOf(branch);
        } else {
            terms.shunts[at(state == BranchState::FromOnly ? from : to)] +=
                stubAdmittance(branch, state);
        }
    }
    return {};
}

// Net consumption of one bus, per unit.
NodeLoad busLoad(const ElectricalBus& bus, double baseMva)
{
    return {Complex(bus.load.mw - bus.generation.mw, bus.load.mvar - bus.generation.mvar) / baseMva,
            Complex(bus.currentLoad.mw, bus.currentLoad.mvar) / baseMva,
            Complex(bus.impedanceLoad.mw, bus.impedanceLoad.mvar) / baseMva};
}

} // namespace

TwoPort twoPort(const LiveBranch& branch)
{
    const Complex y = 1.0 / branch.impedance;
    const Complex own = y + branch.halfShunt;
    return {own / std::norm(branch.ratio), -y / std::conj(branch.ratio), -y / branch.ratio, own};
}

Complex stubAdmittance(const ElectricalBranch& branch, BranchState state)
{
    if (state != BranchState::FromOnly && state != BranchState::ToOnly)
        return {};
    const Complex half = halfShuntOf(branch);
    // The far half hangs behind the series impedance: h + 1/(z + 1/h) = h + h/(1 + z h).
    const Complex inside = half + half / (1.0 + impedanceOf(branch) * half);
    return state == BranchState::FromOnly ? inside / (branch.tapRatio * branch.tapRatio) : inside;
}

Result<void> readInjections(const ElectricalNetwork& network, FlowTerms& terms)
{
    terms.loads.assign(terms.kinds.size(), {});
    terms.busLoads.resize(network.buses.size());
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        const NodeLoad load = busLoad(network.buses[i], network.baseMva);
        terms.busLoads[i] = load;
        if (terms.nodeOfBus[i] < 0)
            continue;
        NodeLoad& sum = terms.loads[at(terms.nodeOfBus[i])];
        sum.power += load.power;
        sum.current += load.current;
        sum.impedance += load.impedance;
        if (!std::isfinite(std::abs(load.power) + std::abs(load.current) +
                           std::abs(load.impedance) + network.buses[i].setVoltagePu))
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("power", "a value is not a finite number"), {}},
                        "bus " + network.buses[i].id);
    }
    terms.setVoltages.assign(terms.kinds.size(), 1.0);
    terms.setAngles.assign(terms.kinds.size(), 0.0);
    for (std::size_t node = 0; node < terms.kinds.size(); ++node) {
        if (terms.kinds[node] == NodeKind::Load)
            continue;
        const ElectricalBus& bus = network.buses[at(terms.firstBus[node])];
        terms.setVoltages[node] = bus.setVoltagePu;
        terms.setAngles[node] = bus.setAngleDeg * std::numbers::pi / 180.0;
    }
    return {};
}

Result<FlowTerms> compileFlow(const ElectricalNetwork& network)
{
    if (auto checked = checkNetwork(network); !checked)
        return tl::unexpected(checked.error());
    FlowTerms terms;
    terms.states.reserve(network.branches.size());
    terms.ends.reserve(network.branches.size());
    for (const ElectricalBranch& branch : network.branches) {
        terms.states.push_back(stateOf(network, branch));
        terms.ends.push_back({branch.from, branch.to});
    }
    numberNodes(network, terms);
    if (auto joined = joinKinds(network, terms); !joined)
        return tl::unexpected(joined.error());
    terms.shunts.assign(terms.kinds.size(), {});
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        const ElectricalBus& bus = network.buses[i];
        terms.busKinds.push_back(bus.kind);
        terms.busShunts.push_back(Complex(bus.shuntMw, bus.shuntMvar) / network.baseMva);
        if (terms.nodeOfBus[i] >= 0)
            terms.shunts[at(terms.nodeOfBus[i])] += terms.busShunts.back();
    }
    if (auto sorted = sortBranches(network, terms); !sorted)
        return tl::unexpected(sorted.error());
    if (auto read = readInjections(network, terms); !read)
        return tl::unexpected(read.error());
    return terms;
}

} // namespace hallwright::power
