// SPDX-License-Identifier: GPL-3.0-or-later
// Edits, differences and hashes of plans of 500, 5,000 and 14,000 racks.
#include "model/plan.h"
#include "model/plan_diff.h"

#include <benchmark/benchmark.h>

namespace {

using namespace hallwright::model;

Plan planOf(std::int64_t racks)
{
    std::vector<Rack> rows;
    for (std::int64_t i = 1; i <= racks; ++i) {
        Rack rack;
        rack.id = RackId{static_cast<std::uint32_t>(i)};
        rack.label = "K";
        rows.push_back(std::move(rack));
    }
    Plan plan;
    plan.racks = plan.racks.with(std::move(rows));
    return plan;
}

// `count` racks from the middle of the plan, renamed: one batch edit.
Plan renamed(const Plan& plan, std::int64_t count)
{
    std::vector<Rack> changed;
    const auto first = static_cast<std::int64_t>(plan.racks.size()) / 2 - count / 2;
    for (std::int64_t i = first; i < first + count; ++i) {
        Rack rack = *plan.racks.find(RackId{static_cast<std::uint32_t>(i + 1)});
        rack.label += "'";
        changed.push_back(std::move(rack));
    }
    Plan after = plan;
    after.racks = plan.racks.with(std::move(changed));
    return after;
}

void editOneRack(benchmark::State& state)
{
    const Plan plan = planOf(state.range(0));
    state.SetLabel("budget 0.2 ms");
    for (auto step : state)
        benchmark::DoNotOptimize(renamed(plan, 1));
}
BENCHMARK(editOneRack)->Arg(500)->Arg(5'000)->Arg(14'000)->Unit(benchmark::kMillisecond);

void editFourHundredRacks(benchmark::State& state)
{
    const Plan plan = planOf(state.range(0));
    state.SetLabel("budget 1 ms");
    for (auto step : state)
        benchmark::DoNotOptimize(renamed(plan, 400));
}
BENCHMARK(editFourHundredRacks)->Arg(500)->Arg(14'000)->Unit(benchmark::kMillisecond);

void diffOfOneRack(benchmark::State& state)
{
    const Plan before = planOf(state.range(0));
    const Plan after = renamed(before, 1);
    state.SetLabel("budget 0.1 ms");
    for (auto step : state)
        benchmark::DoNotOptimize(planDiff(before, after));
}
BENCHMARK(diffOfOneRack)->Arg(500)->Arg(5'000)->Arg(14'000)->Unit(benchmark::kMillisecond);

void fingerprintAfterOneEdit(benchmark::State& state)
{
    const Plan before = planOf(state.range(0));
    benchmark::DoNotOptimize(fingerprint(before)); // hashes are kept per chunk from here on
    state.SetLabel("budget 0.3 ms, with the edit");
    for (auto step : state)
        benchmark::DoNotOptimize(fingerprint(renamed(before, 1)));
}
BENCHMARK(fingerprintAfterOneEdit)->Arg(500)->Arg(14'000)->Unit(benchmark::kMillisecond);

} // namespace
