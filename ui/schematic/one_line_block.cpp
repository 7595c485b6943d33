// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/one_line_block.h"

#include "ui/schematic/one_line_rings.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double entryStep = 22;   // between lines into one box
constexpr double clear = 8;        // of a symbol's line from other lines
constexpr double halfSymbol = 18;  // from the axis of a line to the edge of its box
constexpr double barCaption = 200; // a bar's text stands left of all its lines
constexpr double barHeight = 34;   // with its text

bool isNormal(const SchematicLink& link)
{
    return link.kind == SchematicLink::Kind::Normal;
}

bool inRun(const SchematicItem& item)
{
    return item.symbol == SchematicSymbol::Breaker || item.symbol == SchematicSymbol::Busway ||
           item.symbol == SchematicSymbol::Rack;
}

} // namespace

std::vector<std::size_t> oneLineRanks(const Diagram& diagram)
{
    std::vector<std::size_t> ranks(diagram.items.size(), 0);
    const auto rows = ringRows(diagram);
    const std::size_t below = rows.empty() ? 0 : *std::max_element(rows.begin(), rows.end());
    for (std::size_t i = 0; i < ranks.size(); ++i)
        ranks[i] = isSourceSymbol(diagram.items[i].symbol) ? 0 : rows[i] > 0 ? rows[i] : 1 + below;
    bool changed = true;
    for (std::size_t lap = 0; changed && lap <= ranks.size(); ++lap) {
        changed = false;
        for (const auto& link : diagram.links)
            if (isNormal(link) && ranks[link.to] <= ranks[link.from] && rows[link.to] == 0 &&
                !isSourceSymbol(diagram.items[link.to].symbol)) {
                ranks[link.to] = ranks[link.from] + 1;
                changed = true;
            }
    }
    std::size_t foot = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (inRun(diagram.items[i])) {
            std::size_t above = 0; // of the board that feeds it
            for (const auto& link : diagram.links)
                if (link.to == i && !inRun(diagram.items[link.from]))
                    above = std::max(above, ranks[link.from] + 1);
            foot = std::max(foot, above);
        } else {
            foot = std::max(foot, ranks[i]);
        }
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (inRun(diagram.items[i]))
            ranks[i] = foot;
    return ranks;
}

double entryOf(const SchematicDrawing& drawing, std::size_t link)
{
    const auto& links = drawing.diagram.links;
    const auto to = links[link].to;
    const auto& place = drawing.places[to];
    if (place.pose != Pose::Boxed)
        return place.axis;
    std::vector<std::size_t> all;
    for (std::size_t k = 0; k < links.size(); ++k)
        if (links[k].to == to && !isAlongRing(drawing.diagram, links[k]))
            all.push_back(k);
    std::stable_sort(all.begin(), all.end(),
                     [&](auto a, auto b) { return links[a].letter < links[b].letter; });
    const auto at = std::find(all.begin(), all.end(), link) - all.begin();
    const double step =
        std::min(entryStep, place.box.width() / static_cast<double>(all.size() + 1));
    return place.box.center().x() +
           (static_cast<double>(at) - static_cast<double>(all.size() - 1) / 2.0) * step;
}

void placeInline(SchematicDrawing& drawing,
                 const std::vector<std::pair<double, std::size_t>>& wanted,
                 const std::vector<double>& lines)
{
    const double width = sheet::boxWidth;
    std::vector<double> desired;
    for (const auto& [x, i] : wanted)
        desired.push_back(x - halfSymbol + width / 2.0);
    const std::vector<double> widths(desired.size(), width);
    const auto centres = spread(desired, widths, sheet::gap + 2 * clear);
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        double axis = centres[k] - width / 2.0 + halfSymbol;
        for (int step = 0; step < 4; ++step)
            for (const double line : lines)
                if (std::abs(axis - line) < clear - 0.5)
                    axis = line + clear;
        drawing.places[wanted[k].second] = {
            {axis - halfSymbol, 0, width, sheet::boxHeight}, Pose::Inline, axis, {}};
    }
}

OneLineBlock::OneLineBlock(SchematicDrawing& drawing, const std::vector<std::size_t>& ranks,
                           std::vector<std::size_t> items)
    : drawing_(drawing)
    , ranks_(ranks)
    , items_(std::move(items))
{
}

void OneLineBlock::place(double left)
{
    placeEnds(left);
    std::set<std::size_t> ranks;
    for (const auto i : items_)
        ranks.insert(ranks_[i]);
    for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank)
        placeRank(*rank);
    placeBars();
    const double shift = left - cover().left();
    for (const auto i : items_)
        moveBy(drawing_.places[i], {shift, 0});
    for (auto& route : drawing_.routes)
        if (route.from && inRuns_.contains(*route.from))
            for (auto& point : route.points)
                point.rx() += shift;
}

