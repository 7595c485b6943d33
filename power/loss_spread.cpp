// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/loss_spread.h"

#include <algorithm>
#include <map>

namespace hallwright::power {

LossSpread::LossSpread(const model::DerivedPower& network)
    : network_(network)
    , rings_(model::ringsOf(network))
{
    std::map<std::string, std::size_t> byKey;
    for (std::size_t i = 0; i < network.elements.size(); ++i)
        byKey[network.elements[i].key] = i;
    const auto placeOf = [&byKey](const std::string& key) {
        const auto at = byKey.find(key);
        return at == byKey.end() ? nowhere : at->second;
    };
    for (const auto& element : network.elements) {
        upstream_.push_back(model::isRingPart(element.role) ? nowhere : placeOf(element.upstream));
        alternates_.emplace_back();
        for (const auto& key : element.alternates)
            alternates_.back().push_back(placeOf(key));
    }
}

void LossSpread::spread(HallLoss& loss, RingSwitching switching) const
{
    loss.dead.resize(network_.elements.size(), 0);
    for (const auto& ring : rings_)
        spreadOnRing(ring, loss, switching);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            if (loss.isDead(i) || !loss.isDead(upstream_[i]) || moves(i, loss) || bridges(i, loss))
                continue;
            loss.dead[i] = 1;
            changed = true;
        }
    }
    loss.boards.clear();
    for (std::size_t i = 0; i < network_.elements.size(); ++i)
        if (!loss.isDead(i) && loss.isDead(upstream_[i]) && moves(i, loss))
            loss.boards.push_back(network_.elements[i].key);
}

// Has another live source behind its transfer switch.
bool LossSpread::moves(std::size_t element, const HallLoss& loss) const
{
    const auto& others = alternates_[element];
    return std::any_of(others.begin(), others.end(),
                       [&loss](std::size_t other) { return !loss.isDead(other); });
}

// On battery while it lasts at full load.
bool LossSpread::bridges(std::size_t element, const HallLoss& loss) const
{
    const auto& one = network_.elements[element];
    return loss.bridged > model::Duration{} && one.role == model::PowerRole::Ups &&
           one.batteryTime && *one.batteryTime >= loss.bridged;
}

// From the board both ways round, up to what is lost and, where the meeting is open, up to its end.
std::vector<std::size_t> LossSpread::withoutSupply(const model::PowerRing& ring,
                                                   const HallLoss& loss,
                                                   RingSwitching meeting) const
{
    std::vector<std::size_t> round; // sections and units in turn
    for (std::size_t i = 0; i < ring.sections.size(); ++i) {
        round.push_back(ring.sections[i]);
        if (i < ring.units.size())
            round.push_back(ring.units[i]);
    }
    const std::size_t end = round.size();
    const std::size_t open = meeting == RingSwitching::Awaited ? 2 * ring.meeting : end;
    std::vector<char> fed(end, 0);
    if (!loss.isDead(ring.board)) {
        for (std::size_t i = 0; i < end && !loss.isDead(round[i]); ++i) {
            fed[i] = 1;
            if (i == open)
                break;
        }
        for (std::size_t i = end; i-- > 0 && i != open && !loss.isDead(round[i]);)
            fed[i] = 1;
    }
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < end; ++i)
        if (fed[i] == 0 && !loss.isDead(round[i]))
            out.push_back(round[i]);
    return out;
}

// An open ring is switched only where that feeds more.
void LossSpread::spreadOnRing(const model::PowerRing& ring, HallLoss& loss,
                              RingSwitching switching) const
{
    const std::size_t meeting = ring.sections[ring.meeting];
    const bool closed = !ring.switching || std::find(loss.switched.begin(), loss.switched.end(),
                                                     meeting) != loss.switched.end();
    auto dead = withoutSupply(ring, loss, closed ? RingSwitching::Done : RingSwitching::Awaited);
    if (!closed && switching == RingSwitching::Done && !dead.empty()) {
        auto then = withoutSupply(ring, loss, RingSwitching::Done);
        if (then.size() < dead.size()) {
            dead = std::move(then);
            loss.switched.push_back(meeting);
        }
    }
    for (const std::size_t element : dead)
        loss.dead[element] = 1;
}

} // namespace hallwright::power
