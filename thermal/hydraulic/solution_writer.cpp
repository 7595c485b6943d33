// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/solution_writer.h"

#include <cmath>
#include <limits>

namespace hallwright::thermal {

namespace {

constexpr double unknownHead = std::numeric_limits<double>::quiet_NaN();

class Writer {
public:
    Writer(const model::HydraulicNetwork& network, const LinkLaws& laws, const CoreNetwork& core,
           const CoreState& state)
        : network_(network)
        , laws_(laws)
        , core_(core)
        , state_(state)
    {
        solution_.headM.assign(network.nodes.size(), unknownHead);
        solution_.flowM3s.assign(network.links.size(), 0.0);
        solution_.headLossM.assign(network.links.size(), 0.0);
        solution_.state.assign(network.links.size(), LinkFlowState::Open);
        solution_.inflowM3s.assign(network.nodes.size(), 0.0);
    }

    HydraulicSolution run() &&
    {
        writeSlots();
        for (std::size_t c = 0; c < core_.reduction.chains.size(); ++c)
            writeChain(c);
        writeTwigs();
        writeIdleLinks();
        writeBalance();
        writeConvergence();
        return std::move(solution_);
    }

private:
    void writeSlots();
    void writeChain(std::size_t chain);
    std::uint32_t blockingElement(const Chain& chain) const;
    std::uint32_t writeElement(std::uint32_t element, std::uint32_t from, double flow);
    void writeTwigs();
    void writeIdleLinks();
    void writeBalance();
    void writeConvergence();
    std::uint32_t endOf(const ChainElement& element) const
    {
        const auto& link = network_.links[element.link];
        return element.sign > 0.0 ? link.to : link.from;
    }

