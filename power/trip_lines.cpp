// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/trip_lines.h"

#include <cmath>

namespace hallwright::power {

using namespace model;

std::vector<TripPoint> tripPoints(const BreakerType& breaker)
{
    const auto figures = tripFigures(breaker);
    if (!figures)
        return {};
    const auto time = [](double s) {
        return std::isfinite(s) ? std::optional(seconds(s)) : std::nullopt;
    };
    std::vector<TripPoint> out;
    for (int i = 0; i <= 120; ++i) {
        const double amperes = figures->ratingA * std::pow(10.0, i / 60.0);
        const auto band = tripBand(*figures, amperes);
        out.push_back({fromSi<Current>(amperes), time(band.leastS), time(band.mostS)});
    }
    return out;
}

} // namespace hallwright::power
