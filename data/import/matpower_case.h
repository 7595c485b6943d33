// SPDX-License-Identifier: GPL-3.0-or-later
// MATPOWER case files (`.m`, case format version 2).
#pragma once

#include "model/network/electrical_network.h"

#include <string>
#include <string_view>

namespace hallwright::data {

// Reads mpc.version, baseMVA, bus, gen and branch. Statements after the tables that convert units
// (kW to MW, ohm to per unit, power factors) are carried out; see matpower_script.h for what is
// understood. Read over, since load flow does not depend on them: gencost, bus_name, areas,
// gentype, genfuel, reserves, and the limits and ratings in the tables (rates are kept as ampacity
// where the nominal voltage is known). Generators of a bus add up; reactive limits are not
// enforced, as in a plain MATPOWER run. Anything else, such as an in-service mpc.dcline, is a Fault
// with file and line. Branch ids are row numbers. A bus without stated kV (0 everywhere) leaves
// currents unknown.
model::Result<model::ElectricalNetwork> readMatpowerCase(const std::string& file);

// The same from text; `name` stands for the file in messages.
model::Result<model::ElectricalNetwork> parseMatpowerCase(std::string_view text,
                                                          const std::string& name);

} // namespace hallwright::data
