// SPDX-License-Identifier: GPL-3.0-or-later
// One catalogue entry as the JSON object that entry_reader.h reads back.
#pragma once

#include "model/equipment/equipment_type.h"

#include <nlohmann/json.hpp>

namespace hallwright::data {

// Known values with source, confidence, note and range; an unknown one only where a note says why.
nlohmann::ordered_json entryJson(const model::EquipmentType& entry);

} // namespace hallwright::data
