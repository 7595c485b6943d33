// SPDX-License-Identifier: GPL-3.0-or-later
// How much more a hall's power can carry where it stands, and how many racks like those there would
// fit.
#pragma once

#include "model/ids.h"
#include "model/units.h"

#include <string>
#include <vector>

namespace hallwright::model {

// A busway or panel, with the chain above it as far as the utility.
struct FeedHeadroom {
    std::string element; // key
    char letter = 'A';
    int racks = 0;       // on it
    Power typicalRack{}; // mean TDP of those
    Power more{};        // that racks on it may draw more in all, none overloaded after any loss
    int racksMore = 0;   // of the mean kind
    std::string bound;   // key of the element that binds
    friend bool operator==(const FeedHeadroom&, const FeedHeadroom&) = default;
};

struct HallHeadroom {
    HallId hall;
    std::vector<FeedHeadroom> feeds; // by key; pairs of feeds share their racks
    Power more{};                    // runs together, what they share counted once
    int racksMore = 0;
    Power typicalRack{};
    Power installed{}; // UPS output that may be used: rating less what redundancy holds back
    Power stranded{};  // of it, what the runs cannot draw
    friend bool operator==(const HallHeadroom&, const HallHeadroom&) = default;
};

} // namespace hallwright::model
