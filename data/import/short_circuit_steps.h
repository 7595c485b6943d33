// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a short-circuit case that is a supply in steps: grid, transformer, segments.
#pragma once

#include "data/import/power_json.h"
#include "model/network/short_circuit_network.h"

namespace hallwright::data {

model::Result<model::ShortCircuitNetwork> readSupplyInSteps(const nlohmann::json& document,
                                                            const std::string& file);

// Ik'' in kA of a fault level at a voltage: S/(√3 U).
double faultKa(double mva, double kv);

// Highest and lowest level of a grid from ik_ka, ik_min_ka, sk_max_mva, sk_min_mva.
void readLevels(ElementReader& reader, double nominalKv, model::ShortCircuitGrid& grid);

// s_mva or sn_mva, uk_pct, and ur_pct or pk_kw.
model::WindingPair readPlate(ElementReader& reader);

// The two numbers of a member that is a list of rated voltages; rejects anything else.
std::array<double, 2> readTwoKv(ElementReader& reader, const nlohmann::json& element,
                                const char* key);

} // namespace hallwright::data
