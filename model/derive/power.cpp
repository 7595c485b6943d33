// SPDX-License-Identifier: GPL-3.0-or-later
// Line current of a three-phase load: I = P / (√3 U cosφ); of a DC load I = P / U.
#include "model/derive/power.h"

#include "model/derive/power_overrides.h"
#include "model/derive/power_protection.h"
#include "model/derive/power_runs.h"
#include "model/derive/sizing.h"

#include <boost/units/cmath.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace hallwright::model {

namespace {

constexpr const char* roleKeys[] = {"utility", "transformer", "ups",       "switchboard",
                                    "feeder",  "busway",      "generator", "mechanical-board"};

double siOf(const auto& quantity)
{
    return inSi(quantity);
}

// Builds the elements of one hall; holds what every step needs.
class Builder {
public:
    Builder(const HallView& view, const PowerRecipe& recipe, Power mechanical)
        : view_(view)
        , recipe_(recipe)
        , shape_(shapeOf(recipe.pattern))
        , mechanical_(mechanical)
    {
    }

    DerivedPower build()
    {
        const auto* anyUps = upsFor(watts(1)).entry;
        const double efficiency =
            anyUps != nullptr ? fullLoadEfficiency(std::get<UpsType>(anyUps->kind)) : 1.0;
        const auto blocks = powerBlocks(view_, recipe_, efficiency, out_.findings);
        out_.letters = shape_.letters;
        std::vector<char> letters = shape_.letters;
        letters.insert(letters.end(), shape_.reserves.begin(), shape_.reserves.end());
        if (!blocks.empty() || mechanical_ > Power{})
            for (const char letter : letters)
                addUtility(letter);
        Power largest{};
        for (const auto& block : blocks)
            largest = std::max(largest, block.load);
        for (const char reserve : shape_.reserves)
            if (!blocks.empty())
                addChain(reserve, "reserve", largest, {});
        for (const auto& block : blocks)
            addBlock(block);
        addMechanical();
        addGenerators(blocks, efficiency);
        std::sort(out_.feeds.begin(), out_.feeds.end(), [](const RackFeed& a, const RackFeed& b) {
            return a.rack != b.rack ? a.rack < b.rack : a.letter < b.letter;
        });
        return std::move(out_);
    }

private:
    std::string key(char letter, const char* role, const std::string& what) const
    {
        return fmt::format("{}/power/{}/{}/{}", keyOf(view_.hall), letter, role, what);
    }

    static double fullLoadEfficiency(const UpsType& ups)
    {
        return 1.0 / (1.0 + ups.lossConstant.value_or(0) + ups.lossLinear.value_or(0) +
                      ups.lossQuadratic.value_or(0));
    }

    Chosen upsFor(Power load) const
    {
        return smallest<UpsType>(view_.catalogue, siOf(load) * (1.0 + dropAllowance),
                                 [](const UpsType& ups) -> std::optional<double> {
                                     if (!ups.rating || !ups.lossConstant || !ups.lossLinear ||
                                         !ups.lossQuadratic)
                                         return std::nullopt;
                                     return siOf(*ups.rating);
                                 });
    }

