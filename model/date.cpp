// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/date.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>

namespace hallwright::model {

std::string text(const Date& date)
{
    return date.stated() ? fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day)
                         : std::string();
}

Result<Date> parseDate(std::string_view text)
{
    if (text.empty())
        return Date{};
    const auto number = [text](std::size_t from, std::size_t count) {
        int value = -1;
        if (from + count <= text.size())
            std::from_chars(text.data() + from, text.data() + from + count, value);
        return value;
    };
    const Date date{number(0, 4), number(5, 2), number(8, 2)};
    const std::chrono::year_month_day day{std::chrono::year{date.year},
                                          std::chrono::month{static_cast<unsigned>(date.month)},
                                          std::chrono::day{static_cast<unsigned>(date.day)}};
    if (text.size() != 10 || text[4] != '-' || text[7] != '-' || date.year < 1900 || !day.ok())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "\"{0}\" is not a date: expected YYYY-MM-DD"),
                     {std::string(text)}});
    return date;
}

} // namespace hallwright::model
