// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/fabric.h"
#include "tests/model/published_cases.h"

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;
using hallwright::tests::PublishedCase;

namespace {

TreeCase treeOf(const PublishedCase& one)
{
    return {static_cast<std::int64_t>(one.in("endpoints")), static_cast<int>(one.in("radix")), 1.0,
            0};
}

} // namespace

class FabricTest : public QObject {
    Q_OBJECT
private slots:
    // DGX SuperPOD B300, 4 units: 2,304 endpoints on 144 ports give 32 leaves; 16 spines would not
    // divide the 72 uplinks of a leaf, 18 do.
    void spinesDivideTheUplinksOfALeaf()
    {
        const auto count = twoTier({2304, 144, 1.0, 0});
        QCOMPARE(count.leaf, 32);
        QCOMPARE(count.spine, 18);
        QCOMPARE(count.leafLinks, 2304);
    }

    void aFewEndpointsNeedOneSwitch()
    {
        const auto count = smallestTree({64, 64, 1.0, 0});
        QCOMPARE(count.switches(), 1);
        QCOMPARE(count.leafLinks, 0);
        QCOMPARE(smallestTree({0, 64, 1.0, 0}).switches(), 0);
    }

    void tiersFollowTheRadix()
    {
        QCOMPARE(smallestTree({2048, 64, 1.0, 0}).tiers, 2);
        QCOMPARE(smallestTree({2049, 64, 1.0, 0}).tiers, 3);
        QCOMPARE(smallestTree({65536, 64, 1.0, 0}).tiers, 3);
        // A 4-tier tree of k = 64: 2E/k in each of three tiers and E/k on top, 7E/k in all.
        const auto four = smallestTree({1048576, 64, 1.0, 0});
        QCOMPARE(four.tiers, 4);
        QCOMPARE(four.switches(), 7 * 1048576 / 64);
    }

    void oversubscriptionSavesSpines()
    {
        // 3:1 on 64 ports: 48 down, 16 up. 960 endpoints: 20 leaves, 320 uplinks, 5 spines; 16 is
        // not divisible by 5 to 7, so 8.
        const auto count = twoTier({960, 64, 3.0, 0});
        QCOMPARE(count.leaf, 20);
        QCOMPARE(count.leafLinks, 320);
        QCOMPARE(count.spine, 8);
    }

    void costIsTheSumOfItsParts()
    {
        // 512 endpoints on 64 ports: 16 + 8 switches, 1,024 links; a quarter of the 512 endpoint
        // links in copper leaves 896 optical links with two modules each.
        FabricParts parts;
        parts.switchPrice = dollars(1000);
        parts.switchPower = watts(100);
        parts.opticPrice = dollars(10);
        parts.opticPower = watts(1);
        parts.linkPrice = dollars(2);
        parts.copperShare = 0.25;
        const auto fabric = priced(twoTier({512, 64, 1.0, 0}), parts);
        QCOMPARE(fabric.optics, 1792);
        QCOMPARE(fabric.switchCost / dollars(1), 24000.0);
        QCOMPARE(fabric.opticCost / dollars(1), 17920.0);
        QCOMPARE(fabric.cableCost / dollars(1), 2048.0);
        QCOMPARE(fabric.power / watts(1), 2400.0 + 1792.0);
    }

    void countsEqualPublishedDesigns()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto cases = casesOf(path);
        int seen = 0;
        for (const auto& one : cases) {
            if (one.id.startsWith(QLatin1String("fab-01")) ||
                one.id.startsWith(QLatin1String("fab-03"))) {
                const auto count = smallestTree(treeOf(one));
                QVERIFY(agrees(one, "leaf", double(count.leaf)));
                QVERIFY(agrees(one, "spine", double(count.spine)));
                QVERIFY(agrees(one, "leaf_spine", double(count.leafLinks)));
                QCOMPARE(count.core, 0);
                ++seen;
            } else if (one.id.startsWith(QLatin1String("fab-02"))) {
                const auto count = smallestTree(treeOf(one));
                QVERIFY(agrees(one, "leaf", double(count.leaf)));
                QVERIFY(agrees(one, "spine", double(count.spine)));
                QVERIFY(agrees(one, "core", double(count.core)));
                QVERIFY(agrees(one, "spine_core", double(count.spineLinks)));
                ++seen;
            } else if (one.id.startsWith(QLatin1String("fab-04"))) {
                auto tree = treeOf(one);
                tree.endpoints += static_cast<std::int64_t>(one.in("ufm"));
                tree.minLeaf = static_cast<std::int64_t>(one.in("min_leaf"));
                const auto count = twoTier(tree);
                QVERIFY(agrees(one, "leaf", double(count.leaf)));
                QVERIFY(agrees(one, "spine", double(count.spine)));
                QVERIFY(agrees(one, "cables", double(count.endpointLinks)));
                ++seen;
            } else if (one.id.startsWith(QLatin1String("fab-12"))) {
                const auto count = railTrees(treeOf(one), static_cast<int>(one.in("rails")));
                // Small systems share a switch among rails; the published table then prints the
                // counts of one tree.
                const auto tree = twoTier(treeOf(one));
                const bool shared = one.in("endpoints") <= 2048;
                QVERIFY(agrees(one, "leaf", double((shared ? tree : count).leaf)));
                QVERIFY(agrees(one, "spine", double((shared ? tree : count).spine)));
                ++seen;
            }
        }
        QCOMPARE(seen, 3 + 3 + 5 + 4 + 5);
    }

    void limitsAndLargeDesignsEqualPublishedOnes()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto cases = casesOf(path);
        const auto rail = caseOf(cases, "fab-05-railonly");
        QVERIFY(agrees(rail, "switches",
                       double(countOf({FabricTopology::RailOnly,
                                       static_cast<std::int64_t>(rail.in("gpus")), 8, 64, 1.0})
                                  .switches())));
        const auto kary = caseOf(cases, "fab-06-kary");
        QVERIFY(agrees(kary, "hosts", double(threeTierLimit(64))));
        QVERIFY(agrees(kary, "two_tier", double(twoTierLimit(64))));
        QVERIFY(agrees(kary, "switches", double(threeTier({65536, 64, 1.0, 0}).switches())));
        const auto limits = caseOf(cases, "fab-07-limits");
        QVERIFY(agrees(limits, "r128_2", double(twoTierLimit(128))));
        QVERIFY(agrees(limits, "r128_3", double(threeTierLimit(128))));
        QVERIFY(agrees(limits, "r144_2", double(twoTierLimit(144))));
        QVERIFY(agrees(limits, "r144_3", double(threeTierLimit(144))));
        QVERIFY(agrees(limits, "r512_2", double(twoTierLimit(512))));
        const auto large = caseOf(cases, "fab-11-131072");
        QVERIFY(agrees(large, "two64", double(2 * threeTier({65536, 64, 1.0, 0}).switches())));
        QVERIFY(agrees(large, "one128", double(smallestTree({131072, 128, 1.0, 0}).switches())));
        QVERIFY(agrees(large, "planes4",
                       double(countOf({FabricTopology::Planes, 131072, 8, 128, 1.0}).switches())));
    }
};

HALLWRIGHT_TEST(FabricTest)
#include "fabric_test.moc"
