// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/trip_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::power {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
constexpr double noTrip = 1.05; // conventional non-tripping current, IEC 60947-2
constexpr double mustTrip = 1.30;
constexpr double timeTolerance = 0.2;
constexpr double openingLeastS = 0.010; // of the mechanism and the arc
constexpr double openingMostS = 0.020;
constexpr double delayAddedS = 0.05; // that a delayed trip takes beyond its setting, at most

double pickupTolerance(const TripFigures& breaker)
{
    return breaker.unit == model::TripUnit::Electronic ? 0.1 : 0.2;
}

double longTime(const TripFigures& breaker, double over)
{
    return breaker.longTimeS * 36.0 / (over * over);
}

} // namespace

std::optional<TripFigures> tripFigures(const model::BreakerType& breaker)
{
    if (!breaker.rating || !breaker.longTime)
        return std::nullopt;
    TripFigures out;
    out.unit = breaker.tripUnit;
    out.ratingA = *breaker.rating / model::amperes(1);
    out.longTimeS = *breaker.longTime / model::seconds(1);
    if (breaker.tripUnit == model::TripUnit::Electronic) {
        out.shortPickup = breaker.shortPickup;
        out.shortDelayS =
            breaker.shortDelay ? double(*breaker.shortDelay / model::seconds(1)) : 0.0;
    }
    out.instantaneous = breaker.instantaneous;
    return out;
}

TripBand tripBand(const TripFigures& breaker, double amperes)
{
    const double over = amperes / breaker.ratingA;
    const double tolerance = pickupTolerance(breaker);
    TripBand out{never, never};
    if (over > noTrip)
        out.leastS = std::max(openingLeastS, (1.0 - timeTolerance) * longTime(breaker, over));
    if (over > mustTrip)
        out.mostS = std::max(openingMostS, (1.0 + timeTolerance) * longTime(breaker, over));
    if (breaker.shortPickup) {
        if (over > *breaker.shortPickup * (1.0 - tolerance))
            out.leastS = std::min(out.leastS, std::max(openingLeastS, breaker.shortDelayS));
        if (over > *breaker.shortPickup * (1.0 + tolerance))
            out.mostS = std::min(out.mostS, breaker.shortDelayS + delayAddedS);
    }
    if (breaker.instantaneous) {
        if (over > *breaker.instantaneous * (1.0 - tolerance))
            out.leastS = openingLeastS;
        if (over > *breaker.instantaneous * (1.0 + tolerance))
            out.mostS = openingMostS;
    }
    return out;
}

double selectiveUpTo(const TripFigures& upper, const TripFigures& lower, double faultA)
{
    constexpr int points = 400;                            // geometric: steps of about 2 %
    const double first = 1.001 * mustTrip * lower.ratingA; // below, neither must open
    if (faultA <= first)
        return faultA;
    double good = 0.0;
    for (int i = 0; i <= points; ++i) {
        const double amperes = first * std::pow(faultA / first, static_cast<double>(i) / points);
        const TripBand below = tripBand(lower, amperes);
        const TripBand above = tripBand(upper, amperes);
        if (!(below.mostS < above.leastS))
            return good;
        good = amperes;
    }
    return faultA;
}

} // namespace hallwright::power
