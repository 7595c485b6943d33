// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/child_process.h"

#include "model/result.h"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hallwright::tests {

ChildProcess::ChildProcess(const std::function<void(const Tell&)>& work)
{
    int ends[2];
    model::ensure(::pipe(ends) == 0, "a pipe opens");
    pid_ = ::fork();
    model::ensure(pid_ >= 0, "a child starts");
    if (pid_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::close(ends[0]);
        work([&](char word) { (void)!::write(ends[1], &word, 1); });
        for (;;)
            ::pause();
    }
    ::close(ends[1]);
    heard_ = ends[0];
}

std::optional<char> ChildProcess::hear()
{
    constexpr int patience = 30'000; // ms
    pollfd ear{heard_, POLLIN, 0};
    char word = 0;
    if (::poll(&ear, 1, patience) != 1 || ::read(heard_, &word, 1) != 1)
        return std::nullopt;
    return word;
}

void ChildProcess::kill()
{
    if (!alive_)
        return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    alive_ = false;
}

} // namespace hallwright::tests
