// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/coolant.h"

#include "model/derive/air.h"
#include "model/derive/coolant_overrides.h"
#include "model/derive/coolant_pipes.h"
#include "model/derive/coolant_units.h"
#include "model/derive/rear_doors.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace hallwright::model {

namespace {

constexpr const char* roleKeys[] = {"cdu",        "supply", "return",           "branch",
                                    "strainer",   "bypass", "expansion-vessel", "buffer-tank",
                                    "supply-tank"};

bool liquidCooled(const PlacedRack& placed)
{
    return placed.type != nullptr && placed.type->cooling.kind != CoolingKind::Air &&
           rackHeat(*placed.type).liquid > Power{};
}

RackNeed needOf(const HallView& view, const PlacedRack& placed, Temperature supply)
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
    if (const auto* entry = view.catalogue.find(cooling.coupling))
        need.coupling = std::get_if<CouplingType>(&entry->kind);
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

Finding noApproach(const CoolantGroup& group)
{
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = "thermal.cdu.approach";
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "{0}: facility water leaves the supply set point {1} K of approach; no "
                          "CDU holds it. Raise the set point or cool the facility water"),
        {group.key, quantityNumber(inSi(group.supplySetPoint - group.facilitySupply),
                                   Measure::TemperatureDifference, UnitSystem::Si)}};
    finding.elements = {refTo(group.key)};
    finding.value = inSi(group.supplySetPoint - group.facilitySupply);
    finding.limit = inSi(leastApproach);
    finding.measure = Measure::TemperatureDifference;
    finding.reference = QT_TRANSLATE_NOOP(
        "reference", "class estimate: plate exchangers are offered down to 1 K of approach");
    return finding;
}

