// SPDX-License-Identifier: GPL-3.0-or-later
// Balancing of a hall's coolant groups: settings put into the groups whose recipe has balancing
// valves, and the answer for people.
#pragma once

#include "app/evaluation_cache.h"
#include "model/derive/coolant.h"
#include "model/results/balance.h"
#include "model/results/finding.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::app {

struct HallBalance {
    std::vector<model::BalanceResult> results; // in the order of the groups
    std::vector<model::Finding> findings;
};

// Groups of FlowControl::BalancedValves get the settings of their normal state, which failures
// keep. Groups that are equal but for their keys are balanced once.
HallBalance setBalancingValves(std::vector<model::CoolantGroup>& groups, EvaluationCache& cache,
                               std::stop_token stop);

// Every group of a hall whatever its control; a Fault where a group has no solution.
model::Result<std::vector<model::BalanceResult>>
balanceHall(const model::HallView& view, std::optional<model::Power> target, std::stop_token stop);

} // namespace hallwright::app
