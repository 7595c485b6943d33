// SPDX-License-Identifier: GPL-3.0-or-later
// Device and rack types of NetBox's library: one file, or a folder of them.
#pragma once

#include "app/importers.h"

namespace hallwright::app {

// A rack-type file says form_factor or outer sizes; a device type says neither.
model::Result<model::EquipmentType> readNetBoxType(const std::filesystem::path& file);

// Every type of a library folder; files that are none are listed in the report and left out.
model::Result<Imported> importLibrary(Imported so, const std::filesystem::path& folder);

} // namespace hallwright::app
