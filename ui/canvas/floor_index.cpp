// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/floor_index.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double cellSide = 2.5;       // m
constexpr double sharedLength = 0.001; // m, as model's overlap()

bool overlap(const QRectF& a, const QRectF& b)
{
    return std::min(a.right(), b.right()) - std::max(a.left(), b.left()) > sharedLength &&
           std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top()) > sharedLength;
}

// All corners inside the outline or within a millimetre of it, and no corner of it within the box.
bool insidePolygon(const QPolygonF& outline, const QRectF& box)
{
    const QRectF shrunk = box.adjusted(sharedLength, sharedLength, -sharedLength, -sharedLength);
    for (const QPointF corner :
         {shrunk.topLeft(), shrunk.topRight(), shrunk.bottomRight(), shrunk.bottomLeft()})
        if (!outline.containsPoint(corner, Qt::OddEvenFill))
            return false;
    return std::none_of(outline.begin(), outline.end(),
                        [&shrunk](const QPointF& corner) { return shrunk.contains(corner); });
}

std::uint64_t cellKey(int x, int y)
{
    return (static_cast<std::uint64_t>(static_cast<std::uint32_t>(x)) << 32) |
           static_cast<std::uint32_t>(y);
}

} // namespace

template <class Visit>
void FloorIndex::visitCells(const QRectF& box, Visit visit) const
{
    const auto cell = [](double metres) { return static_cast<int>(std::floor(metres / cellSide)); };
    for (int x = cell(box.left()); x <= cell(box.right()); ++x)
        for (int y = cell(box.top()); y <= cell(box.bottom()); ++y)
            visit(cellKey(x, y));
}

FloorIndex::FloorIndex(const FloorScene& scene, const ElementSet& without)
    : outline_(scene.hallShape().outline)
{
    scene.eachPiece([&](const Piece& piece) {
        if (!without.contains(piece.ref))
            add(piece);
    });
}

void FloorIndex::add(const Piece& piece)
{
    visitCells(piece.box, [this](std::uint64_t key) { cells_[key].push_back(boxes_.size()); });
    boxes_.push_back({piece.box, piece.ref, piece.label});
}

const StandingBox* FloorIndex::overlapping(const QRectF& box) const
{
    const StandingBox* found = nullptr;
    visitCells(box, [&](std::uint64_t key) {
        const auto cell = cells_.find(key);
        if (found != nullptr || cell == cells_.end())
            return;
        for (const auto index : cell->second)
            if (overlap(boxes_[index].box, box))
                found = &boxes_[index];
    });
    return found;
}

bool FloorIndex::insideHall(const QRectF& box) const
{
    return insidePolygon(outline_, box);
}

QString FloorIndex::obstacle(const QRectF& box, const QRectF& now) const
{
    if (!insideHall(box) && (now.isNull() || insideHall(now)))
        return QCoreApplication::translate("canvas", "It would stand outside the hall.");
    const auto* hit = overlapping(box);
    if (hit == nullptr || (!now.isNull() && overlap(hit->box, now)))
        return {};
    return QCoreApplication::translate("canvas", "It would stand on %1.").arg(hit->label);
}

std::vector<QRectF> FloorIndex::near(const QRectF& box, double within) const
{
    const QRectF area = box.adjusted(-within, -within, within, within);
    std::vector<std::size_t> found;
    visitCells(area, [&](std::uint64_t key) {
        const auto cell = cells_.find(key);
        if (cell != cells_.end())
            found.insert(found.end(), cell->second.begin(), cell->second.end());
    });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::vector<QRectF> out;
    for (const auto index : found)
        if (boxes_[index].box.intersects(area))
            out.push_back(boxes_[index].box);
    return out;
}

} // namespace hallwright::ui
