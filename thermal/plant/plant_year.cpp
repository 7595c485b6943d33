// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/plant_year.h"

#include <algorithm>

namespace hallwright::thermal {

namespace {

constexpr double hourSeconds = 3600.0;
constexpr double warmerBy = 0.01; // K over the set point that counts

PlantColumns emptyColumns(std::size_t hours)
{
    const std::vector<double> zeros(hours, 0.0);
    const std::vector<char> no(hours, 0);
    return {zeros, zeros, zeros, zeros, zeros, zeros, no, no};
}

OutdoorAir airAt(const YearWeather& weather, std::size_t hour)
{
    return {weather.dryBulbC[hour], weather.moist.wetBulbC[hour], weather.moist.humidityRatio[hour],
            weather.moist.enthalpyJKg[hour], weather.pressurePa[hour]};
}

void count(LoopTotals& sums, const LoopHour& hour, const LoopDesign& design)
{
    sums.fanJ += hour.fanW * hourSeconds;
    sums.pumpJ += hour.pumpW * hourSeconds;
    sums.chillerJ += hour.chillerW * hourSeconds;
    sums.heatJ += (hour.freeHeatW + hour.chilledW) * hourSeconds;
    sums.waterKg += hour.makeUp() * hourSeconds;
    sums.evaporationKg += hour.evaporation * hourSeconds;
    sums.freeHours += hour.chillerW > 0.0 ? 0 : 1;
    sums.shortHours += hour.supplyC > design.supplyC + warmerBy ? 1 : 0;
    sums.curveHours += hour.model == ChillerModel::Curves ? 1 : 0;
    sums.liftHours += hour.model == ChillerModel::Lift ? 1 : 0;
    sums.heldHours += hour.held ? 1 : 0;
    sums.warmestSupplyC = std::max(sums.warmestSupplyC, hour.supplyC);
}

void add(PlantColumns& columns, std::size_t i, const LoopHour& hour, const YearLoop& loop)
{
    columns.fanW[i] += loop.times * hour.fanW;
    columns.pumpW[i] += loop.times * hour.pumpW;
    columns.chillerW[i] += loop.times * hour.chillerW;
    columns.waterKg[i] += loop.times * hour.makeUp() * hourSeconds;
    columns.evaporationKg[i] += loop.times * hour.evaporation * hourSeconds;
    columns.rejectedW[i] += loop.times * hour.rejectedW;
    if (hour.chillerW > 0.0)
        columns.compressor[i] = 1;
    if (hour.supplyC > loop.design.supplyC + warmerBy)
        columns.warm[i] = 1;
}

} // namespace

PlantYear plantYear(std::span<const YearLoop> loops, const LoadProfile& profile,
                    const YearWeather& weather)
{
    PlantYear out;
    const std::size_t hours = weather.dryBulbC.size();
    out.columns = emptyColumns(hours);
    for (const auto& loop : loops) {
        std::vector<double> ratios;
        for (const double heat : loop.heatW)
            ratios.push_back(loop.design.heatW > 0.0 ? heat / loop.design.heatW : 0.0);
        const std::size_t designLevel = ratios.size();
        const LoopPlant plant(loop.design, std::move(ratios));
        LoopTotals sums;
        for (std::size_t i = 0; i < hours; ++i) {
            const LoopHour hour = plant.hour(airAt(weather, i), profile.levelOfHour[i]);
            count(sums, hour, loop.design);
            add(out.columns, i, hour, loop);
        }
        sums.designDay = plant.hour(designAir(loop.design), designLevel);
        sums.chillerHeatW = plant.chillerHeatW();
        out.loops.push_back(sums);
    }
    return out;
}

} // namespace hallwright::thermal
