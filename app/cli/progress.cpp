// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace hallwright::app {

namespace {

std::atomic<bool> interrupted{false}; // set by the signal, which can do no more

extern "C" void onInterrupt(int)
{
    interrupted = true;
    std::signal(SIGINT, SIG_DFL);
}

constexpr auto pace = std::chrono::milliseconds(200);

} // namespace

Progress::Progress(std::string what, Show show)
    : what_(std::move(what))
    , shown_(show == Show::OnTerminal && isatty(STDERR_FILENO) != 0)
    , start_(std::chrono::steady_clock::now())
    , last_(start_)
{
    interrupted = false;
    std::signal(SIGINT, onInterrupt);
}

Progress::~Progress()
{
    std::signal(SIGINT, SIG_DFL);
    if (shown_)
        std::fputs("\r\033[K", stderr);
}

void Progress::tell(std::size_t done, std::size_t all)
{
    if (interrupted)
        stop_.request_stop();
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || all == 0 || now - last_ < pace)
        return;
    last_ = now;
    const double share = static_cast<double>(done) / static_cast<double>(all);
    const std::chrono::duration<double> spent = now - start_;
    if (share > 0.02)
        std::fprintf(stderr, "\r%s %3.0f %%, %.0f s left\033[K", what_.c_str(), 100.0 * share,
                     spent.count() * (1.0 - share) / share);
    else
        std::fprintf(stderr, "\r%s %3.0f %%\033[K", what_.c_str(), 100.0 * share);
}

model::FailureWatch Progress::watch()
{
    return
        [this](const model::FailureResult&, std::size_t done, std::size_t all) { tell(done, all); };
}

} // namespace hallwright::app
