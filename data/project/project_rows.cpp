// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/project_rows.h"

#include "data/project/equipment_rows.h"
#include "data/project/row_codec.h"

#include <set>

namespace hallwright::data {

using namespace model;

namespace {

// The single row of `project` or `site`; `besides` reads what is no field.
template <class Row, class Besides>
Result<Row> readOnlyRow(Database& database, const char* table, const std::vector<std::string>& more,
                        Besides besides)
{
    auto reader = RowReader<Row>::prepare(database, table, more, " WHERE id = 1");
    if (!reader)
        return fail(reader.error());
    const auto found = reader->next();
    if (!found)
        return fail(found.error());
    Row row;
    if (!*found)
        return row;
    besides(row, reader->statement());
    return reader->fill(std::move(row), 1);
}

Result<std::vector<Alternative>> readAlternatives(Database& database)
{
    std::vector<Alternative> list;
    auto reader =
        RowReader<Alternative>::prepare(database, "alternative", {"id"}, " ORDER BY position, id");
    if (!reader)
        return fail(reader.error());
    for (;;) {
        const auto more = reader->next();
        if (!more)
            return fail(more.error());
        if (!*more)
            return list;
        const auto id = idAt(reader->statement(), 0, "alternative");
        if (!id)
            return fail(id.error());
        Alternative alternative;
        alternative.id = {*id};
        auto filled = reader->fill(std::move(alternative), *id);
        if (!filled)
            return fail(filled.error());
        list.push_back(std::move(*filled));
    }
}

// A table that is keyed by `id`, of the whole project or, by `where`, of one alternative.
template <class Row>
Result<Table<Row>> readTable(Database& database, const char* name, const std::string& where)
{
    auto reader = RowReader<Row>::prepare(database, name, {"id"}, where + " ORDER BY id");
    if (!reader)
        return fail(reader.error());
    std::vector<Row> rows;
    for (;;) {
        const auto more = reader->next();
        if (!more)
            return fail(more.error());
        if (!*more)
            return Table<Row>(std::move(rows));
        const auto id = idAt(reader->statement(), 0, name);
        if (!id)
            return fail(id.error());
        Row row;
        row.id = {*id};
        auto filled = reader->fill(std::move(row), *id);
        if (!filled)
            return fail(filled.error());
        rows.push_back(std::move(*filled));
    }
}

Result<Plan> readPlan(Database& database, AlternativeId id)
{
    Plan plan;
    const std::string where = " WHERE alternative = " + std::to_string(id.number);
    auto workload = RowReader<Workload>::prepare(database, "workload", {}, where);
    if (!workload)
        return fail(workload.error());
    const auto found = workload->next();
    if (!found)
        return fail(found.error());
    if (*found) {
        const auto filled = workload->fill(Workload{}, id.number);
        if (!filled)
            return fail(filled.error());
        plan.workload = *filled;
    }
    Result<void> done;
    visitTables(plan, [&]<class Row>(const char* name, Table<Row>& table) {
        if (!done)
            return;
        auto read = readTable<Row>(database, name, where);
        if (read)
            table = std::move(*read);
        else
            done = fail(read.error());
    });
    if (!done)
        return fail(done.error());
    return plan;
}

// Ids are never reused: the counter is at least the highest id there is, also after foreign SQL.
std::uint32_t highestId(const Project& project)
{
    std::uint32_t highest = project.lastId;
    const auto count = [&highest](const char*, const auto& table) {
        for (const auto& row : table)
            highest = std::max(highest, row.id.number);
    };
    count("", project.types);
    count("", project.inputs);
    count("", project.weather);
    count("", project.hourly);
    for (const auto& alternative : project.alternatives) {
        highest = std::max(highest, alternative.id.number);
        visitTables(alternative.plan, count);
    }
    return highest;
}

template <class Row>
Result<void> writeOnlyRow(Database& database, const char* table, const Row& row,
                          std::optional<std::int64_t> lastId)
{
    std::vector<std::string> besides;
    if (lastId)
        besides.push_back("last_id");
    auto writer = RowWriter<Row>::prepare(database, table, {"id"}, besides);
    if (!writer)
        return fail(writer.error());
    writer->statement().bind(1, std::int64_t{1});
    if (lastId)
        writer->statement().bind(2, *lastId);
    return writer->write(lastId ? 3 : 2, row, 1);
}

// Where a row belongs: the keys ahead of its id.
struct Owner {
    std::vector<std::string> keys; // "alternative", "id"
    std::optional<std::int64_t> alternative;
};

template <class Row>
Result<void> writeTable(Database& database, const char* name, const Owner& owner,
                        const Table<Row>& before, const Table<Row>& after)
{
    const auto changes = diff(before, after);
    if (changes.empty())
        return {};
    const int idAt = owner.alternative ? 2 : 1;
    const auto bindKeys = [&](Statement& statement, std::int64_t id) {
        if (owner.alternative)
            statement.bind(1, *owner.alternative);
        statement.bind(idAt, id);
    };
    auto writer = RowWriter<Row>::prepare(database, name, owner.keys);
    if (!writer)
        return fail(writer.error());
    for (const auto* ids : {&changes.added, &changes.changed})
        for (const auto id : *ids) {
            bindKeys(writer->statement(), id.number);
            if (auto done = writer->write(idAt + 1, *after.find(id), id.number); !done)
                return done;
        }
    if (changes.removed.empty())
        return {};
    auto remove = database.prepare("DELETE FROM " + sqlName(name) + " WHERE " +
                                   (owner.alternative ? "alternative = ? AND " : "") + "id = ?");
    if (!remove)
        return fail(remove.error());
    for (const auto id : changes.removed) {
        bindKeys(*remove, id.number);
        if (auto done = remove->run(); !done)
            return done;
    }
    return {};
}

Result<void> writePlan(Database& database, AlternativeId id, const Plan& before, const Plan& after)
{
    const Owner owner{{"alternative", "id"}, id.number};
    std::vector<std::function<Result<void>()>> steps;
    // The two plans list their tables in one order: pair them by position.
    std::vector<const void*> olds;
    visitTables(before, [&](const char*, const auto& table) { olds.push_back(&table); });
    visitTables(after, [&]<class Row>(const char* name, const Table<Row>& table) {
        const auto* old = static_cast<const Table<Row>*>(olds[steps.size()]);
        steps.push_back(
            [&, old, name] { return writeTable<Row>(database, name, owner, *old, table); });
    });
    for (const auto& step : steps)
        if (auto done = step(); !done)
            return done;
    return {};
}

Result<void> writeWorkload(Database& database, AlternativeId id, const Workload& workload)
{
    auto writer = RowWriter<Workload>::prepare(database, "workload", {"alternative"});
    if (!writer)
        return fail(writer.error());
    writer->statement().bind(1, std::int64_t{id.number});
    return writer->write(2, workload, id.number);
}

Result<void> writeAlternative(Database& database, const Alternative& alternative,
                              std::size_t position)
{
    auto writer = RowWriter<Alternative>::prepare(database, "alternative", {"id"}, {"position"});
    if (!writer)
        return fail(writer.error());
    writer->statement().bind(1, std::int64_t{alternative.id.number});
    writer->statement().bind(2, static_cast<std::int64_t>(position));
    return writer->write(3, alternative, alternative.id.number);
}

std::optional<std::size_t> positionOf(const Project& project, AlternativeId id)
{
    for (std::size_t i = 0; i < project.alternatives.size(); ++i)
        if (project.alternatives[i].id == id)
            return i;
    return std::nullopt;
}

Result<void> writeAlternatives(Database& database, const Project& before, const Project& after)
{
    std::set<std::uint32_t> seen;
    for (std::size_t i = 0; i < after.alternatives.size(); ++i) {
        const Alternative& now = after.alternatives[i];
        if (!now.id || !seen.insert(now.id.number).second)
            return fail(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("data", "two alternatives have the id {0}, or it is none"),
                 {std::to_string(now.id.number)}});
        const auto at = positionOf(before, now.id);
        const Alternative none;
        const Alternative& old = at ? before.alternatives[*at] : none;
        if (!at || *at != i || old.name != now.name || old.description != now.description)
            if (auto done = writeAlternative(database, now, i); !done)
                return done;
        if (!at || !(old.plan.workload == now.plan.workload))
            if (auto done = writeWorkload(database, now.id, now.plan.workload); !done)
                return done;
        if (auto done = writePlan(database, now.id, old.plan, now.plan); !done)
            return done;
    }
    for (const auto& old : before.alternatives)
        if (!positionOf(after, old.id))
            if (auto done = database.execute("DELETE FROM alternative WHERE id = " +
                                             std::to_string(old.id.number));
                !done)
                return done;
    return {};
}

bool sameHead(const Project& a, const Project& b)
{
    for (const auto& field : fields<Project>())
        if (!sameValue(field.get(a), field.get(b)))
            return false;
    return a.lastId == b.lastId;
}

} // namespace

