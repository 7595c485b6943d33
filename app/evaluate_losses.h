// SPDX-License-Identifier: GPL-3.0-or-later
// The electrical losses of a hall over its load, from the solved state at TDP: each element's loss
// taken apart by its type into a fixed, a proportional and a square part (manual: plant_year.md).
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"
#include "model/results/results.h"

#include <span>

namespace hallwright::app {

// Watts at the solved state; `ratio` is power through the network over that of the solved state.
struct LossSplit {
    double fixedW = 0.0;
    double proportionalW = 0.0;
    double squareW = 0.0;
    double at(double ratio) const { return fixedW + ratio * (proportionalW + ratio * squareW); }
};

struct HallLosses {
    LossSplit all;
    LossSplit indoors;  // all but transformers, which stand outdoors
    bool known = false; // some element states a loss
};

HallLosses hallLosses(const model::Project& project, const model::Catalogue& catalogue,
                      const model::PowerRecipe& recipe,
                      std::span<const model::ElementResult> elements);

} // namespace hallwright::app
