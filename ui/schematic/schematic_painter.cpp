// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_painter.h"

#include "ui/canvas/colour_map.h"
#include "ui/schematic/schematic_item_painter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr int titlePixels = 12;
constexpr double leastText = 4.5;
constexpr double arrowSize = 5.0;
constexpr double hopRadius = 6.0;

class Sheet {
public:
    Sheet(QPainter& painter, const SchematicDrawing& drawing, const SchematicLook& look)
        : p_(painter)
        , drawing_(drawing)
        , look_(look)
    {
    }

    void paint(const std::vector<SchematicFigures>& figures, const ElementSet& selected)
    {
        p_.setRenderHint(QPainter::Antialiasing);
        for (const auto& frame : drawing_.frames)
            paintFrame(frame);
        paintItems(figures, selected, Layer::Bars); // lines leap over them
        for (const auto& route : drawing_.routes)
            paintRoute(route, route.item ? figures[*route.item] : SchematicFigures{}, selected);
        paintItems(figures, selected, Layer::Symbols);
        paintDots();
    }

private:
    enum class Layer { Bars, Symbols };
    void paintItems(const std::vector<SchematicFigures>& figures, const ElementSet& selected,
                    Layer layer)
    {
        SchematicItemPainter items(p_, look_);
        for (std::size_t i = 0; i < drawing_.places.size(); ++i) {
            const auto& place = drawing_.places[i];
            const bool bar = place.pose == Pose::Bar;
            if (bar == (layer == Layer::Bars) &&
                look_.seen(place.box.united(place.text).adjusted(-80, -4, 8, 8)))
                items.paint(drawing_.diagram.items[i], place, figures[i],
                            isSelected(drawing_.diagram.items[i], selected));
        }
    }

    void paintFrame(const SchematicFrame& frame)
    {
        if (!look_.seen(frame.box))
            return;
        if (frame.look == SchematicFrame::Look::Ground) {
            p_.setPen(QPen(look_.colours.gridMajor, 1.0));
            p_.setBrush(look_.colours.floor);
            p_.drawRoundedRect(frame.box, 4, 4);
        }
        const QRectF mark = foldMark(frame);
        p_.setPen(QPen(look_.colours.dimText, 1.2));
        p_.setBrush(Qt::NoBrush);
        p_.drawRect(mark);
        p_.drawLine(QPointF(mark.left() + 2.5, mark.center().y()),
                    QPointF(mark.right() - 2.5, mark.center().y()));
        if (titlePixels * look_.scale < leastText)
            return;
        QFont font = look_.font;
        font.setPixelSize(titlePixels);
        font.setBold(true);
        const QFontMetricsF metrics(font);
        const double left = mark.right() + 6;
        const QRectF room(left, mark.top() - 4, frame.box.right() - left - 8, mark.height() + 8);
        p_.setFont(font);
        p_.setPen(frame.look == SchematicFrame::Look::Ground ? look_.colours.text
                                                             : look_.colours.dimText);
        const QString title = metrics.elidedText(frame.title, Qt::ElideRight, room.width());
        p_.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, title);
        if (frame.note.isEmpty())
            return;
        const QRectF rest = room.adjusted(metrics.horizontalAdvance(title) + 12, 0, 0, 0);
        font.setBold(false);
        font.setPixelSize(titlePixels - 1);
        p_.setFont(font);
        p_.setPen(look_.colours.dimText);
        p_.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                    QFontMetricsF(font).elidedText(frame.note, Qt::ElideRight, rest.width()));
    }

    QColor routeColour(const SchematicRoute& route, const SchematicFigures& figures) const
    {
        if (look_.colouring == SchematicColouring::Loading)
            return figures.loading ? loadingColour(figures.loading, look_.colours)
                                   : look_.colours.line;
        return streamColour(route.letter, route.stream, look_);
    }

    // Lines of power leap over what they are not joined to, pipes are interrupted there.
    QPainterPath pathOf(const SchematicRoute& route) const
    {
        QPainterPath path(route.points.front());
        for (std::size_t k = 1; k < route.points.size(); ++k) {
            const QPointF a = route.points[k - 1];
            const QPointF b = route.points[k];
            std::vector<double> hops;
            for (const auto& hop : route.hops)
                if (a.x() == b.x() && hop.x() == a.x() && std::min(a.y(), b.y()) < hop.y() &&
                    hop.y() < std::max(a.y(), b.y()))
                    hops.push_back(hop.y());
            const double way = b.y() > a.y() ? 1.0 : -1.0;
            std::sort(hops.begin(), hops.end(),
                      [way](double l, double r) { return l * way < r * way; });
            for (const double y : hops) {
                path.lineTo(a.x(), y - way * hopRadius);
                if (route.stream == Stream::Power)
                    path.arcTo(a.x() - hopRadius, y - hopRadius, 2 * hopRadius, 2 * hopRadius,
                               way > 0 ? 90 : -90, way > 0 ? -180 : 180);
                else
                    path.moveTo(a.x(), y + way * hopRadius);
            }
            path.lineTo(b);
        }
        return path;
    }

    void paintRoute(const SchematicRoute& route, const SchematicFigures& figures,
                    const ElementSet& selected)
    {
        if (route.points.size() < 2)
            return;
        const QPainterPath path = pathOf(route);
        if (!look_.seen(path.boundingRect().adjusted(-2, -2, 2, 2)))
            return;
        const bool marked = route.item && isSelected(drawing_.diagram.items[*route.item], selected);
        const QColor colour = marked ? look_.colours.accent : routeColour(route, figures);
        const bool pipe = route.stream != Stream::Power;
        QPen pen(colour,
                 marked ? 3.5
                 : pipe ? 2.0
                        : 1.5,
                 route.kind == SchematicLink::Kind::Alternate ? Qt::DashLine : Qt::SolidLine);
        pen.setJoinStyle(Qt::MiterJoin);
        pen.setCapStyle(Qt::FlatCap);
        p_.setPen(pen);
        p_.setBrush(Qt::NoBrush);
        p_.drawPath(path);
        if (pipe)
            paintArrow(route, figures.reversed, colour);
    }

    // In the middle of the longest stretch, in the direction of the flow.
    void paintArrow(const SchematicRoute& route, bool reversed, const QColor& colour)
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
        QPointF a = route.points[longest - 1];
        QPointF b = route.points[longest];
        if (reversed)
            std::swap(a, b);
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
            if (look_.seen(QRectF(dot, QSizeF(1, 1)).adjusted(-3, -3, 3, 3)))
                p_.drawEllipse(dot, 2.5, 2.5);
    }

    QPainter& p_;
    const SchematicDrawing& drawing_;
    const SchematicLook& look_;
};

} // namespace

QRectF foldMark(const SchematicFrame& frame)
{
    constexpr double side = 10;
    const bool ground = frame.look == SchematicFrame::Look::Ground;
    return {frame.box.left() + (ground ? 8 : 0), frame.box.top() + (ground ? 7 : 4), side, side};
}

QColor streamColour(char letter, Stream stream, const SchematicLook& look)
{
    switch (stream) {
    case Stream::Supply:
        return look.theme.supply;
    case Stream::Return:
        return look.theme.returned;
    case Stream::Across:
        return look.colours.line;
    case Stream::Power:
        break;
    }
    switch (letter) {
    case 'A':
        return look.theme.feedA;
    case 'B':
        return look.theme.feedB;
    case 'C':
        return look.theme.feedC;
    default:
        return look.colours.line;
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
