// SPDX-License-Identifier: GPL-3.0-or-later
// Readings of metered power strips, a row a phase and time, as one power a meter and time.
#pragma once

#include "model/result.h"
#include "model/units.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hallwright::data {

// Of one meter: the sum of its phases at each time at which all of them were read.
struct MeterSeries {
    std::map<std::string, model::Power> at; // by time stamp as written
    int gaps = 0;                           // times left out: a phase without reading
};

struct PowerTelemetry {
    std::map<std::string, MeterSeries> meters; // by the name of column "pdu"
};

// Columns timestamp, pdu, phase, active_power_w (others are passed over). Apparent power never
// stands in for active. InvalidInput with line where a power is no number or negative, where one
// phase is read twice at one time, or where a column is missing.
model::Result<PowerTelemetry> readPowerTelemetry(const std::filesystem::path& path);

bool looksLikePowerTelemetry(const std::vector<std::string>& header);

} // namespace hallwright::data
