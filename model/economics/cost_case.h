// SPDX-License-Identifier: GPL-3.0-or-later
// What the cost of an alternative depends on, and its total cost of ownership at a point.
#pragma once

#include "model/economics/capex.h"
#include "model/economics/opex.h"

namespace hallwright::model {

// Networks are solved once; sampling, tornado and break-even re-evaluate only this.
struct CostCase {
    BillOfQuantities bill;
    ComputeCase compute;
};

// Figures of one point, quickly.
struct CostFigures {
    double capex = 0.0;              // USD
    double present = 0.0;            // USD, present value over the horizon
    double discountedYears = 0.0;    // sum of (1 + r)^−y
    std::optional<double> pflopDays; // discounted, effective × utilisation
    double perPflopDay() const { return present / *pflopDays; }
};
CostFigures costAt(const CostCase& cost, const CostPoint& point);

int horizonYears(const InputValues& inputs);

// All of the result but samples and tornado (sampling.h). `inputs` as inputsOf() gives them.
TcoResult tcoOf(const CostCase& cost, const std::vector<Input>& inputs);

} // namespace hallwright::model
