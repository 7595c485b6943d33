// SPDX-License-Identifier: GPL-3.0-or-later
// How the single-phase supplies of racks load the phases and the neutral of a busway or panel.
#pragma once

#include "model/ids.h"
#include "model/units.h"

#include <array>
#include <string>

namespace hallwright::model {

// Currents of one state, at the head.
struct PhaseCurrents {
    std::array<Current, 3> lines{}; // L1, L2, L3
    Current neutral{};              // fundamental, and three times the third harmonic of a phase
    friend bool operator==(const PhaseCurrents&, const PhaseCurrents&) = default;
};

struct PhaseBalance {
    std::string element; // key of the busway or panel
    HallId hall;
    char letter = 'A';
    int racks = 0;
    PhaseCurrents normal;
    PhaseCurrents alone;    // where it carries its racks alone
    Current allowed{};      // of a line, all parallel units, continuous share counted
    double imbalance = 0.0; // largest line current over the mean of the three, less 1; normal state
    friend bool operator==(const PhaseBalance&, const PhaseBalance&) = default;
};

// Of the three lines.
Current largestLine(const PhaseCurrents& currents);
Current meanLine(const PhaseCurrents& currents);

} // namespace hallwright::model
