// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/pipe_router.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

using Part = LoopShape::Part;

SchematicRoute straightened(SchematicRoute route)
{
    auto& points = route.points;
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return route;
}

PipeRouter::PipeRouter(SchematicDrawing& out, const LoopShape& shape, const Ladder& ladder)
    : out_(out)
    , shape_(shape)
    , ladder_(ladder)
{
}

void PipeRouter::layAll()
{
    for (std::size_t m = 0; m < shape_.members.size(); ++m)
        if (shape_.parts[m] == Part::Supply || shape_.parts[m] == Part::Return)
            lay(m);
    joinChains();
    for (const auto& [junction, place] : shape_.supply)
        out_.dots.push_back(ladder_.supplyPoint(junction));
    for (const auto& [junction, place] : shape_.returned)
        out_.dots.push_back(ladder_.returnPoint(junction));
}

void PipeRouter::lay(std::size_t member)
{
    const auto i = shape_.members[member];
    const auto& pipe = out_.diagram.items[i];
    const bool supply = shape_.parts[member] == Part::Supply;
    const auto pointOf = [&](const std::string& junction) {
        return supply ? ladder_.supplyPoint(junction) : ladder_.returnPoint(junction);
    };
    const QPointF from = pointOf(pipe.from);
    const QPointF to = pointOf(pipe.to);
    if (from.y() != to.y())
        return layBetween(member, from, to);
    if (ladder_.goesPast(member))
        return layPast(member, from, to);
    layAlong(member, from, to);
}

void PipeRouter::keep(std::size_t item, std::vector<QPointF> points)
{
    SchematicRoute route;
    route.points = std::move(points);
    route.stream = streamOf(item);
    route.item = item;
    out_.routes.push_back(straightened(std::move(route)));
}

// Straight, its label over a supply line and under a return line; what is no pipe stands in it.
void PipeRouter::layAlong(std::size_t member, QPointF from, QPointF to)
{
    const auto item = shape_.members[member];
    const QPointF middle = (from + to) / 2.0;
    const double width = std::min(ladder::labelWidth, std::abs(to.x() - from.x()) - 4.0);
    const bool supply = shape_.parts[member] == Part::Supply;
    const double y = supply ? middle.y() - ladder::labelHeight - 2.0 : middle.y() + 3.0;
    const QRectF text(middle.x() - width / 2.0, y, width, ladder::labelHeight);
    if (out_.diagram.items[item].symbol == SchematicSymbol::Pipe) {
        out_.places[item] = {text, Pose::Label, middle.x(), {}};
    } else {
        constexpr double side = sheet::symbol - 8;
        out_.places[item] = {{middle.x() - side / 2, middle.y() - side / 2, side, side},
                             Pose::OnLine,
                             middle.x(),
                             text.translated(0, supply ? -side / 2 : side / 2)};
    }
    keep(item, {from, to});
}

// Over a supply line, under a return line, on a track of its own past what hangs there.
void PipeRouter::layPast(std::size_t member, QPointF from, QPointF to)
{
    const auto i = shape_.members[member];
    const bool supply = shape_.parts[member] == Part::Supply;
    const double off =
        ladder::labelHeight + 6.0 + static_cast<double>(ladder_.track(member)) * ladder::back;
    const double y = from.y() + (supply ? -off : off);
    const double middle = (from.x() + to.x()) / 2.0;
    const double height = ladder::labelHeight / 2.0;
    out_.places[i] = {{middle - ladder::labelWidth, y + (supply ? -height - 1.0 : 2.0),
                       2.0 * ladder::labelWidth, height},
                      Pose::Label,
                      middle,
                      {}};
    keep(i, {from, {from.x(), y}, {to.x(), y}, to});
}

// Between lanes beside the column of the main that it leaves or reaches.
void PipeRouter::layBetween(std::size_t member, QPointF from, QPointF to)
{
    const auto i = shape_.members[member];
    const bool supply = shape_.parts[member] == Part::Supply;
    const QPointF inner = supply ? from : to;
    const QPointF outer = supply ? to : from;
    const double x = freeX(member, inner, outer);
    std::vector<QPointF> points{inner, {x, inner.y()}, {x, outer.y()}, outer};
    if (!supply)
        std::reverse(points.begin(), points.end());
    const double y = outer.y() - ladder::labelHeight - ladder::drop / 2.0;
    out_.places[i] = {{supply ? x - ladder::labelWidth - 3.0 : x + 3.0, y, ladder::labelWidth - 2.0,
                       ladder::labelHeight},
                      Pose::Label,
                      x,
                      {}};
    keep(i, std::move(points));
}

double PipeRouter::freeX(std::size_t member, QPointF inner, QPointF outer) const
{
    const auto& pipe = out_.diagram.items[shape_.members[member]];
    const bool supply = shape_.parts[member] == Part::Supply;
    const auto place = ladder_.placeOf(member, supply ? pipe.from : pipe.to);
    const double left = ladder_.columnLeft(place.column);
    std::vector<double> candidates{inner.x()};
    for (int step = 0; step < 12; ++step)
        candidates.push_back(left + 3.0 + step * 6.0);
    const auto [low, high] = std::minmax({inner.y(), outer.y()});
    for (const double x : candidates)
        if (isFree(x, low, high, pipe.stream))
            return x;
    return inner.x();
}

// Through no box, and on no line of the other side.
bool PipeRouter::isFree(double x, double low, double high, Stream stream) const
{
    for (const auto& place : out_.places)
        if (place.pose != Pose::Label && !place.box.isEmpty() && place.box.left() - 2.0 < x &&
            x < place.box.right() + 2.0 && place.box.top() < high && low < place.box.bottom())
            return false;
    for (const auto& route : out_.routes)
        for (std::size_t k = 1; k < route.points.size(); ++k) {
            const auto& a = route.points[k - 1];
            const auto& b = route.points[k];
            const bool beside = a.x() == b.x() && std::abs(a.x() - x) < 4.0;
            if (beside && route.stream != stream && std::min(a.y(), b.y()) < high &&
                low < std::max(a.y(), b.y()))
                return false;
        }
    return true;
}

// A junction lies at its first rack; the line goes on to the others that hang on it.
void PipeRouter::joinChains()
{
    const auto join = [this](QPointF from, QPointF to, Stream stream) {
        if (from.x() == to.x() && from.y() == to.y())
            return;
        SchematicRoute route{{from, {to.x(), from.y()}, to}, ' ', stream, {}, {}, {}, {}};
        if (stream == Stream::Return)
            std::reverse(route.points.begin(), route.points.end());
        out_.routes.push_back(straightened(std::move(route)));
    };
    for (const auto& chain : shape_.crossings) {
        const double x = ladder_.columnX(chain.place.column);
        if (shape_.supply.contains(chain.from))
            join(ladder_.supplyPoint(chain.from), {x, ladder_.supplyY(chain.place.lane)},
                 Stream::Supply);
        if (shape_.returned.contains(chain.to))
            join(ladder_.returnPoint(chain.to), {x, ladder_.returnY(chain.place.lane)},
                 Stream::Return);
    }
}

} // namespace hallwright::ui
