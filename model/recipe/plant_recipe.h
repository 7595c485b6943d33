// SPDX-License-Identifier: GPL-3.0-or-later
// How a hall's heat leaves the site: heat rejection of the liquid loop and of the air units' water,
// with design values that size it. One per hall.
#pragma once

#include "model/fields.h"
#include "model/recipe/coolant_recipe.h"

namespace hallwright::model {

// What cools a loop of facility water. "Chiller" after another word: that equipment first, in
// series, and a chiller for what is left (an integrated economiser).
enum class RejectionScheme {
    DryCooler,        // no chiller: the supply floats up in hours that are too hot
    DryCoolerChiller, // dry cooler, then air-cooled chiller
    AdiabaticCooler,  // dry cooler with wetted pads in hours that need them; no chiller
    Tower,            // open tower and plate exchanger; no chiller
    TowerChiller,     // the same, then water-cooled chiller
    WaterChiller,     // water-cooled chiller on a tower at all hours
    AirChiller        // air-cooled chiller at all hours
};
std::span<const Choice> choicesOf(RejectionScheme);

// How much water a tower evaporates: the two ends of a band (plant manual page).
enum class EvaporationRule {
    SaturatedExit, // balance of air that leaves saturated at the mean water temperature
    AllLatent      // all heat over the latent heat
};
std::span<const Choice> choicesOf(EvaporationRule);

// Dry cooler or tower before a chiller: in series with it, or instead of it in hours in which they
// carry all of the heat.
enum class Economiser { Integrated, Changeover };
std::span<const Choice> choicesOf(Economiser);

enum class Humidifier { None, Adiabatic, Steam };
std::span<const Choice> choicesOf(Humidifier);

struct PlantRecipe {
    HallId id; // of the hall it belongs to
    RejectionScheme liquid = RejectionScheme::DryCoolerChiller;
    RejectionScheme air = RejectionScheme::DryCoolerChiller;
    UnitRedundancy redundancy = UnitRedundancy::NPlus1;
    Power unitSize = kilowatts(2000); // heat of one dry cooler, tower or chiller
    TemperatureDifference airWaterRise = kelvins(8);
    TemperatureDifference dryApproach = kelvins(8);   // at the design day
    TemperatureDifference towerApproach = kelvins(4); // at the design day
    TemperatureDifference exchangerApproach = kelvins(2);
    double dryFanShare = 0.04;    // fan power over heat at full speed
    double towerFanShare = 0.012; // the same
    double liftWater = 0.70;      // share of the Carnot COP, water-cooled chillers
    double liftAir = 0.44;        // air-cooled, fans included
    double cycles = 5.0;          // of concentration
    double drift = 8e-5;          // of the circulating flow
    EvaporationRule evaporation = EvaporationRule::SaturatedExit;
    double padEffectiveness = 0.85;
    Pressure pumpHead = kilopascals(200); // facility loop at design flow; the same again per tower
    double pumpEfficiency = 0.65;         // wire to water
    double pumpHeadFixed = 0.3;           // share that does not fall with flow
    double otherShare = 0.002;            // lighting and offices over IT at TDP
    double heatReuse = 0.0;               // share of liquid heat given away where there is demand
    std::optional<Temperature> reuseTemperature; // a heat pump lifts it there; none: given as it is
    std::optional<Temperature> heatingLimit; // no space heating above; none: demand at all hours
    double reuseBase = 0.2;                  // share of the demand that lasts the year, hot water
    Economiser economiser = Economiser::Integrated;
    Energy storage{};                // heat that a tank on the air units' water takes
    Duration storageTime = hours(4); // in which it charges or discharges whole
    double storageLoss = 0.02;       // of what it holds, per day
    Humidifier humidifier = Humidifier::None;
    double airChanges = 0.25;                 // of outside air in the hall, per hour
    Temperature lowestDewPoint = celsius(-9); // that the humidifier holds
    std::optional<Temperature> designDryBulb; // none: the hottest hour of the climate
    std::optional<Temperature> designWetBulb;
    friend bool operator==(const PlantRecipe&, const PlantRecipe&) = default;
};

template <>
const std::vector<Field<PlantRecipe>>& fields<PlantRecipe>();

} // namespace hallwright::model
