// SPDX-License-Identifier: GPL-3.0-or-later
// Files as text.
#pragma once

#include "model/result.h"

#include <filesystem>
#include <string>

namespace hallwright::data {

// The bytes of a file as they are. Fault Unreadable.
model::Result<std::string> readWholeFile(const std::filesystem::path& file);

} // namespace hallwright::data
