// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes of a solved network under the pressure of the air: a solver that is asked for heads does
// not mind, water does.
#pragma once

#include "model/network/hydraulic_network.h"
#include "model/results/finding.h"
#include "model/units.h"
#include "thermal/hydraulic/hydraulic_solution.h"

#include <vector>

namespace hallwright::thermal {

// Gauge pressure ρ g (H − z); not a number where the head is not determined.
model::Pressure gaugePressure(const model::HydraulicNetwork& network,
                              const HydraulicSolution& solution, std::size_t node);

// "hydraulic.pressure.negative" (warning) with all nodes under the pressure of the air, lowest
// first; "hydraulic.pressure.vapour" (error) with those under the vapour pressure of water of 20 °C
// and standard air pressure (2.34 kPa absolute, IAPWS), where the solved flow cannot exist.
std::vector<model::Finding> pressureFindings(const model::HydraulicNetwork& network,
                                             const HydraulicSolution& solution);

} // namespace hallwright::thermal
