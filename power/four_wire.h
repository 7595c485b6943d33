// SPDX-License-Identifier: GPL-3.0-or-later
// Load flow of an unbalanced four-wire tree with an explicit neutral earthed at its source.
#pragma once

#include "model/network/electrical_network.h"

#include <array>
#include <complex>
#include <stop_token>
#include <vector>

namespace hallwright::power {

// Phases a, b, c and the neutral.
using FourPhasors = std::array<std::complex<double>, 4>;

// By node of the network.
struct FourWireSolution {
    std::vector<FourPhasors> volts;   // to earth at the source
    std::vector<FourPhasors> amperes; // in the segment from the upstream node, towards the load
    FourPhasors sourceVolts{};
    std::complex<double> loadVa;
    std::complex<double> lossVa;
    int iterations = 0;
    double mismatchVa = 0.0; // largest of a phase of a node
};

// Backward-forward sweep (Ciric, Feltrin and Ochoa 2003, four-wire form):
//   I_p = conj(S_p / (V_p - V_n)),  I_n = -(I_a + I_b + I_c),  V_k = V_up - Z_k J_k
// and for a load between lines I_pq = conj(S_pq / (V_p - V_q)), out of p and back into q.
// Faults: InvalidInput (the node is named), NoSolution where it does not settle (the node with the
// largest mismatch is named), Cancelled.
model::Result<FourWireSolution> solveFourWire(const model::FourWireNetwork& network,
                                              std::stop_token stop = {});

} // namespace hallwright::power
