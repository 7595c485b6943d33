// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/air/zonal_grid.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace hallwright::thermal {

namespace {

constexpr double widestCell = 1.8;
constexpr double besideRack = 0.35; // beyond a rack's sides that its aisle still reaches
constexpr double probe = 0.2;       // from a face into the cell before it
constexpr double squareSide = 2.0;  // m
constexpr std::size_t mostLines = 160;
constexpr std::size_t none = static_cast<std::size_t>(-1);

// Lines at 0, at each mark and at the length; marks nearer than `least` to their neighbour are
// dropped, wide gaps are cut into equal parts.
std::vector<double> linesOf(std::vector<double> marks, double length, double least)
{
    std::sort(marks.begin(), marks.end());
    std::vector<double> kept{0.0};
    for (const double mark : marks)
        if (mark - kept.back() >= least && length - mark >= least)
            kept.push_back(mark);
    kept.push_back(length);
    std::vector<double> out{0.0};
    for (std::size_t i = 1; i < kept.size(); ++i) {
        const double gap = kept[i] - kept[i - 1];
        const auto parts = static_cast<std::size_t>(std::max(1.0, std::ceil(gap / widestCell)));
        for (std::size_t part = 1; part <= parts; ++part)
            out.push_back(kept[i - 1] +
                          gap * static_cast<double>(part) / static_cast<double>(parts));
    }
    return out;
}

// Finer lines first; coarser where the hall would have too many.
std::vector<double> boundedLines(const std::vector<double>& marks, double length)
{
    for (double least = 0.25;; least *= 1.5) {
        auto lines = linesOf(marks, length, least);
        if (lines.size() <= mostLines || least > widestCell)
            return lines;
    }
}

std::size_t intervalOf(const std::vector<double>& lines, double value)
{
    const auto above = std::upper_bound(lines.begin() + 1, lines.end() - 1, value);
    return static_cast<std::size_t>(above - lines.begin()) - 1;
}

bool holds(const RackFootprint& rack, double x, double y)
{
    return x >= rack.left && x < rack.right && y >= rack.bottom && y < rack.top;
}

class GridBuilder {
public:
    explicit GridBuilder(const RoomShape& shape)
        : shape_(shape)
    {
        sortIntoSquares();
        setLines();
        number();
        claimAisles();
        joinCells();
        placeRacks();
        findWalls();
    }

    AirGrid take() { return std::move(out_); }

private:
    std::size_t columns() const { return xs_.size() - 1; }
    std::size_t rows() const { return ys_.size() - 1; }
    std::size_t spot(std::size_t ix, std::size_t iy) const { return iy * columns() + ix; }
    double midX(std::size_t ix) const { return 0.5 * (xs_[ix] + xs_[ix + 1]); }
    double midY(std::size_t iy) const { return 0.5 * (ys_[iy] + ys_[iy + 1]); }
    double wide(std::size_t ix) const { return xs_[ix + 1] - xs_[ix]; }
    double deep(std::size_t iy) const { return ys_[iy + 1] - ys_[iy]; }
    double upperHeight() const { return std::max(0.3, shape_.clearHeight - shape_.rackHeight); }

    static std::pair<long, long> squareOf(double x, double y)
    {
        return {std::lround(std::floor(x / squareSide)), std::lround(std::floor(y / squareSide))};
    }

    // Racks by the squares of the floor that they touch: a look-up instead of a walk over all.
    void sortIntoSquares()
    {
        for (std::size_t i = 0; i < shape_.racks.size(); ++i) {
            const auto& rack = shape_.racks[i];
            const auto [left, bottom] = squareOf(rack.left, rack.bottom);
            const auto [right, top] = squareOf(rack.right, rack.top);
            for (long x = left; x <= right; ++x)
                for (long y = bottom; y <= top; ++y)
                    squares_[{x, y}].push_back(i);
        }
    }

