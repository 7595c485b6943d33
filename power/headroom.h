// SPDX-License-Identifier: GPL-3.0-or-later
// How much more a hall's power can carry where it stands: on every element, for every run of racks,
// and how many racks like those there would fit.
#pragma once

#include "model/results/headroom.h"
#include "model/results/results.h"
#include "power/hall_power.h"

#include <vector>

namespace hallwright::power {

// From solved loadings in the worst single loss of each element (`loadingWorst`): what is left of
// an element's allowed load goes to racks below it. A rack's power counts in full on every feed it
// has, as the feed that stays must carry it alone. Losses and voltage drop grow a little with it,
// which the sizing allowance of 1.5 % covers.
struct HeadroomCase {
    const model::DerivedPower& network;
    const std::vector<model::ElementResult>& elements; // solved with `racks`
    const std::vector<RackLoad>& racks;                // that draw
    const std::vector<RackLoad>& planned; // of all racks of the plan: their mean is a further rack
};
model::HallHeadroom headroomOf(const HeadroomCase& of);

} // namespace hallwright::power
