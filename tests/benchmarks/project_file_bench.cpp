// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving and recording a project of 500, 5,000 and 14,000 racks.
// Budgets at 14,000 racks: save new 500 ms, open 500 ms, save one moved rack 500 ms, record one
// moved rack 5 ms.
#include "data/project/project_file.h"
#include "data/project/recovery.h"
#include "model/plan.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace hallwright;

model::Project hallOf(std::int64_t count)
{
    model::Project project;
    model::Alternative alternative;
    alternative.id = {1};
    alternative.name = "A";
    std::vector<model::Rack> racks;
    for (std::int64_t i = 0; i < count; ++i) {
        model::Rack rack;
        rack.id = {static_cast<std::uint32_t>(i + 10)};
        rack.label = "H1-R" + std::to_string(i / 20) + "-K" + std::to_string(i % 20);
        rack.at.hall = {2};
        rack.at.x = model::metres(0.6 * static_cast<double>(i % 20));
        rack.at.y = model::metres(2.4 * static_cast<double>(i / 20));
        rack.row = {3};
        if (i % 2 == 0)
            rack.measured = model::kilowatts(100 + 0.1 * static_cast<double>(i % 300));
        racks.push_back(std::move(rack));
    }
    alternative.plan.racks = model::Table<model::Rack>(std::move(racks));
    project.alternatives.push_back(std::move(alternative));
    project.lastId = static_cast<std::uint32_t>(count + 10);
    return project;
}

model::Project moved(const model::Project& project, int step)
{
    model::Project next = project;
    auto& racks = next.alternatives[0].plan.racks;
    model::Rack rack = *racks.begin();
    rack.at.x = model::metres(0.1 * step);
    racks = racks.with({rack});
    return next;
}

std::filesystem::path place()
{
    return std::filesystem::temp_directory_path() / "hallwright-bench.hallwright";
}

void require(const model::Result<void>& done, benchmark::State& state)
{
    if (!done)
        state.SkipWithError(model::english(done.error()).c_str());
}

void saveNewProject(benchmark::State& state)
{
    const auto project = hallOf(state.range(0));
    for (auto _ : state) {
        state.PauseTiming();
        std::filesystem::remove(place());
        state.ResumeTiming();
        require(data::saveProject(place(), project), state);
    }
    state.counters["bytes"] = static_cast<double>(std::filesystem::file_size(place()));
}

void openProject(benchmark::State& state)
{
    std::filesystem::remove(place());
    require(data::saveProject(place(), hallOf(state.range(0))), state);
    for (auto _ : state)
        benchmark::DoNotOptimize(data::loadProject(place()));
}

void saveOneMovedRack(benchmark::State& state)
{
    auto project = hallOf(state.range(0));
    std::filesystem::remove(place());
    require(data::saveProject(place(), project), state);
    int step = 0;
    for (auto _ : state) {
        project = moved(project, ++step);
        require(data::saveProject(place(), project), state);
    }
}

void recordOneMovedRack(benchmark::State& state)
{
    ::setenv("XDG_STATE_HOME", std::filesystem::temp_directory_path().c_str(), 1);
    auto project = hallOf(state.range(0));
    auto recovery = data::Recovery::begin({}, project);
    require(recovery.record(project), state);
    int step = 0;
    for (auto _ : state) {
        project = moved(project, ++step);
        require(recovery.record(project), state);
    }
    recovery.discard();
}

BENCHMARK(saveNewProject)->Arg(500)->Arg(5000)->Arg(14000)->Unit(benchmark::kMillisecond);
BENCHMARK(openProject)->Arg(500)->Arg(5000)->Arg(14000)->Unit(benchmark::kMillisecond);
BENCHMARK(saveOneMovedRack)->Arg(500)->Arg(5000)->Arg(14000)->Unit(benchmark::kMillisecond);
BENCHMARK(recordOneMovedRack)->Arg(500)->Arg(5000)->Arg(14000)->Unit(benchmark::kMillisecond);

} // namespace
