// SPDX-License-Identifier: GPL-3.0-or-later
// Newton-Raphson load flow in polar form on a sparse LU, for meshes, generators and heavy loading.
//
// Equations (Tinney and Hart 1967): with S_i = V_i conj(sum_j Y_ij V_j) and net load L_i(|V_i|)
//   F_i = S_i + L_i = 0, real and imaginary (only real where the voltage is held)
//   a_ij = V_i conj(Y_ij V_j):   dS_i/dtheta_j = -j a_ij,   dS_i/dln|V_j| = a_ij      (i != j)
//   dS_i/dtheta_i = j (S_i - a_ii),   dS_i/dln|V_i| = S_i + a_ii,
//   dL_i/dln|V_i| = |V_i| L_current + 2 |V_i|^2 L_impedance
// A step that does not lower the sum of squared mismatches is halved.
#pragma once

#include "power/admittance.h"
#include "power/flow_outcome.h"

namespace hallwright::power {

class NewtonFlow {
public:
    NewtonFlow(const FlowTerms& terms, const FlowOrder& order, std::size_t island);

    const FlowIsland& island() const { return island_; }
    void readLoads(const FlowTerms& terms, const FlowOrder& order);
    // Voltages by position of the island; the held ones are set by readLoads.
    std::vector<Complex>& voltages() { return voltages_; }
    void startAtNoLoad(const FlowOrder& order);
    // Iterates from voltages(); `loading` scales all loads and generation. Stops within the limit,
    // or where a node's mismatch has come down to the rounding of its own admittance.
    FlowOutcome solve(const FlowLimits& limits, double loading = 1.0);
    // The position with the lowest voltage among those that do not hold theirs.
    int lowest() const;

private:
    struct Mismatch {
        double sumOfSquares = 0.0;
        double largest = 0.0;
        double overFloor =
            0.0; // largest ratio to what the node can reach: the limit, or its rounding
        int worst = 0;
    };
    SparsePattern jacobianPattern();
    void holdVoltages();
    Mismatch evaluate(double loading);
    void fillJacobian(double loading);
    bool step(double loading, Mismatch& mismatch);

    FlowIsland island_;
    AdmittanceMatrix y_;
    std::vector<NodeKind> kinds_;
    std::vector<NodeLoad> loads_;
    std::vector<double> held_;   // |V| where held, else 0
    std::vector<int> angleRows_; // unknown and equation numbers; -1: none
    std::vector<int> voltageRows_;
    std::vector<int> angleBlock_;   // by entry of Y: where the column of theta_j begins, or -1
    std::vector<int> voltageBlock_; // the same for ln|V_j|
    KluMatrix<double> jacobian_;
    std::vector<Complex> voltages_, currents_, mismatches_, trial_;
    std::vector<double> step_;
    double limit_ = 0.0;
};

} // namespace hallwright::power
