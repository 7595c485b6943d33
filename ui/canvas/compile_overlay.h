// SPDX-License-Identifier: GPL-3.0-or-later
// One rack's figure for an overlay as a plain number in SI; quantities become doubles here.
#pragma once

#include "model/results/results.h"
#include "ui/canvas/overlay.h"

namespace hallwright::ui {

// Nothing where an input of the figure is unknown, and for overlays of categories.
std::optional<double> overlayFigure(const model::RackResult& rack, OverlayKind kind);
// Words of a rack's category: the element whose loss takes it down; empty where there is none.
std::string overlayCategory(const model::RackResult& rack, OverlayKind kind);

} // namespace hallwright::ui
