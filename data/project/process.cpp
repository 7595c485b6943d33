// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <pwd.h>
#include <sstream>
#include <unistd.h>

namespace hallwright::data {

namespace {

// Field 22 of /proc/PID/stat (proc(5)); the name in field 2 may hold blanks and brackets.
std::int64_t startOf(std::int64_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string line;
    if (!std::getline(file, line))
        return 0;
    const auto bracket = line.rfind(')');
    if (bracket == std::string::npos)
        return 0;
    std::istringstream rest(line.substr(bracket + 1));
    std::string word;
    for (int field = 3; field <= 22; ++field)
        if (!(rest >> word))
            return 0;
    return std::strtoll(word.c_str(), nullptr, 10);
}

std::string hostName()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "unknown";
}

std::string userName()
{
    if (const passwd* entry = ::getpwuid(::getuid()))
        return entry->pw_name;
    const char* name = std::getenv("USER");
    return name != nullptr ? name : std::to_string(::getuid());
}

} // namespace

ProcessMark thisProcess()
{
    const std::int64_t pid = ::getpid();
    return {pid, startOf(pid), hostName(), userName()};
}

Liveness livenessOf(const ProcessMark& mark)
{
    if (mark.host != hostName())
        return Liveness::Unknown;
    if (mark.pid <= 0)
        return Liveness::Gone;
    if (::kill(static_cast<pid_t>(mark.pid), 0) != 0 && errno == ESRCH)
        return Liveness::Gone;
    const std::int64_t start = startOf(mark.pid);
    const bool another = start != 0 && mark.start != 0 && start != mark.start;
    return another ? Liveness::Gone : Liveness::Alive;
}

} // namespace hallwright::data
