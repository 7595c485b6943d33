// SPDX-License-Identifier: GPL-3.0-or-later
// A forked child that works until it is killed and tells single bytes to its parent. It never
// outlives the test: it dies with its object and with its parent.
#pragma once

#include <csignal>
#include <functional>
#include <optional>
#include <sys/types.h>

namespace hallwright::tests {

class ChildProcess {
public:
    // Tells the parent one byte.
    using Tell = std::function<void(char)>;

    // Runs `work` in the child, which then waits to be killed.
    explicit ChildProcess(const std::function<void(const Tell&)>& work);
    ~ChildProcess() { kill(); }
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    [[nodiscard]] pid_t pid() const { return pid_; }
    // The next byte told; none where the child is gone or says nothing for 30 s.
    std::optional<char> hear();
    // SIGKILL, and waits for its end.
    void kill();

private:
    pid_t pid_ = -1;
    int heard_ = -1;
    bool alive_ = true;
};

} // namespace hallwright::tests
