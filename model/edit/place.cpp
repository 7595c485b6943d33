// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/place.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hallwright::model {

namespace {

// One rack of a row being laid: its type and the width it takes.
struct Slot {
    TypeId type;
    FootprintSize size;
    int pod = -1; // index of the superpod it belongs to
};

Fault noHall(HallId hall)
{
    return {FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "there is no hall with this id"), {}},
            text(refTo(hall)),
            {}};
}

std::string nextLabel(const Plan& plan, const std::string& prefix)
{
    std::set<std::string> taken;
    for (const auto& rack : plan.racks)
        taken.insert(rack.label);
    for (const auto& unit : plan.units)
        taken.insert(unit.label);
    for (std::size_t i = 1;; ++i) {
        std::string label = fmt::format("{}{:02}", prefix, i);
        if (!taken.contains(label))
            return label;
    }
}

// The member racks that one item of a type stands for; the pod's own type id comes back with it.
struct Members {
    TypeId pod; // none: a plain rack
    int spareTrays = 0;
    std::vector<Slot> slots;
};

Result<Members> membersToPlace(Project& project, const Catalogue& catalogue, const std::string& key)
{
    const auto id = ensureType(project, catalogue, key);
    if (!id)
        return tl::unexpected<Fault>(id.error());
    const EquipmentType* entry = typeOf(project, *id);
    if (rackOf(*entry) != nullptr)
        return Members{{}, 0, {{*id, footprintSize(entry), -1}}};
    const auto* pod = std::get_if<SuperpodType>(&entry->kind);
    if (pod == nullptr)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "\"{0}\" is not a rack or superpod type"), {key}},
                    "type");
    Members out{*id, pod->spareTrays, {}};
    const auto members = membersOf(*pod);
    if (!members)
        return tl::unexpected<Fault>(members.error());
    for (const auto& member : *members) {
        const auto memberType = ensureType(project, catalogue, member.key);
        if (!memberType)
            return tl::unexpected<Fault>(memberType.error());
        const auto size = footprintSize(typeOf(project, *memberType));
        for (int i = 0; i < member.count; ++i)
            out.slots.push_back({*memberType, size, 0});
    }
    return out;
}

Length widthOf(const std::vector<Slot>& slots, Length gap)
{
    Length width{};
    for (const auto& slot : slots)
        width += slot.size.width + gap;
    return slots.empty() ? width : width - gap;
}

Length deepest(const std::vector<Slot>& slots)
{
    Length depth{};
    for (const auto& slot : slots)
        depth = std::max(depth, slot.size.depth);
    return depth;
}

// Lower edges of the rows: fronts of alternating rows share a cold aisle, rears a hot aisle.
std::vector<Length> rowEdges(const ArrayRequest& request, Length depth)
{
    std::vector<Length> edges;
    Length y = request.y;
    for (int i = 0; i < request.rows; ++i) {
        edges.push_back(y);
        const bool rearsMeet = request.facing == RowFacing::Alternating && i % 2 == 0;
        const Length aisle = request.facing == RowFacing::Same
                                 ? std::max(request.coldAisle, request.hotAisle)
                                 : (rearsMeet ? request.hotAisle : request.coldAisle);
        y += depth + aisle;
    }
    return edges;
}

Result<void> checkedArray(const ArrayRequest& request)
{
    if (request.rows < 1 || request.perRow < 1 || request.rows > 10000 || request.perRow > 10000)
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "an array needs from 1 to 10,000 rows and racks per row"),
             {}},
            "array");
    return {};
}

} // namespace

FootprintSize footprintSize(const EquipmentType* type)
{
    FootprintSize size;
    const FootprintFigures* figures = type != nullptr ? footprintOf(*type) : nullptr;
    if (figures != nullptr && figures->width)
        size.width = *figures->width;
    if (figures != nullptr && figures->depth)
        size.depth = *figures->depth;
    return size;
}

