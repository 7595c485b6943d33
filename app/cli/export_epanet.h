// SPDX-License-Identifier: GPL-3.0-or-later
// The coolant network of a solved hall in the form of EPANET.
#pragma once

#include "app/cli/export_verb.h"

namespace hallwright::app {

// The loops of a hall side by side, each with the pressure reference of its own expansion vessel.
// EPANET knows one fluid: InvalidArgument where the loops' differ (name one of them), where there
// is no loop of that key, and where one has no solution its own Fault.
model::Result<std::string> asEpanet(const ExportedHall& hall);

} // namespace hallwright::app
