// SPDX-License-Identifier: GPL-3.0-or-later
// One prepared SQL statement: bound by position, stepped row by row, finalised with its object.
#pragma once

#include "model/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3_stmt;

namespace hallwright::data {

enum class StoredKind { Null, Integer, Real, Text, Blob };

// Parameters count from 1, columns from 0, as in SQLite. A bind that fails is reported by the step
// that follows it.
class Statement {
public:
    explicit Statement(sqlite3_stmt* prepared)
        : stmt_(prepared)
    {
    }
    Statement(Statement&& other) noexcept;
    Statement& operator=(Statement&& other) noexcept;
    ~Statement();

    void bindNull(int parameter);
    void bind(int parameter, std::int64_t value);
    void bind(int parameter, double value);
    void bind(int parameter, std::string_view text); // UTF-8; NUL inside is kept
    void bindBlob(int parameter, std::string_view bytes);
    template <class T>
    void bind(int parameter, const std::optional<T>& value)
    {
        if (value)
            bind(parameter, *value);
        else
            bindNull(parameter);
    }

    // Goes to the next row; false after the last. A Fault resets the statement.
    model::Result<bool> step();
    // Runs to the end and resets, ready for the next values. For statements without rows.
    model::Result<void> run();
    void reset();

    int columnCount() const;
    std::string columnName(int column) const;
    StoredKind kind(int column) const;
    bool isNull(int column) const { return kind(column) == StoredKind::Null; }
    std::int64_t integer(int column) const;
    double real(int column) const;
    std::string text(int column) const;
    std::string_view blob(int column) const; // valid until the next step

private:
    void noteBind(int code);

    sqlite3_stmt* stmt_ = nullptr;
    int bindCode_ = 0;
};

} // namespace hallwright::data
