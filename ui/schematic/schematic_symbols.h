// SPDX-License-Identifier: GPL-3.0-or-later
// Line symbols of schematics, after IEC 60617 (electrical) and ISO 10628-2 (process), simplified.
#pragma once

#include "ui/schematic/diagram.h"

#include <QPainter>

namespace hallwright::ui {

// Drawn with the painter's pen into a square box.
void drawSymbol(QPainter& painter, SchematicSymbol symbol, const QRectF& box);

} // namespace hallwright::ui
