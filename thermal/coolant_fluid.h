// SPDX-License-Identifier: GPL-3.0-or-later
// The coolant at another temperature in a compiled group. Racks, pumps and flow limiters are stated
// in pressures: head is pressure over ρ g, so their laws go with 1/ρ. Valves with a Kv keep their
// heads (coolant_laws.h); pipes are stated in velocity heads and follow the viscosity.
#pragma once

#include "thermal/coolant_compile.h"

namespace hallwright::thermal {

// As if compiled with this fluid. The slope on which a flow limiter holds its flow is the solver's
// and stays.
void changeFluid(CompiledGroup& group, const model::HydraulicFluid& fluid);

} // namespace hallwright::thermal
