// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of the fuzzer as text, or as a file for readers that open one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace hallwright::tests {

inline std::string textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

// One file of this process in memory, written anew for each input.
inline std::filesystem::path fileOf(const std::uint8_t* data, std::size_t size, const char* suffix)
{
    static const std::string base = "/dev/shm/hallwright-fuzz-" + std::to_string(::getpid());
    const std::filesystem::path file = base + suffix;
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    return file;
}

} // namespace hallwright::tests