    bool someRackAt(double x, double y) const
    {
        const auto square = squares_.find(squareOf(x, y));
        return square != squares_.end() &&
               std::any_of(square->second.begin(), square->second.end(),
                           [&](std::size_t rack) { return holds(shape_.racks[rack], x, y); });
    }

    // A row's ends, so that no cell is half rack and half room.
    void markEnds(const RackFootprint& rack, std::vector<double>& along) const
    {
        constexpr double beside = 0.05;
        const double midX = 0.5 * (rack.left + rack.right);
        const double midY = 0.5 * (rack.bottom + rack.top);
        const bool facesY = rack.frontY != 0;
        const double low = facesY ? rack.left : rack.bottom;
        const double high = facesY ? rack.right : rack.top;
        const auto free = [&](double at) {
            return facesY ? !someRackAt(at, midY) : !someRackAt(midX, at);
        };
        if (free(low - beside))
            along.push_back(low);
        if (free(high + beside))
            along.push_back(high);
    }

    // Rows run along x where most racks face y.
    void setLines()
    {
        std::vector<double> xMarks;
        std::vector<double> yMarks;
        std::size_t facingY = 0;
        for (const auto& rack : shape_.racks) {
            auto& marks = rack.frontY != 0 ? yMarks : xMarks;
            marks.push_back(rack.frontY != 0 ? rack.bottom : rack.left);
            marks.push_back(rack.frontY != 0 ? rack.top : rack.right);
            markEnds(rack, rack.frontY != 0 ? xMarks : yMarks);
            facingY += rack.frontY != 0 ? 1 : 0;
        }
        rowsAlongX_ = 2 * facingY >= shape_.racks.size();
        xs_ = boundedLines(xMarks, shape_.width);
        ys_ = boundedLines(yMarks, shape_.depth);
    }

    void number()
    {
        lower_.assign(columns() * rows(), none);
        upper_.assign(columns() * rows(), none);
        std::vector<char> blocked(columns() * rows(), 0);
        for (const auto& rack : shape_.racks)
            for (std::size_t iy = intervalOf(ys_, rack.bottom); iy <= intervalOf(ys_, rack.top);
                 ++iy)
                for (std::size_t ix = intervalOf(xs_, rack.left); ix <= intervalOf(xs_, rack.right);
                     ++ix)
                    if (holds(rack, midX(ix), midY(iy)))
                        blocked[spot(ix, iy)] = 1;
        const auto add = [this](AirSpace space) {
            out_.spaces.push_back(space);
            return out_.spaces.size() - 1;
        };
        for (std::size_t iy = 0; iy < rows(); ++iy)
            for (std::size_t ix = 0; ix < columns(); ++ix) {
                const double area = wide(ix) * deep(iy);
                if (blocked[spot(ix, iy)] == 0) {
                    lower_[spot(ix, iy)] = add(AirSpace::Room);
                    out_.openVolume += area * shape_.rackHeight;
                }
                upper_[spot(ix, iy)] = add(AirSpace::Above);
                out_.openVolume += area * upperHeight();
            }
    }

    // Each open cell belongs to the nearest face that it lies before.
    void claimAisles()
    {
        std::vector<double> nearest(columns() * rows(), aisleReach);
        for (const auto& rack : shape_.racks) {
            const double reach = aisleReach + besideRack;
            for (std::size_t iy = intervalOf(ys_, rack.bottom - reach);
                 iy <= intervalOf(ys_, rack.top + reach); ++iy)
                for (std::size_t ix = intervalOf(xs_, rack.left - reach);
                     ix <= intervalOf(xs_, rack.right + reach); ++ix)
                    claim(rack, ix, iy, nearest);
        }
    }