// Lines cut into groups: in-rack one rack each; else the recipe's count, running over row ends, or
// (0) a group per line.
std::vector<std::vector<ManifoldRun>>
groupsOf(const HallView& view, const CoolantRecipe& recipe,
         const std::function<bool(const PlacedRack&)>& belongs)
{
    std::vector<std::vector<ManifoldRun>> groups;
    const int limit = recipe.cdu == CduScheme::InRack ? 1 : recipe.racksPerGroup;
    int inGroup = 0;
    for (const auto& line : rackLines(view)) {
        bool newRun = true;
        if (limit == 0 && recipe.cdu != CduScheme::Room)
            inGroup = 0;
        for (const auto& placed : line.racks) {
            if (!belongs(placed))
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

CoolantGroup groupFrom(const HallView& view, const CoolantRecipe& recipe)
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
    group.fillPressure = recipe.fillPressure;
    group.supplyTank = recipe.supplyTank;
    group.riserHeight = recipe.cdu == CduScheme::InRack ? Length{} : recipe.riserHeight;
    group.staticHeight = std::max(recipe.staticHeight, group.riserHeight);
    group.lowestPoint = std::max(recipe.lowestPoint, -group.riserHeight);
    group.atmosphere = kilopascals(101.325) * airPressureRatio(view.project.site.altitude);
    return group;
}

// A door's water as the need of a rack of its own kind.
RackNeed needOf(const RearDoor& door)
{
    auto type = std::make_shared<RackType>();
    type->cooling.kind = CoolingKind::Liquid;
    type->cooling.liquidFraction = 1.0;
    RackNeed need;
    need.rack = door.rack;
    need.type = type.get();
    need.door = std::move(type);
    need.heat = door.removed;
    need.flow = door.waterFlow;
    need.dropReferenceFlow = door.waterFlow;
    need.dropReference = door.waterDrop;
    return need;
}

// The doors' loop: water from a CDU of its own on the air units' chilled water, piped like the
// racks' loop.
CoolantRecipe doorRecipe(const HallView& view, CoolantRecipe recipe)
{
    const AirRecipe air = recipeOf(view.plan.airRecipes, view.hall.id);
    if (recipe.cdu == CduScheme::InRack)
        recipe.cdu = CduScheme::RowEnd;
    recipe.cduType = {};
    recipe.couplingType = {};
    recipe.fluid = Coolant::Water;
    recipe.supplySetPoint = doorWater(air);
    recipe.facilitySupply = air.waterSupply;
    recipe.bufferVolume = {};
    recipe.supplyTank = {};
    return recipe;
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

// Derives the groups of one hall, one after the other.
class Deriver {
public:
    explicit Deriver(const HallView& view)
        : view_(view)
        , overrides_(view.plan, keyOf(view.hall) + "/coolant/")
    {
    }

    DerivedCoolant derive()
    {
        const CoolantRecipe recipe = recipeOf(view_.plan.coolantRecipes, view_.hall.id);
        deriveRacks(recipe);
        shareBuffer(out_.groups);
        const auto doors = rearDoors(view_);
        if (!doors.doors.empty())
            deriveDoors(doorRecipe(view_, recipe), doors);
        for (auto& finding : overrides_.findings())
            out_.findings.push_back(std::move(finding));
        return std::move(out_);
    }

private:
    void deriveRacks(const CoolantRecipe& recipe)
    {
        const auto layout = groupsOf(view_, recipe, liquidCooled);
        const auto placed = placedCdus(view_, layout);
        for (std::size_t g = 0; g < layout.size(); ++g) {
            CoolantGroup group = groupFrom(view_, recipe);
            for (const auto& run : layout[g])
                for (const auto& rack : run.racks)
                    addRack(needOf(view_, rack, recipe.supplySetPoint), rack, group);
            group.key = fmt::format("{}/coolant/{}", keyOf(view_.hall), lowest(layout[g]));
            finish(recipe, layout[g], placed[g], std::move(group));
        }
    }

    void deriveDoors(const CoolantRecipe& recipe, const RearDoors& doors)
    {
        const auto layout = groupsOf(view_, recipe, [&doors](const PlacedRack& placed) {
            return doors.of(placed.rack->id) != nullptr;
        });
        for (const auto& runs : layout) {
            CoolantGroup group = groupFrom(view_, recipe);
            group.doors = true;
            group.control = FlowControl::PressureIndependent;
            for (const auto& run : runs)
                for (const auto& rack : run.racks)
                    addRack(needOf(*doors.of(rack.rack->id)), rack, group);
            group.key = fmt::format("{}/coolant/doors/{}", keyOf(view_.hall), lowest(runs));
            finish(recipe, runs, {}, std::move(group));
        }
    }

    static std::string lowest(const std::vector<ManifoldRun>& runs)
    {
        std::vector<PlacedRack> all;
        for (const auto& run : runs)
            all.insert(all.end(), run.racks.begin(), run.racks.end());
        return lowestRack(all);
    }

    void addRack(RackNeed need, const PlacedRack& placed, CoolantGroup& group)
    {
        if (!need.flowKnown)
            out_.findings.push_back(noFlow(placed));
        group.heat += need.heat;
        group.flow += need.flow;
        group.racks.push_back(std::move(need));
    }

    void finish(const CoolantRecipe& recipe, const std::vector<ManifoldRun>& runs,
                const std::vector<PlacedCdu>& placed, CoolantGroup group)
    {
        const auto own = groupChoice(view_, group.key, overrides_);
        const CduChoice choice{view_, recipe, own, placed};
        chooseCdu(choice, group);
        if (group.cdu == nullptr) {
            out_.findings.push_back(noCdu(group));
        } else {
            if (!approachLeft(group))
                out_.findings.push_back(noApproach(group));
            for (auto& finding : addCdus(choice, cdus_, group))
                out_.findings.push_back(std::move(finding));
            cdus_ += group.installed;
        }
        layPipes(view_, recipe, runs, group);
        applyOverrides(view_, overrides_, group);
        if (group.cdu != nullptr)
            out_.pumpPower += std::get<CduType>(group.cdu->kind).pumpPower.value_or(Power{}) *
                              static_cast<double>(group.installed);
        out_.groups.push_back(std::move(group));
    }

    const HallView& view_;
    OverrideSet overrides_;
    int cdus_ = 0; // of the hall so far
    DerivedCoolant out_;
};

} // namespace

const char* coolantRoleKey(CoolantRole role)
{
    return roleKeys[static_cast<std::size_t>(role)];
}

bool isPipe(CoolantRole role)
{
    return role == CoolantRole::SupplyPipe || role == CoolantRole::ReturnPipe;
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
    return Deriver(view).derive();
}

} // namespace hallwright::model
