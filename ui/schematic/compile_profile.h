// SPDX-License-Identifier: GPL-3.0-or-later
// Pressure along the index circuit of a coolant loop: out from the CDU, through the rack that has
// the least pressure left for its branch, and back. From the solved drops of the elements; nothing
// is solved here.
#pragma once

#include "model/derive/coolant.h"
#include "model/results/assessment.h"

#include <optional>
#include <vector>

namespace hallwright::ui {

// Plain numbers in m and Pa over the pressure where the coolant returns to the CDUs.
struct CircuitProfile {
    model::RackId rack;
    std::vector<double> distance; // from the CDUs' outlet
    std::vector<double> pressure;
    double pipes = 0.0;    // drop of supply and return pipes
    double rackDrop = 0.0; // of the rack with its hoses and couplings
    double valve = 0.0;    // left for its control valve: what the head is over the rest
    double head = 0.0;     // that the CDUs give
};

// None where the loop has no solution.
std::optional<CircuitProfile> indexCircuit(const model::CoolantGroup& group,
                                           const model::Assessment& assessment);

} // namespace hallwright::ui
