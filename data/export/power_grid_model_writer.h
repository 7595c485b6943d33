// SPDX-License-Identifier: GPL-3.0-or-later
// Electrical networks as input files of power-grid-model (JSON, version 1.0).
#pragma once

#include "model/network/electrical_network.h"

#include <string>

namespace hallwright::data {

// Ids are numbers from 1, the keys stand beside them as "name", which power-grid-model passes over.
// An impedance between a reference bus and the only bus behind it becomes the fault level of a
// source there; other references get one of 1e15 VA. Transformers are written on the rating that
// their ampacity gives, else on the base power. Line charging is for 50 Hz. Fault Unsupported for
// what the form lacks (generators that hold a voltage, unstated nominal voltages, phase shifts
// between the hours of the clock, conductance without charging); the element is named.
model::Result<std::string> powerGridModelText(const model::ElectricalNetwork& network);

} // namespace hallwright::data
