// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/reduction.h"

#include <algorithm>

namespace hallwright::thermal {

namespace {

class Reducer {
public:
    explicit Reducer(const model::HydraulicNetwork& network)
        : network_(network)
        , result_{passableLinks(network), {}, {}, {}, {}, {}, {}, {}}
        , adjacency_(network, result_.passable)
        , degree_(network.nodes.size())
        , held_(network.nodes.size(), 0)
        , visited_(network.links.size(), 0)
    {
    }

    Reduction run() &&
    {
        anchorFloatingParts();
        cutTwigs();
        chainSeries();
        sortByLength();
        return std::move(result_);
    }

private:
    void anchorFloatingParts();
    void cutTwigs();
    void chainSeries();
    void sortByLength();
    void walkFrom(std::uint32_t node);
    void close(std::uint32_t from, std::vector<ChainElement>& walked, std::uint32_t to);
    bool endsChain(std::uint32_t node) const;
    bool conflicts(const std::vector<ChainElement>& walked, const ChainElement& next) const;
    Neighbour onwards(std::uint32_t node, std::uint32_t cameBy) const;

    const model::HydraulicNetwork& network_;
    Reduction result_;
    Adjacency adjacency_;
    std::vector<std::uint32_t> degree_;
    std::vector<char> held_;    // fixed heads and anchors
    std::vector<char> visited_; // links already in a twig or a chain
};

void Reducer::anchorFloatingParts()
{
    result_.parts = passableParts(network_, result_.passable);
    result_.floating.assign(result_.parts.count, 1);
    for (std::size_t i = 0; i < network_.nodes.size(); ++i)
        if (network_.nodes[i].fixedHeadM) {
            held_[i] = 1;
            result_.floating[result_.parts.ofNode[i]] = 0;
        }
    std::vector<char> anchored(result_.parts.count, 0);
    for (std::uint32_t i = 0; i < network_.nodes.size(); ++i) {
        const std::uint32_t part = result_.parts.ofNode[i];
        if (result_.floating[part] && !anchored[part]) {
            anchored[part] = 1;
            held_[i] = 1;
            result_.anchors.push_back(i);
        }
    }
}

void Reducer::cutTwigs()
{
    result_.coreDemand.resize(network_.nodes.size());
    std::vector<std::uint32_t> leaves;
    for (std::uint32_t i = 0; i < network_.nodes.size(); ++i) {
        result_.coreDemand[i] = network_.nodes[i].demandM3s;
        degree_[i] = static_cast<std::uint32_t>(adjacency_.of(i).size());
        if (degree_[i] == 1 && !held_[i])
            leaves.push_back(i);
    }
    for (std::size_t next = 0; next < leaves.size(); ++next) {
        const std::uint32_t leaf = leaves[next];
        if (degree_[leaf] != 1)
            continue;
        const auto neighbours = adjacency_.of(leaf);
        const auto found = std::find_if(neighbours.begin(), neighbours.end(),
                                        [&](const Neighbour& n) { return !visited_[n.link]; });
        visited_[found->link] = 1;
        degree_[leaf] = 0;
        result_.twigs.push_back({leaf, found->node, found->link});
        result_.coreDemand[found->node] += result_.coreDemand[leaf];
        if (--degree_[found->node] == 1 && !held_[found->node])
            leaves.push_back(found->node);
    }
}

bool Reducer::endsChain(std::uint32_t node) const
{
    return held_[node] || degree_[node] != 2 || result_.coreDemand[node] != 0.0;
}

bool Reducer::conflicts(const std::vector<ChainElement>& walked, const ChainElement& next) const
{
    if (!model::isOneWay(network_.links[next.link]))
        return false;
    return std::any_of(walked.begin(), walked.end(), [&](const ChainElement& element) {
        return element.sign != next.sign && model::isOneWay(network_.links[element.link]);
    });
}

Neighbour Reducer::onwards(std::uint32_t node, std::uint32_t cameBy) const
{
    const auto neighbours = adjacency_.of(node);
    return *std::find_if(neighbours.begin(), neighbours.end(),
                         [&](const Neighbour& n) { return n.link != cameBy && !visited_[n.link]; });
}

// Stores a chain; one that returns to its start is cut in its middle, so that no chain is a loop.
void Reducer::close(std::uint32_t from, std::vector<ChainElement>& walked, std::uint32_t to)
{
    if (from == to) {
        const std::size_t half = walked.size() / 2;
        std::vector<ChainElement> second(walked.begin() + static_cast<std::ptrdiff_t>(half),
                                         walked.end());
        walked.resize(half);
        const auto& link = network_.links[walked.back().link];
        const std::uint32_t middle = walked.back().sign > 0.0 ? link.to : link.from;
        close(from, walked, middle);
        close(middle, second, to);
        return;
    }
    const auto oneWay =
        std::find_if(walked.begin(), walked.end(), [&](const ChainElement& element) {
            return model::isOneWay(network_.links[element.link]);
        });
    const bool isOneWayChain = oneWay != walked.end();
    if (isOneWayChain && oneWay->sign < 0.0) {
        std::swap(from, to);
        std::reverse(walked.begin(), walked.end());
        for (ChainElement& element : walked)
            element.sign = -element.sign;
    }
    result_.chains.push_back({from, to, static_cast<std::uint32_t>(result_.elements.size()),
                              static_cast<std::uint32_t>(walked.size()), isOneWayChain});
    result_.elements.insert(result_.elements.end(), walked.begin(), walked.end());
}

void Reducer::walkFrom(std::uint32_t node)
{
    for (const Neighbour& first : adjacency_.of(node)) {
        if (visited_[first.link])
            continue;
        std::vector<ChainElement> walked;
        std::uint32_t start = node;
        std::uint32_t here = node;
        Neighbour step = first;
        while (true) {
            visited_[step.link] = 1;
            const ChainElement element{step.link,
                                       network_.links[step.link].from == here ? 1.0 : -1.0};
            if (conflicts(walked, element)) { // check valves face each other: cut between them
                close(start, walked, here);
                walked.clear();
                start = here;
            }
            walked.push_back(element);
            here = step.node;
            if (endsChain(here))
                break;
            step = onwards(here, step.link);
        }
        close(start, walked, here);
    }
}

void Reducer::chainSeries()
{
    // Every part of the core has a held node, so every loop is reached from one that ends chains.
    for (std::uint32_t i = 0; i < network_.nodes.size(); ++i)
        if (endsChain(i))
            walkFrom(i);
}

void Reducer::sortByLength()
{
    std::stable_sort(
        result_.chains.begin(), result_.chains.end(),
        [](const Chain& a, const Chain& b) { return a.elementCount < b.elementCount; });
    std::vector<ChainElement> sorted;
    sorted.reserve(result_.elements.size());
    for (Chain& chain : result_.chains) {
        const auto first = result_.elements.begin() + chain.firstElement;
        chain.firstElement = static_cast<std::uint32_t>(sorted.size());
        sorted.insert(sorted.end(), first, first + chain.elementCount);
    }
    result_.elements = std::move(sorted);
}

} // namespace

Reduction reduced(const model::HydraulicNetwork& network)
{
    return Reducer(network).run();
}

} // namespace hallwright::thermal
