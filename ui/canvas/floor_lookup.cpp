// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where: the scene's questions, answered by arithmetic over its rows.
#include "ui/canvas/floor_scene.h"
#include "ui/canvas/row_item.h"

namespace hallwright::ui {

using model::ElementKind;
using model::ElementRef;

const Piece* FloorScene::find(const ElementRef& ref) const
{
    const auto known = places_.find(ref);
    return known == places_.end() ? nullptr : &known->second.item->pieces()[known->second.index];
}

const Piece* FloorScene::at(QPointF point) const
{
    for (const auto& [key, item] : groups_)
        if (const Piece* piece = item->at(point))
            return piece;
    return nullptr;
}

ElementSet FloorScene::within(const QRectF& area, Reach reach) const
{
    ElementSet out;
    for (const auto& [key, item] : groups_) {
        if (!item->boundingRect().intersects(area))
            continue;
        for (const auto& piece : item->pieces())
            if (reach == Reach::Contained ? area.contains(piece.box) : area.intersects(piece.box))
                out.insert(piece.ref);
    }
    return out;
}

ElementSet FloorScene::rowMates(const ElementRef& ref) const
{
    const auto known = places_.find(ref);
    if (known == places_.end() || known->second.item->label().isEmpty())
        return {ref};
    ElementSet out;
    for (const auto& piece : known->second.item->pieces())
        out.insert(piece.ref);
    return out;
}

QRectF FloorScene::boundsOf(const ElementSet& refs) const
{
    QRectF bounds;
    for (const auto& ref : refs) {
        if (const Piece* piece = find(ref))
            bounds |= piece->box;
        else if (ref == refTo(hall_))
            bounds |= shape_.outline.boundingRect();
        else if (ref.kind == ElementKind::Row || ref.kind == ElementKind::Superpod)
            for (const auto& rack : plan_.racks)
                if ((ref.kind == ElementKind::Row ? rack.row.number : rack.superpod.number) ==
                    ref.number)
                    if (const Piece* member = find(refTo(rack.id)))
                        bounds |= member->box;
    }
    return bounds;
}

void FloorScene::eachPiece(const std::function<void(const Piece&)>& visit) const
{
    for (const auto& [key, item] : groups_)
        for (const auto& piece : item->pieces())
            visit(piece);
}

} // namespace hallwright::ui
