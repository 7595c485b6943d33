// SPDX-License-Identifier: GPL-3.0-or-later
// A project's alternative evaluated whole: halls → networks → results → value → cost → checks →
// KPIs. Order of judgement: results, cost, checks, KPIs; nothing is computed twice.
#pragma once

#include "app/evaluation_cache.h"
#include "model/compare/comparison.h"
#include "model/compare/scaled_alternative.h"
#include "model/equipment/catalogue.h"
#include "model/plan.h"
#include "model/results/assessment.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace hallwright::app {

// InvalidArgument where there is no such alternative; Cancelled on a stop.
model::Result<model::Assessment> evaluate(const model::Project& project,
                                          const model::Catalogue& catalogue,
                                          model::AlternativeId alternative, EvaluationCache& cache,
                                          std::stop_token stop = {});

// Every alternative, in order, with common random draws for what they share.
model::Result<std::vector<model::Assessment>> evaluateAll(const model::Project& project,
                                                          const model::Catalogue& catalogue,
                                                          std::stop_token stop = {});

// The alternatives side by side against the one named (empty: the first).
model::Result<model::Comparison> compareAll(const model::Project& project,
                                            const model::Catalogue& catalogue,
                                            std::span<const model::Assessment> assessments,
                                            const std::string& baseline);

// What a comparison on a basis scales, in the order of the assessments.
std::vector<model::ScalableAlternative> scalable(const model::Project& project,
                                                 const model::Catalogue& catalogue,
                                                 std::span<const model::Assessment> assessments);

} // namespace hallwright::app
