// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/loop_plant.h"

#include "thermal/air/psychrometrics.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using model::EvaporationRule;
using model::RejectionScheme;

namespace {

constexpr double waterCapacity = 4.17e6; // J/m³K, ρ cp of water at 25-30 °C
constexpr double waterHeat = 4180.0;     // J/kgK
constexpr double airHeat = 1006.0;
constexpr double coldestTowerC = 5.0; // freeze control: by bypass, fans off
const EirCurves& waterCooledSet()
{
    static const EirCurves& set = *publishedChiller("Trane_CVHF_2317kW_6_33COP_VSD");
    return set;
}
const EirCurves& airCooledSet()
{
    static const EirCurves& set = *publishedChiller("Carrier_30XA500_1609kW_2_9COP");
    return set;
}

double cube(double x)
{
    return x * x * x;
}

} // namespace

double sizedDryApproach(const LoopDesign& design)
{
    return std::max(design.machines.dryApproachK, design.supplyC - design.dryBulbC);
}

OutdoorAir designAir(const LoopDesign& design)
{
    OutdoorAir out;
    out.dryBulbC = std::max(design.dryBulbC, design.wetBulbC);
    out.wetBulbC = design.wetBulbC;
    out.pressurePa = design.pressurePa;
    out.humidityRatio = humidityRatioAtWetBulb(out.dryBulbC, out.wetBulbC, out.pressurePa);
    out.enthalpyJKg = enthalpyJKg(out.dryBulbC, out.humidityRatio);
    return out;
}

LoopPlant::LoopPlant(const LoopDesign& design, std::vector<double> heatRatios)
    : design_(design)
    , ratios_(std::move(heatRatios))
{
    ratios_.push_back(1.0); // the design day is the last level
    if (hasDryCooler())
        cooler_.emplace(design.riseK, sizedDryApproach(design), ratios_);
    if (hasTower())
        tower_.emplace(
            Tower::Design{design.wetBulbC, design.riseK, design.machines.towerApproachK});
    designPumpW_ = design.heatW / (waterCapacity * design.riseK) * design.machines.pumpHeadPa /
                   design.machines.pumpEfficiency;
    if (hasChiller() && design.heatW > 0.0) {
        const LoopHour day = hour(designAir(design), ratios_.size() - 1);
        chillerHeatW_ = design.heatW - day.freeHeatW;
    }
}

bool LoopPlant::hasDryCooler() const
{
    return design_.scheme == RejectionScheme::DryCooler ||
           design_.scheme == RejectionScheme::DryCoolerChiller ||
           design_.scheme == RejectionScheme::AdiabaticCooler;
}

bool LoopPlant::hasTower() const
{
    return design_.scheme == RejectionScheme::Tower ||
           design_.scheme == RejectionScheme::TowerChiller ||
           design_.scheme == RejectionScheme::WaterChiller;
}

bool LoopPlant::hasChiller() const
{
    return design_.scheme == RejectionScheme::DryCoolerChiller ||
           design_.scheme == RejectionScheme::TowerChiller ||
           design_.scheme == RejectionScheme::WaterChiller ||
           design_.scheme == RejectionScheme::AirChiller;
}

bool LoopPlant::integrated() const
{
    return design_.machines.economiser == model::Economiser::Integrated;
}

LoopHour LoopPlant::hour(const OutdoorAir& air, std::size_t level) const
{
    LoopHour out;
    out.supplyC = design_.supplyC;
    if (ratios_[level] <= 0.0 || design_.heatW <= 0.0)
        return out;
    out.pumpW = pumpPower(level);
    const double heat = ratios_[level] * design_.heatW;
    switch (design_.scheme) {
    case RejectionScheme::DryCooler:
    case RejectionScheme::DryCoolerChiller:
        dryHour(out, air, level);
        break;
    case RejectionScheme::AdiabaticCooler:
        adiabaticHour(out, air, level);
        break;
    case RejectionScheme::Tower:
    case RejectionScheme::TowerChiller:
        towerHour(out, air, level);
        break;
    case RejectionScheme::WaterChiller:
        waterChillerHour(out, air, level);
        break;
    case RejectionScheme::AirChiller:
        trim(out, heat, airCooled(heat, air.dryBulbC));
        break;
    }
    out.rejectedW = out.freeHeatW + out.chilledW + out.chillerW;
    return out;
}

