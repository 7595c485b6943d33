// SPDX-License-Identifier: GPL-3.0-or-later
// Solves the coolant groups of a hall; groups that are equal but for their keys are solved once.
#pragma once

#include "app/evaluation_cache.h"
#include "model/derive/coolant.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace hallwright::app {

// Equal for groups that differ in keys and ids only.
std::uint64_t signatureOf(const model::CoolantGroup& group);

// One entry per group, in order: its result, or the Fault that says why there is none.
std::vector<model::Result<thermal::CoolantLoopResult>>
solveGroups(const std::vector<model::CoolantGroup>& groups, EvaluationCache& cache,
            std::stop_token stop);

} // namespace hallwright::app
