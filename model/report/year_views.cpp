// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/year_views.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr std::size_t hoursPerDay = 24;
constexpr std::size_t it = static_cast<std::size_t>(EndUse::It);
constexpr double kilowattHour = 1e3; // Wh
constexpr double gramsPerKilogram = 1e3;

double ofHour(const YearHours& hours, std::size_t i, HourFigure figure)
{
    switch (figure) {
    case HourFigure::FacilityPower:
        return hours.facilityW(i) / 1e3;
    case HourFigure::Pue:
        return hours.powerW[it][i] > 0.0 ? hours.facilityW(i) / hours.powerW[it][i] : 0.0;
    case HourFigure::Water:
        return hours.waterKg[i];
    }
    return 0.0;
}

bool hasHours(const YearResult& year)
{
    return year.hourly && year.hourly->hours() > 0;
}

Chart points(const YearResult& year, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart out;
    out.kind = ChartKind::Points;
    out.xTitle = say(QT_TRANSLATE_NOOP("report", "wet bulb, °C"));
    if (hasHours(year))
        out.series.push_back(
            {say(QT_TRANSLATE_NOOP("report", "hours of the year")), {}, year.hourly->wetBulbC});
    return out;
}

// A dew point's humidity ratio, in g/kg.
double gramsAt(double dewPointC, double pressurePa)
{
    return gramsPerKilogram * drawnSaturation(dewPointC, pressurePa);
}

ChartSeries saturationLine(const YearResult& year, std::string name)
{
    ChartSeries out{std::move(name), {}, {}};
    const auto [low, high] =
        std::minmax_element(year.hourly->dryBulbC.begin(), year.hourly->dryBulbC.end());
    const double last = std::min(*high, 35.0);
    for (double t = std::floor(*low); t <= last; t += 1.0) {
        out.x.push_back(t);
        out.y.push_back(gramsAt(t, year.meanPressurePa));
    }
    return out;
}

// Around the recommended envelope, clockwise from its dry cold corner.
ChartSeries envelope(double pressurePa, std::string name)
{
    constexpr double cold = 18.0;
    constexpr double warm = 27.0;
    constexpr double dryDewPoint = -9.0;
    constexpr double moistDewPoint = 15.0;
    constexpr double highestHumidity = 0.6;
    const auto top = [&](double t) {
        const double e = highestHumidity * drawnSaturation(t, pressurePa) /
                         (0.621945 + drawnSaturation(t, pressurePa)) * pressurePa;
        return std::min(gramsAt(moistDewPoint, pressurePa),
                        gramsPerKilogram * 0.621945 * e / (pressurePa - e));
    };
    ChartSeries out{std::move(name), {}, {}};
    const auto corner = [&out](double t, double grams) {
        out.x.push_back(t);
        out.y.push_back(grams);
    };
    corner(cold, gramsAt(dryDewPoint, pressurePa));
    for (double t = cold; t <= warm; t += 0.5)
        corner(t, top(t));
    corner(warm, gramsAt(dryDewPoint, pressurePa));
    corner(cold, gramsAt(dryDewPoint, pressurePa));
    return out;
}

} // namespace

double drawnSaturation(double temperatureC, double pressurePa)
{
    const double enhancement = 1.0007 + 3.46e-8 * pressurePa;
    const double e =
        enhancement * 610.94 * std::exp(17.625 * temperatureC / (temperatureC + 243.04));
    return 0.621945 * e / (pressurePa - e);
}

