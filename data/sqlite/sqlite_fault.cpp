// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sqlite/sqlite_fault.h"

#include <sqlite3.h>

namespace hallwright::data {

namespace {

using model::Fault;
using model::FaultCode;
using model::Message;

Fault locked(Message what)
{
    return {FaultCode::Locked,
            std::move(what),
            {},
            {QT_TRANSLATE_NOOP("data", "Close it there or save under another name"), {}}};
}

} // namespace

Fault sqliteFault(sqlite3* connection, int code)
{
    const std::string words =
        connection != nullptr ? sqlite3_errmsg(connection) : sqlite3_errstr(code);
    Fault fault;
    switch (code & 0xff) { // the primary code; the rest of the bits detail it
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        fault = locked(
            {QT_TRANSLATE_NOOP("data", "the file is in use by another program ({0})"), {words}});
        break;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_FULL:
        fault = locked({QT_TRANSLATE_NOOP("data", "the file cannot be written ({0})"), {words}});
        break;
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
        fault = {FaultCode::Unreadable,
                 {QT_TRANSLATE_NOOP("data", "the file is damaged ({0})"), {words}},
                 {},
                 {QT_TRANSLATE_NOOP("data", "Restore it from a copy"), {}}};
        break;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
        fault = {FaultCode::InvalidInput,
                 {QT_TRANSLATE_NOOP("data", "a stored value breaks its rule ({0})"), {words}},
                 {},
                 {}};
        break;
    default:
        fault = {FaultCode::Unreadable,
                 {QT_TRANSLATE_NOOP("data", "the database gave an error ({0})"), {words}},
                 {},
                 {}};
    }
    if (connection != nullptr)
        if (const char* name = sqlite3_db_filename(connection, "main"))
            fault.where = name;
    return fault;
}

} // namespace hallwright::data
