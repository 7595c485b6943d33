// SPDX-License-Identifier: GPL-3.0-or-later
// Break-even: the value of one input at which two alternatives cost the same, all else equal.
#include "model/compare/comparison.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

// Inputs whose break-even is asked for.
constexpr InputKey asked[] = {InputKey::MfuLargeDomainRatio, InputKey::EnergyPrice,
                              InputKey::DiscountRate, InputKey::ItLife,
                              InputKey::GpuTimePerInterruption};

// Cost per output, or in total where an output is unknown.
double measureOf(const CostCase& cost, const CostPoint& point, bool perOutput)
{
    const CostFigures figures = costAt(cost, point);
    return perOutput ? figures.perPflopDay() : figures.present;
}

struct Pair {
    const CostCase& first;
    const CostCase& second;
    bool perOutput = false;
};

// From a fifth of the range's low end to five times its high end.
std::optional<double> equalAt(const Pair& pair, const DrawSpace& space, InputKey key)
{
    const auto& input = space.inputs[static_cast<std::size_t>(key)];
    const CostPoint middle = centre(space);
    const auto difference = [&](double value) {
        const CostPoint point = with(middle, key, value);
        return measureOf(pair.second, point, pair.perOutput) /
                   measureOf(pair.first, point, pair.perOutput) -
               1.0;
    };
    const double high = input.measure == Measure::Fraction && input.high <= 1.0
                            ? std::min(1.0, 5.0 * input.high)
                            : 5.0 * input.high;
    const auto root = rootIn(input.low / 5.0, high, difference);
    // A jump (a life that rounds to the next year) turns the sign without being equal.
    if (!root || std::abs(difference(*root)) > 1e-6)
        return std::nullopt;
    return root;
}

// The MFU that the second needs, the first keeping its own; cost per output falls with it alone.
std::optional<double> neededMfu(const Pair& pair, const DrawSpace& space)
{
    const CostPoint middle = centre(space);
    const double wanted = measureOf(pair.first, middle, pair.perOutput);
    return rootIn(0.01, 1.0, [&](double mfu) {
        CostCase own = pair.second;
        own.compute.workload.mfu = mfu;
        return measureOf(own, middle, pair.perOutput) / wanted - 1.0;
    });
}

} // namespace

std::vector<BreakEven> breakEvens(std::span<const Assessment> alternatives, std::size_t baseline,
                                  const ComparedCosts& costs)
{
    std::vector<BreakEven> out;
    if (!costs.space || costs.cases.size() != alternatives.size() ||
        baseline >= alternatives.size())
        return out;
    const CostPoint middle = centre(*costs.space);
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        if (i == baseline)
            continue;
        const auto output = [&](std::size_t k) {
            const auto days = costAt(*costs.cases[k], middle).pflopDays;
            return days && *days > 0.0;
        };
        const Pair pair{*costs.cases[baseline], *costs.cases[i], output(baseline) && output(i)};
        const auto add = [&](const Input& input, std::optional<double> si) {
            if (si)
                out.push_back({input.key, toFile(input.measure, *si),
                               measureInfo(input.measure).si.symbol, alternatives[baseline].name,
                               alternatives[i].name});
        };
        if (pair.perOutput)
            add(defaultInput(InputKey::Mfu), neededMfu(pair, *costs.space));
        for (const InputKey key : asked)
            add(defaultInput(key), equalAt(pair, *costs.space, key));
    }
    return out;
}

} // namespace hallwright::model
