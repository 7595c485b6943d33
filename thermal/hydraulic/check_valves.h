// SPDX-License-Identifier: GPL-3.0-or-later
// Which check valves (and pumps with one) are shut: a complementarity problem, for each
//   flow >= 0,  driving head <= 0 where shut,  one of the two zero.
// Wrong ones are exchanged in blocks as long as their number falls, else one at a time by the rule
// of the largest index, which cannot cycle for a P-matrix (Júdice and Pires 1994; Murty 1974). A
// network with rising laws is such a problem at each linearisation; a cap on exchanges ends every
// search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hallwright::thermal {

class BlockExchange {
public:
    explicit BlockExchange(std::size_t valves);
    // Of the wrong ones (ascending), those to change now.
    std::span<const std::uint32_t> toChange(std::span<const std::uint32_t> wrong);
    std::size_t rounds() const { return rounds_; }
    bool exhausted() const { return rounds_ > limit_; }

private:
    std::size_t fewest_;
    std::size_t limit_;
    std::size_t rounds_ = 0;
    int blockTries_;
};

} // namespace hallwright::thermal
