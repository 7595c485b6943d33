// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of long work on standard error where that is a terminal, and Ctrl+C as a stop that keeps
// what is done.
#pragma once

#include "model/results/failure.h"

#include <chrono>
#include <stop_token>
#include <string>

namespace hallwright::app {

class Progress {
public:
    enum class Show { OnTerminal, Never };
    // While it lives, the first Ctrl+C asks for a stop; a second one ends the program.
    Progress(std::string what, Show show);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // To be called often.
    void tell(std::size_t done, std::size_t all);
    model::FailureWatch watch();
    std::stop_token stopToken() const { return stop_.get_token(); }

private:
    std::string what_;
    bool shown_ = false;
    std::stop_source stop_;
    std::chrono::steady_clock::time_point start_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace hallwright::app
