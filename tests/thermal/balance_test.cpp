// SPDX-License-Identifier: GPL-3.0-or-later
// Balancing of small groups against hand calculation. Kv from Δp/bar = (ρ/1000) (Q/Kv)², IEC
// 60534-2-1; a valve wide open takes 15 kPa at its rack's need; only its bound rests on the density
// at the design temperature, hence 1 % on open valves.
#include "tests/support/test_program.h"
#include "tests/thermal/group_sketch.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/balance.h"
#include "thermal/balancing_valve.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using hallwright::tests::GroupSketch;

namespace {

constexpr double openPa = 15e3;
constexpr double efficiency = 0.5;

BalanceResult balanced(const GroupSketch& sketch, double targetKw = 0.0)
{
    thermal::LoopWorkspace workspace;
    thermal::BalanceRequest request;
    if (targetKw > 0.0)
        request.target = kilowatts(targetKw);
    auto result = thermal::balanceGroup(sketch.group, request, workspace, {});
    ensure(result.has_value(), result ? "" : english(result.error()).c_str());
    if (!result->possible)
        qInfo("%s", english(result->reason).c_str());
    return *std::move(result);
}

double kvByHand(double flowLpm, double dropPa, double density)
{
    return flowLpm * 60e-3 / std::sqrt(dropPa / 1e5 * 1000.0 / density);
}

double lpm(VolumeFlow flow)
{
    return inSi(flow) * 60e3;
}

} // namespace

class BalanceTest : public QObject {
    Q_OBJECT

private slots:
    // 1 m³/h of water through Kv 1 drops 1 bar; as a head of any fluid, 1.296e9/g Q².
    void kvIsOneCubicMetreAnHourAtOneBar()
    {
        HALLWRIGHT_NEAR(thermal::kvFor(1.0 / 3600.0, 1e5, 1000.0), 1.0, 1e-12);
        HALLWRIGHT_NEAR(thermal::kvFor(2.0 / 3600.0, 4e5, 1000.0), 1.0, 1e-12);
        const double head = thermal::valveHeadCoefficient(1.0) / 3600.0 / 3600.0;
        HALLWRIGHT_NEAR(head * 1000.0 * standardGravityMS2, 1e5, 1e-6);
    }

    // Two racks of 60 L/min and 40 kPa; the second behind K 5 each way on 25.4 mm. Its circuit is
    // the index: pumps give 40 + 15 kPa and the pipes, the first valve takes 15 kPa and the pipes.
    // Wide open, the first rack's 55 kPa see all the head: sqrt(head/55 kPa) of its need.
    void twoBranchesMeetTheirHandCalculation()
    {
        GroupSketch sketch(200e3, 200);
        sketch.supply("supply", "s1", 0).supply("s1", "s2", 5);
        sketch.back("r1", "return", 0).back("r2", "r1", 5);
        sketch.rack("s1", "r1", 60, 40e3).rack("s2", "r2", 60, 40e3);
        const auto result = balanced(sketch);
        QVERIFY(result.possible);
        QCOMPARE(result.indexRack, RackId{2});
        const double pipes = 2.0 * sketch.lossPa(5, 60);
        const double head = 40e3 + openPa + pipes;
        QCOMPARE(result.settings.size(), std::size_t{2});
        HALLWRIGHT_NEAR(result.settings[0].kv, kvByHand(60, openPa + pipes, sketch.density()),
                        0.01);
        HALLWRIGHT_NEAR(inSi(result.settings[0].drop), openPa + pipes, 0.005 * head);
        HALLWRIGHT_NEAR(result.settings[1].kv, kvByHand(60, openPa, sketch.density()), 0.06);
        QVERIFY(result.settings[1].atBound && !result.settings[0].atBound);
        for (const auto& setting : result.settings)
            HALLWRIGHT_NEAR(lpm(setting.flow), 60.0, 0.06);
        HALLWRIGHT_NEAR(inSi(result.head), head, 0.005 * head);
        HALLWRIGHT_NEAR(inSi(result.pump), head * 2e-3 / efficiency, 0.006 * head * 2e-3 / 0.5);
        const double before = 1.0 + std::sqrt(head / (40e3 + openPa));
        HALLWRIGHT_NEAR(lpm(result.flowBefore), 60.0 * before, 0.3);
        HALLWRIGHT_NEAR(result.pump / result.pumpBefore, 2.0 / before, 0.005);
        QVERIFY(result.residual < 1e-3);
    }