void LoopPlant::trim(LoopHour& out, double heatW, const Chilled& chilled) const
{
    if (heatW <= 0.0)
        return;
    out.chilledW = heatW;
    out.chillerW = chilled.powerW;
    out.model = chilled.model;
    out.held = out.held || chilled.held;
}

// The coil sees return less air; what it takes off the return at full speed is the free share.
void LoopPlant::dryHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const
{
    const double heat = ratios_[level] * design_.heatW;
    const double fullFans = design_.machines.dryFanShare * design_.heatW;
    const double difference = design_.supplyC + design_.riseK - air.dryBulbC;
    const double highest = cooler_->highestEffectiveness(level);
    if (highest * difference >= design_.riseK) {
        out.fanW = fullFans * cube(cooler_->fanRatioFor(design_.riseK / difference, level));
        out.freeHeatW = heat;
        return;
    }
    if (!hasChiller()) {
        // Full speed: supply = air + rise/ε − rise, whatever the set point.
        out.fanW = fullFans;
        out.freeHeatW = heat;
        out.supplyC = air.dryBulbC + design_.riseK / highest - design_.riseK;
        return;
    }
    const double share = std::max(0.0, highest * difference / design_.riseK);
    const Chilled alone = airCooled(heat, air.dryBulbC);
    const Chilled rest = airCooled((1.0 - share) * heat, air.dryBulbC);
    if (!integrated() || alone.powerW - rest.powerW <= fullFans) {
        trim(out, heat, alone);
        return;
    }
    out.fanW = fullFans;
    out.freeHeatW = share * heat;
    trim(out, heat - out.freeHeatW, rest);
}

// Pads are wetted in hours in which dry air does not hold the set point: the air then enters at
// dry bulb less effectiveness times the depression, along the wet-bulb line.
void LoopPlant::adiabaticHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const
{
    const double difference = design_.supplyC + design_.riseK - air.dryBulbC;
    if (cooler_->highestEffectiveness(level) * difference >= design_.riseK) {
        dryHour(out, air, level);
        return;
    }
    OutdoorAir wetted = air;
    wetted.dryBulbC -= design_.machines.padEffectiveness * (air.dryBulbC - air.wetBulbC);
    dryHour(out, wetted, level);
    const double fanRatio = std::cbrt(out.fanW / (design_.machines.dryFanShare * design_.heatW));
    const double airKgS = design_.heatW / (design_.riseK * airHeat) * fanRatio;
    const double ratio =
        humidityRatioAtWetBulb(wetted.dryBulbC, air.wetBulbC, air.pressurePa) - air.humidityRatio;
    // Evaporation takes its heat from the air and cannot exceed what the loop's heat would need.
    const double heat = ratios_[level] * design_.heatW;
    out.evaporation = std::clamp(airKgS * ratio, 0.0, heat * allLatentEvaporation(air.wetBulbC));
    out.blowDown = blowDown(out.evaporation, 0.0, design_.machines.cycles);
}

