// SPDX-License-Identifier: GPL-3.0-or-later
// The coolant P&ID of a hall as a diagram, from the derived loops.
#pragma once

#include "model/derive/coolant.h"
#include "ui/schematic/diagram.h"

namespace hallwright::ui {

// Every element of every loop as an item between its two junctions, whatever its role; an element
// that serves a rack stands for the rack too. Groups: a CDU group, within it the racks that hang on
// one manifold.
Diagram pipingOf(const model::HallView& view, const model::DerivedCoolant& coolant);

} // namespace hallwright::ui
