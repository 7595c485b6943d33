// SPDX-License-Identifier: GPL-3.0-or-later
// Symmetric load flow cases of power-grid-model (JSON, version 1.0).
#pragma once

#include "model/network/electrical_network.h"

#include <string>

namespace hallwright::data {

// Reads node, line, link, transformer, source, sym_load, sym_gen and shunt, as rows of members or
// in the compact form with "attributes". All power is on a 1 MVA base, 50 Hz (the file states
// none). Every source stands behind its short-circuit impedance at one added reference bus,
// "source". A component of another sort, a batch file, or a fault to be computed is Unsupported and
// named. Components that are measurements (sensors) do not affect load flow and are passed over.
model::Result<model::ElectricalNetwork> readPowerGridModel(const std::string& file);

} // namespace hallwright::data
