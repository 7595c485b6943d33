// SPDX-License-Identifier: GPL-3.0-or-later
// One block of a one-line: where its items stand from left to right. Heights come later, for all
// blocks together (one_line_routes.h).
#pragma once

#include "ui/schematic/one_line_run.h"
#include "ui/schematic/schematic_drawing.h"

namespace hallwright::ui {

// Steps from the sources by the longest way over normal links; racks with their busways and feeders
// stand together on the last.
std::vector<std::size_t> oneLineRanks(const Diagram& diagram);

// Where a link comes down to what it feeds: at its line, or side by side into a box, by letter.
double entryOf(const SchematicDrawing& drawing, std::size_t link);

// Symbols side by side in that order, as near to the wanted x as may be, on none of the lines.
void placeInline(SchematicDrawing& drawing,
                 const std::vector<std::pair<double, std::size_t>>& wanted,
                 const std::vector<double>& lines);

class OneLineBlock {
public:
    OneLineBlock(SchematicDrawing& drawing, const std::vector<std::size_t>& ranks,
                 std::vector<std::size_t> items);

    void place(double left);
    QRectF cover() const; // from left to right

private:
    const SchematicItem& item(std::size_t i) const { return drawing_.diagram.items[i]; }
    bool isBar(std::size_t i) const { return item(i).symbol == SchematicSymbol::Switchboard; }
    void placeEnds(double left);
    void placeRank(std::size_t rank);
    void placeBars();
    std::vector<double> linesInto(const std::vector<std::size_t>& items) const;
    double middleBelow(std::size_t i) const;

    SchematicDrawing& drawing_;
    const std::vector<std::size_t>& ranks_;
    std::vector<std::size_t> items_;
    std::set<std::size_t> inRuns_;
};

} // namespace hallwright::ui
