// SPDX-License-Identifier: GPL-3.0-or-later
// Time-current band of a low-voltage breaker from catalogue figures, and selectivity of two in
// series.
#pragma once

#include "model/equipment/power_types.h"

#include <optional>
#include <vector>

namespace hallwright::power {

// Of one breaker, plain SI: what its catalogue entry states, at the settings assumed there.
struct TripFigures {
    model::TripUnit unit = model::TripUnit::ThermalMagnetic;
    double ratingA = 0.0;
    double longTimeS = 10.0;           // at 6 times the rating
    std::optional<double> shortPickup; // over rating
    double shortDelayS = 0.0;
    std::optional<double> instantaneous; // over rating; none: without one
};
// Nothing where the entry states no rating or no long-time trip.
std::optional<TripFigures> tripFigures(const model::BreakerType& breaker);

// Shortest and longest time from the start of a current to its end; infinite where the breaker may,
// or must, stay closed.
struct TripBand {
    double leastS = 0.0;
    double mostS = 0.0;
};
// I²t = const through the long-time point, within 1.05 (must not trip) and 1.30 times the rating
// (must trip); magnetic trips with 20 % and electronic ones with 10 % tolerance (IEC 60947-2
// 8.3.3.1, recalled); a magnetic trip opens within 10 to 20 ms, times ±20 %.
TripBand tripBand(const TripFigures& breaker, double amperes);

// The current up to which only the lower breaker opens; `faultA` where that is all of it (total
// selectivity). Compared without the makers' tables: current limiting and energy below 10 ms are
// not credited.
double selectiveUpTo(const TripFigures& upper, const TripFigures& lower, double faultA);

} // namespace hallwright::power
