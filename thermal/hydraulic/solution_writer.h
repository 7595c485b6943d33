// SPDX-License-Identifier: GPL-3.0-or-later
// From the core's state back to every node and link of the network.
#pragma once

#include "thermal/hydraulic/newton.h"

namespace hallwright::thermal {

// elementDrop of the core's laws must stand at the state's flows.
HydraulicSolution expanded(const model::HydraulicNetwork& network, const LinkLaws& laws,
                           const CoreNetwork& core, const CoreState& state);

// The core's part of a solution, to start the next solve from.
CoreState condensed(const CoreNetwork& core, const HydraulicSolution& solution);

} // namespace hallwright::thermal
