// SPDX-License-Identifier: GPL-3.0-or-later
// Heat balance of equal CDUs in parallel between their secondary loop and facility water. The
// primary valve holds the secondary supply at its set point as long as it can; fully open, the
// supply follows from ε-NTU with UA at both flows.
#pragma once

#include "model/equipment/cooling_types.h"
#include "model/result.h"
#include "thermal/heat/exchanger.h"

namespace hallwright::thermal {

struct CduDuty {
    double heatW = 0.0;                 // of one CDU, pump heat included
    double secondaryFlowKgS = 0.0;      // of one CDU
    double secondarySpecificHeat = 0.0; // J/kgK
    double setPointK = 0.0;             // secondary supply
    double facilitySupplyK = 0.0;
    double facilityFlowKgS = 0.0; // available to one CDU, valve fully open
    double facilitySpecificHeat = 0.0;
};

struct CduState {
    double supplyK = 0.0;
    double returnK = 0.0;
    double facilityReturnK = 0.0;
    double facilityFlowKgS = 0.0; // as the valve sets it
    double conductanceWK = 0.0;
    bool setPointHeld = false;
    double openSupplyK = 0.0; // with the primary valve wide open
};

// Rating fluids: PG25 or water as the caller states by density and specific heat of the rating.
struct CduRatingFluid {
    double densityKgM3 = 0.0;
    double specificHeat = 0.0;
};

// UA of a CDU over both flows, from its rating point. A Fault where the rating has no capacity,
// flow or approach, or contradicts itself.
model::Result<ConductanceLaw> cduConductance(const model::CduType& cdu,
                                             const CduRatingFluid& secondary,
                                             const CduRatingFluid& primary);

// The Faults of cduConductance.
model::Result<CduState> cduState(const model::CduType& cdu, const CduRatingFluid& secondary,
                                 const CduRatingFluid& primary, const CduDuty& duty);

} // namespace hallwright::thermal