Result<Project> addHall(const Project& project, AlternativeId alternative, Hall hall)
{
    Project minted = project;
    hall.id = mint<HallId>(minted);
    if (hall.label.empty())
        hall.label = "H" + std::to_string(hall.id.number);
    return editPlan(minted, alternative, [&hall](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        plan.halls = plan.halls.with({hall});
        PowerRecipe power;
        power.id = hall.id;
        plan.powerRecipes = plan.powerRecipes.with({power});
        CoolantRecipe coolant;
        coolant.id = hall.id;
        plan.coolantRecipes = plan.coolantRecipes.with({coolant});
        AirRecipe air;
        air.id = hall.id;
        plan.airRecipes = plan.airRecipes.with({air});
        PlantRecipe plant;
        plant.id = hall.id;
        plan.plantRecipes = plan.plantRecipes.with({plant});
        FabricRecipe fabric;
        fabric.id = hall.id;
        plan.fabricRecipes = plan.fabricRecipes.with({fabric});
        return plan;
    });
}

Result<Project> placeItem(const Project& project, const Catalogue& catalogue,
                          AlternativeId alternative, const PlaceRequest& request)
{
    Project minted = project;
    const auto id = ensureType(minted, catalogue, request.type);
    if (!id)
        return tl::unexpected<Fault>(id.error());
    const EquipmentType entry = *typeOf(minted, *id);
    const bool racks = rackOf(entry) != nullptr || std::holds_alternative<SuperpodType>(entry.kind);
    const auto members = racks ? membersToPlace(minted, catalogue, request.type) : Members{};
    if (!members)
        return tl::unexpected<Fault>(members.error());
    return editPlan(minted, alternative,
                    [&](const Plan& before) -> Result<Plan> {
                        if (before.halls.find(request.at.hall) == nullptr)
                            return tl::unexpected<Fault>(noHall(request.at.hall));
                        Plan plan = before;
                        if (!racks) {
                            Unit unit;
                            unit.id = mint<UnitId>(minted);
                            unit.label =
                                request.label.empty() ? nextLabel(before, "U") : request.label;
                            unit.type = *id;
                            unit.at = request.at;
                            unit.status = request.status;
                            plan.units = plan.units.with({unit});
                            return plan;
                        }
                        SuperpodId pod;
                        if (members->pod) {
                            pod = mint<SuperpodId>(minted);
                            plan.superpods = plan.superpods.with(
                                {{pod, nextLabel(before, "P"), members->pod, members->spareTrays}});
                        }
                        Placement at = request.at;
                        for (const auto& slot : members->slots) {
                            Rack rack;
                            rack.id = mint<RackId>(minted);
                            rack.label = request.label.empty() || members->slots.size() > 1
                                             ? nextLabel(plan, "K")
                                             : request.label;
                            rack.type = slot.type;
                            rack.at = at;
                            rack.row = request.row;
                            rack.superpod = pod;
                            rack.status = request.status;
                            plan.racks = plan.racks.with({rack});
                            const bool alongX = at.turn == Turn::Deg0 || at.turn == Turn::Deg180;
                            (alongX ? at.x : at.y) += slot.size.width;
                        }
                        return plan;
                    })
        .map([&minted](Project after) {
            after.lastId = minted.lastId;
            return after;
        });
}

Result<ArrayCount> countArray(const Project& project, const Catalogue& catalogue,
                              const ArrayRequest& request)
{
    if (const auto valid = checkedArray(request); !valid)
        return tl::unexpected<Fault>(valid.error());
    Project scratch = project;
    const auto members = membersToPlace(scratch, catalogue, request.type);
    if (!members)
        return tl::unexpected<Fault>(members.error());
    ArrayCount count;
    count.racks = request.rows * request.perRow * static_cast<int>(members->slots.size());
    count.width =
        static_cast<double>(request.perRow) * (widthOf(members->slots, request.gap) + request.gap) -
        request.gap;
    const Length depth = deepest(members->slots);
    count.depth = rowEdges(request, depth).back() + depth - request.y;
    Power perItem{};
    bool known = true;
    for (const auto& slot : members->slots) {
        const auto& power = rackOf(*typeOf(scratch, slot.type))->power;
        const auto tdp = power.tdp ? power.tdp : power.nameplate;
        known = known && tdp.has_value();
        perItem += tdp.value_or(Power{});
    }
    if (known)
        count.tdp = perItem * static_cast<double>(request.rows * request.perRow);
    return count;
}

