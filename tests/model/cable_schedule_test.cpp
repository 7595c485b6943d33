// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths, places and totals of the cable schedule, by hand on a small hall.
#include "model/value/cable_schedule.h"
#include "tests/support/test_program.h"

#include <set>

using namespace hallwright::model;

namespace {

EquipmentType nodeRack()
{
    EquipmentType out;
    out.id = TypeId{1};
    out.key = "node";
    out.name = "Node";
    RackType rack;
    rack.compute.gpus = 8;
    rack.compute.gpusPerTray = 8;
    rack.compute.trays = 1;
    rack.compute.scaleUpDomain = 8;
    rack.compute.scaleOutPorts = 8;
    rack.compute.scaleOutRate = fromSi<Bandwidth>(fromFile(Measure::LinkRate, 400.0));
    rack.footprint.height = metres(2.2);
    out.kind = rack;
    return out;
}

EquipmentType networkRack()
{
    EquipmentType out;
    out.id = TypeId{2};
    out.key = "net";
    RackType rack;
    rack.role = RackRole::Network;
    rack.footprint.height = metres(2.2);
    out.kind = rack;
    return out;
}

Rack rackAt(std::uint32_t id, TypeId type, double x, double y)
{
    Rack out;
    out.id = RackId{id};
    out.label = "R" + std::to_string(id);
    out.type = type;
    out.at = {HallId{1}, metres(x), metres(y), Turn::Deg0};
    return out;
}

struct CableSite {
    Project project;
    Plan plan;
    FabricPlan fabrics;
    InputValues inputs = valuesOf(priceBook());

    explicit CableSite(std::vector<Rack> racks, int halls = 1,
                       FabricTopology topology = FabricTopology::LeafSpine)
    {
        project.types = project.types.with({nodeRack(), networkRack()});
        Hall hall;
        hall.id = HallId{1};
        hall.label = "Hall";
        hall.width = metres(20);
        hall.depth = metres(12);
        hall.count = halls;
        plan.halls = plan.halls.with({hall});
        plan.racks = plan.racks.with(std::move(racks));
        FabricRecipe recipe;
        recipe.id = HallId{1};
        recipe.topology = topology;
        plan.fabricRecipes = plan.fabricRecipes.with({recipe});
        fabrics = fabricPlanOf(project, plan, {});
    }

    std::vector<Cable> cables() const
    {
        std::vector<Cable> out;
        CableSchedule(project, plan, fabrics, inputs).each(0, [&](const Cable& cable) {
            out.push_back(cable);
        });
        return out;
    }
    FabricTotals totals() const { return CableSchedule(project, plan, fabrics, inputs).totals(0); }
};

std::vector<Rack> nodes(int count)
{
    std::vector<Rack> out;
    for (int i = 0; i < count; ++i)
        out.push_back(rackAt(static_cast<std::uint32_t>(i + 1), TypeId{1}, 1.0 + 0.6 * i, 2.0));
    return out;
}

} // namespace

class CableScheduleTest : public QObject {
    Q_OBJECT
private slots:
    // From (2, 2) to the switch in the rack at (8, 6): 6 + 4 m across, at each end 0.3 m to the
    // tray and 1.1 m of rack: 12.8 m; with 10 % and 2 × 0.5 m of slack 15.08 m, sold as 20 m: AOC.
    void lengthIsTheRectilinearWayWithSlack()
    {
        const CableSite site({rackAt(1, TypeId{1}, 2, 2), rackAt(2, TypeId{2}, 8, 6)});
        const auto cables = site.cables();
        QCOMPARE(cables.size(), std::size_t{8});
        for (const auto& cable : cables) {
            QVERIFY(std::abs(inSi(cable.way) - 12.8) < 1e-9);
            QCOMPARE(inSi(cable.length), 20.0);
            QCOMPARE(std::string(cable.medium->key), std::string("aoc"));
        }
        const auto totals = site.totals();
        QCOMPARE(totals.placedSwitches, 1);
        QCOMPARE(totals.countedSwitches, 0);
        QCOMPARE(totals.cables, 8);
    }

    // Beside the rack: 0.6 m across and 2.8 m of rise are 3.4 m, with slack 4.74 m: 5 m, no passive
    // copper of 3 m, an active one of 7 m.
    void shortWaysTakeCopper()
    {
        const CableSite site({rackAt(1, TypeId{1}, 2, 2), rackAt(2, TypeId{2}, 2.6, 2)});
        QCOMPARE(std::string(site.cables()[0].medium->key), std::string("aec"));
        QCOMPARE(inSi(site.cables()[0].length), 5.0);
        QCOMPARE(site.totals().copperShare, 1.0);
    }

