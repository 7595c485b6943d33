// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/floor_check.h"

#include "ui/canvas/floor_index.h"

namespace hallwright::ui {

using model::ElementKind;
using model::ElementRef;

std::vector<ElementRef> placedItems(const model::Plan& plan, const ElementSet& refs)
{
    ElementSet out;
    std::set<model::RowId> rows;
    std::set<model::SuperpodId> pods;
    for (const auto& ref : refs) {
        if (ref.kind == ElementKind::Rack || ref.kind == ElementKind::Unit)
            out.insert(ref);
        else if (ref.kind == ElementKind::Row)
            rows.insert({ref.number});
        else if (ref.kind == ElementKind::Superpod)
            pods.insert({ref.number});
    }
    if (!rows.empty() || !pods.empty())
        for (const auto& rack : plan.racks)
            if (rows.contains(rack.row) || pods.contains(rack.superpod))
                out.insert(refTo(rack.id));
    return {out.begin(), out.end()};
}

namespace {

std::vector<Piece> changedPieces(const model::Project& project, const model::Plan& before,
                                 const model::Plan& after, model::HallId hall)
{
    const auto diff = model::planDiff(before, after);
    std::vector<Piece> out;
    for (const auto& ids : {diff.racks.changed, diff.racks.added})
        for (const auto id : ids)
            if (const auto& rack = *after.racks.find(id); rack.at.hall == hall)
                out.push_back(pieceOf(project, rack));
    for (const auto& ids : {diff.units.changed, diff.units.added})
        for (const auto id : ids)
            if (const auto& unit = *after.units.find(id); unit.at.hall == hall)
                out.push_back(pieceOf(project, unit));
    return out;
}

} // namespace

QString whyImpossible(const ToolGround& ground, const model::Project& after)
{
    const auto* alternative = after.find(ground.document.alternativeId());
    if (alternative == nullptr)
        return {};
    const auto pieces =
        changedPieces(after, ground.document.plan(), alternative->plan, ground.document.hallId());
    ElementSet changed;
    for (const auto& piece : pieces)
        changed.insert(piece.ref);
    FloorIndex index(ground.scene, changed);
    for (const auto& piece : pieces) {
        const Piece* now = ground.scene.find(piece.ref);
        const auto why = index.obstacle(piece.box, now != nullptr ? now->box : QRectF());
        if (!why.isEmpty())
            return why;
        index.add(piece);
    }
    return {};
}

ElementSet addedItems(const model::Plan& before, const model::Plan& after)
{
    const auto diff = model::planDiff(before, after);
    ElementSet out;
    for (const auto id : diff.racks.added)
        out.insert(refTo(id));
    for (const auto id : diff.units.added)
        out.insert(refTo(id));
    return out;
}

model::Message editName(const char* one, const char* many, const ToolGround& ground,
                        const std::vector<ElementRef>& items)
{
    if (items.size() != 1)
        return {many, {std::to_string(items.size())}};
    const Piece* piece = ground.scene.find(items.front());
    return {one, {piece != nullptr ? piece->label.toStdString() : text(items.front())}};
}

} // namespace hallwright::ui
