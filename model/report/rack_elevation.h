// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of racks seen from their fronts, to scale.
#pragma once

#include "model/plan.h"
#include "model/report/report.h"

namespace hallwright::model {

// The hall's rows one over the other, each from the left as it is seen from its fronts, with what
// is inside where the type says it; racks whose height is not stated are 2 m high with "?".
Drawing rackElevations(const Project& project, const Plan& plan, const Hall& hall,
                       const std::string& title);

} // namespace hallwright::model
