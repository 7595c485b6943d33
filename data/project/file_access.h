// SPDX-License-Identifier: GPL-3.0-or-later
// Opening project files with clear words for what is wrong with them, and putting new ones in
// place.
#pragma once

#include "data/sqlite/database.h"

#include <filesystem>

namespace hallwright::data {

// The Fault with the file's path in front of its place.
model::Fault inFile(const std::filesystem::path& path, model::Fault fault);

// The absolute path with links followed, as far as it exists; never throws.
std::filesystem::path resolved(const std::filesystem::path& path);

// A connection to a project file of ours whose pages are sound.
struct OpenedFile {
    Database database;
    std::int64_t version = 0;
};
enum class FileUse { Read, Write };
// For `Write` a file of a newer version or without write permission is a Fault (Locked).
model::Result<OpenedFile> openFile(const std::filesystem::path& path, FileUse use);

// A file written beside its place and moved there whole; without commit() nothing remains of it.
class ReplacementFile {
public:
    explicit ReplacementFile(const std::filesystem::path& place);
    ReplacementFile(const ReplacementFile&) = delete;
    ReplacementFile& operator=(const ReplacementFile&) = delete;
    ~ReplacementFile();

    const std::filesystem::path& path() const { return temporary_; }
    // Flushes it to the disk and moves it over what is at its place. Its database must be closed.
    model::Result<void> commit();

private:
    std::filesystem::path place_;
    std::filesystem::path temporary_;
};

} // namespace hallwright::data
