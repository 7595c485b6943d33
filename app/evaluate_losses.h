// SPDX-License-Identifier: GPL-3.0-or-later
// The electrical losses of a hall over its load, from the solved state at TDP: each element's loss
// taken apart by its type into a fixed, a proportional and a square part (manual: plant_year.md).
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"
#include "model/results/results.h"
#include "model/results/year_result.h"

#include <span>

namespace hallwright::app {

// Watts at the solved state; `ratio` is power through the network over that of the solved state.
struct LossSplit {
    double fixedW = 0.0;
    double proportionalW = 0.0;
    double squareW = 0.0;
    double at(double ratio) const { return fixedW + ratio * (proportionalW + ratio * squareW); }
};

// Losses of the solved state by part of the chain: service (utility to switchboards), UPS and
// rectifiers, distribution (feeders to the racks).
struct ChainLosses {
    double serviceW = 0.0;
    double upsW = 0.0;
    double distributionW = 0.0;
};

struct HallLosses {
    LossSplit all;
    LossSplit indoors; // all but transformers, which stand outdoors
    ChainLosses chain;
    bool known = false; // some element states a loss
};

// Lost shares of what enters each part: racks draw `itW`, and `mechanicalW` leaves before the UPS.
model::ElectricalShares chainShares(const ChainLosses& losses, double itW, double mechanicalW);

HallLosses hallLosses(const model::Project& project, const model::Catalogue& catalogue,
                      const model::PowerRecipe& recipe,
                      std::span<const model::ElementResult> elements);

} // namespace hallwright::app
