// SPDX-License-Identifier: GPL-3.0-or-later
// An imported weather year as a row of the project: stored with the file, chosen by the site.
#pragma once

#include "model/fields.h"
#include "model/weather/weather_year.h"

namespace hallwright::model {

struct WeatherSeries {
    WeatherId id;
    std::string key;       // what the site's choice names: the file's stem
    std::string place;     // words
    std::string source;    // file name and kind
    double latitude = 0.0; // degrees, north positive
    double longitude = 0.0;
    double timeZone = 0.0; // hours from UTC
    Length elevation{};
    int repairs = 0;                    // values that the reader filled in
    std::optional<Temperature> extreme; // dry bulb reached once in 20 years, by the file's header
    Curve dryBulb;                      // over hours since the year began
    Curve relativeHumidity;             // fraction
    Curve pressure;                     // at the station
    friend bool operator==(const WeatherSeries&, const WeatherSeries&) = default;
};

template <>
const std::vector<Field<WeatherSeries>>& fields<WeatherSeries>();

// A read year as a row, and back. A row whose curves do not have one common length of 8,760 or
// 8,784 hours is a Fault.
WeatherSeries seriesOf(const WeatherYear& year, std::string key);
Result<WeatherYear> yearOf(const WeatherSeries& series);

} // namespace hallwright::model
