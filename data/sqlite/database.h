// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to an SQLite file, closed with its object; errors come as Faults.
#pragma once

#include "data/sqlite/statement.h"

#include <filesystem>
#include <string>
#include <string_view>

struct sqlite3;

namespace hallwright::data {

enum class OpenMode { Read, ReadWrite, Create };

class Database {
public:
    // Opens with foreign keys on and the schema untrusted. `Create` makes a missing file; the
    // others give Unreadable. Nothing is read from the file yet.
    static model::Result<Database> open(const std::filesystem::path& path, OpenMode mode);
    Database(Database&& other) noexcept;
    Database& operator=(Database&& other) noexcept;
    ~Database();

    // Runs one or more statements, rows thrown away.
    model::Result<void> execute(const std::string& sql);
    model::Result<Statement> prepare(std::string_view sql);
    // First column of the first row; 0 or empty where there is none.
    model::Result<std::int64_t> integer(std::string_view sql);
    model::Result<std::string> text(std::string_view sql);

    // Whether the connection may not write (mode Read, or a write-protected file).
    bool readOnly() const;
    // Copies the whole content, unknown tables included, into the other database.
    model::Result<void> copyTo(Database& target);
    std::int64_t lastInsertId() const;

private:
    explicit Database(sqlite3* connection)
        : db_(connection)
    {
    }

    sqlite3* db_ = nullptr;
};

// `name` in double quotes, for SQL.
std::string sqlName(std::string_view name);
// 'text' in single quotes, for SQL defaults; values of rows are always bound.
std::string sqlText(std::string_view text);

} // namespace hallwright::data
