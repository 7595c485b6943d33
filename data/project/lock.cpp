// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/lock.h"

#include "data/project/file_access.h"
#include "data/project/utc_time.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <sstream>
#include <unistd.h>
#include <utility>

namespace hallwright::data {

namespace fs = std::filesystem;
using model::FaultCode;
using model::Result;

namespace {

fs::path lockPath(const fs::path& file)
{
    fs::path path = resolved(file);
    path += ".lock";
    return path;
}

std::string contentOf(const LockHolder& holder)
{
    return fmt::format("pid {}\nstart {}\nhost {}\nuser {}\ntime {}\n", holder.process.pid,
                       holder.process.start, holder.process.host, holder.process.user,
                       holder.since);
}

std::optional<std::string> readWhole(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::int64_t numberOf(const std::string& word)
{
    std::int64_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

LockHolder parseHolder(const std::string& content)
{
    LockHolder holder;
    std::istringstream lines(content);
    std::string line;
    while (std::getline(lines, line)) {
        const auto blank = line.find(' ');
        const std::string key = line.substr(0, blank);
        const std::string value = blank == std::string::npos ? "" : line.substr(blank + 1);
        if (key == "pid")
            holder.process.pid = numberOf(value);
        else if (key == "start")
            holder.process.start = numberOf(value);
        else if (key == "host")
            holder.process.host = value;
        else if (key == "user")
            holder.process.user = value;
        else if (key == "time")
            holder.since = value;
    }
    return holder;
}

// A lock that names no host was not written by us, or was cut off: nobody stands behind it.
bool stale(const LockHolder& holder)
{
    return holder.process.host.empty() || livenessOf(holder.process) == Liveness::Gone;
}

tl::unexpected<model::Fault> heldBy(const LockHolder& holder, const fs::path& file)
{
    const bool elsewhere = livenessOf(holder.process) == Liveness::Unknown;
    return model::fail(
        FaultCode::Locked,
        {QT_TRANSLATE_NOOP("data", "the file is open: {0} on {1} (process {2}) since {3}"),
         {holder.process.user, holder.process.host, std::to_string(holder.process.pid),
          holder.since}},
        file.string(),
        elsewhere ? model::Message{QT_TRANSLATE_NOOP("data", "Close it there; if that computer no "
                                                             "longer has it open, delete {0}"),
                                   {lockPath(file).string()}}
                  : model::Message{QT_TRANSLATE_NOOP("data", "Close it there first"), {}});
}

// Puts a stale lock aside. Another program may do the same at this moment and already hold a new
// one: what was moved is looked at again, and put back if it is not the stale one.
void putAside(const fs::path& lock, const std::string& staleContent)
{
    const fs::path aside = lock.string() + "." + std::to_string(::getpid());
    if (::rename(lock.c_str(), aside.c_str()) != 0)
        return;
    if (readWhole(aside) != staleContent)
        (void)::link(aside.c_str(), lock.c_str());
    (void)::unlink(aside.c_str());
}

// Creates the lock with its content in one step: true, or false where there is one already.
Result<bool> create(const fs::path& lock, const std::string& content)
{
    static std::atomic<unsigned> counter{0};
    const fs::path draft = fmt::format("{}.{}-{}", lock.string(), ::getpid(), ++counter);
    {
        std::ofstream file(draft, std::ios::binary | std::ios::trunc);
        file << content;
        if (!file.flush())
            return model::fail(FaultCode::Locked,
                               {QT_TRANSLATE_NOOP("data", "the folder cannot be written ({0})"),
                                {std::strerror(errno)}},
                               lock.parent_path().string());
    }
    // link() does not replace; where the file system has no hard links, rename is the next best.
    int outcome = ::link(draft.c_str(), lock.c_str());
    if (outcome != 0 && errno != EEXIST && !fs::exists(lock))
        outcome = ::rename(draft.c_str(), lock.c_str());
    (void)::unlink(draft.c_str());
    return outcome == 0;
}

} // namespace

Result<FileLock> FileLock::acquire(const fs::path& file)
{
    const fs::path lock = lockPath(file);
    const std::string content = contentOf({thisProcess(), utcNow()});
    constexpr int attempts = 3; // others may take a stale lock over at the same moment
    for (int i = 0; i < attempts; ++i) {
        const auto created = create(lock, content);
        if (!created)
            return model::fail(created.error());
        if (*created)
            return FileLock(lock, content);
        const auto present = readWhole(lock);
        if (!present)
            continue; // released meanwhile
        const LockHolder holder = parseHolder(*present);
        if (!stale(holder))
            return heldBy(holder, file);
        putAside(lock, *present);
    }
    return heldBy(parseHolder(readWhole(lock).value_or("")), file);
}

FileLock::FileLock(FileLock&& other) noexcept
    : path_(std::exchange(other.path_, {}))
    , content_(std::move(other.content_))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(path_, other.path_);
    std::swap(content_, other.content_);
    return *this;
}

FileLock::~FileLock()
{
    // Only our own: a lock deleted by hand may be another's by now.
    if (!path_.empty() && readWhole(path_) == content_)
        (void)::unlink(path_.c_str());
}

std::optional<LockHolder> lockHolder(const fs::path& file)
{
    const auto content = readWhole(lockPath(file));
    if (!content)
        return std::nullopt;
    const LockHolder holder = parseHolder(*content);
    return stale(holder) ? std::nullopt : std::optional<LockHolder>(holder);
}

} // namespace hallwright::data
