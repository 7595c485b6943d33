// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/hall_availability.h"

#include "power/supply_compile.h"

#include <map>
#include <optional>

namespace hallwright::power {

using namespace model;

// Racks on the same busways share one search.
std::vector<RackAvailability> hallAvailability(const DerivedPower& network,
                                               const PowerRecipe& recipe, const InputValues& values)
{
    std::map<std::vector<std::string>, std::optional<SupplyOutages>> known;
    const SupplyCompiler hall(network, recipe, values);
    std::vector<RackAvailability> out;
    for (std::size_t i = 0; i < network.feeds.size();) {
        const RackId rack = network.feeds[i].rack;
        std::vector<const RackFeed*> feeds;
        std::vector<std::string> busways;
        for (; i < network.feeds.size() && network.feeds[i].rack == rack; ++i) {
            feeds.push_back(&network.feeds[i]);
            busways.push_back(network.feeds[i].busway);
        }
        auto& answer = known.try_emplace(busways).first->second;
        if (!answer)
            if (const auto model = hall.compile(feeds))
                answer = outagesOf(*model);
        if (answer)
            out.push_back({rack, answer->availability(), answer->perYear,
                           answer->cuts.empty() ? std::string() : answer->cuts.front().name});
    }
    return out;
}

} // namespace hallwright::power
