// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_drawing.h"

#include <algorithm>

namespace hallwright::ui {

namespace {

// A stretch of a line, or a bar, that runs level.
struct Level {
    double y = 0.0;
    double left = 0.0;
    double right = 0.0;
    std::optional<std::size_t> from; // what feeds it, or the bar itself
    Stream stream = Stream::Power;
};

bool isTap(const SchematicDrawing& drawing, const SchematicRoute& route)
{
    return route.from && drawing.places[*route.from].pose == Pose::Upright;
}

std::vector<Level> levelsOf(const SchematicDrawing& drawing)
{
    std::vector<Level> levels;
    for (const auto& route : drawing.routes)
        for (std::size_t k = 1; !isTap(drawing, route) && k < route.points.size(); ++k) {
            const auto& a = route.points[k - 1];
            const auto& b = route.points[k];
            if (a.y() == b.y())
                levels.push_back({a.y(), std::min(a.x(), b.x()), std::max(a.x(), b.x()), route.from,
                                  route.stream});
        }
    for (std::size_t i = 0; i < drawing.places.size(); ++i)
        if (const auto& place = drawing.places[i]; place.pose == Pose::Bar)
            levels.push_back(
                {place.box.bottom() - 3.0, place.box.left(), place.box.right(), i, Stream::Power});
    std::sort(levels.begin(), levels.end(), [](const auto& a, const auto& b) { return a.y < b.y; });
    return levels;
}

bool joined(const SchematicRoute& route, const Level& level)
{
    if (route.stream != Stream::Power || level.stream != Stream::Power)
        return route.stream == level.stream;
    return route.from == level.from || route.to == level.from;
}

} // namespace

void findHops(SchematicDrawing& drawing)
{
    const auto levels = levelsOf(drawing);
    for (auto& route : drawing.routes) {
        route.hops.clear();
        for (std::size_t k = 1; !isTap(drawing, route) && k < route.points.size(); ++k) {
            const auto& a = route.points[k - 1];
            const auto& b = route.points[k];
            if (a.x() != b.x())
                continue;
            const auto [low, high] = std::minmax({a.y(), b.y()});
            auto at = std::upper_bound(levels.begin(), levels.end(), low + 1.0,
                                       [](double y, const auto& level) { return y < level.y; });
            for (; at != levels.end() && at->y < high - 1.0; ++at)
                if (at->left + 1.0 < a.x() && a.x() < at->right - 1.0 && !joined(route, *at))
                    route.hops.emplace_back(a.x(), at->y);
        }
    }
}

QRectF boundsOf(const SchematicDrawing& drawing)
{
    QRectF all;
    for (const auto& place : drawing.places)
        all |= place.box.united(place.text);
    for (const auto& frame : drawing.frames)
        all |= frame.box;
    for (const auto& route : drawing.routes)
        for (const auto& point : route.points)
            all |= QRectF(point, QSizeF(1, 1));
    using sheet::margin;
    return all.isEmpty() ? all : all.adjusted(-margin, -margin, margin, margin);
}

void moveBy(SchematicPlace& place, QPointF by)
{
    place.box.translate(by);
    place.axis += by.x();
    if (!place.text.isEmpty())
        place.text.translate(by);
}

std::size_t Tracks::take(double low, double high)
{
    const auto blocked = [&](const auto& stretch) {
        return stretch.first < high && low < stretch.second;
    };
    std::size_t track = 0;
    while (track < taken_.size() &&
           std::any_of(taken_[track].begin(), taken_[track].end(), blocked))
        ++track;
    if (track == taken_.size())
        taken_.emplace_back();
    taken_[track].emplace_back(low, high);
    return track;
}

std::vector<double> spread(const std::vector<double>& desired, const std::vector<double>& widths,
                           double gap)
{
    struct Pool {
        double sum = 0.0;
        std::size_t count = 0;
        double mean() const { return sum / static_cast<double>(count); }
    };
    // In coordinates from which the widths are taken away, order alone is to be kept.
    std::vector<double> offsets;
    std::vector<Pool> pools;
    double offset = 0.0;
    for (std::size_t i = 0; i < desired.size(); ++i) {
        if (i > 0)
            offset += (widths[i - 1] + widths[i]) / 2.0 + gap;
        offsets.push_back(offset);
        pools.push_back({desired[i] - offset, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() > pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().sum += last.sum;
            pools.back().count += last.count;
        }
    }
    std::vector<double> out;
    for (const auto& pool : pools)
        for (std::size_t k = 0; k < pool.count; ++k)
            out.push_back(pool.mean() + offsets[out.size()]);
    return out;
}

} // namespace hallwright::ui
