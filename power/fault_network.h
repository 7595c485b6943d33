// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence networks of a short-circuit calculation as per-unit branches and shunts, and the
// impedance that a fault sees at every node.
#pragma once

#include "power/fault_impedance.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

// Series impedance behind an ideal transformer at `from`: V_from = ratio · V_inside; per unit of
// 1 MVA and of the nodes' voltages.
struct FaultBranch {
    int from = 0;
    int to = 0;
    Ohms impedance;
    double ratio = 1.0;
};

struct FaultShunt {
    int node = 0;
    Ohms impedance; // to the reference: a source, or an earthed winding
};

struct FaultNetwork {
    int nodes = 0; // buses first, then the star points of three-winding transformers
    std::vector<FaultBranch> branches;
    std::vector<FaultShunt> shunts;
};

// Z_kk of the first `buses` nodes; an infinite real part where no way leads to a shunt. Fault
// NoSolution where the matrix is singular; Cancelled.
model::Result<std::vector<Ohms>> seenImpedances(const FaultNetwork& network, int buses,
                                                std::stop_token stop);

// Of the network's elements with their correction factors. Fault InvalidInput names an element that
// lacks a figure.
model::Result<FaultNetwork> positiveSequence(const model::ShortCircuitNetwork& network,
                                             FaultCase which, FaultFrequency frequency);
model::Result<FaultNetwork> zeroSequence(const model::ShortCircuitNetwork& network,
                                         FaultCase which);

} // namespace hallwright::power
