// SPDX-License-Identifier: GPL-3.0-or-later
// The plant of a site over a year of weather: every loop, every hour, sums and columns. Sums run in
// the order of hours, so the answer does not depend on threads.
#pragma once

#include "thermal/air/psychrometrics.h"
#include "thermal/plant/load_profile.h"
#include "thermal/plant/loop_plant.h"
#include "thermal/plant/loop_store.h"

#include <limits>
#include <span>
#include <vector>

namespace hallwright::thermal {

struct YearLoop {
    LoopDesign design;
    std::vector<double> heatW; // by level of the load profile
    double times = 1.0;        // equal halls
    HeatTank tank{};           // discharged in peak hours, charged in the others
    HeatReuse reuse{};
    double hotAboveC = std::numeric_limits<double>::infinity(); // supply that is too hot for chips
};

// All columns have one length.
struct YearWeather {
    std::span<const double> dryBulbC;
    std::span<const double> pressurePa;
    const MoistAirYear& moist;
    std::span<const char> peak{}; // of tanks: 1 give, 0 take, 2 rest; empty: take
};

struct LoopTotals {
    double fanJ = 0.0;
    double pumpJ = 0.0;
    double chillerJ = 0.0;
    double heatJ = 0.0;     // that reached the plant
    double reusedJ = 0.0;   // of the loop's heat, given away before the plant
    double heatPumpJ = 0.0; // work of the heat pump
    double chargedJ = 0.0;  // into the tank: heat that the plant took for it
    double dischargedJ = 0.0;
    double tankLossJ = 0.0;
    double waterKg = 0.0;
    double evaporationKg = 0.0;
    int freeHours = 0;  // no compressor runs
    int shortHours = 0; // the supply is warmer than its set point
    int curveHours = 0;
    int liftHours = 0;
    int heldHours = 0;
    int hotHours = 0; // above the loop's hotAboveC
    double warmestSupplyC = 0.0;
    LoopHour designDay; // at the design heat
    double chillerHeatW = 0.0;
};

// Sums over the loops, hour by hour, equal halls counted.
struct PlantColumns {
    std::vector<double> fanW;
    std::vector<double> pumpW;
    std::vector<double> chillerW;
    std::vector<double> waterKg;
    std::vector<double> evaporationKg;
    std::vector<double> rejectedW;
    std::vector<double> heatPumpW;
    std::vector<double> reusedW;  // heat given away, work of heat pumps included
    std::vector<double> storedJ;  // in tanks at the end of the hour
    std::vector<char> compressor; // 1: some chiller runs
    std::vector<char> warm;       // 1: some supply is warmer than its set point
};

struct PlantYear {
    PlantColumns columns;
    std::vector<LoopTotals> loops; // of one hall each
};

PlantYear plantYear(std::span<const YearLoop> loops, const LoadProfile& profile,
                    const YearWeather& weather);

} // namespace hallwright::thermal
