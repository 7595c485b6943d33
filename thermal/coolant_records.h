// SPDX-License-Identifier: GPL-3.0-or-later
// What a solved loop says of itself: the solver's findings and how well it converged.
#pragma once

#include "thermal/coolant_publish.h"

namespace hallwright::thermal {

// Pressures, a missed set point, pumps beyond their curve.
std::vector<model::Finding> loopFindings(const SolvedGroup& solved);

struct LapsTaken {
    int iterations = 0;     // of all hydraulic solves
    bool converged = false; // temperatures stand
};
// Of flows and temperature, of mass and of heat; the residuals of the last two stand in `loop`.
std::vector<model::Convergence> loopRecords(const SolvedGroup& solved, const LapsTaken& laps,
                                            const CoolantLoopResult& loop);

} // namespace hallwright::thermal
