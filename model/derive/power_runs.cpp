// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/power_runs.h"

#include "model/derive/sizing.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

Finding powerUnknown(const PlacedRack& placed)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.code = "power.rack.unknown";
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "Rack {0}: its type states no power; it is not counted in any load"),
        {placed.rack->label}};
    finding.elements = {refTo(placed.rack->id)};
    finding.reference = QT_TRANSLATE_NOOP(
        "reference", "manual, The equipment catalogue: unknown is a state, never 0");
    return finding;
}

// Apparent power of a stretch with mixed power factors: real and reactive parts add separately.
double combinedPowerFactor(const std::vector<PlacedRack>& racks)
{
    double real = 0.0;
    double reactive = 0.0;
    for (const auto& placed : racks) {
        if (placed.type == nullptr)
            continue;
        const auto power = rackPower(*placed.type);
        const double p = power.tdp.value_or(Power{}) / watts(1);
        real += p;
        reactive += p * std::tan(std::acos(power.powerFactor));
    }
    return real > 0.0 ? real / std::hypot(real, reactive) : 0.98;
}

BuswayRun runOf(std::vector<PlacedRack> racks, const PowerRecipe& recipe)
{
    BuswayRun run;
    run.racks = std::move(racks);
    for (const auto& placed : run.racks)
        if (placed.type != nullptr)
            run.load += rackPower(*placed.type).tdp.value_or(Power{});
    run.powerFactor = combinedPowerFactor(run.racks);
    run.current = feedCurrent(run.load, recipe, run.powerFactor);
    return run;
}

Current largestBusway(const Catalogue& catalogue)
{
    Current largest{};
    for (const auto* entry : catalogue.all<BuswayType>())
        largest = std::max(largest, std::get<BuswayType>(entry->kind).rating.value_or(Current{}));
    return largest;
}

// The fewest runs such that each, evenly filled, stays within what the largest busway may carry.
std::size_t runsOf(const RackLine& line, const PowerRecipe& recipe, Current allowed)
{
    const auto count = line.racks.size();
    if (recipe.racksPerBusway > 0)
        return (count + static_cast<std::size_t>(recipe.racksPerBusway) - 1) /
               static_cast<std::size_t>(recipe.racksPerBusway);
    const Current all = runOf(line.racks, recipe).current;
    if (allowed <= Current{})
        return 1;
    const auto least = static_cast<std::size_t>(std::max(1.0, std::ceil(all / allowed - 1e-9)));
    for (std::size_t runs = std::min(least, count); runs < count; ++runs) {
        bool fits = true;
        for (std::size_t i = 0; fits && i < runs; ++i) {
            const auto from = line.racks.begin() + static_cast<std::ptrdiff_t>(count * i / runs);
            const auto to =
                line.racks.begin() + static_cast<std::ptrdiff_t>(count * (i + 1) / runs);
            fits = runOf({from, to}, recipe).current <= allowed;
        }
        if (fits)
            return runs;
    }
    return count;
}

} // namespace

PatternShape shapeOf(RedundancyPattern pattern)
{
    switch (pattern) {
    case RedundancyPattern::N:
        return {{'A'}, {}, 1.0, 0, {}};
    case RedundancyPattern::NPlus1:
        return {{'A'}, {}, 1.0, 1, {}};
    case RedundancyPattern::TwoN:
        return {{'A', 'B'}, {{0, 1}}, 1.0, 0, {}};
    case RedundancyPattern::TwoNPlus1:
        return {{'A', 'B'}, {{0, 1}}, 1.0, 1, {}};
    case RedundancyPattern::ThreeNOverTwo:
        return {{'A', 'B', 'C'}, {{0, 1}, {1, 2}, {2, 0}}, 2.0, 0, {}};
    case RedundancyPattern::FourNOverThree:
        return {{'A', 'B', 'C', 'D'}, {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0, 3}, {1, 2}}, 3.0, 0, {}};
    case RedundancyPattern::BlockRedundant:
        return {{'A'}, {}, 1.0, 0, {'R'}};
    case RedundancyPattern::NPlus2C:
        return {{'A'}, {}, 1.0, 0, {'R', 'S'}};
    }
    return {{'A'}, {}, 1.0, 0, {}};
}

double continuousShare(const PowerRecipe& recipe)
{
    return recipe.rule == ContinuousRule::EightyPercent ? 0.8 : 1.0;
}

std::vector<PowerBlock> powerBlocks(const HallView& view, const PowerRecipe& recipe,
                                    double efficiency, std::vector<Finding>& findings)
{
    const Current allowed =
        largestBusway(view.catalogue) * continuousShare(recipe) / (1.0 + dropAllowance);
    const auto shape = shapeOf(recipe.pattern);
    std::vector<PowerBlock> blocks;
    Power apparent{};
    for (const auto& line : rackLines(view)) {
        for (const auto& placed : line.racks)
            if (placed.type != nullptr && !rackPower(*placed.type).tdp)
                findings.push_back(powerUnknown(placed));
        const auto runs = runsOf(line, recipe, allowed);
        for (std::size_t i = 0; i < runs; ++i) {
            const auto count = line.racks.size();
            const auto from = line.racks.begin() + static_cast<std::ptrdiff_t>(count * i / runs);
            const auto to =
                line.racks.begin() + static_cast<std::ptrdiff_t>(count * (i + 1) / runs);
            if (from == to)
                continue;
            BuswayRun run = runOf({from, to}, recipe);
            const Power va = run.load / (efficiency * run.powerFactor);
            if (blocks.empty() || (apparent + va > recipe.blockSize * shape.capacity &&
                                   blocks.back().load > Power{})) {
                blocks.emplace_back();
                apparent = Power{};
            }
            auto& block = blocks.back();
            if (!shape.pairs.empty()) {
                const auto& pair = shape.pairs[block.runs.size() % shape.pairs.size()];
                run.first = pair.first;
                run.second = pair.second;
            }
            apparent += va;
            block.load += run.load;
            block.runs.push_back(std::move(run));
        }
    }
    return blocks;
}

LetterLoad letterLoad(const PowerBlock& block, const PatternShape& shape, int letter)
{
    LetterLoad out;
    std::vector<Power> moved(shape.letters.size(),
                             Power{}); // what the loss of each other letter brings
    for (const auto& run : block.runs) {
        if (run.first != letter && run.second != letter)
            continue;
        if (run.second < 0) {
            out.normal += run.load;
            continue;
        }
        out.normal += run.load / 2.0;
        const int other = run.first == letter ? run.second : run.first;
        moved[static_cast<std::size_t>(other)] += run.load / 2.0;
    }
    out.worst = out.normal;
    for (const Power& extra : moved)
        out.worst = std::max(out.worst, out.normal + extra);
    return out;
}

} // namespace hallwright::model
