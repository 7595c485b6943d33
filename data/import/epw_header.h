// SPDX-License-Identifier: GPL-3.0-or-later
// The header lines of a weather file: place, design temperatures, data periods.
#pragma once

#include "data/import/epw_rows.h"

namespace hallwright::data {

struct EpwHeader {
    model::WeatherPlace place;
    bool elevationKnown = true;
    bool saysLeap = false;
    model::HeaderDesign design;
    std::vector<model::WeatherRepair> repairs;
    EpwDialect dialect = EpwDialect::Comma;
    std::size_t firstRow = 0; // index of the first data line
};

// Unreadable where the file does not begin as an EPW file does; Unsupported where it holds several
// records per hour.
model::Result<EpwHeader> epwHeader(const std::vector<EpwLine>& lines, const std::string& name);

} // namespace hallwright::data