    void noSize(const PowerElement& element, const char* kind)
    {
        Finding finding;
        finding.severity = Severity::Error;
        finding.code = "power.size.none";
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0}: the catalogue holds no {1} that could carry it"),
            {element.key, kind}};
        finding.elements = {refTo(element.key)};
        finding.reference = QT_TRANSLATE_NOOP("reference", "sizes in the equipment catalogue");
        out_.findings.push_back(std::move(finding));
    }

    void addUtility(char letter)
    {
        PowerElement utility;
        utility.role = PowerRole::Utility;
        utility.letter = letter;
        utility.key = fmt::format("{}/power/{}/utility", keyOf(view_.hall), letter);
        utility.voltage = recipe_.mediumVoltage;
        utility.faultLevel = recipe_.utilityFaultLevel;
        out_.elements.push_back(std::move(utility));
    }

    // Transformer of the apparent power, from the smallest size; returns its key.
    std::string addTransformer(char letter, const std::string& what, Power apparent, int spare)
    {
        PowerElement element;
        element.role = PowerRole::Transformer;
        element.letter = letter;
        element.key = key(letter, "transformer", what);
        element.upstream = fmt::format("{}/power/{}/utility", keyOf(view_.hall), letter);
        element.voltage = nominalVoltage(recipe_.system);
        const auto chosen = smallest<TransformerType>(
            view_.catalogue, siOf(apparent) * (1.0 + dropAllowance),
            [](const TransformerType& t) -> std::optional<double> {
                if (!t.rating || !t.noLoadLoss || !t.loadLoss || !t.impedance)
                    return std::nullopt;
                return siOf(*t.rating);
            });
        if (chosen.entry == nullptr) {
            noSize(element, "transformer");
        } else {
            const auto& type = std::get<TransformerType>(chosen.entry->kind);
            element.type = chosen.entry->key;
            element.units = chosen.units + spare;
            element.spareUnits = spare;
            element.ratedPower = *type.rating;
            element.noLoadLoss = *type.noLoadLoss;
            element.loadLoss = *type.loadLoss;
            element.impedance = *type.impedance;
        }
        out_.elements.push_back(element);
        return element.key;
    }

    std::string addUps(char letter, const std::string& what, Power load,
                       const std::string& upstream, int spare)
    {
        PowerElement element;
        element.role = PowerRole::Ups;
        element.letter = letter;
        element.key = key(letter, "ups", what);
        element.upstream = upstream;
        element.voltage = nominalVoltage(recipe_.system);
        const auto chosen = upsFor(load);
        if (chosen.entry == nullptr) {
            noSize(element, "UPS");
        } else {
            const auto& type = std::get<UpsType>(chosen.entry->kind);
            element.type = chosen.entry->key;
            element.units = chosen.units + spare;
            element.spareUnits = spare;
            element.ratedPower = *type.rating;
            element.lossConstant = *type.lossConstant;
            element.lossLinear = *type.lossLinear;
            element.lossQuadratic = *type.lossQuadratic;
        }
        out_.elements.push_back(element);
        return element.key;
    }

    std::string addBoard(char letter, const std::string& what, Current current,
                         const std::string& upstream)
    {
        PowerElement element;
        element.role = PowerRole::Switchboard;
        element.letter = letter;
        element.key = key(letter, "switchboard", what);
        element.upstream = upstream;
        element.voltage = nominalVoltage(recipe_.system);
        element.allowed = continuousShare(recipe_);
        const auto chosen = smallest<SwitchboardType>(
            view_.catalogue, siOf(current) * (1.0 + dropAllowance) / element.allowed,
            [](const SwitchboardType& b) -> std::optional<double> {
                return b.rating ? std::optional(siOf(*b.rating)) : std::nullopt;
            });
        if (chosen.entry == nullptr) {
            noSize(element, "switchboard");
        } else {
            element.type = chosen.entry->key;
            element.units = chosen.units;
            element.ratedCurrent = *std::get<SwitchboardType>(chosen.entry->kind).rating;
        }
        out_.elements.push_back(element);
        return element.key;
    }

    // Transformer, UPS and board of one letter; returns the board's key.
    std::string addChain(char letter, const std::string& what, Power load,
                         std::vector<std::string> alternates)
    {
        constexpr double powerFactor = 0.98; // of the load, for the apparent power of sizing
        const auto* ups = upsFor(load).entry;
        const double efficiency =
            ups != nullptr ? fullLoadEfficiency(std::get<UpsType>(ups->kind)) : 1.0;
        const auto transformer =
            addTransformer(letter, what, load / (efficiency * powerFactor), shape_.spareUnits);
        const auto upsKey = addUps(letter, what, load, transformer, shape_.spareUnits);
        const auto board = addBoard(letter, what, feedCurrent(load, recipe_, powerFactor), upsKey);
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
            reserves.push_back(key(reserve, "switchboard", "reserve"));
        std::vector<std::string> boards;
        for (std::size_t i = 0; i < shape_.letters.size(); ++i)
            boards.push_back(addChain(shape_.letters[i], what,
                                      letterLoad(block, shape_, static_cast<int>(i)).worst,
                                      reserves));
        for (const auto& run : block.runs) {
            addRun(run, run.first, boards[static_cast<std::size_t>(run.first)]);
            if (run.second >= 0)
                addRun(run, run.second, boards[static_cast<std::size_t>(run.second)]);
        }
    }

    // Rectilinear way from where the feeders enter the hall.
    Length fromBoard(const Placement& at) const
    {
        using boost::units::abs;
        return abs(at.x - recipe_.boardX) + abs(at.y - recipe_.boardY);
    }

    void addRun(const BuswayRun& run, int letterIndex, const std::string& board)
    {
        const char letter = shape_.letters[static_cast<std::size_t>(letterIndex)];
        const auto chosen = smallest<BuswayType>(
            view_.catalogue, siOf(run.current) * (1.0 + dropAllowance) / continuousShare(recipe_),
            [](const BuswayType& b) -> std::optional<double> {
                if (!b.rating || !b.resistance || !b.reactance)
                    return std::nullopt;
                return siOf(*b.rating);
            });
        const std::string what = lowestRack(run.racks);
        const bool backwards =
            fromBoard(run.racks.back().rack->at) < fromBoard(run.racks.front().rack->at);
        const auto& head = (backwards ? run.racks.back() : run.racks.front()).rack->at;
        PowerElement feeder = conductor(PowerRole::Feeder, letter, what, chosen);
        feeder.upstream = board;
        feeder.length = fromBoard(head);
        PowerElement busway = conductor(PowerRole::Busway, letter, what, chosen);
        busway.upstream = feeder.key;
        if (chosen.entry == nullptr)
            noSize(busway, "busway");
        for (const auto& placed : run.racks) {
            const Length along = fromHead(placed.rack->at, head) + footprintHalf(placed);
            busway.length = std::max(busway.length, along);
            busway.racks.push_back(placed.rack->id);
            RackFeed feed{
                placed.rack->id, letter, busway.key, along, run.second < 0 ? 1.0 : 0.5, 0.98};
            if (placed.type != nullptr)
                feed.powerFactor = rackPower(*placed.type).powerFactor;
            out_.feeds.push_back(std::move(feed));
        }
        withImpedance(feeder, chosen);
        withImpedance(busway, chosen);
        out_.elements.push_back(std::move(feeder));
        out_.elements.push_back(std::move(busway));
    }

    PowerElement conductor(PowerRole role, char letter, const std::string& what,
                           const Chosen& chosen) const
    {
        PowerElement element;
        element.role = role;
        element.letter = letter;
        element.key = key(letter, powerRoleKey(role), what);
        element.voltage = nominalVoltage(recipe_.system);
        element.allowed = continuousShare(recipe_);
        if (chosen.entry != nullptr) {
            element.type = chosen.entry->key;
            element.units = chosen.units;
            element.ratedCurrent = *std::get<BuswayType>(chosen.entry->kind).rating;
        }
        return element;
    }

    static void withImpedance(PowerElement& element, const Chosen& chosen)
    {
        if (chosen.entry == nullptr)
            return;
        const auto& type = std::get<BuswayType>(chosen.entry->kind);
        element.resistance = *type.resistance * element.length / static_cast<double>(chosen.units);
        element.reactance = *type.reactance * element.length / static_cast<double>(chosen.units);
    }

    static Length fromHead(const Placement& at, const Placement& head)
    {
        using boost::units::abs;
        return abs(at.x - head.x) + abs(at.y - head.y);
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
                addTransformer(letter, "mechanical", mechanical_ / powerFactor, 0);
            addBoard(letter, "mechanical", feedCurrent(mechanical_, recipe_, powerFactor),
                     transformer);
            auto& board = out_.elements.back();
            board.role = PowerRole::MechanicalBoard;
            board.key = key(letter, powerRoleKey(PowerRole::MechanicalBoard), "all");
        }
    }

    void addGenerators(const std::vector<PowerBlock>& blocks, double efficiency)
    {
        Power demand = mechanical_;
        for (const auto& block : blocks)
            demand += block.load / efficiency;
        if (demand <= Power{})
            return;
        const auto chosen = largestThatIsNeeded(demand);
        PowerElement element;
        element.role = PowerRole::Generator;
        element.letter = 'G';
        element.key = fmt::format("{}/power/generators", keyOf(view_.hall));
        if (chosen.entry == nullptr) {
            noSize(element, "generator");
        } else {
            element.type = chosen.entry->key;
            element.units = chosen.units + recipe_.spareGenerators;
            element.spareUnits = recipe_.spareGenerators;
            element.ratedPower = *std::get<GeneratorType>(chosen.entry->kind).rating;
        }
        out_.elements.push_back(std::move(element));
    }

    Chosen largestThatIsNeeded(Power demand) const
    {
        return smallest<GeneratorType>(view_.catalogue, siOf(demand), [](const GeneratorType& g) {
            return g.rating ? std::optional(siOf(*g.rating)) : std::nullopt;
        });
    }

    const HallView& view_;
    const PowerRecipe& recipe_;
    PatternShape shape_;
    Power mechanical_;
    DerivedPower out_;
};

} // namespace

const char* powerRoleKey(PowerRole role)
{
    return roleKeys[static_cast<std::size_t>(role)];
}

Current lineCurrent(Power power, LineVoltage voltage, double powerFactor)
{
    return power / (std::numbers::sqrt3 * powerFactor * voltage.value);
}

Current feedCurrent(Power power, const PowerRecipe& recipe, double powerFactor)
{
    const LineVoltage voltage = nominalVoltage(recipe.system);
    const bool direct =
        recipe.system == DistributionSystem::Dc400 || recipe.system == DistributionSystem::Dc800;
    return direct ? Current(power / voltage.value) : lineCurrent(power, voltage, powerFactor);
}

DerivedPower derivePower(const HallView& view, Power mechanical)
{
    const PowerRecipe recipe = recipeOf(view.plan.powerRecipes, view.hall.id);
    return withProtection(view, recipe,
                          withOverrides(view, Builder(view, recipe, mechanical).build()));
}

} // namespace hallwright::model
