// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the YAML of a design-space study (resources/manual/sweep.md).
#pragma once

#include "model/edit/sweep.h"

#include <filesystem>

namespace hallwright::data {

// Faults: Unreadable (missing, not YAML), InvalidInput with file and line (a key that is unknown or
// missing, an axis without values, two axes of one name, a name that is a key figure's).
model::Result<model::SweepSpec> readSweepSpec(const std::filesystem::path& path);
model::Result<model::SweepSpec> parseSweepSpec(const std::string& yaml, const std::string& file);

} // namespace hallwright::data
