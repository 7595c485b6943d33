// SPDX-License-Identifier: GPL-3.0-or-later
// A hall's racks, air units and recipe compiled into a zonal air network: where air is supplied,
// drawn and led back, what contains the aisles, and what the racks move.
//
// Air units on a raised floor, in rows (supply at rack faces in proportion to their airflow) or in
// a wall (supply along the wall where rows start). With hot-aisle containment or chimneys the air
// returns over a ceiling void, else over the upper room at both ends of the rows.
#pragma once

#include "model/derive/air.h"
#include "thermal/air/zonal_air.h"
#include "thermal/air/zonal_grid.h"

#include <vector>

namespace hallwright::thermal {

// Moist air at the dew point of the hall.
struct HallAirState {
    double pressurePa = 101325.0;
    double humidityRatio = 0.0;
    double supplyC = 24.0;
    double supplyVolume = 0.85;   // m³ per kg of dry air at the supply temperature
    double heatCapacity = 1026.0; // J/K per kg of dry air
};

struct CompiledRack {
    model::RackId id;
    const model::RackType* type = nullptr;
    double heatW = 0.0;        // to air, less what its rear door removes
    double highestC = 0.0;     // inlet limit
    bool assumedFlow = false;  // the type states none
    double heatCapacity = 0.0; // J/K of its metal; 0: no mass stated
    double share = 1.0;        // of its airflow that leaves warm: a door cools the rest to supply
};

class HallAir {
public:
    HallAir(const model::HallView& view, const model::AirUnits& units);

    const std::vector<CompiledRack>& racks() const { return racks_; }
    const HallAirState& state() const { return state_; }
    const AirGrid& grid() const { return grid_; }
    double heatW() const;

    // Mass flow that leaves a rack warm at an inlet temperature, kg/s: the stated volume at sea
    // level, kept as a mass at altitude (its fans run faster).
    double rackFlow(std::size_t rack, double inletC) const;

    // What a rack breathes: air from before it, and where it has a door its own cooled air.
    double inletC(std::size_t rack, double frontC) const;

    // Flow of all air units that run, kg/s: volume at their speed, so mass falls with altitude.
    double unitFlow(int running) const;
    double unitCapacityW(int running) const;

    AirNetwork network(const std::vector<double>& rackFlows, double supplied) const;

private:
    void addFaces(AirNetwork& network) const;
    void addSupplies(AirNetwork& network, double supplied) const;
    void addReturns(AirNetwork& network, double supplied) const;
    bool voidReturn() const;
    bool contained(AirSpace space) const;

    model::AirRecipe recipe_;
    HallAirState state_;
    std::vector<CompiledRack> racks_;
    AirGrid grid_;
    double flowOfUnit_ = 0.0;
    double capacityOfUnit_ = 0.0;
};

// Metal of servers: 12 kJ/K were measured on one of 2U (Ibrahim et al., Binghamton and Panduit),
// about 450 J/K per kg; heat passes to their air with this effectiveness (estimate).
inline constexpr double metalHeat = 450.0;
inline constexpr double metalEffectiveness = 0.7;

// The rise that a rack without a stated airflow is given: 103 to 108 CFM/kW of DGX-class servers.
inline constexpr double assumedRiseK = 16.5;

} // namespace hallwright::thermal
