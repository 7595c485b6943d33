// SPDX-License-Identifier: GPL-3.0-or-later
// EnergyPlus weather files (EPW): eight header lines and one row per hour. Read by position: the
// year column of typical years is a patchwork, and the hour column counts the hour that ends at it.
// What is missing is filled by a stated method and reported; what cannot be is refused with file
// and line.
//
// Gaps of dry bulb, relative humidity and pressure: up to 6 hours linear between the neighbours; up
// to 3 days the mean of the same hour of the nearest days before and after; longer, or more than a
// tenth of the year: refused. Humidity is first taken from the row's dew point. A file without any
// pressure gets the standard atmosphere of its elevation.
#pragma once

#include "model/result.h"
#include "model/weather/weather_year.h"

#include <filesystem>
#include <string>

namespace hallwright::data {

model::Result<model::WeatherYear> readEpwFile(const std::filesystem::path& file);

// `name` is what faults and the source call it.
model::Result<model::WeatherYear> readEpwText(std::string text, const std::string& name);

} // namespace hallwright::data
