// SPDX-License-Identifier: GPL-3.0-or-later
// Link by link, a tree holds what its counts say, no port is used twice, none is beyond the radix.
#include "model/value/fabric_links.h"
#include "model/value/link_medium.h"
#include "tests/support/test_program.h"

#include <map>
#include <numeric>
#include <set>

using namespace hallwright::model;

namespace {

struct Wired {
    std::map<int, std::int64_t> links;                           // by level of the lower switch
    std::map<std::pair<int, std::int64_t>, std::set<int>> ports; // by level and switch
    bool twice = false;

    explicit Wired(const FabricTree& tree, std::int64_t endpoints)
    {
        for (std::int64_t i = 0; i < endpoints; ++i)
            take(0, tree.leafOf(i), tree.leafPortOf(i));
        tree.eachLink([&](const TreeLink& link) {
            ++links[link.level];
            take(link.level, link.lower, link.lowerPort);
            take(link.level + 1, link.upper, link.upperPort);
        });
    }

    int highestPort() const
    {
        int highest = 0;
        for (const auto& [key, used] : ports)
            highest = std::max(highest, *used.rbegin());
        return highest;
    }

private:
    void take(int level, std::int64_t which, int port)
    {
        twice = !ports[{level, which}].insert(port).second || twice;
    }
};

FabricCase caseOf(FabricTopology topology, std::int64_t endpoints, int radix, double ratio = 1.0)
{
    return {topology, endpoints, 8, radix, ratio};
}

} // namespace

class FabricLinksTest : public QObject {
    Q_OBJECT
private slots:
    // Published: DGX SuperPOD B200 8 SU (2,048 ports of radix 64), B300 4 SU (2,304 of 144), 64 SU
    // (16,384 in three tiers), 131,072 in planes; and trees that are not full.
    void linksAndSwitchesEqualTheCounts()
    {
        using enum FabricTopology;
        const FabricCase cases[] = {
            caseOf(RailOptimised, 2048, 64), caseOf(RailOptimised, 2304, 144),
            caseOf(LeafSpine, 16384, 64),    caseOf(LeafSpine, 16389, 64),
            caseOf(LeafSpine, 24576, 64),    caseOf(ThreeTier, 1000, 16),
            caseOf(LeafSpine, 960, 64, 3.0), caseOf(LeafSpine, 30000, 64, 3.0),
            caseOf(RailOnly, 16384, 64),     caseOf(RailOnly, 1003, 16),
            caseOf(Planes, 131072, 128),     caseOf(LeafSpine, 40, 64),
            caseOf(LeafSpine, 5000, 16)}; // four tiers
        for (const auto& one : cases) {
            const FabricTree tree(one);
            const auto whole = countOf(one);
            const Wired wired(tree, tree.endpointsOf(0));
            std::int64_t switches = 0;
            for (const auto level : tree.levels())
                switches += level;
            const auto name = QByteArray::number(qlonglong(one.endpoints));
            QVERIFY2(switches * tree.trees() == whole.switches(), name.constData());
            QVERIFY2(std::int64_t(wired.ports.size()) == switches, name.constData());
            std::int64_t links = 0;
            for (const auto& [level, count] : wired.links)
                links += count;
            QVERIFY2(links * tree.trees() == whole.leafLinks + whole.spineLinks, name.constData());
            std::int64_t ends = 0;
            for (int t = 0; t < tree.trees(); ++t)
                ends += tree.endpointsOf(t);
            QVERIFY2(ends == whole.endpointLinks, name.constData());
            QVERIFY2(!wired.twice, name.constData());
            const int radix = one.topology == Planes ? 4 * one.radix : one.radix;
            QVERIFY2(wired.highestPort() <= radix, name.constData());
        }
    }

    // 512 ports of radix 64: 16 leaves of 32 uplinks, 8 spines: four links from each leaf to each.
    void leavesSpreadEvenlyOverSpines()
    {
        const FabricTree tree(caseOf(FabricTopology::LeafSpine, 512, 64));
        std::map<std::pair<std::int64_t, std::int64_t>, int> between;
        tree.eachLink([&](const TreeLink& link) { ++between[{link.lower, link.upper}]; });
        QCOMPARE(between.size(), std::size_t{16 * 8});
        for (const auto& [pair, count] : between)
            QCOMPARE(count, 4);
    }

    // A full tree of radix 8: 128 hosts, 32 leaves and 32 spines in 8 pods, 16 cores. A leaf meets
    // only the four spines of its pod, every core meets every pod.
    void podsStayApartAndCoresReachAll()
    {
        const FabricTree tree(caseOf(FabricTopology::ThreeTier, 128, 8));
        QCOMPARE(tree.levels(), (std::vector<std::int64_t>{32, 32, 16}));
        std::map<std::int64_t, std::set<std::int64_t>> podsOfCore;
        tree.eachLink([&](const TreeLink& link) {
            if (link.level == 0)
                QCOMPARE(link.lower / 4, link.upper / 4);
            else
                podsOfCore[link.upper].insert(link.lower / 4);
        });
        QCOMPARE(podsOfCore.size(), std::size_t{16});
        for (const auto& [core, pods] : podsOfCore)
            QCOMPARE(pods.size(), std::size_t{8});
    }

    void lengthChoosesTheClass()
    {
        const auto rate = [](double gbps) {
            return fromSi<Bandwidth>(fromFile(Measure::LinkRate, gbps));
        };
        const auto key = [&](double gbps, double length) {
            const auto* medium = mediumFor(rate(gbps), metres(length));
            return std::string(medium ? medium->key : "none");
        };
        QCOMPARE(key(400, 3.0), std::string("dac"));
        QCOMPARE(key(800, 3.0), std::string("aec")); // passive copper ends at 2 m
        QCOMPARE(key(400, 20), std::string("aoc"));
        QCOMPARE(key(400, 50), std::string("sr"));
        QCOMPARE(key(1600, 20), std::string("dr"));
        QCOMPARE(key(800, 500), std::string("dr"));
        QCOMPARE(key(800, 750), std::string("fr"));
        QCOMPARE(key(1600, 2500), std::string("none"));
        QCOMPARE(inSi(stockLength(metres(2.1))), 2.5);
        QCOMPARE(inSi(stockLength(metres(30.0))), 30.0);
        QCOMPARE(inSi(stockLength(metres(501))), 750.0);
    }
};

HALLWRIGHT_TEST(FabricLinksTest)
#include "fabric_links_test.moc"
