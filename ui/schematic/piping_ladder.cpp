// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/pipe_router.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace hallwright::ui {

using Part = LoopShape::Part;

Ladder::Ladder(const SchematicDrawing& drawing, const LoopShape& shape)
    : drawing_(drawing)
    , shape_(shape)
{
}

void Ladder::measure(double left)
{
    measureColumns(left);
    findTracks();
    measureLanes();
}

double Ladder::columnLeft(int column) const
{
    return columnX(column) - columnWidth_[index(column)] / 2.0;
}

bool Ladder::hasChain(LadderPlace place) const
{
    return std::any_of(shape_.crossings.begin(), shape_.crossings.end(),
                       [&](const auto& chain) { return chain.place == place; });
}

// A column of racks is as wide as they are; a column of mains leaves room for the labels beside
// them.
void Ladder::measureColumns(double left)
{
    constexpr double mains = 2.0 * (ladder::labelWidth + ladder::side);
    int columns = shape_.columns;
    for (const auto* places : {&shape_.supply, &shape_.returned})
        for (const auto& [junction, place] : *places)
            columns = std::max(columns, place.column + 1);
    columnWidth_.assign(index(columns), ladder::pitch);
    for (const auto& chain : shape_.crossings)
        for (const auto i : chain.items)
            if (item(i).symbol != SchematicSymbol::Rack) {
                auto& width = columnWidth_[index(chain.place.column)];
                width = std::max(width, item(i).symbol == SchematicSymbol::Folded
                                            ? sheet::boxWidth + sheet::gap
                                            : sheet::symbol + 2.0 * ladder::beside);
            }
    for (std::size_t m = 0; m < shape_.members.size(); ++m) {
        const auto part = shape_.parts[m];
        if (part != Part::Supply && part != Part::Return)
            continue;
        const auto& pipe = item(shape_.members[m]);
        const auto a = placeOf(m, pipe.from);
        const auto b = placeOf(m, pipe.to);
        if (a.lane != b.lane) {
            auto& width = columnWidth_[index(part == Part::Supply ? a.column : b.column)];
            width = std::max(width, mains);
        }
    }
    right_ = left;
    columnX_.clear();
    for (const double width : columnWidth_) {
        columnX_.push_back(right_ + width / 2.0);
        right_ += width;
    }
    right_ += sheet::gap;
}

bool Ladder::passesJunction(std::size_t member) const
{
    const auto part = shape_.parts[member];
    const auto& pipe = item(shape_.members[member]);
    const auto a = placeOf(member, pipe.from);
    const auto b = placeOf(member, pipe.to);
    const auto [low, high] = std::minmax(a.column, b.column);
    const auto& places = part == Part::Supply ? shape_.supply : shape_.returned;
    return std::any_of(places.begin(), places.end(), [&](const auto& other) {
        return other.second.lane == a.lane && other.second.column > low &&
               other.second.column < high;
    });
}

void Ladder::findTracks()
{
    const auto lanes = index(shape_.lanes);
    std::vector<Tracks> over(lanes);
    std::vector<Tracks> under(lanes);
    std::set<std::tuple<Part, std::string, std::string>> laid; // lines that a first pipe takes
    for (std::size_t m = 0; m < shape_.members.size(); ++m) {
        const auto part = shape_.parts[m];
        if (part != Part::Supply && part != Part::Return)
            continue;
        const auto& pipe = item(shape_.members[m]);
        const auto& [first, second] = std::minmax(pipe.from, pipe.to);
        const bool parallel = !laid.emplace(part, first, second).second;
        const auto a = placeOf(m, pipe.from);
        const auto b = placeOf(m, pipe.to);
        if (a.lane != b.lane || (!parallel && !passesJunction(m)))
            continue;
        const auto [low, high] = std::minmax(a.column, b.column);
        auto& tracks = part == Part::Supply ? over : under;
        tracks_[m] = tracks[index(a.lane)].take(low, high);
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        over_.push_back(over[lane].size());
        under_.push_back(under[lane].size());
    }
}

void Ladder::measureLanes()
{
    std::vector<double> tallest(index(shape_.lanes), ladder::rackHeight);
    for (const auto& chain : shape_.crossings) {
        auto& height = tallest[index(chain.place.lane)];
        height = std::max(height, heightOf(chain));
    }
    double y = sheet::frameTitle;
    for (std::size_t lane = 0; lane < tallest.size(); ++lane) {
        y += ladder::head + static_cast<double>(over_[lane]) * ladder::back;
        supplyY_.push_back(y);
        y += 2.0 * ladder::drop + tallest[lane];
        returnY_.push_back(y);
        y += ladder::foot + static_cast<double>(under_[lane]) * ladder::back;
    }
    bottom_ = y;
}

double Ladder::heightOf(std::size_t i) const
{
    if (item(i).symbol == SchematicSymbol::Folded)
        return sheet::boxHeight;
    if (item(i).symbol != SchematicSymbol::Rack)
        return sheet::symbol;
    const auto count = std::max<std::size_t>(1, item(i).fittings.size());
    return ladder::rackHeight + static_cast<double>(count - 1) * ladder::fitting;
}

double Ladder::heightOf(const LoopShape::Chain& chain) const
{
    double height = -sheet::gap;
    for (const auto i : chain.items)
        height += heightOf(i) + sheet::gap;
    return height;
}

SchematicPlace Ladder::placeInChain(std::size_t i, QPointF top) const
{
    const double height = heightOf(i);
    const auto box = [&](double width) {
        return QRectF(top.x() - width / 2.0, top.y(), width, height);
    };
    switch (item(i).symbol) {
    case SchematicSymbol::Folded:
        return {box(sheet::boxWidth), Pose::Boxed, top.x(), {}};
    case SchematicSymbol::Rack:
        return {box(ladder::rackWidth), Pose::Column, top.x(), {}};
    default:
        break;
    }
    return {box(sheet::symbol), Pose::OnLine, top.x(),
            QRectF(top.x() + sheet::symbol / 2.0 + 2, top.y(), ladder::beside - 4, height)};
}

LadderPlace Ladder::placeOf(std::size_t member, const std::string& junction) const
{
    const auto& places = shape_.parts[member] == Part::Supply ? shape_.supply : shape_.returned;
    const auto at = places.find(junction);
    return at != places.end() ? at->second : LadderPlace{};
}

QPointF Ladder::supplyPoint(const std::string& junction) const
{
    const auto place = shape_.supply.at(junction);
    return {columnX(place.column) - (hasChain(place) ? 0.0 : ladder::side), supplyY(place.lane)};
}

QPointF Ladder::returnPoint(const std::string& junction) const
{
    const auto place = shape_.returned.at(junction);
    return {columnX(place.column) + (hasChain(place) ? 0.0 : ladder::side), returnY(place.lane)};
}

} // namespace hallwright::ui
