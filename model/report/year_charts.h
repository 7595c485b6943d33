// SPDX-License-Identifier: GPL-3.0-or-later
// The computed year as charts: energy by month and end use, and facility power by duration.
#pragma once

#include "model/report/capacity_report.h"
#include "model/results/year_result.h"

namespace hallwright::model {

// MWh a month, one series per end use that is used; empty series where the year has no hours.
Chart monthlyEnergy(const YearResult& year, const Translate& translate);

// Facility and IT power in kW over the share of the year in which they are reached or exceeded.
Chart loadDuration(const YearResult& year, const Translate& translate);

} // namespace hallwright::model
