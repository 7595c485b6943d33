// SPDX-License-Identifier: GPL-3.0-or-later
// A computed year of an alternative: energy by end use, water, hours, and the hourly columns that
// plots read.
#pragma once

#include "model/results/plant_day.h"
#include "model/units.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace hallwright::model {

// Where the facility's energy goes; together they are all of it.
enum class EndUse {
    It,
    Losses,
    HallCooling,
    PlantPumps,
    RejectionFans,
    Chillers,
    HeatPumps,
    Humidifiers,
    Other
};
inline constexpr std::size_t endUseCount = 9;
const char* endUseTitle(EndUse use); // source text, scope "term"

template <class T>
using ByEndUse = std::array<T, endUseCount>;

// One entry per hour, plain numbers in the unit of the name.
struct YearHours {
    ByEndUse<std::vector<double>> powerW;
    std::vector<double> waterKg; // make-up water in the hour
    std::vector<double> dryBulbC;
    std::vector<double> wetBulbC;
    std::vector<double> humidityRatio; // of the outside air, kg/kg
    std::vector<int> month;
    std::vector<int> hourOfDay;  // 1 to 24
    std::vector<double> storedJ; // in thermal storage at the end of the hour; empty: none
    friend bool operator==(const YearHours&, const YearHours&) = default;
    std::size_t hours() const { return dryBulbC.size(); }
    double facilityW(std::size_t hour) const;
};

// Plant sized at the design day.
struct PlantUnits {
    std::string key;  // "h1/plant/liquid/dry-cooler"
    std::string kind; // "dry-cooler", "chiller", "tower"
    Power capacity{}; // heat of all units that the design day needs
    int needed = 0;
    int installed = 0; // with redundancy
    friend bool operator==(const PlantUnits&, const PlantUnits&) = default;
};

// ASHRAE 90.4's parts of the electrical chain: incoming service, UPS, distribution to the racks.
struct ElectricalShares {
    double service = 0.0;
    double ups = 0.0;
    double distribution = 0.0;
    friend bool operator==(const ElectricalShares&, const ElectricalShares&) = default;
    double together() const { return 1.0 - (1.0 - service) * (1.0 - ups) * (1.0 - distribution); }
};

struct YearResult {
    std::string climate; // words: place and source
    bool generated = false;
    double meanPressurePa = 101325.0; // of the station
    ByEndUse<Energy> energy{};
    Energy total{};
    double pue = 0.0;         // energy over IT energy
    double puePeak = 0.0;     // of the worst hour
    double wue = 0.0;         // litres per kWh of IT
    Volume water{};           // make-up
    Volume evaporation{};     // of it
    Duration length{};        // of the year
    Energy rejectionLiquid{}; // fans and chillers of the liquid loops, pumps apart
    Energy rejectionAir{};
    Volume waterLiquid{}; // make-up by kind of loop
    Volume waterAir{};
    Power peak{};               // highest hour of the year
    Power designPeak{};         // IT at TDP on the design day
    Energy reusedHeat{};        // that left the site, work of heat pumps included
    Volume waterHumidifying{};  // of the make-up
    double mlc = 0.0;           // ASHRAE 90.4, annualised: mechanical over IT energy
    double elc = 0.0;           // design ELC: of the chain at TDP, by the load flow
    double lossShare = 0.0;     // electrical losses over IT energy, of the year
    double peakShare = 0.0;     // of the energy, in the hours of peak price
    Power coincidentPeakBand{}; // highest hour of them
    Energy storedHeat{};        // that storage gave back
    double carbonKg = 0.0;      // by the hour's grid factor
    Money energyCost{};         // by the hour's price, demand charge apart
    std::string tariff;         // words: source of the hourly price; empty: the assumptions
    std::string gridCarbon;     // of the hourly carbon intensity
    // Lost shares of what enters each part of the chain with IT at TDP, by the load flow; together
    // 1 − Π (1 − share).
    ElectricalShares losses;
    int freeHours = 0;           // no compressor runs in any loop
    int shortHours = 0;          // some loop is warmer than its set point
    Temperature warmestSupply{}; // of the loops, over their set point the most
    int curveHours = 0;          // chiller hours by published curves
    int liftHours = 0;           // chiller hours by the lift model
    bool heldTower = false;      // a published tower polynomial was read at the border of its box
    std::vector<PlantUnits> units;
    std::vector<PlantLoopDay> designDay; // of loops with heat
    std::shared_ptr<const YearHours> hourly;
    // Hourly columns by content.
    friend bool operator==(const YearResult& a, const YearResult& b);
};

// ERE (ISO/IEC 30134-6 with the Green Grid's white paper 29): facility energy less reused, over IT.
double energyReuseEffectiveness(Energy facility, Energy reused, Energy it);

} // namespace hallwright::model
