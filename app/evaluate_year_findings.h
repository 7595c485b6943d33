// SPDX-License-Identifier: GPL-3.0-or-later
// What a computed plant year says: whose weather, where the set point is not held, which chiller
// model answered, and its judgement by ASHRAE 90.4.
#pragma once

#include "model/results/finding.h"
#include "model/results/year_result.h"
#include "model/site/hall.h"

#include <vector>

namespace hallwright::app {

// A finding of the site.
model::Finding yearFinding(model::Severity severity, const char* code, model::Message message);

std::vector<model::Finding> yearFindings(const model::YearResult& year, const model::Site& site);

} // namespace hallwright::app
