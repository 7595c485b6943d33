// SPDX-License-Identifier: GPL-3.0-or-later
// Who is connected to whom: adjacency, connected parts, and whether each has a pressure reference.
#pragma once

#include "model/network/hydraulic_network.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hallwright::thermal {

struct Neighbour {
    std::uint32_t node;
    std::uint32_t link;
};

// Neighbours of every node over the links marked open, in compressed rows.
class Adjacency {
public:
    Adjacency(const model::HydraulicNetwork& network, std::span<const char> open);
    std::span<const Neighbour> of(std::uint32_t node) const
    {
        return std::span(neighbours_).subspan(start_[node], start_[node + 1] - start_[node]);
    }

private:
    std::vector<std::uint32_t> start_;
    std::vector<Neighbour> neighbours_;
};

// Part number of each node, 0 … count-1.
struct Parts {
    std::vector<std::uint32_t> ofNode;
    std::uint32_t count = 0;
};

struct Edge {
    std::uint32_t from;
    std::uint32_t to;
};
Parts connectedParts(std::size_t nodeCount, std::span<const Edge> edges);

// 1 for links that water can pass: not closed, and no stopped pump.
std::vector<char> passableLinks(const model::HydraulicNetwork& network);
// The parts that those links hold together.
Parts passableParts(const model::HydraulicNetwork& network, std::span<const char> passable);

// A Fault that lists the parts without any fixed head even when every link is open, with one node
// of each; nothing where all have one.
std::optional<model::Fault> islandFault(const model::HydraulicNetwork& network);

} // namespace hallwright::thermal
