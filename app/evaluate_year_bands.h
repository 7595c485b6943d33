// SPDX-License-Identifier: GPL-3.0-or-later
// Bands of the day in a year's tariff and grid, humidification of its halls, and its judgement by
// ASHRAE 90.4.
#pragma once

#include "app/evaluate_tariff.h"
#include "app/evaluate_year_halls.h"
#include "thermal/plant/humidifier.h"

#include <vector>

namespace hallwright::app {

// 1 for hours of peak price: hour h of a day is the interval that ends at h (1 to 24).
std::vector<char> peakHours(std::size_t hours, const model::InputValues& inputs);
std::vector<int> hoursOfDay(std::size_t hours);

// Of all halls, equal ones counted.
thermal::HumidityYear humidityOf(const std::vector<YearHall>& halls, const SiteClimate& climate);

struct BandFigures {
    double energyShare = 0.0; // in hours of peak price
    double highestW = 0.0;    // facility power in them
    double carbonKg = 0.0;    // of all hours, each by its factor
    double costUsd = 0.0;     // by the price of the hour
};
BandFigures bandsOf(const model::YearHours& hours, const std::vector<char>& peak,
                    const HourlyRates& rates);

// Annualised components over IT energy. Heat pumps of reuse are left out: they serve the heat's
// customer.
double mechanicalComponent(const model::YearResult& year);
double lossShare(const model::YearResult& year);

// Where the user has entered maxima: met when each is met or their sum is (ASHRAE 90.4).
std::vector<model::Finding> energyStandardFindings(const model::YearResult& year,
                                                   const model::Site& site);

} // namespace hallwright::app
