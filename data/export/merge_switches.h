// SPDX-License-Identifier: GPL-3.0-or-later
// Buses that closed switches join made one, for forms that know no branch without impedance.
#pragma once

#include "model/network/electrical_network.h"

namespace hallwright::data {

// The same network with every closed branch of r = x = 0 taken out and its ends one bus. The merged
// bus keeps id and set point of the one that holds a voltage (else of the first), joins the names
// with " = ", and sums loads, generation and shunts, the branch's own charging among them. Open
// switches are left out. Fault InvalidInput where two merged buses hold voltages.
model::Result<model::ElectricalNetwork> withoutSwitches(const model::ElectricalNetwork& network);

} // namespace hallwright::data
