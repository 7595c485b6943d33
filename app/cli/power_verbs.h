// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that look at the power of a project's halls: ride-through, headroom, phases,
// selectivity and profile.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct HallVerbOptions {
    std::string file;
    std::string alternative; // empty: all
    OutputForm form = OutputForm::Text;
};

// A loss of the utility in time: batteries, generator steps, when racks go dark without generators
// and, with the plant's restart, when they throttle.
model::Result<Outcome> runRideThrough(const HallVerbOptions& options);
// How many more racks fit on every feed and hall, and what binds.
model::Result<Outcome> runHeadroom(const HallVerbOptions& options);
// Currents of phases and neutral where racks have single-phase supplies.
model::Result<Outcome> runPhases(const HallVerbOptions& options);
// Breakers in series: up to which current only the lower one opens, and the points of their bands.
model::Result<Outcome> runSelectivity(const HallVerbOptions& options);
// The checklist of the design profile of each hall's power recipe.
model::Result<Outcome> runProfile(const HallVerbOptions& options);

} // namespace hallwright::app
