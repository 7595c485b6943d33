// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/piping_layout.h"

#include "ui/schematic/loop_shape.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

using Part = LoopShape::Part;

constexpr double pitch = sheet::rackWidth + 2 * sheet::gap; // of columns
constexpr double head = 26;                                 // over a supply line: its labels
constexpr double drop = 34;      // from a line to the racks, labels of the return line included
constexpr double backTrack = 24; // below a return line: a pipe back past several columns
constexpr double foot = 40;      // below a return line, for that and its label
constexpr double riser = 30;     // between lanes: labels of pipes from lane to lane
constexpr double side = 16;      // supply mains left of the column, return mains right of it
constexpr double labelWidth = pitch - 36;
constexpr double labelHeight = 22;
constexpr double port = 16;    // of a CDU from its corner
constexpr double busRoom = 64; // between CDUs and the first column
constexpr int foldsInLine = 6;

// One loop, placed with its upper left corner at `origin`.
class Loop {
public:
    Loop(SchematicDrawing& out, LoopShape shape, QPointF origin)
        : out_(out)
        , shape_(std::move(shape))
        , origin_(origin)
    {
    }

    QRectF draw()
    {
        measureLanes();
        placeSources();
        for (std::size_t m = 0; m < shape_.members.size(); ++m) {
            if (shape_.parts[m] == Part::Supply || shape_.parts[m] == Part::Return)
                layPipe(shape_.members[m], shape_.parts[m]);
            if (shape_.parts[m] == Part::Apart)
                placeApart(shape_.members[m]);
        }
        for (const auto& crossing : shape_.crossings)
            hang(crossing);
        for (std::size_t m = 0; m < shape_.members.size(); ++m)
            if (shape_.parts[m] == Part::Source)
                joinSource(shape_.members[m]);
        for (const auto& [junction, place] : shape_.supply)
            out_.dots.push_back(supplyPoint(junction));
        for (const auto& [junction, place] : shape_.returned)
            out_.dots.push_back(returnPoint(junction));
        const double right = std::max(right_, left_ + apart_);
        return {origin_, QPointF(right, std::max(bottom_, lastRow_))};
    }

private:
    const SchematicItem& item(std::size_t i) const { return out_.diagram.items[i]; }

    void measureLanes()
    {
        std::vector<std::size_t> longest(static_cast<std::size_t>(shape_.lanes), 1);
        for (const auto& crossing : shape_.crossings) {
            auto& lane = longest[static_cast<std::size_t>(crossing.place.lane)];
            lane = std::max(lane, crossing.chain.size());
        }
        double y = origin_.y() + sheet::frameTitle + head;
        for (const auto count : longest) {
            supplyY_.push_back(y);
            const auto boxes = static_cast<double>(count);
            y += drop + boxes * sheet::boxHeight + (boxes - 1) * sheet::gap + drop;
            returnY_.push_back(y);
            y += foot + riser;
        }
        bottom_ = y - riser;
        left_ = origin_.x() + sheet::gap;
        firstColumn_ = left_ + sheet::boxWidth + busRoom + pitch / 2.0;
        int columns = shape_.columns;
        for (const auto* places : {&shape_.supply, &shape_.returned})
            for (const auto& [junction, place] : *places)
                columns = std::max(columns, place.column + 1);
        right_ = firstColumn_ + (columns - 0.5) * pitch + sheet::gap;
    }

    double columnX(int column) const { return firstColumn_ + column * pitch; }
    static std::size_t at(int lane) { return static_cast<std::size_t>(lane); }

    bool hasCrossing(const std::string& junction, std::string LoopShape::Crossing::*end) const
    {
        return std::any_of(shape_.crossings.begin(), shape_.crossings.end(),
                           [&](const auto& crossing) { return crossing.*end == junction; });
    }

    QPointF supplyPoint(const std::string& junction) const
    {
        const auto place = shape_.supply.at(junction);
        const bool rack = hasCrossing(junction, &LoopShape::Crossing::from);
        return {columnX(place.column) - (rack ? 0.0 : side), supplyY_[at(place.lane)]};
    }

