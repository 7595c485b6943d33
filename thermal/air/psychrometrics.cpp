// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/air/psychrometrics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::thermal {

namespace {

constexpr double kelvin = 273.15;
constexpr double triplePointC = 0.01;
constexpr double massRatio = 0.621945; // of water to dry air
constexpr double gasDryAir = 287.042;  // J/kgK
constexpr double coldestC = -100.0;
constexpr double hottestC = 200.0;
const double none = std::numeric_limits<double>::quiet_NaN();

struct LogPressure {
    double value; // ln(p / Pa)
    double slope; // per K
};

LogPressure overIce(double t)
{
    const double value =
        -5.6745359e3 / t + 6.3925247 +
        t * (-9.677843e-3 + t * (6.2215701e-7 + t * (2.0747825e-9 - 9.484024e-13 * t))) +
        4.1635019 * std::log(t);
    const double slope =
        5.6745359e3 / (t * t) - 9.677843e-3 +
        t * (2.0 * 6.2215701e-7 + t * (3.0 * 2.0747825e-9 - 4.0 * 9.484024e-13 * t)) +
        4.1635019 / t;
    return {value, slope};
}

LogPressure overLiquid(double t)
{
    const double value = -5.8002206e3 / t + 1.3914993 +
                         t * (-4.8640239e-2 + t * (4.1764768e-5 - 1.4452093e-8 * t)) +
                         6.5459673 * std::log(t);
    const double slope = 5.8002206e3 / (t * t) - 4.8640239e-2 +
                         t * (2.0 * 4.1764768e-5 - 3.0 * 1.4452093e-8 * t) + 6.5459673 / t;
    return {value, slope};
}

LogPressure logSaturation(double temperatureC)
{
    return temperatureC <= triplePointC ? overIce(temperatureC + kelvin)
                                        : overLiquid(temperatureC + kelvin);
}

struct RatioAndSlope {
    double ratio;
    double slope; // per K of wet bulb
};

// Eq. 33 and 35 in J: W = ((a − b t*) Ws − 1006 (t − t*)) / (a + 1860 t − c t*).
RatioAndSlope atWetBulb(double dryBulb, double wetBulb, double pressure)
{
    const bool liquid = wetBulb >= 0.0;
    const double a = liquid ? 2501e3 : 2830e3;
    const double b = liquid ? 2326.0 : 240.0;
    const double c = liquid ? 4186.0 : 2100.0;
    const LogPressure log = logSaturation(wetBulb);
    const double vapour = std::exp(log.value);
    const double saturated = massRatio * vapour / (pressure - vapour);
    const double saturatedSlope =
        massRatio * pressure * vapour * log.slope / ((pressure - vapour) * (pressure - vapour));
    const double top = (a - b * wetBulb) * saturated - 1006.0 * (dryBulb - wetBulb);
    const double topSlope = -b * saturated + (a - b * wetBulb) * saturatedSlope + 1006.0;
    const double bottom = a + 1860.0 * dryBulb - c * wetBulb;
    return {top / bottom, (topSlope + c * top / bottom) / bottom};
}

// Newton inside a bracket that shrinks with every reading; each branch rises with the wet bulb.
double searchWetBulb(double dryBulb, double ratio, double pressure, double start)
{
    const bool liquid = dryBulb >= 0.0 && ratio >= atWetBulb(dryBulb, 0.0, pressure).ratio;
    double low = liquid ? 0.0 : coldestC;
    double high = liquid ? dryBulb : std::min(dryBulb, std::nextafter(0.0, -1.0));
    double guess = std::clamp(start, low, high);
    for (int lap = 0; lap < 60; ++lap) {
        const RatioAndSlope at = atWetBulb(dryBulb, guess, pressure);
        const double error = at.ratio - ratio;
        (error > 0.0 ? high : low) = guess;
        double next = guess - error / at.slope;
        if (!(next > low && next < high))
            next = 0.5 * (low + high);
        if (std::abs(next - guess) < 1e-9)
            return next;
        guess = next;
    }
    return guess;
}

bool inRange(double temperatureC)
{
    return temperatureC >= coldestC && temperatureC <= hottestC;
}

} // namespace

double saturationPressurePa(double temperatureC)
{
    return inRange(temperatureC) ? std::exp(logSaturation(temperatureC).value) : none;
}

