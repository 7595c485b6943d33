// SPDX-License-Identifier: GPL-3.0-or-later
// Load flow cases in the JSON form of the reference set: balanced, four-wire and direct current.
#pragma once

#include "model/network/electrical_network.h"

#include <string>

namespace hallwright::data {

// Reads a load flow case, choosing the reader by content and name: `.m` is a MATPOWER case, JSON
// with a member "data" is power-grid-model, other JSON is the form of readPowerCase.
model::Result<model::PowerCase> readAnyPowerCase(const std::string& file);

// The form: "base_mva", "buses" (id, type slack/pv/pq, vn_kv, pd_mw, qd_mvar, gs_mw, bs_mvar,
// pg_mw, qg_mvar, v_set_pu, va_set_deg), "branches" (id, from, to, r_pu, x_pu, g_pu, b_pu, tap,
// shift_deg, status); or "z_self_phase_ohm_per_km"… (four-wire busway with equal taps); or
// "v_source" with "loop_resistance_ohm" and "loads_w" (DC busway). Members that describe an element
// further
// ("length_m", "ampacity_a"…) are taken or known; an unknown member is a Fault, never skipped.
// Faults name the file and the element: Unreadable, InvalidInput, Unsupported.
model::Result<model::PowerCase> readPowerCase(const std::string& file);

} // namespace hallwright::data
