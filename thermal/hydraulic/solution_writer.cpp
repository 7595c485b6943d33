// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/solution_writer.h"

#include "thermal/hydraulic/flow_prediction.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::thermal {

namespace {
constexpr double unknownHead = std::numeric_limits<double>::quiet_NaN();
}

SolutionWriter::SolutionWriter(const model::HydraulicNetwork& network, const CoreNetwork& core)
    : network_(network)
    , core_(core)
    , nodeOfSlot_(core.slotCount(), none)
{
    for (std::uint32_t i = 0; i < network.nodes.size(); ++i)
        if (core.slotOfNode[i] != CoreNetwork::noSlot)
            nodeOfSlot_[core.slotOfNode[i]] = i;
    for (std::uint32_t k = 0; k < network.links.size(); ++k) {
        if (!core.reduction.passable[k])
            closed_.push_back(k);
        else if (model::isPump(network.links[k].law))
            pumps_.push_back(k);
    }
    layChains();
    layParts();
}

void SolutionWriter::layChains()
{
    for (const Chain& chain : core_.reduction.chains)
        for (std::uint32_t e = 0; e < chain.elementCount; ++e) {
            const ChainElement& element = core_.reduction.elements[chain.firstElement + e];
            const auto& link = network_.links[element.link];
            const std::uint32_t end = element.sign > 0.0 ? link.to : link.from;
            places_.push_back(
                {element.link, e + 1 < chain.elementCount ? end : none, element.sign, false});
        }
}

void SolutionWriter::layParts()
{
    const Parts& parts = core_.reduction.parts;
    std::vector<double> demand(parts.count, 0.0);
    std::vector<int> references(parts.count, 0);
    for (std::uint32_t i = 0; i < network_.nodes.size(); ++i) {
        demand[parts.ofNode[i]] += network_.nodes[i].demandM3s;
        if (network_.nodes[i].fixedHeadM) {
            references_.push_back(i);
            ++references[parts.ofNode[i]];
        }
    }
    for (const std::uint32_t i : references_)
        if (references[parts.ofNode[i]] == 1)
            lone_.push_back({i, demand[parts.ofNode[i]]});
    flowsFollowPumps_ =
        std::all_of(demand.begin(), demand.end(), [](double d) { return d == 0.0; }) &&
        std::none_of(network_.links.begin(), network_.links.end(), [](const auto& link) {
            return std::holds_alternative<model::FlowLimiter>(link.law);
        });
    anyFloating_ = std::any_of(core_.reduction.floating.begin(), core_.reduction.floating.end(),
                               [](char floating) { return floating != 0; });
}

void SolutionWriter::setClosed(std::span<const std::size_t> links)
{
    closedForNow_.assign(links.begin(), links.end());
    std::sort(closedForNow_.begin(), closedForNow_.end());
    for (Place& place : places_)
        place.closed = std::binary_search(closedForNow_.begin(), closedForNow_.end(), place.link);
}

HydraulicSolution SolutionWriter::expanded(const LinkLaws& laws, const CoreState& state) const
{
    HydraulicSolution out;
    out.flowM3s.assign(network_.links.size(), 0.0);
    out.headLossM.assign(network_.links.size(), 0.0);
    out.state.assign(network_.links.size(), LinkFlowState::Open);
    out.inflowM3s.assign(network_.nodes.size(), 0.0);
    writeHeads(out, state);
    for (std::size_t c = 0; c < core_.reduction.chains.size(); ++c)
        state.shut[c] ? writeShutChain(out, c) : writeChain(out, state, c);
    writeTwigs(out, laws);
    writeIdleLinks(out, laws);
    writeBalance(out, state);
    writeConvergence(out.convergence, state);
    return out;
}

void SolutionWriter::writeHeads(HydraulicSolution& out, const CoreState& state) const
{
    out.headM.assign(network_.nodes.size(), unknownHead);
    for (std::size_t i = 0; i < nodeOfSlot_.size(); ++i)
        if (!state.undetermined[i])
            out.headM[nodeOfSlot_[i]] = state.head[i];
    if (!anyFloating_)
        return;
    for (const std::uint32_t node : nodeOfSlot_)
        if (core_.reduction.floating[core_.reduction.parts.ofNode[node]])
            out.headM[node] = unknownHead;
}

void SolutionWriter::writeChain(HydraulicSolution& out, const CoreState& state, std::size_t c) const
{
    const Chain& chain = core_.reduction.chains[c];
    const double flow = state.flow[c];
    double head = out.headM[nodeOfSlot_[core_.ends[c].from]];
    for (std::uint32_t e = chain.firstElement; e < chain.firstElement + chain.elementCount; ++e) {
        const Place& place = places_[e];
        const double drop = core_.laws.elementDrop(e);
        out.flowM3s[place.link] = place.sign * flow;
        out.headLossM[place.link] = drop;
        head -= place.sign * drop;
        if (place.inner != none)
            out.headM[place.inner] = head;
    }
}

// The closed link, or else the check valve holds the head; a pump only where there is no other.
std::uint32_t SolutionWriter::blockingElement(const Chain& chain) const
{
    for (std::uint32_t e = chain.firstElement; e < chain.firstElement + chain.elementCount; ++e)
        if (places_[e].closed)
            return e;
    std::uint32_t pump = chain.firstElement;
    for (std::uint32_t e = chain.firstElement; e < chain.firstElement + chain.elementCount; ++e) {
        const auto& link = network_.links[places_[e].link];
        if (model::isPump(link.law))
            pump = e;
        else if (model::isOneWay(link))
            return e;
    }
    return pump;
}

std::uint32_t SolutionWriter::lastClosed(const Chain& chain, std::uint32_t first) const
{
    std::uint32_t last = first;
    for (std::uint32_t e = first; e < chain.firstElement + chain.elementCount; ++e)
        if (places_[e].closed)
            last = e;
    return last;
}

