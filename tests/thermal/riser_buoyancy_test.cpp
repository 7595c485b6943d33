// SPDX-License-Identifier: GPL-3.0-or-later
// The weight of cold and warm coolant in risers: in the solver as static losses of links, in a
// coolant group whose racks stand on another level than its CDUs; against hand calculation.
#include "tests/support/test_program.h"
#include "tests/thermal/group_sketch.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/coolant_loop.h"
#include "thermal/hydraulic/low_pressure.h"
#include "thermal/solved_network.h"

#include <algorithm>
#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using tests::GroupSketch;
using tests::NetworkSketch;
using tests::Solved;
using thermal::LinkFlowState;

namespace {

// One rack of 200 kW that drops 100 kPa at its 100 L/min, on a pump that gives just that at full
// speed: lift 4/3 · 100 kPa − 1/3 · 100 kPa (q/100)².
struct TallLoop : GroupSketch {
    explicit TallLoop(double riserM)
        : GroupSketch(100e3, 100.0)
    {
        group.control = FlowControl::FixedSpeed;
        group.fillPressure = kilopascals(300);
        group.riserHeight = metres(riserM);
        rack("supply", "return", 100.0, 100e3);
    }

    thermal::CoolantLoopResult solved() const
    {
        thermal::LoopWorkspace workspace;
        auto answer = thermal::solveCoolantLoop(group, 1, workspace, {});
        ensure(answer.has_value(), "the tall loop is solved");
        return *std::move(answer);
    }
};

double litresPerMinuteOf(const thermal::CoolantLoopResult& loop)
{
    return inSi(loop.flow) * 60e3;
}

bool says(const thermal::CoolantLoopResult& loop, const char* code)
{
    return std::any_of(loop.findings.begin(), loop.findings.end(),
                       [&](const auto& finding) { return finding.code == code; });
}

} // namespace

class RiserBuoyancyTest : public QObject {
    Q_OBJECT

private slots:
    // A ring without pumps, 5 cm of buoyancy against 200 and 300 m/(m³/s): 0.05/500 = 1e-4 m³/s.
    void aWarmLegDrivesItsRing()
    {
        NetworkSketch sketch;
        sketch.held("bottom", 10.0);
        sketch.link("hot", "bottom", "top", LinearResistance{200.0}).staticLossM = -0.05;
        sketch.link("cold", "top", "bottom", LinearResistance{300.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("hot"), 1e-4, 1e-9);
        HALLWRIGHT_NEAR(solved.head("top"), 10.0 - 200.0 * 1e-4 + 0.05, 1e-6);
        HALLWRIGHT_NEAR(solved.solution.headLossM[sketch.linkAt("hot")], 0.02 - 0.05, 1e-6);
    }

    // The same ring against its check valve stands still, and the valve holds the 5 cm.
    void aCheckValveHoldsTheWarmLeg()
    {
        NetworkSketch sketch;
        sketch.held("bottom", 10.0);
        sketch.link("hot", "bottom", "top", LinearResistance{200.0}).staticLossM = 0.05;
        sketch.checkValve("cold", "top", "bottom", LinearResistance{300.0});
        const Solved held(sketch);
        QVERIFY(held.ok());
        QCOMPARE(held.flow("hot"), 0.0);
        QCOMPARE(held.state("cold"), LinkFlowState::ShutByCheckValve);
        HALLWRIGHT_NEAR(held.head("top"), 9.95, 1e-9);
        sketch.network.links[0].staticLossM = -0.05;
        const Solved open(sketch);
        QVERIFY(open.ok());
        HALLWRIGHT_NEAR(open.flow("cold"), 1e-4, 1e-9);
    }

    // A dead end at rest stands lower or higher by what its column weighs more or less.
    void aDeadEndHasItsColumn()
    {
        NetworkSketch sketch;
        sketch.held("A", 10.0).held("B", 0.0);
        sketch.link("main", "A", "B", LinearResistance{1e4});
        sketch.link("twig", "A", "end", LinearResistance{1e4}).staticLossM = 0.3;
        sketch.link("turned", "far", "end", LinearResistance{1e4}).staticLossM = 0.1;
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.head("end"), 9.7, 1e-9);
        HALLWRIGHT_NEAR(solved.head("far"), 9.8, 1e-9);
        QCOMPARE(solved.flow("twig"), 0.0);
    }

    // Water of 35 °C up and of 64.2 °C down 20 m (994.0 and 981.0 kg/m³, IAPWS): 13.0 · 9.807 · 20
    // = 2.55 kPa. The flow is 100 √((133.3 − 2.55)/133.3) = 99.04 L/min; 100.95 with the CDUs
    // above.
    void racksOverTheirCdusGetLess()
    {
        const double level = litresPerMinuteOf(TallLoop(0.0).solved());
        HALLWRIGHT_NEAR(level, 100.0, 1e-3);
        const auto above = TallLoop(20.0).solved();
        HALLWRIGHT_NEAR(litresPerMinuteOf(above), 100.0 * std::sqrt(1.0 - 2.55 / 133.33), 0.02);
        const auto under = TallLoop(-20.0).solved();
        HALLWRIGHT_NEAR(litresPerMinuteOf(under), 100.0 * std::sqrt(1.0 + 2.55 / 133.33), 0.02);
        QVERIFY(says(above, "thermal.risers") && says(under, "thermal.risers"));
        QVERIFY(!says(TallLoop(0.0).solved(), "thermal.risers"));
        QVERIFY(!says(TallLoop(5.0).solved(), "thermal.risers")); // half a hundredth of the head
    }

