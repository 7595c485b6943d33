// SPDX-License-Identifier: GPL-3.0-or-later
// The pumps of a coolant group against the loop that they drive: head over total flow.
#pragma once

#include "model/ids.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct FlowHead {
    VolumeFlow flow{}; // of all CDUs together
    Pressure head{};
};

// Where one CDU's pumps run.
struct PumpDuty {
    std::string cdu; // key
    VolumeFlow flow{};
    Pressure head{};
    double speed = 1.0;         // of full speed
    std::optional<Length> npsh; // available at its suction
};

struct PumpCurves {
    std::string group; // key
    int running = 0;   // CDUs
    // Of all pumps that run: at full speed, at the speed that the control has found, and of one CDU
    // fewer at full speed (empty where one runs).
    std::vector<FlowHead> full;
    std::vector<FlowHead> atSpeed;
    std::vector<FlowHead> oneLess;
    // What the loop takes with its valves as they stand; and with valves that hold their flow at
    // work (empty where there are none).
    std::vector<FlowHead> system;
    std::vector<FlowHead> controlled;
    FlowHead duty; // sum of flows, mean head by flow
    std::vector<PumpDuty> duties;
    std::optional<Length> npshRequired; // of the CDU's pumps, as its maker states it
    bool estimated = false;             // no published curve: laid through the rating point
};

} // namespace hallwright::model
