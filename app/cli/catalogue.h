// SPDX-License-Identifier: GPL-3.0-or-later
// The verb catalogue: equipment types with the source of each value.
#pragma once

#include "model/result.h"

#include <string>

namespace hallwright::app {

enum class CatalogueForm { Text, Json };

// One line per type: key, kind, name, headline figure, confidence. JSON: {"schema", "entries"}.
model::Result<std::string> catalogueList(CatalogueForm form = CatalogueForm::Text);

// One entry, each value with unit, source, confidence and range. A Fault names near keys.
model::Result<std::string> catalogueShow(const std::string& key, CatalogueForm form);

// Reads a user's catalogue file on top of the shipped one; says what it holds, or a Fault with
// file, entry and field.
model::Result<std::string> catalogueCheck(const std::string& file);

} // namespace hallwright::app
