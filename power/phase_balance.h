// SPDX-License-Identifier: GPL-3.0-or-later
// Phase currents of busways and panels whose racks have single-phase supplies, solved as four-wire
// trees.
#pragma once

#include "model/results/finding.h"
#include "model/results/phase_balance.h"
#include "power/hall_power.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

// Busways and panels with at least one rack of single-phase supplies, in order of key. The voltage
// at the first tap is that of the balanced solution, so that a balanced run has its currents; the
// neutral has the impedance of a phase. What a third harmonic adds to the neutral: I_N =
// √(I_N1² + (Σ h I)²) over the phase currents I of supplies between line and neutral. Runs that
// find no solution are left out: the balanced solution has failed there before. Empty on DC
// systems.
std::vector<model::PhaseBalance> phaseBalance(const model::DerivedPower& network,
                                              const model::PowerRecipe& recipe,
                                              const std::vector<RackLoad>& racks,
                                              const std::vector<RackPowerResult>& solved,
                                              std::stop_token stop);

// A line or neutral above what it may carry where a balanced run would not be; an imbalance above
// the recipe's limit.
std::vector<model::Finding> phaseFindings(const std::vector<model::PhaseBalance>& runs,
                                          const model::PowerRecipe& recipe);

} // namespace hallwright::power
