// SPDX-License-Identifier: GPL-3.0-or-later
// From the core's state back to every node and link of the network, and the other way round. What
// of that depends on the topology alone is laid out once, in short arrays: the network's own rows
// are wide.
#pragma once

#include "thermal/hydraulic/newton.h"

namespace hallwright::thermal {

class SolutionWriter {
public:
    SolutionWriter(const model::HydraulicNetwork& network, const CoreNetwork& core);

    // The last evaluation of the core's laws must stand at the state's flows.
    HydraulicSolution expanded(const LinkLaws& laws, const CoreState& state) const;

    // Which links of the chains are closed now (core.heldShut).
    void setClosed(std::span<const std::size_t> links);
    const std::vector<std::size_t>& closed() const { return closedForNow_; }

    // The core's part of a solution, to start the next solve from: flows follow what pumps changed.
    CoreState condensed(const LinkLaws& laws, const HydraulicSolution& solution) const;

private:
    static constexpr std::uint32_t none = UINT32_MAX;
    struct Place {
        std::uint32_t link;
        std::uint32_t inner; // node after the element inside its chain, or none
        double sign;
        bool closed = false;
    };
    void layChains();
    void layParts();

    void writeHeads(HydraulicSolution& out, const CoreState& state) const;
    void writeChain(HydraulicSolution& out, const CoreState& state, std::size_t chain) const;
    void writeShutChain(HydraulicSolution& out, std::size_t chain) const;
    std::uint32_t blockingElement(const Chain& chain) const;
    std::uint32_t lastClosed(const Chain& chain, std::uint32_t first) const;
    void writeTwigs(HydraulicSolution& out, const LinkLaws& laws) const;
    void writeIdleLinks(HydraulicSolution& out, const LinkLaws& laws) const;
    void writeBalance(HydraulicSolution& out, const CoreState& state) const;
    void writeConvergence(HydraulicConvergence& record, const CoreState& state) const;

    const model::HydraulicNetwork& network_;
    const CoreNetwork& core_;
    std::vector<std::uint32_t> nodeOfSlot_;
    std::vector<Place> places_; // per element
    std::vector<std::size_t> closed_;
    std::vector<std::size_t> closedForNow_; // sorted
    std::vector<std::uint32_t> pumps_;      // that run
    std::vector<std::uint32_t> references_;
    struct Lone { // a part with one reference: its net flow is its demand
        std::uint32_t node;
        double demand;
    };
    std::vector<Lone> lone_;
    bool anyFloating_ = false;
    bool flowsFollowPumps_ = false; // no demand and no limiter decides them
};

} // namespace hallwright::thermal
