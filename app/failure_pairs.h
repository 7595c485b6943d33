// SPDX-License-Identifier: GPL-3.0-or-later
// Chosen pairs: each element that many racks share taken out for maintenance, and in that state
// every single fault of such an element. Elements that are equal but for their place are taken
// once: CDUs of equal groups on one board, feeders and busways of one system, type and number of
// racks. A feeder or busway meets those of the other system that share a rack with it.
#pragma once

#include "app/hall_failures.h"
#include "model/results/failure_verdicts.h"

namespace hallwright::app {

// `known` is read and added to. Faults: Cancelled.
model::Result<std::vector<model::SolvedPair>> solvePairs(const HallSystems& systems,
                                                         LoopImpacts& known,
                                                         const model::FailureWatch& watch,
                                                         std::stop_token stop);

} // namespace hallwright::app
