// SPDX-License-Identifier: GPL-3.0-or-later
// Why a network has no operating point: how much of its load it could carry, and which bus gives
// way.
#pragma once

#include "power/newton_flow.h"

namespace hallwright::power {

struct Collapse {
    double loading = 0.0;   // largest share of loads and generation with a solution found
    int weakest = -1;       // position with the lowest voltage there
    double voltagePu = 0.0; // that voltage
};

// Halves the interval between no load and the load given (1/1024 of it).
Collapse findCollapse(NewtonFlow& flow, const FlowOrder& order, const FlowLimits& limits);

model::Fault collapseFault(const model::ElectricalNetwork& network, int weakestBus,
                           const Collapse& collapse);

} // namespace hallwright::power
