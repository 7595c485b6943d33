// SPDX-License-Identifier: GPL-3.0-or-later
// Short-circuit cases in the JSON forms of the reference set.
#pragma once

#include "model/network/short_circuit_network.h"

#include <string>

namespace hallwright::data {

// Two forms. A network: "buses_kv" {id: kV}, "grids" (bus, ik_ka or sk_max_mva, ik_min_ka or
// sk_min_mva, rx, x0x, r0x0), "lines" (id, from, to, km, r, x, r0, x0 per km at 20 °C),
// "transformers_2w" (id, hv, mv or lv, u_kv [hv, lv], s_mva, uk_pct, ur_pct or pk_kw,
// vector_group), "transformers_3w" (id, hv, mv, lv, u_kv, pair_uk_pct…; several words
// that name no bus as "lv" say an open winding), "generators",
// "power_station_units", "motors", and "conventions" {c_max, c_min, c_lv_max, c_lv_min, f_hz,
// fault_s}. Or a supply in steps, "data": a grid, one transformer or several in parallel, and
// segments in series, whose buses take the names that "expected" gives to the points, else "hv",
// "lv", "segment 1"….
//
// An unknown member is a Fault, never skipped. Faults name the file and the element: Unreadable,
// InvalidInput (missing kV, a bus that is not there, an id used twice…), Unsupported.
model::Result<model::ShortCircuitNetwork> readShortCircuitCase(const std::string& file);

// "YNd5", "Dyn11", "YNyn0d5": one kind per winding, in the order of the group. Empty where it is
// not one.
std::vector<model::WindingKind> windingsOf(const std::string& vectorGroup);

} // namespace hallwright::data
