// SPDX-License-Identifier: GPL-3.0-or-later
// One coolant loop on its sheet: CDUs at the left with a supply and a return header, then a ladder
// of lanes: supply line, racks, return line.
#pragma once

#include "ui/schematic/loop_shape.h"
#include "ui/schematic/schematic_drawing.h"

namespace hallwright::ui {

// Places the members of the shape with the upper left corner of the loop at the origin; what it
// covers.
QRectF layLoop(SchematicDrawing& drawing, const LoopShape& shape);

} // namespace hallwright::ui
