// SPDX-License-Identifier: GPL-3.0-or-later
// How much more a hall's power can carry as its racks are energised one after the other.
#pragma once

#include "app/hall_failures.h"
#include "model/date.h"
#include "model/derive/derived.h"
#include "model/results/headroom.h"

#include <stop_token>
#include <vector>

namespace hallwright::app {

struct DatedHeadroom {
    model::Date from;             // not stated: what is there from the start
    int racks = 0;                // energised by then
    model::Power load{};          // of those, TDP
    model::Power promised{};      // of racks that come later
    model::HallHeadroom headroom; // with the elements of the whole plan, promised or not
};

// From the start and for every energisation date of the hall's racks. Pumps and fans run as in the
// full hall, on the safe side. NoSolution as the load flow says it; Cancelled on a stop.
model::Result<std::vector<DatedHeadroom>>
headroomByDate(const model::HallView& view, const HallSystems& systems, std::stop_token stop);

model::Power sumOf(const std::vector<power::RackLoad>& racks);
// The limit entered for a hall bounds it as its chains do.
void boundByHall(const model::Hall& hall, model::Power load, model::HallHeadroom& headroom);

} // namespace hallwright::app
