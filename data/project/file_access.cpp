// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/file_access.h"

#include "data/project/schema.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace hallwright::data {

namespace fs = std::filesystem;
using model::Fault;
using model::FaultCode;
using model::Message;
using model::Result;

namespace {

constexpr std::string_view sqliteMagic("SQLite format 3\0", 16);
constexpr std::size_t headerSize = 100; // of an SQLite file

Fault unreadable(Message what, Message remedy = {})
{
    return {FaultCode::Unreadable, std::move(what), {}, std::move(remedy)};
}

// Tells, before SQLite sees it, why a path cannot be a project file.
Result<void> checkHeader(const fs::path& path)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status))
        return model::fail(
            unreadable({QT_TRANSLATE_NOOP("data", "there is no such file"), {}},
                       {QT_TRANSLATE_NOOP("data", "Check the name and the folder"), {}}));
    if (!fs::is_regular_file(status))
        return model::fail(unreadable(
            {QT_TRANSLATE_NOOP("data", "this is a folder or a device, not a file"), {}}));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return model::fail(unreadable(
            {QT_TRANSLATE_NOOP("data", "the file may not be read ({0})"), {std::strerror(errno)}}));
    std::array<char, headerSize> header{};
    file.read(header.data(), header.size());
    const auto got = static_cast<std::size_t>(file.gcount());
    if (got == 0)
        return model::fail(unreadable({QT_TRANSLATE_NOOP("data", "the file is empty"), {}},
                                      {QT_TRANSLATE_NOOP("data", "Restore it from a copy"), {}}));
    const auto compared = std::min(got, sqliteMagic.size());
    if (std::string_view(header.data(), compared) != sqliteMagic.substr(0, compared))
        return model::fail(
            unreadable({QT_TRANSLATE_NOOP("data", "this is not a Hallwright project file"), {}}));
    if (got < headerSize)
        return model::fail(
            unreadable({QT_TRANSLATE_NOOP("data", "the file is cut off after {0} bytes"),
                        {std::to_string(got)}},
                       {QT_TRANSLATE_NOOP("data", "Restore it from a copy"), {}}));
    return {};
}

Result<std::int64_t> checkContent(Database& database)
{
    const auto application = database.integer("PRAGMA application_id");
    if (!application)
        return model::fail(application.error());
    if (*application != applicationId)
        return model::fail(unreadable(
            {QT_TRANSLATE_NOOP("data", "this is an SQLite database of another program"), {}}));
    const auto sound = database.text("PRAGMA quick_check(1)");
    if (!sound)
        return model::fail(sound.error());
    if (*sound != "ok")
        return model::fail(
            unreadable({QT_TRANSLATE_NOOP("data", "the file is damaged ({0})"), {*sound}},
                       {QT_TRANSLATE_NOOP("data", "Restore it from a copy"), {}}));
    return database.integer("PRAGMA user_version");
}

Result<void> checkWritable(const OpenedFile& file)
{
    const Message remedy{QT_TRANSLATE_NOOP("data", "Save under another name"), {}};
    if (file.version > schemaVersion)
        return model::fail(
            FaultCode::Locked,
            {QT_TRANSLATE_NOOP("data", "the file was made by a newer version of Hallwright (format "
                                       "{0}; this one writes {1}) and is only read"),
             {std::to_string(file.version), std::to_string(schemaVersion)}},
            {}, remedy);
    if (file.database.readOnly())
        return model::fail(FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("data", "the file is write-protected"), {}}, {},
                           remedy);
    return {};
}

Result<void> system(int outcome, const fs::path& path, const char* action)
{
    if (outcome >= 0)
        return {};
    return model::fail(
        FaultCode::Locked,
        {QT_TRANSLATE_NOOP("data", "the file could not be written: {0} failed ({1})"),
         {action, std::strerror(errno)}},
        path.string());
}

Result<void> flush(const fs::path& path, int flags)
{
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (auto opened = system(file, path, "open"); !opened)
        return opened;
    auto done = system(::fsync(file), path, "fsync");
    ::close(file);
    return done;
}

// A journal left by a killed program belongs to the old file: rolled back into the new one it would
// ruin it.
void retireJournal(const fs::path& place)
{
    std::error_code ignored;
    for (const char* suffix : {"-journal", "-wal", "-shm"}) {
        fs::path left = place;
        left += suffix;
        if (!fs::exists(left, ignored))
            continue;
        if (auto old = Database::open(place, OpenMode::ReadWrite))
            (void)old->execute("BEGIN IMMEDIATE; COMMIT"); // rolls it back
        fs::remove(left, ignored);
    }
}

} // namespace

Fault inFile(const fs::path& path, Fault fault)
{
    const std::string name = path.string();
    if (!fault.where.starts_with(name))
        fault.where =
            fault.where.empty() || fault.where.front() == '/' ? name : name + ": " + fault.where;
    return fault;
}

fs::path resolved(const fs::path& path)
{
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    const fs::path followed = error ? fs::path() : fs::weakly_canonical(whole, error);
    return error || followed.empty() ? path : followed;
}

Result<OpenedFile> openFile(const fs::path& path, FileUse use)
{
    if (auto header = checkHeader(path); !header)
        return model::fail(inFile(path, header.error()));
    // Also for reading: only a writing connection can roll back the journal of a killed program.
    auto database = Database::open(path, OpenMode::ReadWrite);
    if (!database)
        return model::fail(inFile(path, database.error()));
    const auto version = checkContent(*database);
    if (!version)
        return model::fail(inFile(path, version.error()));
    OpenedFile file{std::move(*database), *version};
    if (use == FileUse::Read)
        return file;
    if (auto writable = checkWritable(file); !writable)
        return model::fail(inFile(path, writable.error()));
    if (auto set =
            file.database.execute("PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA");
        !set)
        return model::fail(inFile(path, set.error()));
    return file;
}

ReplacementFile::ReplacementFile(const fs::path& place)
    : place_(resolved(place))
    , temporary_(place_)
{
    temporary_.replace_filename("." + place_.filename().string() + "." +
                                std::to_string(::getpid()) + ".part");
    std::error_code ignored;
    fs::remove(temporary_, ignored);
}

ReplacementFile::~ReplacementFile()
{
    std::error_code ignored;
    fs::remove(temporary_, ignored);
    for (const char* suffix : {"-journal", "-wal", "-shm"})
        fs::remove(temporary_.string() + suffix, ignored);
}

Result<void> ReplacementFile::commit()
{
    struct stat old {};
    if (::stat(place_.c_str(), &old) == 0)
        (void)::chmod(temporary_.c_str(), old.st_mode & 07777U);
    if (auto flushed = flush(temporary_, O_RDONLY); !flushed)
        return flushed;
    retireJournal(place_);
    if (auto moved = system(::rename(temporary_.c_str(), place_.c_str()), place_, "rename"); !moved)
        return moved;
    return flush(place_.parent_path(), O_RDONLY | O_DIRECTORY);
}

} // namespace hallwright::data
