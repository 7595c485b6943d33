// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_symbols.h"

#include <QPainterPath>

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
    p.drawPath(wave({0.28, 0.62}, 0.44, 0.18));
    p.drawLine(QPointF(0.38, 0.36), QPointF(0.62, 0.36));
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
    p.drawEllipse(QPointF(0.5, 0.34), 0.27, 0.27);
    p.drawEllipse(QPointF(0.5, 0.66), 0.27, 0.27);
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

// Heat exchanger above, pump below.
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

void drawValve(QPainter& p)
{
    p.drawPolygon(QPolygonF({{0.08, 0.25}, {0.92, 0.75}, {0.92, 0.25}, {0.08, 0.75}}));
}

void drawStrainer(QPainter& p)
{
    p.drawPolyline(QPolygonF({{0.0, 0.4}, {1.0, 0.4}}));
    p.drawPolyline(QPolygonF({{0.35, 0.4}, {0.7, 0.9}, {0.85, 0.78}, {0.6, 0.4}}));
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
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.translate(box.topLeft());
    painter.scale(box.width(), box.height());
    drawUnit(painter, symbol);
    painter.restore();
}

} // namespace hallwright::ui
