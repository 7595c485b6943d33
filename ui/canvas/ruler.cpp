// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/ruler.h"

#include "ui/canvas/canvas_colours.h"
#include "ui/canvas/floor_view.h"

#include <QPainter>

#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double labelRoom = 56.0; // px between labels

// The smallest of 1, 2, 5 · 10^n that leaves that room.
double niceStep(double atLeast)
{
    const double decade = std::pow(10.0, std::floor(std::log10(atLeast)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= atLeast)
            return factor * decade;
    return 10.0 * decade;
}

} // namespace

Ruler::Ruler(Qt::Orientation orientation, const FloorView& view, QWidget* parent)
    : QWidget(parent)
    , orientation_(orientation)
    , view_(view)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(thickness);
    else
        setFixedWidth(thickness);
}

void Ruler::setPointer(QPointF hall)
{
    pointer_ = orientation_ == Qt::Horizontal ? hall.x() : hall.y();
    update();
}

void Ruler::setUnits(model::UnitSystem units)
{
    units_ = units;
    update();
}

int Ruler::pixelAt(double metres) const
{
    return orientation_ == Qt::Horizontal ? view_.viewPoint({metres, 0}).x()
                                          : view_.viewPoint({0, metres}).y();
}

void Ruler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const CanvasColours colours = canvasColours(palette());
    painter.fillRect(rect(), colours.floor);
    QFont small = font();
    small.setPixelSize(10);
    painter.setFont(small);
    const auto& measure = model::measureInfo(model::Measure::Length);
    const double perMetre = (units_ == model::UnitSystem::Ip ? measure.ip : measure.si).perSi;
    const double step = niceStep(labelRoom / view_.pixelsPerMetre() * perMetre);
    const QPointF first = view_.hallPoint({0, height()});
    const QPointF last = view_.hallPoint({width(), 0});
    const bool across = orientation_ == Qt::Horizontal;
    const double from = (across ? first.x() : first.y()) * perMetre;
    const double to = (across ? last.x() : last.y()) * perMetre;
    for (double i = std::floor(from / step); i * step <= to; ++i) {
        painter.setPen(colours.dimText);
        drawTick(painter, pixelAt(i * step / perMetre), QString::number(i * step));
        for (int part = 1; part < 5; ++part) {
            const int at = pixelAt((i + part / 5.0) * step / perMetre);
            painter.drawLine(across ? QLine(at, thickness - 4, at, thickness)
                                    : QLine(thickness - 4, at, thickness, at));
        }
    }
    painter.setPen(QPen(colours.accent, 2));
    const int at = pixelAt(pointer_);
    painter.drawLine(across ? QLine(at, 0, at, thickness) : QLine(0, at, thickness, at));
    painter.setPen(colours.gridMajor);
    painter.drawLine(across ? QLine(0, thickness - 1, width(), thickness - 1)
                            : QLine(thickness - 1, 0, thickness - 1, height()));
}

void Ruler::drawTick(QPainter& painter, int at, const QString& text) const
{
    if (orientation_ == Qt::Horizontal) {
        painter.drawLine(at, 4, at, thickness);
        painter.drawText(QPoint(at + 3, 12), text);
        return;
    }
    painter.drawLine(4, at, thickness, at);
    painter.save();
    painter.translate(12, at - 3);
    painter.rotate(-90);
    painter.drawText(QPoint(0, 0), text);
    painter.restore();
}

} // namespace hallwright::ui
