// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/fabric.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

std::int64_t ceilOver(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

} // namespace

LeafPorts leafPorts(const TreeCase& tree)
{
    const double ratio = std::max(1.0, tree.oversubscription);
    const auto up = std::max<std::int64_t>(
        1, static_cast<std::int64_t>(std::ceil(tree.radix / (1.0 + ratio) - 1e-9)));
    return {tree.radix - up, up};
}

std::int64_t twoTierLimit(int radix)
{
    return std::int64_t{radix} * radix / 2;
}

std::int64_t threeTierLimit(int radix)
{
    return std::int64_t{radix} * radix * radix / 4;
}

FabricCount twoTier(const TreeCase& tree)
{
    FabricCount out;
    out.endpointLinks = tree.endpoints;
    if (tree.endpoints <= 0)
        return out;
    if (tree.endpoints <= tree.radix && tree.minLeaf <= 1) {
        out.leaf = 1;
        out.tiers = 1;
        return out;
    }
    const LeafPorts ports = leafPorts(tree);
    out.tiers = 2;
    out.leaf = std::max(ceilOver(tree.endpoints, ports.down), tree.minLeaf);
    out.leafLinks = out.leaf * ports.up;
    out.spine = ceilOver(out.leafLinks, tree.radix);
    while (out.spine < ports.up && ports.up % out.spine != 0)
        ++out.spine;
    return out;
}

FabricCount threeTier(const TreeCase& tree)
{
    const LeafPorts ports = leafPorts(tree);
    FabricCount out;
    out.tiers = 3;
    out.endpointLinks = tree.endpoints;
    out.leaf = std::max(ceilOver(tree.endpoints, ports.down), tree.minLeaf);
    out.leafLinks = ports.down == ports.up ? tree.endpoints : out.leaf * ports.up;
    out.spine = ceilOver(out.leafLinks, tree.radix / 2);
    out.spineLinks = out.leafLinks;
    out.core = ceilOver(out.spineLinks, tree.radix);
    return out;
}

FabricCount smallestTree(const TreeCase& tree)
{
    const LeafPorts ports = leafPorts(tree);
    const std::int64_t leaf = ceilOver(std::max<std::int64_t>(tree.endpoints, 1), ports.down);
    if (leaf <= tree.radix)
        return twoTier(tree);
    FabricCount out = threeTier(tree);
    // Each further tier of a k-ary tree multiplies the reach by r/2.
    std::int64_t reach = tree.radix / 2 * std::int64_t{tree.radix};
    const std::int64_t tier = ceilOver(out.leafLinks, tree.radix / 2);
    while (leaf > reach) {
        out.spine += tier;
        out.spineLinks += out.leafLinks;
        ++out.tiers;
        reach *= tree.radix / 2;
    }
    return out;
}

FabricCount railTrees(const TreeCase& tree, int rails)
{
    TreeCase one = tree;
    one.endpoints = ceilOver(tree.endpoints, rails);
    const FabricCount each = smallestTree(one);
    FabricCount out = each;
    out.trees = rails;
    out.leaf = each.leaf * rails;
    out.spine = each.spine * rails;
    out.core = each.core * rails;
    out.endpointLinks = tree.endpoints;
    out.leafLinks = each.leafLinks * rails;
    out.spineLinks = each.spineLinks * rails;
    return out;
}

FabricResult priced(const FabricCount& count, const FabricParts& parts)
{
    const auto copper = static_cast<std::int64_t>(
        std::llround(static_cast<double>(count.endpointLinks) * parts.copperShare));
    const auto links = count.endpointLinks + count.leafLinks + count.spineLinks;
    FabricResult out;
    out.count = count;
    out.optics = 2 * (links - copper);
    const auto switches = static_cast<double>(count.switches());
    const auto optics = static_cast<double>(out.optics);
    out.power = switches * parts.switchPower + optics * parts.opticPower;
    out.switchCost = switches * parts.switchPrice;
    out.opticCost = optics * parts.opticPrice;
    out.cableCost = static_cast<double>(links) * parts.linkPrice;
    return out;
}

FabricCount countOf(const FabricCase& fabric)
{
    const TreeCase tree{fabric.endpoints, fabric.radix, fabric.oversubscription, 0};
    const int rails = std::max(1, fabric.rails);
    if (fabric.endpoints <= 0)
        return {};
    switch (fabric.topology) {
    case FabricTopology::ThreeTier:
        return threeTier(tree);
    case FabricTopology::RailOnly:
        return railTrees(tree, rails);
    case FabricTopology::Planes: {
        // Each NIC is split over four planes; a switch then offers four times the ports.
        TreeCase plane = tree;
        plane.radix = planesOfNic * fabric.radix;
        plane.endpoints = planesOfNic * fabric.endpoints;
        return railTrees(plane, planesOfNic);
    }
    case FabricTopology::LeafSpine:
    case FabricTopology::RailOptimised: // same counts: rails choose the leaf, not the number
        return smallestTree(tree);
    }
    return {};
}

} // namespace hallwright::model
