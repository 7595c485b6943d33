// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/air.h"

#include "model/derive/overrides.h"
#include "model/derive/rear_doors.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

AirUnitPlacement placementOf(AirScheme scheme)
{
    switch (scheme) {
    case AirScheme::InRow:
        return AirUnitPlacement::InRow;
    case AirScheme::FanWall:
        return AirUnitPlacement::FanWall;
    case AirScheme::Perimeter:
    case AirScheme::RearDoor:
        break;
    }
    return AirUnitPlacement::Perimeter;
}

int unitsFor(const CrahType& type, const AirUnits& need)
{
    const double byHeat = need.heat / (need.density * *type.netCapacity);
    const double byAir = need.airflowNeed / *type.airflow;
    return std::max(1, static_cast<int>(std::ceil(std::max(byHeat, byAir) - 1e-9)));
}

bool stated(const CrahType& type)
{
    return type.netCapacity && type.airflow && type.fanPower;
}

constexpr const char* unitFields[] = {"type", "count"};

struct UnitChoice {
    const HallView& view;
    const AirRecipe& recipe;
    const AirUnitChoice& own; // overrides
    const std::vector<const Unit*>& placed;
};

// Air units that the planner placed in the hall, by id.
std::vector<const Unit*> placedUnits(const HallView& view)
{
    std::vector<const Unit*> out;
    for (const auto& unit : view.plan.units)
        if (unit.at.hall == view.hall.id)
            if (const auto* entry = typeOf(view.project, unit.type);
                entry != nullptr && std::holds_alternative<CrahType>(entry->kind))
                out.push_back(&unit);
    return out;
}

const EquipmentType* statedUnit(const EquipmentType* entry)
{
    const auto* crah = entry != nullptr ? std::get_if<CrahType>(&entry->kind) : nullptr;
    return crah != nullptr && stated(*crah) ? entry : nullptr;
}

// The override's type, the recipe's own, that of the first placed unit, else the stated one of the
// scheme with the least fan power installed.
const EquipmentType* chooseUnit(const UnitChoice& choice, const AirUnits& need)
{
    const auto& [view, recipe, overridden, placed] = choice;
    if (!overridden.type.empty())
        return statedUnit(chosenType(view.project, view.catalogue, overridden.type));
    if (const auto* own = typeOf(view.project, recipe.unitType))
        if (const auto* crah = std::get_if<CrahType>(&own->kind))
            return stated(*crah) ? own : nullptr;
    for (const Unit* unit : placed)
        if (const auto* entry = statedUnit(typeOf(view.project, unit->type)))
            return entry;
    const EquipmentType* best = nullptr;
    Power least{};
    for (const auto* entry : view.catalogue.all<CrahType>()) {
        const auto& crah = std::get<CrahType>(entry->kind);
        if (crah.placement != placementOf(recipe.cooling) || !stated(crah))
            continue;
        const Power fans = *crah.fanPower * static_cast<double>(unitsFor(crah, need));
        if (best == nullptr || fans < least) {
            best = entry;
            least = fans;
        }
    }
    return best;
}

Finding noUnit(const AirUnits& units)
{
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = "air.unit.none";
    finding.message = {
        QT_TRANSLATE_NOOP(
            "finding",
            "{0}: no air unit with a stated capacity, airflow and fan power fits this scheme"),
        {units.key}};
    finding.elements = {refTo(units.key)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "sizes in the equipment catalogue");
    return finding;
}

Finding mismatch(const Unit& unit, const EquipmentType& entry, const AirUnits& units)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.code = "air.unit.mismatch";
    finding.message = {
        QT_TRANSLATE_NOOP("finding", "{0} is a {1}, but the hall's air units are {2}: choose one "
                                     "type; it is not counted"),
        {unit.label, entry.name, units.type->name}};
    finding.elements = {refTo(unit.id), refTo(units.key)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "units placed in the hall");
    return finding;
}

DoorUnits doorUnits(const HallView& view, const RearDoors& doors)
{
    DoorUnits out;
    out.key = fmt::format("{}/air/doors", keyOf(view.hall));
    out.type = doors.doors.front().entry;
    out.count = static_cast<int>(doors.doors.size());
    for (const auto& door : doors.doors) {
        out.heat += door.air;
        out.removed += door.removed;
    }
    out.fanPower = std::get<RearDoorType>(out.type->kind).fanPower.value_or(Power{}) *
                   static_cast<double>(out.count);
    return out;
}

