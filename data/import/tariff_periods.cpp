// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/tariff_periods.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Result;

namespace {

constexpr std::array<std::string_view, 4> columns{"months", "days", "from", "to"};
constexpr std::array<std::string_view, 7> weekdays{"mon", "tue", "wed", "thu", "fri", "sat", "sun"};

std::optional<int> wholeNumber(std::string_view text)
{
    const auto number = plainNumber(text);
    if (!number || *number != std::floor(*number) || std::abs(*number) > 1e6)
        return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<int> weekday(std::string_view text)
{
    std::string word;
    for (const char c : text.substr(0, 3))
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const auto at = std::find(weekdays.begin(), weekdays.end(), word);
    if (at == weekdays.end())
        return std::nullopt;
    return static_cast<int>(at - weekdays.begin());
}

// "6-9" or "6" as the two ends.
template <class Read>
bool readSpan(std::string_view text, Read read, int& first, int& last)
{
    const auto dash = text.find('-');
    const auto low = read(text.substr(0, dash));
    const auto high = dash == std::string_view::npos ? low : read(text.substr(dash + 1));
    if (!low || !high)
        return false;
    first = *low;
    last = *high;
    return true;
}

// Whether a value lies from `first` to `last`, round the end where first is above last.
bool within(int value, int first, int last)
{
    return first <= last ? value >= first && value <= last : value >= first || value <= last;
}

bool holds(const TariffPeriod& period, int month, int day, int hour)
{
    return within(month, period.firstMonth, period.lastMonth) &&
           within(day, period.firstDay, period.lastDay) && within(hour, period.from, period.to - 1);
}

} // namespace

bool isPeriods(const std::vector<std::string>& header)
{
    return std::all_of(columns.begin(), columns.end(), [&header](std::string_view name) {
        return std::find(header.begin(), header.end(), name) != header.end();
    });
}

Result<TariffPeriod> readTariffPeriod(const CsvTable& table, const CsvRow& row)
{
    TariffPeriod out;
    const auto wrong = [&](std::string_view column, const char* wanted) {
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "{0} is \"{1}\"; it is written as {2}"),
                     {std::string(column), table.cell(row, column), wanted}},
                    table.placeOf(row));
    };
    const auto valid = [](int value, int low, int high) { return value >= low && value <= high; };
    if (!readSpan(table.cell(row, "months"), wholeNumber, out.firstMonth, out.lastMonth) ||
        !valid(out.firstMonth, 1, 12) || !valid(out.lastMonth, 1, 12))
        return wrong("months", "1-12 or 7");
    if (!readSpan(table.cell(row, "days"), weekday, out.firstDay, out.lastDay))
        return wrong("days", "mon-fri or sat");
    const auto from = wholeNumber(table.cell(row, "from"));
    if (!from || !valid(*from, 0, 23))
        return wrong("from", "0 to 23");
    const auto to = wholeNumber(table.cell(row, "to"));
    if (!to || !valid(*to, 1, 24) || *to == *from)
        return wrong("to", "1 to 24");
    out.from = *from;
    out.to = *to;
    return out;
}

Result<std::vector<std::size_t>> periodsOfYear(const std::vector<TariffPeriod>& periods,
                                               int calendarYear)
{
    using namespace std::chrono;
    std::vector<std::size_t> out;
    const sys_days end{year(calendarYear + 1) / January / 1};
    for (sys_days day{year(calendarYear) / January / 1}; day < end; day += days(1)) {
        const year_month_day date{day};
        const int month = static_cast<int>(static_cast<unsigned>(date.month()));
        const int name = static_cast<int>(std::chrono::weekday(day).iso_encoding()) - 1;
        for (int hour = 0; hour < 24; ++hour) {
            const auto last =
                std::find_if(periods.rbegin(), periods.rend(), [&](const TariffPeriod& period) {
                    return holds(period, month, name, hour);
                });
            if (last == periods.rend())
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("import", "no period holds {0} of month {1}, hour "
                                                         "{2}"),
                             {std::string(weekdays[static_cast<std::size_t>(name)]),
                              std::to_string(month), std::to_string(hour)}});
            out.push_back(static_cast<std::size_t>(periods.rend() - last) - 1);
        }
    }
    return out;
}

} // namespace hallwright::data
