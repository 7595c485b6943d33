// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/weather/weather_series.h"

namespace hallwright::model {

namespace {

constexpr double kelvinAtZero = 273.15;
constexpr double hourSeconds = 3600.0;

Curve overHours(Measure measure, const std::vector<double>& values, double offset)
{
    Curve out{Measure::Hours, measure, {}, {}};
    out.x.reserve(values.size());
    out.y.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        out.x.push_back(hourSeconds * static_cast<double>(i));
        out.y.push_back(values[i] + offset);
    }
    return out;
}

FieldInfo column(const char* key, const char* title, Measure measure)
{
    FieldInfo info{.key = key, .title = title, .measure = measure};
    info.curveX = Measure::Hours;
    info.curveY = measure;
    info.curveXMin = 0.0;
    return info;
}

std::vector<double> lowered(const std::vector<double>& values, double by)
{
    std::vector<double> out = values;
    for (double& value : out)
        value -= by;
    return out;
}

} // namespace

WeatherSeries seriesOf(const WeatherYear& year, std::string key)
{
    WeatherSeries out;
    out.key = std::move(key);
    out.place = year.place.name;
    out.source = year.source;
    out.latitude = year.place.latitudeDeg;
    out.longitude = year.place.longitudeDeg;
    out.timeZone = year.place.timeZoneH;
    out.elevation = metres(year.place.elevationM);
    out.repairs = static_cast<int>(year.repairs.size());
    if (year.design.dryBulb20YearC)
        out.extreme = celsius(*year.design.dryBulb20YearC);
    out.dryBulb = overHours(Measure::Temperature, year.dryBulbC, kelvinAtZero);
    out.relativeHumidity = overHours(Measure::Fraction, year.relativeHumidity, 0.0);
    out.pressure = overHours(Measure::Pressure, year.pressurePa, 0.0);
    return out;
}

Result<WeatherYear> yearOf(const WeatherSeries& series)
{
    const std::size_t hours = series.dryBulb.y.size();
    if ((hours != 8760 && hours != 8784) || series.relativeHumidity.y.size() != hours ||
        series.pressure.y.size() != hours)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "the weather year \"{0}\" does not hold 8,760 or "
                                                "8,784 hours of each column"),
                     {series.key}},
                    "site", {QT_TRANSLATE_NOOP("model", "Import the weather file again."), {}});
    WeatherYear out;
    out.place = {series.place, series.latitude, series.longitude, series.timeZone,
                 inSi(series.elevation)};
    out.source = series.source;
    out.leap = hours == 8784;
    out.dryBulbC = lowered(series.dryBulb.y, kelvinAtZero);
    out.relativeHumidity = series.relativeHumidity.y;
    out.pressurePa = series.pressure.y;
    if (series.extreme)
        out.design.dryBulb20YearC = inSi(*series.extreme) - kelvinAtZero;
    out.month = monthsOfHours(hours);
    return out;
}

template <>
const std::vector<Field<WeatherSeries>>& fields<WeatherSeries>()
{
    using W = WeatherSeries;
    static const std::vector<Field<W>> list{
        field<W>({.key = "key", .title = QT_TRANSLATE_NOOP("field", "Key")},
                 [](auto& w) -> auto& { return w.key; }),
        field<W>({.key = "place", .title = QT_TRANSLATE_NOOP("field", "Place")},
                 [](auto& w) -> auto& { return w.place; }),
        field<W>({.key = "source", .title = QT_TRANSLATE_NOOP("field", "Source")},
                 [](auto& w) -> auto& { return w.source; }),
        field<W>({.key = "latitude",
                  .title = QT_TRANSLATE_NOOP("field", "Latitude"),
                  .min = -90,
                  .max = 90},
                 [](auto& w) -> auto& { return w.latitude; }),
        field<W>({.key = "longitude",
                  .title = QT_TRANSLATE_NOOP("field", "Longitude"),
                  .min = -180,
                  .max = 180},
                 [](auto& w) -> auto& { return w.longitude; }),
        field<W>({.key = "time_zone",
                  .title = QT_TRANSLATE_NOOP("field", "Time zone, h from UTC"),
                  .min = -14,
                  .max = 14},
                 [](auto& w) -> auto& { return w.timeZone; }),
        field<W>({.key = "elevation",
                  .title = QT_TRANSLATE_NOOP("field", "Elevation"),
                  .measure = Measure::Length,
                  .min = -430,
                  .max = 6000},
                 [](auto& w) -> auto& { return w.elevation; }),
        field<W>({.key = "repairs",
                  .title = QT_TRANSLATE_NOOP("field", "Values filled in"),
                  .measure = Measure::Count,
                  .min = 0},
                 [](auto& w) -> auto& { return w.repairs; }),
        field<W>({.key = "extreme",
                  .title = QT_TRANSLATE_NOOP("field", "Dry bulb reached once in 20 years"),
                  .measure = Measure::Temperature},
                 [](auto& w) -> auto& { return w.extreme; }),
        field<W>(column("dry_bulb", QT_TRANSLATE_NOOP("field", "Dry bulb"), Measure::Temperature),
                 [](auto& w) -> auto& { return w.dryBulb; }),
        field<W>(
            column("relative_humidity", QT_TRANSLATE_NOOP("field", "Humidity"), Measure::Fraction),
            [](auto& w) -> auto& { return w.relativeHumidity; }),
        field<W>(
            column("pressure", QT_TRANSLATE_NOOP("field", "Station pressure"), Measure::Pressure),
            [](auto& w) -> auto& { return w.pressure; }),
    };
    return list;
}

} // namespace hallwright::model
