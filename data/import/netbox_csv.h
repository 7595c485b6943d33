// SPDX-License-Identifier: GPL-3.0-or-later
// Racks and devices of NetBox's bulk CSV files as a draft rack list.
#pragma once

#include "model/exchange.h"
#include "model/result.h"

#include <filesystem>

namespace hallwright::data {

// Paths of the tables; an empty path is a table that is not given.
struct NetBoxFiles {
    std::filesystem::path racks;
    std::filesystem::path devices;
    std::filesystem::path rackTypes;
};

// A rack's own columns win over those of its rack type. `width` of NetBox is between the rails; the
// outer width is outer_width. Rows that cannot be used are listed with line and reason; a file that
// cannot be read, or lacks a column it must have, is a Fault. Power is not in these files: unknown.
model::Result<model::RackListDraft> importNetBoxCsv(const NetBoxFiles& files);

} // namespace hallwright::data
