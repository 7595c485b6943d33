// SPDX-License-Identifier: GPL-3.0-or-later
// Buoyancy in the risers between CDUs and racks on another level: cold coolant in the one, warm in
// the other.
//
// Heads are counted in columns of the network's fluid of density ρ0, so a link whose coolant has
// the density ρ and climbs by Δz takes (ρ/ρ0 − 1) Δz from its flow. Up the supply riser and down
// the return riser of height z that adds up to (ρ_supply − ρ_return) z/ρ0: a loss where the racks
// stand over the CDUs, a lift where they stand under them. What runs on one level takes as much up
// as it gives back down, up to the 1 % by which cold and warm coolant differ over the height of a
// rack.
#pragma once

#include "thermal/coolant_compile.h"

namespace hallwright::thermal {

// m of head of a fluid of `densityKgM3`; exactly 0 where racks and CDUs stand on one level.
double riserLossM(const model::CoolantGroup& group, model::Temperature supply,
                  model::Temperature returned, double densityKgM3);

// In the links of the CDUs that run, where the coolant of all racks is mixed.
void setRiserLoss(CompiledGroup& group, double lossM);

} // namespace hallwright::thermal
