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

class Row {
public:
    Row(SchematicDrawing& drawing, std::vector<std::size_t> items)
        : drawing_(drawing)
        , items_(std::move(items))
    {
    }

    // Sections stand between their units; `lines` come down from the rows above.
    void place(const std::vector<double>& lines)
    {
        std::vector<std::optional<double>> wanted;
        for (const auto i : items_)
            wanted.push_back(isUnit(i) ? lineBelow(drawing_, i) : std::nullopt);
        std::vector<double> centres;
        for (std::size_t k = 0; k < items_.size(); ++k)
            centres.push_back(wanted[k] ? *wanted[k] : between(wanted, k, lines));
        const std::vector<double> widths(items_.size(), sheet::boxWidth);
        centres = spread(centres, widths, sheet::gap);
        for (std::size_t k = 0; k < items_.size(); ++k)
            drawing_.places[items_[k]] = {
                {centres[k] - sheet::boxWidth / 2.0, 0, sheet::boxWidth, sheet::boxHeight},
                Pose::Boxed,
                centres[k],
                {}};
    }

private:
    bool isUnit(std::size_t i) const
    {
        return drawing_.diagram.items[i].symbol == SchematicSymbol::RingUnit;
    }

    // In the middle of its neighbours, moved aside where a line would pass through it.
    static double between(const std::vector<std::optional<double>>& wanted, std::size_t k,
                          const std::vector<double>& lines)
    {
        std::optional<double> left;
        std::optional<double> right;
        for (std::size_t i = k; i-- > 0 && !left;)
            left = wanted[i];
        for (std::size_t i = k + 1; i < wanted.size() && !right; ++i)
            right = wanted[i];
        if (k + 1 == wanted.size() || !right)
            return left.value_or(0.0) + step;
        if (k == 0 || !left)
            return *right - step;
        if (!wanted[k - 1]) // end sections of two rings side by side
            return *right - step;
        if (!wanted[k + 1])
            return *left + step;
        const double middle = (*left + *right) / 2.0;
        double best = middle;
        double least = 1e9;
        for (double x = *left + step; x <= *right - step; x += 4.0) {
            const bool free = std::none_of(lines.begin(), lines.end(), [x](double line) {
                return std::abs(line - x) < sheet::boxWidth / 2.0 + 6.0;
            });
            if (!free || std::abs(x - middle) >= least)
                continue;
            best = x;
            least = std::abs(x - middle);
        }
        return best;
    }

    SchematicDrawing& drawing_;
    std::vector<std::size_t> items_;
};

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
    std::vector<double> lines;
    for (const auto& [row, items] : byRow) {
        Row(drawing, items).place(lines);
        for (const auto i : items)
            if (const auto line = lineBelow(drawing, i))
                lines.push_back(*line);
    }
}

} // namespace hallwright::ui
