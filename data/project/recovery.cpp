// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/recovery.h"

#include "data/project/file_access.h"
#include "data/project/migration.h"
#include "data/project/project_file.h"
#include "data/project/project_rows.h"
#include "data/sqlite/transaction.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hallwright::data {

namespace fs = std::filesystem;
using namespace model;

namespace {

constexpr const char* suffix = ".recovery";

// WAL and NORMAL: an edit costs one append without a flush. It outlives the program; only a power
// failure could take the newest edits, never the file.
constexpr const char* appendMode = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL";

constexpr const char* ownerTable =
    "CREATE TABLE recovery (id INTEGER PRIMARY KEY CHECK (id = 1), document TEXT NOT NULL, "
    "opened_hash TEXT NOT NULL, pid INTEGER NOT NULL, start INTEGER NOT NULL, host TEXT NOT NULL, "
    "user TEXT NOT NULL) STRICT";

fs::path homeFolder()
{
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return home;
    const passwd* entry = ::getpwuid(::getuid());
    return entry != nullptr ? fs::path(entry->pw_dir) : fs::temp_directory_path();
}

// Hash of all that a project file holds of the project.
std::uint64_t contentHash(const Project& project)
{
    std::uint64_t hash = hashByFields(project);
    const auto join = [&hash](std::uint64_t part) { hash = (hash ^ part) * 0x100000001b3ULL; };
    join(hashByFields(project.site));
    join(project.types.fingerprint());
    join(project.inputs.fingerprint());
    join(project.weather.fingerprint());
    join(project.hourly.fingerprint());
    for (const auto& alternative : project.alternatives) {
        join(hashByFields(alternative));
        join(alternative.id.number);
        join(fingerprint(alternative.plan));
    }
    return hash;
}

Result<void> writeOwner(Database& database, const fs::path& document, const Project& opened)
{
    if (auto made = database.execute(ownerTable); !made)
        return made;
    auto row = database.prepare("INSERT INTO recovery VALUES (1, ?, ?, ?, ?, ?, ?)");
    if (!row)
        return fail(row.error());
    const ProcessMark process = thisProcess();
    row->bind(1, std::string_view(document.native()));
    row->bind(2, std::string_view(fingerprintText(contentHash(opened))));
    row->bind(3, process.pid);
    row->bind(4, process.start);
    row->bind(5, std::string_view(process.host));
    row->bind(6, std::string_view(process.user));
    return row->run();
}

struct Owner {
    fs::path document;
    std::string openedHash;
    ProcessMark process;
};

Result<Owner> readOwner(Database& database)
{
    auto row =
        database.prepare("SELECT document, opened_hash, pid, start, host, user FROM recovery");
    if (!row)
        return fail(row.error());
    const auto found = row->step();
    if (!found)
        return fail(found.error());
    if (!*found)
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("data", "the recovery copy names no document"), {}});
    return Owner{
        row->text(0), row->text(1), {row->integer(2), row->integer(3), row->text(4), row->text(5)}};
}

RecoveryState judged(const Owner& owner, const Project& copy)
{
    if (owner.document.empty())
        return RecoveryState::DocumentMissing;
    const auto document = loadProject(owner.document);
    if (!document)
        return RecoveryState::DocumentMissing;
    if (*document == copy)
        return RecoveryState::SameAsDocument;
    return fingerprintText(contentHash(*document)) == owner.openedHash
               ? RecoveryState::EditsOnDocument
               : RecoveryState::BothChanged;
}

// None where its program still lives.
std::optional<RecoveryCopy> examined(const fs::path& path)
{
    RecoveryCopy copy{path, {}, RecoveryState::Damaged, {}};
    auto file = openFile(path, FileUse::Read);
    if (!file)
        return copy;
    const auto owner = readOwner(file->database);
    if (!owner)
        return copy;
    copy.document = owner->document;
    copy.process = owner->process;
    if (livenessOf(owner->process) == Liveness::Alive)
        return std::nullopt;
    if (const auto project = readProject(file->database))
        copy.state = judged(*owner, *project);
    return copy;
}

} // namespace

