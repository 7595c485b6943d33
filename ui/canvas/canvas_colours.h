// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas palette of a light and a dark theme: grey carries structure, colour carries meaning.
#pragma once

#include "model/site/rack.h"
#include "ui/canvas/piece.h"

#include <QColor>
#include <QPalette>

namespace hallwright::ui {

struct CanvasColours {
    QColor outside; // around the hall
    QColor floor;
    QColor grid;
    QColor gridMajor; // every fifth tile
    QColor wall;
    QColor line; // outline of pieces and their hatch
    QColor text;
    QColor dimText;
    QColor accent;  // selection and ghosts
    QColor invalid; // impossible drops
    QColor noValue; // piece without a value of the overlay
    QColor future;  // fill of what is not there yet
    QColor unit;    // fill of equipment that is not a rack
    QColor air;     // fills of racks, light to dark by how much of the heat goes to liquid
    QColor hybrid;
    QColor liquid;
    QColor superpod;
    QColor network;
};

CanvasColours canvasColours(const QPalette& palette);

// Fill of a piece without an overlay.
QColor pieceFill(const CanvasColours& colours, const Piece& piece);
// Black or white, whichever reads on that fill.
QColor inkOn(const QColor& fill);
// A colour `part` of the way from one to the other.
QColor blended(const QColor& from, const QColor& to, double part);

} // namespace hallwright::ui
