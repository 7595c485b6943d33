// SPDX-License-Identifier: GPL-3.0-or-later
// Demand of a hall's racks against the power that is there for them.
#pragma once

#include "model/results/demand.h"

#include <span>

namespace hallwright::power {

struct RackDraw {
    model::Power typical{};
    model::Power tdp{};
    model::Power peak{};
};

struct DrawAssumptions {
    double spread = 0.10;         // standard deviation of a rack's draw over its typical power
    double correlation = 0.9;     // of any two racks
    double cappingExponent = 0.8; // throughput = cap^exponent
};

// Draws are normal about the typical power: Var = s² (Σ P_i² (1 − ρ) + ρ (Σ P_i)²), and never above
// the sum of TDP, which nothing can exceed for minutes. Exceedance = Q((allowed − Σ P_i)/σ), 0
// where all of TDP is allowed.
model::Demand demandOf(std::span<const RackDraw> racks, model::Power allowed,
                       const DrawAssumptions& assumptions);

} // namespace hallwright::power
