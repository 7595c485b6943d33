// SPDX-License-Identifier: GPL-3.0-or-later
// Energy price and carbon intensity of every hour of the plant year: the site's imported hourly
// values, else the assumed price and factor with their peak hours; and when storage works.
#pragma once

#include "app/evaluate_climate.h"
#include "model/economics/price_book.h"
#include "model/results/finding.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct HourlyRates {
    std::vector<double> pricePerJoule; // of every hour, USD/J
    std::vector<double> carbonPerJoule;
    std::string tariff; // source of imported values; empty: the assumptions
    std::string gridCarbon;
    std::vector<model::Finding> findings;
};
HourlyRates hourlyRates(const model::Project& project, const SiteClimate& climate,
                        const model::InputValues& inputs);

// What a tank does in each hour. Assumed bands: it gives in peak hours and takes in all others.
// Hourly prices: it gives in the dearest hours of each day, as many as a full tank lasts, takes in
// the cheaper half of the day's others, and rests between.
enum class StorageOrder : char { Take = 0, Give = 1, Rest = 2 };
std::vector<char> storageOrders(const HourlyRates& rates, const std::vector<char>& peak,
                                double tankHours);

} // namespace hallwright::app
