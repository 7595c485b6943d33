// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_climate.h"

#include "data/catalogue/catalogue_library.h"
#include "data/import/monthly_climates.h"
#include "thermal/air/generated_year.h"

#include <algorithm>
#include <numeric>

namespace hallwright::app {

using namespace model;

namespace {

std::uint64_t choiceOf(const Project& project)
{
    return hashByFields(project.site) * 0x100000001b3ULL ^ project.weather.fingerprint();
}

Result<WeatherYear> chosenYear(const Project& project)
{
    const auto& key = project.site.climate;
    for (const auto& series : project.weather)
        if (series.key == key)
            return yearOf(series);
    for (const auto& place : shippedClimates())
        if (place.key == key)
            return thermal::generatedYear(place);
    std::string known;
    for (const auto& place : shippedClimates())
        known += (known.empty() ? "" : ", ") + place.key;
    return fail(FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("finding", "There is no weather \"{0}\": neither imported nor "
                                              "shipped ({1}). The year is left out."),
                 {key, known}},
                "site");
}

} // namespace

const std::vector<MonthlyClimate>& shippedClimates()
{
    static const std::vector<MonthlyClimate> places =
        data::readMonthlyClimates(data::resourceFolder("weather") / "places.json")
            .value_or(std::vector<MonthlyClimate>());
    return places;
}

SiteClimate preparedClimate(WeatherYear year)
{
    SiteClimate out;
    out.moist = thermal::moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
    out.designDryBulbC = *std::max_element(year.dryBulbC.begin(), year.dryBulbC.end());
    if (year.design.dryBulb20YearC)
        out.designDryBulbC = std::max(out.designDryBulbC, *year.design.dryBulb20YearC);
    out.designWetBulbC = *std::max_element(out.moist.wetBulbC.begin(), out.moist.wetBulbC.end());
    out.meanPressurePa = std::accumulate(year.pressurePa.begin(), year.pressurePa.end(), 0.0) /
                         static_cast<double>(year.hours());
    out.year = std::move(year);
    return out;
}

Result<std::shared_ptr<const SiteClimate>>
siteClimate(const Project& project, const std::shared_ptr<const SiteClimate>& before)
{
    const auto choice = choiceOf(project);
    if (before && before->choice == choice)
        return before;
    return chosenYear(project).map([&](WeatherYear year) {
        auto climate = std::make_shared<SiteClimate>(
            preparedClimate(warmed(std::move(year), inSi(project.site.climateOffset))));
        climate->choice = choice;
        return std::shared_ptr<const SiteClimate>(std::move(climate));
    });
}

} // namespace hallwright::app
