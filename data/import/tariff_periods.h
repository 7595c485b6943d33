// SPDX-License-Identifier: GPL-3.0-or-later
// Periods of a time-of-use tariff: months, weekdays and hours of the day (hour_table.h).
#pragma once

#include "data/import/csv.h"

#include <string>
#include <vector>

namespace hallwright::data {

struct TariffPeriod {
    int firstMonth = 1; // 1…12; above the last: over the turn of the year
    int lastMonth = 12;
    int firstDay = 0; // 0 is Monday
    int lastDay = 6;
    int from = 0; // hours of the day, [from, to)
    int to = 24;
};

bool isPeriods(const std::vector<std::string>& header);

// InvalidInput with file and line.
model::Result<TariffPeriod> readTariffPeriod(const CsvTable& table, const CsvRow& row);

// Of every hour of the calendar year the last period that holds it; InvalidInput naming the first
// hour that none does.
model::Result<std::vector<std::size_t>> periodsOfYear(const std::vector<TariffPeriod>& periods,
                                                      int calendarYear);

} // namespace hallwright::data
