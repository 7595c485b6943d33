// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a power one-line out in layers: sources at the top, racks at the end, busways as bars over
// the racks that they feed.
#pragma once

#include "ui/schematic/schematic_drawing.h"

namespace hallwright::ui {

SchematicDrawing laidOutOneLine(Diagram diagram);

} // namespace hallwright::ui
