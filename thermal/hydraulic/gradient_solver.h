// SPDX-License-Identifier: GPL-3.0-or-later
// Steady flow in a network of pipes, valves and pumps by the Global Gradient Algorithm.
//
// Unknown are link flows q and free heads H:  H_i - H_j = h(q) for each link i->j, with its static
// loss in h,  Aᵀ q = d at nodes. Newton on both with the flows eliminated (Todini and Pilati 1988),
// written in corrections so that rounding of large heads does not reach the flows: with P = 1/h'(q)
// and r = (H_i - H_j) - h(q),
//   Σ P (δ_i - δ_j) over the links of node i  =  -d_i - Σ ±(q + P r),      H <- H + δ,
//   q <- q + P (r + δ_i - δ_j).
// Each full step balances mass exactly. The solution is the minimum of the convex content Σ ∫h dq
// (Collins et al. 1978), so from the second step on a step that overshoots its minimum along the
// line is shortened: kinks of tables cannot make the iteration cycle.
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/hydraulic_solution.h"

#include <memory>
#include <span>
#include <stop_token>

namespace hallwright::thermal {

struct SolveSettings {
    double headToleranceM = 1e-6;
    double massToleranceM3s = 1e-9;
    double flowTolerance = 5e-8; // expected further change of any flow, over the largest flow
    int maximumIterations = 500;
};

// A network with its topology, symbolic factor and laws prepared. A solve depends on the network,
// the settings and the start only, never on earlier solves. Not for use by two threads at once.
class GradientSolver {
public:
    // Faults: values that cannot be used, islands without pressure reference, demand that closed
    // links cut off; each names its element.
    static model::Result<GradientSolver> prepared(model::HydraulicNetwork network);
    ~GradientSolver();
    GradientSolver(GradientSolver&&) noexcept;
    GradientSolver& operator=(GradientSolver&&) noexcept;

    const model::HydraulicNetwork& network() const;
    // Changes a pump's speed; stopping or starting one prepares the topology anew.
    model::Result<void> setPumpSpeed(std::size_t link, double speed);

    // Closes these links for the solves that follow, without preparing anew, and opens those closed
    // before: flows and heads are those of a network in which they are closed. A Fault, and nothing
    // closed, where a link is among them that alone serves a demand.
    model::Result<void> holdShut(std::span<const std::size_t> links);

    // Takes fluid, laws, static losses and curves of a network that differs from the present one in
    // nothing else.
    void setLaws(const model::HydraulicNetwork& changed);

    // Solves from the default guess, or from the flows and heads of a solution of the same
    // topology.
    model::Result<HydraulicSolution> solve(const SolveSettings& settings = {},
                                           const HydraulicSolution* start = nullptr,
                                           std::stop_token stop = {});

private:
    struct Prepared;
    explicit GradientSolver(std::unique_ptr<Prepared> prepared);
    std::unique_ptr<Prepared> prepared_;
};

} // namespace hallwright::thermal
