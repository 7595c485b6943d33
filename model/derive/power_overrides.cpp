// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/power_overrides.h"

#include "model/derive/cable_derating.h"
#include "model/derive/power_sizes.h"

#include <algorithm>
#include <array>

namespace hallwright::model {

namespace {

constexpr std::array ofUnit{"type", "units"};
constexpr std::array ofUps{"type", "units", "removed"};
constexpr std::array ofFeeder{"type", "units", "length"};
constexpr std::array ofBusway{"type", "units", "length", "removed"};

// Rating of the type and series impedance per metre of what a feeder or busway is made of.
struct Conductor {
    Current rating{};
    ResistancePerLength resistance{};
    ResistancePerLength reactance{};
    double derating = 1.0; // where it lies
};

std::optional<Conductor> conductorOf(const EquipmentType& entry, const PowerElement& element,
                                     const PowerRecipe& recipe)
{
    const bool ring = element.role == PowerRole::RingSection;
    if (const auto* busway = std::get_if<BuswayType>(&entry.kind); busway && !ring)
        if (busway->rating && busway->resistance && busway->reactance)
            return Conductor{*busway->rating, *busway->resistance, *busway->reactance,
                             buswayAmbientFactor(recipe.ambient)};
    const bool mayBeCable =
        ring || element.role == PowerRole::Feeder || element.role == PowerRole::Cable;
    if (const auto* cable = std::get_if<CableType>(&entry.kind); mayBeCable && cable)
        if (cable->ampacity && cable->resistance && cable->reactance &&
            ring == (cable->table == CableTable::Medium))
            return Conductor{*cable->ampacity, *cable->resistance, *cable->reactance,
                             ring ? 1.0 : cableDerating(recipe, element.circuits)};
    return std::nullopt;
}

bool takeTransformer(const EquipmentType& entry, PowerElement& element)
{
    const auto* type = std::get_if<TransformerType>(&entry.kind);
    if (type == nullptr || !type->rating || !type->noLoadLoss || !type->loadLoss ||
        !type->impedance)
        return false;
    element.ratedPower = *type->rating;
    element.noLoadLoss = *type->noLoadLoss;
    element.loadLoss = *type->loadLoss;
    element.impedance = *type->impedance;
    return true;
}

bool takeUps(const EquipmentType& entry, UpsMode mode, PowerElement& element)
{
    const auto* type = std::get_if<UpsType>(&entry.kind);
    const auto loss = type != nullptr ? upsLoss(*type, mode) : std::nullopt;
    if (!loss || !type->rating || (type->output != UpsOutput::Alternating) != element.direct)
        return false;
    element.ratedPower = *type->rating;
    element.lossConstant = loss->constant;
    element.lossLinear = loss->linear;
    element.lossQuadratic = loss->quadratic;
    element.batteryExponent = type->batteryExponent;
    return true;
}

// Rating, losses and impedance of the type; false where it is of another kind or states too little.
bool takeType(const EquipmentType& entry, const PowerRecipe& recipe, PowerElement& element)
{
    switch (element.role) {
    case PowerRole::Transformer:
        return takeTransformer(entry, element);
    case PowerRole::Ups:
    case PowerRole::Rectifier:
        return takeUps(entry, recipe.upsMode, element);
    case PowerRole::Panel:
        if (const auto* panel = std::get_if<PduType>(&entry.kind); panel && panel->inputCurrent) {
            element.ratedCurrent = *panel->inputCurrent;
            return true;
        }
        return false;
    case PowerRole::Switchboard:
    case PowerRole::MechanicalBoard:
        if (const auto* board = std::get_if<SwitchboardType>(&entry.kind); board && board->rating) {
            element.ratedCurrent = *board->rating;
            return true;
        }
        return false;
    case PowerRole::Generator:
        if (const auto* set = std::get_if<GeneratorType>(&entry.kind); set && set->rating) {
            element.ratedPower = *set->rating * element.derating;
            element.set = *set;
            return true;
        }
        return false;
    case PowerRole::Feeder:
    case PowerRole::Busway:
    case PowerRole::Cable:
    case PowerRole::RingSection:
        if (const auto conductor = conductorOf(entry, element, recipe)) {
            element.derating = conductor->derating;
            element.ratedCurrent = conductor->rating * conductor->derating;
            return true;
        }
        return false;
    case PowerRole::Utility:
    case PowerRole::RingUnit:
        break;
    }
    return false;
}

// Impedance of the element's own type over its length, parallel units sharing.
void takeImpedance(const HallView& view, const PowerRecipe& recipe, PowerElement& element)
{
    const auto* entry = chosenType(view.project, view.catalogue, element.type);
    const auto conductor = entry != nullptr ? conductorOf(*entry, element, recipe) : std::nullopt;
    if (!conductor)
        return;
    element.resistance =
        conductor->resistance * element.length / static_cast<double>(element.units);
    element.reactance = conductor->reactance * element.length / static_cast<double>(element.units);
}

class Applier {
public:
    Applier(const HallView& view, DerivedPower& power)
        : view_(view)
        , recipe_(recipeOf(view.plan.powerRecipes, view.hall.id))
        , power_(power)
        , set_(view.plan, keyOf(view.hall) + "/power/")
    {
    }

