// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/power_runs.h"

#include "model/derive/cable_derating.h"
#include "model/derive/power_sizes.h"

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

// Apparent power with mixed power factors: real and reactive parts add separately.
BuswayRun runOf(std::vector<PlacedRack> racks, const HallView& view, const PowerRecipe& recipe)
{
    BuswayRun run;
    run.racks = std::move(racks);
    double reactive = 0.0;
    for (const auto& placed : run.racks) {
        if (placed.type == nullptr)
            continue;
        const auto power = rackPower(*placed.type);
        const auto inlet =
            inletLoad(view.catalogue, recipe, power.tdp.value_or(Power{}), power.powerFactor);
        run.load += inlet.power;
        reactive += inSi(inlet.power) * std::tan(std::acos(inlet.powerFactor));
    }
    const double real = inSi(run.load);
    run.powerFactor = real > 0.0 ? real / std::hypot(real, reactive) : 0.98;
    run.current = feedCurrent(run.load, recipe, run.powerFactor);
    return run;
}

// What the largest busway, or panel where racks hang on panels, is rated for.
Current largestRun(const Catalogue& catalogue, const PowerRecipe& recipe)
{
    Current largest{};
    if (recipe.distribution == RackDistribution::Busway) {
        for (const auto* entry : catalogue.all<BuswayType>())
            largest =
                std::max(largest, std::get<BuswayType>(entry->kind).rating.value_or(Current{}));
        return largest * buswayAmbientFactor(recipe.ambient);
    }
    for (const auto* entry : catalogue.all<PduType>()) {
        const auto& panel = std::get<PduType>(entry->kind);
        if (panel.placement != PduPlacement::InRack)
            largest = std::max(largest, panel.inputCurrent.value_or(Current{}));
    }
    return largest;
}

// The fewest runs such that each, evenly filled, stays within what the largest busway may carry.
std::size_t runsOf(const RackLine& line, const HallView& view, const PowerRecipe& recipe,
                   Current allowed)
{
    const auto count = line.racks.size();
    if (recipe.racksPerBusway > 0)
        return (count + static_cast<std::size_t>(recipe.racksPerBusway) - 1) /
               static_cast<std::size_t>(recipe.racksPerBusway);
    const Current all = runOf(line.racks, view, recipe).current;
    if (allowed <= Current{})
        return 1;
    const auto least = static_cast<std::size_t>(std::max(1.0, std::ceil(all / allowed - 1e-9)));
    for (std::size_t runs = std::min(least, count); runs < count; ++runs) {
        bool fits = true;
        for (std::size_t i = 0; fits && i < runs; ++i) {
            const auto from = line.racks.begin() + static_cast<std::ptrdiff_t>(count * i / runs);
            const auto to =
                line.racks.begin() + static_cast<std::ptrdiff_t>(count * (i + 1) / runs);
            fits = runOf({from, to}, view, recipe).current <= allowed;
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
        largestRun(view.catalogue, recipe) * continuousShare(recipe) / (1.0 + dropAllowance);
    const auto shape = shapeOf(recipe.pattern);
    std::vector<PowerBlock> blocks;
    Power apparent{};
    for (const auto& line : rackLines(view)) {
        for (const auto& placed : line.racks)
            if (placed.type != nullptr && !rackPower(*placed.type).tdp)
                findings.push_back(powerUnknown(placed));
        const auto runs = runsOf(line, view, recipe, allowed);
        for (std::size_t i = 0; i < runs; ++i) {
            const auto count = line.racks.size();
            const auto from = line.racks.begin() + static_cast<std::ptrdiff_t>(count * i / runs);
            const auto to =
                line.racks.begin() + static_cast<std::ptrdiff_t>(count * (i + 1) / runs);
            if (from == to)
                continue;
            BuswayRun run = runOf({from, to}, view, recipe);
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
