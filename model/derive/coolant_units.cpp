// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/coolant_units.h"

#include <boost/units/cmath.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

// Capacity at the approach that the group leaves: UA fixed, so proportional below the rating
// approach; never above the rating, which the maker states for its pumps and pipes. Where it leaves
// none that an exchanger can have, no number of CDUs holds the set point: the rating then sizes
// them, and a finding says so.
Power capacityAt(const CduType& cdu, const CoolantGroup& group)
{
    if (!approachLeft(group))
        return *cdu.capacity;
    const auto approach = group.supplySetPoint - group.facilitySupply;
    const auto rated = cdu.approach.value_or(kelvins(4));
    const double share = std::clamp(static_cast<double>(approach / rated), 0.0, 1.0);
    return *cdu.capacity * share;
}

bool fits(const CduType& cdu, CduScheme scheme)
{
    switch (scheme) {
    case CduScheme::InRack:
        return cdu.placement == CduPlacement::InRack;
    case CduScheme::InRow:
    case CduScheme::RowEnd:
        return cdu.placement == CduPlacement::InRow;
    case CduScheme::Room:
        return cdu.placement != CduPlacement::InRack;
    }
    return false;
}

struct CduCount {
    double byHeat = 0.0;
    double byFlow = 0.0;
    int needed() const { return static_cast<int>(std::ceil(std::max(byHeat, byFlow) - 1e-9)); }
};

CduCount countFor(const CduType& cdu, const CoolantGroup& group)
{
    const Power capacity = capacityAt(cdu, group);
    return {static_cast<double>(group.heat / capacity),
            static_cast<double>(group.flow / *cdu.secondaryFlow)};
}

const EquipmentType* leastCapacity(const CduChoice& choice, const CoolantGroup& group)
{
    const EquipmentType* best = nullptr;
    Power least{};
    for (const auto* entry : choice.view.catalogue.all<CduType>()) {
        const auto& cdu = std::get<CduType>(entry->kind);
        if (!statesDuty(*entry) || !cdu.externalHead || !cdu.approach || !fits(cdu, group.scheme))
            continue;
        const int spare = static_cast<int>(choice.recipe.redundancy);
        const Power installed =
            *cdu.capacity * static_cast<double>(countFor(cdu, group).needed() + spare);
        if (best == nullptr || installed < least) {
            best = entry;
            least = installed;
        }
    }
    return best;
}

// The board of a hall's unit number `index`, counted from 0 over its groups.
UnitFeed feedOf(MechanicalFeed feed, int index)
{
    switch (feed) {
    case MechanicalFeed::Both:
        return UnitFeed::Both;
    case MechanicalFeed::BoardA:
        return UnitFeed::A;
    case MechanicalFeed::BoardB:
        return UnitFeed::B;
    case MechanicalFeed::Alternating:
        return index % 2 == 0 ? UnitFeed::A : UnitFeed::B;
    }
    return UnitFeed::Both;
}

FacilitySide sideOf(FacilityFeeds feeds, int index)
{
    switch (feeds) {
    case FacilityFeeds::Single:
        return FacilitySide::A;
    case FacilityFeeds::Alternating:
        return index % 2 == 0 ? FacilitySide::A : FacilitySide::B;
    case FacilityFeeds::Changeover:
        return FacilitySide::Both;
    }
    return FacilitySide::A;
}

Length apart(const Placement& a, const Placement& b)
{
    using boost::units::abs;
    return abs(a.x - b.x) + abs(a.y - b.y);
}

std::size_t nearestGroup(const Placement& at, const std::vector<std::vector<ManifoldRun>>& groups)
{
    std::size_t best = 0;
    std::optional<Length> least;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const auto& run : groups[g])
            for (const auto& placed : run.racks)
                if (const Length way = apart(at, placed.rack->at); !least || way < *least) {
                    least = way;
                    best = g;
                }
    return best;
}

Finding mismatch(const PlacedCdu& placed, const CoolantGroup& group)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.code = "thermal.cdu.mismatch";
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "{0} is a {1}, but its group {2} is piped with {3}: choose one "
                          "type for the group; it is not counted"),
        {placed.unit->label, placed.entry->name, group.key, group.cdu->name}};
    finding.elements = {refTo(placed.unit->id), refTo(group.key)};
    finding.reference =
        QT_TRANSLATE_NOOP("reference", "manual, Coolant networks: equal CDUs share a group");
    return finding;
}

