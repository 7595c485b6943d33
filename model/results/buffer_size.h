// SPDX-License-Identifier: GPL-3.0-or-later
// The buffer tank that carries a coolant group for a wanted time without cold facility water.
#pragma once

#include "model/message.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct BufferSize {
    std::string group; // "h1/coolant/r3"
    Duration wanted{};
    Volume present{};                    // what the recipe gives this group
    std::optional<Duration> withPresent; // time to throttle with it; none: longer than followed
    std::optional<Duration> without;     // with no tank at all
    std::optional<Volume> needed;        // in the facility water; none where no tank gives the time
    std::optional<Volume> supplyTank;    // in the group's own supply, where only that one helps
    std::optional<Volume> byHand;        // P·t/(ρ·c·ΔT) alone, for comparison
    Message word;                        // scope "failure": what decides
    bool estimated = false;
};

} // namespace hallwright::model
