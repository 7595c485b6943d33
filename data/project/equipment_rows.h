// SPDX-License-Identifier: GPL-3.0-or-later
// Equipment types with the value and origin of each figure: tables equipment_type, equipment_value.
#pragma once

#include "data/sqlite/database.h"
#include "model/equipment/equipment_type.h"

namespace hallwright::data {

model::Result<model::Table<model::EquipmentType>> readEquipment(Database& database);
model::Result<void> writeEquipment(Database& database,
                                   const model::Table<model::EquipmentType>& before,
                                   const model::Table<model::EquipmentType>& after);

} // namespace hallwright::data
