// SPDX-License-Identifier: GPL-3.0-or-later
// The elements of a hall of which pairs of failures are made, each class of equal ones once.
#pragma once

#include "app/hall_failures.h"
#include "power/outages.h"

#include <set>

namespace hallwright::app {

struct LostPart {
    model::Message loss; // "loss of {0}"
    std::string unit;    // what is out: the element's key, or that and "one unit"
    std::string kind;
    model::ElementRef element;
    std::vector<model::ElementRef> alike; // of the first of a class: all of it; else itself
    bool firstOfClass = true;
    std::optional<power::LostUnits> electrical;
    std::optional<std::size_t> group; // of a CDU
    FacilityEvent facility = FacilityEvent::None;
    model::UnitFeed feed = model::UnitFeed::Both; // of a CDU
    std::set<model::RackId> ownRacks;             // of a feeder or busway: all that it feeds
};

// Electrical elements, then CDUs; those for maintenance, and those that may fail: these and the
// whole utility, heat rejection and facility water.
struct LostParts {
    std::vector<LostPart> maintained;
    std::vector<LostPart> faults;
};
LostParts lostParts(const HallSystems& systems);

} // namespace hallwright::app
