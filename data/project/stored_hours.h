// SPDX-License-Identifier: GPL-3.0-or-later
// The hours of a computed year in the table hour_result: one row per quantity, the column as
// float32 little-endian.
#pragma once

#include "data/sqlite/database.h"
#include "model/results/year_result.h"

#include <cstdint>

namespace hallwright::data {

model::Result<void> writeHours(Database& database, std::int64_t evaluation,
                               const model::YearResult& year);

// The hours as they were written, each within the last bit of a float32; none where there are none.
model::Result<std::shared_ptr<const model::YearHours>> readHours(Database& database,
                                                                 std::int64_t evaluation);

} // namespace hallwright::data
