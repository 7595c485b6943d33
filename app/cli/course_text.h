// SPDX-License-Identifier: GPL-3.0-or-later
// A failure in time, and the tank for a ride-through, as JSON and for a terminal.
#pragma once

#include "model/results/buffer_size.h"
#include "model/results/failure_course.h"

#include <nlohmann/json.hpp>

#include <string>

namespace hallwright::app {

// {"events", "groups"}.
nlohmann::ordered_json courseJson(const model::FailureCourse& course);
std::string courseText(const model::FailureCourse& course);

// Groups, their sum, and what is counted.
nlohmann::ordered_json bufferJson(const std::vector<model::BufferSize>& sizes);
std::string bufferText(const std::vector<model::BufferSize>& sizes);

} // namespace hallwright::app
