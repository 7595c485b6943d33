// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/weather.h"

#include "data/import/epw.h"
#include "thermal/air/psychrometrics.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace hallwright::app {

using model::Result;

namespace {

constexpr int thresholdsC[] = {5, 10, 18, 27};

struct Span {
    double min;
    double mean;
    double max;
};

Span spanOf(const std::vector<double>& column)
{
    const auto [low, high] = std::minmax_element(column.begin(), column.end());
    return {*low,
            std::accumulate(column.begin(), column.end(), 0.0) / static_cast<double>(column.size()),
            *high};
}

long hoursBelow(const std::vector<double>& column, double limit)
{
    return std::count_if(column.begin(), column.end(), [limit](double t) { return t < limit; });
}

std::string jsonText(const model::WeatherYear& year, const std::vector<double>& wetBulb)
{
    const auto span = [](const Span& s) {
        return nlohmann::json{{"min", s.min}, {"mean", s.mean}, {"max", s.max}};
    };
    nlohmann::json root{{"hours", year.hours()},
                        {"leap", year.leap},
                        {"repairs", nlohmann::json::array()},
                        {"dry_bulb_c", span(spanOf(year.dryBulbC))},
                        {"wet_bulb_c", span(spanOf(wetBulb))},
                        {"hours_dry_bulb_below", nlohmann::json::object()}};
    for (const auto& repair : year.repairs)
        root["repairs"].push_back(
            {{"row", repair.row}, {"field", repair.field}, {"how", model::english(repair.how)}});
    for (const int limit : thresholdsC)
        root["hours_dry_bulb_below"][std::to_string(limit)] = hoursBelow(year.dryBulbC, limit);
    return root.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string tableText(const model::WeatherYear& year, const std::vector<double>& wetBulb)
{
    constexpr std::size_t mostRepairs = 20;
    std::string out =
        fmt::format("{}: {:.3f}°, {:.3f}°, {:.0f} m, UTC{:+.4g}\n{} hours{}, {} values filled in\n",
                    year.place.name, year.place.latitudeDeg, year.place.longitudeDeg,
                    year.place.elevationM, year.place.timeZoneH, year.hours(),
                    year.leap ? " (29 February in it)" : "", year.repairs.size());
    out += fmt::format("\n{:<14}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}\n", "°C", "min", "mean", "max",
                       "2 %", "1 %", "0.4 %");
    const auto row = [&out](const char* name, const std::vector<double>& column) {
        const Span s = spanOf(column);
        const auto design = model::designValues(column);
        out += fmt::format("{:<14}{:>8.2f}{:>8.2f}{:>8.2f}{:>8.2f}{:>8.2f}{:>8.2f}\n", name, s.min,
                           s.mean, s.max, design.percent2, design.percent1, design.percent04);
    };
    row("dry bulb", year.dryBulbC);
    row("wet bulb", wetBulb);
    if (year.design.dryBulb20YearC)
        out += fmt::format("highest once in 20 years, by the header: {:.1f} °C\n",
                           *year.design.dryBulb20YearC);
    for (const int limit : thresholdsC)
        out += fmt::format("hours with dry bulb below {} °C: {}\n", limit,
                           hoursBelow(year.dryBulbC, limit));
    for (std::size_t i = 0; i < std::min(mostRepairs, year.repairs.size()); ++i)
        out += fmt::format("row {}, {}: {}\n", year.repairs[i].row, year.repairs[i].field,
                           model::english(year.repairs[i].how));
    if (year.repairs.size() > mostRepairs)
        out += fmt::format("and {} more\n", year.repairs.size() - mostRepairs);
    return out;
}

} // namespace

Result<std::string> weatherText(const WeatherOptions& options)
{
    return data::readEpwFile(options.file).map([&options](const model::WeatherYear& year) {
        const auto moist =
            thermal::moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
        return options.json ? jsonText(year, moist.wetBulbC) : tableText(year, moist.wetBulbC);
    });
}

} // namespace hallwright::app
