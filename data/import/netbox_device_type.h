// SPDX-License-Identifier: GPL-3.0-or-later
// Device-type and rack-type YAML of the NetBox library as equipment types.
#pragma once

#include "model/equipment/equipment_type.h"

#include <filesystem>

namespace hallwright::data {

// A node type: size and mass, and the sum of the power ports' maximum_draw as a nameplate, never a
// load. Airflow is a direction only and stays text. A port without a draw, or a device that passes
// power on (outlets), leaves the nameplate unknown. A Fault names "file:line".
model::Result<model::EquipmentType> readNetBoxDeviceType(const std::filesystem::path& file);
model::Result<model::EquipmentType> parseNetBoxDeviceType(const std::string& yaml,
                                                          const std::string& file);

// A rack type: an empty frame with its outer size and mass; power unknown.
model::Result<model::EquipmentType> readNetBoxRackType(const std::filesystem::path& file);
model::Result<model::EquipmentType> parseNetBoxRackType(const std::string& yaml,
                                                        const std::string& file);

} // namespace hallwright::data
