// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/arrange.h"
#include "model/edit/types.h"

#include <algorithm>
#include <map>
#include <set>

namespace hallwright::model {

namespace {

// A label that no rack and no unit has: the old one with the next free suffix.
class FreeLabels {
public:
    explicit FreeLabels(const Plan& plan)
    {
        for (const auto& rack : plan.racks)
            taken_.insert(rack.label);
        for (const auto& unit : plan.units)
            taken_.insert(unit.label);
    }
    std::string after(const std::string& label)
    {
        for (int i = 2;; ++i) {
            std::string candidate = label + "." + std::to_string(i);
            if (taken_.insert(candidate).second)
                return candidate;
        }
    }

private:
    std::set<std::string> taken_;
};

// Superpods all of whose racks are among the copied ones get a pod of their own.
std::map<SuperpodId, SuperpodId> copiedPods(Project& minted, const Plan& before, Plan& plan,
                                            const std::set<RackId>& copied)
{
    std::map<SuperpodId, int> missing;
    for (const auto& rack : before.racks)
        if (rack.superpod)
            missing[rack.superpod] += copied.contains(rack.id) ? 0 : 1;
    std::map<SuperpodId, SuperpodId> fresh;
    std::vector<Superpod> pods;
    for (const auto& [id, absent] : missing) {
        const Superpod* pod = before.superpods.find(id);
        const bool any = std::any_of(copied.begin(), copied.end(), [&](RackId rack) {
            return before.racks.find(rack)->superpod == id;
        });
        if (absent != 0 || pod == nullptr || !any)
            continue;
        Superpod copy = *pod;
        copy.id = mint<SuperpodId>(minted);
        copy.label += ".2";
        fresh[id] = copy.id;
        pods.push_back(copy);
    }
    plan.superpods = plan.superpods.with(std::move(pods));
    return fresh;
}

template <class Placed>
std::vector<decltype(Placed::id)> idsIn(const Table<Placed>& table, const std::set<HallId>& halls)
{
    std::vector<decltype(Placed::id)> out;
    for (const auto& row : table)
        if (halls.contains(row.at.hall))
            out.push_back(row.id);
    return out;
}

} // namespace

Result<Duplicated> duplicateItems(const Project& project, AlternativeId alternative, Elements items,
                                  Point by)
{
    Project minted = project;
    std::vector<ElementRef> copies;
    const auto copy = [&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        FreeLabels labels(before);
        std::set<RackId> rackIds;
        for (const auto& item : items)
            if (item.kind == ElementKind::Rack && before.racks.find({item.number}) != nullptr)
                rackIds.insert({item.number});
        const auto pods = copiedPods(minted, before, plan, rackIds);
        std::vector<Rack> racks;
        for (const RackId id : rackIds) {
            Rack rack = *before.racks.find(id);
            rack.id = mint<RackId>(minted);
            rack.label = labels.after(rack.label);
            const auto pod = pods.find(rack.superpod);
            rack.superpod = pod == pods.end() ? SuperpodId{} : pod->second;
            rack.at.x += by.x;
            rack.at.y += by.y;
            copies.push_back(refTo(rack.id));
            racks.push_back(std::move(rack));
        }
        std::vector<Unit> units;
        for (const auto& item : items) {
            const Unit* old =
                item.kind == ElementKind::Unit ? before.units.find({item.number}) : nullptr;
            if (old == nullptr)
                continue;
            Unit unit = *old;
            unit.id = mint<UnitId>(minted);
            unit.label = labels.after(unit.label);
            unit.at.x += by.x;
            unit.at.y += by.y;
            copies.push_back(refTo(unit.id));
            units.push_back(std::move(unit));
        }
        if (copies.empty())
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "nothing that can be copied is selected"), {}});
        plan.racks = plan.racks.with(std::move(racks));
        plan.units = plan.units.with(std::move(units));
        return plan;
    };
    auto after = editPlan(minted, alternative, copy);
    if (!after)
        return tl::unexpected<Fault>(after.error());
    after->lastId = minted.lastId;
    return Duplicated{*std::move(after), std::move(copies)};
}

Result<Project> removeItems(const Project& project, AlternativeId alternative, Elements items)
{
    return editPlan(project, alternative, [items](const Plan& before) -> Result<Plan> {
        std::set<HallId> halls;
        std::set<RowId> rows;
        std::set<SuperpodId> pods;
        std::vector<RackId> racks;
        std::vector<UnitId> units;
        for (const auto& item : items) {
            if (item.kind == ElementKind::Hall)
                halls.insert({item.number});
            else if (item.kind == ElementKind::Row)
                rows.insert({item.number});
            else if (item.kind == ElementKind::Superpod)
                pods.insert({item.number});
            else if (item.kind == ElementKind::Rack)
                racks.push_back({item.number});
            else if (item.kind == ElementKind::Unit)
                units.push_back({item.number});
        }
        for (const auto& row : before.rows)
            if (halls.contains(row.hall))
                rows.insert(row.id);
        for (const auto& rack : before.racks)
            if (halls.contains(rack.at.hall) || rows.contains(rack.row) ||
                pods.contains(rack.superpod))
                racks.push_back(rack.id);
        const auto lost = idsIn(before.units, halls);
        units.insert(units.end(), lost.begin(), lost.end());

        Plan plan = before;
        plan.racks = plan.racks.without(std::move(racks));
        plan.units = plan.units.without(std::move(units));
        plan.rows = plan.rows.without({rows.begin(), rows.end()});
        const std::vector<HallId> hallIds(halls.begin(), halls.end());
        plan.halls = plan.halls.without(hallIds);
        plan.powerRecipes = plan.powerRecipes.without(hallIds);
        plan.coolantRecipes = plan.coolantRecipes.without(hallIds);
        plan.airRecipes = plan.airRecipes.without(hallIds);
        plan.plantRecipes = plan.plantRecipes.without(hallIds);
        plan.fabricRecipes = plan.fabricRecipes.without(hallIds);
        std::set<SuperpodId> inUse;
        for (const auto& rack : plan.racks)
            inUse.insert(rack.superpod);
        std::vector<SuperpodId> empty;
        for (const auto& pod : plan.superpods)
            if (!inUse.contains(pod.id))
                empty.push_back(pod.id);
        plan.superpods = plan.superpods.without(std::move(empty));
        return plan;
    });
}

} // namespace hallwright::model
