// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a hall's solved power beyond its load flow: time, headroom, selectivity, and the
// checklist of its design profile.
#pragma once

#include "app/hall_failures.h"
#include "model/derive/derived.h"
#include "model/results/demand.h"
#include "model/results/headroom.h"
#include "model/results/phase_balance.h"
#include "model/results/results.h"
#include "model/results/ride_through.h"
#include "power/hall_power.h"
#include "power/hall_selectivity.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::app {

struct HallPowerChecks {
    std::optional<model::RideThrough> ride; // none: the hall has no solution
    model::HallHeadroom headroom;
    model::Demand demand; // against the hall's power limit, or the UPS output that may be used
    std::vector<power::BreakerPair> breakers;
    std::vector<model::PhaseBalance> phases; // of runs with single-phase supplies
    std::vector<model::Finding> findings;
};

// Only a stop is a Fault (Cancelled).
model::Result<HallPowerChecks> hallPowerChecks(const model::HallView& view,
                                               const HallSystems& systems,
                                               const power::HallPowerResult& solved,
                                               std::stop_token stop);

} // namespace hallwright::app
