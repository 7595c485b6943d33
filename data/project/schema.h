// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a project file as data: made from the field descriptions, created where missing,
// widened where a column is missing, never dropped.
#pragma once

#include "data/project/value_codec.h"
#include "data/sqlite/database.h"

#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

// Bytes 68–71 of the file: "HWRT". `file` and other tools know the format by it.
constexpr std::int64_t applicationId = 0x48575254;
// Raised only where a meaning changes: a missing table or column means defaults (migration.h).
constexpr std::int64_t schemaVersion = 1;

struct ColumnSpec {
    std::string name;
    std::string type;         // INTEGER, REAL, TEXT, BLOB or ANY
    std::string constraint{}; // "NOT NULL DEFAULT 0"
};

struct TableSpec {
    std::string name;
    std::vector<ColumnSpec> columns;
    std::string primaryKey; // "alternative, id"
};

struct ViewSpec {
    std::string name;
    std::string select;
};

// Column of a field: not null with the default of a newly made row, or nullable where the field may
// be unknown.
ColumnSpec columnOf(const model::FieldInfo& field, const model::FieldValue& byDefault);

// Of results: nothing has a default, what was not computed is NULL.
ColumnSpec resultColumnOf(const model::FieldInfo& field);

std::vector<TableSpec> planTables();   // project, site, alternative and all that belongs to them
std::vector<TableSpec> resultTables(); // evaluation and all that hangs on it
std::vector<ViewSpec> views();

std::string createTableSql(const TableSpec& table);

// Creates what is missing: tables, columns of existing tables, views. What the file holds besides,
// from a newer version or a person, stays as it is.
model::Result<void> applySchema(Database& database);

// The names of a table's columns; empty where there is no such table.
model::Result<std::vector<std::string>> columnsOf(Database& database, std::string_view table);

} // namespace hallwright::data
