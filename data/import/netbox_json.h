// SPDX-License-Identifier: GPL-3.0-or-later
// NetBox's JSON exports (lists, or answers of its interface with "results") as the tables that its
// CSV files are.
#pragma once

#include "data/import/csv.h"

namespace hallwright::data {

// A row per object; a nested object by its name, slug, model or value, with "manufacturer" of a
// type beside it. The line of a row is its number in the list. InvalidInput where it is no such
// list.
model::Result<CsvTable> readNetBoxJson(const std::filesystem::path& file);
model::Result<CsvTable> parseNetBoxJson(const std::string& text, const std::string& file);

} // namespace hallwright::data