    QPointF returnPoint(const std::string& junction) const
    {
        const auto place = shape_.returned.at(junction);
        const bool rack = hasCrossing(junction, &LoopShape::Crossing::to);
        return {columnX(place.column) + (rack ? 0.0 : side), returnY_[at(place.lane)]};
    }

    void placeSources()
    {
        double y = supplyY_.front() - port;
        for (std::size_t m = 0; m < shape_.members.size(); ++m) {
            if (shape_.parts[m] != Part::Source)
                continue;
            out_.boxes[shape_.members[m]] = {left_, y, sheet::boxWidth, sheet::boxHeight};
            y += sheet::boxHeight + sheet::gap;
        }
        bottom_ = std::max(bottom_, y + sheet::gap);
    }

    // All CDUs share a supply and a return riser beside them.
    void joinSource(std::size_t i)
    {
        const QRectF& box = out_.boxes[i];
        const double supplyRiser = box.right() + busRoom / 3.0;
        const double returnRiser = box.right() + busRoom * 2.0 / 3.0;
        const QPointF to = supplyPoint(item(i).to);
        const QPointF from = returnPoint(item(i).from);
        const double high = box.top() + port;
        const double low = box.bottom() - port;
        addRoute({{{box.right(), high}, {supplyRiser, high}, {supplyRiser, to.y()}, to},
                  ' ',
                  Stream::Supply,
                  {},
                  {},
                  i,
                  {}});
        addRoute({{from, {returnRiser, from.y()}, {returnRiser, low}, {box.right(), low}},
                  ' ',
                  Stream::Return,
                  {},
                  {},
                  {},
                  i});
        out_.dots.emplace_back(supplyRiser, to.y());
        out_.dots.emplace_back(returnRiser, from.y());
    }

    void addRoute(SchematicRoute route)
    {
        auto& points = route.points;
        points.erase(std::unique(points.begin(), points.end()), points.end());
        out_.routes.push_back(std::move(route));
    }

    // Straight along the lane, up or down between lanes, or back below the line past what lies
    // between.
    void layPipe(std::size_t i, Part part)
    {
        const bool supply = part == Part::Supply;
        const auto& places = supply ? shape_.supply : shape_.returned;
        const auto a = places.at(item(i).from);
        const auto b = places.at(item(i).to);
        const QPointF from = supply ? supplyPoint(item(i).from) : returnPoint(item(i).from);
        const QPointF to = supply ? supplyPoint(item(i).to) : returnPoint(item(i).to);
        SchematicRoute route;
        route.stream = supply ? Stream::Supply : Stream::Return;
        route.item = i;
        QPointF label = (from + to) / 2.0;
        double width = std::min(labelWidth, std::abs(to.x() - from.x()) - 2.0);
        if (a.lane == b.lane && std::abs(a.column - b.column) <= 1) {
            route.points = {from, to};
            label.ry() -= labelHeight / 2.0 - 4.0;
        } else if (a.lane == b.lane) {
            const double y = from.y() + (supply ? -head + 4.0 : backTrack);
            route.points = {from, {from.x(), y}, {to.x(), y}, to};
            label = {label.x(), y};
            width = labelWidth;
        } else {
            const auto upper = std::min(a.lane, b.lane);
            const QPointF outer = supply ? to : from; // the end of the side lane
            const QPointF inner = supply ? from : to;
            const bool rack =
                hasCrossing(supply ? item(i).from : item(i).to,
                            supply ? &LoopShape::Crossing::from : &LoopShape::Crossing::to);
            const double beside = rack ? pitch / 2.0 - 4.0 : 0.0; // past the rack under it
            const double x = inner.x() + (supply ? -beside : beside);
            route.points = {inner, {x, inner.y()}, {x, outer.y()}, outer};
            if (!supply)
                std::reverse(route.points.begin(), route.points.end());
            width = labelWidth;
            label = {x + (supply ? -1.0 : 1.0) * (width / 2.0 - 4.0),
                     returnY_[at(upper)] + foot + riser / 2.0 - 4.0};
        }
        addRoute(std::move(route));
        width = std::max(width, 24.0);
        out_.boxes[i] = {label.x() - width / 2.0, label.y() - labelHeight / 2.0, width,
                         labelHeight};
    }