    const model::HydraulicNetwork& network_;
    const LinkLaws& laws_;
    const CoreNetwork& core_;
    const CoreState& state_;
    HydraulicSolution solution_;
};

void Writer::writeSlots()
{
    for (std::size_t i = 0; i < network_.nodes.size(); ++i) {
        const std::uint32_t slot = core_.slotOfNode[i];
        if (slot == CoreNetwork::noSlot)
            continue;
        const bool known = !core_.reduction.floating[core_.reduction.parts.ofNode[i]] &&
                           !state_.undetermined[slot];
        if (known)
            solution_.headM[i] = state_.head[slot];
    }
}

// Writes one link and the head of its far node; returns that node.
std::uint32_t Writer::writeElement(std::uint32_t element, std::uint32_t from, double flow)
{
    const ChainElement& part = core_.reduction.elements[element];
    const double drop = core_.laws.elementDrop()[element];
    const std::uint32_t to = endOf(part);
    solution_.flowM3s[part.link] = part.sign * flow;
    solution_.headLossM[part.link] = drop;
    if (core_.slotOfNode[to] == CoreNetwork::noSlot)
        solution_.headM[to] = solution_.headM[from] - part.sign * drop;
    return to;
}

// In a shut chain the check valve holds the head; a pump only where there is no other.
std::uint32_t Writer::blockingElement(const Chain& chain) const
{
    std::uint32_t pump = chain.firstElement;
    for (std::uint32_t e = chain.firstElement; e < chain.firstElement + chain.elementCount; ++e) {
        const auto& link = network_.links[core_.reduction.elements[e].link];
        if (model::isPump(link.law))
            pump = e;
        else if (model::isOneWay(link))
            return e;
    }
    return pump;
}

void Writer::writeChain(std::size_t c)
{
    const Chain& chain = core_.reduction.chains[c];
    const std::uint32_t end = chain.firstElement + chain.elementCount;
    const std::uint32_t stop = state_.shut[c] ? blockingElement(chain) : end;
    std::uint32_t node = chain.from;
    for (std::uint32_t e = chain.firstElement; e < stop; ++e)
        node = writeElement(e, node, state_.flow[c]);
    if (stop == end)
        return;
    // Beyond the blocking element the heads follow from the far end, at rest.
    std::uint32_t after = chain.to;
    for (std::uint32_t e = end; --e > stop;) {
        const ChainElement& part = core_.reduction.elements[e];
        const auto& link = network_.links[part.link];
        const double drop = core_.laws.elementDrop()[e];
        const std::uint32_t before = part.sign > 0.0 ? link.from : link.to;
        solution_.headLossM[part.link] = drop;
        if (core_.slotOfNode[before] == CoreNetwork::noSlot)
            solution_.headM[before] = solution_.headM[after] + part.sign * drop;
        after = before;
    }
    const std::uint32_t blocked = core_.reduction.elements[stop].link;
    solution_.state[blocked] = LinkFlowState::ShutByCheckValve;
    solution_.headLossM[blocked] =
        solution_.headM[network_.links[blocked].from] - solution_.headM[network_.links[blocked].to];
}

void Writer::writeTwigs()
{
    for (std::size_t t = core_.reduction.twigs.size(); t-- > 0;) {
        const Twig& twig = core_.reduction.twigs[t];
        const double drop = laws_.at(twig.link, core_.twigFlow[t]).drop;
        const double sign = network_.links[twig.link].to == twig.node ? 1.0 : -1.0;
        solution_.flowM3s[twig.link] = core_.twigFlow[t];
        solution_.headLossM[twig.link] = drop;
        solution_.headM[twig.node] = solution_.headM[twig.parent] - sign * drop;
    }
}

void Writer::writeIdleLinks()
{
    for (std::size_t k = 0; k < network_.links.size(); ++k) {
        const auto& link = network_.links[k];
        if (!core_.reduction.passable[k]) {
            solution_.state[k] = LinkFlowState::Closed;
            solution_.headLossM[k] = solution_.headM[link.from] - solution_.headM[link.to];
        } else if (model::isPump(link.law) && solution_.flowM3s[k] > curveEnd(laws_.terms(k))) {
            solution_.outsideCurve.push_back(k);
        }
    }
}

void Writer::writeBalance()
{
    std::vector<double> surplus(network_.nodes.size());
    for (std::size_t i = 0; i < network_.nodes.size(); ++i)
        surplus[i] = -network_.nodes[i].demandM3s;
    for (std::size_t k = 0; k < network_.links.size(); ++k) {
        surplus[network_.links[k].from] -= solution_.flowM3s[k];
        surplus[network_.links[k].to] += solution_.flowM3s[k];
    }
    HydraulicConvergence& record = solution_.convergence;
    const Parts& parts = core_.reduction.parts;
    std::vector<double> demand(parts.count, 0.0);
    std::vector<double> inflow(parts.count, 0.0);
    std::vector<int> references(parts.count, 0);
    for (std::size_t i = 0; i < network_.nodes.size(); ++i) {
        demand[parts.ofNode[i]] += network_.nodes[i].demandM3s;
        if (network_.nodes[i].fixedHeadM) {
            solution_.inflowM3s[i] = -surplus[i];
            inflow[parts.ofNode[i]] -= surplus[i];
            ++references[parts.ofNode[i]];
        } else if (std::abs(surplus[i]) >= record.massResidualM3s) {
            record.massResidualM3s = std::abs(surplus[i]);
            record.worstNode = network_.nodes[i].id;
        }
    }
    for (std::uint32_t p = 0; p < parts.count; ++p)
        if (references[p] == 1)
            record.closureM3s = std::max(record.closureM3s, std::abs(inflow[p] - demand[p]));
}

void Writer::writeConvergence()
{
    HydraulicConvergence& record = solution_.convergence;
    record.iterations = state_.laps;
    record.headResidualM = state_.headResidual;
    if (!core_.reduction.chains.empty()) {
        const Chain& chain = core_.reduction.chains[state_.worstChain];
        record.worstLink = network_.links[core_.reduction.elements[chain.firstElement].link].id;
    }
}

} // namespace

HydraulicSolution expanded(const model::HydraulicNetwork& network, const LinkLaws& laws,
                           const CoreNetwork& core, const CoreState& state)
{
    return Writer(network, laws, core, state).run();
}

CoreState condensed(const CoreNetwork& core, const HydraulicSolution& solution)
{
    CoreState state;
    for (const Chain& chain : core.reduction.chains) {
        const ChainElement& first = core.reduction.elements[chain.firstElement];
        bool shut = false;
        for (std::uint32_t e = 0; e < chain.elementCount; ++e) {
            const std::uint32_t link = core.reduction.elements[chain.firstElement + e].link;
            shut = shut || solution.state[link] == LinkFlowState::ShutByCheckValve;
        }
        shut = shut && chain.oneWay;
        state.shut.push_back(shut);
        state.flow.push_back(shut ? 0.0 : first.sign * solution.flowM3s[first.link]);
    }
    state.head.assign(core.slotCount(), 0.0);
    for (std::size_t i = 0; i < solution.headM.size(); ++i)
        if (core.slotOfNode[i] != CoreNetwork::noSlot && std::isfinite(solution.headM[i]))
            state.head[core.slotOfNode[i]] = solution.headM[i];
    return state;
}

} // namespace hallwright::thermal
