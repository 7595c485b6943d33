// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/core_network.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

struct Numbering {
    std::vector<std::uint32_t> unknown; // nodes whose head is sought
    std::vector<std::uint32_t> held;    // nodes whose head is given, and anchors
};

Numbering numbered(const model::HydraulicNetwork& network, const Reduction& reduction)
{
    std::vector<char> inCore(network.nodes.size(), 0);
    for (const Chain& chain : reduction.chains)
        inCore[chain.from] = inCore[chain.to] = 1;
    std::vector<char> held(network.nodes.size(), 0);
    for (std::uint32_t i = 0; i < network.nodes.size(); ++i)
        held[i] = network.nodes[i].fixedHeadM.has_value();
    for (const std::uint32_t anchor : reduction.anchors)
        held[anchor] = 1;
    Numbering numbering;
    for (std::uint32_t i = 0; i < network.nodes.size(); ++i) {
        if (held[i])
            numbering.held.push_back(i);
        else if (inCore[i])
            numbering.unknown.push_back(i);
    }
    return numbering;
}

GradientMatrix matrixFor(const model::HydraulicNetwork& network, const Reduction& reduction)
{
    const Numbering numbering = numbered(network, reduction);
    std::vector<std::uint32_t> number(network.nodes.size(), GradientMatrix::held);
    for (std::uint32_t u = 0; u < numbering.unknown.size(); ++u)
        number[numbering.unknown[u]] = u;
    std::vector<GradientMatrix::Ends> edges;
    edges.reserve(reduction.chains.size());
    for (const Chain& chain : reduction.chains)
        edges.push_back({number[chain.from], number[chain.to]});
    return {numbering.unknown.size(), edges};
}

double chainStart(const model::HydraulicNetwork& network, const Reduction& reduction,
                  const Chain& chain)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::uint32_t e = 0; e < chain.elementCount; ++e) {
        const ChainElement& element = reduction.elements[chain.firstElement + e];
        least = std::min(least, startingFlow(network, network.links[element.link]));
    }
    if (!std::isfinite(least))
        least = 1e-3;
    return chain.oneWay ? least : reduction.elements[chain.firstElement].sign * least;
}

} // namespace

CoreNetwork::CoreNetwork(const model::HydraulicNetwork& network, const LinkLaws& linkLaws)
    : reduction(reduced(network))
    , laws(reduction, linkLaws)
    , slotOfNode(network.nodes.size(), noSlot)
    , matrix(matrixFor(network, reduction))
{
    const Numbering numbering = numbered(network, reduction);
    unknowns = numbering.unknown.size();
    demand.assign(unknowns + numbering.held.size(), 0.0);
    for (std::uint32_t u = 0; u < unknowns; ++u)
        slotOfNode[numbering.unknown[u]] = matrix.row(u);
    for (const std::uint32_t node : numbering.held) {
        slotOfNode[node] = static_cast<std::uint32_t>(unknowns + heldHead.size());
        heldHead.push_back(network.nodes[node].fixedHeadM.value_or(0.0));
    }
    for (std::size_t i = 0; i < network.nodes.size(); ++i)
        if (slotOfNode[i] != noSlot)
            demand[slotOfNode[i]] = reduction.coreDemand[i];
    for (std::uint32_t c = 0; c < reduction.chains.size(); ++c) {
        const Chain& chain = reduction.chains[c];
        ends.push_back({slotOfNode[chain.from], slotOfNode[chain.to]});
        startingFlow.push_back(chainStart(network, reduction, chain));
        if (chain.oneWay)
            oneWayChains.push_back(c);
    }
    heldShut.assign(reduction.chains.size(), 0);
    for (const Twig& twig : reduction.twigs) {
        const double intoNode = reduction.coreDemand[twig.node];
        twigFlow.push_back(network.links[twig.link].to == twig.node ? intoNode : -intoNode);
    }
}

std::optional<model::Fault> unservedDemand(const model::HydraulicNetwork& network,
                                           const CoreNetwork& core)
{
    const auto fault = [](const std::string& node, model::Message what) {
        return model::Fault{
            model::FaultCode::NoSolution,
            std::move(what),
            fmt::format("node {}", node),
            {QT_TRANSLATE_NOOP("hydraulic", "open a path from a fixed head or remove the demand"),
             {}}};
    };
    const Reduction& reduction = core.reduction;
    std::vector<double> total(reduction.parts.count, 0.0);
    for (std::size_t i = 0; i < network.nodes.size(); ++i)
        total[reduction.parts.ofNode[i]] += network.nodes[i].demandM3s;
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        const std::uint32_t part = reduction.parts.ofNode[i];
        if (reduction.floating[part] && std::abs(total[part]) > 1e-12 &&
            network.nodes[i].demandM3s != 0.0)
            return fault(
                network.nodes[i].id,
                {QT_TRANSLATE_NOOP("hydraulic",
                                   "its demand is cut off from every fixed head by closed links"),
                 {}});
    }
    for (std::size_t t = 0; t < reduction.twigs.size(); ++t) {
        const Twig& twig = reduction.twigs[t];
        if (core.twigFlow[t] < 0.0 && model::isOneWay(network.links[twig.link]))
            return fault(
                network.nodes[twig.node].id,
                {QT_TRANSLATE_NOOP("hydraulic", "its demand would flow backwards through {0}"),
                 {network.links[twig.link].id}});
    }
    return std::nullopt;
}

} // namespace hallwright::thermal
