// SPDX-License-Identifier: GPL-3.0-or-later
// The verb solve-hydraulic: the hydraulic solver alone on an EPANET file.
#pragma once

#include "model/result.h"

#include <string>

namespace hallwright::app {

struct SolveHydraulicOptions {
    std::string file; // EPANET .inp
    bool json = false;
    int repeat = 5; // solves of which the fastest is reported, cold and warm
};

// What goes to stdout: the JSON object of the command line's contract, or tables of nodes and
// links.
model::Result<std::string> solveHydraulicText(const SolveHydraulicOptions& options);

} // namespace hallwright::app