// Heat and airflow that the racks leave to the hall's units. What a door does not remove leaves it
// in a like share of the rack's air; the rest leaves at supply temperature.
AirUnits airNeed(const HallView& view, const AirRecipe& recipe, const RearDoors& doors)
{
    AirUnits units;
    units.key = fmt::format("{}/air/crah", keyOf(view.hall));
    for (const auto& rack : view.plan.racks) {
        if (rack.at.hall != view.hall.id)
            continue;
        const auto* entry = typeOf(view.project, rack.type);
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        if (type == nullptr)
            continue;
        const Power air = rackHeat(*type).air;
        const auto flow = airflowNeed(*type, recipe.supply);
        const auto* door = doors.of(rack.id);
        const Power left = door != nullptr ? air - door->removed : air;
        const double share = door != nullptr ? static_cast<double>(left / air) : 1.0;
        units.heat += left;
        units.airflowNeed += flow.value_or(VolumeFlow{}) * share;
        units.airflowKnown = units.airflowKnown && (flow.has_value() || left <= Power{});
    }
    units.density = airPressureRatio(view.project.site.altitude);
    units.airflowNeed =
        units.airflowNeed / (units.density * (1.0 - std::clamp(recipe.leakage, 0.0, 0.9)));
    return units;
}

void chooseUnits(const UnitChoice& choice, AirUnits& units, std::vector<Finding>& findings)
{
    units.type = chooseUnit(choice, units);
    if (units.type == nullptr) {
        findings.push_back(noUnit(units));
        return;
    }
    int placed = 0;
    for (const Unit* unit : choice.placed) {
        const auto* entry = typeOf(choice.view.project, unit->type);
        if (entry->key == units.type->key)
            ++placed;
        else
            findings.push_back(mismatch(*unit, *entry, units));
    }
    const auto& crah = std::get<CrahType>(units.type->kind);
    units.needed = unitsFor(crah, units);
    units.installed = std::max(units.needed + static_cast<int>(choice.recipe.redundancy), placed);
    if (choice.own.count)
        units.installed = *choice.own.count;
    const auto running = static_cast<double>(std::min(units.needed, units.installed));
    units.capacity = units.density * *crah.netCapacity * running;
    units.airflow = *crah.airflow * running;
    units.fanPower = units.density * *crah.fanPower * running;
}

} // namespace

template <>
const std::vector<Field<AirUnitChoice>>& fields<AirUnitChoice>()
{
    using C = AirUnitChoice;
    static const std::vector<Field<C>> list{
        field<C>({.key = "type", .title = QT_TRANSLATE_NOOP("field", "Type")},
                 [](auto& c) -> auto& { return c.type; }),
        field<C>({.key = "count",
                  .title = QT_TRANSLATE_NOOP("field", "Units installed"),
                  .measure = Measure::Count,
                  .min = 0,
                  .max = 10000},
                 [](auto& c) -> auto& { return c.count; }),
    };
    return list;
}

std::optional<VolumeFlow> airflowNeed(const RackType& type, Temperature inlet)
{
    if (type.cooling.airflowNeed.empty())
        return std::nullopt;
    return fromSi<VolumeFlow>(read(type.cooling.airflowNeed, inSi(inlet)).y);
}

double airPressureRatio(Length altitude)
{
    return std::pow(1.0 - 2.25577e-5 * inSi(altitude), 5.2559);
}

Temperature airInletLimit(const RackType& type, Length altitude)
{
    if (type.cooling.airInletMax)
        return *type.cooling.airInletMax;
    constexpr double derateFrom = 900.0; // m
    constexpr double metresPerKelvin = 300.0;
    const double over = std::max(0.0, inSi(altitude) - derateFrom);
    return celsius(35.0) - kelvins(over / metresPerKelvin);
}

DerivedAir deriveAir(const HallView& view)
{
    const AirRecipe recipe = recipeOf(view.plan.airRecipes, view.hall.id);
    OverrideSet overrides(view.plan, keyOf(view.hall) + "/air/");
    auto doors = rearDoors(view);
    DerivedAir out;
    out.findings = std::move(doors.findings);
    if (!doors.doors.empty())
        out.doors = doorUnits(view, doors);
    AirUnits units = airNeed(view, recipe, doors);
    if (units.heat > Power{}) {
        AirUnitChoice own;
        overrides.apply(units.key, own, unitFields);
        const auto placed = placedUnits(view);
        chooseUnits({view, recipe, own, placed}, units, out.findings);
        out.units.push_back(std::move(units));
    }
    for (auto& finding : overrides.findings())
        out.findings.push_back(std::move(finding));
    return out;
}

} // namespace hallwright::model
