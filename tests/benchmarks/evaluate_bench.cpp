// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of whole evaluations, cold: a hall of 1,000 racks, the campus of a million GPUs, an edit in
// the 1,000-rack hall and its evaluation, and the command line as a whole process with its memory.
#include "app/evaluate.h"
#include "app/templates.h"
#include "data/project/project_file.h"
#include "model/edit/arrange.h"
#include "tests/benchmarks/large_halls.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hallwright;
using benchmarks::catalogue;
using benchmarks::thousandRacks;

namespace {

const model::Project& campus()
{
    static const auto project = app::projectFromTemplate("campus-1m", catalogue());
    model::ensure(project.has_value(), "the campus builds");
    return *project;
}

void evaluateCold(benchmark::State& state, const model::Project& project, const char* budget)
{
    for (auto _ : state) {
        auto all = app::evaluateAll(project, catalogue());
        if (!all)
            return state.SkipWithError(english(all.error()).c_str());
        benchmark::DoNotOptimize(all->front().fingerprint);
    }
    state.SetLabel(budget);
}

void evaluateThousandRacks(benchmark::State& state)
{
    evaluateCold(state, thousandRacks(), "budget 1 s");
}

void evaluateCampus(benchmark::State& state)
{
    evaluateCold(state, campus(), "budget 5 s");
}

// One rack moves by a floor tile; everything is evaluated anew, nothing kept.
void editAndEvaluateThousandRacks(benchmark::State& state)
{
    const model::Project& project = thousandRacks();
    const auto alternative = project.alternatives.front().id;
    const model::ElementRef one = refTo(project.alternatives.front().plan.racks.begin()->id);
    for (auto _ : state) {
        const auto all =
            moveItems(project, alternative, std::span(&one, 1), {model::metres(0.6), {}})
                .and_then([](const model::Project& after) {
                    return app::evaluateAll(after, catalogue());
                });
        if (!all)
            return state.SkipWithError(english(all.error()).c_str());
        benchmark::DoNotOptimize(all->front().fingerprint);
    }
    state.SetLabel("budget 1 s");
}

struct ProcessCost {
    double seconds = 0.0;
    double megabytes = 0.0; // largest resident set
    bool done = false;
};

// hallwright-cli evaluate FILE, from start to end.
ProcessCost evaluateByCommand(const std::string& file)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, STDOUT_FILENO);
        ::execl(HALLWRIGHT_CLI, HALLWRIGHT_CLI, "evaluate", file.c_str(), nullptr);
        ::_exit(127);
    }
    int status = 0;
    rusage usage{};
    const bool ended = child > 0 && ::wait4(child, &status, 0, &usage) == child;
    return {std::chrono::duration<double>(Clock::now() - start).count(),
            static_cast<double>(usage.ru_maxrss) / 1024.0,
            ended && WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

void wholeProcess(benchmark::State& state, const model::Project& project, const char* budget)
{
    const auto folder = std::filesystem::temp_directory_path() / "hallwright-benchmarks";
    std::filesystem::create_directories(folder);
    const auto file = folder / ("evaluate-" + std::to_string(::getpid()) + ".hallwright");
    double megabytes = 0.0;
    for (auto _ : state) {
        std::filesystem::remove(file);
        if (const auto saved = data::saveProject(file, project); !saved)
            return state.SkipWithError(english(saved.error()).c_str());
        const auto cost = evaluateByCommand(file.string());
        if (!cost.done)
            return state.SkipWithError("hallwright-cli evaluate failed");
        state.SetIterationTime(cost.seconds);
        megabytes = std::max(megabytes, cost.megabytes);
    }
    std::filesystem::remove(file);
    state.counters["resident_mb"] = megabytes;
    state.SetLabel(budget);
}

void processThousandRacks(benchmark::State& state)
{
    wholeProcess(state, thousandRacks(), "budget 1 s, 300 MB");
}

void processCampus(benchmark::State& state)
{
    wholeProcess(state, campus(), "budget 5 s");
}

} // namespace

BENCHMARK(evaluateThousandRacks)->Unit(benchmark::kMillisecond);
BENCHMARK(evaluateCampus)->Unit(benchmark::kMillisecond);
BENCHMARK(editAndEvaluateThousandRacks)->Unit(benchmark::kMillisecond);
BENCHMARK(processThousandRacks)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(processCampus)->Unit(benchmark::kMillisecond)->UseManualTime();
