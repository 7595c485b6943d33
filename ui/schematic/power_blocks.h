// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements of a power network belong together on a one-line: a block is the boards that share
// racks, with what feeds them alone above and what they feed below.
#pragma once

#include "model/derive/power.h"

#include <map>
#include <string>
#include <vector>

namespace hallwright::ui {

// Racks that hang on the same set of busways or panels, in walking order.
struct BuswayRacks {
    std::vector<std::string> busways; // keys, by letter; panels among them
    std::vector<model::RackId> racks;
};
// A cable or sidecar that serves one rack alone: drawn with that rack.
bool isRacksOwn(const model::PowerElement& element);

std::vector<BuswayRacks> racksByBusways(const model::DerivedPower& power);

// Block of each element by key, named by its first busway, or "mechanical"; sources and what feeds
// several blocks belong to none.
std::map<std::string, std::string> blocksOf(const model::DerivedPower& power,
                                            const std::vector<BuswayRacks>& runs);

} // namespace hallwright::ui
