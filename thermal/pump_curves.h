// SPDX-License-Identifier: GPL-3.0-or-later
// Pump curves against the system curve of a solved coolant group.
//
// Pumps in parallel add their flows at equal head; speed by the affinity laws (flow ~ n, head ~
// n²). The system curve is found by driving the solved network itself at other pump speeds, with
// each rack's valve held at its present opening (Δp ~ Q²), so that bypasses and laminar parts are
// in it.
#pragma once

#include "model/results/pump_curves.h"
#include "thermal/coolant_loop.h"

#include <stop_token>

namespace hallwright::thermal {

// `solved` is a result of this group in its normal state. Faults of the hydraulic solver.
model::Result<model::PumpCurves> pumpCurves(const model::CoolantGroup& group,
                                            const CoolantLoopResult& solved,
                                            std::stop_token stop = {});

} // namespace hallwright::thermal
