// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/air.h"

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

// The recipe's own type, else the stated one of the scheme with the least fan power installed.
const EquipmentType* chooseUnit(const HallView& view, const AirRecipe& recipe, const AirUnits& need)
{
    if (const auto* own = typeOf(view.project, recipe.unitType))
        if (const auto* crah = std::get_if<CrahType>(&own->kind))
            return stated(*crah) ? own : nullptr;
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

} // namespace

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
        units.heat += air;
        units.airflowNeed += flow.value_or(VolumeFlow{});
        units.airflowKnown = units.airflowKnown && (flow.has_value() || air <= Power{});
    }
    DerivedAir out;
    if (units.heat <= Power{})
        return out;
    units.density = airPressureRatio(view.project.site.altitude);
    units.airflowNeed =
        units.airflowNeed / (units.density * (1.0 - std::clamp(recipe.leakage, 0.0, 0.9)));
    units.type = chooseUnit(view, recipe, units);
    if (units.type == nullptr) {
        out.findings.push_back(noUnit(units));
    } else {
        const auto& crah = std::get<CrahType>(units.type->kind);
        units.needed = unitsFor(crah, units);
        units.installed = units.needed + static_cast<int>(recipe.redundancy);
        units.capacity = units.density * *crah.netCapacity * static_cast<double>(units.needed);
        units.airflow = *crah.airflow * static_cast<double>(units.needed);
        units.fanPower = units.density * *crah.fanPower * static_cast<double>(units.needed);
    }
    out.units.push_back(std::move(units));
    return out;
}

} // namespace hallwright::model
