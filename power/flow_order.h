// SPDX-License-Identifier: GPL-3.0-or-later
// Islands and the order of their nodes: reference, then the ring part, then the trees parents
// first.
#pragma once

#include "power/flow_terms.h"

namespace hallwright::power {

// One energised island as ranges of positions: [begin, coreEnd) holds the reference (at begin) and
// every node on a ring or between a ring and the reference; [coreEnd, end) holds the rest, each
// after its parent. A purely radial island has only the reference in its core.
struct FlowIsland {
    int begin = 0;
    int coreEnd = 0;
    int end = 0;
    bool holdsGenerator = false; // has a node that holds its voltage besides the reference
    friend bool operator==(const FlowIsland&, const FlowIsland&) = default;
};

struct FlowOrder {
    std::vector<FlowIsland> islands;
    std::vector<int> positionOf; // node to position; -1: no reference feeds it (dead)
    // By position:
    std::vector<int> nodes;
    std::vector<int> parents;        // position of the parent; -1 in a core
    std::vector<int> parentBranches; // index of the live branch to the parent; -1 in a core
    // Product of the ideal transformer ratios from the nearest core node down to the position:
    // W = V gauge makes every transformer of a tree disappear (power is unchanged by it).
    std::vector<Complex> gauges;
    // The same from the reference along the search tree: V_reference/noLoad is a start for Newton.
    std::vector<Complex> noLoadRatios;

    // Live branches by island: branches[branchStarts[i]] up to branches[branchStarts[i + 1]].
    std::vector<int> branchStarts;
    std::vector<int> branches;

    int positions() const { return static_cast<int>(nodes.size()); }
};

// Fault InvalidInput: no reference at all, or an island with two (both are named).
model::Result<FlowOrder> orderFlow(const model::ElectricalNetwork& network, const FlowTerms& terms);

} // namespace hallwright::power
