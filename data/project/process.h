// SPDX-License-Identifier: GPL-3.0-or-later
// Who is running: this process in words, and whether another one still lives.
#pragma once

#include <cstdint>
#include <string>

namespace hallwright::data {

// A process of one host. The start tells it from a later one that got the same number.
struct ProcessMark {
    std::int64_t pid = 0;
    std::int64_t start = 0; // clock ticks since the host's start; 0: not known
    std::string host;
    std::string user;
    friend bool operator==(const ProcessMark&, const ProcessMark&) = default;
};

ProcessMark thisProcess();

enum class Liveness { Alive, Gone, Unknown }; // Unknown: on another host
Liveness livenessOf(const ProcessMark& mark);

} // namespace hallwright::data
