// SPDX-License-Identifier: GPL-3.0-or-later
// Marks that tools share: rubber band, guides, labels beside the pointer, lengths as text.
#pragma once

#include "model/measure.h"

#include <QColor>
#include <QPainter>
#include <QString>

#include <vector>

namespace hallwright::ui {

// Rectangle in metres (any corner first); to the left it is dashed, as it then takes what it
// touches.
void drawRubber(QPainter& painter, const QRectF& area, const QColor& colour);
void drawGuides(QPainter& painter, const std::vector<QLineF>& guides, const QColor& colour);

struct Tag {
    QPointF at; // metres
    QString text;
    QColor paper;
    QColor ink;
};
void drawTag(QPainter& painter, const Tag& tag);

// To the millimetre: "12.6 m" or "41.339 ft".
QString lengthText(double metres, model::UnitSystem units);
QString offsetText(QPointF metres, model::UnitSystem units);

} // namespace hallwright::ui