    // What the pump gives is not what the rack gets. Over the CDU 99.03 L/min warm by 29.32
    // K: 13.12 kg/m³ of difference, 2,573 Pa; under it 100.94 L/min by 28.77 K: 12.83 kg/m³, 2,516
    // Pa.
    void pumpsGiveTheRisersTheirShare()
    {
        const auto share = [](const thermal::CoolantLoopResult& loop) {
            return inSi(loop.head) - inSi(loop.racks.front().branchDrop);
        };
        const auto above = TallLoop(20.0).solved();
        HALLWRIGHT_NEAR(share(above), 2573.0, 20.0);
        HALLWRIGHT_NEAR(share(TallLoop(-20.0).solved()), -2516.0, 20.0);
        // Pump power is lift × flow over an efficiency of one half.
        HALLWRIGHT_NEAR(inSi(above.pumpPower), inSi(above.head) * inSi(above.flow) / 0.5, 0.1);
    }

    // On its level the rack's inlet has its drop of 100 kPa over the vessel; 20 m higher ρ g 20 m
    // less (988.5 kg/m³ at 49 °C: 193.9 kPa), and its drop is 98.07 kPa at 99.03 L/min.
    void pressureFallsWithTheLevelOfTheRacks()
    {
        const auto inlet = [](const thermal::CoolantLoopResult& loop) {
            for (const auto& element : loop.elements)
                if (element.kind == "branch")
                    return inSi(*element.pressure);
            return 0.0;
        };
        HALLWRIGHT_NEAR(inlet(TallLoop(0.0).solved()), 400e3, 100.0);
        HALLWRIGHT_NEAR(inlet(TallLoop(20.0).solved()), 300e3 + 98.07e3 - 193.9e3, 300.0);
    }

    // From any start the answer is the same: a warm start at the end temperatures as well.
    void theStartDoesNotMatter()
    {
        const TallLoop loop(50.0);
        thermal::LoopWorkspace workspace;
        const auto first = thermal::solveCoolantLoop(loop.group, 1, workspace, {});
        const auto again = thermal::solveCoolantLoop(loop.group, 1, workspace, {});
        QVERIFY(first && again);
        HALLWRIGHT_NEAR(inSi(again->flow), inSi(first->flow), 1e-9);
        const auto same = thermal::OutageSolver(loop.group, *first).solve(1, {}, {});
        QVERIFY(same);
        HALLWRIGHT_NEAR(inSi(same->steady.flow), inSi(first->flow), 1e-8);
    }

    // EPANET has no second density: its pump is weaker by the same head, at the same flow.
    void theExportedPumpIsWeakerByTheRisers()
    {
        const TallLoop loop(20.0);
        const auto result = loop.solved();
        const auto own = thermal::solvedNetwork(loop.group, result);
        QVERIFY(own);
        HALLWRIGHT_NEAR(own->flowM3s[0], inSi(result.flow), 1e-8);
        const auto theirs = thermal::withEpanetFriction(*own);
        QCOMPARE(theirs.network.links[0].staticLossM, 0.0);
        QVERIFY(theirs.remarks[0].find("risers") != std::string::npos);
        auto solver = thermal::GradientSolver::prepared(theirs.network);
        QVERIFY(solver);
        const auto solution = solver->solve();
        QVERIFY(solution);
        HALLWRIGHT_NEAR(solution->flowM3s[0], inSi(result.flow), 1e-7);
    }

    // 5 m over a hill of 40 m is −35 m of water, −343 kPa: no water is under less than −99 kPa
    // gauge. At 8 m it is −3 m, −29.4 kPa: air is drawn in. At 4 m all is well.
    void pressuresUnderTheAirAreFindings()
    {
        NetworkSketch sketch;
        sketch.network.fluid.densityKgM3 = 1000.0;
        sketch.held("A", 10.0).held("B", 0.0);
        sketch.link("up", "A", "hill", LocalLoss{0.1, 5.0});
        sketch.link("down", "hill", "B", LocalLoss{0.1, 5.0});
        const auto findings = [&](double elevation) {
            sketch.network.nodes[sketch.at("hill")].elevationM = elevation;
            const Solved solved(sketch);
            ensure(solved.ok(), "solved");
            return thermal::pressureFindings(sketch.network, solved.solution);
        };
        QVERIFY(findings(4.0).empty());
        const auto air = findings(8.0);
        QCOMPARE(air.size(), std::size_t{1});
        QCOMPARE(air.front().code, std::string("hydraulic.pressure.negative"));
        QCOMPARE(air.front().elements.front().key, std::string("hill"));
        HALLWRIGHT_NEAR(*air.front().value, -29.42e3, 10.0);
        const auto vapour = findings(40.0);
        QCOMPARE(vapour.size(), std::size_t{2});
        QCOMPARE(vapour.front().code, std::string("hydraulic.pressure.vapour"));
        QCOMPARE(vapour.front().severity, Severity::Error);
        HALLWRIGHT_NEAR(*vapour.front().value, -343.2e3, 100.0);
    }
};

HALLWRIGHT_TEST(RiserBuoyancyTest)
#include "riser_buoyancy_test.moc"