    void hang(const LoopShape::Crossing& crossing)
    {
        const double x = columnX(crossing.place.column);
        const double high = supplyY_[at(crossing.place.lane)];
        double y = high + drop;
        QPointF start = supplyPoint(crossing.from);
        std::optional<std::size_t> before;
        for (const auto i : crossing.chain) {
            const double width = sheet::rackWidth;
            out_.boxes[i] = {x - width / 2.0, y, width, sheet::boxHeight};
            const QPointF top(x, y);
            const double bend = start.y() + 10.0;
            SchematicRoute route{{start}, ' ', Stream::Supply, {}, {}, before, i};
            if (start.x() != x)
                route.points.insert(route.points.end(), {{start.x(), bend}, {x, bend}});
            route.points.push_back(top);
            if (before)
                route.stream = Stream::Across;
            addRoute(std::move(route));
            start = {x, y + sheet::boxHeight};
            y += sheet::boxHeight + sheet::gap;
            before = i;
        }
        const QPointF end = returnPoint(crossing.to);
        SchematicRoute route{{start}, ' ', Stream::Return, {}, {}, before, {}};
        if (start.x() != end.x()) {
            const double bend = start.y() + 6.0;
            route.points.insert(route.points.end(), {{x, bend}, {end.x(), bend}});
        }
        route.points.push_back(end);
        addRoute(std::move(route));
    }

    void placeApart(std::size_t i)
    {
        out_.boxes[i] = {left_ + apart_, bottom_, sheet::rackWidth, sheet::boxHeight};
        apart_ += sheet::rackWidth + sheet::gap;
        lastRow_ = bottom_ + sheet::boxHeight + sheet::gap;
    }

    SchematicDrawing& out_;
    LoopShape shape_;
    QPointF origin_;
    std::vector<double> supplyY_;
    std::vector<double> returnY_;
    double firstColumn_ = 0.0;
    double left_ = 0.0;
    double right_ = 0.0;
    double bottom_ = 0.0;
    double apart_ = 0.0;
    double lastRow_ = 0.0;
};

const std::string& groupOf(const SchematicItem& item)
{
    static const std::string none;
    return item.symbol == SchematicSymbol::Folded ? item.key
           : item.groups.empty()                  ? none
                                                  : item.groups.front();
}

} // namespace

SchematicDrawing laidOutPiping(Diagram diagram)
{
    SchematicDrawing out;
    out.diagram = std::move(diagram);
    out.boxes.resize(out.diagram.items.size());
    std::vector<std::pair<std::string, std::vector<std::size_t>>> groups;
    for (std::size_t i = 0; i < out.diagram.items.size(); ++i) {
        const auto& key = groupOf(out.diagram.items[i]);
        if (groups.empty() || groups.back().first != key)
            groups.push_back({key, {}});
        groups.back().second.push_back(i);
    }
    QPointF at(0, 0);
    int inLine = 0;
    for (const auto& [key, members] : groups) {
        const auto& first = out.diagram.items[members.front()];
        const bool fold = first.symbol == SchematicSymbol::Folded;
        if (inLine > 0 && (!fold || inLine == foldsInLine)) {
            at = {0, at.y() + sheet::boxHeight + sheet::gap};
            inLine = 0;
        }
        if (fold) {
            out.boxes[members.front()] = {at, QSizeF(sheet::boxWidth, sheet::boxHeight)};
            at.rx() += sheet::boxWidth + sheet::gap;
            ++inLine;
            continue;
        }
        const QRectF box = Loop(out, loopShape(out.diagram, members), at).draw();
        QString title;
        for (const auto& group : out.diagram.groups)
            if (group.key == key)
                title = group.title;
        out.frames.push_back({key, title, box});
        at = {0, box.bottom() + sheet::gap};
    }
    out.bounds = boundsOf(out);
    return out;
}

} // namespace hallwright::ui
