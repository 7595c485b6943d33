// SPDX-License-Identifier: GPL-3.0-or-later
// Medium-voltage rings: transformers of a letter on ring-main units that are joined by cable
// sections, both ends at the medium-voltage board of the letter's utility.
#pragma once

#include "model/derive/power.h"
#include "model/derive/power_sizes.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// Puts the transformers of each utility on rings, in their order, as few as the rating of the ring
// switchgear and the largest cable allow. Every section is sized for the whole ring: with either
// end section lost the other carries it all. `apparent`: VA of each transformer by key, after the
// worst loss of another letter.
std::vector<PowerElement> onRings(std::vector<PowerElement> elements,
                                  const std::map<std::string, Power>& apparent,
                                  const PowerRecipe& recipe, const PowerSizes& sizes);

// Of `apparent` loads in their order round a ring: how many the first end feeds where the ring is
// open, so that the larger of both sides is least. Neither side is empty unless there is one load.
std::size_t openAfter(const std::vector<double>& apparent);

// One ring as it lies, by index of elements.
struct PowerRing {
    std::size_t board = 0;             // the utility at both ends
    std::vector<std::size_t> sections; // from the board round to the board: one more than units
    std::vector<std::size_t> units;
    std::size_t meeting = 0;           // in `sections`: where its two ways meet
    std::optional<Duration> switching; // of an open ring
};
std::vector<PowerRing> ringsOf(const DerivedPower& power);

inline bool isRingPart(PowerRole role)
{
    return role == PowerRole::RingUnit || role == PowerRole::RingSection;
}

} // namespace hallwright::model
