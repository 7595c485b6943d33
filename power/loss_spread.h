// SPDX-License-Identifier: GPL-3.0-or-later
// What else is lost with elements that fail: all that hangs on them, unless a static transfer
// switch has another live source or a ring feeds from its other end.
#pragma once

#include "model/derive/power_ring.h"
#include "power/hall_case.h"

namespace hallwright::power {

// Of open rings: as they are left by the loss, or switched so that all is fed that can be.
enum class RingSwitching { Awaited, Done };

class LossSpread {
public:
    explicit LossSpread(const model::DerivedPower& network);

    // Marks what loses its supply through what is marked dead already, to the end of every chain;
    // boards with a live alternate are listed as moved, ring sections that are closed for it as
    // switched (those listed before stay so).
    void spread(HallLoss& loss, RingSwitching switching = RingSwitching::Done) const;

    const std::vector<model::PowerRing>& rings() const { return rings_; }

private:
    bool moves(std::size_t element, const HallLoss& loss) const;
    bool bridges(std::size_t element, const HallLoss& loss) const;
    std::vector<std::size_t> withoutSupply(const model::PowerRing& ring, const HallLoss& loss,
                                           RingSwitching meeting) const;
    void spreadOnRing(const model::PowerRing& ring, HallLoss& loss, RingSwitching switching) const;

    const model::DerivedPower& network_;
    std::vector<std::size_t> upstream_; // per element; nowhere: none, or found by its ring
    std::vector<std::vector<std::size_t>> alternates_;
    std::vector<model::PowerRing> rings_;
};

} // namespace hallwright::power
