// SPDX-License-Identifier: GPL-3.0-or-later
// Placed racks and units as a CSV table: our own columns, or any table by a mapping of columns.
#pragma once

#include "data/import/csv.h"
#include "model/edit/placement_table.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hallwright::data {

struct ColumnMap {
    std::map<std::string, std::string> columns; // our column → the table's; others by our own name
    char decimal = '.';                         // mark of decimals in numbers; ',' groups with '.'
};

struct PlacementDraft {
    std::vector<model::PlacementRow> rows;
    std::vector<model::RowError> errors;
    std::vector<std::string> ignoredColumns;
};

// "label=Name,type=Model,x_mm=X"; InvalidArgument naming the word that is none of our columns.
model::Result<ColumnMap> parseColumnMap(const std::string& text);
// Columns there are, with what they mean: label, type, hall, row, x_m or x_mm, …
std::string placementColumnList();

// Rows that cannot be used are listed; a Fault where the file cannot be read or has no label, type,
// x or y.
model::Result<PlacementDraft> readPlacementCsv(const std::filesystem::path& file,
                                               const ColumnMap& map);
bool looksLikePlacementCsv(const std::vector<std::string>& header);

std::string placementCsv(const std::vector<model::PlacementRow>& rows);

} // namespace hallwright::data