namespace {

// Everything that one array adds, gathered row by row.
struct ArrayRows {
    std::vector<Row> rows;
    std::vector<Rack> racks;
    std::vector<Superpod> pods;
};

struct RowSpot {
    std::string label;
    Length edge{};  // lower edge of the row
    Length depth{}; // of the deepest rack
    Turn turn = Turn::Deg0;
};

void layRow(Project& minted, const ArrayRequest& request, const Members& members,
            const RowSpot& spot, ArrayRows& out)
{
    out.rows.push_back({mint<RowId>(minted), request.hall, spot.label});
    Length x = request.x;
    int number = 0;
    for (int item = 0; item < request.perRow; ++item) {
        SuperpodId pod;
        if (members.pod) {
            pod = mint<SuperpodId>(minted);
            out.pods.push_back({pod, fmt::format("{}-P{:02}", spot.label, item + 1), members.pod,
                                members.spareTrays});
        }
        for (const auto& slot : members.slots) {
            const Length half = slot.size.depth / 2.0;
            Rack rack;
            rack.id = mint<RackId>(minted);
            rack.label = fmt::format("{}-K{:02}", spot.label, ++number);
            rack.type = slot.type;
            rack.at = {request.hall, x + slot.size.width / 2.0,
                       spot.turn == Turn::Deg0 ? spot.edge + half : spot.edge + spot.depth - half,
                       spot.turn};
            rack.row = out.rows.back().id;
            rack.superpod = pod;
            rack.status = request.status;
            out.racks.push_back(rack);
            x += slot.size.width + request.gap;
        }
    }
}

} // namespace

Result<Project> placeArray(const Project& project, const Catalogue& catalogue,
                           AlternativeId alternative, const ArrayRequest& request)
{
    if (const auto valid = checkedArray(request); !valid)
        return tl::unexpected<Fault>(valid.error());
    Project minted = project;
    const auto members = membersToPlace(minted, catalogue, request.type);
    if (!members)
        return tl::unexpected<Fault>(members.error());
    const auto lay = [&](const Plan& before) -> Result<Plan> {
        const Hall* hall = before.halls.find(request.hall);
        if (hall == nullptr)
            return tl::unexpected<Fault>(noHall(request.hall));
        const auto rowsThere =
            std::count_if(before.rows.begin(), before.rows.end(),
                          [&](const Row& row) { return row.hall == request.hall; });
        const Length depth = deepest(members->slots);
        const auto edges = rowEdges(request, depth);
        ArrayRows added;
        for (std::size_t r = 0; r < edges.size(); ++r) {
            const bool flipped = request.facing == RowFacing::Alternating && r % 2 == 1;
            const auto number = static_cast<std::size_t>(rowsThere) + r + 1;
            layRow(minted, request, *members,
                   {fmt::format("{}-R{:02}", request.prefix.empty() ? hall->label : request.prefix,
                                number),
                    edges[r], depth, flipped ? Turn::Deg180 : Turn::Deg0},
                   added);
        }
        Plan plan = before;
        plan.rows = plan.rows.with(std::move(added.rows));
        plan.racks = plan.racks.with(std::move(added.racks));
        plan.superpods = plan.superpods.with(std::move(added.pods));
        return plan;
    };
    return editPlan(minted, alternative, lay).map([&minted](Project after) {
        after.lastId = minted.lastId;
        return after;
    });
}

} // namespace hallwright::model
