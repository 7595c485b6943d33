// SPDX-License-Identifier: GPL-3.0-or-later
// The one painter of all plots: on screen, on paper and in SVG a chart looks the same.
#pragma once

#include "model/report/report.h"

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;

namespace hallwright::ui {

struct ChartColours {
    QColor paper = Qt::white;
    QColor ink = QColor(0x22, 0x26, 0x2b);
    QColor grid = QColor(0xd8, 0xdc, 0xe0);
};

// Paints the chart into the rectangle of the painter (vector where the device is). Font size in
// the painter's own units of the device.
void paintChart(QPainter& painter, const QRectF& rect, const model::Chart& chart,
                const ChartColours& colours, const QFont& font);

} // namespace hallwright::ui
