// SPDX-License-Identifier: GPL-3.0-or-later
// The verb duty: one CDU or pump of the catalogue at own flows, heat and temperatures.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

// In the units of the command line.
struct DutyOptions {
    std::string type;
    std::string fluid; // word of model::Coolant; empty: PG25 of ASHRAE
    double flowLpm = 0.0;
    double loopDropKpa = 0.0;
    double heatKw = 0.0;
    double facilityFlowLpm = 0.0;
    double facilitySupplyC = 30.0;
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runDuty(const DutyOptions& options);

} // namespace hallwright::app
