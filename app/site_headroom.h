// SPDX-License-Identifier: GPL-3.0-or-later
// How many more racks fit on a site: its halls together, bound by the demand agreed at the meter.
#pragma once

#include "model/results/headroom.h"
#include "model/site/hall.h"

#include <optional>
#include <vector>

namespace hallwright::app {

struct SiteHall {
    int count = 1; // halls like this one
    model::HallHeadroom headroom;
    model::Power racks{};  // TDP of its racks
    model::Power source{}; // at its utilities, with losses, pumps and fans
};

struct SiteHeadroom {
    model::Power more{};
    int racksMore = 0;
    model::Power demand{};             // of the halls at their utilities, without heat rejection
    std::optional<model::Power> limit; // agreed at the meter
    bool bound = false;                // by that limit
};

// Heat rejection and what else hangs on the meter is not in the demand, so that under a limit this
// is an upper bound.
SiteHeadroom siteHeadroom(const model::Site& site, const std::vector<SiteHall>& halls);

} // namespace hallwright::app
