// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of described types to and from their table: read by the columns that are there, written by
// difference into the columns that are known.
#pragma once

#include "data/project/schema.h"
#include "model/table.h"

#include <algorithm>
#include <functional>
#include <map>

namespace hallwright::data {

// "table rack, id 12, column measured_kw".
std::string placeOf(std::string_view table, std::int64_t id, std::string_view column);
// SQL of an insert that updates the known columns of a row that is there; `keys` name the row, more
// columns before the fields are `besides`.
std::string upsertSql(std::string_view table, const std::vector<std::string>& keys,
                      const std::vector<std::string>& others);
// Id of a row, or a Fault naming the place where it is none.
model::Result<std::uint32_t> idAt(const Statement& statement, int column, std::string_view table);

// Writes rows of one table; prepared once.
template <class Row>
class RowWriter {
public:
    // `besides`: columns that are neither key nor field, written after the keys.
    static model::Result<RowWriter> prepare(Database& database, std::string table,
                                            const std::vector<std::string>& keys,
                                            std::vector<std::string> besides = {})
    {
        std::vector<std::string> others = std::move(besides);
        for (const auto& field : model::fields<Row>())
            others.push_back(field.column());
        others.push_back("exact_si");
        auto statement = database.prepare(upsertSql(table, keys, others));
        if (!statement)
            return model::fail(statement.error());
        return RowWriter(std::move(table), std::move(*statement));
    }

    // The statement takes keys and besides from parameter 1 on; the fields follow.
    Statement& statement() { return statement_; }
    // Binds the fields from `parameter` on and runs. A value that could not be read back (out of
    // bounds, not finite) is refused, so that a saved file always opens.
    model::Result<void> write(int parameter, const Row& row, std::int64_t id)
    {
        ExactSi exact;
        for (const auto& field : model::fields<Row>()) {
            auto value = model::checkedValue(field, field.get(row));
            if (!value) {
                value.error().where = placeOf(table_, id, field.column());
                return model::fail(value.error());
            }
            bindField(statement_, parameter++, field, *value, exact);
        }
        statement_.bind(parameter, exact.text());
        return statement_.run();
    }

private:
    RowWriter(std::string table, Statement statement)
        : table_(std::move(table))
        , statement_(std::move(statement))
    {
    }

    std::string table_;
    Statement statement_;
};

// Reads rows of one table in the order of its key. Fields whose column is missing keep their
// default.
template <class Row>
class RowReader {
public:
    // `before`: columns read ahead of the fields, at positions 0, 1, …; a missing one reads as
    // NULL.
    static model::Result<RowReader> prepare(Database& database, std::string table,
                                            const std::vector<std::string>& before,
                                            const std::string& order)
    {
        const auto present = columnsOf(database, table);
        if (!present)
            return model::fail(present.error());
        const auto has = [&](const std::string& name) {
            return std::find(present->begin(), present->end(), name) != present->end();
        };
        RowReader reader(std::move(table));
        if (present->empty())
            return reader;
        std::string columns;
        int at = 0;
        const auto select = [&](const std::string& name) {
            columns += (at == 0 ? "" : ", ") + (has(name) ? sqlName(name) : std::string("NULL"));
            return at++;
        };
        for (const auto& name : before)
            select(name);
        reader.exactAt_ = select("exact_si");
        for (const auto& field : model::fields<Row>())
            if (has(field.column()))
                reader.fields_.push_back({&field, select(field.column())});
        auto statement =
            database.prepare("SELECT " + columns + " FROM " + sqlName(reader.table_) + order);
        if (!statement)
            return model::fail(statement.error());
        reader.statement_.emplace(std::move(*statement));
        return reader;
    }

    // Goes to the next row; false after the last, and where the table is missing.
    model::Result<bool> next()
    {
        return statement_ ? statement_->step() : model::Result<bool>(false);
    }
    const Statement& statement() const { return *statement_; }

    // Puts the current row's fields into `row`.
    model::Result<Row> fill(Row row, std::int64_t id) const
    {
        const ExactSi exact =
            statement_->isNull(exactAt_) ? ExactSi{} : ExactSi::parse(statement_->text(exactAt_));
        for (const auto& [field, column] : fields_) {
            auto value = fieldAt(*statement_, column, *field, exact);
            auto done = value ? field->set(row, *value) : model::fail(value.error());
            if (!done) {
                done.error().where = placeOf(table_, id, field->column());
                return model::fail(done.error());
            }
        }
        return row;
    }

private:
    struct FieldColumn {
        const model::Field<Row>* field;
        int column;
    };

    explicit RowReader(std::string table)
        : table_(std::move(table))
    {
    }

    std::string table_;
    std::optional<Statement> statement_;
    int exactAt_ = 0;
    std::vector<FieldColumn> fields_;
};

} // namespace hallwright::data
