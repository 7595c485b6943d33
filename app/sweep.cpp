// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweep.h"

#include "app/evaluate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

namespace hallwright::app {

using namespace model;

namespace {

void fill(data::SweepPoint& point, const Assessment& assessment)
{
    point.kpis = assessment.kpis;
    for (const auto& finding : assessment.findings) {
        if (finding.waived)
            continue;
        point.errors += finding.severity == Severity::Error ? 1 : 0;
        point.warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
}

// Nothing where it was stopped.
std::optional<data::SweepPoint> solve(const SweepRun& run, std::int64_t index,
                                      EvaluationCache& cache, std::stop_token stop)
{
    const auto start = std::chrono::steady_clock::now();
    data::SweepPoint point;
    point.index = index;
    const auto solved =
        projectAt({run.project, run.catalogue, run.alternative, {}}, run.spec, index)
            .and_then([&](const Project& project) {
                return evaluate(project, run.catalogue, run.alternative, cache, stop);
            });
    if (!solved && solved.error().code == FaultCode::Cancelled)
        return std::nullopt;
    if (solved)
        fill(point, *solved);
    else
        point.fault = english(solved.error());
    point.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return point;
}

// Takes the next point of the list until none is left, one stops or one cannot be stored.
class Workers {
public:
    Workers(const SweepRun& run, data::SweepFile& file, std::vector<std::int64_t> todo)
        : run_(run)
        , file_(file)
        , todo_(std::move(todo))
    {
    }

    void work(std::stop_token stop)
    {
        EvaluationCache cache;
        for (std::size_t at = next_++; at < todo_.size(); at = next_++) {
            const auto point = solve(run_, todo_[at], cache, stop);
            if (!point || !store(*point))
                return;
        }
    }

    std::int64_t stored = 0;
    std::int64_t failed = 0;
    std::optional<Fault> fault;

private:
    bool store(const data::SweepPoint& point)
    {
        const std::lock_guard hold(mutex_);
        if (fault)
            return false;
        if (const auto put = file_.put(point); !put) {
            fault = put.error();
            return false;
        }
        ++stored;
        failed += point.fault.empty() ? 0 : 1;
        if (run_.progress)
            run_.progress(stored, static_cast<std::int64_t>(todo_.size()));
        return true;
    }

    const SweepRun& run_;
    data::SweepFile& file_;
    std::vector<std::int64_t> todo_;
    std::atomic<std::size_t> next_ = 0;
    std::mutex mutex_;
};

} // namespace

data::SweepHead headOf(const SweepRun& run, std::int64_t points)
{
    const auto* alternative = run.project.find(run.alternative);
    ensure(alternative != nullptr, "a sweep varies an alternative of the project");
    return {run.project.name, alternative->name,
            fingerprintText(fingerprint(run.project, *alternative)), points, run.spec};
}

Result<SweepCount> sweep(const SweepRun& run, data::SweepFile& file, std::stop_token stop)
{
    const auto points = pointCount(run.spec);
    if (!points)
        return fail(points.error());
    const auto done = file.done();
    if (!done)
        return fail(done.error());
    SweepCount count;
    std::vector<std::int64_t> todo;
    for (std::int64_t point = run.shard.index - 1; point < *points; point += run.shard.of) {
        ++count.points;
        if (done->contains(point))
            ++count.before;
        else
            todo.push_back(point);
    }
    const std::size_t wanted = todo.size();
    Workers workers(run, file, std::move(todo));
    {
        std::vector<std::jthread> threads;
        const auto jobs = std::min<std::size_t>(static_cast<std::size_t>(run.jobs), wanted);
        for (std::size_t i = 0; i < jobs; ++i)
            threads.emplace_back([&workers, stop] { workers.work(stop); });
    }
    if (workers.fault)
        return fail(*workers.fault);
    if (workers.stored < static_cast<std::int64_t>(wanted))
        return fail(FaultCode::Cancelled, {QT_TRANSLATE_NOOP("app", "the sweep was stopped"), {}});
    count.failed = workers.failed;
    return count;
}

} // namespace hallwright::app
