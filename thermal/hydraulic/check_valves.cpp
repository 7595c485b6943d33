// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/check_valves.h"

namespace hallwright::thermal {

namespace {
constexpr int blockTriesWithoutGain = 8;
}

BlockExchange::BlockExchange(std::size_t valves)
    : fewest_(valves + 1)
    , limit_(40 + 4 * valves)
    , blockTries_(blockTriesWithoutGain)
{
}

std::span<const std::uint32_t> BlockExchange::toChange(std::span<const std::uint32_t> wrong)
{
    ++rounds_;
    if (wrong.size() < fewest_) {
        fewest_ = wrong.size();
        blockTries_ = blockTriesWithoutGain;
        return wrong;
    }
    if (blockTries_ > 0) {
        --blockTries_;
        return wrong;
    }
    return wrong.last(1);
}

} // namespace hallwright::thermal