    void claim(const RackFootprint& rack, std::size_t ix, std::size_t iy,
               std::vector<double>& nearest)
    {
        const std::size_t cell = lower_[spot(ix, iy)];
        if (cell == none)
            return;
        const double x = midX(ix);
        const double y = midY(iy);
        const bool facesY = rack.frontY != 0;
        const double along = facesY ? x : y;
        const double low = facesY ? rack.left : rack.bottom;
        const double high = facesY ? rack.right : rack.top;
        if (along < low - besideRack || along > high + besideRack)
            return;
        // Distances outward of the two faces across the rack.
        const double under = facesY ? rack.bottom - y : rack.left - x;
        const double over = facesY ? y - rack.top : x - rack.right;
        const bool frontUnder = facesY ? rack.frontY < 0 : rack.frontX < 0;
        const double distance = std::max(under, over);
        if (distance < 0.0 || distance >= nearest[spot(ix, iy)])
            return;
        nearest[spot(ix, iy)] = distance;
        out_.spaces[cell] = (under > over) == frontUnder ? AirSpace::ColdAisle : AirSpace::HotAisle;
    }

    void join(std::size_t a, std::size_t b, double area, double distance)
    {
        if (a != none && b != none)
            out_.faces.push_back({a, b, area, distance});
    }

    void joinCells()
    {
        const double low = shape_.rackHeight;
        const double high = upperHeight();
        for (std::size_t iy = 0; iy < rows(); ++iy)
            for (std::size_t ix = 0; ix < columns(); ++ix) {
                const std::size_t here = spot(ix, iy);
                join(lower_[here], upper_[here], wide(ix) * deep(iy), 0.5 * (low + high));
                if (ix + 1 < columns()) {
                    const double distance = midX(ix + 1) - midX(ix);
                    join(lower_[here], lower_[spot(ix + 1, iy)], deep(iy) * low, distance);
                    join(upper_[here], upper_[spot(ix + 1, iy)], deep(iy) * high, distance);
                }
                if (iy + 1 < rows()) {
                    const double distance = midY(iy + 1) - midY(iy);
                    join(lower_[here], lower_[spot(ix, iy + 1)], wide(ix) * low, distance);
                    join(upper_[here], upper_[spot(ix, iy + 1)], wide(ix) * high, distance);
                }
            }
    }

    // The cell at a point, or the one above where a rack or a wall stands there.
    std::size_t cellAt(double x, double y) const
    {
        const double inX = std::clamp(x, 0.0, shape_.width);
        const double inY = std::clamp(y, 0.0, shape_.depth);
        const std::size_t here = spot(intervalOf(xs_, inX), intervalOf(ys_, inY));
        return lower_[here] != none ? lower_[here] : upper_[here];
    }

    void placeRacks()
    {
        for (const auto& rack : shape_.racks) {
            const double x = 0.5 * (rack.left + rack.right);
            const double y = 0.5 * (rack.bottom + rack.top);
            const double halfX = 0.5 * (rack.right - rack.left) + probe;
            const double halfY = 0.5 * (rack.top - rack.bottom) + probe;
            out_.front.push_back(cellAt(x + rack.frontX * halfX, y + rack.frontY * halfY));
            out_.rear.push_back(cellAt(x - rack.frontX * halfX, y - rack.frontY * halfY));
        }
    }

    void findWalls()
    {
        const std::size_t count = rowsAlongX_ ? rows() : columns();
        const std::size_t last = (rowsAlongX_ ? columns() : rows()) - 1;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t start = rowsAlongX_ ? spot(0, i) : spot(i, 0);
            const std::size_t end = rowsAlongX_ ? spot(last, i) : spot(i, last);
            out_.upperAtStart.push_back(upper_[start]);
            out_.upperAtEnd.push_back(upper_[end]);
            if (lower_[start] != none)
                out_.lowerAtStart.push_back(lower_[start]);
        }
    }

    const RoomShape& shape_;
    std::map<std::pair<long, long>, std::vector<std::size_t>> squares_;
    std::vector<double> xs_;
    std::vector<double> ys_;
    bool rowsAlongX_ = true;
    std::vector<std::size_t> lower_; // cell by spot; none where a rack stands
    std::vector<std::size_t> upper_;
    AirGrid out_;
};

} // namespace

AirGrid airGrid(const RoomShape& shape)
{
    return GridBuilder(shape).take();
}

} // namespace hallwright::thermal
