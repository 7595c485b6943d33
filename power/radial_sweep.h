// SPDX-License-Identifier: GPL-3.0-or-later
// Backward-forward sweep over trees, with a factored linear ring part: O(n) per pass.
//
// Equations (Shirmohammadi et al. 1988; with rings the implicit Zbus method, Chen et al. 1991):
//   node current    I_k = conj(S_k(V_k) / V_k) + y_k V_k
//   backward        J_k = I_k + sum of J over the children of k
//   ring part       Y V_core = -J_core with V_reference held       (factored once)
//   forward         V_k = V_parent - z_k J_k
//   stop            |V_k conj(I_k(V) - I_k used)| <= limit at every node
// Ideal transformers of a tree are absorbed: W = V gauge, z |gauge|^2, y / |gauge|^2; powers stay.
#pragma once

#include "power/admittance.h"
#include "power/flow_outcome.h"

#include <optional>

namespace hallwright::power {

class RadialSweep {
public:
    // Fault NoSolution: the ring part of an island is singular (its reference bus is named).
    static model::Result<RadialSweep> prepare(const model::ElectricalNetwork& network,
                                              const FlowTerms& terms, const FlowOrder& order);

    void readLoads(const FlowTerms& terms, const FlowOrder& order);
    // Sets the voltages of an island to those without load.
    void startAtNoLoad(std::size_t island);
    // Iterates from the present voltages. Generators that hold their voltage are not its business:
    // it treats them as loads.
    FlowOutcome solve(std::size_t island, const FlowLimits& limits);
    // Takes voltages found elsewhere and computes the tree currents that go with them.
    void adopt(std::size_t island, std::span<const Complex> voltages);

    Complex voltage(int position) const; // pu, gauge removed
    // Power into the branch to the parent, per unit, at the parent's and at the position's end.
    struct TreeFlow {
        Complex parentEnd;
        Complex ownEnd;
    };
    TreeFlow treeFlow(int position) const;

private:
    // By position. Real and imaginary parts stand apart so that the loops use vector registers.
    struct Split {
        std::vector<double> re, im;
        void resize(std::size_t size);
        Complex get(int index) const;
        void set(int index, Complex value);
    };
    struct Core {
        KluMatrix<Complex> matrix; // row of the reference: V = set
        std::vector<Complex> work;
    };

    RadialSweep() = default;
    void compile(const FlowTerms& terms, const FlowOrder& order);
    bool factorCore(const FlowTerms& terms, const FlowOrder& order, std::size_t island);
    void nodeCurrents(const FlowIsland& island);
    void backward(const FlowIsland& island);
    void forward(std::size_t island);
    double largestMismatch(const FlowIsland& island) const; // squared
    bool balanced(const FlowIsland& island, double load) const;
    FlowOutcome ended(const FlowIsland& island, FlowEnd end, int passes) const;

    std::vector<FlowIsland> islands_;
    std::vector<std::optional<Core>> cores_; // by island
    std::vector<Complex> references_;        // held voltage by island
    std::vector<double> scales_;             // sum of |S| + |y| by island, per unit
    std::vector<int> parents_;
    std::vector<Complex> gauges_, inverseGauges_;
    std::vector<Complex> halfShunts_; // of the branch to the parent
    Split impedance_, shunt_;         // shunt_: branches and buses, gauge applied
    Split power_, admittance_; // admittance_: what the iteration sees (loads; shunts of trees)
    Split currentLoad_;
    bool hasCurrentLoads_ = false;
    Split voltage_, nodeCurrent_, change_, flow_;
    std::vector<double> mismatchSquared_;
};

} // namespace hallwright::power
