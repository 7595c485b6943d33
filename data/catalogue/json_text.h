// SPDX-License-Identifier: GPL-3.0-or-later
// JSON text read strictly: a syntax error names its line, a name given twice in one object is
// refused.
#pragma once

#include "model/result.h"

#include <nlohmann/json.hpp>

#include <string>

namespace hallwright::data {

// `file` is what a Fault names as its place ("racks.json:12").
model::Result<nlohmann::json> parseJson(const std::string& text, const std::string& file);

} // namespace hallwright::data
