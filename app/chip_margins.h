// SPDX-License-Identifier: GPL-3.0-or-later
// What racks bear of a warmer facility water: GPU case against its limit, supply against what the
// rack states. From the solved state, the coolant keeps its distance to the facility water and its
// flow; the case its distance to the coolant, at TDP:
//   T_case = T_facility + (T_supply − T_facility)₀ + R P,  power at the limit = (T_limit −
//   T_supply)/R
#pragma once

#include "app/evaluate_year.h"
#include "model/results/set_point_study.h"

#include <optional>
#include <vector>

namespace hallwright::app {

struct ChipMargin {
    model::HallId hall;
    double times = 1.0;               // equal halls
    double approachK = 0.0;           // coolant supply over facility supply
    std::optional<double> riseK;      // case over coolant supply at TDP
    std::optional<double> limitC;     // of the case
    std::optional<double> supplyMaxC; // stated by the rack
    // Facility supply above which it throttles or is too warm; infinite where nothing is known.
    double highestFacilityC() const;
};

// Of racks whose coolant is solved and of which either limit is known.
std::vector<ChipMargin> chipMargins(const YearRequest& request);

// The lowest facility supply at which a rack of the hall is too warm; infinite where none is known.
double hotAboveC(const std::vector<ChipMargin>& margins, model::HallId hall);

// Fills the racks' figures of a row at its supply.
void addChipMargins(const std::vector<ChipMargin>& margins, model::SetPointRow& row);

} // namespace hallwright::app
