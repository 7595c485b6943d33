// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_painter.h"

#include "ui/canvas/colour_map.h"
#include "ui/schematic/schematic_symbols.h"
#include "ui/theme.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double titlePixels = 11.0;
constexpr double valuePixels = 10.0;
constexpr double leastText = 5.0; // px on the screen, below which text is noise
constexpr double symbolSize = 32.0;
constexpr double rackSymbol = 20.0;
constexpr double arrowSize = 5.0;

class Sheet {
public:
    Sheet(QPainter& painter, const SchematicDrawing& drawing, const SchematicLook& look)
        : p_(painter)
        , drawing_(drawing)
        , look_(look)
        , title_(look.font)
        , value_(look.font)
    {
        title_.setPixelSize(static_cast<int>(titlePixels));
        title_.setBold(true);
        value_.setPixelSize(static_cast<int>(valuePixels));
        readable_ = valuePixels * look.scale >= leastText;
    }

    void paint(const std::vector<SchematicFigures>& figures, const ElementSet& selected)
    {
        p_.setRenderHint(QPainter::Antialiasing);
        for (const auto& frame : drawing_.frames)
            paintFrame(frame);
        for (const auto& route : drawing_.routes)
            paintRoute(route, route.item ? figures[*route.item] : SchematicFigures{}, selected);
        paintDots();
        for (std::size_t i = 0; i < drawing_.boxes.size(); ++i)
            if (seen(drawing_.boxes[i]))
                paintItem(i, figures[i], selected);
    }

private:
    bool seen(const QRectF& box) const
    {
        return look_.visible.isEmpty() || look_.visible.intersects(box);
    }

    void paintFrame(const SchematicFrame& frame)
    {
        if (!seen(frame.box))
            return;
        p_.setPen(QPen(look_.colours.gridMajor, 1.0));
        p_.setBrush(look_.colours.floor);
        p_.drawRoundedRect(frame.box, 4, 4);
        p_.setFont(title_);
        p_.setPen(look_.colours.dimText);
        p_.drawText(QRectF(frame.box.left() + 12, frame.box.top(), frame.box.width() - 24,
                           sheet::frameTitle),
                    Qt::AlignLeft | Qt::AlignVCenter, frame.title);
    }

    QColor routeColour(const SchematicRoute& route, const SchematicFigures& figures) const
    {
        if (look_.colouring == SchematicColouring::Loading)
            return figures.loading ? loadingColour(figures.loading, look_.colours)
                                   : look_.colours.line;
        return streamColour(route.letter, route.stream, look_.colours);
    }

    void paintRoute(const SchematicRoute& route, const SchematicFigures& figures,
                    const ElementSet& selected)
    {
        const QPolygonF line(QList<QPointF>(route.points.begin(), route.points.end()));
        if (route.points.size() < 2 || !seen(line.boundingRect().adjusted(-2, -2, 2, 2)))
            return;
        const bool marked = route.item && isSelected(drawing_.diagram.items[*route.item], selected);
        const QColor colour = marked ? look_.colours.accent : routeColour(route, figures);
        const bool pipe = route.stream != Stream::Power;
        QPen pen(colour,
                 marked ? 3.5
                 : pipe ? 2.0
                        : 1.4,
                 route.kind == SchematicLink::Kind::Alternate ? Qt::DashLine : Qt::SolidLine);
        pen.setJoinStyle(Qt::RoundJoin);
        pen.setCapStyle(Qt::RoundCap);
        p_.setPen(pen);
        p_.setBrush(Qt::NoBrush);
        p_.drawPolyline(line);
        if (pipe)
            paintArrow(route, colour);
    }

    // In the middle of the longest stretch, in the direction of the flow.
    void paintArrow(const SchematicRoute& route, const QColor& colour)
    {
        std::size_t longest = 1;
        const auto length = [&](std::size_t k) {
            return QLineF(route.points[k - 1], route.points[k]).length();
        };
        for (std::size_t k = 2; k < route.points.size(); ++k)
            if (length(k) > length(longest))
                longest = k;
        if (length(longest) < 3 * arrowSize)
            return;
        const QPointF a = route.points[longest - 1];
        const QPointF b = route.points[longest];
        const QPointF along = (b - a) / length(longest) * arrowSize;
        const QPointF across(-along.y() * 0.7, along.x() * 0.7);
        const QPointF tip = (a + b) / 2.0 + along;
        p_.setPen(Qt::NoPen);
        p_.setBrush(colour);
        p_.drawPolygon(QPolygonF({tip, tip - 2.0 * along + across, tip - 2.0 * along - across}));
    }

    void paintDots()
    {
        p_.setPen(Qt::NoPen);
        p_.setBrush(look_.colours.line);
        for (const auto& dot : drawing_.dots)
            p_.drawEllipse(dot, 2.5, 2.5);
    }

