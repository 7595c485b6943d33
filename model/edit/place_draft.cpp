// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/place_draft.h"

#include "model/edit/place.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr std::size_t perRow = 10;
const Length aisle = metres(1.5);

// One type per size and name; unknown power is a state, not 0.
Result<TypeId> typeFor(Project& project, const RackDraft& rack)
{
    FootprintFigures footprint;
    footprint.width = rack.width.value_or(metres(0.6));
    footprint.depth = rack.depth.value_or(metres(1.2));
    footprint.height = rack.height;
    footprint.massDry = rack.mass;
    const std::string key =
        fmt::format("imported-{}-{:.0f}x{:.0f}", rack.type.empty() ? "rack" : rack.type,
                    inSi(*footprint.width) * 1e3, inSi(*footprint.depth) * 1e3);
    std::string plain;
    for (const char c : key)
        plain += std::isalnum(static_cast<unsigned char>(c))
                     ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
                     : '-';
    if (const auto* own = findType(project, plain))
        return own->id;
    EquipmentType type;
    type.id = mint<TypeId>(project);
    type.key = plain;
    type.name = rack.type.empty() ? "Imported rack" : rack.type;
    type.source = "imported rack list";
    type.confidence = Confidence::Low;
    type.review = "imported: power not stated";
    RackType kind;
    kind.footprint = footprint;
    kind.power.tdp = rack.power;
    if (rack.rackUnits)
        kind.rackUnits = static_cast<int>(std::clamp(*rack.rackUnits, 1.0, 100.0));
    type.kind = kind;
    project.types = project.types.with({type});
    return type.id;
}

Status statusOf(const std::string& word)
{
    if (word == "active" || word == "available" || word == "deprecated")
        return Status::Existing;
    return word == "reserved"  ? Status::Reserved
           : word == "planned" ? Status::Future
                               : Status::Existing;
}

} // namespace

Result<Project> placeDraft(const Project& project, AlternativeId alternative,
                           const RackListDraft& draft, const std::string& hallLabel)
{
    if (draft.rows.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "the list holds no rack that can be read"), {}});
    Project minted = project;
    const auto rowsNeeded = (draft.rows.size() + perRow - 1) / perRow;
    std::vector<Rack> racks;
    Length deepest = metres(1.2);
    Length widest{};
    for (const auto& row : draft.rows)
        deepest = std::max(deepest, row.depth.value_or(metres(1.2)));
    std::vector<Row> rows;
    HallId hallId{mint<HallId>(minted)};
    for (std::size_t r = 0; r < rowsNeeded; ++r) {
        rows.push_back({mint<RowId>(minted), hallId, fmt::format("{}-R{:02}", hallLabel, r + 1)});
        Length x = aisle;
        for (std::size_t i = r * perRow; i < std::min(draft.rows.size(), (r + 1) * perRow); ++i) {
            const auto& source = draft.rows[i];
            const auto type = typeFor(minted, source);
            if (!type)
                return tl::unexpected<Fault>(type.error());
            const auto size = footprintSize(typeOf(minted, *type));
            Rack rack;
            rack.id = mint<RackId>(minted);
            rack.label = source.label;
            rack.type = *type;
            rack.at = {hallId, x + size.width / 2.0,
                       aisle + (deepest + aisle) * static_cast<double>(r) + size.depth / 2.0,
                       Turn::Deg0};
            rack.row = rows.back().id;
            rack.status = statusOf(source.status);
            racks.push_back(std::move(rack));
            x += size.width;
        }
        widest = std::max(widest, x);
    }
    Hall hall;
    hall.id = hallId;
    hall.label = hallLabel;
    hall.width = widest + aisle;
    hall.depth = (deepest + aisle) * static_cast<double>(rowsNeeded) + aisle;
    return editPlan(minted, alternative, [&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        plan.halls = plan.halls.with({hall});
        plan.rows = plan.rows.with(rows);
        plan.racks = plan.racks.with(racks);
        PowerRecipe power;
        power.id = hallId;
        plan.powerRecipes = plan.powerRecipes.with({power});
        CoolantRecipe coolant;
        coolant.id = hallId;
        plan.coolantRecipes = plan.coolantRecipes.with({coolant});
        AirRecipe air;
        air.id = hallId;
        plan.airRecipes = plan.airRecipes.with({air});
        PlantRecipe plant;
        plant.id = hallId;
        plan.plantRecipes = plan.plantRecipes.with({plant});
        FabricRecipe fabric;
        fabric.id = hallId;
        plan.fabricRecipes = plan.fabricRecipes.with({fabric});
        return plan;
    });
}

} // namespace hallwright::model
