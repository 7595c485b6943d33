// SPDX-License-Identifier: GPL-3.0-or-later
// Compiles what stands in a hall into plain figures for drawing: quantities become metres here.
#pragma once

#include "model/plan.h"
#include "ui/canvas/piece.h"

#include <QPolygonF>
#include <QSizeF>

#include <optional>

namespace hallwright::ui {

Piece pieceOf(const model::Project& project, const model::Rack& rack);
Piece pieceOf(const model::Project& project, const model::Unit& unit);
// A piece of that type at a place, as ghosts show it before it exists.
Piece ghostOf(const model::EquipmentType& type, QPointF centre, model::Turn turn);

PieceKind kindOfPiece(const model::EquipmentType* type);
// Whether the type can stand on the floor by itself (racks, superpods, units).
bool placeable(const model::EquipmentType& type);

// Width across the front and depth, in metres at Deg0.
struct FloorSize {
    QSizeF size;
    Piece::Footprint footprint;
};
FloorSize floorSizeOf(const model::EquipmentType* type);

struct HallShape {
    QPolygonF outline; // corners in order, not closed
    double tile = 0.6; // m
    QString label;
};
HallShape hallShape(const model::Hall& hall);

QPointF centreOf(const model::Placement& at);

} // namespace hallwright::ui