    void paintItem(std::size_t i, const SchematicFigures& figures, const ElementSet& selected)
    {
        const auto& item = drawing_.diagram.items[i];
        const QRectF& box = drawing_.boxes[i];
        const bool marked = isSelected(item, selected);
        if (item.symbol == SchematicSymbol::Pipe)
            return paintLabel(box, figures, marked);
        if (item.symbol == SchematicSymbol::Busway)
            return paintBar(item, box, figures, marked);
        const QColor edge = streamColour(item.letter, item.stream, look_.colours);
        QColor fill = look_.colours.unit;
        if (look_.colouring == SchematicColouring::Loading && figures.loading)
            fill = loadingColour(figures.loading, look_.colours);
        p_.setPen(QPen(marked ? look_.colours.accent : look_.colours.line, marked ? 2.5 : 1.0));
        p_.setBrush(fill);
        p_.drawRoundedRect(box, 3, 3);
        if (item.letter != ' ')
            p_.fillRect(QRectF(box.left() + 1, box.top() + 2, 4, box.height() - 4), edge);
        const QColor ink = fill == look_.colours.unit ? look_.colours.text : inkOn(fill);
        const bool narrow = box.width() < sheet::boxWidth;
        const double side = narrow ? rackSymbol : symbolSize;
        const QRectF symbol(box.left() + 9, box.center().y() - side / 2.0, side, side);
        p_.setPen(QPen(ink, 1.2));
        drawSymbol(p_, item.symbol, narrow ? symbol.translated(-3, 0) : symbol);
        paintText(QRectF(symbol.right() + (narrow ? 1 : 7), box.top() + 3,
                         box.right() - symbol.right() - (narrow ? 4 : 10), box.height() - 6),
                  item.title, figures.lines, ink);
    }

    // Title and values under each other, each cut to the width that there is.
    void paintText(const QRectF& room, const QString& title, const QStringList& lines,
                   const QColor& ink)
    {
        if (!readable_)
            return;
        const double step = room.height() / 3.0;
        p_.setPen(ink);
        p_.setFont(title_);
        const auto line = [&](double y, const QString& text, const QFont& font) {
            const QFontMetricsF metrics(font);
            p_.drawText(QRectF(room.left(), y, room.width(), step),
                        Qt::AlignLeft | Qt::AlignVCenter,
                        metrics.elidedText(text, Qt::ElideRight, room.width()));
        };
        const double top =
            room.top() +
            (2.0 - static_cast<double>(std::min<qsizetype>(2, lines.size()))) * step / 2.0;
        line(top, title, title_);
        p_.setFont(value_);
        QColor dim = ink;
        dim.setAlphaF(look_.stale ? 0.45F : 0.9F);
        p_.setPen(dim);
        for (qsizetype k = 0; k < std::min<qsizetype>(2, lines.size()); ++k)
            line(top + static_cast<double>(k + 1) * step, lines[k], value_);
    }

    // A pipe's figure, readable over the lines.
    void paintLabel(const QRectF& box, const SchematicFigures& figures, bool marked)
    {
        if (!readable_ || figures.lines.isEmpty() || figures.lines.front().isEmpty())
            return;
        p_.setFont(value_);
        const QFontMetricsF metrics(value_);
        const QString text =
            metrics.elidedText(figures.lines.front(), Qt::ElideRight, std::max(40.0, box.width()));
        const double width = metrics.horizontalAdvance(text) + 4.0;
        const QRectF patch(box.center().x() - width / 2.0, box.top(), width, metrics.height());
        p_.fillRect(patch, look_.colours.floor);
        p_.setPen(marked        ? look_.colours.accent
                  : look_.stale ? look_.colours.dimText
                                : look_.colours.text);
        p_.drawText(patch, Qt::AlignCenter, text);
    }

    void paintBar(const SchematicItem& item, const QRectF& box, const SchematicFigures& figures,
                  bool marked)
    {
        QColor colour = streamColour(item.letter, item.stream, look_.colours);
        if (look_.colouring == SchematicColouring::Loading)
            colour = figures.loading ? loadingColour(figures.loading, look_.colours)
                                     : look_.colours.line;
        if (marked)
            colour = look_.colours.accent;
        p_.fillRect(QRectF(box.left(), box.bottom() - 5, box.width(), 5), colour);
        if (!readable_)
            return;
        QStringList parts{item.title};
        parts += figures.lines;
        const QString text = parts.join(QStringLiteral("   "));
        const QFontMetricsF metrics(title_);
        const QString cut = metrics.elidedText(text, Qt::ElideRight, box.width() - 12);
        const QRectF patch(box.left(), box.bottom() - 6 - metrics.height(),
                           metrics.horizontalAdvance(cut) + 6, metrics.height());
        p_.fillRect(patch, look_.colours.outside);
        p_.setFont(title_);
        p_.setPen(look_.stale ? look_.colours.dimText : look_.colours.text);
        p_.drawText(patch, Qt::AlignLeft | Qt::AlignVCenter, cut);
    }

    QPainter& p_;
    const SchematicDrawing& drawing_;
    const SchematicLook& look_;
    QFont title_;
    QFont value_;
    bool readable_ = true;
};

} // namespace

QColor streamColour(char letter, Stream stream, const CanvasColours& colours)
{
    const auto& theme = themeColours();
    switch (stream) {
    case Stream::Supply:
        return theme.supply;
    case Stream::Return:
        return theme.returned;
    case Stream::Across:
        return colours.line;
    case Stream::Power:
        break;
    }
    switch (letter) {
    case 'A':
        return theme.feedA;
    case 'B':
        return theme.feedB;
    case 'C':
        return theme.feedC;
    default:
        return colours.line;
    }
}

QColor loadingColour(std::optional<double> loading, const CanvasColours& colours)
{
    if (!loading)
        return colours.noValue;
    return *loading > 1.0 ? colours.invalid : QColor(sequentialColour(*loading));
}

bool isSelected(const SchematicItem& item, const ElementSet& selected)
{
    return !selected.empty() &&
           std::any_of(item.refs.begin(), item.refs.end(),
                       [&](const auto& ref) { return selected.contains(ref); });
}

void paintSchematic(QPainter& painter, const SchematicDrawing& drawing,
                    const std::vector<SchematicFigures>& figures, const ElementSet& selected,
                    const SchematicLook& look)
{
    Sheet(painter, drawing, look).paint(figures, selected);
}

} // namespace hallwright::ui
