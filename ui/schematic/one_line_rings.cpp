// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/one_line_rings.h"

#include "ui/schematic/one_line_block.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace hallwright::ui {

namespace {

constexpr double step = sheet::boxWidth + sheet::gap;
constexpr double clear = 8; // of a box from a line that passes its row

// Where the line from a unit to what it feeds comes down; none where that is on no block.
std::optional<double> lineBelow(const SchematicDrawing& drawing, std::size_t unit)
{
    const auto& links = drawing.diagram.links;
    for (std::size_t k = 0; k < links.size(); ++k)
        if (links[k].from == unit && !isAlongRing(drawing.diagram, links[k]) &&
            !drawing.places[links[k].to].box.isEmpty())
            return entryOf(drawing, k);
    return std::nullopt;
}

// Fed by a source: an end of its ring.
bool isEnd(const Diagram& diagram, std::size_t section)
{
    return std::any_of(diagram.links.begin(), diagram.links.end(), [&](const auto& link) {
        return link.to == section && isSourceSymbol(diagram.items[link.from].symbol);
    });
}

// Units over their lines, sections between them and ends beside them; unknown where no unit has a
// line.
double wantedAt(const std::vector<std::optional<double>>& lines, std::size_t k)
{
    if (lines[k])
        return *lines[k];
    std::optional<double> left;
    std::optional<double> right;
    if (k > 0)
        left = lines[k - 1];
    if (k + 1 < lines.size())
        right = lines[k + 1];
    if (left && right)
        return (*left + *right) / 2.0;
    return left ? *left + step : right ? *right - step : 0.0;
}

// A row keeps its order; `lines` pass through it from above to below.
void placeRow(SchematicDrawing& drawing, const std::vector<std::size_t>& items,
              std::vector<double> lines)
{
    std::vector<std::optional<double>> below;
    for (const auto i : items)
        below.push_back(lineBelow(drawing, i));
    std::vector<double> centres;
    for (std::size_t k = 0; k < items.size(); ++k)
        centres.push_back(wantedAt(below, k));
    centres = spread(centres, std::vector<double>(items.size(), sheet::boxWidth), sheet::gap);
    std::sort(lines.begin(), lines.end());
    constexpr double reach = sheet::boxWidth / 2.0 + clear;
    double least = -1e9;
    for (std::size_t k = 0; k < items.size(); ++k) {
        double x = std::max(centres[k], least);
        for (const double line : lines)
            if (std::abs(line - x) < reach)
                x = line + reach;
        least = x + step;
        drawing.places[items[k]] = {
            {x - sheet::boxWidth / 2.0, 0, sheet::boxWidth, sheet::boxHeight}, Pose::Boxed, x, {}};
    }
}

} // namespace

bool isAlongRing(const Diagram& diagram, const SchematicLink& link)
{
    return isRingSymbol(diagram.items[link.from].symbol) &&
           isRingSymbol(diagram.items[link.to].symbol);
}

std::vector<std::size_t> ringRows(const Diagram& diagram)
{
    std::set<char> letters;
    for (const auto& item : diagram.items)
        if (isRingSymbol(item.symbol))
            letters.insert(item.letter);
    std::vector<std::size_t> out;
    for (const auto& item : diagram.items)
        out.push_back(isRingSymbol(item.symbol) ? static_cast<std::size_t>(std::distance(
                                                      letters.begin(), letters.find(item.letter))) +
                                                      1
                                                : 0);
    return out;
}

void placeRings(SchematicDrawing& drawing)
{
    const auto rows = ringRows(drawing.diagram);
    std::map<std::size_t, std::vector<std::size_t>> byRow;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i] > 0)
            byRow[rows[i]].push_back(i);
    std::vector<double> down; // from the sources to the rows placed so far
    for (auto row = byRow.rbegin(); row != byRow.rend(); ++row) {
        auto lines = down;
        for (const auto& [other, items] : byRow)
            for (const auto i : items)
                if (const auto line = lineBelow(drawing, i); line && other < row->first)
                    lines.push_back(*line);
        placeRow(drawing, row->second, std::move(lines));
        for (const auto i : row->second)
            if (isEnd(drawing.diagram, i))
                down.push_back(drawing.places[i].axis);
    }
}

} // namespace hallwright::ui
