// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/measure_tool.h"

#include "ui/canvas/tool_drawing.h"

#include <QCoreApplication>

namespace hallwright::ui {

QPointF MeasureTool::atCorner(const ToolPoint& point) const
{
    if (point.modifiers.testFlag(Qt::AltModifier))
        return point.at;
    QPointF best = point.at;
    double nearest = 10.0 / point.scale; // ten pixels
    const auto offer = [&](QPointF corner) {
        const double away = QLineF(point.at, corner).length();
        if (away < nearest) {
            nearest = away;
            best = corner;
        }
    };
    ground_.scene.eachPiece([&](const Piece& piece) {
        for (const QPointF corner : {piece.box.topLeft(), piece.box.topRight(),
                                     piece.box.bottomLeft(), piece.box.bottomRight()})
            offer(corner);
    });
    for (const QPointF corner : ground_.scene.hallShape().outline)
        offer(corner);
    return best;
}

ToolAnswer MeasureTool::press(const ToolPoint& point)
{
    const QPointF at = atCorner(point);
    line_ = QLineF(at, at);
    drawing_ = true;
    return {};
}

ToolAnswer MeasureTool::move(const ToolPoint& point)
{
    if (drawing_)
        line_->setP2(atCorner(point));
    return {};
}

ToolAnswer MeasureTool::release(const ToolPoint& point)
{
    move(point);
    drawing_ = false;
    return {};
}

ToolAnswer MeasureTool::cancel()
{
    ToolAnswer answer;
    answer.next = line_ ? ToolAnswer::Next::Stay : ToolAnswer::Next::Done;
    line_.reset();
    drawing_ = false;
    return answer;
}

double MeasureTool::length() const
{
    return line_ ? line_->length() : 0.0;
}

QString MeasureTool::hint() const
{
    if (!line_)
        return QCoreApplication::translate("canvas",
                                           "Drag from point to point; corners pull. Esc ends");
    return lengthText(length(), ground_.units) + QStringLiteral("   ") +
           offsetText(line_->p2() - line_->p1(), ground_.units);
}

void MeasureTool::paint(QPainter& painter, const PiecePainter& pieces) const
{
    if (!line_)
        return;
    const auto& colours = pieces.colours();
    const QTransform toDevice = painter.worldTransform();
    const QLineF px = toDevice.map(*line_);
    painter.resetTransform();
    painter.setPen(QPen(colours.accent, 2));
    painter.drawLine(px);
    for (const QPointF end : {px.p1(), px.p2()})
        painter.fillRect(QRectF(end - QPointF(3, 3), QSizeF(7, 7)), colours.accent);
    painter.setWorldTransform(toDevice);
    drawTag(painter, {line_->p2(), hint(), colours.floor, colours.text});
}

} // namespace hallwright::ui
