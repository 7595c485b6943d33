// SPDX-License-Identifier: GPL-3.0-or-later
// An alternative made larger or smaller in whole racks, with what it then costs and gives.
//
// Racks of each kind are rounded to whole ones; plant, heat and power follow the working GPUs in
// proportion (the plant is not laid out anew); the fabric is counted anew, tier by tier. Goodput is
// of the new size.
#pragma once

#include "model/economics/cost_case.h"
#include "model/value/fabric_plan.h"

#include <optional>

namespace hallwright::model {

// What scaling starts from: the evaluated plan.
struct ScalableAlternative {
    std::string name;
    CostCase cost;
    FabricPlan fabric;
};

// One rack of each kind at least where the plan has any.
CostCase scaledBy(const ScalableAlternative& from, double factor, const InputValues& inputs);

// Figures of a scaled alternative that a basis compares.
struct ScaledFigures {
    double factor = 1.0; // of the plan as laid out
    std::int64_t racks = 0;
    std::int64_t working = 0; // GPUs, hot spares left out
    Power meter{};            // facility at TDP, fabric included
    std::optional<ArithmeticRate> effective;
    std::optional<Duration> timeToTrain;
    Money capex{};
    Money present{};                      // total cost of ownership over the horizon
    std::optional<double> usdPerPflopDay; // effective, utilised
};
ScaledFigures figuresAt(const ScalableAlternative& from, double factor, const InputValues& inputs);

} // namespace hallwright::model
