// SPDX-License-Identifier: GPL-3.0-or-later
// The air of a hall solved: what every rack breathes in the normal state, and what happens when air
// units or their water fail.
#pragma once

#include "model/derive/air.h"
#include "model/results/air_result.h"
#include "model/results/finding.h"
#include "model/results/results.h"
#include "thermal/air/hall_air_compile.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::thermal {

struct RackBreath {
    model::RackId rack;
    model::Temperature inlet = model::celsius(0);
    model::Temperature outlet = model::celsius(0);
    bool tooHot = false; // above its inlet limit
};

struct HallAirResult {
    std::vector<RackBreath> racks; // with air heat, in order of id
    model::AirResult figures;
    std::vector<model::Finding> findings;
    model::Convergence convergence;
};

// The hall with the needed units running. NoSolution names the hall; Cancelled on a stop.
model::Result<HallAirResult> solveHallAir(const model::HallView& view, const model::AirUnits& units,
                                          const std::stop_token& stop = {});

// Units that stop for good, of those installed (spare ones run up at once), or water that no longer
// takes heat while the fans run on.
struct AirLoss {
    int units = 0;
    bool water = false;
};

struct AirImpact {
    int racksHot = 0; // end above their limit
    std::vector<model::RackId> racks;
    std::optional<model::Temperature> worstInlet; // none: it has no steady state
    // Until the first rack's inlet passes its limit; masses and their exchange are class estimates.
    std::optional<model::Duration> time;
};

// `normal`: of the same view and units. Cancelled on a stop.
model::Result<AirImpact> airAfter(const model::HallView& view, const model::AirUnits& units,
                                  const HallAirResult& normal, const AirLoss& loss,
                                  const std::stop_token& stop = {});

} // namespace hallwright::thermal
