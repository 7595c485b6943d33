// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped places (resources/weather/places.json).
#pragma once

#include "model/result.h"
#include "model/weather/monthly_climate.h"

#include <filesystem>
#include <vector>

namespace hallwright::data {

// A Fault names file, place and field.
model::Result<std::vector<model::MonthlyClimate>>
readMonthlyClimates(const std::filesystem::path& file);

} // namespace hallwright::data
