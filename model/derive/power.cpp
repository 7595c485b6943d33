// SPDX-License-Identifier: GPL-3.0-or-later
// Line current of a three-phase load: I = P / (√3 U cosφ); of a DC load I = P / U.
#include "model/derive/power.h"

#include "model/derive/phase_assignment.h"
#include "model/derive/power_overrides.h"
#include "model/derive/power_protection.h"
#include "model/derive/power_ring.h"
#include "model/derive/power_runs.h"
#include "model/derive/power_sizes.h"

#include <boost/units/cmath.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <numbers>

namespace hallwright::model {

namespace {

constexpr std::array roleKeys{"utility",     "transformer", "ups",       "switchboard",
                              "feeder",      "busway",      "generator", "mechanical-board",
                              "panel",       "cable",       "rectifier", "ring-unit",
                              "ring-section"};

// Builds the elements of one hall; holds what every step needs.
class Builder {
public:
    Builder(const HallView& view, const PowerRecipe& recipe, Power mechanical)
        : view_(view)
        , recipe_(recipe)
        , shape_(shapeOf(recipe.pattern))
        , mechanical_(mechanical)
        , sizes_(view, recipe, out_.findings)
    {
    }

    DerivedPower build()
    {
        const double efficiency = sizes_.upsEfficiency(watts(1));
        const auto blocks = powerBlocks(view_, recipe_, efficiency, out_.findings);
        out_.letters = shape_.letters;
        std::vector<char> letters = shape_.letters;
        letters.insert(letters.end(), shape_.reserves.begin(), shape_.reserves.end());
        if (!blocks.empty() || mechanical_ > Power{})
            for (const char letter : letters)
                out_.elements.push_back(sizes_.utility(letter));
        Power largest{};
        for (const auto& block : blocks)
            largest = std::max(largest, block.load);
        for (const char reserve : shape_.reserves)
            if (!blocks.empty())
                addChain({reserve, "reserve"}, largest, {});
        for (const auto& block : blocks)
            addBlock(block);
        addMechanical();
        addGenerators(blocks, efficiency);
        if (recipe_.mediumLayout != MediumLayout::Radial)
            out_.elements = onRings(std::move(out_.elements), apparent_, recipe_, sizes_);
        std::sort(out_.feeds.begin(), out_.feeds.end(), [](const RackFeed& a, const RackFeed& b) {
            return a.rack != b.rack ? a.rack < b.rack : a.letter < b.letter;
        });
        return std::move(out_);
    }

private:
    // Puts an element below another; returns its key.
    std::string add(PowerElement element, const std::string& upstream)
    {
        element.upstream = upstream;
        out_.elements.push_back(std::move(element));
        return out_.elements.back().key;
    }

    std::string utilityKey(char letter) const
    {
        return fmt::format("{}/power/{}/utility", keyOf(view_.hall), letter);
    }

    // Transformer, UPS and board of one letter; returns the board's key.
    std::string addChain(const ElementName& name, Power load, std::vector<std::string> alternates)
    {
        constexpr double powerFactor = 0.98; // of the load, for the apparent power of sizing
        const Power apparent = load / (sizes_.upsEfficiency(load) * powerFactor);
        const auto transformer =
            add(sizes_.transformer(name, apparent, shape_.spareUnits), utilityKey(name.letter));
        apparent_[transformer] = apparent;
        const auto ups = add(sizes_.ups(name, load, shape_.spareUnits), transformer);
        const auto board = add(sizes_.board(name, feedCurrent(load, recipe_, powerFactor)), ups);
        out_.elements.back().alternates = std::move(alternates);
        return board;
    }

