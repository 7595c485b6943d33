// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/sampling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

namespace hallwright::model {

namespace {

// Kinds of plant and network whose catalogue prices move together.
constexpr const char* plantPrices[] = {
    "price/network_switch", "price/transformer",      "price/ups", "price/switchboard",
    "price/busway",         "price/generator",        "price/cdu", "price/crah",
    "price/rear_door",      "price/mechanical-board",
};

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

// For each line of a bill the dimension of its price draw.
std::vector<std::size_t> drawsOf(const BillOfQuantities& bill, const DrawSpace& space)
{
    std::vector<std::size_t> out;
    for (const auto& line : bill.lines) {
        const auto found = std::find(space.prices.begin(), space.prices.end(), line.draw);
        const bool drawn = !line.price && found != space.prices.end();
        out.push_back(drawn
                          ? drawnInputCount + static_cast<std::size_t>(found - space.prices.begin())
                          : none);
    }
    return out;
}

// Turns unit coordinates into the cost point of each alternative; keeps its memory between points.
class PointMaker {
public:
    PointMaker(std::span<const CostCase* const> costs, const DrawSpace& space)
        : space_(space)
        , point_(centre(space))
    {
        for (const auto* cost : costs) {
            draws_.push_back(drawsOf(cost->bill, space));
            positions_.emplace_back(cost->bill.lines.size(), 0.0);
        }
        for (std::size_t i = 0; i < drawnInputCount; ++i)
            if (space.inputs[i].distribution != Distribution::Fixed)
                free_.push_back(i);
    }

    // The inputs of a sample, common to all.
    void draw(const std::vector<double>& u)
    {
        for (const std::size_t i : free_)
            point_.inputs[i] = quantile(space_.inputs[i], u[i]);
    }

    CostFigures figures(const CostCase& cost, std::size_t which, const std::vector<double>& u)
    {
        point_.positions.swap(positions_[which]);
        const auto& draws = draws_[which];
        for (std::size_t line = 0; line < draws.size(); ++line)
            if (draws[line] != none)
                point_.positions[line] = pricePosition(u[draws[line]]);
        const CostFigures out = costAt(cost, point_);
        point_.positions.swap(positions_[which]);
        return out;
    }

private:
    const DrawSpace& space_;
    std::vector<std::vector<std::size_t>> draws_; // by alternative and line
    std::vector<std::vector<double>> positions_;  // by alternative and line
    std::vector<std::size_t> free_;
    CostPoint point_;
};

// Room for the draws of each alternative; outputs only where its effective rate is known.
std::vector<DrawnCosts> emptyDraws(std::span<const CostCase* const> costs, const DrawSpace& space,
                                   std::uint64_t count)
{
    std::vector<DrawnCosts> out(costs.size());
    const auto inputs = centre(space).inputs;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        out[i].present.resize(count);
        out[i].outputs.resize(effectiveRate(costs[i]->compute, inputs) ? count : 0);
    }
    return out;
}

} // namespace

DrawSpace drawSpaceOf(const Project& project)
{
    DrawSpace out;
    out.inputs = inputsOf(project);
    out.prices.assign(std::begin(plantPrices), std::end(plantPrices));
    for (const auto& type : project.types)
        if (std::holds_alternative<RackType>(type.kind) ||
            std::holds_alternative<SuperpodType>(type.kind))
            out.prices.push_back("price/" + type.key);
    return out;
}

CostPoint centre(const DrawSpace& space)
{
    return {valuesOf(space.inputs), {}};
}

CostPoint with(CostPoint point, InputKey key, double value)
{
    point.inputs[static_cast<std::size_t>(key)] = value;
    return point;
}

