// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a hall's solved power beyond its load flow: time, headroom, selectivity, and the
// checklist of its design profile.
#pragma once

#include "app/hall_failures.h"
#include "model/derive/derived.h"
#include "model/results/headroom.h"
#include "model/results/results.h"
#include "model/results/ride_through.h"
#include "power/hall_selectivity.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::app {

struct HallPowerChecks {
    std::optional<model::RideThrough> ride; // none: the hall has no solution
    model::HallHeadroom headroom;
    std::vector<power::BreakerPair> breakers;
    std::vector<model::Finding> findings;
};

// `elements`: of the solved power. Only a stop is a Fault (Cancelled).
model::Result<HallPowerChecks> hallPowerChecks(const model::HallView& view,
                                               const HallSystems& systems,
                                               const std::vector<model::ElementResult>& elements,
                                               std::stop_token stop);

} // namespace hallwright::app