void LoopPlant::towerHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const
{
    const double heat = ratios_[level] * design_.heatW;
    const double fullFans = design_.machines.towerFanShare * design_.heatW;
    const double exchanger = design_.machines.exchangerApproachK;
    const TowerState state{1.0, ratios_[level], air.wetBulbC, design_.riseK};
    const auto full = tower_->approach(state);
    out.held = full.held;
    const double coldest = std::max(coldestTowerC, air.wetBulbC + full.approachK);
    const double wanted = design_.supplyC - exchanger;
    if (coldest <= wanted) {
        out.fanW = fullFans * cube(tower_->airFor(wanted, state));
        out.freeHeatW = heat;
        addTowerWater(out, air, wanted);
        return;
    }
    out.fanW = fullFans;
    if (!hasChiller()) {
        out.freeHeatW = heat;
        out.supplyC = coldest + exchanger;
        addTowerWater(out, air, coldest);
        return;
    }
    if (!integrated()) {
        waterChillerHour(out, air, level);
        return;
    }
    const double share = std::clamp(
        (design_.supplyC + design_.riseK - coldest - exchanger) / design_.riseK, 0.0, 1.0);
    out.freeHeatW = share * heat;
    trim(out, heat - out.freeHeatW, waterCooled(heat - out.freeHeatW, coldest));
    addTowerWater(out, air, coldest);
}

// The tower runs at full speed: cold condenser water saves more than its fans take.
void LoopPlant::waterChillerHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const
{
    constexpr double coldestCondenserC = 13.0; // lowest of the published boxes, rounded up
    const double heat = ratios_[level] * design_.heatW;
    const TowerState state{1.0, ratios_[level], air.wetBulbC, design_.riseK};
    const auto full = tower_->approach(state);
    out.held = full.held;
    const double leaving = std::max(coldestCondenserC, air.wetBulbC + full.approachK);
    out.fanW =
        design_.machines.towerFanShare * design_.heatW * cube(tower_->airFor(leaving, state));
    trim(out, heat, waterCooled(heat, leaving));
    addTowerWater(out, air, leaving);
}

void LoopPlant::addTowerWater(LoopHour& out, const OutdoorAir& air, double towerOutC) const
{
    const double rejected = out.freeHeatW + out.chilledW + out.chillerW;
    const double mean = towerOutC + 0.5 * design_.riseK;
    const double perJoule =
        design_.machines.evaporation == EvaporationRule::AllLatent
            ? allLatentEvaporation(mean)
            : saturatedExitEvaporation(mean, {air.humidityRatio, air.enthalpyJKg, air.pressurePa});
    out.evaporation = rejected * perJoule;
    out.drift = design_.machines.drift * rejected / (waterHeat * design_.riseK);
    out.blowDown = blowDown(out.evaporation, out.drift, design_.machines.cycles);
}

// Machines like the published one, scaled together to the heat; enough of them run to keep each
// inside its load.
LoopPlant::Chilled LoopPlant::byCurves(const EirCurves& curves, double heatW,
                                       double condenserC) const
{
    const ChillerReading one = eirChiller(curves, 0.0, design_.supplyC, condenserC);
    const double machines = std::max(1.0, std::ceil(heatW / one.availableW));
    const ChillerReading each = eirChiller(curves, heatW / machines, design_.supplyC, condenserC);
    return {machines * each.powerW, ChillerModel::Curves, each.held};
}

LoopPlant::Chilled LoopPlant::waterCooled(double heatW, double towerOutC) const
{
    const EirCurves& set = waterCooledSet();
    if (design_.supplyC <= set.waterC[1])
        return byCurves(set, heatW, towerOutC);
    const double cop = liftCop({design_.machines.liftWater, design_.supplyC,
                                condensingOfWater(towerOutC + design_.riseK)});
    return {heatW / cop, ChillerModel::Lift, false};
}

LoopPlant::Chilled LoopPlant::airCooled(double heatW, double airC) const
{
    const EirCurves& set = airCooledSet();
    if (design_.supplyC <= set.waterC[1])
        return byCurves(set, heatW, airC);
    const double cop = liftCop({design_.machines.liftAir, design_.supplyC, condensingOfAir(airC)});
    return {heatW / cop, ChillerModel::Lift, false};
}

// The facility loop, and a second of the same head where a tower stands behind an exchanger.
double LoopPlant::pumpPower(std::size_t level) const
{
    const double fixed = design_.machines.pumpHeadFixed;
    const double loops = hasTower() ? 2.0 : 1.0;
    return loops * designPumpW_ * (fixed + (1.0 - fixed) * cube(ratios_[level]));
}

} // namespace hallwright::thermal
