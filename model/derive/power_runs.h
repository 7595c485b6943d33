// SPDX-License-Identifier: GPL-3.0-or-later
// First half of the electrical derivation: racks into busway runs, runs into blocks, blocks onto
// system letters by the redundancy pattern.
#pragma once

#include "model/derive/power.h"

#include <utility>
#include <vector>

namespace hallwright::model {

// Racks that share a busway per feed: a stretch of one line.
struct BuswayRun {
    std::vector<PlacedRack> racks; // in walking order
    Power load{};                  // of all at their inlets, at TDP
    Current current{};             // of all on one feed alone
    double powerFactor = 0.98;     // of the sum
    int first = 0;                 // index into the block's letters of its feeds…
    int second = -1;               // …and of the other one; −1: one feed only
};

// Runs that share the boards of one block position.
struct PowerBlock {
    std::vector<BuswayRun> runs;
    Power load{};
};

// What a redundancy pattern means for a block.
struct PatternShape {
    std::vector<char> letters;              // systems that feed racks
    std::vector<std::pair<int, int>> pairs; // feed pairs in turn; empty: one feed
    double capacity = 1.0;                  // block sizes that one block position may carry
    int spareUnits = 0;                     // parallel modules beyond need within a system
    std::vector<char> reserves;             // catchers behind static transfer switches
};
PatternShape shapeOf(RedundancyPattern pattern);

// Splits every line evenly into as few runs as the largest busway (or the recipe) allows, and fills
// blocks in order. `efficiency` is the UPS's at full load.
std::vector<PowerBlock> powerBlocks(const HallView& view, const PowerRecipe& recipe,
                                    double efficiency, std::vector<Finding>& findings);

// The load that a letter of a block carries: normally, and after the worst loss of another letter.
struct LetterLoad {
    Power normal{};
    Power worst{};
};
LetterLoad letterLoad(const PowerBlock& block, const PatternShape& shape, int letter);

// Share of the busway's rating that continuous load may take.
double continuousShare(const PowerRecipe& recipe);

} // namespace hallwright::model
