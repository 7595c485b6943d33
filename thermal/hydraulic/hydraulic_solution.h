// SPDX-License-Identifier: GPL-3.0-or-later
// What a hydraulic solve answers: heads, flows, states, and how well it converged.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hallwright::thermal {

enum class LinkFlowState {
    Open,
    Closed,           // by its input: closed valve, stopped pump
    ShutByCheckValve, // one-way, and the head beyond it is higher: no flow
};

struct HydraulicConvergence {
    int iterations = 0;
    double headResidualM = 0.0;   // largest |h(q) - (head from - head to)| of an open link
    double massResidualM3s = 0.0; // largest imbalance of a node without fixed head
    double closureM3s = 0.0;      // largest net flow of a lone pressure reference less its demands
    std::string worstLink;
    std::string worstNode;
};

struct HydraulicSolution {
    std::vector<double> headM;   // per node; NaN where closed links cut it off from every reference
    std::vector<double> flowM3s; // per link, positive from -> to; exactly 0 where shut
    std::vector<double> headLossM; // per link: head from - head to (negative over a running pump)
    std::vector<LinkFlowState> state;
    std::vector<double>
        inflowM3s; // per node with fixed head: what it feeds into the network, else 0
    std::vector<std::size_t> outsideCurve; // pumps run beyond the end of their curve
    HydraulicConvergence convergence;
};

} // namespace hallwright::thermal
