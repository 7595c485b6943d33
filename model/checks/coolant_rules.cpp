// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/coolant_lookup.h"
#include "model/checks/rules.h"
#include "model/quantity_text.h"

namespace hallwright::model {

namespace {

std::string celsiusText(double kelvin)
{
    return quantityText(kelvin, Measure::Temperature, UnitSystem::Si, 4);
}

std::string flowText(double si)
{
    return quantityText(si, Measure::CoolantFlow, UnitSystem::Si, 4);
}

// Calls use(rack, its type, its result) for each rack with a rack type and a result.
template <class Use>
void forLiquidRacks(const CheckInput& input, Use use)
{
    for (const auto& rack : input.plan.racks) {
        const auto* entry = typeOf(input.project, rack.type);
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        const auto* result = input.result(rack.id);
        if (type != nullptr && result != nullptr && result->liquidHeat > Power{})
            use(rack, *type, *result);
    }
}

} // namespace

void flowIsEnough(const CheckInput& input, FindingSink& sink)
{
    constexpr double tolerance = 1e-3; // of the need: a control valve holds its flow that closely
    forLiquidRacks(input, [&](const Rack& rack, const RackType&, const RackResult& result) {
        if (!result.flowNeed || !result.flowGot ||
            *result.flowGot >= *result.flowNeed * (1.0 - tolerance))
            return;
        Finding finding = under(checkOf("thermal.flow.low"), inSi(*result.flowGot),
                                inSi(*result.flowNeed), Measure::CoolantFlow);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} racks get less coolant than they need, worst {1}: "
                                         "{2} of {3}; add pump head or CDUs, or widen the pipes"),
            {flowText(inSi(*result.flowGot)), flowText(inSi(*result.flowNeed))}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    });
}

void supplyWithinLimit(const CheckInput& input, FindingSink& sink)
{
    forLiquidRacks(input, [&](const Rack& rack, const RackType& type, const RackResult& result) {
        if (!result.supply || !type.cooling.supplyMax || *result.supply <= *type.cooling.supplyMax)
            return;
        Finding finding = over(checkOf("thermal.supply.high"), inSi(*result.supply),
                               inSi(*type.cooling.supplyMax), Measure::Temperature);
        finding.marginPct.reset(); // a share of an absolute temperature says nothing
        finding.message = {
            QT_TRANSLATE_NOOP(
                "finding",
                "{0} racks are supplied warmer than their limit, worst {1}: {2} against {3}"),
            {celsiusText(inSi(*result.supply)), celsiusText(inSi(*type.cooling.supplyMax))}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    });
}

void returnWithinLimit(const CheckInput& input, FindingSink& sink)
{
    forLiquidRacks(input, [&](const Rack& rack, const RackType& type, const RackResult& result) {
        if (!result.returned || !type.cooling.returnMax ||
            *result.returned <= *type.cooling.returnMax)
            return;
        Finding finding = over(checkOf("thermal.return.high"), inSi(*result.returned),
                               inSi(*type.cooling.returnMax), Measure::Temperature);
        finding.marginPct.reset();
        finding.message = {
            QT_TRANSLATE_NOOP(
                "finding",
                "{0} racks return coolant warmer than their limit, worst {1}: {2} against {3}"),
            {celsiusText(inSi(*result.returned)), celsiusText(inSi(*type.cooling.returnMax))}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    });
}

void supplyAboveDewPoint(const CheckInput& input, FindingSink& sink)
{
    const TemperatureDifference margin = kelvins(2); // HPE, Motivair: supply ≥ dew point + 2 K
    forLiquidRacks(input, [&](const Rack& rack, const RackType&, const RackResult& result) {
        const AirRecipe* air = input.plan.airRecipes.find(rack.at.hall);
        if (air == nullptr || !result.supply || *result.supply - air->dewPoint >= margin)
            return;
        Finding finding = under(checkOf("thermal.dew.point"), inSi(*result.supply - air->dewPoint),
                                inSi(margin), Measure::TemperatureDifference);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} racks are supplied too close to the dew point of "
                                         "{2}, worst {1} at {3}: raise the supply or dry the air"),
            {celsiusText(inSi(air->dewPoint)), celsiusText(inSi(*result.supply))}};
        finding.elements = {refTo(rack.id)};
        sink.group("h" + std::to_string(rack.at.hall.number), std::move(finding), rack.label);
    });
}

void componentsWithinLimit(const CheckInput& input, FindingSink& sink)
{
    forLiquidRacks(input, [&](const Rack& rack, const RackType&, const RackResult& result) {
        if (!result.component || !result.componentLimit ||
            *result.component <= *result.componentLimit)
            return;
        Finding finding = over(checkOf("thermal.component.hot"), inSi(*result.component),
                               inSi(*result.componentLimit), Measure::Temperature);
        finding.marginPct.reset();
        finding.message = {
            QT_TRANSLATE_NOOP(
                "finding", "{0} racks run components over their limit, worst {1}: {2} against {3}"),
            {celsiusText(inSi(*result.component)), celsiusText(inSi(*result.componentLimit))}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    });
}

// Mains and manifolds only: short hoses and couplings run faster by design.
void velocityWithinLimit(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements) {
        const CoolantRecipe* recipe = input.plan.coolantRecipes.find(element.hall);
        if (element.group != ElementGroup::Hydraulic || recipe == nullptr || !element.velocity ||
            (element.kind != "supply" && element.kind != "return") ||
            *element.velocity <= recipe->velocityLimit * 1.02)
            continue;
        Finding finding = over(checkOf("thermal.pipe.velocity"), inSi(*element.velocity),
                               inSi(recipe->velocityLimit), Measure::Velocity);
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} pipes run faster than the recipe allows, worst {1}: {2}"),
            {quantityText(inSi(*element.velocity), Measure::Velocity, UnitSystem::Si)}};
        finding.elements = {refTo(element.key)};
        sink.group("h" + std::to_string(element.hall.number), std::move(finding), element.key);
    }
}

} // namespace hallwright::model
