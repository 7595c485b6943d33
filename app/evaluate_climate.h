// SPDX-License-Identifier: GPL-3.0-or-later
// The weather of a site as the plant year wants it, kept as long as the site's choice stays.
#pragma once

#include "model/plan.h"
#include "model/weather/monthly_climate.h"
#include "thermal/air/psychrometrics.h"

#include <memory>
#include <vector>

namespace hallwright::app {

struct SiteClimate {
    std::uint64_t choice = 0; // hash of what the site says
    model::WeatherYear year;
    thermal::MoistAirYear moist;
    double designDryBulbC = 0.0; // once in 20 years by the file's header, else the hottest hour
    double designWetBulbC = 0.0; // the highest of the year
    double meanPressurePa = 101325.0;
};

// The places that the program ships, read once; empty where the resources are not there.
const std::vector<model::MonthlyClimate>& shippedClimates();

// The site's climate: the same object as long as nothing of the choice changed. InvalidInput where
// neither an imported year nor a shipped place has the key.
model::Result<std::shared_ptr<const SiteClimate>>
siteClimate(const model::Project& project, const std::shared_ptr<const SiteClimate>& before);

// Prepares a year: moist air, design values, mean pressure.
SiteClimate preparedClimate(model::WeatherYear year);

} // namespace hallwright::app
