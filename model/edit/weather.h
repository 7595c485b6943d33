// SPDX-License-Identifier: GPL-3.0-or-later
// The edit that brings a weather year into a project.
#pragma once

#include "model/edit/edit.h"
#include "model/weather/weather_series.h"

#include <string>

namespace hallwright::model {

// Puts the year in the place of one of the same key, or beside the others, and lets the site use
// it.
Result<Project> putWeather(const Project& project, const WeatherYear& year, const std::string& key);

} // namespace hallwright::model
