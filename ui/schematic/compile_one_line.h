// SPDX-License-Identifier: GPL-3.0-or-later
// The power one-line of a hall as a diagram, from the derived networks.
#pragma once

#include "model/derive/air.h"
#include "model/derive/coolant.h"
#include "model/derive/power.h"
#include "ui/schematic/diagram.h"

namespace hallwright::ui {

struct HallNetworks {
    const model::HallView& view;
    const model::DerivedPower& power;
    const model::DerivedCoolant& coolant;
    const model::DerivedAir& air;
};

// Elements from the sources to the busways, then the racks with a link from each of their feeds;
// pumps and fans by the mechanical board that feeds them. Generators stand in for every utility.
// Groups: a block (boards that share racks, and what feeds them alone), within it what the same
// busways feed.
Diagram oneLineOf(const HallNetworks& networks);

} // namespace hallwright::ui
