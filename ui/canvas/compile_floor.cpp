// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/compile_floor.h"

#include <type_traits>

namespace hallwright::ui {

namespace {

using namespace model;

// Assumed where a type states no footprint; drawn dashed, so that nobody takes it for a figure.
constexpr double assumedWidth = 0.6;
constexpr double assumedDepth = 1.2;

PieceKind kindOfRack(const RackType& rack)
{
    switch (rack.role) {
    case RackRole::Network:
        return PieceKind::NetworkRack;
    case RackRole::Storage:
        return PieceKind::StorageRack;
    case RackRole::Management:
        return PieceKind::ManagementRack;
    case RackRole::Compute:
        break;
    }
    switch (rack.cooling.kind) {
    case CoolingKind::Air:
        return PieceKind::AirRack;
    case CoolingKind::Hybrid:
        return PieceKind::HybridRack;
    case CoolingKind::Liquid:
        return PieceKind::LiquidRack;
    }
    return PieceKind::AirRack;
}

struct KindNamer {
    PieceKind operator()(const RackType& rack) const { return kindOfRack(rack); }
    PieceKind operator()(const NodeType&) const { return PieceKind::AirRack; }
    PieceKind operator()(const SuperpodType&) const { return PieceKind::SuperpodRack; }
    PieceKind operator()(const CduType&) const { return PieceKind::Cdu; }
    PieceKind operator()(const PumpType&) const { return PieceKind::Pump; }
    PieceKind operator()(const CrahType&) const { return PieceKind::Crah; }
    PieceKind operator()(const RearDoorType&) const { return PieceKind::Crah; }
    PieceKind operator()(const HeatRejectionType&) const { return PieceKind::Rejection; }
    PieceKind operator()(const CouplingType&) const { return PieceKind::Other; }
    PieceKind operator()(const PipeSizeType&) const { return PieceKind::Other; }
    PieceKind operator()(const TransformerType&) const { return PieceKind::Transformer; }
    PieceKind operator()(const UpsType&) const { return PieceKind::Ups; }
    PieceKind operator()(const SwitchboardType&) const { return PieceKind::Switchboard; }
    PieceKind operator()(const BuswayType&) const { return PieceKind::Other; }
    PieceKind operator()(const BreakerType&) const { return PieceKind::Other; }
    PieceKind operator()(const PduType&) const { return PieceKind::Pdu; }
    PieceKind operator()(const GeneratorType&) const { return PieceKind::Generator; }
    PieceKind operator()(const CableType&) const { return PieceKind::Other; }
    PieceKind operator()(const NetworkSwitchType&) const { return PieceKind::NetworkRack; }
    PieceKind operator()(const OpticType&) const { return PieceKind::Other; }
};

template <class T>
double siOr(const std::optional<T>& value, double otherwise)
{
    return value ? inSi(*value) : otherwise;
}

QRectF boxAround(QPointF centre, QSizeF size, Turn turn)
{
    if (turn == Turn::Deg90 || turn == Turn::Deg270)
        size.transpose();
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(),
            size.height()};
}

Piece pieceAt(const EquipmentType* type, QPointF centre, Turn turn)
{
    const auto [size, footprint] = floorSizeOf(type);
    Piece piece;
    piece.box = boxAround(centre, size, turn);
    piece.turn = turn;
    piece.kind = kindOfPiece(type);
    piece.footprint = footprint;
    if (type == nullptr)
        return piece;
    if (const auto* figures = footprintOf(*type)) {
        piece.clearFront = siOr(figures->clearanceFront, 0.0);
        piece.clearRear = siOr(figures->clearanceRear, 0.0);
        piece.mass = siOr(figures->massWet, siOr(figures->massDry, 0.0));
    }
    if (const auto* rack = rackOf(*type))
        piece.power = siOr(rack->power.tdp, 0.0);
    return piece;
}

} // namespace

PieceKind kindOfPiece(const EquipmentType* type)
{
    return type == nullptr ? PieceKind::Other : std::visit(KindNamer{}, type->kind);
}

bool placeable(const EquipmentType& type)
{
    if (std::holds_alternative<SuperpodType>(type.kind))
        return true;
    return footprintOf(type) != nullptr && !std::holds_alternative<NodeType>(type.kind);
}

FloorSize floorSizeOf(const EquipmentType* type)
{
    const auto* figures = type == nullptr ? nullptr : footprintOf(*type);
    if (figures == nullptr || !figures->width || !figures->depth)
        return {{assumedWidth, assumedDepth}, Piece::Footprint::Assumed};
    return {{inSi(*figures->width), inSi(*figures->depth)}, Piece::Footprint::Stated};
}

Piece ghostOf(const EquipmentType& type, QPointF centre, Turn turn)
{
    return pieceAt(&type, centre, turn);
}

Piece pieceOf(const Project& project, const Rack& rack)
{
    Piece piece = pieceAt(typeOf(project, rack.type), centreOf(rack.at), rack.at.turn);
    piece.ref = refTo(rack.id);
    piece.status = rack.status;
    piece.label = QString::fromStdString(rack.label);
    if (rack.superpod && piece.kind != PieceKind::NetworkRack)
        piece.kind = PieceKind::SuperpodRack;
    return piece;
}

Piece pieceOf(const Project& project, const Unit& unit)
{
    Piece piece = pieceAt(typeOf(project, unit.type), centreOf(unit.at), unit.at.turn);
    piece.ref = refTo(unit.id);
    piece.status = unit.status;
    piece.label = QString::fromStdString(unit.label);
    return piece;
}

HallShape hallShape(const Hall& hall)
{
    HallShape shape;
    shape.label = QString::fromStdString(hall.label);
    shape.tile = inSi(hall.tile);
    const double width = inSi(hall.width);
    const double depth = inSi(hall.depth);
    if (const auto corners = outlineOf(hall))
        for (const auto& corner : *corners)
            shape.outline << QPointF(inSi(corner.x), inSi(corner.y));
    else
        shape.outline << QPointF(0, 0) << QPointF(width, 0) << QPointF(width, depth)
                      << QPointF(0, depth);
    return shape;
}

QPointF centreOf(const Placement& at)
{
    return {inSi(at.x), inSi(at.y)};
}

} // namespace hallwright::ui
