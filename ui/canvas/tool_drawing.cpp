// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tool_drawing.h"

#include "model/quantity_text.h"

#include <cmath>

namespace hallwright::ui {

void drawRubber(QPainter& painter, const QRectF& area, const QColor& colour)
{
    const QTransform toDevice = painter.worldTransform();
    const QRectF px = toDevice.mapRect(area.normalized());
    QColor wash = colour;
    wash.setAlpha(30);
    painter.resetTransform();
    painter.fillRect(px, wash);
    painter.setPen(QPen(colour, 0, area.width() >= 0 ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(px.toRect());
    painter.setWorldTransform(toDevice);
}

void drawGuides(QPainter& painter, const std::vector<QLineF>& guides, const QColor& colour)
{
    const QTransform toDevice = painter.worldTransform();
    painter.resetTransform();
    painter.setPen(QPen(colour, 0, Qt::DotLine));
    for (const auto& guide : guides)
        painter.drawLine(toDevice.map(guide));
    painter.setWorldTransform(toDevice);
}

void drawTag(QPainter& painter, const Tag& tag)
{
    const QTransform toDevice = painter.worldTransform();
    const QPointF at = toDevice.map(tag.at);
    painter.resetTransform();
    const QFontMetricsF metrics(painter.font());
    QRectF box = metrics.boundingRect(QRectF(0, 0, 400, 200), Qt::AlignLeft, tag.text)
                     .adjusted(-6, -3, 6, 3);
    box.moveTopLeft(at + QPointF(14, 14));
    const QRectF port = painter.viewport();
    if (box.right() > port.right())
        box.moveRight(at.x() - 8);
    if (box.bottom() > port.bottom())
        box.moveBottom(at.y() - 8);
    painter.setPen(QPen(tag.ink, 0));
    painter.setBrush(tag.paper);
    painter.drawRect(box);
    painter.drawText(box, Qt::AlignCenter, tag.text);
    painter.setWorldTransform(toDevice);
}

QString lengthText(double metres, model::UnitSystem units)
{
    const double rounded = std::round(metres * 1e3) / 1e3; // the millimetre; no binary noise
    return QString::fromStdString(model::quantityText(rounded, model::Measure::Length, units, 5));
}

QString offsetText(QPointF metres, model::UnitSystem units)
{
    return QStringLiteral("Δx %1   Δy %2")
        .arg(lengthText(metres.x(), units), lengthText(metres.y(), units));
}

} // namespace hallwright::ui
