// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of the solvers as curve sheets in the reader's units: nothing is solved here.
#pragma once

#include "model/plan.h"
#include "model/results/power_curves.h"
#include "model/results/pump_curves.h"
#include "ui/plots/curve_plot.h"

#include <string>

namespace hallwright::ui {

// Head over total flow: pumps, system, duty point, and at the right the NPSH of the pumps.
CurveSheet pumpSheet(const model::PumpCurves& curves);
QString pumpWords(const model::PumpCurves& curves);

// The breakers in series with that of the element: upstream all, downstream the next. An element
// without a breaker, or none: the first chain of the hall.
CurveSheet tripSheet(const model::TripCurves& curves, const std::string& element);
QString tripWords(const model::TripCurves& curves, const std::string& element);

// Batteries and generators in percent, temperatures of the coolant at the right, over time.
CurveSheet rideSheet(const model::RideCourse& ride);
QString rideWords(const model::RideCourse& ride);

} // namespace hallwright::ui
