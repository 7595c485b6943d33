// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/row_codec.h"

#include <fmt/format.h>

namespace hallwright::data {

std::string placeOf(std::string_view table, std::int64_t id, std::string_view column)
{
    return fmt::format("table {}, id {}, column {}", table, id, column);
}

std::string upsertSql(std::string_view table, const std::vector<std::string>& keys,
                      const std::vector<std::string>& others)
{
    std::string columns;
    std::string marks;
    std::string conflict;
    std::string updates;
    for (const auto& key : keys) {
        columns += sqlName(key) + ", ";
        marks += "?, ";
        conflict += (conflict.empty() ? "" : ", ") + sqlName(key);
    }
    for (const auto& other : others) {
        const bool first = updates.empty();
        columns += (first ? "" : ", ") + sqlName(other);
        marks += first ? "?" : ", ?";
        updates += (first ? "" : ", ") + sqlName(other) + " = excluded." + sqlName(other);
    }
    return "INSERT INTO " + sqlName(table) + " (" + columns + ") VALUES (" + marks +
           ") ON CONFLICT (" + conflict + ") DO UPDATE SET " + updates;
}

model::Result<std::uint32_t> idAt(const Statement& statement, int column, std::string_view table)
{
    const std::int64_t id = statement.integer(column);
    if (statement.kind(column) != StoredKind::Integer || id < 1 || id > 0xffffffffLL)
        return model::fail(model::FaultCode::InvalidInput,
                           {QT_TRANSLATE_NOOP("data", "{0} is not an id; expected 1 to 4294967295"),
                            {statement.text(column)}},
                           fmt::format("table {}, column {}", table, statement.columnName(column)));
    return static_cast<std::uint32_t>(id);
}

} // namespace hallwright::data