    void addBlock(const PowerBlock& block)
    {
        std::vector<PlacedRack> all;
        for (const auto& run : block.runs)
            all.insert(all.end(), run.racks.begin(), run.racks.end());
        const std::string what = lowestRack(all);
        std::vector<std::string> reserves;
        for (const char reserve : shape_.reserves)
            reserves.push_back(sizes_.key(PowerRole::Switchboard, {reserve, "reserve"}));
        std::vector<std::string> boards;
        for (std::size_t i = 0; i < shape_.letters.size(); ++i)
            boards.push_back(addChain({shape_.letters[i], what},
                                      letterLoad(block, shape_, static_cast<int>(i)).worst,
                                      reserves));
        for (const auto& run : block.runs) {
            addRun(run, run.first, boards[static_cast<std::size_t>(run.first)]);
            if (run.second >= 0)
                addRun(run, run.second, boards[static_cast<std::size_t>(run.second)]);
        }
    }

    static Length between(const Placement& a, const Placement& b)
    {
        using boost::units::abs;
        return abs(a.x - b.x) + abs(a.y - b.y);
    }

    // Rectilinear way from where the feeders enter the hall.
    Length fromBoard(const Placement& at) const
    {
        using boost::units::abs;
        return abs(at.x - recipe_.boardX) + abs(at.y - recipe_.boardY);
    }

    void addRun(const BuswayRun& run, int letterIndex, const std::string& board)
    {
        const ElementName name{shape_.letters[static_cast<std::size_t>(letterIndex)],
                               lowestRack(run.racks)};
        const bool backwards =
            fromBoard(run.racks.back().rack->at) < fromBoard(run.racks.front().rack->at);
        const auto& head = (backwards ? run.racks.back() : run.racks.front()).rack->at;
        if (recipe_.distribution == RackDistribution::Busway)
            addBusway(run, name, head, board);
        else
            addPanel(run, name, head, board);
    }

    void addBusway(const BuswayRun& run, const ElementName& name, const Placement& head,
                   const std::string& board)
    {
        Length length{};
        for (const auto& placed : run.racks)
            length = std::max(length, between(placed.rack->at, head) + footprintHalf(placed));
        const auto feeder =
            add(sizes_.busway(PowerRole::Feeder, name, run.current, fromBoard(head)), board);
        const auto busway =
            add(sizes_.busway(PowerRole::Busway, name, run.current, length), feeder);
        auto& racks = out_.elements.back().racks;
        for (const auto& placed : run.racks)
            racks.push_back(placed.rack->id);
        for (const auto& placed : run.racks)
            addFeed(run, name, placed, busway,
                    between(placed.rack->at, head) + footprintHalf(placed));
    }

    // A cable to a panel at the head of the run and one from there to each rack.
    void addPanel(const BuswayRun& run, const ElementName& name, const Placement& head,
                  const std::string& board)
    {
        const auto feeder =
            add(sizes_.cable(PowerRole::Feeder, name, run.current, fromBoard(head), 1), board);
        const auto panel = add(sizes_.panel(name, run.current), feeder);
        auto& racks = out_.elements.back().racks;
        for (const auto& placed : run.racks)
            racks.push_back(placed.rack->id);
        const auto circuits = static_cast<int>(run.racks.size());
        for (const auto& placed : run.racks) {
            const auto load = inletOf(placed);
            const Length length = between(placed.rack->at, head) + footprintHalf(placed);
            const auto cable = add(
                sizes_.cable(PowerRole::Cable, {name.letter, lowestRack({&placed, 1})},
                             feedCurrent(load.power, recipe_, load.powerFactor), length, circuits),
                panel);
            out_.elements.back().racks = {placed.rack->id};
            addFeed(run, name, placed, cable, length);
        }
    }

    InletLoad inletOf(const PlacedRack& placed) const
    {
        const auto power = placed.type != nullptr ? rackPower(*placed.type) : RackPower{};
        return inletLoad(view_.catalogue, recipe_, power.tdp.value_or(Power{}), power.powerFactor);
    }

    void addFeed(const BuswayRun& run, const ElementName& name, const PlacedRack& placed,
                 const std::string& element, Length along)
    {
        RackFeed feed{placed.rack->id,
                      name.letter,
                      element,
                      along,
                      run.second < 0 ? 1.0 : 0.5,
                      inletOf(placed).powerFactor,
                      {}};
        if (isDirect(recipe_.system) && recipe_.rectifiers == RectifierPlace::Sidecar &&
            placed.type != nullptr) {
            const Power tdp = rackPower(*placed.type).tdp.value_or(Power{});
            feed.converter =
                add(sizes_.sidecar({name.letter, lowestRack({&placed, 1})}, tdp), element);
            out_.elements.back().racks = {placed.rack->id};
        }
        out_.feeds.push_back(std::move(feed));
    }

