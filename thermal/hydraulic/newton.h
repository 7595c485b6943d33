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
    // Starts from the default guess, or from `start` (flows, heads and shut chains are taken).
    Newton(CoreNetwork& core, const SolveSettings& settings, CoreState* start);
    NewtonEnd run(const std::stop_token& stop);
    const CoreState& state() const { return state_; }

private:
    double headDifference(std::size_t chain) const
    {
        return state_.head[core_.ends[chain].from] - state_.head[core_.ends[chain].to];
    }
    NewtonEnd iterate(const std::stop_token& stop);
    void evaluate();
    void measure();
    void shortenStepThatOvershoots();
    void shortenStep();
    double slopeAlong(std::span<const double> from, double length);
    void findWorstChain();
    bool factorServesAgain() const;
    void solveAgain();
    bool assembleAndSolve();
    void step();
    bool flowsSettled() const;
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
    std::vector<double> open_;        // 0 where shut, else 1
    std::vector<double> residual_;    // (H_i - H_j) - h(q), 0 where shut
    std::vector<double> conductance_; // 1/h'(q), 0 where shut; now, and as last factorised
    std::vector<double> factored_;
    std::vector<double> change_;    // of heads
    std::vector<double> direction_; // of flows: the last full step
    double lineSlope_ = 0.0;        // of the content along direction_, here and
    double slopeAtStart_ = 0.0;     // where the step began (negative)
    double errorEnergy_ = 0.0;      // Σ P r²
    double largestConductance_ = 0.0;
    double shift_ = 1.0;      // largest |1 - P h'(q)|, P as last factorised
    double lastChange_ = 0.0; // largest flow change of the last step, and of the one before
    double changeBefore_ = 0.0;
    double largestFlow_ = 0.0;
    double largestHeadChange_ = 0.0;
    bool balanced_ = false;        // flows meet the node balances
    bool stepWasBalanced_ = false; // so did those that the last step began with
    bool stepWasFull_ = false;
    bool factorIsFresh_ = false; // made for the last step, and no valve has changed since
};

} // namespace hallwright::thermal
