// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/loss_spread.h"

#include <algorithm>
#include <map>

namespace hallwright::power {

LossSpread::LossSpread(const model::DerivedPower& network)
    : network_(network)
{
    std::map<std::string, std::size_t> byKey;
    for (std::size_t i = 0; i < network.elements.size(); ++i)
        byKey[network.elements[i].key] = i;
    const auto placeOf = [&byKey](const std::string& key) {
        const auto at = byKey.find(key);
        return at == byKey.end() ? nowhere : at->second;
    };
    for (const auto& element : network.elements) {
        upstream_.push_back(placeOf(element.upstream));
        alternates_.emplace_back();
        for (const auto& key : element.alternates)
            alternates_.back().push_back(placeOf(key));
    }
}

void LossSpread::spread(HallLoss& loss) const
{
    loss.dead.resize(network_.elements.size(), 0);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            if (loss.isDead(i) || !loss.isDead(upstream_[i]) || moves(i, loss))
                continue;
            loss.dead[i] = 1;
            changed = true;
        }
    }
    loss.boards.clear();
    for (std::size_t i = 0; i < network_.elements.size(); ++i)
        if (!loss.isDead(i) && loss.isDead(upstream_[i]))
            loss.boards.push_back(network_.elements[i].key);
}

// Has another live source behind its transfer switch.
bool LossSpread::moves(std::size_t element, const HallLoss& loss) const
{
    const auto& others = alternates_[element];
    return std::any_of(others.begin(), others.end(),
                       [&loss](std::size_t other) { return !loss.isDead(other); });
}

} // namespace hallwright::power
