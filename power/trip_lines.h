// SPDX-License-Identifier: GPL-3.0-or-later
// Time-current band of a breaker as points of a plot.
#pragma once

#include "model/results/power_curves.h"
#include "power/trip_curve.h"

#include <vector>

namespace hallwright::power {

// From its rating to a hundred times that, sixty to a decade; empty where the entry states no
// rating or no long-time trip.
std::vector<model::TripPoint> tripPoints(const model::BreakerType& breaker);

} // namespace hallwright::power
