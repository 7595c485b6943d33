// SPDX-License-Identifier: GPL-3.0-or-later
// Words and units that NetBox writes, in YAML and in CSV.
#pragma once

#include "model/result.h"
#include "model/units.h"

#include <string>
#include <string_view>

namespace hallwright::data {

// "kg", "g", "lb", "oz". A Fault (without place) names an unknown or missing unit, or a bad number.
model::Result<model::Mass> netBoxMass(double value, std::string_view unit);

// "mm", "in". As above.
model::Result<model::Length> netBoxLength(double value, std::string_view unit);

} // namespace hallwright::data
