// SPDX-License-Identifier: GPL-3.0-or-later
// Availability of the power at every rack of a hall from its derived network: a rack is fed while
// one of its feeds is live up to the inlet. Its own shelves and supplies are not in the figure.
#pragma once

#include "model/derive/power.h"
#include "model/economics/price_book.h"
#include "power/supply_outages.h"

#include <vector>

namespace hallwright::power {

struct RackAvailability {
    model::RackId rack;
    double availability = 0.0;   // share of the year
    double outagesPerYear = 0.0; // losses of all feeds at once
    std::string worstCut;        // with the most hours
};

// Sorted by rack. `values`: failure rates and repair times of the project's assumptions. A UPS that
// fails takes its board down: the automatic bypass is not credited. Racks whose supply has more
// than 64 parts have no row.
std::vector<RackAvailability> hallAvailability(const model::DerivedPower& network,
                                               const model::PowerRecipe& recipe,
                                               const model::InputValues& values);

} // namespace hallwright::power
