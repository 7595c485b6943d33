// SPDX-License-Identifier: GPL-3.0-or-later
// Selectivity of the breakers of a hall that stand in series: board incomer over feeder, feeder
// over the widest tap of its busway or the cables of its panel.
#pragma once

#include "model/derive/power.h"
#include "model/results/finding.h"
#include "model/results/results.h"

#include <string>
#include <vector>

namespace hallwright::power {

struct BreakerPair {
    std::string upper; // key of the element that the upper breaker guards
    std::string lower;
    std::string upperType; // catalogue keys of the breakers
    std::string lowerType;
    model::Current fault{};     // highest, behind the lower breaker
    model::Current selective{}; // up to which only the lower one opens
    bool total() const { return selective >= fault; }
};

// Pairs whose trips the catalogue states and whose fault current is known; by order of the network.
std::vector<BreakerPair> breakerPairs(const model::DerivedPower& network,
                                      const std::vector<model::ElementResult>& elements);

// One finding per pair of types that is not selective up to its fault current.
std::vector<model::Finding> selectivityFindings(const std::vector<BreakerPair>& pairs);

} // namespace hallwright::power
