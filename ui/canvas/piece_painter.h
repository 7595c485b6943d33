// SPDX-License-Identifier: GPL-3.0-or-later
// Draws racks and units in device pixels with level of detail: blocks, then outlines with hatch and
// symbol, then labels and values.
#pragma once

#include "ui/canvas/canvas_colours.h"
#include "ui/canvas/piece.h"
#include "ui/canvas/symbol_store.h"

#include <QPainter>

#include <span>

namespace hallwright::ui {

// Measured (14,000 racks, full view): outlines below 12 px/m cost 25 ms a frame instead of 1.2.
constexpr double outlineScale = 12.0; // px/m
constexpr double symbolScale = 22.0;
constexpr double labelScale = 40.0;

class PiecePainter {
public:
    enum class Values { None, Fresh, Stale }; // of the overlay

    void setColours(const CanvasColours& colours) { colours_ = colours; }
    const CanvasColours& colours() const { return colours_; }
    void setValues(Values values) { values_ = values; }

    // Paints those that the exposed part (hall metres) touches. The painter's world transform maps
    // metres to logical pixels; it is left as it was found.
    void paint(QPainter& painter, std::span<const Piece> pieces, const QRectF& exposed);
    // A piece that is not there yet: translucent, with its service strips.
    void paintGhost(QPainter& painter, const Piece& piece, const QColor& colour) const;

private:
    struct Look {
        QRect px;
        QColor fill;
        QColor ink;
    };
    Look lookOf(const Piece& piece, const QTransform& toDevice) const;
    void paintBlock(QPainter& painter, const Piece& piece, const Look& look) const;
    void paintOutline(QPainter& painter, const Piece& piece, const Look& look) const;
    void paintHatch(QPainter& painter, const Piece& piece, const Look& look) const;
    void paintFace(QPainter& painter, const Piece& piece, const Look& look, double scale);

    CanvasColours colours_;
    Values values_ = Values::None;
    SymbolStore store_;
};

// Whole pixels that a box in metres covers; neighbours share their edge.
QRect pixelRect(const QTransform& toDevice, const QRectF& box);

} // namespace hallwright::ui
