// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/project_file.h"

#include "data/project/file_access.h"
#include "data/project/migration.h"
#include "data/project/project_rows.h"
#include "data/project/row_codec.h"
#include "data/project/schema.h"
#include "data/sqlite/transaction.h"

#include <functional>

namespace hallwright::data {

namespace fs = std::filesystem;
using namespace model;

namespace {

using Step = std::function<Result<void>(Database&)>;

// Runs the step in one transaction of an existing file of ours.
Result<void> change(const fs::path& path, const Step& step)
{
    auto file = openFile(path, FileUse::Write);
    if (!file)
        return fail(file.error());
    auto transaction = Transaction::begin(file->database);
    if (!transaction)
        return fail(inFile(path, transaction.error()));
    auto done = migrate(file->database);
    if (done)
        done = step(file->database);
    if (done)
        done = transaction->commit();
    if (!done)
        return fail(inFile(path, done.error()));
    return {};
}

// What the file holds becomes the project: read inside the transaction, so that edits by foreign
// SQL since it was opened are seen.
Result<void> writeProject(Database& database, const Project& project)
{
    const auto before = readProject(database);
    if (!before)
        return fail(before.error());
    return writeDifference(database, *before, project);
}

// A file that nobody sees yet: its journal may stay in memory and the flush comes once, at the end.
constexpr const char* unseenFile = "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF";

Result<void> fillNew(const fs::path& path, const Step& step)
{
    auto database = Database::open(path, OpenMode::Create);
    if (!database)
        return fail(database.error());
    if (auto set = database->execute(unseenFile); !set)
        return set;
    auto transaction = Transaction::begin(*database);
    if (!transaction)
        return fail(transaction.error());
    if (auto done = step(*database); !done)
        return done;
    return transaction->commit();
}

Result<void> createProject(const fs::path& path, const Project& project)
{
    ReplacementFile file(path);
    auto done = fillNew(file.path(), [&](Database& database) -> Result<void> {
        if (auto made = migrate(database); !made)
            return made;
        return writeDifference(database, Project{}, project);
    });
    if (done)
        done = file.commit();
    if (!done)
        return fail(inFile(path, done.error()));
    return {};
}

Result<void> copyContent(const fs::path& from, const fs::path& to)
{
    auto source = openFile(from, FileUse::Read);
    if (!source)
        return fail(source.error());
    auto target = Database::open(to, OpenMode::Create);
    if (!target)
        return fail(target.error());
    if (auto set = target->execute(unseenFile); !set)
        return set;
    return source->database.copyTo(*target);
}

} // namespace

Result<OpenedProject> openProject(const fs::path& path)
{
    auto file = openFile(path, FileUse::Read);
    if (!file)
        return fail(file.error());
    if (auto begun = file->database.execute("BEGIN"); !begun) // one state of the file throughout
        return fail(inFile(path, begun.error()));
    auto project = readProject(file->database);
    if (!project)
        return fail(inFile(path, project.error()));
    OpenedProject opened{std::move(*project), false, {}};
    if (file->version > schemaVersion) {
        opened.readOnly = true;
        opened.why = {QT_TRANSLATE_NOOP("data",
                                        "The file was made by a newer version of Hallwright "
                                        "(format {0}; this one writes {1})."),
                      {std::to_string(file->version), std::to_string(schemaVersion)}};
    } else if (file->database.readOnly()) {
        opened.readOnly = true;
        opened.why = {QT_TRANSLATE_NOOP("data", "The file is write-protected."), {}};
    }
    return opened;
}

Result<Project> loadProject(const fs::path& path)
{
    return openProject(path).map([](OpenedProject opened) { return std::move(opened.project); });
}

Result<void> saveProject(const fs::path& path, const Project& project)
{
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return createProject(path, project);
    return change(path, [&](Database& database) { return writeProject(database, project); });
}

Result<void> saveProjectAs(const fs::path& from, const fs::path& to, const Project& project)
{
    std::error_code ignored;
    if (!fs::exists(from, ignored))
        return createProject(to, project);
    if (fs::equivalent(from, to, ignored))
        return saveProject(to, project);
    ReplacementFile file(to);
    auto done = copyContent(from, file.path());
    if (done)
        done = fillNew(file.path(), [&](Database& database) -> Result<void> {
            // A newer version's file keeps its version; its known columns are written all the same.
            if (auto made = migrate(database); !made)
                return made;
            return writeProject(database, project);
        });
    if (done)
        done = file.commit();
    if (!done)
        return fail(inFile(to, done.error()));
    return {};
}

Result<void> saveAssessments(const fs::path& path, std::span<const Assessment> assessments)
{
    const EvaluationStamp stamp{HALLWRIGHT_VERSION, HALLWRIGHT_VERSION};
    return change(
        path, [&](Database& database) { return writeAssessments(database, assessments, stamp); });
}

Result<std::vector<StoredAssessment>> loadStoredAssessments(const fs::path& path)
{
    auto file = openFile(path, FileUse::Read);
    if (!file)
        return fail(file.error());
    auto stored = readAssessments(file->database);
    if (!stored)
        return fail(inFile(path, stored.error()));
    return stored;
}

Result<std::vector<Assessment>> loadAssessments(const fs::path& path)
{
    return loadStoredAssessments(path).map([](std::vector<StoredAssessment> stored) {
        std::vector<Assessment> out;
        for (auto& one : stored)
            out.push_back(std::move(one.assessment));
        return out;
    });
}

Result<void> dropAssessments(const fs::path& path)
{
    return change(path,
                  [](Database& database) { return database.execute("DELETE FROM evaluation"); });
}

Result<ViewState> loadViewState(const fs::path& path)
{
    ViewState state;
    auto file = openFile(path, FileUse::Read);
    if (!file)
        return fail(file.error());
    const auto present = columnsOf(file->database, "view_state");
    if (!present || present->empty())
        return state;
    auto row = file->database.prepare("SELECT key, value FROM view_state");
    if (!row)
        return fail(inFile(path, row.error()));
    for (;;) {
        const auto more = row->step();
        if (!more)
            return fail(inFile(path, more.error()));
        if (!*more)
            return state;
        state.emplace(row->text(0), row->text(1));
    }
}

Result<void> saveViewState(const fs::path& path, const ViewState& state)
{
    return change(path, [&](Database& database) -> Result<void> {
        if (auto cleared = database.execute("DELETE FROM view_state"); !cleared)
            return cleared;
        auto row = database.prepare("INSERT INTO view_state (key, value) VALUES (?, ?)");
        if (!row)
            return fail(row.error());
        for (const auto& [key, value] : state) {
            row->bind(1, std::string_view(key));
            row->bind(2, std::string_view(value));
            if (auto done = row->run(); !done)
                return done;
        }
        return {};
    });
}

Result<std::vector<Issue>> loadIssues(const fs::path& path)
{
    auto file = openFile(path, FileUse::Read);
    if (!file)
        return fail(file.error());
    auto reader = RowReader<Issue>::prepare(file->database, "issue", {"id"}, " ORDER BY id");
    if (!reader)
        return fail(inFile(path, reader.error()));
    std::vector<Issue> issues;
    for (;;) {
        const auto more = reader->next();
        if (!more)
            return fail(inFile(path, more.error()));
        if (!*more)
            return issues;
        const auto id = idAt(reader->statement(), 0, "issue");
        if (!id)
            return fail(inFile(path, id.error()));
        Issue issue;
        issue.id = *id;
        auto filled = reader->fill(std::move(issue), *id);
        if (!filled)
            return fail(inFile(path, filled.error()));
        issues.push_back(*std::move(filled));
    }
}

Result<void> saveIssue(const fs::path& path, const Issue& issue)
{
    return change(path, [&](Database& database) -> Result<void> {
        auto writer = RowWriter<Issue>::prepare(database, "issue", {"id"});
        if (!writer)
            return fail(writer.error());
        writer->statement().bind(1, std::int64_t{issue.id});
        return writer->write(2, issue, issue.id);
    });
}

} // namespace hallwright::data
