// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/fabric_links.h"

#include <algorithm>

namespace hallwright::model {

namespace {

std::int64_t ceilOver(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

// Switches of one level while links are dealt out: how many each has downwards, and which block of
// leaves it stands over.
struct Level {
    std::vector<std::int64_t> links;
    std::vector<std::int64_t> block;
};

} // namespace

FabricTree::FabricTree(const FabricCase& fabric)
{
    const bool planes = fabric.topology == FabricTopology::Planes;
    trees_ = planes                                        ? planesOfNic
             : fabric.topology == FabricTopology::RailOnly ? std::max(1, fabric.rails)
                                                           : 1;
    radix_ = planes ? planesOfNic * fabric.radix : fabric.radix;
    endpoints_ = planes ? planesOfNic * fabric.endpoints : fabric.endpoints;
    nominal_ = ceilOver(endpoints_, trees_);
    const TreeCase tree{nominal_, radix_, fabric.oversubscription, 0};
    const LeafPorts ports = leafPorts(tree);
    down_ = ports.down;
    up_ = ports.up;
    if (endpoints_ <= 0)
        return;
    count_ = fabric.topology == FabricTopology::ThreeTier ? threeTier(tree) : smallestTree(tree);
    levels_.push_back(count_.leaf);
    if (count_.tiers == 2)
        levels_.push_back(count_.spine);
    for (int tier = 2; tier < count_.tiers; ++tier)
        levels_.push_back(count_.spine / (count_.tiers - 2));
    if (count_.tiers > 2)
        levels_.push_back(count_.core);
}

std::int64_t FabricTree::endpointsOf(int tree) const
{
    return endpoints_ / trees_ + (tree < endpoints_ % trees_ ? 1 : 0);
}

// Two tiers and oversubscribed trees wire every uplink; a tree of three and more tiers without
// oversubscription only as many as the leaf has endpoints.
std::vector<std::int64_t> FabricTree::leafUplinks() const
{
    std::vector<std::int64_t> out(static_cast<std::size_t>(count_.leaf), up_);
    if (levels_.size() > 2 && down_ == up_ && !out.empty())
        out.back() = nominal_ - down_ * (count_.leaf - 1);
    return out;
}

void FabricTree::eachLink(const std::function<void(const TreeLink&)>& visit) const
{
    if (levels_.size() < 2)
        return;
    const std::int64_t half = radix_ / 2;
    Level lower{leafUplinks(), {}};
    for (std::int64_t i = 0; i < count_.leaf; ++i)
        lower.block.push_back(i);
    for (std::size_t level = 1; level < levels_.size(); ++level) {
        const bool top = level + 1 == levels_.size();
        Level upper;
        for (std::size_t first = 0; first < lower.links.size();) {
            const std::int64_t block = top ? 0 : lower.block[first] / half;
            std::size_t last = first;
            std::int64_t links = 0;
            while (last < lower.links.size() && (top || lower.block[last] / half == block))
                links += lower.links[last++];
            const std::int64_t count = top ? levels_[level] : ceilOver(links, half);
            const auto base = static_cast<std::int64_t>(upper.links.size());
            upper.links.resize(upper.links.size() + static_cast<std::size_t>(count), 0);
            upper.block.resize(upper.links.size(), block);
            std::int64_t turn = 0;
            for (std::size_t i = first; i < last; ++i) {
                const std::int64_t below = level == 1 ? down_ : half;
                for (std::int64_t j = 0; j < lower.links[i]; ++j) {
                    const std::int64_t to = base + turn++ % count;
                    auto& taken = upper.links[static_cast<std::size_t>(to)];
                    visit({static_cast<int>(level) - 1, static_cast<std::int64_t>(i),
                           static_cast<int>(below + j + 1), to, static_cast<int>(++taken)});
                }
            }
            first = last;
        }
        lower = std::move(upper);
    }
}

} // namespace hallwright::model
