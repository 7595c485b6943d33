// SPDX-License-Identifier: GPL-3.0-or-later
// Assessments in the JSON form of cli.md.
#pragma once

#include "model/plan.h"
#include "model/results/assessment.h"

#include <nlohmann/json_fwd.hpp>

namespace hallwright::app {

enum class RackRows { Without, With };

nlohmann::ordered_json kpisJson(const model::Assessment& assessment);
nlohmann::ordered_json findingJson(const model::Finding& finding);
// {"name", "kpis", "findings", "racks"?} of one alternative.
nlohmann::ordered_json alternativeJson(const model::Project& project,
                                       const model::Assessment& assessment, RackRows racks);

} // namespace hallwright::app
