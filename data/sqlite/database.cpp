// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sqlite/database.h"

#include "data/sqlite/sqlite_fault.h"

#include <sqlite3.h>

#include <utility>

namespace hallwright::data {

using model::Result;

namespace {

constexpr int busyMilliseconds = 2000;

std::string wrapped(std::string_view text, char quote)
{
    std::string out(1, quote);
    for (const char c : text) {
        out += c;
        if (c == quote)
            out += c;
    }
    return out + quote;
}

int flagsOf(OpenMode mode)
{
    switch (mode) {
    case OpenMode::Read:
        return SQLITE_OPEN_READONLY;
    case OpenMode::ReadWrite:
        return SQLITE_OPEN_READWRITE;
    case OpenMode::Create:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    }
    return SQLITE_OPEN_READONLY;
}

} // namespace

Result<Database> Database::open(const std::filesystem::path& path, OpenMode mode)
{
    sqlite3* connection = nullptr;
    const int code =
        sqlite3_open_v2(path.c_str(), &connection, flagsOf(mode) | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database(connection); // closes it on every way out
    if (code != SQLITE_OK) {
        auto fault = sqliteFault(connection, code);
        if (mode == OpenMode::Create)
            fault.code = model::FaultCode::Locked; // cannot be written there
        fault.where = path.string();
        return model::fail(std::move(fault));
    }
    sqlite3_extended_result_codes(connection, 1);
    sqlite3_busy_timeout(connection, busyMilliseconds);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    return database;
}

Database::Database(Database&& other) noexcept
    : db_(std::exchange(other.db_, nullptr))
{
}

Database& Database::operator=(Database&& other) noexcept
{
    std::swap(db_, other.db_);
    return *this;
}

Database::~Database()
{
    sqlite3_close_v2(db_);
}

Result<void> Database::execute(const std::string& sql)
{
    const int code = sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return model::fail(sqliteFault(db_, code));
    return {};
}

Result<Statement> Database::prepare(std::string_view sql)
{
    sqlite3_stmt* stmt = nullptr;
    const int code =
        sqlite3_prepare_v2(db_, sql.data(), static_cast<int>(sql.size()), &stmt, nullptr);
    if (code != SQLITE_OK)
        return model::fail(sqliteFault(db_, code));
    return Statement(stmt);
}

Result<std::int64_t> Database::integer(std::string_view sql)
{
    auto stmt = prepare(sql);
    if (!stmt)
        return model::fail(stmt.error());
    return stmt->step().map([&](bool row) { return row ? stmt->integer(0) : 0; });
}

Result<std::string> Database::text(std::string_view sql)
{
    auto stmt = prepare(sql);
    if (!stmt)
        return model::fail(stmt.error());
    return stmt->step().map([&](bool row) { return row ? stmt->text(0) : std::string(); });
}

bool Database::readOnly() const
{
    return sqlite3_db_readonly(db_, "main") != 0;
}

Result<void> Database::copyTo(Database& target)
{
    sqlite3_backup* backup = sqlite3_backup_init(target.db_, "main", db_, "main");
    if (backup == nullptr)
        return model::fail(sqliteFault(target.db_, sqlite3_errcode(target.db_)));
    const int stepped = sqlite3_backup_step(backup, -1);
    const int finished = sqlite3_backup_finish(backup);
    if (stepped != SQLITE_DONE)
        return model::fail(sqliteFault(target.db_, stepped));
    if (finished != SQLITE_OK)
        return model::fail(sqliteFault(target.db_, finished));
    return {};
}

std::int64_t Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(db_);
}

std::string sqlName(std::string_view name)
{
    return wrapped(name, '"');
}

std::string sqlText(std::string_view text)
{
    return wrapped(text, '\'');
}

} // namespace hallwright::data
