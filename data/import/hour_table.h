// SPDX-License-Identifier: GPL-3.0-or-later
// Energy prices and carbon intensities of a year from a table (CSV): hour by hour, or as the
// periods of a time-of-use tariff.
//
// Value columns, one of each or both: price_usd_per_kwh or price_usd_per_mwh (may be negative);
// carbon_kg_per_kwh or carbon_g_per_kwh, or the direct intensity of an Electricity Maps export.
//
// Hours: 8,760 or 8,784 rows from 1 January, 0 h. A column whose name begins with "time" or
// "datetime" is checked to rise by one hour a row ("2025-01-01 00:00", "2025-01-01T00:00Z"); "utc"
// in its name means universal time, else standard time of the site. Nothing is filled in.
//
// Periods: columns months ("1-12", "6-9"), days ("mon-sun", "mon-fri", "sat"), from and to (hours
// 0 to 24; from above to passes midnight into the same listed day's early hours). A later row wins;
// together they cover every hour of the week and year.
#pragma once

#include "model/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hallwright::data {

struct HourTable {
    std::vector<double> pricePerJoule;  // USD/J; empty: the table has none
    std::vector<double> carbonPerJoule; // kg/J
    bool utc = false;
    std::string columns; // the value columns read, for the source
};

// `calendarYear` says on which weekday the year of a period table begins. InvalidInput with
// file and line.
model::Result<HourTable> readHourTable(const std::filesystem::path& path, int calendarYear);

bool looksLikeHourTable(const std::vector<std::string>& header);

} // namespace hallwright::data
