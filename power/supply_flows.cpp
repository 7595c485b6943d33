// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/supply_flows.h"

#include "power/hall_case.h"

#include <algorithm>

namespace hallwright::power {

using model::Result;

Result<SupplyFlows> SupplyFlows::prepare(const model::DerivedPower& network,
                                         const CompiledHall& compiled)
{
    auto normal = LoadFlow::prepare(compiled.supply);
    if (!normal)
        return tl::unexpected<model::Fault>(normal.error());
    SupplyFlows out(*std::move(normal));
    for (const auto& ring : model::ringsOf(network))
        for (std::size_t i = 0; i < ring.sections.size(); ++i) {
            Section section;
            section.element = ring.sections[i];
            section.branch = compiled.places[section.element].branch;
            section.open = i == ring.meeting && ring.switching;
            if (i > 0)
                section.units.push_back(ring.units[i - 1]);
            if (i < ring.units.size())
                section.units.push_back(ring.units[i]);
            out.normalStates_.push_back(section.open ? 0 : 1);
            out.sections_.push_back(std::move(section));
        }
    return out;
}

std::vector<char> SupplyFlows::statesAfter(const HallLoss& loss) const
{
    std::vector<char> out;
    for (const auto& section : sections_) {
        const bool switched = std::find(loss.switched.begin(), loss.switched.end(),
                                        section.element) != loss.switched.end();
        const bool dead = loss.isDead(section.element) ||
                          std::any_of(section.units.begin(), section.units.end(),
                                      [&loss](std::size_t unit) { return loss.isDead(unit); });
        out.push_back(!dead && (!section.open || switched) ? 1 : 0);
    }
    return out;
}

Result<LoadFlow*> SupplyFlows::after(const HallLoss& loss)
{
    if (sections_.empty() || loss.dead.empty())
        return &normal_;
    const auto states = statesAfter(loss);
    if (states == normalStates_)
        return &normal_;
    constexpr std::size_t mostKept = 256; // losses of neighbours share a state
    if (others_.size() > mostKept)
        others_.clear();
    const auto known = others_.find(states);
    if (known != others_.end())
        return &known->second;
    auto network = normal_.network();
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        auto& branch = network.branches[sections_[i].branch];
        branch.fromClosed = branch.toClosed = states[i] != 0;
    }
    auto flow = LoadFlow::prepare(std::move(network));
    if (!flow)
        return tl::unexpected<model::Fault>(flow.error());
    return &others_.emplace(states, *std::move(flow)).first->second;
}

} // namespace hallwright::power
