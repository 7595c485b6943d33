// SPDX-License-Identifier: GPL-3.0-or-later
// Where the ends of a fabric's cables are: racks on the site, and the racks that hold its switches.
//
// Halls stand at their positions on the site; where two share one, side by side with the assumed
// gap. Copies of a repeated hall form a square block. Switches go to the nearest placed network
// rack of the hall that has room; the others are counted, and stand in the middle of what they
// serve.
#pragma once

#include "model/economics/price_book.h"
#include "model/value/fabric_links.h"
#include "model/value/fabric_plan.h"

#include <string>
#include <vector>

namespace hallwright::model {

// A rack, placed or counted, one for each copy of a repeated hall. Metres on the site.
struct CablePlace {
    std::string label;
    double x = 0.0;
    double y = 0.0;
    double rise = 0.0; // from its ports to the tray above
    bool placed = true;
};

// One scale-out port of a node.
struct FabricEndpoint {
    std::int32_t place = 0;
    std::int16_t node = 0; // from 0, within the rack
    std::int16_t port = 0; // from 0, within the node
};

struct FabricPlaces {
    std::vector<CablePlace> places;
    std::vector<FabricEndpoint> endpoints; // in the order of the topology
    FabricTree tree;
    // By tree, level and switch: its place.
    std::vector<std::vector<std::vector<std::int32_t>>> switches;
    std::int64_t placedSwitches = 0;
    std::int64_t countedSwitches = 0;
    std::int64_t countedRacks = 0; // that those would fill
    // Endpoint number `index` of the tree `which`: of its own, or of all: a lane of each with
    // planes.
    const FabricEndpoint& endpointOf(int which, std::int64_t index, FabricTopology topology) const;
};

// In the order of the plan's fabrics; network racks are filled one fabric after the other.
std::vector<FabricPlaces> fabricPlaces(const Project& project, const Plan& plan,
                                       const FabricPlan& fabrics, const InputValues& inputs);

// Along the trays between two places: across and along the rows, up and down at the ends.
double cableWay(const CablePlace& from, const CablePlace& to);

} // namespace hallwright::model
