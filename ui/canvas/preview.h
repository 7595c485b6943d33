// SPDX-License-Identifier: GPL-3.0-or-later
// Ghosts of what a placing edit would add: the edit itself, tried on an empty hall.
#pragma once

#include "ui/canvas/tool.h"

#include <functional>

namespace hallwright::ui {

// The services' catalogue, or an empty one.
const model::Catalogue& catalogueOf(const Document& document);
// The project's own copy of a type, else the catalogue's; nullptr where neither knows the key.
const model::EquipmentType* typeByKey(const Document& document, const std::string& key);

// What stands in the current hall after the edit, where nothing stood before.
model::Result<std::vector<Piece>>
previewOf(const Document& document,
          const std::function<model::Result<model::Project>(const model::Project&)>& edit);

} // namespace hallwright::ui
