// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/hour_series.h"

#include "model/edit/types.h"

namespace hallwright::model {

Result<Project> putHourSeries(const Project& project, HourSeries series)
{
    if (series.key.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "hourly values need a key"), {}}, "hour_series");
    Project after = project;
    series.id = {};
    if (const auto* old = hourSeriesOf(project, series.key))
        series.id = old->id;
    if (!series.id)
        series.id = mint<HourSeriesId>(after);
    if (!series.price.empty())
        after.site.tariff = series.key;
    if (!series.carbon.empty())
        after.site.gridCarbon = series.key;
    after.hourly = after.hourly.with({std::move(series)});
    return after;
}

const HourSeries* hourSeriesOf(const Project& project, const std::string& key)
{
    for (const auto& series : project.hourly)
        if (series.key == key)
            return &series;
    return nullptr;
}

} // namespace hallwright::model
