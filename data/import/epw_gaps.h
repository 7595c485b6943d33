// SPDX-License-Identifier: GPL-3.0-or-later
// Filling the gaps of one hourly column.
#pragma once

#include "model/result.h"
#include "model/weather/weather_year.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hallwright::data {

using GappyColumn = std::vector<std::optional<double>>;

struct FilledColumn {
    std::vector<double> values;
    std::vector<model::WeatherRepair> repairs;
};

// `lines`: the file line of each hour, 0 where the file has no such row; `name`: of the file.
// InvalidInput naming the line where a gap is longer than three days.
struct GapPlace {
    const char* field;
    std::span<const int> lines;
    const std::string& name;
};
model::Result<FilledColumn> filledColumn(const GappyColumn& column, const GapPlace& place);

} // namespace hallwright::data
