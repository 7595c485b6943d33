// SPDX-License-Identifier: GPL-3.0-or-later
// One hall solved: layout → networks → coolant → air → power → results by rack and element.
#pragma once

#include "app/evaluation_cache.h"
#include "app/hall_failures.h"
#include "model/derive/derived.h"
#include "model/results/air_result.h"
#include "model/results/balance.h"
#include "model/results/finding.h"
#include "model/results/headroom.h"
#include "model/results/phase_balance.h"
#include "model/results/results.h"
#include "model/results/ride_through.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::app {

struct HallOutcome {
    std::vector<model::RackResult> racks;       // sorted by id
    std::vector<model::ElementResult> elements; // sorted by key
    std::vector<model::Finding> findings;       // of derivation and solvers
    std::vector<model::Convergence> convergence;
    std::vector<model::BalanceResult> balances; // of groups with balancing valves
    std::optional<model::AirResult> air;        // none where no air unit cools or no flow is found
    std::vector<model::FailureResult> failures; // of the scope asked for
    std::vector<model::RideThrough> rides;      // of this hall, where its power is solved
    std::vector<model::HallHeadroom> headroom;
    std::vector<model::PhaseBalance> phases; // of runs with single-phase supplies
};

// Solvers that find no solution write a finding and leave their figures unknown; only a stop is a
// Fault (Cancelled).
model::Result<HallOutcome> evaluateHall(const model::HallView& view, EvaluationCache& cache,
                                        std::stop_token stop,
                                        model::FailureScope scope = model::FailureScope::Shared);

// The solved normal state alone, from which a single failure is followed.
model::Result<HallSystems> solveHallSystems(const model::HallView& view, EvaluationCache& cache,
                                            std::stop_token stop);

} // namespace hallwright::app
