// SPDX-License-Identifier: GPL-3.0-or-later
// The air of a hall as the zonal network answers it: what the racks breathe, and its indices.
#pragma once

#include "model/ids.h"
#include "model/units.h"

#include <optional>
#include <vector>

namespace hallwright::model {

// Indices over racks with air heat, each weighted by its airflow where the definition sums heat.
struct AirResult {
    HallId hall;
    Temperature supply{};
    Temperature returned{};     // of all air units
    Temperature highestInlet{}; // of racks
    double rciHigh = 1.0;       // rack cooling index, Herrlin 2005; 1: none above recommended
    double rciLow = 1.0;
    double supplyHeatIndex = 0.0; // SHI, Sharma 2002; RHI = 1 − SHI
    double returnIndex = 0.0;     // RTI, Herrlin 2007: above 1 recirculation, below 1 bypass
    Density density{};            // of the supply air
    int cells = 0;
    friend bool operator==(const AirResult&, const AirResult&) = default;
    double returnHeatIndex() const { return 1.0 - supplyHeatIndex; }
};

} // namespace hallwright::model
