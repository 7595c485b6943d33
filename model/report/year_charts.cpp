// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/year_charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace hallwright::model {

namespace {

constexpr double megawattHour = 1e6; // Wh
constexpr std::size_t durationPoints = 100;

} // namespace

Chart monthlyEnergy(const YearResult& year, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart chart;
    chart.title = say(QT_TRANSLATE_NOOP("report", "Energy by month and end use"));
    chart.kind = ChartKind::StackedBars;
    chart.xTitle = say(QT_TRANSLATE_NOOP("report", "month"));
    chart.yTitle = "MWh";
    for (int month = 1; month <= 12; ++month)
        chart.categories.push_back(fmt::format("{}", month));
    if (!year.hourly)
        return chart;
    const YearHours& hours = *year.hourly;
    for (std::size_t use = 0; use < endUseCount; ++use) {
        ChartSeries series{translate("term", endUseTitle(static_cast<EndUse>(use))),
                           std::vector<double>(12, 0.0)};
        double sum = 0.0;
        for (std::size_t i = 0; i < hours.hours(); ++i) {
            const double energy = hours.powerW[use][i] / megawattHour;
            series.y[static_cast<std::size_t>(hours.month[i] - 1)] += energy;
            sum += energy;
        }
        if (sum > 0.0)
            chart.series.push_back(std::move(series));
    }
    return chart;
}

Chart loadDuration(const YearResult& year, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart chart;
    chart.title = say(QT_TRANSLATE_NOOP("report", "Power by duration"));
    chart.kind = ChartKind::Lines;
    chart.xTitle = say(QT_TRANSLATE_NOOP("report", "% of the year"));
    chart.yTitle = "kW";
    if (!year.hourly || year.hourly->hours() == 0)
        return chart;
    const YearHours& hours = *year.hourly;
    std::vector<double> facility;
    for (std::size_t i = 0; i < hours.hours(); ++i)
        facility.push_back(hours.facilityW(i));
    std::vector<double> it = hours.powerW[static_cast<std::size_t>(EndUse::It)];
    for (auto* column : {&facility, &it})
        std::sort(column->begin(), column->end(), std::greater<>());
    ChartSeries whole{say(QT_TRANSLATE_NOOP("report", "facility")), {}};
    ChartSeries racks{translate("term", endUseTitle(EndUse::It)), {}};
    for (std::size_t point = 0; point <= durationPoints; ++point) {
        const std::size_t at = point * (facility.size() - 1) / durationPoints;
        chart.x.push_back(static_cast<double>(point));
        whole.y.push_back(facility[at] / 1e3);
        racks.y.push_back(it[at] / 1e3);
    }
    chart.series = {std::move(whole), std::move(racks)};
    return chart;
}

} // namespace hallwright::model
