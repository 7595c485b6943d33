// SPDX-License-Identifier: GPL-3.0-or-later
// The coolant P&ID of a hall as a diagram, from the derived loops.
#pragma once

#include "model/derive/coolant.h"
#include "ui/schematic/diagram.h"

namespace hallwright::ui {

// Every element of every loop as an item between its two junctions, whatever its role; an element
// that serves a rack stands for the rack too. A group per CDU group.
Diagram pipingOf(const model::Plan& plan, const model::DerivedCoolant& coolant);

} // namespace hallwright::ui
