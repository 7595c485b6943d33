// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a laid-out schematic: on the screen, and into an SVG file.
#pragma once

#include "ui/canvas/canvas_colours.h"
#include "ui/schematic/schematic_drawing.h"
#include "ui/schematic/schematic_values.h"
#include "ui/selection.h"
#include "ui/theme.h"

#include <QFont>
#include <QPainter>

namespace hallwright::ui {

enum class SchematicColouring { Feed, Loading };

struct SchematicLook {
    CanvasColours colours;
    ThemeColours theme;
    QFont font;
    SchematicColouring colouring = SchematicColouring::Feed;
    bool stale = false; // figures of an older plan dim
    double scale = 1.0; // pixels per sheet unit: small text is left out
    QRectF visible;     // nothing outside is drawn; empty: all

    bool seen(const QRectF& box) const { return visible.isEmpty() || visible.intersects(box); }
};

// Of a feed letter or of a side of the coolant loop.
QColor streamColour(char letter, Stream stream, const SchematicLook& look);
// Of a loading: a sequential map up to full, the error colour over it.
QColor loadingColour(std::optional<double> loading, const CanvasColours& colours);

void paintSchematic(QPainter& painter, const SchematicDrawing& drawing,
                    const std::vector<SchematicFigures>& figures, const ElementSet& selected,
                    const SchematicLook& look);

// Whether an item, or something folded into it, is selected.
bool isSelected(const SchematicItem& item, const ElementSet& selected);

// The mark at the left end of a frame's title by which its group is folded.
QRectF foldMark(const SchematicFrame& frame);

} // namespace hallwright::ui
