// SPDX-License-Identifier: GPL-3.0-or-later
// Electrical networks as MATPOWER case files (`.m`, case format version 2).
#pragma once

#include "model/network/electrical_network.h"

#include <string>

namespace hallwright::data {

// Buses are numbered from 1 in order, their keys stand in mpc.bus_name, those of branches in
// mpc.branch_name. What the form cannot say directly is said equally: buses that closed switches
// join are one, constant impedance and the core loss of transformers are bus shunts. Numbers are
// the shortest that read back the same. Fault Unsupported for constant-current loads and for
// branches open at one end; the element is named.
model::Result<std::string> matpowerText(const model::ElectricalNetwork& network);

} // namespace hallwright::data
