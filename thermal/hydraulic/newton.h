// SPDX-License-Identifier: GPL-3.0-or-later
// The iteration of the Global Gradient Algorithm on the core network (equations:
// gradient_solver.h).
#pragma once

#include "thermal/hydraulic/check_valves.h"
#include "thermal/hydraulic/core_network.h"
#include "thermal/hydraulic/gradient_solver.h"

namespace hallwright::thermal {

// Flows of the chains, heads of the slots, and which one-way chains are shut.
struct CoreState {
    std::vector<double> flow;
    std::vector<double> head;
    std::vector<char> shut;
    std::vector<char> undetermined; // slots that shut check valves cut off from every fixed head
    int laps = 0;
    double headResidual = 0.0;
    std::uint32_t worstChain = 0;
};

enum class NewtonEnd { Converged, TooManyLaps, ValvesUndecided, DemandUnserved, Singular, Stopped };

class Newton {
public:
    // Starts from the default guess, or from `start` (flows, heads and shut chains are read).
    Newton(CoreNetwork& core, const SolveSettings& settings, const CoreState* start);
    NewtonEnd run(const std::stop_token& stop);
    const CoreState& state() const { return state_; }

private:
    double headDifference(std::size_t chain) const
    {
        return state_.head[core_.ends[chain].from] - state_.head[core_.ends[chain].to];
    }
    double lineSlope() const;
    void shortenStepThatOvershoots();
    void shortenStep(double slopeAtEnd);
    double slopeAlong(double length);
    void measureResidual();
    bool assembleAndSolve();
    void step();
    bool flowsSettled(double tolerance) const;
    bool valvesMayBeJudgedEarly() const;
    std::vector<std::uint32_t> wrongValves() const;
    void change(std::uint32_t chain);
    bool changeValves(std::span<const std::uint32_t> chains);
    bool anchorCutOffParts();

    CoreNetwork& core_;
    const SolveSettings& settings_;
    CoreState state_;
    BlockExchange exchange_;
    std::vector<std::uint32_t> anchorRows_;
    std::vector<double> change_; // of heads: right side, then correction
    std::vector<double> oldFlow_;
    std::vector<double> direction_; // of flows
    double slopeAtStart_ = 0.0;     // of the content along direction_, negative
    double lastChange_ = 0.0;       // largest flow change of the last step, and of the one before
    double changeBefore_ = 0.0;
    double largestFlow_ = 0.0;
    double largestHeadChange_ = 0.0;
    bool balanced_ = false;        // flows meet the node balances
    bool stepWasBalanced_ = false; // so did those that the last step began with
    bool stepWasFull_ = false;
};

} // namespace hallwright::thermal
