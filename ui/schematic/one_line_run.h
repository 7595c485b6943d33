// SPDX-License-Identifier: GPL-3.0-or-later
// Racks with the busways that feed them, and the feeders of those: busways stand upright, the first
// at the left, the others at the right, and each rack lies between them.
#pragma once

#include "ui/schematic/schematic_drawing.h"

namespace hallwright::ui {

struct OneLineRun {
    std::vector<std::size_t> busways; // items, by letter
    std::vector<std::size_t> feeders; // of each busway; its own index where it has none
    std::vector<std::size_t> racks;
};

// Runs of the diagram by the group that holds their busways, in its order.
std::vector<OneLineRun> runsOf(const Diagram& diagram);

double widthOf(const OneLineRun& run);
// Places its items with the upper left corner at `at` and joins them.
void layRun(SchematicDrawing& drawing, const OneLineRun& run, QPointF at);

} // namespace hallwright::ui
