// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/capacity_report.h"

#include <algorithm>
#include <array>

namespace hallwright::model {

namespace {

constexpr std::array groups{CostGroup::It,          CostGroup::Fabric,  CostGroup::Storage,
                            CostGroup::Electrical,  CostGroup::Cooling, CostGroup::Shell,
                            CostGroup::EnergyUse,   CostGroup::Water,   CostGroup::Staff,
                            CostGroup::Maintenance, CostGroup::Spares,  CostGroup::Other};

} // namespace

Chart costStack(std::span<const Assessment> assessments, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart chart;
    chart.title = say(QT_TRANSLATE_NOOP("report", "Present value of all costs by group"));
    chart.kind = ChartKind::StackedBars;
    chart.yTitle = say(QT_TRANSLATE_NOOP("report", "million USD"));
    for (const auto& assessment : assessments)
        chart.categories.push_back(assessment.name);
    for (const CostGroup group : groups) {
        ChartSeries series{translate("cost", costGroupTitle(group)), {}};
        double sum = 0.0;
        for (const auto& assessment : assessments) {
            Money present{};
            for (const auto& item : assessment.tco.items)
                if (item.group == group)
                    present += item.present;
            series.y.push_back(present / dollars(1e6));
            sum += series.y.back();
        }
        if (sum > 0.0)
            chart.series.push_back(std::move(series));
    }
    return chart;
}

Chart cumulativeCost(std::span<const Assessment> assessments, const Translate& translate)
{
    const auto say = [&translate](const char* text) { return translate("report", text); };
    Chart chart;
    chart.title = say(QT_TRANSLATE_NOOP("report", "Cumulative cost, not discounted"));
    chart.kind = ChartKind::Lines;
    chart.xTitle = say(QT_TRANSLATE_NOOP("report", "year"));
    chart.yTitle = say(QT_TRANSLATE_NOOP("report", "million USD"));
    for (const auto& assessment : assessments) {
        ChartSeries series{assessment.name, {}};
        for (const auto& year : assessment.tco.cash)
            series.y.push_back(year.cumulative / dollars(1e6));
        if (chart.x.size() < assessment.tco.cash.size()) {
            chart.x.clear();
            for (const auto& year : assessment.tco.cash)
                chart.x.push_back(year.year);
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

} // namespace hallwright::model
