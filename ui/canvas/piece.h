// SPDX-License-Identifier: GPL-3.0-or-later
// One rack or unit as the canvas draws it: plain metres of the hall (x to the east, y to the
// north).
#pragma once

#include "model/ids.h"
#include "model/site/rack.h"

#include <QLineF>
#include <QRectF>
#include <QRgb>
#include <QString>

#include <optional>

namespace hallwright::ui {

// What the symbol says at a glance; the order is that of `symbolName`.
enum class PieceKind {
    AirRack,
    HybridRack,
    LiquidRack,
    SuperpodRack,
    NetworkRack,
    StorageRack,
    ManagementRack,
    Cdu,
    Crah,
    Pdu,
    Ups,
    Switchboard,
    Transformer,
    Generator,
    Pump,
    Rejection,
    Other
};

// File name of the symbol in resources/symbols, without ending.
const char* symbolName(PieceKind kind);

struct Piece {
    model::ElementRef ref;
    QRectF box; // footprint; top() is the southern edge, as y grows to the north
    model::Turn turn = model::Turn::Deg0;
    PieceKind kind = PieceKind::Other;
    model::Status status = model::Status::Committed;
    QString label;
    double clearFront = 0.0; // m
    double clearRear = 0.0;  // m
    double mass = 0.0;       // kg, 0: not stated
    double power = 0.0;      // W at TDP, 0: not stated
    enum class Footprint { Stated, Assumed } footprint = Footprint::Stated;

    // Set by the scene.
    enum class Mark { Plain, Selected } mark = Mark::Plain;
    std::optional<QRgb> colour; // of the overlay; none: no value
    QString value;              // overlay value as text, without unit
};

// The service strips before the front and behind the rear; null where nothing is asked for.
QRectF frontClearance(const Piece& piece);
QRectF rearClearance(const Piece& piece);
// The front edge as a thin line from one corner to the other.
QLineF frontEdge(const Piece& piece);

} // namespace hallwright::ui
