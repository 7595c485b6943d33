// SPDX-License-Identifier: GPL-3.0-or-later
// The power one-line of a hall as a diagram, from the derived network.
#pragma once

#include "model/derive/power.h"
#include "ui/schematic/diagram.h"

namespace hallwright::ui {

// Elements from the sources to the busways, then the racks with a link from each of their feeds.
// Groups: what the same boards feed ("block"), within it what the same busways feed ("run").
Diagram oneLineOf(const model::Plan& plan, const model::DerivedPower& power);

} // namespace hallwright::ui
