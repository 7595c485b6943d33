// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/weather.h"

#include "model/edit/types.h"

namespace hallwright::model {

Result<Project> putWeather(const Project& project, const WeatherYear& year, const std::string& key)
{
    if (key.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "a weather year needs a key"), {}}, "weather");
    Project after = project;
    WeatherSeries series = seriesOf(year, key);
    for (const auto& old : project.weather)
        if (old.key == key)
            series.id = old.id;
    if (!series.id)
        series.id = mint<WeatherId>(after);
    after.weather = after.weather.with({std::move(series)});
    after.site.climate = key;
    if (after.site.place.empty())
        after.site.place = year.place.name;
    return after;
}

} // namespace hallwright::model