// Racks with their busways, and other items that feed nothing, in their order.
void OneLineBlock::placeEnds(double left)
{
    double x = left;
    const std::set<std::size_t> own(items_.begin(), items_.end());
    std::map<std::size_t, OneLineRun> runAt; // by its first busway
    for (const auto& run : runsOf(drawing_.diagram)) {
        if (!own.contains(run.busways.front()))
            continue;
        for (const auto* members : {&run.busways, &run.feeders, &run.racks})
            inRuns_.insert(members->begin(), members->end());
        runAt[*std::min_element(run.busways.begin(), run.busways.end())] = run;
    }
    std::set<std::size_t> feeding;
    for (const auto& link : drawing_.diagram.links)
        feeding.insert(link.from);
    for (const auto i : items_) {
        if (const auto run = runAt.find(i); run != runAt.end()) {
            layRun(drawing_, run->second, {x, 0});
            x += widthOf(run->second) + 2 * sheet::gap;
        } else if (!inRuns_.contains(i) && !feeding.contains(i) && !isBar(i)) {
            drawing_.places[i] = {{x, 0, sheet::boxWidth, sheet::boxHeight},
                                  Pose::Boxed,
                                  x + sheet::boxWidth / 2.0,
                                  {}};
            x += sheet::boxWidth + sheet::gap;
        }
    }
}

double OneLineBlock::middleBelow(std::size_t i) const
{
    double sum = 0.0;
    int count = 0;
    for (std::size_t k = 0; k < drawing_.diagram.links.size(); ++k) {
        const auto& link = drawing_.diagram.links[k];
        if (link.from != i || (isBar(link.to) && !isNormal(link)))
            continue;
        sum += isBar(link.to) ? middleBelow(link.to) : entryOf(drawing_, k);
        ++count;
    }
    return count > 0 ? sum / count : 0.0;
}

// Lines that come down from bars of this block to what it feeds.
std::vector<double> OneLineBlock::linesInto(const std::vector<std::size_t>& items) const
{
    std::vector<double> lines;
    for (std::size_t k = 0; k < drawing_.diagram.links.size(); ++k)
        if (std::find(items.begin(), items.end(), drawing_.diagram.links[k].from) != items.end() &&
            isBar(drawing_.diagram.links[k].from))
            lines.push_back(entryOf(drawing_, k));
    return lines;
}

void OneLineBlock::placeRank(std::size_t rank)
{
    std::vector<std::pair<double, std::size_t>> wanted;
    for (const auto i : items_)
        if (ranks_[i] == rank && !inRuns_.contains(i) && !isBar(i) &&
            drawing_.places[i].box.isEmpty())
            wanted.emplace_back(middleBelow(i), i);
    std::stable_sort(wanted.begin(), wanted.end(), [this](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first
                                  : item(a.second).letter < item(b.second).letter;
    });
    placeInline(drawing_, wanted, linesInto(items_));
}

// Each over all that it feeds and under what feeds it.
void OneLineBlock::placeBars()
{
    std::map<std::size_t, std::pair<double, double>> spans;
    double first = 1e9;
    for (const auto i : items_)
        if (!drawing_.places[i].box.isEmpty())
            first = std::min(first, drawing_.places[i].pose == Pose::Boxed
                                        ? drawing_.places[i].box.left() + 40
                                        : drawing_.places[i].axis);
    for (const auto i : items_) {
        if (!isBar(i))
            continue;
        std::vector<double> lines;
        for (std::size_t k = 0; k < drawing_.diagram.links.size(); ++k) {
            const auto& link = drawing_.diagram.links[k];
            if (link.from == i)
                lines.push_back(entryOf(drawing_, k));
            if (link.to == i && !drawing_.places[link.from].box.isEmpty())
                lines.push_back(drawing_.places[link.from].axis);
        }
        if (lines.empty())
            lines.push_back(first);
        const auto [low, high] = std::minmax_element(lines.begin(), lines.end());
        spans[i] = {*low, *high};
        first = std::min(first, *low);
    }
    for (const auto& [i, span] : spans) {
        const double left = first - barCaption;
        drawing_.places[i] = {{left, 0, span.second + 24 - left, barHeight},
                              Pose::Bar,
                              span.first,
                              {left, 0, barCaption - 14, barHeight - 6}};
        for (const auto& link : drawing_.diagram.links)
            if (link.to == i && isNormal(link) && !drawing_.places[link.from].box.isEmpty())
                drawing_.places[i].axis = drawing_.places[link.from].axis;
    }
}

QRectF OneLineBlock::cover() const
{
    QRectF all;
    for (const auto i : items_)
        all |= drawing_.places[i].box.united(drawing_.places[i].text);
    return all;
}

} // namespace hallwright::ui
