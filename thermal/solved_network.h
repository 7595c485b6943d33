// SPDX-License-Identifier: GPL-3.0-or-later
// The hydraulic network behind a solved coolant group with its flows, for those who want to solve
// it with another program.
#pragma once

#include "thermal/coolant_loop.h"

#include <stop_token>
#include <string>
#include <vector>

namespace hallwright::thermal {

struct SolvedNetwork {
    model::HydraulicNetwork network;
    std::vector<double> flowM3s;      // of each link
    std::vector<double> headLossM;    // of each link, as its solution gives it
    std::vector<std::string> remarks; // of each link: what is written in place of what; may be ""
};

// At the fluid's mean temperature, the CDUs that run and the pump speed of `solved`, a result of
// this group in its normal state. Faults of the hydraulic solver.
model::Result<SolvedNetwork> solvedNetwork(const model::CoolantGroup& group,
                                           const CoolantLoopResult& solved,
                                           std::stop_token stop = {});

// The same network under EPANET's Darcy-Weisbach law with the same drop of each pipe at its solved
// flow: where Churchill's friction factor is the higher one, a minor loss K takes up the difference
// (f' − f) L/D; where it is the lower one, less minor loss and then less length does. A rack whose
// drop is unknown takes next to nothing. Each such link says so in its remark.
SolvedNetwork withEpanetFriction(SolvedNetwork solved);

} // namespace hallwright::thermal
