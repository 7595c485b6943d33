// SPDX-License-Identifier: GPL-3.0-or-later
// Humidification of the outside air that a hall takes in: water to lift it to a dew point, and the
// energy of making it vapour. Drying and the latent heat of moist outside air are left out: at
// a quarter of an air change they are below the fans.
#pragma once

#include "model/recipe/plant_recipe.h"
#include "thermal/air/psychrometrics.h"

#include <span>
#include <vector>

namespace hallwright::thermal {

struct HumidityTask {
    model::Humidifier kind = model::Humidifier::None;
    double outsideAirM3S = 0.0;
    double dewPointC = -9.0;
    double indoorC = 24.0;
};

// W per kg/s. Steam: water from 10 °C to vapour at 100 °C, 2,257 + 377 kJ/kg (steam tables).
// Adiabatic: high-pressure misting, 8 W per kg/h (estimate).
inline constexpr double steamEnergy = 2.634e6;
inline constexpr double mistingEnergy = 28.8e3;

struct HumidityYear {
    std::vector<double> waterKg; // of each hour
    std::vector<double> powerW;
};

HumidityYear humidityYear(const HumidityTask& task, std::span<const double> humidityRatio,
                          std::span<const double> pressurePa);

} // namespace hallwright::thermal
