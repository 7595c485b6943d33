// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_year_halls.h"

#include "model/derive/derived.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double waterCapacity = 4.17e6; // J/m³K

thermal::PlantMachines machinesOf(const PlantRecipe& recipe)
{
    thermal::PlantMachines out;
    out.dryApproachK = inSi(recipe.dryApproach);
    out.towerApproachK = inSi(recipe.towerApproach);
    out.exchangerApproachK = inSi(recipe.exchangerApproach);
    out.dryFanShare = recipe.dryFanShare;
    out.towerFanShare = recipe.towerFanShare;
    out.liftWater = recipe.liftWater;
    out.liftAir = recipe.liftAir;
    out.cycles = recipe.cycles;
    out.drift = recipe.drift;
    out.economiser = recipe.economiser;
    out.evaporation = recipe.evaporation;
    out.padEffectiveness = recipe.padEffectiveness;
    out.pumpHeadPa = inSi(recipe.pumpHead);
    out.pumpEfficiency = recipe.pumpEfficiency;
    out.pumpHeadFixed = recipe.pumpHeadFixed;
    return out;
}

double celsiusOf(Temperature temperature)
{
    return inSi(temperature) - 273.15;
}

thermal::HeatTank tankOf(const PlantRecipe& recipe)
{
    const double time = inSi(recipe.storageTime);
    return {inSi(recipe.storage), time > 0.0 ? inSi(recipe.storage) / time : 0.0,
            recipe.storageLoss};
}

thermal::HeatReuse reuseOf(const PlantRecipe& recipe)
{
    thermal::HeatReuse out;
    out.share = recipe.heatReuse;
    if (recipe.reuseTemperature)
        out.sinkC = celsiusOf(*recipe.reuseTemperature);
    if (recipe.heatingLimit)
        out.heatingLimitC = celsiusOf(*recipe.heatingLimit);
    out.base = recipe.reuseBase;
    return out;
}

// Of the power through the network: racks follow the ratio, pumps, fans and switches run as they
// do. The solved state has no switches that are not placed.
double throughput(const YearHall& hall, double ratio)
{
    const double fixed = hall.pumpsW + hall.fansW;
    return (ratio * hall.tdpW + hall.fabricW + fixed) / (hall.tdpW + fixed);
}

// Switches that are not placed stand with the racks that they serve, in proportion to their TDP.
void spreadFabric(std::vector<YearHall>& halls, double fabricW)
{
    double all = 0.0;
    for (const auto& hall : halls)
        all += hall.times * hall.tdpW;
    if (all > 0.0)
        for (auto& hall : halls)
            hall.fabricW = fabricW * hall.tdpW / all;
}

} // namespace

std::vector<YearHall> yearHalls(const YearRequest& request)
{
    std::map<HallId, YearHall> halls;
    for (const auto& result : request.racks) {
        const Rack* rack = request.plan.racks.find(result.id);
        const Hall* hall = rack != nullptr ? request.plan.halls.find(rack->at.hall) : nullptr;
        if (hall == nullptr)
            continue;
        auto& sums = halls[hall->id];
        sums.tdpW += inSi(result.tdp);
        sums.liquidW += inSi(result.liquidHeat);
        sums.airW += inSi(result.airHeat);
        sums.powerKnown = sums.powerKnown && result.powerKnown;
    }
    for (const auto& element : request.elements) {
        const auto found = halls.find(element.hall);
        if (found == halls.end() || !element.electrical)
            continue;
        auto& sum =
            element.group == ElementGroup::AirSide ? found->second.fansW : found->second.pumpsW;
        sum += inSi(*element.electrical);
    }
    std::vector<YearHall> out;
    for (auto& [id, sums] : halls) {
        if (sums.powerKnown && sums.tdpW <= 0.0)
            continue;
        const Hall& hall = *request.plan.halls.find(id);
        sums.id = id;
        sums.key = keyOf(hall);
        sums.times = std::max(0, hall.count);
        sums.volumeM3 = inSi(floorArea(hall) * hall.clearHeight);
        PowerRecipe power = recipeOf(request.plan.powerRecipes, id);
        power.id = id; // a standard recipe belongs to no hall yet
        sums.losses = hallLosses(request.project, request.catalogue, power, request.elements);
        sums.plant = recipeOf(request.plan.plantRecipes, id);
        sums.coolant = recipeOf(request.plan.coolantRecipes, id);
        sums.air = recipeOf(request.plan.airRecipes, id);
        out.push_back(std::move(sums));
    }
    spreadFabric(out, inSi(request.fabric));
    return out;
}

double lossesW(const YearHall& hall, double ratio)
{
    return hall.losses.all.at(throughput(hall, ratio));
}

