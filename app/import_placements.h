// SPDX-License-Identifier: GPL-3.0-or-later
// The importer of placed racks and units from a table, and the files that are known and refused.
#pragma once

#include "app/importers.h"

namespace hallwright::app {

bool isPlacementTable(const std::filesystem::path& file);
model::Result<Imported> importPlacementTable(const ImportRequest& request);

} // namespace hallwright::app
