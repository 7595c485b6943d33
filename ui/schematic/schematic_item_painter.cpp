// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_item_painter.h"

#include "ui/schematic/pipe_router.h"
#include "ui/schematic/schematic_symbols.h"

#include <QFontMetricsF>

#include <algorithm>

namespace hallwright::ui {

namespace {
constexpr int titlePixels = 11;
constexpr int valuePixels = 10;
constexpr double leastText = 4.5; // px on the screen, below which text is noise
constexpr double stroke = 1.4;
} // namespace

struct SchematicItemPainter::Sitting {
    const SchematicItem& item;
    const SchematicPlace& place;
    const SchematicFigures& figures;
    bool marked = false;
};

struct SchematicItemPainter::Lines {
    QRectF room;
    QString title; // empty: values only
    QStringList values;
    QColor ink;
    Qt::Alignment side = Qt::AlignLeft;
    bool bad = false;
};

SchematicItemPainter::SchematicItemPainter(QPainter& painter, const SchematicLook& look)
    : p_(painter)
    , look_(look)
    , title_(look.font)
    , value_(look.font)
{
    title_.setPixelSize(titlePixels);
    title_.setBold(true);
    value_.setPixelSize(valuePixels);
    readable_ = valuePixels * look.scale >= leastText;
}

void SchematicItemPainter::paint(const SchematicItem& item, const SchematicPlace& place,
                                 const SchematicFigures& figures, bool marked)
{
    const Sitting s{item, place, figures, marked};
    switch (place.pose) {
    case Pose::Boxed:
        return paintBoxed(s);
    case Pose::Inline:
    case Pose::InlineLeft:
        return paintInline(s);
    case Pose::Bar:
        return paintBar(s);
    case Pose::Upright:
        return paintUpright(s);
    case Pose::Strip:
        return paintStrip(s);
    case Pose::Column:
        return paintColumn(s);
    case Pose::Unit:
        return paintUnit(s);
    case Pose::OnLine:
        return paintOnLine(s);
    case Pose::Label:
        return paintLabel(s);
    }
}

QColor SchematicItemPainter::strokeOf(const Sitting& s) const
{
    if (s.marked)
        return look_.colours.accent;
    return streamColour(s.item.letter, s.item.stream, look_);
}

QColor SchematicItemPainter::fillOf(const Sitting& s) const
{
    if (look_.colouring == SchematicColouring::Loading && s.figures.loading)
        return loadingColour(s.figures.loading, look_.colours);
    return look_.colours.unit;
}

void SchematicItemPainter::halo(const Sitting& s, const QRectF& box)
{
    if (!s.marked)
        return;
    QColor fill = look_.colours.accent;
    fill.setAlphaF(0.14F);
    p_.setPen(QPen(look_.colours.accent, 1.5));
    p_.setBrush(fill);
    p_.drawRoundedRect(box, 3, 3);
}

void SchematicItemPainter::outline(const Sitting& s, const QRectF& box, double corner)
{
    const QColor edge = s.marked        ? look_.colours.accent
                        : s.figures.bad ? look_.colours.invalid
                                        : look_.colours.line;
    p_.setPen(QPen(edge, s.marked ? 2.4 : s.figures.bad ? 1.8 : 1.0));
    p_.setBrush(fillOf(s));
    p_.drawRoundedRect(box, corner, corner);
}

// Title and values under each other in the middle of the room, each cut to its width.
void SchematicItemPainter::write(const Lines& lines)
{
    if (!readable_)
        return;
    const QFontMetricsF titleMetrics(title_);
    const QFontMetricsF valueMetrics(value_);
    const double step = valueMetrics.height();
    const double head = lines.title.isEmpty() ? 0.0 : titleMetrics.height();
    const auto fit = static_cast<qsizetype>((lines.room.height() - head + 2.0) / step);
    const auto count = std::min(lines.values.size(), std::max<qsizetype>(0, fit));
    double y = lines.room.center().y() - (head + static_cast<double>(count) * step) / 2.0;
    const auto put = [&](const QString& text, const QFontMetricsF& metrics, double height) {
        p_.drawText(QRectF(lines.room.left(), y, lines.room.width(), height),
                    static_cast<int>(lines.side | Qt::AlignVCenter),
                    metrics.elidedText(text, Qt::ElideRight, lines.room.width()));
        y += height;
    };
    p_.setPen(lines.ink);
    p_.setFont(title_);
    if (!lines.title.isEmpty())
        put(lines.title, titleMetrics, head);
    QColor dim = lines.bad ? look_.colours.invalid : lines.ink;
    dim.setAlphaF(look_.stale ? 0.45F : 0.92F);
    p_.setPen(dim);
    p_.setFont(value_);
    for (qsizetype k = 0; k < count; ++k)
        put(lines.values[k], valueMetrics, step);
}

void SchematicItemPainter::paintBoxed(const Sitting& s)
{
    const QRectF& box = s.place.box;
    if (s.item.symbol == SchematicSymbol::Folded) // a stack: there is more behind it
        for (const double off : {5.0, 2.5}) {
            p_.setPen(QPen(look_.colours.line, 0.8));
            p_.setBrush(look_.colours.unit);
            p_.drawRoundedRect(box.adjusted(off, off, off, off), 3, 3);
        }
    outline(s, box, 3);
    const QColor ink = inkOn(fillOf(s));
    const QRectF symbol(box.left() + 8, box.center().y() - 13, 26, 26);
    p_.setPen(QPen(ink, stroke));
    p_.setBrush(Qt::NoBrush);
    drawSymbol(p_, s.item.symbol, symbol);
    write({{symbol.right() + 8, box.top() + 2, box.right() - symbol.right() - 12, box.height() - 4},
           s.item.title,
           s.figures.lines,
           ink});
}

// The line runs on above and below the symbol.
void SchematicItemPainter::paintInline(const Sitting& s)
{
    const QRectF& box = s.place.box;
    halo(s, box);
    const double x = s.place.axis;
    const QRectF symbol(x - sheet::symbol / 2, box.center().y() - sheet::symbol / 2, sheet::symbol,
                        sheet::symbol);
    const QColor colour = strokeOf(s);
    p_.setPen(QPen(colour, stroke + 0.4));
    if (!isSourceSymbol(s.item.symbol))
        p_.drawLine(QPointF(x, box.top()), QPointF(x, symbol.top()));
    p_.drawLine(QPointF(x, symbol.bottom()), QPointF(x, box.bottom()));
    p_.setBrush(look_.colouring == SchematicColouring::Loading && s.figures.loading
                    ? fillOf(s)
                    : look_.colours.floor);
    drawSymbol(p_, s.item.symbol, symbol);
    const bool left = s.place.pose == Pose::InlineLeft;
    const QRectF room =
        left
            ? QRectF(box.left() + 2, box.top(), symbol.left() - box.left() - 6, box.height())
            : QRectF(symbol.right() + 5, box.top(), box.right() - symbol.right() - 6, box.height());
    write({room, s.item.title, s.figures.lines, look_.colours.text,
           left ? Qt::AlignRight : Qt::AlignLeft, s.figures.bad});
}

void SchematicItemPainter::paintBar(const Sitting& s)
{
    const QRectF& box = s.place.box;
    QColor colour = strokeOf(s);
    if (look_.colouring == SchematicColouring::Loading && !s.marked)
        colour = s.figures.loading ? loadingColour(s.figures.loading, look_.colours)
                                   : look_.colours.line;
    const QRectF bar(box.left(), box.bottom() - 6, box.width(), 6);
    p_.fillRect(bar, colour);
    if (s.marked)
        halo(s, bar.adjusted(-3, -3, 3, 3));
    if (s.item.transfer) {
        p_.setPen(QPen(strokeOf(s), stroke));
        p_.setBrush(look_.colours.floor);
        drawTransferSwitch(p_, {s.place.axis - 6, bar.top() - 18, 24, 14});
    }
    const QStringList values{s.figures.lines.mid(1).join(QStringLiteral(" · "))};
    const QString rating = s.figures.lines.value(0);
    write({s.place.text,
           rating.isEmpty() ? s.item.title : s.item.title + QStringLiteral("  ") + rating, values,
           look_.colours.text, Qt::AlignLeft, s.figures.bad});
}

void SchematicItemPainter::paintUpright(const Sitting& s)
{
    QColor colour = strokeOf(s);
    if (look_.colouring == SchematicColouring::Loading && !s.marked)
        colour = s.figures.loading ? loadingColour(s.figures.loading, look_.colours)
                                   : look_.colours.line;
    p_.fillRect(s.place.box, colour);
    if (s.marked)
        halo(s, s.place.box.adjusted(-3, -3, 3, 3));
    const bool left = s.place.text.left() > s.place.axis;
    // Current and normal loading; the worst failure's stands at the feeder.
    const QStringList values{s.figures.lines.value(1) + QStringLiteral(" · ") +
                             s.figures.lines.value(2).section(QStringLiteral(" ("), 0, 0)};
    write({s.place.text, s.item.title, s.figures.lines.size() > 2 ? values : QStringList(),
           look_.colours.text, left ? Qt::AlignLeft : Qt::AlignRight, s.figures.bad});
}

void SchematicItemPainter::paintStrip(const Sitting& s)
{
    outline(s, s.place.box, 2);
    const QColor ink = inkOn(fillOf(s));
    const QRectF room = s.place.box.adjusted(6, 1, -6, -1);
    write({room.adjusted(0, 0, -room.width() * 0.64, 0), s.item.title, {}, ink});
    write({room.adjusted(room.width() * 0.36, 0, 0, 0),
           {},
           {s.figures.lines.join(QStringLiteral("  "))},
           ink,
           Qt::AlignRight,
           s.figures.bad});
}

// A rack on its line: fittings before it over it, the others under it.
void SchematicItemPainter::paintColumn(const Sitting& s)
{
    const QRectF& box = s.place.box;
    const double x = s.place.axis;
    double y = box.top();
    bool supply = true;
    for (const auto part : s.item.fittings) {
        if (part == SchematicSymbol::Rack) {
            const QRectF body(box.left(), y, box.width(), ladder::rackHeight);
            outline(s, body, 3);
            const QColor ink = inkOn(fillOf(s));
            write({body.adjusted(4, 2, -4, -2), s.item.title, s.figures.lines, ink,
                   Qt::AlignHCenter, s.figures.bad});
            y += ladder::rackHeight;
            supply = false;
            continue;
        }
        p_.setPen(QPen(streamColour(' ', supply ? Stream::Supply : Stream::Return, look_), stroke));
        p_.drawLine(QPointF(x, y), QPointF(x, y + 3));
        p_.drawLine(QPointF(x, y + ladder::fitting - 3), QPointF(x, y + ladder::fitting));
        p_.setBrush(look_.colours.floor);
        drawSymbol(p_, part, {x - 6, y + 3, 12, ladder::fitting - 6});
        y += ladder::fitting;
    }
}

void SchematicItemPainter::paintUnit(const Sitting& s)
{
    const QRectF& box = s.place.box;
    outline(s, box, 4);
    paintUnitFlow(s);
    const QColor ink = inkOn(fillOf(s));
    write({{box.left() + 84, box.top() + 2, box.width() - 92, 20}, s.item.title, {}, ink});
    write({{box.left() + 84, box.top() + ladder::port + 2, box.width() - 88,
            box.height() - 2 * ladder::port - 4},
           {},
           s.figures.lines,
           ink,
           Qt::AlignLeft,
           s.figures.bad});
}

// Return → heat exchanger → pump → supply, and the facility water through the exchanger.
void SchematicItemPainter::paintUnitFlow(const Sitting& s)
{
    const QRectF& box = s.place.box;
    const double high = box.top() + ladder::port;
    const double low = box.bottom() - ladder::port;
    const QRectF exchanger(box.left() + 14, box.center().y() - 17, 34, 34);
    const QRectF pump(box.left() + 58, high - 10, 20, 20);
    const QColor supply = streamColour(' ', Stream::Supply, look_);
    const QColor returned = streamColour(' ', Stream::Return, look_);
    const double middle = exchanger.center().x();
    p_.setBrush(Qt::NoBrush);
    p_.setPen(QPen(returned, 2));
    p_.drawPolyline(QPolygonF({{box.right(), low}, {middle, low}, {middle, exchanger.bottom()}}));
    p_.setPen(QPen(supply, 2));
    p_.drawPolyline(QPolygonF({{middle, exchanger.top()}, {middle, high}, {box.right(), high}}));
    const double in = box.left() - 46;
    const double y1 = exchanger.center().y() + 8;
    const double y2 = exchanger.center().y() - 8;
    p_.drawLine(QPointF(in, y1), QPointF(exchanger.left() + 2, y1));
    p_.setPen(QPen(returned, 2));
    p_.drawLine(QPointF(in, y2), QPointF(exchanger.left() + 2, y2));
    arrow({box.left() - 6, y1}, {1, 0}, supply);
    arrow({in + 2, y2}, {-1, 0}, returned);
    const QColor ink = look_.colours.text;
    const QColor fill = fillOf(s);
    p_.setPen(QPen(inkOn(fill), stroke));
    p_.setBrush(fill);
    p_.drawEllipse(exchanger);
    p_.drawEllipse(pump);
    drawSymbol(p_, SchematicSymbol::HeatExchanger, exchanger);
    drawSymbol(p_, SchematicSymbol::Pump, pump);
    write({{in - 24, y1 + 2, 60, 13}, {}, {QStringLiteral("FWS")}, ink});
    write({{in - 24, y2 - 15, 60, 13}, {}, {QStringLiteral("FWR")}, ink});
}

void SchematicItemPainter::paintOnLine(const Sitting& s)
{
    halo(s, s.place.box.adjusted(-2, -2, 2, 2));
    p_.setPen(QPen(s.marked ? look_.colours.accent : look_.colours.text, stroke));
    p_.setBrush(look_.colours.floor);
    drawSymbol(p_, s.item.symbol, s.place.box.adjusted(3, 1, -3, -1));
    write({s.place.text,
           {},
           QStringList{s.item.title} + s.figures.lines,
           look_.colours.text,
           Qt::AlignLeft,
           s.figures.bad});
}

// A pipe's size and flow beside its line.
void SchematicItemPainter::paintLabel(const Sitting& s)
{
    QStringList values = s.figures.lines;
    if (!s.item.size.isEmpty())
        values.prepend(s.item.size);
    if (s.place.box.height() < ladder::labelHeight && values.size() > 1)
        values = {values.join(QStringLiteral(" · "))};
    if (s.marked)
        halo(s, s.place.box);
    write({s.place.box,
           {},
           values,
           s.marked ? look_.colours.accent : look_.colours.text,
           Qt::AlignHCenter});
}

void SchematicItemPainter::arrow(QPointF tip, QPointF along, const QColor& colour)
{
    const QPointF across(-along.y(), along.x());
    p_.save();
    p_.setPen(Qt::NoPen);
    p_.setBrush(colour);
    p_.drawPolygon(
        QPolygonF({tip, tip - along * 8 + across * 3.5, tip - along * 8 - across * 3.5}));
    p_.restore();
}

} // namespace hallwright::ui
