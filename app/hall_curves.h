// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of a solved hall, for plots and the command line: pumps against their loops, breakers in
// series, a loss of the utility in time.
#pragma once

#include "app/hall_power_checks.h"
#include "model/results/power_curves.h"
#include "model/results/pump_curves.h"

#include <stop_token>

namespace hallwright::app {

// Of each group with a solution. Faults of the solver.
model::Result<std::vector<model::PumpCurves>> pumpCurvesOf(const HallSystems& systems,
                                                           std::stop_token stop);

model::TripCurves tripCurvesOf(const model::DerivedPower& network,
                               const std::vector<power::BreakerPair>& pairs);

// With the coolant's course where a loop is solved; its first throttling stands among the events.
model::RideCourse rideCourseOf(const HallSystems& systems, model::RideThrough ride,
                               std::stop_token stop);

} // namespace hallwright::app