    void run()
    {
        if (set_.empty())
            return;
        std::vector<std::string> gone;
        for (auto& element : power_.elements)
            if (change(element))
                gone.push_back(element.key);
        for (const auto& key : gone)
            remove(key);
        for (auto& finding : set_.findings())
            power_.findings.push_back(std::move(finding));
    }

private:
    // Whether it is to be removed.
    bool change(PowerElement& element)
    {
        PowerElementChoice choice = choiceOf(element);
        const auto done = set_.apply(element.key, choice, overridable(element.role));
        if (done.empty())
            return false;
        if (choice.units && *choice.units > 0) {
            const int units = *choice.units;
            element.spareUnits =
                std::clamp(element.spareUnits + units - element.units, 0, units - 1);
            element.units = units;
        }
        if (choice.type != element.type)
            takeChosen(choice.type, element);
        if (choice.length)
            element.length = *choice.length;
        takeImpedance(view_, recipe_, element);
        return choice.removed;
    }

    void takeChosen(const std::string& key, PowerElement& element)
    {
        const auto* entry = chosenType(view_.project, view_.catalogue, key);
        if (entry != nullptr && takeType(*entry, recipe_, element)) {
            element.type = key;
            return;
        }
        set_.refuse(element.key, "type",
                    {QT_TRANSLATE_NOOP("model", "\"{1}\" is no {0} of the catalogue"),
                     {powerRoleKey(element.role), key}});
    }

    void remove(const std::string& key)
    {
        const auto at =
            std::find_if(power_.elements.begin(), power_.elements.end(),
                         [&key](const PowerElement& element) { return element.key == key; });
        const std::string upstream = at->upstream;
        power_.elements.erase(at);
        for (auto& element : power_.elements)
            if (element.upstream == key)
                element.upstream = upstream;
        std::erase_if(power_.feeds, [&key](const RackFeed& feed) { return feed.busway == key; });
    }

    const HallView& view_;
    PowerRecipe recipe_;
    DerivedPower& power_;
    OverrideSet set_;
};

} // namespace

template <>
const std::vector<Field<PowerElementChoice>>& fields<PowerElementChoice>()
{
    using C = PowerElementChoice;
    static const std::vector<Field<C>> list{
        field<C>({.key = "type", .title = QT_TRANSLATE_NOOP("field", "Type")},
                 [](auto& c) -> auto& { return c.type; }),
        field<C>({.key = "units",
                  .title = QT_TRANSLATE_NOOP("field", "Parallel units"),
                  .measure = Measure::Count,
                  .min = 1,
                  .max = 1000},
                 [](auto& c) -> auto& { return c.units; }),
        field<C>({.key = "length",
                  .title = QT_TRANSLATE_NOOP("field", "Length"),
                  .measure = Measure::Length,
                  .min = 0,
                  .max = 1e4},
                 [](auto& c) -> auto& { return c.length; }),
        field<C>({.key = "removed", .title = QT_TRANSLATE_NOOP("field", "Removed")},
                 [](auto& c) -> auto& { return c.removed; }),
    };
    return list;
}

std::span<const char* const> overridable(PowerRole role)
{
    switch (role) {
    case PowerRole::Transformer:
    case PowerRole::Switchboard:
    case PowerRole::MechanicalBoard:
    case PowerRole::Panel:
    case PowerRole::Rectifier:
        return ofUnit;
    case PowerRole::Ups:
    case PowerRole::Generator:
        return ofUps;
    case PowerRole::Feeder:
    case PowerRole::RingSection:
        return ofFeeder;
    case PowerRole::Busway:
    case PowerRole::Cable:
        return ofBusway;
    case PowerRole::Utility:
    case PowerRole::RingUnit:
        break;
    }
    return {};
}

PowerElementChoice choiceOf(const PowerElement& element)
{
    PowerElementChoice out;
    out.type = element.type;
    out.units = element.units;
    if (element.role == PowerRole::Feeder || element.role == PowerRole::Busway ||
        element.role == PowerRole::Cable || element.role == PowerRole::RingSection)
        out.length = element.length;
    return out;
}

DerivedPower withOverrides(const HallView& view, DerivedPower power)
{
    Applier(view, power).run();
    return power;
}

} // namespace hallwright::model
