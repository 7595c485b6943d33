// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/coolant.h"

#include "model/derive/coolant_pipes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr const char* roleKeys[] = {"cdu", "supply", "return", "branch"};

bool liquidCooled(const PlacedRack& placed)
{
    return placed.type != nullptr && placed.type->cooling.kind != CoolingKind::Air &&
           rackHeat(*placed.type).liquid > Power{};
}

// Capacity at the approach that the recipe leaves: UA fixed, so proportional below the rating
// approach; never above the rating, which the maker states for its pumps and pipes.
Power capacityAt(const CduType& cdu, const CoolantRecipe& recipe)
{
    const auto approach = recipe.supplySetPoint - recipe.facilitySupply;
    const auto rated = cdu.approach.value_or(kelvins(4));
    const double share = std::clamp(static_cast<double>(approach / rated), 0.0, 1.0);
    return *cdu.capacity * share;
}

bool usable(const CduType& cdu, CduScheme scheme)
{
    if (!cdu.capacity || !cdu.secondaryFlow || !cdu.externalHead)
        return false;
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

CduCount countFor(const CduType& cdu, const CoolantRecipe& recipe, const CoolantGroup& group)
{
    const Power capacity = capacityAt(cdu, recipe);
    return {capacity > Power{} ? static_cast<double>(group.heat / capacity) : 1e6,
            static_cast<double>(group.flow / *cdu.secondaryFlow)};
}

// The recipe's own type, else the one with the least installed capacity that carries the group.
const EquipmentType* chooseCdu(const HallView& view, const CoolantRecipe& recipe,
                               const CoolantGroup& group)
{
    if (const auto* own = typeOf(view.project, recipe.cduType))
        if (const auto* cdu = std::get_if<CduType>(&own->kind))
            return cdu->capacity && cdu->secondaryFlow ? own : nullptr;
    const EquipmentType* best = nullptr;
    Power least{};
    for (const auto* entry : view.catalogue.all<CduType>()) {
        const auto& cdu = std::get<CduType>(entry->kind);
        if (!usable(cdu, recipe.cdu))
            continue;
        const int spare = static_cast<int>(recipe.redundancy);
        const Power installed =
            *cdu.capacity * static_cast<double>(countFor(cdu, recipe, group).needed() + spare);
        if (best == nullptr || installed < least) {
            best = entry;
            least = installed;
        }
    }
    return best;
}

RackNeed needOf(const PlacedRack& placed, Temperature supply)
{
    const auto& cooling = placed.type->cooling;
    RackNeed need;
    need.rack = placed.rack->id;
    need.type = placed.type;
    need.heat = rackHeat(*placed.type).liquid;
    const auto flow = flowNeed(*placed.type, supply);
    need.flowKnown = flow.has_value();
    need.flow = flow.value_or(VolumeFlow{});
    need.dropReferenceFlow = cooling.dropReferenceFlow.value_or(VolumeFlow{});
    need.dropReference = cooling.dropReference.value_or(Pressure{});
    need.dropExponent =
        cooling.dropExponent.value_or(1.85); // facts: vendor tables give 1.84 to 1.90
    return need;
}

Finding noFlow(const PlacedRack& placed)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.code = "thermal.flow.unknown";
    finding.message = {
        QT_TRANSLATE_NOOP(
            "finding", "Rack {0}: its type states no coolant flow need; its branch is not solved"),
        {placed.rack->label}};
    finding.elements = {refTo(placed.rack->id)};
    finding.reference = QT_TRANSLATE_NOOP(
        "reference", "manual, The equipment catalogue: unknown is a state, never 0");
    return finding;
}

Finding noCdu(const CoolantGroup& group)
{
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = "thermal.cdu.none";
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "{0}: no CDU with a stated capacity, flow and head fits this scheme"),
        {group.key}};
    finding.elements = {refTo(group.key)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "sizes in the equipment catalogue");
    return finding;
}

