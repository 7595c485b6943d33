// SPDX-License-Identifier: GPL-3.0-or-later
// Heat balance of equal CDUs in parallel that pass unequal flows, as where their ways to the header
// differ or a pump is held at another speed.
//
// All take the return temperature T of the header. A CDU of flow m moves at most what its exchanger
// can with its primary valve open, ε Cmin (T − T_facility), and its valve closes where that would
// supply under the set point: Q(T) = min(ε Cmin (T − T_facility), m cp (T − T_set)). The sum rises
// with T, so the T that carries the whole heat is found by bisection.
#pragma once

#include "thermal/cdu_heat.h"

#include <vector>

namespace hallwright::thermal {

struct BankDuty {
    double heatW = 0.0;                   // of all, pump heat included
    std::vector<double> secondaryFlowKgS; // of each; 0: it stands still
    CduDuty each;                         // what all share: temperatures, primary flow available
};

struct BankState {
    CduState mixed; // supply after mixing; primary flow and conductance are means
    std::vector<double> heatW;
};

// The Faults of cduConductance.
model::Result<BankState> bankState(const model::CduType& cdu, const CduRatingFluid& secondary,
                                   const CduRatingFluid& primary, const BankDuty& duty);

} // namespace hallwright::thermal
