// SPDX-License-Identifier: GPL-3.0-or-later
// On which phases the single-phase supplies of racks hang.
#pragma once

#include "model/derive/derived.h"
#include "model/derive/power.h"

#include <array>

namespace hallwright::model {

// Spreads the supplies of each rack over its feeds (the first takes the odd one) and gives each
// feed its first phase: the rack's own choice, else the one that keeps the most loaded phase of the
// busway or panel lowest, racks taken from the feeding end on. Supplies of a feed follow on
// L1, L2, L3 in turn. Feeds of racks whose type states no supplies stay balanced, as do those of DC
// systems and behind sidecars.
DerivedPower withPhases(const HallView& view, const PowerRecipe& recipe, DerivedPower power);

// Of a feed's power the shares on its three phases (or pairs of phases): k of n supplies each.
std::array<double, 3> phaseShares(const RackFeed& feed);

} // namespace hallwright::model