double standardAtmospherePa(double elevationM)
{
    return 101325.0 * std::pow(1.0 - 2.25577e-5 * elevationM, 5.2559);
}

double humidityRatio(double vapour, double pressurePa)
{
    return vapour >= 0.0 && vapour < pressurePa ? massRatio * vapour / (pressurePa - vapour) : none;
}

double saturationHumidityRatio(double temperatureC, double pressurePa)
{
    return humidityRatio(saturationPressurePa(temperatureC), pressurePa);
}

double vapourPressurePa(double ratio, double pressurePa)
{
    return pressurePa * ratio / (massRatio + ratio);
}

double enthalpyJKg(double dryBulbC, double ratio)
{
    return 1006.0 * dryBulbC + ratio * (2501e3 + 1860.0 * dryBulbC);
}

double specificVolumeM3Kg(double dryBulbC, double ratio, double pressurePa)
{
    return gasDryAir * (dryBulbC + kelvin) * (1.0 + 1.607858 * ratio) / pressurePa;
}

double densityKgM3(double dryBulbC, double ratio, double pressurePa)
{
    return (1.0 + ratio) / specificVolumeM3Kg(dryBulbC, ratio, pressurePa);
}

double humidityRatioOf(double dryBulbC, double relativeHumidity, double pressurePa)
{
    return humidityRatio(std::clamp(relativeHumidity, 0.0, 1.0) * saturationPressurePa(dryBulbC),
                         pressurePa);
}

double relativeHumidityOf(double dryBulbC, double ratio, double pressurePa)
{
    return vapourPressurePa(ratio, pressurePa) / saturationPressurePa(dryBulbC);
}

double dewPointC(double vapour)
{
    if (!(vapour >= saturationPressurePa(coldestC) && vapour <= saturationPressurePa(hottestC)))
        return none;
    const double wanted = std::log(vapour);
    double low = coldestC;
    double high = hottestC;
    double guess = 10.0;
    for (int lap = 0; lap < 60; ++lap) {
        const LogPressure at = logSaturation(guess);
        (at.value > wanted ? high : low) = guess;
        double next = guess - (at.value - wanted) / at.slope;
        if (!(next > low && next < high))
            next = 0.5 * (low + high);
        if (std::abs(next - guess) < 1e-9)
            return next;
        guess = next;
    }
    return guess;
}

double wetBulbC(double dryBulbC, double ratio, double pressurePa)
{
    if (!inRange(dryBulbC) || !(ratio >= 0.0) || !(saturationPressurePa(dryBulbC) < pressurePa))
        return none;
    if (ratio >= saturationHumidityRatio(dryBulbC, pressurePa))
        return dryBulbC;
    return searchWetBulb(dryBulbC, ratio, pressurePa, dryBulbC - 3.0);
}

double humidityRatioAtWetBulb(double dryBulbC, double wetBulb, double pressurePa)
{
    return inRange(wetBulb) ? atWetBulb(dryBulbC, wetBulb, pressurePa).ratio : none;
}

MoistAirYear moistAirOf(const AirColumns& columns)
{
    const std::size_t hours = columns.dryBulbC.size();
    MoistAirYear out;
    out.wetBulbC.resize(hours);
    out.humidityRatio.resize(hours);
    out.enthalpyJKg.resize(hours);
    double depression = 3.0;
    for (std::size_t i = 0; i < hours; ++i) {
        const double dryBulb = columns.dryBulbC[i];
        const double pressure = columns.pressurePa[i];
        const double saturated = saturationHumidityRatio(dryBulb, pressure);
        const double ratio = humidityRatioOf(dryBulb, columns.relativeHumidity[i], pressure);
        out.humidityRatio[i] = ratio;
        out.enthalpyJKg[i] = enthalpyJKg(dryBulb, ratio);
        if (!std::isfinite(ratio) || ratio >= saturated)
            out.wetBulbC[i] = std::isfinite(ratio) ? dryBulb : none;
        else
            out.wetBulbC[i] = searchWetBulb(dryBulb, ratio, pressure, dryBulb - depression);
        depression = dryBulb - out.wetBulbC[i];
        if (!std::isfinite(depression))
            depression = 3.0;
    }
    return out;
}

} // namespace hallwright::thermal
