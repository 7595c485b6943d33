// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/evaluation_runner.h"

#include <QMetaObject>

#include <chrono>

namespace hallwright::ui {

namespace {
bool same(const EvaluationRunner::Wanted& a, const EvaluationRunner::Wanted& b)
{
    return a.alternative == b.alternative && a.fingerprint == b.fingerprint;
}
} // namespace

EvaluationRunner::EvaluationRunner(Evaluate evaluate, QObject* parent)
    : QObject(parent)
    , evaluate_(std::move(evaluate))
    , thread_([this](std::stop_token quit) { work(quit); })
{
}

EvaluationRunner::~EvaluationRunner()
{
    thread_.request_stop();
    {
        const std::scoped_lock lock(mutex_);
        queue_.clear();
        runningStop_.request_stop();
    }
    thread_.join();
}

void EvaluationRunner::request(const model::Project& project, const std::vector<Wanted>& wanted)
{
    if (!evaluate_)
        return;
    {
        const std::scoped_lock lock(mutex_);
        queue_.clear();
        bool keepRunning = false;
        for (const auto& one : wanted) {
            if (runs_ && same(one, running_) && !runningStop_.stop_requested())
                keepRunning = true;
            else
                queue_.push_back({project, one});
        }
        if (runs_ && !keepRunning)
            runningStop_.request_stop();
    }
    wake_.notify_all();
    if (!wanted.empty())
        emit busyChanged(true);
}

bool EvaluationRunner::busy() const
{
    const std::scoped_lock lock(mutex_);
    return runs_ || !queue_.empty();
}

void EvaluationRunner::work(std::stop_token quit)
{
    while (!quit.stop_requested()) {
        Job job;
        std::stop_token stop;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, quit, [this] { return !queue_.empty(); });
            if (queue_.empty() || quit.stop_requested())
                return;
            job = std::move(queue_.front());
            queue_.pop_front();
            running_ = job.wanted;
            runningStop_ = std::stop_source();
            stop = runningStop_.get_token();
            runs_ = true;
        }
        EvaluationAnswer answer = run(job, stop);
        {
            const std::scoped_lock lock(mutex_);
            runs_ = false;
        }
        deliver(std::move(answer));
    }
}

EvaluationAnswer EvaluationRunner::run(const Job& job, std::stop_token stop) const
{
    EvaluationAnswer answer{job.wanted.alternative, job.wanted.fingerprint, {}, {}, 0.0};
    const auto start = std::chrono::steady_clock::now();
    auto result = evaluate_(job.project, job.wanted.alternative, stop);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    answer.milliseconds = took.count();
    if (stop.stop_requested()) {
        answer.fault.code = model::FaultCode::Cancelled;
    } else if (result) {
        answer.assessment = std::make_shared<const model::Assessment>(std::move(*result));
    } else {
        answer.fault = result.error();
    }
    return answer;
}

void EvaluationRunner::deliver(EvaluationAnswer answer)
{
    QMetaObject::invokeMethod(
        this,
        [this, answer = std::move(answer)] {
            if (answer.assessment || answer.fault.code != model::FaultCode::Cancelled)
                emit finished(answer);
            emit busyChanged(busy());
        },
        Qt::QueuedConnection);
}

} // namespace hallwright::ui