Finding partlyPlaced(const CoolantGroup& group, std::size_t placed)
{
    Finding finding;
    finding.severity = Severity::Note;
    finding.code = "thermal.cdu.placed";
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "{0}: {1} of its {2} CDUs are placed; the others are taken to stand "
                          "beside the first one"),
        {group.key, std::to_string(placed), std::to_string(group.installed)}};
    finding.elements = {refTo(group.key)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "units placed in the hall");
    return finding;
}

} // namespace

bool statesDuty(const EquipmentType& entry)
{
    const auto* cdu = std::get_if<CduType>(&entry.kind);
    return cdu != nullptr && cdu->capacity && cdu->secondaryFlow &&
           (cdu->externalHead || !cdu->pumpCurve.empty());
}

bool approachLeft(const CoolantGroup& group)
{
    return group.supplySetPoint - group.facilitySupply >= leastApproach;
}

std::vector<std::vector<PlacedCdu>> placedCdus(const HallView& view,
                                               const std::vector<std::vector<ManifoldRun>>& groups)
{
    std::vector<std::vector<PlacedCdu>> out(groups.size());
    if (groups.empty())
        return out;
    for (const auto& unit : view.plan.units) {
        if (unit.at.hall != view.hall.id)
            continue;
        const auto* entry = typeOf(view.project, unit.type);
        if (entry != nullptr && std::holds_alternative<CduType>(entry->kind))
            out[nearestGroup(unit.at, groups)].push_back({&unit, entry});
    }
    return out;
}

void chooseCdu(const CduChoice& choice, CoolantGroup& group)
{
    const auto& view = choice.view;
    if (!choice.own.cduType.empty()) {
        group.cdu = chosenType(view.project, view.catalogue, choice.own.cduType);
        return;
    }
    if (const auto* own = typeOf(view.project, choice.recipe.cduType);
        own != nullptr && std::holds_alternative<CduType>(own->kind)) {
        group.cdu = statesDuty(*own) ? own : nullptr;
        return;
    }
    for (const auto& placed : choice.placed)
        if (statesDuty(*placed.entry)) {
            group.cdu = placed.entry;
            return;
        }
    group.cdu = leastCapacity(choice, group);
}

std::vector<Finding> addCdus(const CduChoice& choice, int before, CoolantGroup& group)
{
    std::vector<Finding> findings;
    std::vector<const Unit*> units;
    for (const auto& placed : choice.placed) {
        if (placed.entry->key == group.cdu->key)
            units.push_back(placed.unit);
        else
            findings.push_back(mismatch(placed, group));
    }
    const auto count = countFor(std::get<CduType>(group.cdu->kind), group);
    group.heatUnits = count.byHeat;
    group.flowUnits = count.byFlow;
    group.needed = std::max(1, std::min(count.needed(), 1000));
    const int spare =
        group.scheme == CduScheme::InRack ? 0 : static_cast<int>(choice.recipe.redundancy);
    group.installed = std::max(group.needed + spare, static_cast<int>(units.size()));
    if (choice.own.cduCount)
        group.installed = *choice.own.cduCount;
    for (int i = 1; i <= group.installed; ++i) {
        const auto index = static_cast<std::size_t>(i - 1);
        const Unit* unit = index < units.size() ? units[index] : nullptr;
        CoolantElement element;
        element.role = CoolantRole::Cdu;
        element.key = fmt::format("{}/cdu/{}", group.key, i);
        element.from = "return";
        element.to = "supply";
        element.type = group.cdu->key;
        element.designFlow = group.flow / static_cast<double>(group.needed);
        // All installed units share the load: a running spare is what carries on without a gap.
        element.standby = false;
        element.feed = unit != nullptr ? unit->feed : feedOf(choice.recipe.cduFeed, before + i - 1);
        element.facility = sideOf(choice.recipe.facilityFeeds, before + i - 1);
        if (unit != nullptr)
            element.unit = unit->id;
        group.pumpsOnUps = group.pumpsOnUps && (unit == nullptr || unit->onUps);
        group.elements.push_back(std::move(element));
    }
    if (!units.empty() && static_cast<int>(units.size()) < group.installed)
        findings.push_back(partlyPlaced(group, units.size()));
    return findings;
}

} // namespace hallwright::model
