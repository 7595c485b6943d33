// SPDX-License-Identifier: GPL-3.0-or-later
// Supply temperature against energy, water and chiller size for one loop and climate. PUE is never
// shown alone: IT power grows with temperature, in the denominator as well.
#pragma once

#include "thermal/plant/plant_year.h"

#include <optional>
#include <span>
#include <vector>

namespace hallwright::thermal {

// IT power over that at `atC`: 1 + perKelvin (supply − atC), not below 1. Cold plates: 0.1 to 0.3 %
// per K as an open assumption; no measurement of current GPUs is published.
struct LeakageSlope {
    double perKelvin = 0.0;
    double atC = 25.0;
};

struct SetPointFigures {
    double supplyC = 0.0;
    double it = 1.0;   // IT energy over that at the base
    double fans = 0.0; // over IT energy at the base, as are the next three
    double pumps = 0.0;
    double chillers = 0.0;
    double total = 0.0;        // IT and plant
    double partialPue = 1.0;   // IT and plant over IT
    double litresPerKwh = 0.0; // of IT
    double chillerShare = 0.0; // heat of the chiller at the design day over the loop's
    int freeHours = 0;
    int shortHours = 0;
    int hotHours = 0; // supply reached above the loop's hotAboveC
};

// The loop's heat is IT heat; each supply is a plant sized anew.
std::vector<SetPointFigures> setPointStudy(const YearLoop& loop, const LoadProfile& profile,
                                           const YearWeather& weather,
                                           std::span<const double> suppliesC,
                                           const LeakageSlope& leakage = {});

// The supply of the least total energy; none for an empty study.
std::optional<double> bestSupplyC(std::span<const SetPointFigures> study);

} // namespace hallwright::thermal
