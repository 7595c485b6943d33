// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/drawing_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double footShare = 0.06;     // of the width, for the scale bar
constexpr double mostLettering = 0.03; // of a plan, share of its width
constexpr double lettering = 0.26;     // of a schematic, in its units

struct Look {
    QColor fill;
    Qt::BrushStyle hatch = Qt::SolidPattern;
};

Look lookOf(model::ShapeStyle style)
{
    switch (style) {
    case model::ShapeStyle::Rack:
        return {QColor(0x9c, 0xc3, 0xe0)};
    case model::ShapeStyle::RackAir:
        return {QColor(0xe3, 0xe6, 0xe9)};
    case model::ShapeStyle::RackNetwork:
        return {QColor(0x6f, 0x7a, 0x85), Qt::BDiagPattern};
    case model::ShapeStyle::Unit:
        return {QColor(0x2f, 0x6f, 0x9f), Qt::DiagCrossPattern};
    case model::ShapeStyle::Front:
        return {QColor(0x22, 0x33, 0x44)};
    case model::ShapeStyle::Wall:
    case model::ShapeStyle::Grid:
    case model::ShapeStyle::Clearance:
    case model::ShapeStyle::Dimension:
        break;
    }
    return {QColor(), Qt::NoBrush};
}

double metresOf(model::Length length)
{
    return length / model::metres(1);
}

// A round length near a fifth of the drawing: 1, 2 or 5 times a power of ten.
double scaleBarLength(double width)
{
    const double wish = width / 5.0;
    const double power = std::pow(10.0, std::floor(std::log10(wish)));
    const double lead = wish / power;
    return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

struct Extent {
    double width = 0.0; // of the drawing, m
    double height = 0.0;
    double scale = 1.0; // of the paper per m
};

// The bar below a plan, with the size of the hall.
void paintScale(QPainter& painter, const QRectF& rect, const Extent& extent, QFont small)
{
    const auto [w, h, scale] = extent;
    const double foot = rect.width() * footShare;
    const double line = scale * 0.01;
    const double bar = scaleBarLength(w);
    const double y = rect.top() + h * scale + foot * 0.55;
    painter.setPen(QPen(QColor(0x33, 0x3b, 0x44), line * 3));
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left() + bar * scale, y));
    for (const double end : {0.0, bar})
        painter.drawLine(QPointF(rect.left() + end * scale, y - foot * 0.12),
                         QPointF(rect.left() + end * scale, y + foot * 0.12));
    small.setPixelSize(std::max(1, static_cast<int>(foot * 0.3)));
    painter.setFont(small);
    painter.drawText(
        QRectF(rect.left() + bar * scale + foot * 0.2, y - foot * 0.25, rect.width(), foot * 0.5),
        Qt::AlignLeft | Qt::AlignVCenter,
        QCoreApplication::translate("print", "%1 m · %2 m × %3 m")
            .arg(bar)
            .arg(w, 0, 'f', 1)
            .arg(h, 0, 'f', 1));
}

// The font no larger than lets every line of the words stand within the width.
QFont fitted(QFont font, const QString& words, double width)
{
    const QRectF needed = QFontMetricsF(font).boundingRect(QRectF(), Qt::AlignLeft, words);
    if (needed.width() > width && needed.width() > 0.0)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * width / needed.width())));
    return font;
}

} // namespace

double drawingHeight(const model::Drawing& drawing, double width)
{
    const double w = metresOf(drawing.extent.right - drawing.extent.left);
    const double h = metresOf(drawing.extent.top - drawing.extent.bottom);
    const double foot = drawing.kind == model::DrawingKind::Plan ? footShare : 0.0;
    return width * (h / std::max(w, 1e-6) + foot);
}

void paintDrawing(QPainter& painter, const QRectF& rect, const model::Drawing& drawing,
                  const QFont& font)
{
    const double w = std::max(metresOf(drawing.extent.right - drawing.extent.left), 1e-6);
    const double h = std::max(metresOf(drawing.extent.top - drawing.extent.bottom), 1e-6);
    const bool plan = drawing.kind == model::DrawingKind::Plan;
    const double foot = plan ? rect.width() * footShare : 0.0;
    const double scale = std::min(rect.width() / w, (rect.height() - foot) / h);
    const auto place = [&](const model::Box& box) {
        const double x = rect.left() + metresOf(box.left - drawing.extent.left) * scale;
        const double y = rect.top() + metresOf(drawing.extent.top - box.top) * scale;
        return QRectF(x, y, metresOf(box.right - box.left) * scale,
                      metresOf(box.top - box.bottom) * scale);
    };
    painter.save();
    const double line = scale * 0.01;
    QFont small = font;
    for (const auto& shape : drawing.shapes) {
        const QRectF box = place(shape.box);
        const Look look = lookOf(shape.style);
        const bool wall = shape.style == model::ShapeStyle::Wall;
        const bool bare = shape.style == model::ShapeStyle::Front ||
                          (!plan && shape.style == model::ShapeStyle::Dimension);
        painter.setPen(bare ? QPen(Qt::NoPen)
                            : QPen(QColor(0x33, 0x3b, 0x44), wall ? line * 6 : line * 1.5));
        if (!plan && shape.style == model::ShapeStyle::Unit)
            painter.setBrush(Qt::NoBrush); // its lettering is read
        else
            painter.setBrush(look.fill.isValid() ? QBrush(look.fill, look.hatch)
                                                 : QBrush(Qt::NoBrush));
        painter.drawRect(box);
        if (wall || shape.label.empty())
            continue;
        if (!plan) {
            small.setPixelSize(std::max(1, static_cast<int>(lettering * scale)));
            painter.setFont(fitted(small, QString::fromStdString(shape.label), box.width()));
            painter.setPen(QColor(0x10, 0x14, 0x18));
            const bool words = shape.style == model::ShapeStyle::Dimension;
            painter.drawText(box, words ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter,
                             QString::fromStdString(shape.label));
            continue;
        }
        const QString label = QString::fromStdString(shape.label).section(QLatin1Char('-'), -1);
        small.setPixelSize(
            std::max(1, static_cast<int>(std::min({box.width() * 0.34, box.height() * 0.3,
                                                   rect.width() * mostLettering}))));
        painter.setFont(fitted(small, label, box.width() * 0.92));
        painter.setPen(QColor(0x10, 0x14, 0x18));
        painter.drawText(box, Qt::AlignCenter, label);
    }
    if (plan)
        paintScale(painter, rect, {w, h, scale}, small);
    painter.restore();
}

} // namespace hallwright::ui
