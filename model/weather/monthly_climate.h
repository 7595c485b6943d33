// SPDX-License-Identifier: GPL-3.0-or-later
// A place known by monthly climate figures: what the program ships, and a year is generated from.
#pragma once

#include "model/weather/weather_year.h"

#include <array>
#include <string>

namespace hallwright::model {

struct MonthClimate {
    double dryBulbMeanC = 0.0;
    double dailyRangeK = 0.0;      // mean of the daily highest less the daily lowest
    double dailyMeanSpreadK = 0.0; // standard deviation of the daily means
    double dewPointMeanC = 0.0;
    double dryBulbMinC = 0.0;
    double dryBulbMaxC = 0.0;
    friend bool operator==(const MonthClimate&, const MonthClimate&) = default;
};

struct MonthlyClimate {
    std::string key; // "leesburg"
    WeatherPlace place;
    std::string source;
    double pressurePa = 101325.0;
    double lagOne = 0.7;        // correlation of daily means from day to day
    double dewPointSlope = 0.8; // K of daily dew point per K of daily dry bulb, off their month
    double dewPointRestSpreadK = 2.0; // standard deviation of what the slope does not explain
    double rangeSpread = 0.3;         // standard deviation of the daily range over its mean
    std::array<MonthClimate, 12> months;
    friend bool operator==(const MonthlyClimate&, const MonthlyClimate&) = default;
};

} // namespace hallwright::model
