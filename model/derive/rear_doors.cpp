// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/rear_doors.h"

#include "model/derive/air.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double airDensity = 1.16;        // kg/m³ at 30 °C and sea level
constexpr double airSpecificHeat = 1006.0; // J/kgK, dry air

bool stated(const RearDoorType& door)
{
    return !door.removal.empty() && door.waterFlow && door.waterIn;
}

// The recipe's own door, else the stated one of least capacity that carries the hottest rack; the
// largest where none does.
const EquipmentType* chooseDoor(const HallView& view, const AirRecipe& recipe, Power hottest)
{
    if (const auto* own = typeOf(view.project, recipe.unitType))
        if (const auto* door = std::get_if<RearDoorType>(&own->kind))
            return stated(*door) ? own : nullptr;
    const EquipmentType* best = nullptr;
    for (const auto* entry : view.catalogue.all<RearDoorType>()) {
        const auto& door = std::get<RearDoorType>(entry->kind);
        if (!stated(door) || !door.capacity)
            continue;
        const Power so = best == nullptr ? Power{} : *std::get<RearDoorType>(best->kind).capacity;
        const bool carries = *door.capacity >= hottest;
        const bool bestCarries = so >= hottest;
        if (best == nullptr || (carries && (!bestCarries || *door.capacity < so)) ||
            (!carries && !bestCarries && *door.capacity > so))
            best = entry;
    }
    return best;
}

double shareRemoved(const RearDoorType& door, const RackType& rack, Power air,
                    const AirRecipe& recipe)
{
    const double rated = read(door.removal, inSi(air)).y;
    const auto flow = airflowNeed(rack, recipe.supply);
    if (!flow || inSi(*flow) <= 0.0)
        return std::clamp(rated, 0.0, 1.0);
    const double exhaust =
        inSi(recipe.supply) + inSi(air) / (airDensity * airSpecificHeat * inSi(*flow));
    const double before = exhaust - inSi(*door.waterIn);
    const double now = exhaust - inSi(doorWater(recipe));
    if (before <= 0.0)
        return std::clamp(rated, 0.0, 1.0);
    return std::clamp(rated * now / before, 0.0, 1.0);
}

Finding noDoor(const HallView& view)
{
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = "air.door.none";
    finding.message = {QT_TRANSLATE_NOOP("finding",
                                         "{0}: no rear door with a stated removal, water flow and "
                                         "water temperature fits"),
                       {view.hall.label}};
    finding.elements = {refTo(view.hall.id)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "sizes in the equipment catalogue");
    return finding;
}

} // namespace

const RearDoor* RearDoors::of(RackId rack) const
{
    const auto at =
        std::lower_bound(doors.begin(), doors.end(), rack,
                         [](const RearDoor& door, RackId id) { return door.rack < id; });
    return at != doors.end() && at->rack == rack ? &*at : nullptr;
}

Temperature doorWater(const AirRecipe& recipe)
{
    return recipe.waterSupply + kelvins(4);
}

RearDoors rearDoors(const HallView& view)
{
    RearDoors out;
    const AirRecipe recipe = recipeOf(view.plan.airRecipes, view.hall.id);
    if (recipe.cooling != AirScheme::RearDoor)
        return out;
    std::vector<PlacedRack> racks;
    Power hottest{};
    for (const auto& line : rackLines(view))
        for (const auto& placed : line.racks)
            if (placed.type != nullptr && rackHeat(*placed.type).air > Power{}) {
                racks.push_back(placed);
                hottest = std::max(hottest, rackHeat(*placed.type).air);
            }
    if (racks.empty())
        return out;
    const auto* entry = chooseDoor(view, recipe, hottest);
    if (entry == nullptr) {
        out.findings.push_back(noDoor(view));
        return out;
    }
    const auto& type = std::get<RearDoorType>(entry->kind);
    for (const auto& placed : racks) {
        RearDoor door;
        door.rack = placed.rack->id;
        door.entry = entry;
        door.air = rackHeat(*placed.type).air;
        door.removed = door.air * shareRemoved(type, *placed.type, door.air, recipe);
        door.waterFlow = *type.waterFlow;
        door.waterDrop = type.waterDrop.value_or(Pressure{});
        out.doors.push_back(door);
    }
    std::sort(out.doors.begin(), out.doors.end(),
              [](const RearDoor& a, const RearDoor& b) { return a.rack < b.rack; });
    return out;
}

} // namespace hallwright::model
