// SPDX-License-Identifier: GPL-3.0-or-later
// What the probe says of a piece under the pointer.
#pragma once

#include "ui/canvas/floor_scene.h"
#include "ui/document.h"

namespace hallwright::ui {

// Label, type, status, and the overlay's value with its unit.
QString pieceWords(const Document& document, const FloorScene& scene, const Piece& piece,
                   model::UnitSystem units);

} // namespace hallwright::ui
