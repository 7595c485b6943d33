// SPDX-License-Identifier: GPL-3.0-or-later
// Cabinets and devices of openDCIM's bulk device file (columns of its bulk_importer.php) as a draft
// rack list: one rack a cabinet that a device names.
#pragma once

#include "model/exchange.h"
#include "model/result.h"

#include <filesystem>

namespace hallwright::data {

// The file knows neither the size of a cabinet nor any power: both stay unknown. Position 0 is "not
// at a unit". Rows without cabinet or label, or whose numbers do not read, are listed with the
// reason. A Fault where a column that it must have (DataCenterID, Cabinet, Label) is missing.
model::Result<model::RackListDraft> importOpenDcimCsv(const std::filesystem::path& path);

// Whether the header is openDCIM's.
bool looksLikeOpenDcim(const std::vector<std::string>& header);

} // namespace hallwright::data
