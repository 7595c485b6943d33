// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/utc_time.h"

#include <fmt/format.h>

#include <ctime>

namespace hallwright::data {

std::string utcNow()
{
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", utc.tm_year + 1900, utc.tm_mon + 1,
                       utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

} // namespace hallwright::data
