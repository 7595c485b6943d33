// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/power_blocks.h"

#include "model/derive/power_ring.h"

#include <algorithm>
#include <optional>
#include <set>

namespace hallwright::ui {

namespace {

using model::PowerRole;

// Sets of keys that belong together; the name of a set is that of its first member.
class Sets {
public:
    const std::string& rootOf(const std::string& key)
    {
        const auto at = parent_.emplace(key, key).first;
        if (at->second == key)
            return at->second;
        const std::string root = rootOf(at->second);
        return parent_[key] = root;
    }
    void unite(const std::string& first, const std::string& second)
    {
        const std::string root = rootOf(first);
        parent_[rootOf(second)] = root;
    }

private:
    std::map<std::string, std::string> parent_;
};

std::map<std::string, const model::PowerElement*> byKey(const model::DerivedPower& power)
{
    std::map<std::string, const model::PowerElement*> out;
    for (const auto& element : power.elements)
        out.emplace(element.key, &element);
    return out;
}

// The block that all consumers of the element share; none where they differ or there are none.
std::optional<std::string> sharedBlock(const model::DerivedPower& power,
                                       const std::map<std::string, std::string>& blocks,
                                       const std::string& key)
{
    std::optional<std::string> shared;
    for (const auto& element : power.elements) {
        const bool fed = element.upstream == key ||
                         std::find(element.alternates.begin(), element.alternates.end(), key) !=
                             element.alternates.end();
        if (!fed)
            continue;
        const auto at = blocks.find(element.key);
        if (at == blocks.end() || (shared && *shared != at->second))
            return std::nullopt;
        shared = at->second;
    }
    return shared;
}

} // namespace

bool isRacksOwn(const model::PowerElement& element)
{
    return (element.role == PowerRole::Cable || element.role == PowerRole::Rectifier) &&
           element.racks.size() == 1;
}

std::vector<BuswayRacks> racksByBusways(const model::DerivedPower& power)
{
    const auto elements = byKey(power);
    std::map<model::RackId, std::vector<std::string>> feeds;
    for (const auto& feed : power.feeds) {
        const auto at = elements.find(feed.busway);
        const bool cable = at != elements.end() && isRacksOwn(*at->second);
        feeds[feed.rack].push_back(cable ? at->second->upstream : feed.busway);
    }
    std::vector<BuswayRacks> runs;
    std::map<std::vector<std::string>, std::size_t> known;
    for (const auto& element : power.elements)
        for (const auto rack : element.racks) {
            if (isRacksOwn(element))
                continue;
            const auto at = feeds.find(rack);
            if (at == feeds.end())
                continue;
            const auto [run, fresh] = known.emplace(at->second, runs.size());
            if (fresh)
                runs.push_back({at->second, {}});
            runs[run->second].racks.push_back(rack);
            feeds.erase(at);
        }
    return runs;
}

std::map<std::string, std::string> blocksOf(const model::DerivedPower& power,
                                            const std::vector<BuswayRacks>& runs)
{
    const auto elements = byKey(power);
    Sets sets;
    std::set<std::string> members;
    for (const auto& run : runs)
        for (const auto& busway : run.busways)
            for (auto at = elements.find(busway); at != elements.end();
                 at = elements.find(at->second->upstream)) {
                members.insert(at->first);
                sets.unite(run.busways.front(), at->first);
                if (at->second->role == PowerRole::Switchboard)
                    break;
            }
    std::map<std::string, std::string> blocks;
    for (const auto& key : members)
        blocks[key] = sets.rootOf(key);
    for (const auto& element : power.elements)
        if (element.role == PowerRole::MechanicalBoard)
            blocks[element.key] = "mechanical";
    for (auto element = power.elements.rbegin(); element != power.elements.rend(); ++element) {
        if (element->role == PowerRole::Utility || element->role == PowerRole::Generator ||
            model::isRingPart(element->role) || blocks.contains(element->key))
            continue;
        if (auto shared = sharedBlock(power, blocks, element->key))
            blocks[element->key] = *shared;
    }
    return blocks;
}

} // namespace hallwright::ui
