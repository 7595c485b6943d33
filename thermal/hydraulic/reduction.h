// SPDX-License-Identifier: GPL-3.0-or-later
// Exact reduction of a network before Newton's method: what cannot carry flow is left out, trees
// are solved by summing demands, and links in series become one chain whose drop and slope are sums
// (forest-core partitioning, Simpson et al. 2014; series nodes, Deuerlein et al. 2016).
#pragma once

#include "thermal/hydraulic/topology.h"

#include <vector>

namespace hallwright::thermal {

// A link in a chain; sign +1 where link and chain run the same way.
struct ChainElement {
    std::uint32_t link;
    double sign;
};

// Links in series between two core nodes. One-way chains run in their permitted direction.
struct Chain {
    std::uint32_t from;
    std::uint32_t to;
    std::uint32_t firstElement;
    std::uint32_t elementCount;
    bool oneWay;
};

// A node that hangs on its parent by one link, in order of removal (leaves first).
struct Twig {
    std::uint32_t node;
    std::uint32_t parent;
    std::uint32_t link;
};

struct Reduction {
    std::vector<char> passable; // per link
    Parts parts;                // over passable links
    std::vector<char> floating; // per part: no fixed head, so its heads are not determined
    std::vector<std::uint32_t>
        anchors; // one core or tree node of each floating part, held at head 0
    std::vector<Twig> twigs;
    std::vector<ChainElement> elements; // in the order of the chains
    std::vector<Chain> chains;          // short ones first
    std::vector<double> coreDemand;     // per node: own demand plus that of the twigs on it
};

Reduction reduced(const model::HydraulicNetwork& network);

} // namespace hallwright::thermal
