// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite's result codes as Faults: unreadable, locked or invalid.
#pragma once

#include "model/result.h"

struct sqlite3;

namespace hallwright::data {

// The Fault of a result code, with SQLite's own words and the file's name. `connection` may be
// null.
model::Fault sqliteFault(sqlite3* connection, int code);

} // namespace hallwright::data
