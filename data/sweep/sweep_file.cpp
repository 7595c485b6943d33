// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sweep/sweep_file.h"

#include "data/sqlite/transaction.h"

#include <fmt/format.h>

namespace hallwright::data {

using namespace model;

namespace {

// The rows of table `sweep` that say what a file is of, in order.
constexpr const char* headKeys[] = {"project", "alternative", "fingerprint", "points", "spec"};

std::string headText(const SweepHead& head, std::string_view key)
{
    return key == "project"       ? head.project
           : key == "alternative" ? head.alternative
           : key == "fingerprint" ? head.fingerprint
           : key == "points"      ? std::to_string(head.points)
                                  : head.spec.text;
}

std::string createSql(const SweepSpec& spec)
{
    std::string sql = "CREATE TABLE sweep (key TEXT PRIMARY KEY, value TEXT NOT NULL);"
                      "CREATE TABLE point (point INTEGER PRIMARY KEY";
    for (const auto& axis : spec.axes)
        sql += ", " + sqlName(axis.name) + " TEXT NOT NULL";
    sql += ", errors INTEGER, warnings INTEGER, fault TEXT, seconds REAL";
    for (const auto& kpi : kpiCatalogue())
        sql += ", " + sqlName(kpi.key);
    return sql + ");";
}

Result<void> putText(Database& database, std::string_view key, const std::string& value)
{
    auto statement = database.prepare("INSERT INTO sweep (key, value) VALUES (?, ?)");
    if (!statement)
        return fail(statement.error());
    statement->bind(1, key);
    statement->bind(2, std::string_view(value));
    return statement->run();
}

Result<void> create(Database& database, const SweepHead& head)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return fail(transaction.error());
    if (auto made = database.execute(createSql(head.spec)); !made)
        return made;
    for (const char* key : headKeys)
        if (auto put = putText(database, key, headText(head, key)); !put)
            return put;
    if (auto put = putText(database, "program", HALLWRIGHT_VERSION); !put)
        return put;
    return transaction->commit();
}

Result<bool> hasSweep(Database& database)
{
    return database.integer("SELECT count(*) FROM sqlite_master WHERE name IN ('sweep', 'point')")
        .map([](std::int64_t tables) { return tables == 2; });
}

Fault otherSweep(const std::string& file, std::string_view key)
{
    return {FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("data", "the file holds another sweep: its {0} differs"),
             {std::string(key)}},
            file,
            {QT_TRANSLATE_NOOP("data", "Choose another file for the results"), {}}};
}

Result<void> mustBe(Database& database, const SweepHead& head, const std::string& file)
{
    for (const char* key : headKeys) {
        const auto held = database.text("SELECT value FROM sweep WHERE key = " + sqlText(key));
        if (!held)
            return fail(held.error());
        if (*held != headText(head, key))
            return fail(otherSweep(file, key));
    }
    return {};
}

void bindPoint(Statement& statement, const SweepSpec& spec, const SweepPoint& point)
{
    int at = 1;
    statement.bind(at++, point.index);
    for (const auto& value : valuesAt(spec, point.index))
        statement.bind(at++, std::string_view(value));
    statement.bind(at++, std::int64_t{point.errors});
    statement.bind(at++, std::int64_t{point.warnings});
    if (point.fault.empty())
        statement.bindNull(at++);
    else
        statement.bind(at++, std::string_view(point.fault));
    statement.bind(at++, point.seconds);
    const auto catalogue = kpiCatalogue();
    for (std::size_t i = 0; i < catalogue.size(); ++i, ++at) {
        if (i >= point.kpis.size())
            statement.bindNull(at);
        else if (!point.kpis[i].words.empty())
            statement.bind(at, std::string_view(point.kpis[i].words));
        else
            statement.bind(at, point.kpis[i].value);
    }
}

// Attaches one file, checks that it is of the sweep of the main one, and takes its points over.
Result<void> take(Database& database, const std::filesystem::path& other)
{
    auto attach = database.execute("ATTACH " + sqlText(other.string()) + " AS other");
    if (!attach)
        return attach;
    Result<void> taken;
    const auto tables = database.integer(
        "SELECT count(*) FROM other.sqlite_master WHERE name IN ('sweep', 'point')");
    const auto differ = database.text(
        tables && *tables == 2
            ? "SELECT a.key FROM main.sweep a LEFT JOIN other.sweep b USING (key) WHERE a.key <> "
              "'program' AND a.value IS NOT b.value LIMIT 1"
            : "SELECT 'content'");
    if (!differ)
        taken = fail(differ.error());
    else if (!differ->empty())
        taken = fail(otherSweep(other.string(), *differ));
    else
        taken = database.execute("INSERT OR IGNORE INTO main.point SELECT * FROM other.point");
    const auto detached = database.execute("DETACH other");
    return taken ? detached : taken;
}

} // namespace

Result<SweepFile> SweepFile::open(const std::filesystem::path& path, const SweepHead& head)
{
    auto database = Database::open(path, OpenMode::Create);
    if (!database)
        return fail(database.error());
    const auto present = hasSweep(*database);
    if (!present)
        return fail(present.error());
    const auto ready = *present ? mustBe(*database, head, path.string()) : create(*database, head);
    if (!ready)
        return fail(ready.error());
    return SweepFile(*std::move(database), head.spec);
}

Result<std::set<std::int64_t>> SweepFile::done()
{
    auto statement = database_.prepare("SELECT point FROM point");
    if (!statement)
        return fail(statement.error());
    std::set<std::int64_t> out;
    for (;;) {
        const auto row = statement->step();
        if (!row)
            return fail(row.error());
        if (!*row)
            return out;
        out.insert(statement->integer(0));
    }
}

Result<void> SweepFile::put(const SweepPoint& point)
{
    const std::size_t columns = 5 + spec_.axes.size() + kpiCatalogue().size();
    std::string marks = "?";
    for (std::size_t i = 1; i < columns; ++i)
        marks += ", ?";
    auto statement = database_.prepare("INSERT OR REPLACE INTO point VALUES (" + marks + ")");
    if (!statement)
        return fail(statement.error());
    bindPoint(*statement, spec_, point);
    return statement->run();
}

Result<std::int64_t> SweepFile::merge(const std::filesystem::path& out,
                                      std::span<const std::filesystem::path> others)
{
    if (!std::filesystem::exists(out) && !others.empty()) {
        std::error_code failed;
        std::filesystem::copy_file(others.front(), out, failed);
        if (failed)
            return fail(FaultCode::Unreadable,
                        {QT_TRANSLATE_NOOP("data", "the file cannot be read"), {}},
                        others.front().string());
    }
    auto database = Database::open(out, OpenMode::ReadWrite);
    if (!database)
        return fail(database.error());
    const auto present = hasSweep(*database);
    if (!present)
        return fail(present.error());
    if (!*present)
        return fail(otherSweep(out.string(), "content"));
    for (const auto& other : others)
        if (auto taken = take(*database, other); !taken)
            return fail(taken.error());
    return database->integer("SELECT count(*) FROM point");
}

} // namespace hallwright::data
