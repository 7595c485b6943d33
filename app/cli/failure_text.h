// SPDX-License-Identifier: GPL-3.0-or-later
// The failure list as JSON and as tables for a terminal.
#pragma once

#include "model/results/failure.h"

#include <nlohmann/json.hpp>

#include <string>

namespace hallwright::app {

nlohmann::ordered_json failureJson(const model::FailureResult& failure);

// {"failures", "elements", and with pairs "pairs", "pairs_solved"}; "complete" where it is not.
nlohmann::ordered_json failureListJson(const model::FailureList& list);
std::string failureListText(const model::FailureList& list);

} // namespace hallwright::app
