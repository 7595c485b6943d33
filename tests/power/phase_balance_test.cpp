// SPDX-License-Identifier: GPL-3.0-or-later
// Phases of single-phase supplies: how they are assigned, and the currents of lines and neutral.
#include "model/derive/phase_assignment.h"
#include "power/four_wire.h"
#include "power/phase_balance.h"
#include "tests/power/hall_maker.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <numbers>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

namespace {

// A rack of 12 kW and unity power factor with line-to-neutral supplies on a busway per letter.
struct OneRack {
    HallMaker maker;
    explicit OneRack(const std::string& letters)
        : maker(letters)
    {
        maker.rack(letters, 12 * kilowatt);
        for (auto& feed : maker.hall.feeds)
            feed.connection = SupplyConnection::LineToNeutral;
    }
    PhaseBalance only(double thirdHarmonic = 0.0)
    {
        PowerRecipe recipe;
        recipe.thirdHarmonic = thirdHarmonic;
        const auto runs =
            power::phaseBalance(maker.hall, recipe, maker.loads, maker.result().racks, {});
        if (runs.empty())
            qFatal("no run");
        return runs.front();
    }
};

// Loads between the lines of a source of 400 V without impedance.
Result<power::FourWireSolution> betweenLines(std::array<std::complex<double>, 3> loads)
{
    FourWireNetwork network;
    network.sourcePhaseVolts = 400.0 / std::numbers::sqrt3;
    FourWireNode node;
    node.id = "tap";
    node.lineLoadVa = loads;
    network.nodes = {node};
    return power::solveFourWire(network);
}

// A plan of one row of racks of one type, fed by a single busway.
struct RowHall {
    Project project;
    Catalogue catalogue;
    Plan plan;
    DerivedPower power;
    HallId hall{1};

    RowHall(int racks, int supplies)
    {
        EquipmentType type;
        type.id = TypeId{1};
        type.key = "switches";
        RackType rack;
        rack.power.tdp = kilowatts(12);
        rack.power.supplies = supplies;
        rack.power.connection = SupplyConnection::LineToNeutral;
        type.kind = rack;
        project.types = project.types.with({type});
        Hall one;
        one.id = hall;
        plan.halls = plan.halls.with({one});
        power.elements.push_back(element('A', "busway", PowerRole::Busway, ""));
        for (int i = 0; i < racks; ++i) {
            Rack placed;
            placed.id = RackId{static_cast<std::uint32_t>(i + 1)};
            placed.type = type.id;
            placed.at.hall = hall;
            plan.racks = plan.racks.with({placed});
            power.feeds.push_back(
                {placed.id, 'A', "A/busway", metres(0.6 * (i + 1)), 1.0, 1.0, {}});
        }
    }
    std::vector<int> firstPhases()
    {
        const auto out = withPhases({project, catalogue, plan, *plan.halls.find(hall)}, {}, power);
        std::vector<int> phases;
        for (const auto& feed : out.feeds)
            phases.push_back(feed.firstPhase);
        return phases;
    }
    void choose(std::uint32_t rack, FirstPhase phase)
    {
        auto row = *plan.racks.find(RackId{rack});
        row.firstPhase = phase;
        plan.racks = plan.racks.with({row});
    }
};

} // namespace

class PhaseBalanceTest : public QObject {
    Q_OBJECT

private slots:
    // 10 kW between a and b at 400 V: 25 A out of a and back into b, nothing in c and neutral.
    void loadBetweenLinesUsesBoth()
    {
        const auto flow = betweenLines({10e3, 0.0, 0.0});
        QVERIFY(flow.has_value());
        QVERIFY(near(std::abs(flow->amperes[0][0]), 25.0, 1e-12));
        QVERIFY(near(std::abs(flow->amperes[0][1]), 25.0, 1e-12));
        QVERIFY(std::abs(flow->amperes[0][2]) < 1e-9);
        QVERIFY(std::abs(flow->amperes[0][3]) < 1e-9);
        QVERIFY(std::abs(flow->amperes[0][0] + flow->amperes[0][1]) < 1e-9);
    }

    // Three of them: each line carries √3 of what one load draws.
    void equalLoadsBetweenLinesAreBalanced()
    {
        const auto flow = betweenLines({10e3, 10e3, 10e3});
        QVERIFY(flow.has_value());
        for (std::size_t p = 0; p < 3; ++p)
            QVERIFY(near(std::abs(flow->amperes[0][p]), 25.0 * std::numbers::sqrt3, 1e-9));
        QVERIFY(near(flow->loadVa.real(), 30e3, 1e-12));
    }

