// SPDX-License-Identifier: GPL-3.0-or-later
// The reduced network in the solver's own numbering: core nodes have slots, first the unknown heads
// in the matrix's row order, then the held ones.
#pragma once

#include "thermal/hydraulic/chain_laws.h"
#include "thermal/hydraulic/gradient_matrix.h"

namespace hallwright::thermal {

using ChainEnds = GradientMatrix::Ends; // slots

struct CoreNetwork {
    static constexpr std::uint32_t noSlot = UINT32_MAX;

    CoreNetwork(const model::HydraulicNetwork& network, const LinkLaws& linkLaws);

    std::size_t slotCount() const { return demand.size(); }
    bool isHeld(std::size_t slot) const { return slot >= unknowns; }

    Reduction reduction;
    ChainLaws laws;
    std::size_t unknowns = 0;
    std::vector<std::uint32_t> slotOfNode; // noSlot inside chains and on twigs
    std::vector<ChainEnds> ends;           // per chain
    std::vector<double> demand;            // per slot
    std::vector<double> heldHead;          // per held slot, 0 at anchors
    std::vector<double> startingFlow;      // per chain
    std::vector<double> twigFlow;          // per twig, in the direction of its link
    std::vector<std::uint32_t> oneWayChains;
    std::vector<char> heldShut; // per chain: a link in it is closed
    bool anyHeldShut = false;
    GradientMatrix matrix;
};

// Demand that cannot be served because closed links or check valves stand before it; named by node.
std::optional<model::Fault> unservedDemand(const model::HydraulicNetwork& network,
                                           const CoreNetwork& core);

} // namespace hallwright::thermal
