// SPDX-License-Identifier: GPL-3.0-or-later
// A coolant group in time after a disturbance: supply and return inventories as mixed volumes, each
// rack's heated parts as a lump, CDUs by ε-NTU with a valve that needs its stroke time, facility
// water with or without a buffer. Hydraulics are quasi-steady: flows are given at points of time
// and run straight between them.
//
//   ρcV_s dT_s/dt = ρc q (T_out - T_s)          ρcV_r dT_r/dt = Σ G_i (θ_i - T_s) + ρc q (T_s -
//   T_r) C_i dθ_i/dt = P_i - G_i(q_i) (θ_i - T_s)    ρcV_b dT_f/dt = Q_cdu (buffer only) dm/dt =
//   (m_wanted - m), at most full flow per stroke time;  T_out = T_r + (P_pump - Q_cdu)/(ρc q)
#pragma once

#include "thermal/coolant_loop.h"
#include "thermal/transient/rack_heat.h"

#include <stop_token>

namespace hallwright::thermal {

enum class FacilityWater {
    Cold,       // at the recipe's supply temperature
    BufferOnly, // flows through the buffer tank, heat rejection stands still
    Lost        // no flow
};

struct FlowPoint {
    double atS = 0.0;
    std::vector<double> rackM3s; // per rack of the group
};
struct FacilityPoint {
    double atS = 0.0;
    FacilityWater water = FacilityWater::Cold; // from here on
};

// How far a loop is followed: to the end, or until limits can no longer be crossed for the first
// time (every rack throttles or stands still, and the first shutdown is found).
enum class FollowTo { End, Decision };

struct LoopDisturbance {
    std::vector<FlowPoint> flows; // the first at 0; the last holds to the end
    int cdusRunning = 0;          // from 0 on
    std::vector<FacilityPoint> facility;
    double endS = 1800.0;
    FollowTo to = FollowTo::End;
};

struct LoopMoment {
    double atS = 0.0;
    double supplyK = 0.0; // into the racks
    double returnK = 0.0;
    double facilityK = 0.0; // into the CDUs
    double flowM3s = 0.0;   // all racks
    double hottestK = 0.0;  // heated part nearest to its limit
    double leastMarginK = 0.0;
    // Per rack, limit less temperature; not a number where none is known.
    std::vector<double> rackMarginK;
};

struct LoopTransient {
    std::vector<LoopMoment> moments; // every second for a minute, then every ten; only to the End
    std::vector<std::optional<double>> throttleS; // per rack: when its limit is crossed
    std::optional<double> firstThrottleS;
    std::optional<double> firstShutdownS;
    bool estimated =
        false; // a limit or thermal mass of the rack that throttles first is a class value
    double heatResidual = 0.0; // energy that the integration lost, over the energy of the racks
};

// `normal`: the steady state before, of the same group. InvalidArgument where flows do not match.
model::Result<LoopTransient> followLoop(const model::CoolantGroup& group,
                                        const CoolantLoopResult& normal,
                                        const LoopDisturbance& disturbance, std::stop_token stop);

} // namespace hallwright::thermal
