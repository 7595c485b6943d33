// SPDX-License-Identifier: GPL-3.0-or-later
// What the failure list says of each element: may it be taken out for maintenance, may it fail, and
// may anything else fail while it is out (Uptime Institute: concurrently maintainable, fault
// tolerant).
#pragma once

#include "model/results/failure.h"

#include <span>

namespace hallwright::model {

// A solved pair and all the elements whose maintenance it stands for.
struct SolvedPair {
    FailureResult result;
    std::vector<ElementRef> maintained;
};

// One entry for each element of the singles, in their order; the whole utility and facility water
// are none. Without pairs the third verdict is open. A pair that is not in the list has no common
// racks: it holds where both of its parts do.
std::vector<ElementVerdict> elementVerdicts(std::span<const FailureResult> singles,
                                            std::span<const SolvedPair> pairs);

// Pairs of the same kinds with the same outcome once, `alike` summed, in order of the first.
std::vector<FailureResult> groupedPairs(std::span<const SolvedPair> pairs);

} // namespace hallwright::model