    // Needs of 60, 30 and 90 L/min, the sections K 3 and K 5 on 40 mm carry 120 and 90 L/min:
    // the last is the index, each valve before takes what the sections behind it take.
    void threeBranchesOfUnequalNeedMeetTheirHandCalculation()
    {
        GroupSketch sketch(250e3, 400);
        sketch.bore = 40.0;
        sketch.supply("supply", "s1", 0).supply("s1", "s2", 3).supply("s2", "s3", 5);
        sketch.back("r1", "return", 0).back("r2", "r1", 3).back("r3", "r2", 5);
        sketch.rack("s1", "r1", 60, 40e3).rack("s2", "r2", 30, 40e3).rack("s3", "r3", 90, 40e3);
        const auto result = balanced(sketch);
        QVERIFY(result.possible);
        QCOMPARE(result.indexRack, RackId{3});
        const double near = 2.0 * sketch.lossPa(3, 120);
        const double far = 2.0 * sketch.lossPa(5, 90);
        const double drops[] = {openPa + near + far, openPa + far, openPa};
        const double needs[] = {60, 30, 90};
        for (std::size_t i = 0; i < 3; ++i) {
            const double kv = kvByHand(needs[i], drops[i], sketch.density());
            HALLWRIGHT_NEAR(result.settings[i].kv, kv, 0.01 * kv);
            HALLWRIGHT_NEAR(lpm(result.settings[i].flow), needs[i], 1e-3 * needs[i]);
        }
        HALLWRIGHT_NEAR(inSi(result.head), 40e3 + drops[0], 0.005 * (40e3 + drops[0]));
    }

    // Reverse return with every section sized to the same drop: all circuits are alike, nothing is
    // throttled and nothing saved. Sections carry 2 or 1 needs: K and a quarter of it.
    void reverseReturnOfEqualSectionsNeedsNoThrottling()
    {
        GroupSketch sketch(200e3, 250);
        sketch.supply("supply", "s1", 0).supply("s1", "s2", 1.25).supply("s2", "s3", 5);
        sketch.back("r1", "r2", 5).back("r2", "r3", 1.25).back("r3", "return", 0);
        for (const char* at : {"1", "2", "3"})
            sketch.rack(std::string("s") + at, std::string("r") + at, 60, 40e3);
        const auto result = balanced(sketch);
        QVERIFY(result.possible);
        for (const auto& setting : result.settings) {
            QVERIFY(setting.atBound);
            HALLWRIGHT_NEAR(setting.kv, result.settings[0].kv, 1e-6);
            HALLWRIGHT_NEAR(lpm(setting.flow), 60.0, 0.06);
        }
        HALLWRIGHT_NEAR(result.pump / result.pumpBefore, 1.0, 1e-3);
        HALLWRIGHT_NEAR(inSi(result.head), 55e3 + 2.0 * sketch.lossPa(5, 60), 400.0);
    }

    // Equal bores on a reverse return: the outer circuits pass 1 + 4 quarters, the middle one
    // 4 + 4, so the middle rack is the index and the outer valves are alike.
    void reverseReturnOfEqualBoresFavoursItsEnds()
    {
        GroupSketch sketch(200e3, 250);
        sketch.supply("supply", "s1", 0).supply("s1", "s2", 2).supply("s2", "s3", 2);
        sketch.back("r1", "r2", 2).back("r2", "r3", 2).back("r3", "return", 0);
        for (const char* at : {"1", "2", "3"})
            sketch.rack(std::string("s") + at, std::string("r") + at, 60, 40e3);
        const auto result = balanced(sketch);
        QCOMPARE(result.indexRack, RackId{2});
        const double quarter = sketch.lossPa(2, 60);
        HALLWRIGHT_NEAR(result.settings[0].kv, result.settings[2].kv, 2e-3);
        HALLWRIGHT_NEAR(inSi(result.settings[0].drop), openPa + 3.0 * quarter, 300.0);
    }

