// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up place with a hot summer and a cold winter, for tests that need a year of weather.
#pragma once

#include "model/weather/monthly_climate.h"

#include <cmath>
#include <numbers>

namespace hallwright::tests {

inline model::MonthlyClimate townClimate()
{
    model::MonthlyClimate out;
    out.key = "town";
    out.place = {"Town", 45.0, 10.0, 1.0, 300.0};
    out.source = "made up";
    out.pressurePa = 97800.0;
    for (std::size_t i = 0; i < 12; ++i) {
        const double season = -std::cos(2.0 * std::numbers::pi * static_cast<double>(i) / 12.0);
        auto& month = out.months[i];
        month.dryBulbMeanC = 12.0 + 13.0 * season;
        month.dailyRangeK = 10.0;
        month.dailyMeanSpreadK = 3.0;
        month.dewPointMeanC = 5.0 + 9.0 * season;
        month.dryBulbMinC = month.dryBulbMeanC - 14.0;
        month.dryBulbMaxC = month.dryBulbMeanC + 14.0;
    }
    return out;
}

} // namespace hallwright::tests
