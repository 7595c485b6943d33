// SPDX-License-Identifier: GPL-3.0-or-later
// The hours of a computed year in the table hour_result: one row per quantity, the column as
// float32 little-endian. Written for readers of the file; the program computes its year anew.
#pragma once

#include "data/sqlite/database.h"
#include "model/results/year_result.h"

#include <cstdint>

namespace hallwright::data {

model::Result<void> writeHours(Database& database, std::int64_t evaluation,
                               const model::YearResult& year);

} // namespace hallwright::data
