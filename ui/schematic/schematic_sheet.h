// SPDX-License-Identifier: GPL-3.0-or-later
// A schematic as a sheet on its own: the drawing with a title block to sign, as SVG or picture.
#pragma once

#include "ui/schematic/schematic_painter.h"

#include <QByteArray>
#include <QStringList>

namespace hallwright::ui {

struct SheetTitle {
    QString drawing; // "Power one-line"
    QString project;
    QString alternative;
    QString hall;
    QString state; // of the figures: the case, or that they are of an older plan
};

// The drawing with the block under it.
QRectF sheetBounds(const SchematicDrawing& drawing);
void paintSheet(QPainter& painter, const SchematicDrawing& drawing,
                const std::vector<SchematicFigures>& figures, const SchematicLook& look,
                const SheetTitle& title);

QByteArray sheetSvg(const SchematicDrawing& drawing, const std::vector<SchematicFigures>& figures,
                    const SchematicLook& look, const SheetTitle& title);

// The look of paper, whatever the window's theme is.
SchematicLook paperLook(SchematicColouring colouring, const QFont& font);

} // namespace hallwright::ui
