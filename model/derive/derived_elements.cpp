// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/derived_elements.h"

#include "model/derive/air.h"
#include "model/derive/coolant_overrides.h"
#include "model/derive/power_overrides.h"

#include <algorithm>

namespace hallwright::model {

namespace {

// What all derivations of a hall say, in the order in which one feeds the next.
struct Derivations {
    DerivedCoolant coolant;
    DerivedAir air;
    DerivedPower power;
};

Derivations derive(const HallView& view)
{
    Derivations out;
    out.coolant = deriveCoolant(view);
    out.air = deriveAir(view);
    Power mechanical = out.coolant.pumpPower;
    for (const auto& units : out.air.units)
        mechanical += units.fanPower;
    if (out.air.doors)
        mechanical += out.air.doors->fanPower;
    out.power = derivePower(view, mechanical);
    return out;
}

template <class Row>
std::vector<DerivedField> fieldsOf(const Row& row, std::span<const char* const> keys)
{
    std::vector<DerivedField> out;
    for (const char* key : keys)
        if (const auto* field = findField<Row>(key))
            out.push_back({field, field->get(row)});
    return out;
}

void addGroup(const CoolantGroup& group, std::vector<DerivedElement>& out)
{
    CoolantGroupChoice choice;
    choice.cduType = group.cdu != nullptr ? group.cdu->key : std::string();
    choice.cduCount = group.installed;
    out.push_back({group.key, "group", {}, {}, fieldsOf(choice, overridableOfGroup())});
    for (const auto& element : group.elements) {
        const bool added = element.key.starts_with(group.key + "/added/");
        out.push_back(
            {element.key, coolantRoleKey(element.role), element.from, element.to,
             fieldsOf(element, added ? overridableOfAdded() : overridable(element.role))});
    }
}

} // namespace

std::vector<DerivedElement> derivedElements(const HallView& view)
{
    const auto all = derive(view);
    std::vector<DerivedElement> out;
    for (const auto& group : all.coolant.groups)
        addGroup(group, out);
    constexpr const char* airFields[] = {"type", "count"};
    for (const auto& units : all.air.units) {
        AirUnitChoice choice;
        choice.type = units.type != nullptr ? units.type->key : std::string();
        choice.count = units.installed;
        out.push_back({units.key, "crah", {}, {}, fieldsOf(choice, airFields)});
    }
    for (const auto& element : all.power.elements)
        out.push_back({element.key,
                       powerRoleKey(element.role),
                       element.upstream,
                       {},
                       fieldsOf(choiceOf(element), overridable(element.role))});
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    return out;
}

std::optional<DerivedElement> derivedElement(const Project& project, const Catalogue& catalogue,
                                             const Plan& plan, const std::string& key,
                                             OwnOverrides own)
{
    if (!judgedByDerivation(plan, key))
        return std::nullopt;
    Plan bare = plan;
    if (own == OwnOverrides::Bare) {
        std::vector<OverrideId> ids;
        for (const auto& override : plan.overrides)
            if (override.element == key)
                ids.push_back(override.id);
        bare.overrides = bare.overrides.without(ids);
    }
    for (const auto& hall : bare.halls) {
        if (!key.starts_with(keyOf(hall) + "/"))
            continue;
        for (auto& element : derivedElements({project, catalogue, bare, hall}))
            if (element.key == key)
                return std::move(element);
    }
    return std::nullopt;
}

std::vector<Finding> overrideFindings(const HallView& view)
{
    auto all = derive(view);
    std::vector<Finding> out;
    for (auto* findings : {&all.coolant.findings, &all.air.findings, &all.power.findings})
        for (auto& finding : *findings)
            if (finding.code.starts_with("plan.override."))
                out.push_back(std::move(finding));
    return out;
}

} // namespace hallwright::model
