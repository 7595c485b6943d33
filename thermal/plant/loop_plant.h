// SPDX-License-Identifier: GPL-3.0-or-later
// The heat rejection of one loop of facility water: sized at its design day, then asked hour by
// hour. No storage: hours are independent of each other.
//
// Control: return water = supply + rise at every load (flow follows heat). Dry cooler and tower
// fans run at the least speed that holds the set point; in hours that are too hot at full speed the
// rest is a chiller's in series (integrated economiser), or the chiller takes all (changeover), or
// without one the supply floats up. A cooler that spares a chiller less power than its fans take
// stays off.
#pragma once

#include "model/recipe/plant_recipe.h"
#include "thermal/plant/chiller.h"
#include "thermal/plant/dry_cooler.h"
#include "thermal/plant/tower.h"

#include <optional>
#include <vector>

namespace hallwright::thermal {

// The recipe's figures as plain numbers (SI, shares as fractions).
struct PlantMachines {
    double dryApproachK = 8.0;
    double towerApproachK = 4.0;
    double exchangerApproachK = 2.0;
    double dryFanShare = 0.04;
    double towerFanShare = 0.012;
    double liftWater = 0.70;
    double liftAir = 0.44;
    double cycles = 5.0;
    double drift = 8e-5;
    model::Economiser economiser = model::Economiser::Integrated;
    model::EvaporationRule evaporation = model::EvaporationRule::SaturatedExit;
    double padEffectiveness = 0.85;
    double pumpHeadPa = 200e3;
    double pumpEfficiency = 0.65;
    double pumpHeadFixed = 0.3;
    friend bool operator==(const PlantMachines&, const PlantMachines&) = default;
};

struct LoopDesign {
    model::RejectionScheme scheme = model::RejectionScheme::DryCoolerChiller;
    double supplyC = 30.0; // set point
    double riseK = 10.0;
    double heatW = 0.0; // at the design day
    double dryBulbC = 35.0;
    double wetBulbC = 24.0;
    double pressurePa = 101325.0;
    PlantMachines machines;
    friend bool operator==(const LoopDesign&, const LoopDesign&) = default;
};

struct OutdoorAir {
    double dryBulbC = 0.0;
    double wetBulbC = 0.0;
    double humidityRatio = 0.0;
    double enthalpyJKg = 0.0;
    double pressurePa = 101325.0;
};

enum class ChillerModel { None, Curves, Lift };

// Powers in W, water in kg/s.
struct LoopHour {
    double fanW = 0.0;
    double pumpW = 0.0;
    double chillerW = 0.0;
    double freeHeatW = 0.0; // rejected without a compressor
    double chilledW = 0.0;  // heat taken by a chiller
    double rejectedW = 0.0; // to the air outside: heat plus compressor work
    double evaporation = 0.0;
    double drift = 0.0;
    double blowDown = 0.0;
    double supplyC = 0.0; // reached
    ChillerModel model = ChillerModel::None;
    bool held = false; // a published polynomial was read at the border of its box
    double makeUp() const { return evaporation + drift + blowDown; }
};

class LoopPlant {
public:
    // `heatRatios`: the loads it will be asked about, over the design heat; the design load itself
    // is the level after them.
    LoopPlant(const LoopDesign& design, std::vector<double> heatRatios);

    LoopHour hour(const OutdoorAir& air, std::size_t level) const;

    const LoopDesign& design() const { return design_; }
    double chillerHeatW() const { return chillerHeatW_; } // at the design day; 0: no chiller
    bool hasChiller() const;
    bool hasTower() const;
    bool hasDryCooler() const;

private:
    struct Chilled {
        double powerW = 0.0;
        ChillerModel model = ChillerModel::None;
        bool held = false;
    };
    void dryHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const;
    void adiabaticHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const;
    void towerHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const;
    void waterChillerHour(LoopHour& out, const OutdoorAir& air, std::size_t level) const;
    void addTowerWater(LoopHour& out, const OutdoorAir& air, double towerOutC) const;
    Chilled waterCooled(double heatW, double towerOutC) const;
    Chilled airCooled(double heatW, double airC) const;
    Chilled byCurves(const EirCurves& curves, double heatW, double condenserC) const;
    double pumpPower(std::size_t level) const;
    bool integrated() const;
    void trim(LoopHour& out, double heatW, const Chilled& chilled) const;

    LoopDesign design_;
    std::vector<double> ratios_;
    std::optional<DryCooler> cooler_;
    std::optional<Tower> tower_;
    double chillerHeatW_ = 0.0;
    double designPumpW_ = 0.0;
};

// The air of the design day, at its dry and wet bulb.
OutdoorAir designAir(const LoopDesign& design);

// The approach at which a dry cooler of the design is sized: the recipe's, or what the design day
// leaves between air and set point where that is more.
double sizedDryApproach(const LoopDesign& design);

} // namespace hallwright::thermal
