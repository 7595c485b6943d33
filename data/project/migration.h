// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of the file, each made from the one before by a frozen step in a file of its own.
#pragma once

#include "data/sqlite/database.h"

#include <span>

namespace hallwright::data {

// A step of the format. New tables and columns need none (schema.h); a changed meaning does.
struct Migration {
    std::int64_t to; // the version it makes
    model::Result<void> (*run)(Database& database);
};

// In order of version; the first creates the file.
std::span<const Migration> migrations();

model::Result<void> createVersion1(Database& database);

// Brings the file to the present version and schema. To be called inside a transaction.
model::Result<void> migrate(Database& database);

} // namespace hallwright::data
