// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/schema.h"

#include <algorithm>

namespace hallwright::data {

using model::FieldValue;
using model::Result;

ColumnSpec columnOf(const model::FieldInfo& field, const FieldValue& byDefault)
{
    ColumnSpec column{field.column(), columnType(field)};
    if (!field.mayBeUnknown)
        column.constraint = "NOT NULL DEFAULT " + sqlLiteral(field, byDefault);
    return column;
}

ColumnSpec resultColumnOf(const model::FieldInfo& field)
{
    return {field.column(), columnType(field)};
}

namespace {

std::string columnSql(const ColumnSpec& column)
{
    return sqlName(column.name) + ' ' + column.type +
           (column.constraint.empty() ? "" : ' ' + column.constraint);
}

Result<void> createOrWiden(Database& database, const TableSpec& table)
{
    const auto present = columnsOf(database, table.name);
    if (!present)
        return model::fail(present.error());
    if (present->empty())
        return database.execute(createTableSql(table));
    for (const auto& column : table.columns) {
        if (std::find(present->begin(), present->end(), column.name) != present->end())
            continue;
        auto added = database.execute("ALTER TABLE " + sqlName(table.name) + " ADD COLUMN " +
                                      columnSql(column));
        if (!added)
            return added;
    }
    return {};
}

// A view holds no data, so one of another version is simply replaced.
Result<void> createOrReplace(Database& database, const ViewSpec& view)
{
    const std::string wanted = "CREATE VIEW " + sqlName(view.name) + " AS " + view.select;
    const auto present = database.text(
        "SELECT sql FROM sqlite_schema WHERE type = 'view' AND name = " + sqlText(view.name));
    if (!present)
        return model::fail(present.error());
    if (*present == wanted)
        return {};
    if (!present->empty())
        if (auto dropped = database.execute("DROP VIEW " + sqlName(view.name)); !dropped)
            return dropped;
    return database.execute(wanted);
}

} // namespace

std::string createTableSql(const TableSpec& table)
{
    std::string sql = "CREATE TABLE " + sqlName(table.name) + " (\n";
    for (const auto& column : table.columns)
        sql += "  " + columnSql(column) + ",\n";
    return sql + "  PRIMARY KEY (" + table.primaryKey + ")\n) STRICT, WITHOUT ROWID";
}

Result<std::vector<std::string>> columnsOf(Database& database, std::string_view table)
{
    auto statement = database.prepare("SELECT name FROM pragma_table_info(?)");
    if (!statement)
        return model::fail(statement.error());
    statement->bind(1, table);
    std::vector<std::string> names;
    for (;;) {
        const auto row = statement->step();
        if (!row)
            return model::fail(row.error());
        if (!*row)
            return names;
        names.push_back(statement->text(0));
    }
}

Result<void> applySchema(Database& database)
{
    auto tables = planTables();
    for (auto& table : resultTables())
        tables.push_back(std::move(table));
    for (const auto& table : tables)
        if (auto done = createOrWiden(database, table); !done)
            return done;
    for (const auto& view : views())
        if (auto done = createOrReplace(database, view); !done)
            return done;
    return {};
}

} // namespace hallwright::data
