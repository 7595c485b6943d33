// SPDX-License-Identifier: GPL-3.0-or-later
// Short-circuit currents of three-phase AC networks by IEC 60909-0:2016: equivalent voltage source
// c Un/√3 at the fault, all other sources replaced by their impedances, loads and line capacitances
// left out. Rated transformer ratios carry impedances from one voltage to another.
#pragma once

#include "power/fault_impedance.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

struct ShortCircuitOptions {
    FaultCase which = FaultCase::Highest; // Lowest: no K_T, hot conductors, no motors, cmin
    FaultKind kind = FaultKind::ThreePhase;
};

// Currents of a fault at each bus, in the order of the network's buses. ip by method C (20 Hz at
// 50 Hz); Ith with n = 1, so on the safe side near generators. Faults: InvalidInput (the element is
// named: bad figures, a bus without a source, an element whose zero sequence or lowest level is not
// stated), NoSolution where impedances cancel, Cancelled.
model::Result<std::vector<FaultCurrents>>
solveShortCircuit(const model::ShortCircuitNetwork& network, const ShortCircuitOptions& options,
                  std::stop_token stop = {});

} // namespace hallwright::power
