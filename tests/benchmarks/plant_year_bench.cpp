// SPDX-License-Identifier: GPL-3.0-or-later
// Plant year speed. Budgets: 8,760 h of one plant 20 ms on one thread, cold; a study of 10 climates
// × 30 set points 2 s.
#include "data/import/epw.h"
#include "tests/thermal/town_climate.h"
#include "thermal/air/generated_year.h"
#include "thermal/plant/set_point_study.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace hallwright;
using namespace hallwright::thermal;

namespace {

YearLoop loopOf(model::RejectionScheme scheme, double supplyC)
{
    YearLoop out;
    out.design.scheme = scheme;
    out.design.supplyC = supplyC;
    out.design.heatW = 2e6;
    out.heatW = {2e6, 1.2e6};
    return out;
}

// A liquid loop and an air loop, as every hall has them.
std::vector<YearLoop> hallLoops()
{
    return {loopOf(model::RejectionScheme::DryCoolerChiller, 30.0),
            loopOf(model::RejectionScheme::TowerChiller, 18.0)};
}

void yearWithMoistAir(benchmark::State& state)
{
    const auto year = generatedYear(tests::townClimate());
    const auto loops = hallLoops();
    for (auto _ : state) {
        const auto moist = moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
        benchmark::DoNotOptimize(plantYear(loops, trainingProfile(year.hours()),
                                           {year.dryBulbC, year.pressurePa, moist}));
    }
}

void yearOfKnownClimate(benchmark::State& state)
{
    const auto year = generatedYear(tests::townClimate());
    const auto moist = moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
    const auto loops = hallLoops();
    for (auto _ : state)
        benchmark::DoNotOptimize(plantYear(loops, trainingProfile(year.hours()),
                                           {year.dryBulbC, year.pressurePa, moist}));
}

void generateAYear(benchmark::State& state)
{
    const auto climate = tests::townClimate();
    for (auto _ : state)
        benchmark::DoNotOptimize(generatedYear(climate));
}

void tenClimatesThirtySetPoints(benchmark::State& state)
{
    std::vector<double> supplies;
    for (int i = 0; i < 30; ++i)
        supplies.push_back(16.0 + i);
    for (auto _ : state)
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto year = generatedYear(tests::townClimate(), seed);
            const auto moist = moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
            benchmark::DoNotOptimize(setPointStudy(
                loopOf(model::RejectionScheme::TowerChiller, 20.0), trainingProfile(year.hours()),
                {year.dryBulbC, year.pressurePa, moist}, supplies));
        }
}

BENCHMARK(yearWithMoistAir)->Unit(benchmark::kMillisecond);
BENCHMARK(yearOfKnownClimate)->Unit(benchmark::kMillisecond);
BENCHMARK(generateAYear)->Unit(benchmark::kMillisecond);
BENCHMARK(tenClimatesThirtySetPoints)->Unit(benchmark::kMillisecond);

} // namespace
