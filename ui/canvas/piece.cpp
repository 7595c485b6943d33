// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry and names of drawn pieces.
#include "ui/canvas/piece.h"

#include <array>

namespace hallwright::ui {

const char* symbolName(PieceKind kind)
{
    static constexpr std::array names = {"rack-air",
                                         "rack-hybrid",
                                         "rack-liquid",
                                         "rack-superpod",
                                         "rack-network",
                                         "rack-storage",
                                         "rack-management",
                                         "cdu",
                                         "crah",
                                         "pdu",
                                         "ups",
                                         "switchboard",
                                         "transformer",
                                         "generator",
                                         "pump",
                                         "rejection",
                                         "other"};
    return names[static_cast<std::size_t>(kind)];
}

namespace {
// The strip of `depth` outside the edge that faces south at Deg0, turned counter-clockwise.
QRectF strip(const QRectF& box, model::Turn side, double depth)
{
    if (depth <= 0.0)
        return {};
    switch (side) {
    case model::Turn::Deg0:
        return {box.left(), box.top() - depth, box.width(), depth};
    case model::Turn::Deg90:
        return {box.right(), box.top(), depth, box.height()};
    case model::Turn::Deg180:
        return {box.left(), box.bottom(), box.width(), depth};
    case model::Turn::Deg270:
        return {box.left() - depth, box.top(), depth, box.height()};
    }
    return {};
}
} // namespace

QRectF frontClearance(const Piece& piece)
{
    return strip(piece.box, piece.turn, piece.clearFront);
}

QRectF rearClearance(const Piece& piece)
{
    return strip(piece.box, model::turned(piece.turn, 2), piece.clearRear);
}

QLineF frontEdge(const Piece& piece)
{
    const QRectF& box = piece.box;
    switch (piece.turn) {
    case model::Turn::Deg0:
        return {box.topLeft(), box.topRight()};
    case model::Turn::Deg90:
        return {box.topRight(), box.bottomRight()};
    case model::Turn::Deg180:
        return {box.bottomLeft(), box.bottomRight()};
    case model::Turn::Deg270:
        return {box.topLeft(), box.bottomLeft()};
    }
    return {};
}

} // namespace hallwright::ui
