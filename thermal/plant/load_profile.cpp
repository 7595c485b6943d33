// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/load_profile.h"

#include <cmath>
#include <numbers>

namespace hallwright::thermal {

namespace {

constexpr std::size_t weekHours = 168;
constexpr std::size_t dayHours = 24;
constexpr double dip = 0.6;
constexpr double wave = 0.2;
constexpr double wavePeakHour = 15.0;

LoadProfile withMeanOne(LoadProfile profile)
{
    double sum = 0.0;
    for (const auto level : profile.levelOfHour)
        sum += profile.levels[level];
    const double mean = sum / static_cast<double>(profile.levelOfHour.size());
    for (double& level : profile.levels)
        level /= mean;
    return profile;
}

} // namespace

LoadProfile steadyProfile(std::size_t hours)
{
    return {{1.0}, std::vector<std::size_t>(hours, 0)};
}

LoadProfile trainingProfile(std::size_t hours)
{
    LoadProfile out{{1.0, dip}, std::vector<std::size_t>(hours, 0)};
    for (std::size_t hour = weekHours - 1; hour < hours; hour += weekHours)
        out.levelOfHour[hour] = 1;
    return withMeanOne(std::move(out));
}

LoadProfile inferenceProfile(std::size_t hours)
{
    LoadProfile out;
    for (std::size_t hour = 0; hour < dayHours; ++hour)
        out.levels.push_back(1.0 + wave * std::cos(2.0 * std::numbers::pi *
                                                   (static_cast<double>(hour) - wavePeakHour) /
                                                   static_cast<double>(dayHours)));
    for (std::size_t hour = 0; hour < hours; ++hour)
        out.levelOfHour.push_back(hour % dayHours);
    return withMeanOne(std::move(out));
}

} // namespace hallwright::thermal
