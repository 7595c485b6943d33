// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/set_point_study.h"

#include <algorithm>

namespace hallwright::thermal {

std::vector<SetPointFigures> setPointStudy(const YearLoop& loop, const LoadProfile& profile,
                                           const YearWeather& weather,
                                           std::span<const double> suppliesC,
                                           const LeakageSlope& leakage)
{
    std::vector<SetPointFigures> out;
    for (const double supply : suppliesC) {
        SetPointFigures figures;
        figures.supplyC = supply;
        figures.it = std::max(1.0, 1.0 + leakage.perKelvin * (supply - leakage.atC));
        YearLoop one = loop;
        one.design.supplyC = supply;
        one.design.heatW *= figures.it;
        for (double& heat : one.heatW)
            heat *= figures.it;
        const LoopTotals sums = plantYear(std::span(&one, 1), profile, weather).loops.front();
        if (sums.heatJ <= 0.0)
            continue;
        const double base = sums.heatJ / figures.it;
        figures.fans = sums.fanJ / base;
        figures.pumps = sums.pumpJ / base;
        figures.chillers = sums.chillerJ / base;
        figures.total = figures.it + figures.fans + figures.pumps + figures.chillers;
        figures.partialPue = figures.total / figures.it;
        figures.litresPerKwh = sums.waterKg / (sums.heatJ / 3.6e6);
        figures.chillerShare = sums.chillerHeatW / one.design.heatW;
        figures.freeHours = sums.freeHours;
        figures.shortHours = sums.shortHours;
        figures.hotHours = sums.hotHours;
        out.push_back(figures);
    }
    return out;
}

std::optional<double> bestSupplyC(std::span<const SetPointFigures> study)
{
    const auto best = std::min_element(
        study.begin(), study.end(), [](const auto& a, const auto& b) { return a.total < b.total; });
    return best == study.end() ? std::nullopt : std::optional(best->supplyC);
}

} // namespace hallwright::thermal
