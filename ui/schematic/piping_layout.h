// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a coolant P&ID out: CDUs at the left, then for every row a ladder of supply line, racks and
// return line; loops one under the other.
#pragma once

#include "ui/schematic/schematic_drawing.h"

namespace hallwright::ui {

SchematicDrawing laidOutPiping(Diagram diagram);

} // namespace hallwright::ui
