// SPDX-License-Identifier: GPL-3.0-or-later
// Air network speed. Budget: a hall of 500 racks 50 ms, geometry included.
#include "thermal/air/zonal_air.h"
#include "thermal/air/zonal_grid.h"

#include <benchmark/benchmark.h>

using namespace hallwright::thermal;

namespace {

// 20 rows of 25 racks of 0.6 m by 1.2 m, fronts in pairs over aisles of 1.2 m.
RoomShape fiveHundredRacks()
{
    RoomShape out;
    out.width = 25 * 0.6 + 4.0;
    out.depth = 20 * 2.4 + 4.0;
    for (int row = 0; row < 20; ++row)
        for (int rack = 0; rack < 25; ++rack) {
            const double x = 2.0 + 0.6 * rack;
            const double y = 2.0 + 2.4 * row;
            out.racks.push_back({x, y, x + 0.6, y + 1.2, 0, row % 2 == 0 ? 1 : -1});
        }
    return out;
}

AirNetwork networkOf(const AirGrid& grid)
{
    constexpr double flow = 1.0;
    AirNetwork out;
    out.cells = grid.spaces.size();
    for (const auto& face : grid.faces)
        out.faces.push_back({face.a, face.b, face.area / face.distance, 0.15 * face.area});
    for (std::size_t i = 0; i < grid.front.size(); ++i) {
        out.racks.push_back({grid.front[i], grid.rear[i], flow, 15e3, 0.02});
        out.supplies.push_back({grid.front[i], flow});
    }
    const double back = flow * static_cast<double>(grid.front.size()) /
                        static_cast<double>(grid.upperAtStart.size());
    for (const std::size_t cell : grid.upperAtStart)
        out.returns.push_back({cell, back});
    return out;
}

void airOf500Racks(benchmark::State& state)
{
    const auto shape = fiveHundredRacks();
    for (auto _ : state)
        benchmark::DoNotOptimize(solveAir(networkOf(airGrid(shape))));
}

} // namespace

BENCHMARK(airOf500Racks)->Unit(benchmark::kMillisecond);