    // Four supplies of 3 kW: two on L1. At 415/√3 V, up to the voltage at the tap: 25.04, 12.52 and
    // 12.52 A; the neutral takes the difference, 12.52 A. Largest over mean: 2/(4/3) − 1.
    void fourSuppliesLeaveOnePhaseTwiceAsFull()
    {
        OneRack hall("A");
        for (auto& feed : hall.maker.hall.feeds)
            feed.supplies = 4;
        const auto run = hall.only();
        const double tap = hall.maker.result().racks.front().feeds.front().voltage;
        const double each = 3e3 / (415.0 / std::numbers::sqrt3 * tap);
        QVERIFY(near(inSi(run.normal.lines[0]), 2.0 * each, 1e-9));
        QVERIFY(near(inSi(run.normal.lines[1]), each, 1e-9));
        QVERIFY(near(inSi(run.normal.lines[2]), each, 1e-9));
        QVERIFY(near(inSi(run.normal.neutral), each, 1e-9));
        QVERIFY(near(run.imbalance, 0.5, 1e-9));
    }

    void balancedRunHasTheCurrentOfTheBalancedSolution()
    {
        OneRack hall("A");
        for (auto& feed : hall.maker.hall.feeds)
            feed.supplies = 6;
        const auto run = hall.only();
        const double balanced = inSi(hall.maker.result().racks.front().feeds.front().current);
        for (const auto& line : run.normal.lines)
            QVERIFY(near(inSi(line), balanced, 1e-9));
        QVERIFY(inSi(run.normal.neutral) < 1e-6);
    }

    // A third harmonic of 10 % is in phase on all lines: 0.1 · 3 of a line current in the neutral.
    void thirdHarmonicsAddUpInTheNeutral()
    {
        OneRack hall("A");
        for (auto& feed : hall.maker.hall.feeds)
            feed.supplies = 3;
        const auto run = hall.only(0.1);
        QVERIFY(near(inSi(run.normal.neutral), 0.3 * inSi(run.normal.lines[0]), 1e-6));
    }

    void feedThatIsLeftAloneCarriesAll()
    {
        OneRack hall("AB");
        for (auto& feed : hall.maker.hall.feeds)
            feed.supplies = 2;
        const auto run = hall.only();
        for (std::size_t p = 0; p < 2; ++p)
            QVERIFY(near(inSi(run.alone.lines[p]), 2.0 * inSi(run.normal.lines[p]), 1e-9));
        QCOMPARE(inSi(run.normal.lines[2]), 0.0);
    }

    void racksWithThreePhaseSuppliesGiveNoRun()
    {
        HallMaker maker("A");
        maker.rack("A", 12 * kilowatt);
        QVERIFY(power::phaseBalance(maker.hall, {}, maker.loads, maker.result().racks, {}).empty());
    }

    // Two supplies of 6 kW on L1 and L2: 25.04 A each where a balanced rack takes 16.69 A.
    void onlyWhatABalancedRunCouldCarryIsAnOverload()
    {
        OneRack hall("A");
        for (auto& feed : hall.maker.hall.feeds)
            feed.supplies = 2;
        const auto found = [&](double allowed) {
            auto run = hall.only();
            run.allowed = amperes(allowed);
            PowerRecipe recipe;
            recipe.phaseImbalanceLimit = 1.0;
            const auto findings = power::phaseFindings({run}, recipe);
            return findings.empty() ? std::string() : findings.front().code;
        };
        QCOMPARE(found(26.0), std::string());
        QCOMPARE(found(20.0), std::string("power.phase.overload"));
        QCOMPARE(found(15.0), std::string()); // overloaded anyhow: its loading says so
    }

    void imbalanceIsHeldAgainstTheLimitOfTheRecipe()
    {
        OneRack hall("A");
        for (auto& feed : hall.maker.hall.feeds)
            feed.supplies = 4;
        const auto run = hall.only();
        PowerRecipe recipe;
        recipe.phaseImbalanceLimit = 0.49;
        QCOMPARE(power::phaseFindings({run}, recipe).size(), std::size_t{1});
        recipe.phaseImbalanceLimit = 0.51;
        QVERIFY(power::phaseFindings({run}, recipe).empty());
    }

    // Of 16 supplies five or six hang on a phase: three racks in turn even that out.
    void racksTakeTheLeastLoadedPhaseInTurn()
    {
        RowHall row(3, 16);
        QCOMPARE(row.firstPhases(), (std::vector{0, 1, 2}));
    }

    void chosenPhaseIsKeptAndTheOthersMoveAround()
    {
        RowHall row(3, 4);
        row.choose(1, FirstPhase::L3);
        QCOMPARE(row.firstPhases(), (std::vector{2, 0, 1}));
    }

    void sharesFollowTheSuppliesInTurn()
    {
        RackFeed feed;
        feed.supplies = 4;
        feed.firstPhase = 1;
        const auto shares = phaseShares(feed);
        QCOMPARE(shares[0], 0.25);
        QCOMPARE(shares[1], 0.5);
        QCOMPARE(shares[2], 0.25);
    }
};

HALLWRIGHT_TEST(PhaseBalanceTest)
#include "phase_balance_test.moc"