    // Pumps of 50 kPa at 120 L/min (66.7 at none) before racks that take 55 kPa with open valves:
    // the lift a - b Q² at 120 L/min is 50 kPa, under the 55 kPa that 120 L/min ask for.
    void tooWeakPumpsAreNamed()
    {
        GroupSketch sketch(50e3, 120);
        sketch.supply("supply", "s1", 0).supply("s1", "s2", 5);
        sketch.back("r1", "return", 0).back("r2", "r1", 5);
        sketch.rack("s1", "r1", 60, 20e3).rack("s2", "r2", 60, 20e3);
        const auto result = balanced(sketch);
        QVERIFY(!result.possible);
        QCOMPARE(result.obstacle, refTo(sketch.group.key));
        QCOMPARE(result.speed, 1.0);
        const auto findings = thermal::balanceFindings(result);
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].code, std::string("thermal.balance.impossible"));
        QVERIFY(english(findings[0].message).find("pumps") != std::string::npos);
    }

    // A rack of 120 kPa before pumps that never lift more than 100 kPa.
    void aRackBeyondThePumpsIsNamed()
    {
        GroupSketch sketch(75e3, 200);
        sketch.supply("supply", "s1", 0).back("r1", "return", 0);
        sketch.rack("s1", "r1", 60, 20e3).rack("s1", "r1", 60, 120e3);
        const auto result = balanced(sketch);
        QVERIFY(!result.possible);
        QCOMPARE(result.obstacle, refTo(RackId{2}));
        QVERIFY(result.settings[1].flow < result.settings[1].need);
    }

    // Pumps held at full speed, 5 MPa: the valve of a rack that takes 1 kPa would have to take
    // 5 MPa, more than 15² times its open 15 kPa (3.4 MPa).
    void aValveThatCannotCloseFarEnoughIsNamed()
    {
        GroupSketch sketch(5e6, 120);
        sketch.group.control = FlowControl::FixedSpeed;
        sketch.supply("supply", "s1", 0).back("r1", "return", 0);
        sketch.rack("s1", "r1", 110, 4.9e6).rack("s1", "r1", 5, 1e3);
        const auto result = balanced(sketch);
        QVERIFY(!result.possible);
        QCOMPARE(result.obstacle, refTo(RackId{2}));
        QVERIFY(result.settings[1].atBound);
        QVERIFY(lpm(result.settings[1].flow) > 5.1);
        HALLWRIGHT_NEAR(lpm(result.settings[0].flow), 110.0, 0.2);
    }

    // At fixed speed no circuit is spared: the index valve throttles too.
    void fixedSpeedThrottlesEveryCircuit()
    {
        GroupSketch sketch(200e3, 120);
        sketch.group.control = FlowControl::FixedSpeed;
        sketch.supply("supply", "s1", 0).back("r1", "return", 0);
        sketch.rack("s1", "r1", 60, 40e3).rack("s1", "r1", 60, 80e3);
        const auto result = balanced(sketch);
        QVERIFY(result.possible);
        QCOMPARE(result.speed, 1.0);
        QCOMPARE(result.indexRack, RackId{2});
        HALLWRIGHT_NEAR(inSi(result.head), 200e3, 500.0); // the design point of its one-point curve
        HALLWRIGHT_NEAR(inSi(result.settings[0].drop), 160e3, 500.0);
        HALLWRIGHT_NEAR(inSi(result.settings[1].drop), 120e3, 500.0);
    }

    // The settings of the normal state stay when the loop is solved again with one rack shut: the
    // others then share more head, and with pumps at their speed each gets no less than before.
    void settingsStayInOtherStates()
    {
        GroupSketch sketch(200e3, 200);
        sketch.supply("supply", "s1", 2).supply("s1", "s2", 5);
        sketch.back("r1", "return", 2).back("r2", "r1", 5);
        sketch.rack("s1", "r1", 60, 40e3).rack("s2", "r2", 60, 40e3);
        const auto result = balanced(sketch);
        sketch.group.valveKv = thermal::settingsOf(sketch.group, result);
        thermal::LoopWorkspace workspace;
        thermal::CoolantOutage shut;
        shut.closed = {sketch.group.elements.size() - 1}; // rack 2's branch
        shut.heldSpeed = result.speed;
        const auto loop = thermal::solveCoolantLoop(sketch.group, 1, workspace, {}, shut);
        QVERIFY(loop);
        QVERIFY(lpm(loop->racks[0].flow) > 60.5);
        HALLWRIGHT_NEAR(*loop->racks[0].valveKv, result.settings[0].kv, 1e-3);
    }

    // A shut pipe cuts the far rack off: the near one keeps its setting, and its drop is its own.
    void settingsStayWhereAPipeIsShut()
    {
        GroupSketch sketch(200e3, 200);
        sketch.supply("supply", "s1", 2).supply("s1", "s2", 5);
        sketch.back("r1", "return", 2).back("r2", "r1", 5);
        sketch.rack("s2", "r2", 60, 40e3).rack("s1", "r1", 60, 40e3); // the far one first
        const auto result = balanced(sketch);
        sketch.group.valveKv = thermal::settingsOf(sketch.group, result);
        thermal::LoopWorkspace workspace;
        thermal::CoolantOutage shut;
        shut.closed = {2, 4}; // s1-s2 and r2-r1
        const auto loop = thermal::solveCoolantLoop(sketch.group, 1, workspace, {}, shut);
        QVERIFY(loop);
        QCOMPARE(lpm(loop->racks[0].flow), 0.0);
        HALLWRIGHT_NEAR(*loop->racks[1].valveKv, result.settings[1].kv, 1e-3);
        QVERIFY(!loop->racks[0].valveKv);
    }

    // A valve that the planner fixed, and a branch that is shut, are not the balancer's to set.
    void fixedAndShutBranchesAreLeftAlone()
    {
        GroupSketch sketch(200e3, 200);
        sketch.supply("supply", "s1", 0).back("r1", "return", 0);
        for (const double drop : {40e3, 40e3, 60e3})
            sketch.rack("s1", "r1", 60, drop);
        auto& elements = sketch.group.elements;
        elements[elements.size() - 3].kv = 9.0;
        elements[elements.size() - 2].state = ElementState::Closed;
        const auto result = balanced(sketch);
        QCOMPARE(result.settings.size(), std::size_t{1});
        QCOMPARE(result.settings[0].rack, RackId{3});
        QVERIFY(result.possible);
        HALLWRIGHT_NEAR(lpm(result.settings[0].flow), 60.0, 0.06);
    }

    void targetIsAsAskedOrOfTheClass()
    {
        GroupSketch sketch(200e3, 200);
        sketch.supply("supply", "s1", 0).back("r1", "return", 0);
        sketch.rack("s1", "r1", 60, 40e3);
        HALLWRIGHT_NEAR(inSi(balanced(sketch).pumpTarget), 120e3 * 0.012, 1e-6);
        // 55 kPa × 1 L/s / 0.5 = 110 W: over a target of 100 W, under one of 200 W.
        const auto over = thermal::balanceFindings(balanced(sketch, 0.1));
        QCOMPARE(over.size(), std::size_t{2});
        QCOMPARE(over[1].code, std::string("thermal.balance.power"));
        QCOMPARE(thermal::balanceFindings(balanced(sketch, 0.2)).size(), std::size_t{1});
    }
};

HALLWRIGHT_TEST(BalanceTest)
#include "balance_test.moc"
