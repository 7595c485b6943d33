// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing the smallest catalogue size that carries a need, and more units where none does.
#pragma once

#include "model/derive/derived.h"

#include <cmath>
#include <functional>

namespace hallwright::model {

// The smallest entry of a kind whose figure is at least `need`; the largest one with enough units
// in parallel where none is. `entry` is nullptr where the catalogue has no such kind.
struct Chosen {
    const EquipmentType* entry = nullptr;
    int units = 1;
};

// Loads draw constant power, so voltage drop and losses on the way raise what an element carries
// above the sum at nominal voltage; what is sized from such a sum keeps this share for them. The
// load flow of derived halls finds 0.1 to 1 % (IEC 60364-5-52 table G.52.1 would allow 3 to 5 %).
inline constexpr double dropAllowance = 0.015;

// `figure` gives the deciding figure of an entry in SI; entries without one are passed over.
template <class Kind>
Chosen smallest(const Catalogue& catalogue, double need,
                const std::function<std::optional<double>(const Kind&)>& figure)
{
    Chosen best;
    double bestFigure = 0.0;
    const EquipmentType* largest = nullptr;
    double largestFigure = 0.0;
    for (const auto* entry : catalogue.all<Kind>()) {
        const auto value = figure(std::get<Kind>(entry->kind));
        if (!value || *value <= 0.0)
            continue;
        if (*value >= need * (1.0 - 1e-9) && (best.entry == nullptr || *value < bestFigure)) {
            best.entry = entry;
            bestFigure = *value;
        }
        if (*value > largestFigure) {
            largest = entry;
            largestFigure = *value;
        }
    }
    if (best.entry != nullptr || largest == nullptr)
        return best;
    return {largest, static_cast<int>(std::ceil(need / largestFigure - 1e-9))};
}

} // namespace hallwright::model
