// SPDX-License-Identifier: GPL-3.0-or-later
// Single failures of the cooling of a hall of 200 racks, each solved anew (nothing known before),
// and one of them followed in time: CDU groups at the row ends, and one CDU room for all.
// Budgets: 1,000 failures in 0.3 s on two cores; half an hour after the loss of a CDU in 0.5 s.
#include "app/evaluate_hall.h"
#include "app/failure_course.h"
#include "app/template_builder.h"
#include "tests/benchmarks/large_halls.h"

#include <benchmark/benchmark.h>

using namespace hallwright;
using benchmarks::catalogue;

namespace {

const model::Project& hallOf(model::CduScheme scheme)
{
    const auto made = [](model::CduScheme with) {
        auto project =
            app::TemplateBuilder(catalogue(), "200 racks")
                .alternative("A", "")
                .hall({.type = "superpod-gen2", .label = "Hall 1", .rows = 10, .perRow = 20})
                .coolant([with](model::CoolantRecipe& recipe) { recipe.cdu = with; })
                .done();
        model::ensure(project.has_value(), "a hall of 200 racks builds");
        return *std::move(project);
    };
    static const auto rowEnds = made(model::CduScheme::RowEnd);
    static const auto room = made(model::CduScheme::Room);
    return scheme == model::CduScheme::RowEnd ? rowEnds : room;
}

// The normal state, with cooling alone: electrical outages are power's own benchmark.
model::Result<app::HallSystems> systemsOf(const model::Project& project)
{
    const auto& plan = project.alternatives.front().plan;
    app::EvaluationCache cache;
    return app::solveHallSystems({project, catalogue(), plan, *plan.halls.begin()}, cache, {})
        .map([](app::HallSystems systems) {
            systems.powerSolved = false;
            return systems;
        });
}

void failuresOf200Racks(benchmark::State& state, model::CduScheme scheme)
{
    const auto systems = systemsOf(hallOf(scheme));
    if (!systems)
        return state.SkipWithError(model::english(systems.error()).c_str());
    double failures = 0.0;
    double distinct = 0.0;
    for (auto _ : state) {
        app::LoopImpacts known;
        const auto solved = app::hallFailures(*systems, model::FailureScope::Every, known, {});
        if (!solved)
            return state.SkipWithError(model::english(solved.error()).c_str());
        failures = static_cast<double>(solved->size());
        distinct = static_cast<double>(known.size());
    }
    state.counters["failures"] = failures;
    state.counters["distinct"] = distinct;
    state.SetLabel("budget 300 ms per 1,000 failures");
}

void cduLossInTimeOf200Racks(benchmark::State& state, model::CduScheme scheme)
{
    const auto systems = systemsOf(hallOf(scheme));
    if (!systems)
        return state.SkipWithError(model::english(systems.error()).c_str());
    std::string name;
    for (const auto& element : systems->coolant.groups.front().elements)
        if (element.role == model::CoolantRole::Cdu)
            name = "loss of " + element.key;
    std::size_t moments = 0;
    for (auto _ : state) {
        const auto followed = app::followFailure(*systems, name, {});
        if (!followed)
            return state.SkipWithError(model::english(followed.error()).c_str());
        moments = followed->groups.front().moments.size();
    }
    state.counters["moments"] = static_cast<double>(moments);
    state.SetLabel("budget 500 ms");
}

} // namespace

BENCHMARK_CAPTURE(failuresOf200Racks, row_ends, model::CduScheme::RowEnd)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(failuresOf200Racks, cdu_room, model::CduScheme::Room)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(cduLossInTimeOf200Racks, row_ends, model::CduScheme::RowEnd)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cduLossInTimeOf200Racks, cdu_room, model::CduScheme::Room)
    ->Unit(benchmark::kMillisecond);
