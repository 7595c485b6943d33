// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/rules.h"
#include "model/derive/air.h"
#include "model/quantity_text.h"

namespace hallwright::model {

namespace {

std::string celsiusText(double kelvin)
{
    return quantityText(kelvin, Measure::Temperature, UnitSystem::Si, 4);
}

const ElementResult* airUnitsOf(const CheckInput& input, HallId hall)
{
    for (const auto& element : input.elements)
        if (element.group == ElementGroup::AirSide && element.hall == hall)
            return &element;
    return nullptr;
}

} // namespace

void airInletWithinLimit(const CheckInput& input, FindingSink& sink)
{
    for (const auto& rack : input.plan.racks) {
        const auto* entry = typeOf(input.project, rack.type);
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        const auto* result = input.result(rack.id);
        if (type == nullptr || result == nullptr || !result->airInlet || result->airHeat <= Power{})
            continue;
        const Temperature limit = airInletLimit(*type, input.project.site.altitude);
        if (*result->airInlet <= limit)
            continue;
        Finding finding = over(checkOf("air.inlet.high"), inSi(*result->airInlet), inSi(limit),
                               Measure::Temperature);
        finding.marginPct.reset();
        finding.message = {
            QT_TRANSLATE_NOOP(
                "finding",
                "{0} racks breathe air warmer than their limit, worst {1}: {2} against {3}"),
            {celsiusText(inSi(*result->airInlet)), celsiusText(inSi(limit))}};
        finding.elements = {refTo(rack.id)};
        sink.group(std::to_string(rack.at.hall.number) + "/" + std::to_string(rack.type.number),
                   std::move(finding), rack.label);
    }
}

void airflowIsEnough(const CheckInput& input, FindingSink& sink)
{
    for (const auto& hall : input.plan.halls) {
        const ElementResult* units = airUnitsOf(input, hall.id);
        if (units == nullptr || !units->flow)
            continue;
        double need = 0.0;
        for (const auto& rack : input.plan.racks)
            if (const auto* result = rack.at.hall == hall.id ? input.result(rack.id) : nullptr)
                need += result->airflowNeed ? inSi(*result->airflowNeed) : 0.0;
        need /= airPressureRatio(input.project.site.altitude); // equal mass in thinner air
        if (inSi(*units->flow) >= need)
            continue;
        Finding finding =
            under(checkOf("air.flow.short"), inSi(*units->flow), need, Measure::AirFlow);
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "Hall {0}: air units move {1} but the racks draw {2}: add units"),
            {hall.label, quantityText(inSi(*units->flow), Measure::AirFlow, UnitSystem::Si),
             quantityText(need, Measure::AirFlow, UnitSystem::Si)}};
        finding.elements = {refTo(hall.id)};
        sink.add(std::move(finding));
    }
}

void airDensityWithin(const CheckInput& input, FindingSink& sink)
{
    for (const auto& rack : input.plan.racks) {
        const auto* result = input.result(rack.id);
        const AirRecipe* air = input.plan.airRecipes.find(rack.at.hall);
        if (result == nullptr || air == nullptr || air->cooling == AirScheme::RearDoor)
            continue;
        // facts/liquid-cooling.md section 5: ~41 kW per rack with contained air; 15 kW is this
        // program's editable planning figure for open aisles (estimate).
        const double limit = air->containment == Containment::None ? 15e3 : 41e3;
        if (inSi(result->airHeat) <= limit)
            continue;
        Finding finding =
            over(checkOf("air.density"), inSi(result->airHeat), limit, Measure::Power);
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} racks reject more heat to air than an aisle can carry, worst "
                              "{1}: {2}; contain, use rear doors, or cool by liquid"),
            {quantityText(inSi(result->airHeat), Measure::Power, UnitSystem::Si)}};
        finding.elements = {refTo(rack.id)};
        sink.group(std::to_string(rack.at.hall.number) + "/" + std::to_string(rack.type.number),
                   std::move(finding), rack.label);
    }
}

void airWaterColdEnough(const CheckInput& input, FindingSink& sink)
{
    for (const auto& hall : input.plan.halls) {
        const ElementResult* units = airUnitsOf(input, hall.id);
        const AirRecipe* air = input.plan.airRecipes.find(hall.id);
        const EquipmentType* entry = units != nullptr ? input.catalogue.find(units->type) : nullptr;
        const auto* crah = entry != nullptr ? std::get_if<CrahType>(&entry->kind) : nullptr;
        if (air == nullptr || crah == nullptr || !crah->waterIn ||
            air->waterSupply <= *crah->waterIn)
            continue;
        Finding finding = over(checkOf("air.water.warm"), inSi(air->waterSupply),
                               inSi(*crah->waterIn), Measure::Temperature);
        finding.marginPct.reset();
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "Hall {0}: air units get water at {1} but were rated at "
                                         "{2}: their capacity is lower than counted"),
            {hall.label, celsiusText(inSi(air->waterSupply)), celsiusText(inSi(*crah->waterIn))}};
        finding.elements = {refTo(hall.id)};
        sink.add(std::move(finding));
    }
}

} // namespace hallwright::model
