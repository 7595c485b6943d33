// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sqlite/statement.h"

#include "data/sqlite/sqlite_fault.h"

#include <sqlite3.h>

#include <utility>

namespace hallwright::data {

Statement::Statement(Statement&& other) noexcept
    : stmt_(std::exchange(other.stmt_, nullptr))
    , bindCode_(other.bindCode_)
{
}

Statement& Statement::operator=(Statement&& other) noexcept
{
    std::swap(stmt_, other.stmt_);
    std::swap(bindCode_, other.bindCode_);
    return *this;
}

Statement::~Statement()
{
    sqlite3_finalize(stmt_);
}

void Statement::noteBind(int code)
{
    if (code != SQLITE_OK && bindCode_ == SQLITE_OK)
        bindCode_ = code;
}

void Statement::bindNull(int parameter)
{
    noteBind(sqlite3_bind_null(stmt_, parameter));
}

void Statement::bind(int parameter, std::int64_t value)
{
    noteBind(sqlite3_bind_int64(stmt_, parameter, value));
}

void Statement::bind(int parameter, double value)
{
    noteBind(sqlite3_bind_double(stmt_, parameter, value));
}

void Statement::bind(int parameter, std::string_view text)
{
    // A null pointer would bind NULL: an empty text is a text.
    noteBind(sqlite3_bind_text64(stmt_, parameter, text.empty() ? "" : text.data(), text.size(),
                                 SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Statement::bindBlob(int parameter, std::string_view bytes)
{
    noteBind(sqlite3_bind_blob64(stmt_, parameter, bytes.empty() ? "" : bytes.data(), bytes.size(),
                                 SQLITE_TRANSIENT));
}

model::Result<bool> Statement::step()
{
    const int code = bindCode_ != SQLITE_OK ? bindCode_ : sqlite3_step(stmt_);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    auto fault = sqliteFault(sqlite3_db_handle(stmt_), code);
    reset();
    return model::fail(std::move(fault));
}

model::Result<void> Statement::run()
{
    for (;;) {
        const auto more = step();
        if (!more)
            return model::fail(more.error());
        if (!*more)
            break;
    }
    reset();
    return {};
}

void Statement::reset()
{
    sqlite3_reset(stmt_);
    bindCode_ = SQLITE_OK;
}

int Statement::columnCount() const
{
    return sqlite3_column_count(stmt_);
}

std::string Statement::columnName(int column) const
{
    const char* name = sqlite3_column_name(stmt_, column);
    return name != nullptr ? name : "";
}

StoredKind Statement::kind(int column) const
{
    switch (sqlite3_column_type(stmt_, column)) {
    case SQLITE_INTEGER:
        return StoredKind::Integer;
    case SQLITE_FLOAT:
        return StoredKind::Real;
    case SQLITE_TEXT:
        return StoredKind::Text;
    case SQLITE_BLOB:
        return StoredKind::Blob;
    default:
        return StoredKind::Null;
    }
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(stmt_, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(stmt_, column);
}

std::string Statement::text(int column) const
{
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(stmt_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(stmt_, column));
    return bytes != nullptr ? std::string(bytes, size) : std::string();
}

std::string_view Statement::blob(int column) const
{
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(stmt_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(stmt_, column));
    return bytes != nullptr ? std::string_view(bytes, size) : std::string_view();
}

} // namespace hallwright::data
