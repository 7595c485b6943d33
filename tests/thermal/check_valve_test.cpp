// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/check_valves.h"

#include <algorithm>

using namespace hallwright;
using tests::localLossPerFlow2;
using tests::NetworkSketch;
using tests::Solved;
using thermal::LinkFlowState;

namespace {

const model::LocalLoss valveLoss{0.0779, 2.0};

// Pumps in parallel, each with its check valve, on one rack.
NetworkSketch pumpsWithValves(const std::vector<double>& speeds)
{
    NetworkSketch sketch;
    sketch.held("EXP", 20.0);
    sketch.link("rack", "supply", "EXP", model::LocalLoss{0.05, 30.0});
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        const std::string n = std::to_string(i);
        sketch.link("P" + n, "EXP", "D" + n, model::PowerPump{30.0, 2e4, 2.0, speeds[i]});
        sketch.checkValve("CV" + n, "D" + n, "supply", valveLoss);
    }
    return sketch;
}

} // namespace

class CheckValveTest : public QObject {
    Q_OBJECT

private slots:
    // The full-speed pump makes more head at the header than the slow one at rest (0.25 · 30 = 7.5
    // m).
    void aWeakPumpWaitsBehindItsCheckValve()
    {
        const NetworkSketch sketch = pumpsWithValves({1.0, 0.5});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("P1"), 0.0);
        QCOMPARE(solved.flow("CV1"), 0.0);
        QCOMPARE(solved.state("CV1"), LinkFlowState::ShutByCheckValve);
        QCOMPARE(solved.state("P1"), LinkFlowState::Open);
        HALLWRIGHT_NEAR(solved.head("D1"), 27.5, 1e-9);
        const double k = localLossPerFlow2(30.0, 0.05) + localLossPerFlow2(2.0, 0.0779);
        HALLWRIGHT_NEAR(solved.flow("P0"), std::sqrt(30.0 / (2e4 + k)), 1e-9);
    }

    void aPumpHasItsOwnCheckValve()
    {
        NetworkSketch sketch;
        sketch.held("EXP", 20.0);
        sketch.link("rack", "supply", "EXP", model::LocalLoss{0.05, 30.0});
        sketch.link("P0", "EXP", "supply", model::PowerPump{30.0, 2e4, 2.0, 1.0});
        sketch.link("P1", "EXP", "supply", model::PowerPump{30.0, 2e4, 2.0, 0.5});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("P1"), 0.0);
        QCOMPARE(solved.state("P1"), LinkFlowState::ShutByCheckValve);
    }

    void pumpStopsWhenHeadExceedsShutoff()
    {
        NetworkSketch sketch;
        sketch.held("low", 0.0).held("high", 40.0);
        sketch.link("pump", "low", "mid", model::PowerPump{30.0, 2e4, 2.0, 1.0});
        sketch.link("pipe", "mid", "high", model::LocalLoss{0.05, 3.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("pump"), 0.0);
        HALLWRIGHT_NEAR(solved.head("mid"), 40.0, 1e-12);
    }

    void aStoppedPumpLeavesItsBranchAtRest()
    {
        const NetworkSketch sketch = pumpsWithValves({1.0, 0.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("CV1"), 0.0);
        QCOMPARE(solved.state("P1"), LinkFlowState::Closed);
        HALLWRIGHT_NEAR(solved.head("D1"), solved.head("supply"), 1e-12);
    }

    void valvesThatFaceEachOtherBlock()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0).held("B", 10.0);
        sketch.checkValve("1", "A", "M", valveLoss);
        sketch.checkValve("2", "B", "M", valveLoss);
        sketch.link("bypass", "A", "B", model::LocalLoss{0.05, 3.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("2"), 0.0);
        HALLWRIGHT_NEAR(solved.flow("1"), 0.0, 1e-10);
        HALLWRIGHT_NEAR(solved.head("M"), 30.0, 1e-6);
        HALLWRIGHT_NEAR(solved.flow("bypass"), std::sqrt(20.0 / localLossPerFlow2(3.0, 0.05)),
                        1e-9);
    }

    // Two valves point out of a ring that nothing feeds: the one to the lower head stays open at
    // rest and gives the ring its head, the other is shut.
    void valvesOutOfAnUnfedRingCarryNothing()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0).held("B", 10.0);
        sketch.checkValve("1", "M", "A", valveLoss);
        sketch.link("a", "M", "N", model::LocalLoss{0.05, 3.0});
        sketch.link("b", "M", "N", model::LocalLoss{0.05, 5.0});
        sketch.checkValve("2", "N", "B", valveLoss);
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        for (const char* link : {"1", "2", "a", "b"})
            HALLWRIGHT_NEAR(solved.flow(link), 0.0, 1e-9);
        QCOMPARE(solved.state("1"), LinkFlowState::ShutByCheckValve);
        HALLWRIGHT_NEAR(solved.head("M"), 10.0, 1e-6);
    }

    // With both shut behind a pump that cannot lift so far, the ring turns by itself without a
    // head.
    void aPumpedRingBehindShutValvesHasNoHead()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0).held("B", 10.0);
        sketch.link("main", "A", "B", model::LocalLoss{0.05, 3.0});
        sketch.checkValve("in", "B", "M", valveLoss);
        sketch.link("pump", "M", "N", model::PowerPump{5.0, 2e4, 2.0, 1.0});
        sketch.link("ring", "N", "M", model::LocalLoss{0.05, 30.0});
        sketch.checkValve("out", "N", "A", valveLoss);
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("out"), 0.0);
        HALLWRIGHT_NEAR(solved.flow("in"), 0.0, 1e-9);
        HALLWRIGHT_NEAR(solved.flow("pump"), std::sqrt(5.0 / (2e4 + localLossPerFlow2(30.0, 0.05))),
                        1e-9);
    }

    void demandAgainstAValveIsNamed()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0);
        sketch.checkValve("1", "B", "A", valveLoss);
        sketch.network.nodes[sketch.at("B")].demandM3s = 1e-3;
        const Solved solved(sketch);
        QVERIFY(!solved.ok());
        QCOMPARE(solved.fault->where, std::string("node B"));
    }

    void aRingBehindValvesThatFaceAwayFromADemandIsRefused()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0);
        sketch.checkValve("1", "B", "A", valveLoss);
        sketch.checkValve("2", "C", "A", valveLoss);
        sketch.link("3", "B", "C", valveLoss);
        sketch.network.nodes[sketch.at("B")].demandM3s = 1e-3;
        const Solved solved(sketch);
        QVERIFY(!solved.ok());
        QCOMPARE(solved.fault->code, model::FaultCode::NoSolution);
    }

    // Many pumps near their shut-off: some run, some wait, and the search ends.
    void pumpsNearShutOffSettle()
    {
        std::vector<double> speeds;
        for (int i = 0; i < 30; ++i)
            speeds.push_back(1.0 - 0.01 * i);
        const NetworkSketch sketch = pumpsWithValves(speeds);
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        const double header = solved.head("supply") - 20.0;
        for (std::size_t i = 0; i < speeds.size(); ++i) {
            const double shutoff = 30.0 * speeds[i] * speeds[i];
            const std::string n = std::to_string(i);
            const double k = 2e4 + localLossPerFlow2(2.0, 0.0779);
            HALLWRIGHT_NEAR(solved.flow("P" + n),
                            shutoff > header ? std::sqrt((shutoff - header) / k) : 0.0, 1e-7);
        }
    }

    void blocksAreExchangedWhileTheyShrinkThenOneAtATime()
    {
        thermal::BlockExchange exchange(4);
        const std::vector<std::uint32_t> three{0, 1, 3};
        QCOMPARE(exchange.toChange(three).size(), std::size_t(3));
        std::size_t rounds = 1;
        while (exchange.toChange(three).size() == 3)
            QVERIFY(++rounds < 50);
        QCOMPARE(exchange.toChange(three)[0], 3U);
        while (!exchange.exhausted())
            (void)exchange.toChange(three);
    }
};

HALLWRIGHT_TEST(CheckValveTest)
#include "check_valve_test.moc"
