// SPDX-License-Identifier: GPL-3.0-or-later
// The edit that brings hourly prices and carbon intensities into a project.
#pragma once

#include "model/edit/edit.h"
#include "model/weather/hour_series.h"

namespace hallwright::model {

// Puts the row in the place of one of the same key, or beside the others, and lets the site use
// what it holds. InvalidArgument without a key.
Result<Project> putHourSeries(const Project& project, HourSeries series);

// The row of a key; nullptr where there is none.
const HourSeries* hourSeriesOf(const Project& project, const std::string& key);

} // namespace hallwright::model
