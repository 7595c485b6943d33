// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of result rows to and from their table, in order, of one evaluation.
#pragma once

#include "data/project/result_fields.h"
#include "data/project/schema.h"

#include <algorithm>

namespace hallwright::data {

template <class Row>
model::Result<void> writeResults(Database& database, const char* table, std::int64_t evaluation,
                                 const std::vector<Row>& rows)
{
    if (rows.empty())
        return {};
    std::string columns = "evaluation, position";
    std::string marks = "?, ?";
    for (const auto& field : resultFields<Row>()) {
        columns += ", " + sqlName(field.column());
        marks += ", ?";
    }
    auto statement = database.prepare("INSERT INTO " + sqlName(table) + " (" + columns +
                                      ") VALUES (" + marks + ")");
    if (!statement)
        return model::fail(statement.error());
    std::int64_t position = 0;
    for (const auto& row : rows) {
        statement->bind(1, evaluation);
        statement->bind(2, position++);
        int parameter = 3;
        ExactSi unused; // results are a copy: the last bit of a rescaled double may go
        for (const auto& field : resultFields<Row>())
            bindField(*statement, parameter++, field, field.get(row), unused);
        if (auto done = statement->run(); !done)
            return done;
    }
    return {};
}

// Columns that are missing keep the default of a new row.
template <class Row>
model::Result<std::vector<Row>> readResults(Database& database, const char* table,
                                            std::int64_t evaluation)
{
    std::vector<Row> rows;
    const auto present = columnsOf(database, table);
    if (!present)
        return model::fail(present.error());
    std::string columns = "position";
    std::vector<const model::Field<Row>*> fields;
    for (const auto& field : resultFields<Row>())
        if (std::find(present->begin(), present->end(), field.column()) != present->end()) {
            columns += ", " + sqlName(field.column());
            fields.push_back(&field);
        }
    if (fields.empty())
        return rows;
    auto statement = database.prepare("SELECT " + columns + " FROM " + sqlName(table) +
                                      " WHERE evaluation = ? ORDER BY position");
    if (!statement)
        return model::fail(statement.error());
    statement->bind(1, evaluation);
    for (;;) {
        const auto more = statement->step();
        if (!more)
            return model::fail(more.error());
        if (!*more)
            return rows;
        Row row;
        int column = 1;
        for (const auto* field : fields) {
            const auto value = fieldAt(*statement, column++, *field, {});
            const auto done = value ? field->set(row, *value) : model::fail(value.error());
            if (!done)
                return model::fail(
                    model::Fault{done.error().code,
                                 done.error().what,
                                 "table " + std::string(table) + ", column " + field->column(),
                                 {}});
        }
        rows.push_back(std::move(row));
    }
}

} // namespace hallwright::data
