// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a hall drawing to scale with a scale bar; kinds told apart by fill and hatch, readable in
// grey.
#pragma once

#include "model/report/report.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace hallwright::ui {

// Height that the drawing takes at a width, same unit, scale bar included.
double drawingHeight(const model::Drawing& drawing, double width);

void paintDrawing(QPainter& painter, const QRectF& rect, const model::Drawing& drawing,
                  const QFont& font);

} // namespace hallwright::ui
