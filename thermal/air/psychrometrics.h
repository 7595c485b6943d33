// SPDX-License-Identifier: GPL-3.0-or-later
// Moist air at station pressure: ASHRAE Handbook Fundamentals 2017, chapter 1 (the numbers behind
// "eq." below), saturation by Hyland and Wexler 1983. Plain doubles: °C, Pa, kg of water per kg of
// dry air, J per kg of dry air. Holds from -100 to 200 °C and where the vapour pressure is below
// the station pressure; outside the answer is not a number, never a wrong one.
#pragma once

#include <vector>

namespace hallwright::thermal {

// Over ice at and below 0.01 °C (eq. 5), over liquid above (eq. 6).
double saturationPressurePa(double temperatureC);

double standardAtmospherePa(double elevationM); // eq. 3

double humidityRatio(double vapourPressurePa, double pressurePa);                    // eq. 20
double saturationHumidityRatio(double temperatureC, double pressurePa);              // eq. 21
double vapourPressurePa(double humidityRatio, double pressurePa);                    // eq. 36
double enthalpyJKg(double dryBulbC, double humidityRatio);                           // eq. 30
double specificVolumeM3Kg(double dryBulbC, double humidityRatio, double pressurePa); // eq. 26
double densityKgM3(double dryBulbC, double humidityRatio, double pressurePa);

// Relative humidity 0…1, clamped to that range.
double humidityRatioOf(double dryBulbC, double relativeHumidity, double pressurePa);
double relativeHumidityOf(double dryBulbC, double humidityRatio, double pressurePa);

// The temperature at which the vapour pressure is saturated.
double dewPointC(double vapourPressurePa);

// Thermodynamic wet bulb: eq. 33 with liquid water on the bulb at and above 0 °C, eq. 35 with ice
// below. Near 0 °C a state may have both answers, up to 0.7 K apart; the liquid one is given.
double wetBulbC(double dryBulbC, double humidityRatio, double pressurePa);
double humidityRatioAtWetBulb(double dryBulbC, double wetBulbC, double pressurePa);

// Wet bulb and humidity ratio of every hour of a weather year's columns, each search warm-started
// from the hour before.
struct MoistAirYear {
    std::vector<double> wetBulbC;
    std::vector<double> humidityRatio;
    std::vector<double> enthalpyJKg;
};
struct AirColumns {
    const std::vector<double>& dryBulbC;
    const std::vector<double>& relativeHumidity;
    const std::vector<double>& pressurePa;
};
MoistAirYear moistAirOf(const AirColumns& columns);

} // namespace hallwright::thermal
