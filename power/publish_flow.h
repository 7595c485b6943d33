// SPDX-License-Identifier: GPL-3.0-or-later
// From solved voltages and tree currents to flows, injections, losses and the energy balance.
#pragma once

#include "power/load_flow.h"
#include "power/radial_sweep.h"
#include "power/switch_flow.h"

namespace hallwright::power {

struct SolvedFlow {
    const model::ElectricalNetwork& network;
    const FlowTerms& terms;
    const FlowOrder& order;
    const RadialSweep& sweep; // voltages of every island; tree currents where no generator holds
    SwitchFlow& switches;
};

// Everything but the convergence record.
LoadFlowSolution publishFlow(const SolvedFlow& solved);

} // namespace hallwright::power
