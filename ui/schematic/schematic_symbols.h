// SPDX-License-Identifier: GPL-3.0-or-later
// Line symbols of schematics, after IEC 60617 (electrical) and ISO 10628-2 with ISO 14617
// (process), simplified.
#pragma once

#include "ui/schematic/diagram.h"

#include <QPainter>

namespace hallwright::ui {

// Drawn with the painter's pen into a square box, filled with the painter's brush where the symbol
// is closed. On a vertical line the symbol's ends are the middles of its upper and lower edge.
void drawSymbol(QPainter& painter, SchematicSymbol symbol, const QRectF& box);

// A change-over contact: one output below, the sources above.
void drawTransferSwitch(QPainter& painter, const QRectF& box);

} // namespace hallwright::ui
