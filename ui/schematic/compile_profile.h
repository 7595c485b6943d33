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
    std::size_t branchStart = 0; // of both lists: where the rack's branch begins
    double pipes = 0.0;          // drop of supply and return pipes
    double branch = 0.0;         // of the rack with its hoses and valve
    double head = 0.0;           // that the CDUs give: pipes and branch together
};

// None where the loop has no solution.
std::optional<CircuitProfile> indexCircuit(const model::CoolantGroup& group,
                                           const model::Assessment& assessment);

} // namespace hallwright::ui
