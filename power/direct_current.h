// SPDX-License-Identifier: GPL-3.0-or-later
// Load flow of a direct-current tree with constant-power loads.
#pragma once

#include "model/network/electrical_network.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

// By node of the network.
struct DirectCurrentSolution {
    std::vector<double> volts;
    std::vector<double> amperes; // in the loop from the upstream node
    double sourceA = 0.0;
    double loadW = 0.0;
    double lossW = 0.0;
    int iterations = 0;
    double mismatchW = 0.0; // largest |V I - P| of a node
};

// Faults: InvalidInput (the node is named), NoSolution where the loads ask for more than the
// resistances let through (the weakest node and the share that can be carried are named),
// Cancelled.
model::Result<DirectCurrentSolution> solveDirectCurrent(const model::DirectCurrentNetwork& network,
                                                        std::stop_token stop = {});

// One constant-power load behind a loop resistance: V = (V0 + sqrt(V0^2 - 4 R P)) / 2, the upper of
// two roots, which is the stable one. Fault NoSolution for P > V0^2 / (4 R).
model::Result<double> voltsAtLoad(double sourceVolts, double loopResistanceOhm, double loadW);

} // namespace hallwright::power
