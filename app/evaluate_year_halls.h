// SPDX-License-Identifier: GPL-3.0-or-later
// Halls as the plant year reads them: power, heat and losses of one hall, and its two loops.
#pragma once

#include "app/evaluate_losses.h"
#include "app/evaluate_year.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct YearHall {
    model::HallId id;
    std::string key; // "h1"
    double times = 1.0;
    double tdpW = 0.0;
    double liquidW = 0.0; // heat at TDP
    double airW = 0.0;
    double volumeM3 = 0.0;
    double pumpsW = 0.0;  // CDU pumps: into the liquid
    double fansW = 0.0;   // air units: into the air
    double fabricW = 0.0; // switches that no placed rack holds: IT, into the air, at all hours
    HallLosses losses;
    bool powerKnown = true;
    model::PlantRecipe plant;
    model::CoolantRecipe coolant;
    model::AirRecipe air;
};

// Halls with racks, in order of id.
std::vector<YearHall> yearHalls(const YearRequest& request);

enum class LoopKind { Liquid, Air };

// A loop at IT power `ratio` of TDP: its heat, before reuse and storage.
double loopHeatW(const YearHall& hall, LoopKind kind, double ratio);
thermal::YearLoop yearLoop(const YearHall& hall, LoopKind kind, const SiteClimate& climate,
                           const std::vector<double>& ratios);

// Losses at IT power `ratio` of TDP.
double lossesW(const YearHall& hall, double ratio);

// The loop's plant on its design day.
model::PlantLoopDay designDayOf(const YearHall& hall, LoopKind kind, const thermal::YearLoop& loop,
                                const thermal::LoopTotals& totals);

// The plant that the design day asks for.
std::vector<model::PlantUnits> plantUnits(const YearHall& hall, LoopKind kind,
                                          const thermal::YearLoop& loop,
                                          const thermal::LoopTotals& totals);

} // namespace hallwright::app
