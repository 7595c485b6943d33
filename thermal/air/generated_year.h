// SPDX-License-Identifier: GPL-3.0-or-later
// A year of hours made from monthly figures: an estimate, and marked as one.
//
// Daily means: month mean plus an autoregressive series of the place's lag-1 correlation, put to
//   mean 0 and the month's spread. Daily ranges: month mean times 1 plus the place's spread times a
//   normal draw. Within a day: half cosines, lowest at 5 h and highest at 14 h, about a mean that
//   runs straight from noon to noon. The highest and lowest tenth of a month are stretched so that
//   its stated extremes are reached; the hours between take up the change of the mean.
// Dew point: month mean plus slope times the daily dry-bulb deviation plus a series of its own,
//   never above the dry bulb. Pressure: the place's mean in every hour.
// The same seed gives the same year on every machine (splitmix64, Box and Muller 1958).
#pragma once

#include "model/weather/monthly_climate.h"

#include <cstdint>

namespace hallwright::thermal {

inline constexpr std::uint64_t usualSeed = 1;

model::WeatherYear generatedYear(const model::MonthlyClimate& climate,
                                 std::uint64_t seed = usualSeed);

} // namespace hallwright::thermal
