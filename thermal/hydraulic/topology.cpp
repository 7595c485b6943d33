// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/topology.h"

#include <fmt/format.h>

#include <numeric>

namespace hallwright::thermal {

namespace {

// Disjoint sets with path halving (Tarjan and van Leeuwen 1984).
class Sets {
public:
    explicit Sets(std::size_t count)
        : parent_(count)
    {
        std::iota(parent_.begin(), parent_.end(), 0U);
    }
    std::uint32_t root(std::uint32_t i)
    {
        while (parent_[i] != i) {
            parent_[i] = parent_[parent_[i]];
            i = parent_[i];
        }
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        const std::uint32_t ra = root(a);
        const std::uint32_t rb = root(b);
        if (ra < rb)
            parent_[rb] = ra;
        else
            parent_[ra] = rb;
    }

private:
    std::vector<std::uint32_t> parent_;
};

constexpr std::size_t mostIslandsNamed = 5;

} // namespace

Adjacency::Adjacency(const model::HydraulicNetwork& network, std::span<const char> open)
    : start_(network.nodes.size() + 1, 0)
{
    for (std::size_t k = 0; k < network.links.size(); ++k)
        if (open[k]) {
            ++start_[network.links[k].from + 1];
            ++start_[network.links[k].to + 1];
        }
    std::partial_sum(start_.begin(), start_.end(), start_.begin());
    neighbours_.resize(start_.back());
    std::vector<std::uint32_t> next(start_.begin(), start_.end() - 1);
    for (std::uint32_t k = 0; k < network.links.size(); ++k)
        if (open[k]) {
            const auto& link = network.links[k];
            neighbours_[next[link.from]++] = {link.to, k};
            neighbours_[next[link.to]++] = {link.from, k};
        }
}

Parts connectedParts(std::size_t nodeCount, std::span<const Edge> edges)
{
    Sets sets(nodeCount);
    for (const Edge& edge : edges)
        sets.join(edge.from, edge.to);
    Parts parts{std::vector<std::uint32_t>(nodeCount), 0};
    for (std::uint32_t i = 0; i < nodeCount; ++i) // a root precedes its members
        parts.ofNode[i] = sets.root(i) == i ? parts.count++ : parts.ofNode[sets.root(i)];
    return parts;
}

std::vector<char> passableLinks(const model::HydraulicNetwork& network)
{
    std::vector<char> passable;
    passable.reserve(network.links.size());
    for (const model::HydraulicLink& link : network.links)
        passable.push_back(link.state == model::LinkState::Open &&
                           model::pumpSpeed(link.law) > 0.0);
    return passable;
}

Parts passableParts(const model::HydraulicNetwork& network, std::span<const char> passable)
{
    std::vector<Edge> edges;
    edges.reserve(network.links.size());
    for (std::size_t k = 0; k < network.links.size(); ++k)
        if (passable[k])
            edges.push_back({network.links[k].from, network.links[k].to});
    return connectedParts(network.nodes.size(), edges);
}

std::optional<model::Fault> islandFault(const model::HydraulicNetwork& network)
{
    const std::vector<char> all(network.links.size(), 1);
    const Parts parts = passableParts(network, all);
    std::vector<char> referenced(parts.count, 0);
    for (std::size_t i = 0; i < network.nodes.size(); ++i)
        if (network.nodes[i].fixedHeadM)
            referenced[parts.ofNode[i]] = 1;
    std::vector<std::size_t> size(parts.count, 0);
    std::vector<std::string> first(parts.count);
    for (std::size_t i = network.nodes.size(); i-- > 0;) {
        ++size[parts.ofNode[i]];
        first[parts.ofNode[i]] = network.nodes[i].id;
    }
    std::string list;
    std::size_t islands = 0;
    for (std::uint32_t p = 0; p < parts.count; ++p)
        if (!referenced[p] && ++islands <= mostIslandsNamed)
            list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", first[p], size[p]);
    if (islands == 0)
        return std::nullopt;
    return model::Fault{
        model::FaultCode::NoSolution,
        {QT_TRANSLATE_NOOP(
             "hydraulic",
             "{0} separate parts have no pressure reference; node of each (its size): {1}"),
         {std::to_string(islands), list}},
        "network",
        {QT_TRANSLATE_NOOP("hydraulic",
                           "connect each part or give it one expansion vessel or fixed head"),
         {}}};
}

} // namespace hallwright::thermal