    static Length footprintHalf(const PlacedRack& placed)
    {
        const auto* figures = placed.entry != nullptr ? footprintOf(*placed.entry) : nullptr;
        return figures != nullptr && figures->width ? *figures->width / 2.0 : metres(0.3);
    }

    // One board per mechanical side behind a transformer of its own; either side carries all.
    void addMechanical()
    {
        if (mechanical_ <= Power{})
            return;
        constexpr double powerFactor = 0.95; // of drives with fans and pumps
        const auto sides = shape_.letters.size() > 1 ? std::size_t{2} : std::size_t{1};
        for (std::size_t i = 0; i < sides; ++i) {
            const char letter = shape_.letters[i];
            const auto transformer =
                add(sizes_.transformer({letter, "mechanical"}, mechanical_ / powerFactor, 0),
                    utilityKey(letter));
            apparent_[transformer] = mechanical_ / powerFactor;
            add(sizes_.mechanicalBoard(
                    {letter, "all"},
                    lineCurrent(mechanical_, alternatingVoltage(recipe_), powerFactor)),
                transformer);
        }
    }

    void addGenerators(const std::vector<PowerBlock>& blocks, double efficiency)
    {
        Power demand = mechanical_;
        for (const auto& block : blocks)
            demand += block.load / efficiency;
        if (demand > Power{})
            add(sizes_.generators(demand), {});
    }

    const HallView& view_;
    const PowerRecipe& recipe_;
    PatternShape shape_;
    Power mechanical_;
    DerivedPower out_;
    PowerSizes sizes_;
    std::map<std::string, Power> apparent_; // VA that each transformer is chosen for
};

} // namespace

const char* powerRoleKey(PowerRole role)
{
    return roleKeys.at(static_cast<std::size_t>(role));
}

Current lineCurrent(Power power, LineVoltage voltage, double powerFactor)
{
    return power / (std::numbers::sqrt3 * powerFactor * voltage.value);
}

Current feedCurrent(Power power, const PowerRecipe& recipe, double powerFactor)
{
    if (isDirect(recipe.system) && recipe.rectifiers == RectifierPlace::Hall)
        return Current(power / nominalVoltage(recipe.system).value);
    return lineCurrent(power, alternatingVoltage(recipe), powerFactor);
}

std::vector<std::optional<std::size_t>> runHeads(const DerivedPower& power)
{
    std::map<std::string_view, std::size_t> byKey;
    for (std::size_t i = 0; i < power.elements.size(); ++i)
        byKey[power.elements[i].key] = i;
    const auto find = [&byKey](const std::string& key) {
        const auto at = byKey.find(key);
        return at != byKey.end() ? std::optional(at->second) : std::nullopt;
    };
    std::vector<std::optional<std::size_t>> out;
    for (const auto& feed : power.feeds) {
        auto head = find(feed.busway);
        if (head && power.elements[*head].role == PowerRole::Cable)
            head = find(power.elements[*head].upstream);
        out.push_back(head);
    }
    return out;
}

bool failsByUnit(const PowerElement& element)
{
    return element.units > 1 && element.role != PowerRole::Utility &&
           element.role != PowerRole::RingSection;
}

Current allowedCurrent(const PowerElement& element)
{
    return element.ratedCurrent * (element.units * element.allowed);
}

DerivedPower derivePower(const HallView& view, Power mechanical)
{
    const PowerRecipe recipe = recipeOf(view.plan.powerRecipes, view.hall.id);
    auto elements = withOverrides(view, Builder(view, recipe, mechanical).build());
    return withProtection(view, recipe, withPhases(view, recipe, std::move(elements)));
}

} // namespace hallwright::model
