// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_symbols.h"

#include <QFont>
#include <QPainterPath>

#include <algorithm>

namespace hallwright::ui {

namespace {

// All in a unit square that the painter has scaled: 0…1 to the right and down.
QPainterPath wave(QPointF from, double width, double height)
{
    QPainterPath path(from);
    path.quadTo(from + QPointF(width / 4, -height), from + QPointF(width / 2, 0));
    path.quadTo(from + QPointF(width * 3 / 4, height), from + QPointF(width, 0));
    return path;
}

void drawGenerator(QPainter& p)
{
    p.drawEllipse(QPointF(0.5, 0.5), 0.42, 0.42);
    p.drawPath(wave({0.32, 0.7}, 0.36, 0.14));
    QPainterPath letter;
    letter.addText(0, 0, QFont(QStringLiteral("sans"), 40), QStringLiteral("G"));
    const QRectF around = letter.boundingRect();
    p.save();
    p.translate(0.5, 0.4);
    p.scale(0.34 / around.height(), 0.34 / around.height());
    p.translate(-around.center());
    p.fillPath(letter, p.pen().color());
    p.restore();
}

// A hatched square: the network operator's infeed.
void drawUtility(QPainter& p)
{
    p.drawRect(QRectF(0.1, 0.1, 0.8, 0.8));
    for (const double at : {0.37, 0.63}) {
        p.drawLine(QPointF(at, 0.1), QPointF(at, 0.9));
        p.drawLine(QPointF(0.1, at), QPointF(0.9, at));
    }
}

void drawTransformer(QPainter& p)
{
    p.drawLine(QPointF(0.5, 0.0), QPointF(0.5, 0.07));
    p.drawEllipse(QPointF(0.5, 0.34), 0.27, 0.27);
    p.drawEllipse(QPointF(0.5, 0.66), 0.27, 0.27);
    p.drawLine(QPointF(0.5, 0.93), QPointF(0.5, 1.0));
}

// Rectifier, battery between, inverter.
void drawUps(QPainter& p)
{
    p.drawRect(QRectF(0.08, 0.08, 0.84, 0.84));
    p.drawLine(QPointF(0.08, 0.92), QPointF(0.92, 0.08));
    p.drawPath(wave({0.16, 0.26}, 0.26, 0.12));
    p.drawLine(QPointF(0.58, 0.72), QPointF(0.84, 0.72));
    p.drawLine(QPointF(0.58, 0.80), QPointF(0.84, 0.80));
}

// Two switches on a bus and the way down to the transformer.
void drawRingUnit(QPainter& p)
{
    p.drawRect(QRectF(0.04, 0.12, 0.92, 0.7));
    p.drawLine(QPointF(0.04, 0.62), QPointF(0.18, 0.62));
    p.drawLine(QPointF(0.2, 0.36), QPointF(0.36, 0.62));
    p.drawLine(QPointF(0.36, 0.62), QPointF(0.64, 0.62));
    p.drawLine(QPointF(0.64, 0.62), QPointF(0.8, 0.36));
    p.drawLine(QPointF(0.82, 0.62), QPointF(0.96, 0.62));
    p.drawLine(QPointF(0.5, 0.62), QPointF(0.5, 1.0));
}

// A cable between two terminations.
void drawRingSection(QPainter& p)
{
    p.drawPolygon(QPolygonF({{0.0, 0.34}, {0.22, 0.5}, {0.0, 0.66}}));
    p.drawPolygon(QPolygonF({{1.0, 0.34}, {0.78, 0.5}, {1.0, 0.66}}));
    p.drawLine(QPointF(0.22, 0.5), QPointF(0.78, 0.5));
}

void drawSwitchboard(QPainter& p)
{
    p.drawLine(QPointF(0.05, 0.3), QPointF(0.95, 0.3));
    for (const double at : {0.2, 0.5, 0.8}) {
        p.drawLine(QPointF(at, 0.3), QPointF(at, 0.9));
        p.drawLine(QPointF(at - 0.07, 0.53), QPointF(at + 0.07, 0.67));
        p.drawLine(QPointF(at - 0.07, 0.67), QPointF(at + 0.07, 0.53));
    }
}

void drawBreaker(QPainter& p)
{
    p.drawLine(QPointF(0.5, 0.0), QPointF(0.5, 0.3));
    p.drawLine(QPointF(0.42, 0.22), QPointF(0.58, 0.38));
    p.drawLine(QPointF(0.42, 0.38), QPointF(0.58, 0.22));
    p.drawLine(QPointF(0.26, 0.34), QPointF(0.5, 0.72));
    p.drawLine(QPointF(0.5, 0.72), QPointF(0.5, 1.0));
}

void drawBusway(QPainter& p)
{
    p.drawLine(QPointF(0.0, 0.4), QPointF(1.0, 0.4));
    for (const double at : {0.2, 0.5, 0.8})
        p.drawLine(QPointF(at, 0.4), QPointF(at, 0.8));
}

void drawRack(QPainter& p)
{
    p.drawRect(QRectF(0.2, 0.05, 0.6, 0.9));
    for (const double at : {0.23, 0.41, 0.59, 0.77})
        p.drawLine(QPointF(0.28, at), QPointF(0.72, at));
}

void drawPump(QPainter& p)
{
    p.drawEllipse(QPointF(0.5, 0.5), 0.42, 0.42);
    p.drawPolyline(QPolygonF({{0.3, 0.13}, {0.92, 0.5}, {0.3, 0.87}}));
}

void drawHeatExchanger(QPainter& p)
{
    p.drawEllipse(QPointF(0.5, 0.5), 0.42, 0.42);
    p.drawPolyline(
        QPolygonF({{0.0, 0.5}, {0.28, 0.5}, {0.42, 0.25}, {0.58, 0.75}, {0.72, 0.5}, {1.0, 0.5}}));
}

// Heat exchanger above, pump below, in one housing.
void drawCdu(QPainter& p)
{
    p.drawRect(QRectF(0.05, 0.05, 0.9, 0.9));
    p.save();
    p.translate(0.26, 0.08);
    p.scale(0.48, 0.42);
    drawHeatExchanger(p);
    p.translate(0.0, 1.02);
    drawPump(p);
    p.restore();
}

// On a vertical line: two triangles that meet.
void drawValve(QPainter& p)
{
    p.drawPolygon(QPolygonF({{0.2, 0.0}, {0.8, 0.0}, {0.2, 1.0}, {0.8, 1.0}}));
}

// With a diaphragm actuator at its side.
void drawControlValve(QPainter& p)
{
    drawValve(p);
    p.drawLine(QPointF(0.5, 0.5), QPointF(0.95, 0.5));
    QPainterPath dome(QPointF(0.95, 0.15));
    dome.quadTo(QPointF(1.45, 0.5), QPointF(0.95, 0.85));
    dome.closeSubpath();
    p.drawPath(dome);
}

// Two halves that part without a drop.
void drawCoupling(QPainter& p)
{
    p.drawPolyline(QPolygonF({{0.15, 0.0}, {0.5, 0.42}, {0.85, 0.0}}));
    p.drawPolyline(QPolygonF({{0.15, 1.0}, {0.5, 0.58}, {0.85, 1.0}}));
    p.drawLine(QPointF(0.5, 0.0), QPointF(0.5, 1.0));
}

// Coil in a housing with a fan.
void drawAirUnit(QPainter& p)
{
    p.drawRect(QRectF(0.08, 0.08, 0.84, 0.84));
    p.drawLine(QPointF(0.08, 0.92), QPointF(0.92, 0.08));
    p.drawEllipse(QPointF(0.66, 0.66), 0.18, 0.18);
    p.drawLine(QPointF(0.2, 0.3), QPointF(0.42, 0.3));
}

// A basket in a housing.
void drawStrainer(QPainter& p)
{
    p.drawRect(QRectF(0.1, 0.1, 0.8, 0.8));
    QPen dashed = p.pen();
    dashed.setStyle(Qt::DashLine);
    p.save();
    p.setPen(dashed);
    p.drawLine(QPointF(0.1, 0.9), QPointF(0.9, 0.1));
    p.restore();
}

void drawVessel(QPainter& p)
{
    p.drawRoundedRect(QRectF(0.25, 0.08, 0.5, 0.84), 0.22, 0.2);
    p.drawLine(QPointF(0.25, 0.55), QPointF(0.75, 0.55));
}

void drawFolded(QPainter& p)
{
    p.drawRect(QRectF(0.1, 0.28, 0.62, 0.62));
    p.drawPolyline(QPolygonF({{0.28, 0.28}, {0.28, 0.1}, {0.9, 0.1}, {0.9, 0.72}, {0.72, 0.72}}));
    p.drawLine(QPointF(0.41, 0.45), QPointF(0.41, 0.73));
    p.drawLine(QPointF(0.27, 0.59), QPointF(0.55, 0.59));
}

void drawUnit(QPainter& p, SchematicSymbol symbol)
{
    switch (symbol) {
    case SchematicSymbol::Utility:
        return drawUtility(p);
    case SchematicSymbol::Generator:
        return drawGenerator(p);
    case SchematicSymbol::RingUnit:
        return drawRingUnit(p);
    case SchematicSymbol::RingSection:
        return drawRingSection(p);
    case SchematicSymbol::Transformer:
        return drawTransformer(p);
    case SchematicSymbol::Ups:
        return drawUps(p);
    case SchematicSymbol::Switchboard:
        return drawSwitchboard(p);
    case SchematicSymbol::Breaker:
        return drawBreaker(p);
    case SchematicSymbol::Busway:
        return drawBusway(p);
    case SchematicSymbol::Rack:
        return drawRack(p);
    case SchematicSymbol::Cdu:
        return drawCdu(p);
    case SchematicSymbol::Pump:
        return drawPump(p);
    case SchematicSymbol::HeatExchanger:
        return drawHeatExchanger(p);
    case SchematicSymbol::Valve:
        return drawValve(p);
    case SchematicSymbol::ControlValve:
        return drawControlValve(p);
    case SchematicSymbol::Coupling:
        return drawCoupling(p);
    case SchematicSymbol::AirUnit:
        return drawAirUnit(p);
    case SchematicSymbol::Strainer:
        return drawStrainer(p);
    case SchematicSymbol::Vessel:
        return drawVessel(p);
    case SchematicSymbol::Folded:
        return drawFolded(p);
    case SchematicSymbol::Pipe:
    case SchematicSymbol::Other:
        return p.drawRect(QRectF(0.1, 0.1, 0.8, 0.8));
    }
}

} // namespace

void drawSymbol(QPainter& painter, SchematicSymbol symbol, const QRectF& box)
{
    painter.save();
    QPen pen = painter.pen();
    pen.setWidthF(pen.widthF() / std::max(box.width(), box.height()));
    painter.setPen(pen);
    painter.translate(box.topLeft());
    painter.scale(box.width(), box.height());
    drawUnit(painter, symbol);
    painter.restore();
}

void drawTransferSwitch(QPainter& painter, const QRectF& box)
{
    painter.drawRect(box);
    const double y = box.center().y();
    painter.drawLine(QPointF(box.center().x(), box.bottom()), QPointF(box.center().x(), y + 2));
    painter.drawLine(QPointF(box.center().x(), y + 2), QPointF(box.left() + 4, box.top() + 2));
    painter.drawEllipse(QPointF(box.right() - 4, box.top() + 3), 1.2, 1.2);
}

} // namespace hallwright::ui
