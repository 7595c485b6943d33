// SPDX-License-Identifier: GPL-3.0-or-later
// The losses that a ring is sized for: that of either end section, after which the other carries
// it all.
#pragma once

#include "model/results/finding.h"
#include "power/hall_case.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

// The loss of each end section of each ring, with the open rings switched.
std::vector<HallLoss> ringEndLosses(const model::DerivedPower& network);

// The same while another system is lost, so that a ring carries all that its letter may have to: a
// finding for each ring that cannot, with its worst section. That is a fault during maintenance,
// not a single loss. Faults: Cancelled.
model::Result<std::vector<model::Finding>>
ringFindings(const model::DerivedPower& network, HallCase& hall,
             const std::vector<double>& rackWatts, const std::vector<MechanicalLoad>& mechanical,
             std::stop_token stop);

} // namespace hallwright::power
