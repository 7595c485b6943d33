// SPDX-License-Identifier: GPL-3.0-or-later
// 100,000 draws of a comparison of six alternatives: those of the built-in comparison and one more.
#include "app/cli/session.h"
#include "app/evaluate.h"
#include "app/templates.h"
#include "model/economics/sampling.h"

#include <benchmark/benchmark.h>

using namespace hallwright;

namespace {

struct Six {
    model::DrawSpace space;
    std::vector<model::CostCase> costs;
};

Six sixAlternatives()
{
    const auto catalogue = app::shippedCatalogue();
    const auto project = app::projectFromTemplate("architecture-comparison", *catalogue);
    const auto assessments = app::evaluateAll(*project, *catalogue);
    Six out{model::drawSpaceOf(*project), {}};
    const auto inputs = model::valuesOf(model::inputsOf(*project));
    const auto alternatives = app::scalable(*project, *catalogue, *assessments);
    for (const auto& one : alternatives)
        out.costs.push_back(one.cost);
    out.costs.push_back(model::scaledBy(alternatives.back(), 2.0, inputs));
    return out;
}

void drawSixAlternatives(benchmark::State& state)
{
    static const Six six = sixAlternatives();
    std::vector<const model::CostCase*> costs;
    for (const auto& one : six.costs)
        costs.push_back(&one);
    for (auto step : state)
        benchmark::DoNotOptimize(
            drawTogether(costs, six.space, {100'000, 1, static_cast<int>(state.range(0))}));
    state.SetLabel("budget 2 s on two threads");
    state.counters["alternatives"] = static_cast<double>(costs.size());
}
BENCHMARK(drawSixAlternatives)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
