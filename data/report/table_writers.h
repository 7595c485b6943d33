// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a report's tables for other programs: a workbook with a sheet per table, one CSV file with
// all of them, a single HTML page with everything that is words or numbers.
#pragma once

#include "model/report/report.h"
#include "model/result.h"

#include <filesystem>
#include <string>

namespace hallwright::data {

// Numbers as numbers in full precision, units in the headers, header row frozen. Locked where the
// file cannot be written.
model::Result<void> writeXlsx(const model::Report& report, const std::filesystem::path& file);

// Tables one after the other: a line with the title, a header line, the rows, an empty line. RFC
// 4180 quoting, UTF-8, decimal points.
model::Result<void> writeCsv(const model::Report& report, const std::filesystem::path& file);
std::string csvText(const model::Report& report);

model::Result<void> writeHtml(const model::Report& report, const std::filesystem::path& file);
std::string htmlText(const model::Report& report);

} // namespace hallwright::data
