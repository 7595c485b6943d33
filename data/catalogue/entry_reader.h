// SPDX-License-Identifier: GPL-3.0-or-later
// One catalogue entry from its JSON object (format: resources/manual/catalogue.md).
#pragma once

#include "model/equipment/equipment_type.h"

#include <nlohmann/json.hpp>

namespace hallwright::data {

// A Fault names "entry KEY, field FIELD" and what was found there; the caller adds the file.
model::Result<model::EquipmentType> readEntry(const nlohmann::json& object);

} // namespace hallwright::data
