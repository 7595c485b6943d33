// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of valves, couplings, strainers and bypasses of a loop as heads of its coolant.
//
// Flow coefficient (IEC 60534-1): Δp = (Q/Kv)² ρ/ρ0 bar, Q in m³/h, ρ0 = 1000 kg/m³, so the head
// Δp/(ρ g) does not depend on the coolant. A strainer whose area is covered by a share x has an
// open area of 1 − x: Δp = Δp_clean/(1 − x)².
#pragma once

#include "model/network/hydraulic_network.h"

namespace hallwright::thermal {

// `pairs` valves of this Kv in series; kv > 0.
model::PowerDrop valveDrop(double kv, int inSeries = 1);
model::PowerDrop strainerDrop(double kv, double fouling);

// A self-acting bypass: shut up to its opening head but for a leak of 1e-6 m³/s, then opening over
// a proportional band of 10 % (usual for such valves, class estimate), then fully open by its Kv.
model::HeadCurve bypassCurve(double kv, double opensAtM);

} // namespace hallwright::thermal
