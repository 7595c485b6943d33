// SPDX-License-Identifier: GPL-3.0-or-later
// The present time as text for files.
#pragma once

#include <string>

namespace hallwright::data {

std::string utcNow(); // "2026-03-05T12:34:56Z"

} // namespace hallwright::data
