// SPDX-License-Identifier: GPL-3.0-or-later
// A whole project out of its tables, and the difference of two projects into them.
#pragma once

#include "data/sqlite/database.h"
#include "model/plan.h"

namespace hallwright::data {

// Builds the tables directly, without edits or checks; a value that is none of its field is a Fault
// naming table, id and column. Missing tables and columns mean defaults.
model::Result<model::Project> readProject(Database& database);

// Writes what differs; the database must hold `before`. To be called inside a transaction.
model::Result<void> writeDifference(Database& database, const model::Project& before,
                                    const model::Project& after);

} // namespace hallwright::data