// Pumps heat the liquid; fans, switches that are not placed and what UPS, boards and busways lose
// heat the air.
double loopHeatW(const YearHall& hall, LoopKind kind, double ratio)
{
    if (kind == LoopKind::Liquid)
        return hall.liquidW > 0.0 ? ratio * hall.liquidW + hall.pumpsW : 0.0;
    return ratio * hall.airW + hall.fansW + hall.fabricW +
           hall.losses.indoors.at(throughput(hall, ratio));
}

thermal::YearLoop yearLoop(const YearHall& hall, LoopKind kind, const SiteClimate& climate,
                           const std::vector<double>& ratios)
{
    const bool liquid = kind == LoopKind::Liquid;
    thermal::YearLoop out;
    out.times = hall.times;
    auto& design = out.design;
    design.scheme = liquid ? hall.plant.liquid : hall.plant.air;
    design.supplyC = celsiusOf(liquid ? hall.coolant.facilitySupply : hall.air.waterSupply);
    design.riseK = liquid ? 1.0 / (waterCapacity * inSi(hall.coolant.facilityFlow))
                          : inSi(hall.plant.airWaterRise);
    design.heatW = loopHeatW(hall, kind, 1.0);
    if (liquid)
        out.reuse = reuseOf(hall.plant);
    else
        out.tank = tankOf(hall.plant);
    // Heat that is taken at all hours needs no plant of its own.
    if (out.reuse.share > 0.0 && !out.reuse.heatingLimitC)
        design.heatW *= 1.0 - out.reuse.share;
    design.dryBulbC =
        hall.plant.designDryBulb ? celsiusOf(*hall.plant.designDryBulb) : climate.designDryBulbC;
    design.wetBulbC =
        hall.plant.designWetBulb ? celsiusOf(*hall.plant.designWetBulb) : climate.designWetBulbC;
    design.pressurePa = climate.meanPressurePa;
    design.machines = machinesOf(hall.plant);
    for (const double ratio : ratios)
        out.heatW.push_back(loopHeatW(hall, kind, ratio));
    return out;
}

PlantLoopDay designDayOf(const YearHall& hall, LoopKind kind, const thermal::YearLoop& loop,
                         const thermal::LoopTotals& totals)
{
    const auto& design = loop.design;
    const auto& day = totals.designDay;
    PlantLoopDay out;
    out.key = hall.key + (kind == LoopKind::Liquid ? "/plant/liquid" : "/plant/air");
    out.scheme = choicesOf(design.scheme)[static_cast<std::size_t>(design.scheme)].key;
    out.times = static_cast<int>(hall.times);
    out.dryBulb = celsius(design.dryBulbC);
    out.wetBulb = celsius(design.wetBulbC);
    out.setPoint = celsius(design.supplyC);
    out.supply = celsius(day.supplyC);
    // Return is supply plus rise at every load; free cooling comes first in series.
    const double heat = day.freeHeatW + day.chilledW;
    out.returned = celsius(day.supplyC + design.riseK);
    out.between = celsius(day.supplyC + (heat > 0.0 ? design.riseK * day.chilledW / heat : 0.0));
    out.flow = fromSi<VolumeFlow>(heat / (waterCapacity * design.riseK));
    out.heat = fromSi<Power>(heat);
    out.freeHeat = fromSi<Power>(day.freeHeatW);
    out.chilled = fromSi<Power>(day.chilledW);
    out.chiller = fromSi<Power>(day.chillerW);
    out.fans = fromSi<Power>(day.fanW);
    out.pumps = fromSi<Power>(day.pumpW);
    out.rejected = fromSi<Power>(day.rejectedW);
    out.makeUp = fromSi<VolumeFlow>(day.makeUp() * 1e-3);
    return out;
}

std::vector<PlantUnits> plantUnits(const YearHall& hall, LoopKind kind,
                                   const thermal::YearLoop& loop, const thermal::LoopTotals& totals)
{
    std::vector<PlantUnits> out;
    const auto add = [&](const char* what, double heatW) {
        if (heatW <= 0.0)
            return;
        PlantUnits one;
        one.key = hall.key + "/plant/" + (kind == LoopKind::Liquid ? "liquid/" : "air/") + what;
        one.kind = what;
        one.capacity = fromSi<Power>(heatW);
        one.needed = static_cast<int>(std::ceil(heatW / inSi(hall.plant.unitSize) - 1e-9));
        one.installed = one.needed + static_cast<int>(hall.plant.redundancy);
        out.push_back(std::move(one));
    };
    const thermal::LoopPlant plant(loop.design, {});
    if (plant.hasDryCooler())
        add(loop.design.scheme == RejectionScheme::AdiabaticCooler ? "adiabatic-cooler"
                                                                   : "dry-cooler",
            loop.design.heatW);
    if (plant.hasTower())
        add("tower", loop.design.heatW + totals.designDay.chillerW);
    if (plant.hasChiller())
        add("chiller", totals.chillerHeatW);
    return out;
}

} // namespace hallwright::app