// All is at rest: heads follow from both ends up to the blocking elements; between two closed ones
// they are not known.
void SolutionWriter::writeShutChain(HydraulicSolution& out, std::size_t c) const
{
    const Chain& chain = core_.reduction.chains[c];
    const std::uint32_t blocking = blockingElement(chain);
    const std::uint32_t last = lastClosed(chain, blocking);
    for (std::uint32_t e = blocking; e < last; ++e)
        out.headM[places_[e].inner] = unknownHead;
    double before = out.headM[nodeOfSlot_[core_.ends[c].from]];
    for (std::uint32_t e = chain.firstElement; e < blocking; ++e) {
        out.headLossM[places_[e].link] = core_.laws.elementDrop(e);
        before -= places_[e].sign * core_.laws.elementDrop(e);
        out.headM[places_[e].inner] = before;
    }
    double after = out.headM[nodeOfSlot_[core_.ends[c].to]];
    for (std::uint32_t e = chain.firstElement + chain.elementCount; --e > last;) {
        out.headLossM[places_[e].link] = core_.laws.elementDrop(e);
        after += places_[e].sign * core_.laws.elementDrop(e);
        out.headM[places_[e - 1].inner] = after;
    }
    if (places_[blocking].closed) // their state and loss: writeIdleLinks
        return;
    out.state[places_[blocking].link] = LinkFlowState::ShutByCheckValve;
    out.headLossM[places_[blocking].link] = places_[blocking].sign * (before - after);
}

void SolutionWriter::writeTwigs(HydraulicSolution& out, const LinkLaws& laws) const
{
    for (std::size_t t = core_.reduction.twigs.size(); t-- > 0;) {
        const Twig& twig = core_.reduction.twigs[t];
        const double drop = laws.at(twig.link, core_.twigFlow[t]).drop;
        const double sign = network_.links[twig.link].to == twig.node ? 1.0 : -1.0;
        out.flowM3s[twig.link] = core_.twigFlow[t];
        out.headLossM[twig.link] = drop;
        out.headM[twig.node] = out.headM[twig.parent] - sign * drop;
    }
}

void SolutionWriter::writeIdleLinks(HydraulicSolution& out, const LinkLaws& laws) const
{
    for (const auto* closed : {&closed_, &closedForNow_})
        for (const std::size_t k : *closed) {
            const auto& link = network_.links[k];
            out.state[k] = LinkFlowState::Closed;
            out.headLossM[k] = out.headM[link.from] - out.headM[link.to];
        }
    for (const std::uint32_t k : pumps_)
        if (out.flowM3s[k] > curveEnd(laws.terms(k)))
            out.outsideCurve.push_back(k);
}

// At nodes inside chains and on twigs the balance holds by construction.
void SolutionWriter::writeBalance(HydraulicSolution& out, const CoreState& state) const
{
    std::vector<double> surplus(core_.slotCount());
    for (std::size_t i = 0; i < surplus.size(); ++i)
        surplus[i] = -core_.demand[i];
    for (std::size_t c = 0; c < core_.ends.size(); ++c) {
        surplus[core_.ends[c].from] -= state.flow[c];
        surplus[core_.ends[c].to] += state.flow[c];
    }
    std::size_t worst = surplus.size();
    double most = 0.0;
    for (std::size_t i = 0; i < surplus.size(); ++i)
        if (!network_.nodes[nodeOfSlot_[i]].fixedHeadM && std::abs(surplus[i]) >= most) {
            most = std::abs(surplus[i]);
            worst = i;
        }
    HydraulicConvergence& record = out.convergence;
    record.massResidualM3s = most;
    if (worst < surplus.size())
        record.worstNode = network_.nodes[nodeOfSlot_[worst]].id;
    for (const std::uint32_t i : references_) // every one has a slot
        out.inflowM3s[i] = -surplus[core_.slotOfNode[i]];
    for (const Lone& lone : lone_)
        record.closureM3s =
            std::max(record.closureM3s, std::abs(out.inflowM3s[lone.node] - lone.demand));
}

void SolutionWriter::writeConvergence(HydraulicConvergence& record, const CoreState& state) const
{
    record.iterations = state.laps;
    record.headResidualM = state.headResidual;
    if (!core_.reduction.chains.empty())
        record.worstLink =
            network_.links[places_[core_.reduction.chains[state.worstChain].firstElement].link].id;
}

CoreState SolutionWriter::condensed(const LinkLaws& laws, const HydraulicSolution& solution) const
{
    CoreState state;
    const double factor =
        flowsFollowPumps_ ? flowFactor(laws, {pumps_, references_}, solution) : 1.0;
    const std::size_t chains = core_.reduction.chains.size();
    state.shut.assign(chains, 0);
    state.flow.resize(chains);
    for (std::size_t c = 0; c < chains; ++c) {
        const Place& first = places_[core_.reduction.chains[c].firstElement];
        state.flow[c] = factor * first.sign * solution.flowM3s[first.link];
    }
    for (const std::uint32_t c : core_.oneWayChains) {
        const Chain& chain = core_.reduction.chains[c];
        for (std::uint32_t e = 0; e < chain.elementCount; ++e)
            if (solution.state[places_[chain.firstElement + e].link] ==
                LinkFlowState::ShutByCheckValve) {
                state.shut[c] = 1;
                state.flow[c] = 0.0;
            }
    }
    state.head.assign(core_.slotCount(), 0.0);
    for (std::size_t i = 0; i < nodeOfSlot_.size(); ++i)
        if (const double head = solution.headM[nodeOfSlot_[i]]; std::isfinite(head))
            state.head[i] = head;
    return state;
}

} // namespace hallwright::thermal
