// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing on a sheet of paper with frame and title block: plans to a round scale, schematics as
// large as they fit. As SVG, as a set of pages, and as lines for CAD in true size.
#pragma once

#include "model/report/line_drawing.h"
#include "model/report/report.h"
#include "model/result.h"
#include "ui/schematic/schematic_drawing.h"
#include "ui/schematic/schematic_values.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

namespace hallwright::ui {

struct SchematicSheet {
    SchematicDrawing drawing;
    std::vector<SchematicFigures> figures;
};

struct DrawingSheet {
    QString number; // "E-101"
    QString title;
    QString project;
    QString alternative;
    QString hall;
    QString revision;
    QString date;
    QString plan; // hash
    QString status;
    std::variant<model::Drawing, SchematicSheet> content;
};

// 1:50, 1:100, …; the smallest round denominator at which a plan fits the sheet. 0 of a schematic.
int scaleOf(const DrawingSheet& sheet);

QByteArray sheetSvg(const DrawingSheet& sheet); // A3 landscape, in millimetres
// A plan in true size, frame and title block enlarged to match; a schematic in size of paper.
model::LineDrawing sheetLines(const DrawingSheet& sheet);
// Pages printed; Locked where the file cannot be written. `date` becomes that of the file.
model::Result<int> printSheets(const std::vector<DrawingSheet>& sheets, const QString& file);

} // namespace hallwright::ui
