// SPDX-License-Identifier: GPL-3.0-or-later
// Another fluid, or the same at another temperature, in a network of devices that are stated in
// pressures: head is pressure over ρ g, so their laws go with 1/ρ; pipes and local losses are
// stated in velocity heads and follow the viscosity alone.
#pragma once

#include "model/network/hydraulic_network.h"

namespace hallwright::thermal {

// Rescales device and pump laws and curves to the new density; the slope on which a flow limiter
// holds its flow is a device of the solver and stays.
void changeFluid(model::HydraulicNetwork& network, const model::HydraulicFluid& fluid);

} // namespace hallwright::thermal
