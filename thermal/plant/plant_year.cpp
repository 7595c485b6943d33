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
    return {zeros, zeros, zeros, zeros, zeros, zeros, zeros, zeros, zeros, no, no};
}

OutdoorAir airAt(const YearWeather& weather, std::size_t hour)
{
    return {weather.dryBulbC[hour], weather.moist.wetBulbC[hour], weather.moist.humidityRatio[hour],
            weather.moist.enthalpyJKg[hour], weather.pressurePa[hour]};
}

void count(LoopTotals& sums, const LoopHour& hour, const YearLoop& loop)
{
    const LoopDesign& design = loop.design;
    sums.hotHours += hour.supplyC > loop.hotAboveC + warmerBy ? 1 : 0;
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

// One loop through the year. Levels of its plant: the loop's heat at each level of the profile,
// that less what is reused, less what the tank gives, and more what the tank takes.
class LoopYear {
public:
    LoopYear(const YearLoop& loop, const YearWeather& weather)
        : loop_(loop)
        , weather_(weather)
        , levels_(loop.heatW.size())
        , plant_(loop.design, ratios(loop))
        , tank_(loop.tank)
        , coldestC_(weather.dryBulbC.empty()
                        ? 0.0
                        : *std::min_element(weather.dryBulbC.begin(), weather.dryBulbC.end()))
        , workPerHeat_(pumpWorkPerHeat(loop.reuse, loop.design.supplyC + loop.design.riseK))
    {
    }

    LoopTotals run(const LoadProfile& profile, PlantColumns& columns)
    {
        for (std::size_t i = 0; i < weather_.dryBulbC.size(); ++i) {
            const LoopHour hour = hourOf(i, profile.levelOfHour[i], columns);
            count(sums_, hour, loop_);
            add(columns, i, hour, loop_);
        }
        sums_.tankLossJ = tank_.lostJ();
        sums_.designDay = plant_.hour(designAir(loop_.design), 4 * levels_);
        sums_.chillerHeatW = plant_.chillerHeatW();
        return sums_;
    }

private:
    static double chargePower(const YearLoop& loop, double heat)
    {
        return std::clamp(loop.design.heatW - heat, 0.0, loop.tank.powerW);
    }
    static double dischargePower(const YearLoop& loop, double heat)
    {
        return std::min(heat, loop.tank.powerW);
    }

    static std::vector<double> ratios(const YearLoop& loop)
    {
        std::vector<double> out;
        const auto put = [&](auto heatOf) {
            for (const double heat : loop.heatW)
                out.push_back(loop.design.heatW > 0.0 ? heatOf(heat) / loop.design.heatW : 0.0);
        };
        put([](double heat) { return heat; });
        put([&](double heat) { return (1.0 - loop.reuse.share) * heat; });
        put([&](double heat) { return heat - dischargePower(loop, heat); });
        put([&](double heat) { return heat + chargePower(loop, heat); });
        return out;
    }

    LoopHour hourOf(std::size_t i, std::size_t level, PlantColumns& columns)
    {
        const OutdoorAir air = airAt(weather_, i);
        const LoopHour usual = plant_.hour(air, level);
        if (loop_.reuse.share > 0.0)
            return reusing(i, level, usual, columns);
        if (loop_.tank.capacityJ > 0.0)
            return storing(i, level, usual, columns);
        return usual;
    }

    LoopHour reusing(std::size_t i, std::size_t level, const LoopHour& usual, PlantColumns& columns)
    {
        const double share = demandShare(loop_.reuse, weather_.dryBulbC[i], coldestC_);
        const double given = share * loop_.reuse.share * loop_.heatW[level];
        sums_.reusedJ += given * hourSeconds;
        sums_.heatPumpJ += given * workPerHeat_ * hourSeconds;
        columns.heatPumpW[i] += loop_.times * given * workPerHeat_;
        columns.reusedW[i] += loop_.times * given * (1.0 + workPerHeat_);
        return mixed(usual, plant_.hour(airAt(weather_, i), levels_ + level), share);
    }

    // Charging waits for hours in which the plant holds its set point with it.
    LoopHour storing(std::size_t i, std::size_t level, const LoopHour& usual, PlantColumns& columns)
    {
        const double heat = loop_.heatW[level];
        const char order = weather_.peak.empty() ? char{0} : weather_.peak[i];
        LoopHour out = usual;
        if (order == 1) {
            const double power = dischargePower(loop_, heat);
            const double share = tank_.discharge(power);
            sums_.dischargedJ += share * power * hourSeconds;
            out = mixed(usual, plant_.hour(airAt(weather_, i), 2 * levels_ + level), share);
        } else if (order == 0) {
            const LoopHour charged = plant_.hour(airAt(weather_, i), 3 * levels_ + level);
            const double power =
                charged.supplyC > loop_.design.supplyC + warmerBy ? 0.0 : chargePower(loop_, heat);
            const double share = tank_.charge(power);
            sums_.chargedJ += share * power * hourSeconds;
            out = mixed(usual, charged, share);
        }
        tank_.lose();
        columns.storedJ[i] += loop_.times * tank_.storedJ();
        return out;
    }

    const YearLoop& loop_;
    const YearWeather& weather_;
    std::size_t levels_;
    LoopPlant plant_;
    TankState tank_;
    double coldestC_;
    double workPerHeat_;
    LoopTotals sums_;
};

} // namespace

PlantYear plantYear(std::span<const YearLoop> loops, const LoadProfile& profile,
                    const YearWeather& weather)
{
    PlantYear out;
    out.columns = emptyColumns(weather.dryBulbC.size());
    for (const auto& loop : loops)
        out.loops.push_back(LoopYear(loop, weather).run(profile, out.columns));
    return out;
}

} // namespace hallwright::thermal