fs::path recoveryFolder()
{
    const char* state = std::getenv("XDG_STATE_HOME");
    const bool stated =
        state != nullptr && *state == '/'; // the standard: relative paths are invalid
    return (stated ? fs::path(state) : homeFolder() / ".local/state") / "hallwright/recovery";
}

Recovery::Recovery(fs::path document, Project opened)
    : document_(std::move(document))
    , opened_(std::move(opened))
{
    static std::atomic<unsigned> counter{0};
    path_ = recoveryFolder() /
            fmt::format("{}-{}-{}{}", ::getpid(), thisProcess().start, ++counter, suffix);
}

Recovery Recovery::begin(fs::path document, Project opened)
{
    return {document.empty() ? document : resolved(document), std::move(opened)};
}

Result<void> Recovery::create(const Project& project)
{
    std::error_code error;
    fs::create_directories(path_.parent_path(), error);
    if (error)
        return fail(FaultCode::Locked,
                    {QT_TRANSLATE_NOOP("data", "the recovery folder cannot be made ({0})"),
                     {error.message()}},
                    path_.parent_path().string());
    (void)::chmod(path_.parent_path().c_str(), S_IRWXU); // plans are the user's own matter
    auto database = Database::open(path_, OpenMode::Create);
    if (!database)
        return fail(database.error());
    if (auto set = database->execute(appendMode); !set)
        return set;
    auto transaction = Transaction::begin(*database);
    if (!transaction)
        return fail(transaction.error());
    auto done = migrate(*database);
    if (done)
        done = writeOwner(*database, document_, opened_);
    if (done)
        done = writeDifference(*database, Project{}, project);
    if (done)
        done = transaction->commit();
    if (done)
        database_.emplace(std::move(*database));
    return done;
}

Result<void> Recovery::record(const Project& project)
{
    if (!database_) {
        auto created = create(project);
        if (created)
            recorded_ = project;
        else
            discard();
        return created;
    }
    auto transaction = Transaction::begin(*database_);
    if (!transaction)
        return fail(transaction.error());
    auto done = writeDifference(*database_, recorded_, project);
    if (done)
        done = transaction->commit();
    if (done)
        recorded_ = project;
    return done;
}

void Recovery::saved(fs::path document, Project project)
{
    discard();
    document_ = resolved(document);
    opened_ = std::move(project);
}

void Recovery::discard()
{
    database_.reset();
    recorded_ = {};
    discardRecovery(path_);
}

std::vector<RecoveryCopy> listRecoveries()
{
    std::vector<RecoveryCopy> copies;
    std::error_code error;
    for (fs::directory_iterator at(recoveryFolder(), error), end; !error && at != end;
         at.increment(error))
        if (at->path().extension() == suffix)
            if (auto copy = examined(at->path()))
                copies.push_back(std::move(*copy));
    std::sort(copies.begin(), copies.end(),
              [](const RecoveryCopy& a, const RecoveryCopy& b) { return a.path < b.path; });
    return copies;
}

Result<Project> loadRecovery(const fs::path& copy)
{
    return loadProject(copy);
}

Result<fs::path> restoreBeside(const RecoveryCopy& copy)
{
    auto project = loadRecovery(copy.path);
    if (!project)
        return fail(project.error());
    const fs::path folder = copy.document.empty() ? homeFolder() : copy.document.parent_path();
    const std::string name = copy.document.empty() ? "Untitled" : copy.document.stem().string();
    std::error_code ignored;
    fs::path place = folder / (name + " (recovered).hallwright");
    for (int number = 2; fs::exists(place, ignored); ++number)
        place = folder / fmt::format("{} (recovered {}).hallwright", name, number);
    return saveProject(place, *project).map([&] { return place; });
}

void discardRecovery(const fs::path& copy)
{
    std::error_code ignored;
    for (const char* part : {"", "-wal", "-shm", "-journal"})
        fs::remove(copy.string() + part, ignored);
}

} // namespace hallwright::data