    // A repeated hall of 20 m stands again 20 + 10 m further; its node reaches the one switch,
    // which stands in the middle, 15 m from each: 15 + 2.8 m.
    void repeatedHallsStandApart()
    {
        const CableSite site({rackAt(1, TypeId{1}, 2, 2)}, 2);
        const auto cables = site.cables();
        QCOMPARE(cables.size(), std::size_t{16});
        for (const auto& cable : cables)
            QVERIFY(std::abs(inSi(cable.way) - 17.8) < 1e-9);
        const CableSchedule schedule(site.project, site.plan, site.fabrics, site.inputs);
        QCOMPARE(schedule.placeName(0, cables[0].from), std::string("Hall 1 R1"));
        QCOMPARE(schedule.placeName(0, cables[8].from), std::string("Hall 2 R1"));
        QCOMPARE(schedule.placeName(0, cables[0].to), std::string()); // counted, not placed
        QCOMPARE(schedule.portName(0, cables[9].from), std::string("node 1 port 2"));
        QCOMPARE(schedule.portName(0, cables[9].to), std::string("leaf 1 port 10"));
        QCOMPARE(site.totals().countedSwitches, 1);
        QCOMPARE(site.totals().countedRacks, 1);
    }

    // 64 nodes of 8 rails on radix 64: each leaf takes one rail of 32 nodes (SuperPOD's unit).
    void railOptimisedLeavesTakeOneRailEach()
    {
        const CableSite site(nodes(64), 1, FabricTopology::RailOptimised);
        std::map<std::int64_t, std::set<int>> rails;
        std::map<std::int64_t, std::set<std::int32_t>> racks;
        for (const auto& cable : site.cables())
            if (cable.from.level < 0) {
                rails[cable.to.device].insert(cable.from.port);
                racks[cable.to.device].insert(cable.from.place);
            }
        QCOMPARE(rails.size(), std::size_t{16});
        for (const auto& [leaf, ports] : rails) {
            QCOMPARE(ports.size(), std::size_t{1});
            QCOMPARE(racks[leaf].size(), std::size_t{32});
        }
    }

    void totalsByClassAreTheFabricsLinks()
    {
        for (const auto topology :
             {FabricTopology::LeafSpine, FabricTopology::RailOptimised, FabricTopology::RailOnly,
              FabricTopology::ThreeTier, FabricTopology::Planes}) {
            const CableSite site(nodes(40), 3, topology);
            const auto totals = site.totals();
            const auto& count = site.fabrics.fabrics[0].count;
            std::map<int, std::int64_t> byLevel;
            std::int64_t all = 0;
            for (const auto& total : totals.totals) {
                byLevel[std::min(total.level, 1)] += total.cables;
                all += total.cables;
                QVERIFY(total.medium && total.longest <= total.medium->reach);
                QCOMPARE(total.modules, total.cables * total.medium->modules);
            }
            QCOMPARE(byLevel[-1], count.endpointLinks);
            QCOMPARE(byLevel[0], count.leafLinks);
            QCOMPARE(byLevel[1], count.spineLinks);
            QCOMPARE(all, totals.cables);
            QCOMPARE(totals.placedSwitches + totals.countedSwitches, count.switches());
        }
    }

    // 24 switches of one unit: a rack holds 32; with four units each it holds 8.
    void networkRacksFillUpAndTheRestIsCounted()
    {
        auto racks = nodes(64); // 512 ports: 16 leaves and 8 spines
        racks.push_back(rackAt(100, TypeId{2}, 10, 6));
        CableSite site(racks);
        QCOMPARE(site.totals().placedSwitches, 24);
        site.fabrics.fabrics[0].switchRackUnits = 4.0;
        QCOMPARE(site.totals().placedSwitches, 8);
        QCOMPARE(site.totals().countedSwitches, 16);
        QCOMPARE(site.totals().countedRacks, 2);
    }

    // 40 trays with two ports each: 80 on radix 64 are three leaves; 32 up, so 2 spines serve 96.
    void serviceNetworksAreCountedFromTrays()
    {
        const CableSite site(nodes(40));
        const auto networks = serviceNetworks(computeCaseOf(site.project, site.plan), site.inputs);
        QCOMPARE(networks.size(), std::size_t{2});
        QCOMPARE(networks[0].ports, 80);
        QCOMPARE(networks[0].count.leaf, 3);
        QCOMPARE(networks[0].count.spine, 2);
        const auto domains = scaleUpDomains(site.project, site.plan, site.inputs);
        QCOMPARE(domains.size(), std::size_t{1});
        QCOMPARE(domains[0].domains, 40);
        QVERIFY(!domains[0].longestWay);
    }
};

HALLWRIGHT_TEST(CableScheduleTest)
#include "cable_schedule_test.moc"
