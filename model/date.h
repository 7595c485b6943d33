// SPDX-License-Identifier: GPL-3.0-or-later
// A calendar day as ISO 8601 text in files; empty means "not stated".
#pragma once

#include "model/result.h"

#include <compare>
#include <string>
#include <string_view>

namespace hallwright::model {

struct Date {
    int year = 0; // 0: not stated
    int month = 0;
    int day = 0;
    friend auto operator<=>(const Date&, const Date&) = default;
    bool stated() const { return year != 0; }
};

std::string text(const Date& date);            // "2026-06-01" or ""
Result<Date> parseDate(std::string_view text); // "" gives "not stated"

} // namespace hallwright::model
