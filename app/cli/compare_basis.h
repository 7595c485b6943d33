// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the verb compare that holds something equal between alternatives.
#pragma once

#include "model/compare/basis.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace hallwright::app {

// "gpus" with "11520", "megawatts" with "20 MW", "job" with "90 d", "budget" with a number of USD;
// an empty target is what the baseline meets as laid out. InvalidArgument naming the option.
model::Result<model::BasisTarget> parseBasis(const std::string& basis, const std::string& target,
                                             const model::ScaledFigures& baseline);

std::string basisTable(const model::BasisComparison& comparison);
nlohmann::ordered_json basisJson(const model::BasisComparison& comparison);

} // namespace hallwright::app
