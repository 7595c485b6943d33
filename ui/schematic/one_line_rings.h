// SPDX-License-Identifier: GPL-3.0-or-later
// Medium-voltage rings on a one-line: the units and sections of a letter in one row between the
// sources and the blocks, each unit over what it feeds.
#pragma once

#include "ui/schematic/schematic_drawing.h"

#include <vector>

namespace hallwright::ui {

inline bool isRingSymbol(SchematicSymbol symbol)
{
    return symbol == SchematicSymbol::RingUnit || symbol == SchematicSymbol::RingSection;
}

// Whether a link joins neighbours of a row.
bool isAlongRing(const Diagram& diagram, const SchematicLink& link);

// Per item its row: 1 for the first letter that has rings; 0: no part of a ring.
std::vector<std::size_t> ringRows(const Diagram& diagram);

// Of a drawing whose blocks have their places from left to right.
void placeRings(SchematicDrawing& drawing);

} // namespace hallwright::ui
