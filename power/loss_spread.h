// SPDX-License-Identifier: GPL-3.0-or-later
// What else is lost with elements that fail: all that hangs on them, unless a static transfer
// switch has another live source.
#pragma once

#include "power/hall_case.h"

namespace hallwright::power {

class LossSpread {
public:
    explicit LossSpread(const model::DerivedPower& network);

    // Marks what loses its supply through what is marked dead already, to the end of every chain;
    // boards with a live alternate are listed as moved.
    void spread(HallLoss& loss) const;

private:
    bool moves(std::size_t element, const HallLoss& loss) const;

    const model::DerivedPower& network_;
    std::vector<std::size_t> upstream_; // per element; nowhere: none
    std::vector<std::vector<std::size_t>> alternates_;
};

} // namespace hallwright::power
