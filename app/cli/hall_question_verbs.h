// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that ask one solved hall: pump-curve and what-if. Neither changes the file.
#pragma once

#include "app/cli/hall_choice.h"

#include <vector>

namespace hallwright::app {

struct PumpCurveOptions {
    HallChoice hall;
    std::string group; // key; empty: all
    OutputForm form = OutputForm::Text;
};
// Head over total flow of each coolant group: pumps, system, duty points.
model::Result<Outcome> runPumpCurve(const PumpCurveOptions& options);

struct WhatIfOptions {
    HallChoice hall;
    std::vector<std::string> off; // keys: valves shut, pumps and units stopped, breakers open
    std::vector<std::string> open;
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runWhatIf(const WhatIfOptions& options);

} // namespace hallwright::app
