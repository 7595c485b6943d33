// SPDX-License-Identifier: GPL-3.0-or-later
// Switch, cable and optic counts of a scale-out compute fabric by switch radix: folded Clos trees.
// Rules and their published checks: Al-Fares et al. (2008) for the trees; NVIDIA DGX SuperPOD
// reference architectures (B200, B300, H100) for the spreading rule.
#pragma once

#include "model/recipe/fabric_recipe.h"
#include "model/units.h"

#include <cstdint>
#include <optional>

namespace hallwright::model {

// Switches and links of one fabric, all trees together.
struct FabricCount {
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t endpointLinks = 0; // NIC to leaf
    std::int64_t leafLinks = 0;     // leaf to spine
    std::int64_t spineLinks = 0;    // spine to core
    int tiers = 0;
    int trees = 1; // rails, or planes
    std::int64_t switches() const { return leaf + spine + core; }
    friend bool operator==(const FabricCount&, const FabricCount&) = default;
};

// One tree of `endpoints` ports on switches of `radix` ports, down:up ports of a leaf as
// `oversubscription` : 1. `minLeaf` raises the leaf count where the layout asks for it.
struct TreeCase {
    std::int64_t endpoints = 0;
    int radix = 64;
    double oversubscription = 1.0;
    std::int64_t minLeaf = 0;
};

// Down and up ports of a leaf: down/up nearest to the wanted ratio from above, down + up = radix.
struct LeafPorts {
    std::int64_t down = 0;
    std::int64_t up = 0;
};
LeafPorts leafPorts(const TreeCase& tree);

// Two tiers: L = ceil(E/dn); S = the smallest s >= ceil(L·u/r) with u mod s = 0, so that each leaf
// spreads evenly. A single switch where E <= radix.
FabricCount twoTier(const TreeCase& tree);
// Three tiers, non-blocking: leaf 2E/r, spine 2E/r, core E/r, each rounded up.
FabricCount threeTier(const TreeCase& tree);
// The fewest tiers that hold the endpoints; more than three tiers where r³/4 is passed: each tier
// above adds 2E/r switches and E links (k-ary tree), counted as spine.
FabricCount smallestTree(const TreeCase& tree);
// `rails` independent trees of endpoints/rails each: rail-only, or planes with each NIC split.
FabricCount railTrees(const TreeCase& tree, int rails);

std::int64_t twoTierLimit(int radix);   // r²/2
std::int64_t threeTierLimit(int radix); // r³/4

// What a fabric is built of and what a piece costs and draws.
struct FabricParts {
    int radix = 64;
    Money switchPrice{};
    Power switchPower{};
    Money opticPrice{};
    Power opticPower{};
    Money linkPrice{};        // cable or trunk of a link, either kind
    double copperShare = 0.0; // of the endpoint links, within reach of direct-attach copper
};

struct FabricResult {
    FabricCount count;
    std::int64_t optics = 0; // two per optical link
    Power power{};
    Money switchCost{};
    Money opticCost{};
    Money cableCost{};
    Money cost() const { return switchCost + opticCost + cableCost; }
    friend bool operator==(const FabricResult&, const FabricResult&) = default;
};

FabricResult priced(const FabricCount& count, const FabricParts& parts);

inline constexpr int planesOfNic = 4; // of the topology Planes

// The count for a recipe's topology over `endpoints` NIC ports and `rails` ports per node.
struct FabricCase {
    FabricTopology topology = FabricTopology::RailOptimised;
    std::int64_t endpoints = 0;
    int rails = 8;
    int radix = 64;
    double oversubscription = 1.0;
};
FabricCount countOf(const FabricCase& fabric);

} // namespace hallwright::model
