// SPDX-License-Identifier: GPL-3.0-or-later
// How a coolant group is balanced: the valve settings that give each rack its flow at the least
// pumping power, the circuit that decides the head, and what the pumps take before and after.
#pragma once

#include "model/ids.h"
#include "model/message.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// One balancing valve. Kv in m³/h of water at 1 bar (IEC 60534-2-1): Δp/bar = ρ/ρ_w (Q/Kv)².
struct ValveSetting {
    RackId rack;
    double kv = 0.0;
    VolumeFlow need{};
    VolumeFlow flow{};    // with every valve as set
    Pressure drop{};      // over the valve
    bool atBound = false; // wide open, or as far closed as it goes
    friend bool operator==(const ValveSetting&, const ValveSetting&) = default;
};

struct BalanceResult {
    std::string group; // key of the coolant group
    HallId hall;
    bool possible = true;
    Message reason;           // where not possible: what stands in the way
    ElementRef obstacle;      // rack, group or CDU that the reason names
    RackId indexRack;         // its circuit takes the whole head: nothing is left to throttle there
    double speedBefore = 1.0; // of full pump speed, valves wide open
    double speed = 1.0;
    VolumeFlow flowBefore{}; // through all racks
    VolumeFlow flow{};
    Pressure head{};    // of the pumps, balanced
    Power pumpBefore{}; // electrical, all running CDUs
    Power pump{};
    Power pumpTarget{};    // what `pump` is held against
    double residual = 0.0; // largest |flow - need| / need over valves that are not at a bound
    std::vector<ValveSetting> settings;
    friend bool operator==(const BalanceResult&, const BalanceResult&) = default;
};

} // namespace hallwright::model
