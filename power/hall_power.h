// SPDX-License-Identifier: GPL-3.0-or-later
// The electrical network of a hall solved as a balanced three-phase load flow in the normal state
// and after the loss of each system letter; on DC systems as a DC load flow.
#pragma once

#include "model/derive/power.h"
#include "model/network/electrical_network.h"
#include "model/results/results.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

// What hangs on the mechanical boards: CDU pumps and fans, as they run.
struct MechanicalLoad {
    std::string element; // key of the CDU or air unit
    model::Power power{};
    model::UnitFeed feed = model::UnitFeed::Both;
};

struct RackLoad {
    model::RackId rack;
    model::Power power{}; // at the rack inlet, TDP
};

struct RackPowerResult {
    model::RackId rack;
    std::vector<model::FeedResult> feeds;
    double voltageDrop = 0.0; // worst feed, utility to inlet, over nominal
};

struct HallPowerResult {
    std::vector<RackPowerResult> racks;         // sorted by id
    std::vector<model::ElementResult> elements; // sorted by key; loadingWorst over all losses
    model::Power load{};                        // racks and mechanical loads
    model::Power loss{};                        // transformers, UPS, feeders and busways
    model::Power source{};                      // from the utilities; equals load + loss
    double balanceResidual = 0.0;               // |source − load − loss| over source
    std::vector<model::Finding> findings;       // islands, collapse
    std::vector<model::Convergence> convergence;
};

// NoSolution naming the element where the network cannot carry the load (voltage collapse).
model::Result<HallPowerResult> solveHallPower(const model::DerivedPower& network,
                                              const model::PowerRecipe& recipe,
                                              const std::vector<RackLoad>& racks,
                                              const std::vector<MechanicalLoad>& mechanical,
                                              std::stop_token stop);

// The network of the normal state with its loads, for other programs: an island behind each utility
// (UPS inputs are loads there) and one behind each UPS output. Faults as solveHallPower.
model::Result<model::ElectricalNetwork> hallNetwork(const model::DerivedPower& network,
                                                    const std::vector<RackLoad>& racks,
                                                    const std::vector<MechanicalLoad>& mechanical,
                                                    std::stop_token stop);

} // namespace hallwright::power
