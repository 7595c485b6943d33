// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under and over the pieces: floor, tile grid, walls, row labels.
#include "ui/canvas/floor_scene.h"
#include "ui/canvas/row_item.h"

#include <QVarLengthArray>

#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double gridPixels = 5.0;    // a grid finer than that is not drawn
constexpr double rowLabelScale = 9.0; // px/m: a row is then as thick as its label

// Every `every`-th grid line of the area, in device pixels.
void drawGrid(QPainter& painter, const QTransform& toDevice, const QRectF& area, double step)
{
    QVarLengthArray<QLineF, 512> lines;
    for (double i = std::ceil(area.left() / step); i * step <= area.right(); ++i) {
        const double x = std::round(toDevice.map(QPointF(i * step, 0)).x());
        lines.append({x, toDevice.map(area.topLeft()).y(), x, toDevice.map(area.bottomLeft()).y()});
    }
    for (double i = std::ceil(area.top() / step); i * step <= area.bottom(); ++i) {
        const double y = std::round(toDevice.map(QPointF(0, i * step)).y());
        lines.append({toDevice.map(area.topLeft()).x(), y, toDevice.map(area.topRight()).x(), y});
    }
    painter.drawLines(lines.constData(), static_cast<int>(lines.size()));
}

} // namespace

void FloorScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    const auto& colours = painter_.colours();
    const QTransform toDevice = painter->worldTransform();
    const double scale = std::abs(toDevice.m11());
    painter->fillRect(rect, colours.outside);
    if (shape_.outline.isEmpty())
        return;
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QPolygonF outline = toDevice.map(shape_.outline);
    const QRectF bounds = shape_.outline.boundingRect();
    const bool polygon = shape_.outline.size() != 4;
    if (polygon) {
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        painter->setClipPath(path);
    }
    painter->fillRect(toDevice.mapRect(bounds), colours.floor);
    const QRectF area = rect.intersected(bounds);
    if (shape_.tile * scale >= gridPixels) {
        painter->setPen(QPen(colours.grid, 0));
        drawGrid(*painter, toDevice, area, shape_.tile);
    }
    if (5 * shape_.tile * scale >= gridPixels) {
        painter->setPen(QPen(colours.gridMajor, 0));
        drawGrid(*painter, toDevice, area, 5 * shape_.tile);
    }
    if (polygon)
        painter->setClipping(false);
    painter->setPen(QPen(colours.wall, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolygon(outline);
    painter->setWorldTransform(toDevice);
}

void FloorScene::drawForeground(QPainter* painter, const QRectF& rect)
{
    const QTransform toDevice = painter->worldTransform();
    if (std::abs(toDevice.m11()) < rowLabelScale)
        return;
    painter->resetTransform();
    painter->setPen(painter_.colours().dimText);
    const QFontMetrics metrics(painter->font());
    for (const auto& [key, item] : groups_) {
        if (item->label().isEmpty() ||
            !item->boundingRect().adjusted(-20, -20, 0, 0).intersects(rect))
            continue;
        const QRectF px = toDevice.mapRect(item->boundingRect());
        const QString& text = item->label();
        const int width = metrics.horizontalAdvance(text);
        if (px.width() >= px.height()) // beside the row, else below it
            painter->drawText(
                QPointF(px.left() - width - 6, px.center().y() + metrics.ascent() / 2.0 - 1), text);
        else
            painter->drawText(
                QPointF(px.center().x() - width / 2.0, px.bottom() + metrics.ascent() + 3), text);
    }
    painter->setWorldTransform(toDevice);
}

} // namespace hallwright::ui