Chart hourMap(const YearResult& year, HourFigure figure, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart out;
    out.kind = ChartKind::HeatMap;
    out.xTitle = say(QT_TRANSLATE_NOOP("report", "day of the year"));
    out.yTitle = say(QT_TRANSLATE_NOOP("report", "hour of the day"));
    switch (figure) {
    case HourFigure::FacilityPower:
        out.title = say(QT_TRANSLATE_NOOP("report", "Facility power by hour and day"));
        out.grid.unit = "kW";
        break;
    case HourFigure::Pue:
        out.title = say(QT_TRANSLATE_NOOP("report", "PUE by hour and day"));
        out.grid.unit = "PUE";
        break;
    case HourFigure::Water:
        out.title = say(QT_TRANSLATE_NOOP("report", "Water by hour and day"));
        out.grid.unit = "kg/h";
        break;
    }
    out.grid.rows = hoursPerDay;
    if (!hasHours(year))
        return out;
    const YearHours& hours = *year.hourly;
    for (std::size_t i = 0; i < hours.hours() / hoursPerDay * hoursPerDay; ++i)
        out.grid.values.push_back(ofHour(hours, i, figure));
    return out;
}

Chart pueByWetBulb(const YearResult& year, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart out = points(year, translate);
    out.title = say(QT_TRANSLATE_NOOP("report", "PUE of the hour by wet bulb"));
    out.yTitle = "PUE";
    if (hasHours(year))
        for (std::size_t i = 0; i < year.hourly->hours(); ++i)
            out.series.front().y.push_back(ofHour(*year.hourly, i, HourFigure::Pue));
    return out;
}

Chart wueByWetBulb(const YearResult& year, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart out = points(year, translate);
    out.title = say(QT_TRANSLATE_NOOP("report", "WUE of the hour by wet bulb"));
    out.yTitle = "L/kWh";
    if (hasHours(year))
        for (std::size_t i = 0; i < year.hourly->hours(); ++i) {
            const double energy = year.hourly->powerW[it][i] / kilowattHour;
            out.series.front().y.push_back(energy > 0.0 ? year.hourly->waterKg[i] / energy : 0.0);
        }
    return out;
}

Chart psychrometricChart(const YearResult& year, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart out;
    out.kind = ChartKind::Points;
    out.title = say(QT_TRANSLATE_NOOP("report", "Weather on the psychrometric chart"));
    out.xTitle = say(QT_TRANSLATE_NOOP("report", "dry bulb, °C"));
    out.yTitle = say(QT_TRANSLATE_NOOP("report", "humidity ratio, g/kg"));
    if (!hasHours(year) || year.hourly->humidityRatio.size() != year.hourly->hours())
        return out;
    ChartSeries weather{
        say(QT_TRANSLATE_NOOP("report", "hours of the year")), {}, year.hourly->dryBulbC};
    for (const double ratio : year.hourly->humidityRatio)
        weather.y.push_back(gramsPerKilogram * ratio);
    out.series.push_back(std::move(weather));
    out.series.push_back(saturationLine(year, say(QT_TRANSLATE_NOOP("report", "saturation"))));
    out.series.push_back(
        envelope(year.meanPressurePa, say(QT_TRANSLATE_NOOP("report", "recommended for racks"))));
    out.lines = 2;
    return out;
}

Chart setPointChart(const SetPointStudy& study, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart out;
    out.kind = ChartKind::Lines;
    out.title = say(QT_TRANSLATE_NOOP("report", "Supply of the liquid loops against energy"));
    out.xTitle = say(QT_TRANSLATE_NOOP("report", "facility water supply, °C"));
    out.yTitle = say(QT_TRANSLATE_NOOP("report", "over IT energy at the coolest supply"));
    ChartSeries total{say(QT_TRANSLATE_NOOP("report", "IT and plant energy")), {}, {}};
    ChartSeries pue{say(QT_TRANSLATE_NOOP("report", "partial PUE")), {}, {}};
    for (const auto& row : study.rows) {
        out.x.push_back(inSi(row.supply) - 273.15);
        total.y.push_back(row.total);
        pue.y.push_back(row.partialPue);
    }
    out.fromZero = false; // the differences are small and are what it is about
    if (!study.rows.empty())
        out.series = {std::move(total), std::move(pue)};
    return out;
}

} // namespace hallwright::model
