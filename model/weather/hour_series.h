// SPDX-License-Identifier: GPL-3.0-or-later
// Hourly energy price and carbon intensity of a year as a row of the project: imported from a
// table, chosen by the site.
#pragma once

#include "model/curve.h"
#include "model/fields.h"
#include "model/ids.h"

#include <string>
#include <vector>

namespace hallwright::model {

struct HourSeries {
    HourSeriesId id;
    std::string key;    // what the site's choice names: the file's stem
    std::string source; // file and column names
    bool utc = false;   // hours of universal time; false: of the site's standard time
    Curve price;        // over hours since the year began, USD/J; may be negative; empty: none
    Curve carbon;       // kg/J; empty: none
    friend bool operator==(const HourSeries&, const HourSeries&) = default;
};

template <>
const std::vector<Field<HourSeries>>& fields<HourSeries>();

// A column of values as a curve over hours; `measure` is MoneyPerEnergy or CarbonPerEnergy.
Curve hourCurve(Measure measure, const std::vector<double>& values);

// The values by hour of a year of `hours` hours at `timeZoneH` from UTC. 29 February is left out,
// or takes the values of the day before, where one of the two years holds it and the other does
// not; hours of UTC move by the time zone, rounded to whole hours, round the end of the year.
// InvalidInput where the curve does not hold 8,760 or 8,784 hours.
struct HourClock {
    std::size_t hours = 8760;
    double timeZoneH = 0.0;
};
Result<std::vector<double>> hoursOf(const HourSeries& series, Curve HourSeries::*column,
                                    const HourClock& clock);

} // namespace hallwright::model
