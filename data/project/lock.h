// SPDX-License-Identifier: GPL-3.0-or-later
// The advisory lock beside an open project file: `FILE.lock` names who has it open.
#pragma once

#include "data/project/process.h"
#include "model/result.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hallwright::data {

struct LockHolder {
    ProcessMark process;
    std::string since; // UTC, ISO 8601
    friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

// Held while it lives; the lock file goes with it.
class FileLock {
public:
    // Takes over a lock whose process is gone on this host. Locked names who holds it, or says that
    // the folder cannot be written.
    static model::Result<FileLock> acquire(const std::filesystem::path& file);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

private:
    FileLock(std::filesystem::path path, std::string content)
        : path_(std::move(path))
        , content_(std::move(content))
    {
    }

    std::filesystem::path path_; // empty: nothing held
    std::string content_;
};

// Who holds the lock of the file now; none where nobody does or the holder is gone.
std::optional<LockHolder> lockHolder(const std::filesystem::path& file);

} // namespace hallwright::data
