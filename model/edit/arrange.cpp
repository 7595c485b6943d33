// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/arrange.h"

#include "model/edit/place.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace hallwright::model {

namespace {

// The placed things among the references, as copies to change.
struct Picked {
    std::vector<Rack> racks;
    std::vector<Unit> units;
    bool empty() const { return racks.empty() && units.empty(); }
    std::vector<Placement*> placements()
    {
        std::vector<Placement*> out;
        for (auto& rack : racks)
            out.push_back(&rack.at);
        for (auto& unit : units)
            out.push_back(&unit.at);
        return out;
    }
};

Picked picked(const Plan& plan, Elements items)
{
    Picked out;
    for (const auto& item : items) {
        if (const Rack* rack =
                item.kind == ElementKind::Rack ? plan.racks.find({item.number}) : nullptr)
            out.racks.push_back(*rack);
        if (const Unit* unit =
                item.kind == ElementKind::Unit ? plan.units.find({item.number}) : nullptr)
            out.units.push_back(*unit);
    }
    return out;
}

Result<Project> withPicked(const Project& project, AlternativeId alternative, Elements items,
                           const std::function<void(Picked&)>& change)
{
    return editPlan(project, alternative, [&](const Plan& before) -> Result<Plan> {
        Picked things = picked(before, items);
        if (things.empty())
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "nothing that can be moved is selected"), {}});
        change(things);
        Plan plan = before;
        plan.racks = plan.racks.with(std::move(things.racks));
        plan.units = plan.units.with(std::move(things.units));
        return plan;
    });
}

Point middleOf(const std::vector<Placement*>& all)
{
    const auto byX =
        std::minmax_element(all.begin(), all.end(), [](auto* a, auto* b) { return a->x < b->x; });
    const auto byY =
        std::minmax_element(all.begin(), all.end(), [](auto* a, auto* b) { return a->y < b->y; });
    return {((*byX.first)->x + (*byX.second)->x) / 2.0, ((*byY.first)->y + (*byY.second)->y) / 2.0};
}

void turnAbout(Placement& at, Point centre, int quarters)
{
    for (int i = 0; i < ((quarters % 4) + 4) % 4; ++i) {
        const Length dx = at.x - centre.x;
        const Length dy = at.y - centre.y;
        at.x = centre.x - dy;
        at.y = centre.y + dx;
    }
    at.turn = turned(at.turn, quarters);
}

} // namespace

Result<Project> moveItems(const Project& project, AlternativeId alternative, Elements items,
                          Point by)
{
    return withPicked(project, alternative, items, [by](Picked& things) {
        for (auto* at : things.placements()) {
            at->x += by.x;
            at->y += by.y;
        }
    });
}

Result<Project> rotateItems(const Project& project, AlternativeId alternative, Elements items,
                            int quarters)
{
    return withPicked(project, alternative, items, [quarters](Picked& things) {
        const auto all = things.placements();
        const Point centre = middleOf(all);
        for (auto* at : all)
            turnAbout(*at, centre, quarters);
    });
}

Result<Project> mirrorItems(const Project& project, AlternativeId alternative, Elements items,
                            Axis along)
{
    return withPicked(project, alternative, items, [along](Picked& things) {
        const auto all = things.placements();
        const Point centre = middleOf(all);
        for (auto* at : all) {
            const bool flips =
                (at->turn == Turn::Deg0 || at->turn == Turn::Deg180) == (along == Axis::X);
            if (along == Axis::X)
                at->y = centre.y * 2.0 - at->y;
            else
                at->x = centre.x * 2.0 - at->x;
            if (flips)
                at->turn = turned(at->turn, 2);
        }
    });
}

Result<Project> alignItems(const Project& project, AlternativeId alternative, Elements items,
                           Alignment to)
{
    const auto sizeOf = [&project](TypeId type) { return footprintSize(typeOf(project, type)); };
    return withPicked(project, alternative, items, [&](Picked& things) {
        std::vector<std::pair<Placement*, Box>> all;
        for (auto& rack : things.racks)
            all.emplace_back(
                &rack.at, footprintBox(rack.at, sizeOf(rack.type).width, sizeOf(rack.type).depth));
        for (auto& unit : things.units)
            all.emplace_back(
                &unit.at, footprintBox(unit.at, sizeOf(unit.type).width, sizeOf(unit.type).depth));
        Box bounds = all.front().second;
        for (const auto& [at, box] : all) {
            bounds.left = std::min(bounds.left, box.left);
            bounds.right = std::max(bounds.right, box.right);
            bounds.bottom = std::min(bounds.bottom, box.bottom);
            bounds.top = std::max(bounds.top, box.top);
        }
        for (auto& [at, box] : all) {
            switch (to) {
            case Alignment::Left:
                at->x += bounds.left - box.left;
                break;
            case Alignment::Right:
                at->x += bounds.right - box.right;
                break;
            case Alignment::Bottom:
                at->y += bounds.bottom - box.bottom;
                break;
            case Alignment::Top:
                at->y += bounds.top - box.top;
                break;
            case Alignment::CentreX:
                at->x = (bounds.left + bounds.right) / 2.0;
                break;
            case Alignment::CentreY:
                at->y = (bounds.bottom + bounds.top) / 2.0;
                break;
            }
        }
    });
}

Result<Project> distributeItems(const Project& project, AlternativeId alternative, Elements items,
                                Axis along)
{
    return withPicked(project, alternative, items, [along](Picked& things) {
        auto all = things.placements();
        const auto position = [along](Placement* at) -> Length& {
            return along == Axis::X ? at->x : at->y;
        };
        std::stable_sort(all.begin(), all.end(),
                         [&](auto* a, auto* b) { return position(a) < position(b); });
        const Length first = position(all.front());
        const Length span = position(all.back()) - first;
        for (std::size_t i = 1; i + 1 < all.size(); ++i)
            position(all[i]) =
                first + span * (static_cast<double>(i) / static_cast<double>(all.size() - 1));
    });
}

} // namespace hallwright::model