Result<Project> readProject(Database& database)
{
    auto head = readOnlyRow<Project>(
        database, "project", {"last_id"}, [](Project& project, const Statement& row) {
            project.lastId = static_cast<std::uint32_t>(
                std::clamp<std::int64_t>(row.integer(0), 0, 0xffffffffLL));
        });
    if (!head)
        return head;
    const auto site = readOnlyRow<Site>(database, "site", {}, [](Site&, const Statement&) {});
    if (!site)
        return fail(site.error());
    auto types = readEquipment(database);
    if (!types)
        return fail(types.error());
    auto inputs = readTable<Input>(database, "input", {});
    if (!inputs)
        return fail(inputs.error());
    auto weather = readTable<WeatherSeries>(database, "weather", {});
    if (!weather)
        return fail(weather.error());
    auto hourly = readTable<HourSeries>(database, "hour_series", {});
    if (!hourly)
        return fail(hourly.error());
    auto alternatives = readAlternatives(database);
    if (!alternatives)
        return fail(alternatives.error());
    for (auto& alternative : *alternatives) {
        auto plan = readPlan(database, alternative.id);
        if (!plan)
            return fail(plan.error());
        alternative.plan = std::move(*plan);
    }
    head->site = *site;
    head->types = std::move(*types);
    head->inputs = std::move(*inputs);
    head->weather = std::move(*weather);
    head->hourly = std::move(*hourly);
    head->alternatives = std::move(*alternatives);
    head->lastId = highestId(*head);
    return head;
}

Result<void> writeDifference(Database& database, const Project& before, const Project& after)
{
    // Rows that equal the defaults are written too: their presence makes the file plain to read.
    const auto rows = database.integer("SELECT (SELECT count(*) FROM project) + (SELECT count(*) "
                                       "FROM site)");
    if (!rows)
        return fail(rows.error());
    const bool complete = *rows == 2;
    if (!complete || !sameHead(before, after))
        if (auto done = writeOnlyRow(database, "project", after, after.lastId); !done)
            return done;
    if (!complete || !(before.site == after.site))
        if (auto done = writeOnlyRow(database, "site", after.site, std::nullopt); !done)
            return done;
    if (auto done = writeEquipment(database, before.types, after.types); !done)
        return done;
    const Owner project{{"id"}, std::nullopt};
    if (auto done = writeTable<Input>(database, "input", project, before.inputs, after.inputs);
        !done)
        return done;
    if (auto done =
            writeTable<WeatherSeries>(database, "weather", project, before.weather, after.weather);
        !done)
        return done;
    if (auto done =
            writeTable<HourSeries>(database, "hour_series", project, before.hourly, after.hourly);
        !done)
        return done;
    return writeAlternatives(database, before, after);
}

} // namespace hallwright::data
