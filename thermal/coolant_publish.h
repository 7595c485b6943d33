// SPDX-License-Identifier: GPL-3.0-or-later
// Publish step: link flows and temperatures become results by rack and element.
#pragma once

#include "thermal/cdu_bank.h"
#include "thermal/coolant_compile.h"
#include "thermal/coolant_loop.h"
#include "thermal/hydraulic/hydraulic_solution.h"

namespace hallwright::thermal {

struct SolvedGroup {
    const model::CoolantGroup& group;
    const CompiledGroup& compiled;
    const HydraulicSolution& hydraulics;
    const BankState& bank;
    double densityKgM3 = 0.0;
    double specificHeat = 0.0;
    double pumpPowerW = 0.0; // electrical, all running CDUs
    double heatW = 0.0;      // all CDUs
    double speed = 1.0;
    double facilityFlowKgS = 0.0; // open to one CDU
    const CduState& cdu() const { return bank.mixed; }
};

CoolantLoopResult publish(const SolvedGroup& solved);
// The same without elements, whose texts take longer than the solve.
CoolantLoopResult publishRacks(const SolvedGroup& solved);

} // namespace hallwright::thermal
