// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/weather/weather_year.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::model {

DesignValues designValues(std::vector<double> column)
{
    if (column.empty())
        return {};
    std::sort(column.begin(), column.end());
    const auto at = [&column](double share) {
        const double place = share * static_cast<double>(column.size() - 1);
        const auto below = static_cast<std::size_t>(std::floor(place));
        const auto above = std::min(below + 1, column.size() - 1);
        return column[below] + (place - std::floor(place)) * (column[above] - column[below]);
    };
    return {at(0.996), at(0.99), at(0.98), column.back()};
}

std::vector<int> monthsOfHours(std::size_t hours)
{
    const bool leap = hours > 8760;
    const std::array<int, 12> days{31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    std::vector<int> out;
    out.reserve(hours);
    for (int month = 1; month <= 12; ++month)
        for (int hour = 0; hour < days[static_cast<std::size_t>(month - 1)] * 24; ++hour)
            if (out.size() < hours)
                out.push_back(month);
    return out;
}

WeatherYear warmed(WeatherYear year, double kelvins)
{
    for (double& dryBulb : year.dryBulbC)
        dryBulb += kelvins;
    if (year.design.dryBulb20YearC)
        *year.design.dryBulb20YearC += kelvins;
    return year;
}

} // namespace hallwright::model
