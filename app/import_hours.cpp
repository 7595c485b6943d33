// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_hours.h"

#include "data/import/hour_table.h"
#include "model/edit/hour_series.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <numeric>

namespace hallwright::app {

using namespace model;

namespace {

std::string spanText(const std::vector<double>& values, Measure measure)
{
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double mean =
        std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    return numberText(toFile(measure, *low), 3) + " / " + numberText(toFile(measure, mean), 3) +
           " / " + quantityText(*high, measure, UnitSystem::Si, 3);
}

void tell(const std::string& key, const data::HourTable& table, std::vector<Message>& report)
{
    if (!table.pricePerJoule.empty())
        report.push_back({QT_TRANSLATE_NOOP("import", "energy price {0}: {1} hours; lowest, mean "
                                                      "and highest {2}"),
                          {key, std::to_string(table.pricePerJoule.size()),
                           spanText(table.pricePerJoule, Measure::MoneyPerEnergy)}});
    if (!table.carbonPerJoule.empty())
        report.push_back({QT_TRANSLATE_NOOP("import", "carbon intensity {0}: {1} hours; lowest, "
                                                      "mean and highest {2}"),
                          {key, std::to_string(table.carbonPerJoule.size()),
                           spanText(table.carbonPerJoule, Measure::CarbonPerEnergy)}});
    if (table.utc)
        report.push_back({QT_TRANSLATE_NOOP("import", "{0}: hours of UTC, moved by the time zone "
                                                      "of the site's weather"),
                          {key}});
}

} // namespace

Result<Imported> importHours(const ImportRequest& request)
{
    Imported out{request.project, {}};
    for (const auto& file : request.sources) {
        const auto table = data::readHourTable(file, request.project.priceYear);
        if (!table)
            return fail(table.error());
        HourSeries series;
        series.key = file.stem().string();
        series.source = file.filename().string() + ": " + table->columns;
        series.utc = table->utc;
        if (!table->pricePerJoule.empty())
            series.price = hourCurve(Measure::MoneyPerEnergy, table->pricePerJoule);
        if (!table->carbonPerJoule.empty())
            series.carbon = hourCurve(Measure::CarbonPerEnergy, table->carbonPerJoule);
        tell(series.key, *table, out.report);
        auto after = putHourSeries(out.project, std::move(series));
        if (!after)
            return fail(after.error());
        out.project = *std::move(after);
    }
    return out;
}

} // namespace hallwright::app
