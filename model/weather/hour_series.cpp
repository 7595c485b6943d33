// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/weather/hour_series.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double hourSeconds = 3600.0;
constexpr std::size_t commonYear = 8760;
constexpr std::size_t leapYear = 8784;
constexpr std::ptrdiff_t leapDayStarts = 59 * 24; // hours before 29 February
constexpr std::ptrdiff_t dayHours = 24;

FieldInfo column(const char* key, const char* title, Measure measure)
{
    FieldInfo info{.key = key, .title = title, .measure = measure};
    info.curveX = Measure::Hours;
    info.curveY = measure;
    info.curveXMin = 0.0;
    return info;
}

} // namespace

Curve hourCurve(Measure measure, const std::vector<double>& values)
{
    Curve out{Measure::Hours, measure, {}, values};
    out.x.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        out.x.push_back(hourSeconds * static_cast<double>(i));
    return out;
}

Result<std::vector<double>> hoursOf(const HourSeries& series, Curve HourSeries::*column,
                                    const HourClock& clock)
{
    auto out = (series.*column).y;
    if (out.size() != commonYear && out.size() != leapYear)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "the hourly values \"{0}\" are not 8,760 or 8,784"),
                     {series.key}},
                    "site", {QT_TRANSLATE_NOOP("model", "Import the file again."), {}});
    if (series.utc) {
        // Local hour i is hour i − zone of UTC.
        const auto year = static_cast<std::ptrdiff_t>(out.size());
        const auto zone = static_cast<std::ptrdiff_t>(std::lround(clock.timeZoneH));
        std::rotate(out.begin(), out.begin() + ((-zone % year) + year) % year, out.end());
    }
    if (out.size() == leapYear && clock.hours == commonYear) {
        out.erase(out.begin() + leapDayStarts, out.begin() + leapDayStarts + dayHours);
    } else if (out.size() == commonYear && clock.hours == leapYear) {
        const std::vector<double> day(out.begin() + leapDayStarts - dayHours,
                                      out.begin() + leapDayStarts);
        out.insert(out.begin() + leapDayStarts, day.begin(), day.end());
    }
    return out;
}

template <>
const std::vector<Field<HourSeries>>& fields<HourSeries>()
{
    using H = HourSeries;
    static const std::vector<Field<H>> list{
        field<H>({.key = "key", .title = QT_TRANSLATE_NOOP("field", "Key")},
                 [](auto& h) -> auto& { return h.key; }),
        field<H>({.key = "source", .title = QT_TRANSLATE_NOOP("field", "Source")},
                 [](auto& h) -> auto& { return h.source; }),
        field<H>({.key = "utc", .title = QT_TRANSLATE_NOOP("field", "Hours of universal time")},
                 [](auto& h) -> auto& { return h.utc; }),
        field<H>(
            column("price", QT_TRANSLATE_NOOP("field", "Energy price"), Measure::MoneyPerEnergy),
            [](auto& h) -> auto& { return h.price; }),
        field<H>(column("carbon", QT_TRANSLATE_NOOP("field", "Carbon intensity"),
                        Measure::CarbonPerEnergy),
                 [](auto& h) -> auto& { return h.carbon; }),
    };
    return list;
}

} // namespace hallwright::model