// Each thread takes a stretch of indices and writes its own part: the same numbers for any split.
std::vector<DrawnCosts> drawTogether(std::span<const CostCase* const> costs, const DrawSpace& space,
                                     const Sampling& sampling)
{
    const auto count = static_cast<std::uint64_t>(std::max(1, sampling.samples));
    const auto threads = static_cast<std::uint64_t>(std::clamp(sampling.threads, 1, 256));
    auto out = emptyDraws(costs, space, count);
    const SobolPoints points(space.dimensions(), sampling.seed);
    const auto work = [&](std::uint64_t first, std::uint64_t last) {
        PointMaker maker(costs, space);
        points.each(first, last, [&](std::uint64_t index, const std::vector<double>& u) {
            maker.draw(u);
            for (std::size_t i = 0; i < costs.size(); ++i) {
                const CostFigures figures = maker.figures(*costs[i], i, u);
                out[i].present[index] = figures.present;
                if (!out[i].outputs.empty())
                    out[i].outputs[index] = *figures.pflopDays;
            }
        });
    };
    std::vector<std::jthread> pool;
    for (std::uint64_t t = 1; t < threads; ++t)
        pool.emplace_back(work, count * t / threads, count * (t + 1) / threads);
    work(0, count / threads);
    pool.clear(); // joins
    return out;
}

std::optional<double> percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return std::nullopt;
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::ptrdiff_t>(std::floor(place));
    const auto lower = values.begin() + below;
    std::nth_element(values.begin(), lower, values.end());
    const double low = *lower;
    if (lower + 1 == values.end())
        return low;
    const double high = *std::min_element(lower + 1, values.end());
    return low + (place - std::floor(place)) * (high - low);
}

std::vector<TornadoBar> tornadoOf(const CostCase& cost, const DrawSpace& space)
{
    const CostPoint middle = centre(space);
    std::vector<TornadoBar> out;
    const auto add = [&](const std::string& name, const CostPoint& low, const CostPoint& high) {
        const double atLow = costAt(cost, low).present;
        const double atHigh = costAt(cost, high).present;
        if (std::abs(atHigh - atLow) > 1e-9 * (std::abs(atLow) + 1.0))
            out.push_back({name, dollars(atLow), dollars(atHigh)});
    };
    for (std::size_t i = 0; i < space.inputs.size(); ++i) {
        const auto& input = space.inputs[i];
        const auto key = static_cast<InputKey>(i);
        if (input.distribution != Distribution::Fixed)
            add(input.key, with(middle, key, input.low), with(middle, key, input.high));
    }
    const auto draws = drawsOf(cost.bill, space);
    for (std::size_t p = 0; p < space.prices.size(); ++p) {
        CostPoint low = middle;
        low.positions.assign(draws.size(), 0.0);
        CostPoint high = low;
        for (std::size_t line = 0; line < draws.size(); ++line)
            if (draws[line] == drawnInputCount + p) {
                low.positions[line] = -1.0;
                high.positions[line] = 1.0;
            }
        add(space.prices[p], low, high);
    }
    const auto width = [](const TornadoBar& bar) { return std::abs(inSi(bar.high - bar.low)); };
    std::stable_sort(out.begin(), out.end(),
                     [&](const TornadoBar& a, const TornadoBar& b) { return width(a) > width(b); });
    return out;
}

void putDraws(TcoResult& result, DrawnCosts draws)
{
    const auto at = [&](double share) {
        const auto value = percentile(draws.present, share);
        return value ? std::optional(dollars(*value)) : std::nullopt;
    };
    result.p10 = at(0.1);
    result.p50 = at(0.5);
    result.p90 = at(0.9);
    result.samples = std::move(draws.present);
    result.outputs = std::move(draws.outputs);
}

void addUncertainty(TcoResult& result, const CostCase& cost, const DrawSpace& space,
                    const Sampling& sampling)
{
    const CostCase* one = &cost;
    putDraws(result, std::move(drawTogether({&one, 1}, space, sampling).front()));
    result.tornado = tornadoOf(cost, space);
}

std::optional<double> rootIn(double low, double high, const std::function<double(double)>& f)
{
    constexpr int steps = 64;
    double a = low;
    double fa = f(a);
    for (int step = 1; step <= steps; ++step) {
        double b = low + (high - low) * step / steps;
        const double fb = f(b);
        if (fa == 0.0)
            return a;
        if (std::isfinite(fa) && std::isfinite(fb) && (fa < 0.0) != (fb < 0.0)) {
            for (int lap = 0; lap < 100; ++lap) {
                const double middle = (a + b) / 2.0;
                ((f(middle) < 0.0) == (fa < 0.0) ? a : b) = middle;
            }
            return (a + b) / 2.0;
        }
        a = b;
        fa = fb;
    }
    return fa == 0.0 ? std::optional(a) : std::nullopt;
}

} // namespace hallwright::model
