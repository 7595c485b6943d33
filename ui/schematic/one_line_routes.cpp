// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/one_line_routes.h"

#include "ui/schematic/one_line_rings.h"

#include <algorithm>

namespace hallwright::ui {

namespace {
constexpr double gapBelow = 22; // under a rank, before its tracks
constexpr double barThick = 6;
constexpr double tierStep = 46;
constexpr double transferStep = 12; // from a board's line to that of its other source
} // namespace

OneLineRoutes::OneLineRoutes(SchematicDrawing& drawing, const std::vector<std::size_t>& ranks)
    : drawing_(drawing)
    , ranks_(ranks)
{
    for (const auto rank : ranks)
        foot_ = std::max(foot_, rank);
    for (const auto row : ringRows(drawing.diagram))
        ring_ = std::max(ring_, row);
}

void OneLineRoutes::stackAndJoin()
{
    takeTracks();
    stack();
    for (std::size_t k = 0; k < drawing_.diagram.links.size(); ++k)
        join(k);
}

// Feeder to busway and busway to rack (one_line_run.h).
bool OneLineRoutes::joinedInRun(const SchematicLink& link) const
{
    const auto symbol = item(link.from).symbol;
    return symbol == SchematicSymbol::Busway ||
           (symbol == SchematicSymbol::Breaker && drawing_.places[link.to].pose == Pose::Upright);
}

bool OneLineRoutes::overBars(const SchematicLink& link) const
{
    return isBar(link.from) && isBar(link.to) && link.kind == SchematicLink::Kind::Alternate;
}

bool OneLineRoutes::needsTrack(std::size_t k) const
{
    const auto& link = drawing_.diagram.links[k];
    return !joinedInRun(link) && !isAlongRing(drawing_.diagram, link) && !isBar(link.from) &&
           !isBar(link.to) && entryOf(drawing_, k) != drawing_.places[link.from].axis;
}

void OneLineRoutes::takeTracks()
{
    below_.resize(foot_ + 1);
    above_.resize(foot_ + 1);
    std::map<std::size_t, std::pair<double, double>> under;
    std::map<std::size_t, std::pair<double, double>> over;
    const auto widen = [](auto& spans, std::size_t i, double a, double b) {
        const auto [at, fresh] = spans.emplace(i, std::minmax(a, b));
        if (!fresh)
            at->second = {std::min({at->second.first, a, b}), std::max({at->second.second, a, b})};
    };
    for (std::size_t k = 0; k < drawing_.diagram.links.size(); ++k) {
        const auto& link = drawing_.diagram.links[k];
        const double x = drawing_.places[link.from].axis;
        if (needsTrack(k))
            widen(under, link.from, x, entryOf(drawing_, k));
        if (overBars(link))
            widen(over, link.from, x, drawing_.places[link.to].axis + 4 * transferStep);
    }
    // Generators first: their line meets those of the utilities before anything branches off.
    for (const bool generator : {true, false})
        for (const auto& [i, span] : under)
            if ((item(i).symbol == SchematicSymbol::Generator) == generator)
                track_[i] = below_[ranks_[i]].take(span.first - 4, span.second + 4);
    for (const auto& [i, span] : over)
        over_[i] = above_[ranks_[i]].take(span.first - 4, span.second + 4);
}

// Bars of one block lie under each other, by letter.
double OneLineRoutes::heightOf(std::size_t rank)
{
    std::map<std::string, std::vector<std::size_t>> bars;
    double height = sheet::boxHeight;
    for (std::size_t i = 0; i < ranks_.size(); ++i)
        if (ranks_[i] == rank && isBar(i))
            bars[item(i).groups.empty() ? std::string() : item(i).groups.front()].push_back(i);
    for (auto& [block, members] : bars) {
        std::stable_sort(members.begin(), members.end(),
                         [this](auto a, auto b) { return item(a).letter < item(b).letter; });
        for (std::size_t k = 0; k < members.size(); ++k)
            tier_[members[k]] = k;
        height = std::max(height, static_cast<double>(members.size()) * tierStep);
    }
    return height;
}

void OneLineRoutes::lower(std::size_t rank, double y)
{
    std::set<std::size_t> runs;
    for (std::size_t i = 0; i < ranks_.size(); ++i) {
        if (ranks_[i] != rank)
            continue;
        const auto at = tier_.find(i);
        const double tier = at != tier_.end() ? static_cast<double>(at->second) * tierStep : 0.0;
        moveBy(drawing_.places[i], {0, y + tier});
        runs.insert(i);
    }
    if (rank != foot_)
        return;
    for (auto& route : drawing_.routes) // so far only those within runs
        for (auto& point : route.points)
            point.ry() += y;
}

void OneLineRoutes::stack()
{
    double y = 0.0;
    for (std::size_t rank = 0; rank <= foot_; ++rank) {
        const double height = heightOf(rank);
        y += static_cast<double>(above_[rank].size()) * sheet::track;
        top_.push_back(y);
        bottom_.push_back(y + height);
        lower(rank, y);
        y += height + gapBelow + static_cast<double>(below_[rank].size()) * sheet::track;
        if (rank == ring_) // the blocks' titles
            y += sheet::frameTitle + sheet::gap;
    }
}

std::vector<QPointF> OneLineRoutes::transferPath(std::size_t k) const
{
    const auto& link = drawing_.diagram.links[k];
    const auto& from = drawing_.places[link.from];
    const auto& to = drawing_.places[link.to];
    std::size_t place = 0; // among the other sources of that board
    for (std::size_t other = 0; other < k; ++other)
        if (drawing_.diagram.links[other].to == link.to && overBars(drawing_.diagram.links[other]))
            ++place;
    const double y = top_[ranks_[link.from]] - gapBelow / 2.0 -
                     static_cast<double>(over_.at(link.from)) * sheet::track;
    const double start = from.axis + transferStep;
    const double end = to.axis + transferStep * static_cast<double>(place + 1);
    return {{start, from.box.bottom() - barThick},
            {start, y},
            {end, y},
            {end, to.box.bottom() - barThick}};
}

std::vector<QPointF> OneLineRoutes::pathOf(std::size_t k) const
{
    const auto& link = drawing_.diagram.links[k];
    const auto& from = drawing_.places[link.from];
    const auto& to = drawing_.places[link.to];
    if (overBars(link))
        return transferPath(k);
    if (isAlongRing(drawing_.diagram, link)) {
        const bool right = from.axis < to.axis;
        const double y = from.box.center().y();
        return {{right ? from.box.right() : from.box.left(), y},
                {right ? to.box.left() : to.box.right(), y}};
    }
    if (isBar(link.to))
        return {{from.axis, from.box.bottom()}, {from.axis, to.box.bottom() - barThick}};
    const double x = entryOf(drawing_, k);
    if (isBar(link.from))
        return {{x, from.box.bottom()}, {x, to.box.top()}};
    const auto at = track_.find(link.from);
    const double track = at != track_.end() ? static_cast<double>(at->second) : 0.0;
    const double y = bottom_[ranks_[link.from]] + gapBelow / 2.0 + track * sheet::track;
    if (isSourceSymbol(item(link.to).symbol)) // a generator's line joins that of the utility
        return {{from.axis, from.box.bottom()}, {from.axis, y}, {to.axis, y}};
    if (x == from.axis)
        return {{x, from.box.bottom()}, {x, to.box.top()}};
    return {{from.axis, from.box.bottom()}, {from.axis, y}, {x, y}, {x, to.box.top()}};
}

void OneLineRoutes::join(std::size_t k)
{
    const auto& link = drawing_.diagram.links[k];
    if (joinedInRun(link))
        return;
    SchematicRoute route{pathOf(k), link.letter, Stream::Power, link.kind, {}, link.from, link.to};
    const auto& points = route.points;
    if (isBar(link.from))
        drawing_.dots.emplace_back(points.front().x(),
                                   drawing_.places[link.from].box.bottom() - barThick / 2.0);
    if (isBar(link.to))
        drawing_.dots.emplace_back(points.back().x(),
                                   drawing_.places[link.to].box.bottom() - barThick / 2.0);
    if (isSourceSymbol(item(link.to).symbol))
        drawing_.dots.push_back(points.back());
    if (track_.contains(link.from) && points.size() == 4)
        drawing_.dots.push_back(points[2]);
    drawing_.routes.push_back(std::move(route));
}

} // namespace hallwright::ui
