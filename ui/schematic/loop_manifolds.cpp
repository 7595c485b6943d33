// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/loop_shape.h"

#include <algorithm>

namespace hallwright::ui {

namespace {

// The lane in which a pipe's racks hang; none of a main.
const LadderPlace* manifoldPlace(const LoopShape& shape, const std::string& junction,
                                 std::string LoopShape::Chain::*end)
{
    const auto at = std::find_if(shape.crossings.begin(), shape.crossings.end(),
                                 [&](const auto& chain) { return chain.*end == junction; });
    return at != shape.crossings.end() ? &at->place : nullptr;
}

} // namespace

std::vector<std::vector<std::size_t>> manifoldsOf(const Diagram& diagram, const LoopShape& shape)
{
    constexpr std::size_t readable = 10; // racks in a loop of one lane
    std::vector<std::vector<std::size_t>> lanes(static_cast<std::size_t>(shape.lanes));
    std::vector<std::size_t> racks(lanes.size(), 0);
    for (const auto& chain : shape.crossings)
        if (!chain.from.empty() && !chain.to.empty() && !shape.sources.empty() &&
            chain.from != shape.sources.front().to) {
            auto& lane = lanes[static_cast<std::size_t>(chain.place.lane)];
            lane.insert(lane.end(), chain.items.begin(), chain.items.end());
            racks[static_cast<std::size_t>(chain.place.lane)] += chain.items.size();
        }
    for (std::size_t m = 0; m < shape.members.size(); ++m) {
        const auto& item = diagram.items[shape.members[m]];
        const auto* place = shape.parts[m] == LoopShape::Part::Supply
                                ? manifoldPlace(shape, item.to, &LoopShape::Chain::from)
                            : shape.parts[m] == LoopShape::Part::Return
                                ? manifoldPlace(shape, item.from, &LoopShape::Chain::to)
                                : nullptr;
        if (place != nullptr)
            lanes[static_cast<std::size_t>(place->lane)].push_back(shape.members[m]);
    }
    for (std::size_t k = 0; k < lanes.size(); ++k)
        if (racks[k] < 2 || (lanes.size() == 1 && racks[k] <= readable))
            lanes[k].clear();
    std::erase_if(lanes, [](const auto& lane) { return lane.empty(); });
    return lanes;
}

} // namespace hallwright::ui
