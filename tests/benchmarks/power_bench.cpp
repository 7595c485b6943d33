// SPDX-License-Identifier: GPL-3.0-or-later
// Load flow speed: radial networks with the topology known and with it, rings, and Newton.
#include "power/load_flow.h"
#include "tests/power/network_builder.h"

#include <benchmark/benchmark.h>

using namespace hallwright;

namespace {

void solveRepeatedly(benchmark::State& state, int rings, power::FlowMethod method)
{
    const int size = static_cast<int>(state.range(0));
    auto flow = power::LoadFlow::prepare(tests::grownNetwork(size, rings, 7));
    int iterations = 0;
    for (auto _ : state) {
        auto solution = flow->solve({.method = method});
        if (!solution)
            return state.SkipWithError(english(solution.error()).c_str());
        iterations = solution->iterations;
        benchmark::DoNotOptimize(solution->lossMva);
    }
    state.counters["iterations"] = iterations;
}

void radialKnownTopology(benchmark::State& state)
{
    solveRepeatedly(state, 0, power::FlowMethod::Automatic);
}
void radialNewton(benchmark::State& state)
{
    solveRepeatedly(state, 0, power::FlowMethod::Newton);
}
void ringsKnownTopology(benchmark::State& state)
{
    const int size = static_cast<int>(state.range(0));
    solveRepeatedly(state, std::max(1, size / 200), power::FlowMethod::Automatic);
}
void ringsNewton(benchmark::State& state)
{
    const int size = static_cast<int>(state.range(0));
    solveRepeatedly(state, std::max(1, size / 200), power::FlowMethod::Newton);
}

void radialWithTopology(benchmark::State& state)
{
    const auto network = tests::grownNetwork(static_cast<int>(state.range(0)), 0, 7);
    for (auto _ : state) {
        state.PauseTiming();
        auto copy = network;
        state.ResumeTiming();
        auto flow = power::LoadFlow::prepare(std::move(copy));
        auto solution = flow->solve();
        benchmark::DoNotOptimize(solution->lossMva);
        state.PauseTiming();
        flow = tl::unexpected(model::Fault{});
        state.ResumeTiming();
    }
}

} // namespace

BENCHMARK(radialKnownTopology)->Arg(100)->Arg(1000)->Arg(15000)->Arg(50000);
BENCHMARK(radialWithTopology)->Arg(100)->Arg(1000)->Arg(15000)->Arg(50000);
BENCHMARK(ringsKnownTopology)->Arg(100)->Arg(1000)->Arg(15000)->Arg(50000);
BENCHMARK(radialNewton)->Arg(100)->Arg(1000)->Arg(15000)->Arg(50000);
BENCHMARK(ringsNewton)->Arg(1000)->Arg(15000);