// Lines cut into groups: in-rack one rack each; else the recipe's count, running over row ends, or
// (0) a group per line.
std::vector<std::vector<ManifoldRun>> groupsOf(const HallView& view, const CoolantRecipe& recipe)
{
    std::vector<std::vector<ManifoldRun>> groups;
    const int limit = recipe.cdu == CduScheme::InRack ? 1 : recipe.racksPerGroup;
    int inGroup = 0;
    for (const auto& line : rackLines(view)) {
        bool newRun = true;
        if (limit == 0 && recipe.cdu != CduScheme::Room)
            inGroup = 0;
        for (const auto& placed : line.racks) {
            if (!liquidCooled(placed))
                continue;
            if (inGroup == 0 || (limit > 0 && inGroup == limit)) {
                groups.emplace_back();
                inGroup = 0;
                newRun = true;
            }
            if (newRun)
                groups.back().push_back({{}, line.label});
            newRun = false;
            groups.back().back().racks.push_back(placed);
            ++inGroup;
        }
    }
    return groups;
}

CoolantGroup groupFrom(const CoolantRecipe& recipe)
{
    CoolantGroup group;
    group.scheme = recipe.cdu;
    group.fluid = recipe.fluid;
    group.control = recipe.control;
    group.returnPath = recipe.returnPath;
    group.supplySetPoint = recipe.supplySetPoint;
    group.facilitySupply = recipe.facilitySupply;
    group.facilityFlow = recipe.facilityFlow;
    group.bufferVolume = recipe.bufferVolume;
    group.pumpsOnUps = recipe.cduOnUps;
    group.facilityRestart = recipe.facilityRestart;
    return group;
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

void addCdus(const CoolantRecipe& recipe, int before, CoolantGroup& group)
{
    const auto& cdu = std::get<CduType>(group.cdu->kind);
    const auto count = countFor(cdu, recipe, group);
    group.heatUnits = count.byHeat;
    group.flowUnits = count.byFlow;
    group.needed = std::max(1, std::min(count.needed(), 1000));
    const int spare = recipe.cdu == CduScheme::InRack ? 0 : static_cast<int>(recipe.redundancy);
    group.installed = group.needed + spare;
    for (int i = 1; i <= group.installed; ++i) {
        CoolantElement element;
        element.role = CoolantRole::Cdu;
        element.key = fmt::format("{}/cdu/{}", group.key, i);
        element.from = "return";
        element.to = "supply";
        element.type = group.cdu->key;
        element.designFlow = group.flow / static_cast<double>(group.needed);
        // All installed units share the load: a running spare is what carries on without a gap.
        element.standby = false;
        element.feed = feedOf(recipe.cduFeed, before + i - 1);
        group.elements.push_back(std::move(element));
    }
}

// The hall has one tank; each group draws on it by its share of the heat.
void shareBuffer(std::vector<CoolantGroup>& groups)
{
    Power heat{};
    for (const auto& group : groups)
        heat += group.heat;
    if (heat > Power{})
        for (auto& group : groups)
            group.bufferVolume = group.bufferVolume * static_cast<double>(group.heat / heat);
}

} // namespace

const char* coolantRoleKey(CoolantRole role)
{
    return roleKeys[static_cast<std::size_t>(role)];
}

std::optional<VolumeFlow> flowNeed(const RackType& type, Temperature supply)
{
    const auto& curve = type.cooling.flowNeed;
    if (curve.empty())
        return std::nullopt;
    return fromSi<VolumeFlow>(read(curve, inSi(supply)).y);
}

DerivedCoolant deriveCoolant(const HallView& view)
{
    DerivedCoolant out;
    const CoolantRecipe recipe = recipeOf(view.plan.coolantRecipes, view.hall.id);
    int cdus = 0;
    for (auto& runs : groupsOf(view, recipe)) {
        CoolantGroup group = groupFrom(recipe);
        std::vector<PlacedRack> all;
        for (auto& run : runs) {
            for (const auto& placed : run.racks) {
                const RackNeed need = needOf(placed, recipe.supplySetPoint);
                if (!need.flowKnown)
                    out.findings.push_back(noFlow(placed));
                group.heat += need.heat;
                group.flow += need.flow;
                group.racks.push_back(need);
                all.push_back(placed);
            }
        }
        group.key = fmt::format("{}/coolant/{}", keyOf(view.hall), lowestRack(all));
        group.cdu = chooseCdu(view, recipe, group);
        if (group.cdu == nullptr) {
            out.findings.push_back(noCdu(group));
        } else {
            addCdus(recipe, cdus, group);
            cdus += group.installed;
            out.pumpPower += std::get<CduType>(group.cdu->kind).pumpPower.value_or(Power{}) *
                             static_cast<double>(group.installed);
        }
        layPipes(view, recipe, runs, group);
        out.groups.push_back(std::move(group));
    }
    shareBuffer(out.groups);
    return out;
}

} // namespace hallwright::model
