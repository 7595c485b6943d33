// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/gradient_solver.h"

#include <algorithm>

using namespace hallwright;
using tests::localLossPerFlow2;
using tests::NetworkSketch;
using tests::Solved;
using thermal::GradientSolver;
using thermal::LinkFlowState;

namespace {

constexpr double hoseLoss = 4.0; // K of the hoses below
const model::PowerPump squarePump{30.0, 2e4, 2.0, 1.0};

// Expansion vessel on the suction side, one pump, a loop of local losses.
NetworkSketch closedLoop(double speed = 1.0)
{
    NetworkSketch sketch;
    sketch.held("EXP", 20.0);
    model::PowerPump pump = squarePump;
    pump.speed = speed;
    sketch.link("expansion", "EXP", "suction", model::Pipe{1.0, 0.025, 4.5e-5, 0.0, 0.0});
    sketch.link("pump", "suction", "supply", pump);
    sketch.link("rack", "supply", "return", model::LocalLoss{0.05, 30.0});
    sketch.link("back", "return", "suction", model::LocalLoss{0.1, 2.0});
    return sketch;
}

} // namespace

class GradientSolverTest : public QObject {
    Q_OBJECT

private slots:
    // q = √(ΔH/(k1 + k2)); the floor's line of 1e-6 m/(m³/s) is below the tolerances.
    void lossesInSeriesAdd()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0).held("C", 20.0);
        sketch.link("1", "A", "B", model::LocalLoss{0.1, 5.0});
        sketch.link("2", "B", "C", model::LocalLoss{0.05, 3.0});
        const double k1 = localLossPerFlow2(5.0, 0.1);
        const double k2 = localLossPerFlow2(3.0, 0.05);
        const double q = std::sqrt(10.0 / (k1 + k2));
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("1"), q, 1e-10);
        HALLWRIGHT_NEAR(solved.flow("2"), q, 1e-10);
        HALLWRIGHT_NEAR(solved.head("B"), 30.0 - k1 * q * q, 1e-6);
    }

    void flowsInParallelAdd()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0).held("B", 20.0);
        sketch.link("1", "A", "B", model::LocalLoss{0.1, 5.0});
        sketch.link("2", "B", "A", model::LocalLoss{0.05, 3.0}); // written the other way round
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("1"), std::sqrt(10.0 / localLossPerFlow2(5.0, 0.1)), 1e-9);
        HALLWRIGHT_NEAR(solved.flow("2"), -std::sqrt(10.0 / localLossPerFlow2(3.0, 0.05)), 1e-9);
        HALLWRIGHT_NEAR(solved.solution.inflowM3s[0], solved.flow("1") - solved.flow("2"), 1e-15);
    }

    // H0 s² = (a + Σk) q² with an exponent of two: flow is proportional to speed.
    void flowFollowsPumpSpeed()
    {
        const double k = localLossPerFlow2(30.0, 0.05) + localLossPerFlow2(2.0, 0.1);
        for (const double speed : {1.0, 0.8, 0.3}) {
            const NetworkSketch sketch = closedLoop(speed);
            const Solved solved(sketch);
            QVERIFY(solved.ok());
            HALLWRIGHT_NEAR(solved.flow("rack"), speed * std::sqrt(30.0 / (2e4 + k)), 1e-9);
            HALLWRIGHT_NEAR(solved.head("suction"), 20.0, 1e-9);
            HALLWRIGHT_NEAR(solved.flow("expansion"), 0.0, 1e-15);
            QVERIFY(solved.solution.convergence.closureM3s < 1e-12);
        }
    }

    // Two equal pumps: H0 - a (Q/2)² = k Q².
    void parallelPumpsShareTheFlow()
    {
        NetworkSketch sketch = closedLoop();
        sketch.link("pump2", "suction", "supply", squarePump);
        const double k = localLossPerFlow2(30.0, 0.05) + localLossPerFlow2(2.0, 0.1);
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        const double q = std::sqrt(30.0 / (k + 2e4 / 4.0));
        HALLWRIGHT_NEAR(solved.flow("rack"), q, 1e-9);
        HALLWRIGHT_NEAR(solved.flow("pump"), q / 2.0, 1e-9);
        HALLWRIGHT_NEAR(solved.flow("pump2"), q / 2.0, 1e-9);
    }

    void twentyUnequalPumpsAgreeOnOneHead()
    {
        NetworkSketch sketch;
        sketch.held("EXP", 20.0);
        sketch.link("rack", "supply", "EXP", model::LocalLoss{0.2, 3.0});
        for (int i = 0; i < 20; ++i) {
            model::PowerPump pump{30.0 + 0.2 * i, 2e4 + 700.0 * i, 1.7 + 0.03 * i, 1.0 - 0.004 * i};
            sketch.link("P" + std::to_string(i), "EXP", "supply", pump);
        }
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        const double lift = solved.head("supply") - 20.0;
        double total = 0.0;
        for (int i = 0; i < 20; ++i) {
            const auto id = "P" + std::to_string(i);
            const auto& pump =
                std::get<model::PowerPump>(sketch.network.links[sketch.linkAt(id)].law);
            const double shutoff = pump.speed * pump.speed * pump.shutoffHeadM;
            const double a = pump.coefficient * std::pow(pump.speed, 2.0 - pump.exponent);
            HALLWRIGHT_NEAR(solved.flow(id), std::pow((shutoff - lift) / a, 1.0 / pump.exponent),
                            1e-8);
            total += solved.flow(id);
        }
        HALLWRIGHT_NEAR(solved.flow("rack"), total, 1e-12);
        HALLWRIGHT_NEAR(lift, localLossPerFlow2(3.0, 0.2) * total * total, 1e-6);
    }

    void aDeadEndHasTheHeadOfItsRoot()
    {
        NetworkSketch sketch = closedLoop();
        sketch.link("stub", "supply", "stubEnd", model::Pipe{5.0, 0.05, 4.5e-5, 0.0, 1.0});
        sketch.link("gauge", "stubEnd", "gaugeEnd", model::Pipe{1.0, 0.01, 0.0, 0.0, 0.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("stub"), 0.0);
        QCOMPARE(solved.head("gaugeEnd"), solved.head("supply"));
    }

    void demandAtATwigIsFedThroughIt()
    {
        NetworkSketch sketch;
        sketch.held("A", 10.0);
        sketch.link("1", "A", "B", model::LocalLoss{0.1, 5.0});
        sketch.link("2", "C", "B", model::LocalLoss{0.1, 5.0});
        sketch.network.nodes[sketch.at("C")].demandM3s = 0.01;
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("1"), 0.01, 1e-15);
        HALLWRIGHT_NEAR(solved.flow("2"), -0.01, 1e-15);
        HALLWRIGHT_NEAR(solved.head("C"), 10.0 - 2.0 * localLossPerFlow2(5.0, 0.1) * 1e-4, 1e-7);
    }

    void withAllPumpsOffNothingFlows()
    {
        NetworkSketch sketch = closedLoop(0.0);
        sketch.link("second", "supply", "return", model::LocalLoss{0.05, 30.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        for (std::size_t k = 0; k < sketch.network.links.size(); ++k)
            HALLWRIGHT_NEAR(solved.solution.flowM3s[k], 0.0, 1e-10);
        for (const double head : solved.solution.headM)
            HALLWRIGHT_NEAR(head, 20.0, 1e-9);
        QCOMPARE(solved.state("pump"), LinkFlowState::Closed);
    }

    void anIslandIsNamed()
    {
        NetworkSketch sketch = closedLoop();
        sketch.link("lonely", "X", "Y", model::LocalLoss{0.05, 30.0});
        const Solved solved(sketch);
        QVERIFY(!solved.ok());
        QCOMPARE(solved.fault->code, model::FaultCode::NoSolution);
        QVERIFY(model::english(*solved.fault).find("X (2)") != std::string::npos);
    }

    void partsCutOffByClosedLinksHaveNoHead()
    {
        NetworkSketch sketch = closedLoop();
        sketch.link("in", "supply", "X", model::LocalLoss{0.05, 3.0}).state =
            model::LinkState::Closed;
        sketch.link("cut", "X", "Y", model::LocalLoss{0.05, 3.0});
        sketch.link("out", "Y", "return", model::LocalLoss{0.05, 3.0}).state =
            model::LinkState::Closed;
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        QCOMPARE(solved.flow("cut"), 0.0);
        QVERIFY(std::isnan(solved.head("X")) && std::isnan(solved.head("Y")));
        QVERIFY(std::isfinite(solved.head("return")));
        QCOMPARE(solved.state("in"), LinkFlowState::Closed);
    }

    void aPumpedLoopCutOffFromItsReferenceStillFlows()
    {
        NetworkSketch sketch = closedLoop();
        sketch.network.links[0].state = model::LinkState::Closed;
        const Solved open{closedLoop()};
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(
            solved.flow("rack"),
            std::sqrt(30.0 / (2e4 + localLossPerFlow2(30.0, 0.05) + localLossPerFlow2(2.0, 0.1))),
            1e-9);
        QVERIFY(std::isnan(solved.head("supply")));
    }

    void demandCutOffByClosedLinksIsNamed()
    {
        NetworkSketch sketch = closedLoop();
        sketch.link("in", "supply", "X", model::LocalLoss{0.05, 3.0}).state =
            model::LinkState::Closed;
        sketch.network.nodes[sketch.at("X")].demandM3s = 1e-3;
        const Solved solved(sketch);
        QVERIFY(!solved.ok());
        QCOMPARE(solved.fault->where, std::string("node X"));
    }

    void aPipeOfNoLengthJoinsItsEnds()
    {
        NetworkSketch sketch = closedLoop();
        sketch.link("joint", "supply", "header", model::Pipe{0.0, 0.1, 0.0, 0.0, 0.0});
        sketch.link("rack2", "header", "return", model::LocalLoss{0.05, 30.0});
        sketch.link("joint2", "supply", "header", model::Pipe{0.0, 0.1, 0.0, 0.0, 0.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.head("header"), solved.head("supply"), 1e-6);
        HALLWRIGHT_NEAR(solved.flow("joint"), solved.flow("joint2"), 1e-9);
        HALLWRIGHT_NEAR(solved.flow("rack2"), solved.flow("rack"), 1e-8);
    }

    void aLoopOnOneNodeSolves()
    {
        // Both ends of the ring hang on one node: pump 30 - 2e4 q² against k q².
        NetworkSketch sketch;
        sketch.held("EXP", 20.0);
        sketch.link("tie", "EXP", "A", model::Pipe{1.0, 0.025, 4.5e-5, 0.0, 0.0});
        sketch.link("pump", "A", "B", squarePump);
        sketch.link("1", "B", "C", model::LocalLoss{0.05, 10.0});
        sketch.link("2", "C", "A", model::LocalLoss{0.05, 10.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("pump"),
                        std::sqrt(30.0 / (2e4 + localLossPerFlow2(20.0, 0.05))), 1e-9);
    }

    void aPumpBeyondItsCurveIsTold()
    {
        NetworkSketch sketch;
        sketch.held("A", 50.0).held("B", 0.0);
        sketch.link("pump", "A", "B", squarePump); // 50 m push it past its zero-lift flow
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("pump"), std::sqrt(80.0 / 2e4), 1e-9);
        QCOMPARE(solved.solution.outsideCurve, std::vector<std::size_t>{0});
    }

    // V4 and V6 of the public sizing figures: XDU1350 against 0.000186 Q² + 0.0414 Q - 0.55 kPa
    // meets at 1,128 L/min and 283 kPa.
    void aCduRunsWhereItsCurveMeetsTheSystem()
    {
        const double lpm = 1.0 / 60e3;
        const double kpa = 1e3 / (1000.0 * model::standardGravityMS2); // m of a fluid of 1000 kg/m³
        NetworkSketch sketch;
        sketch.held("EXP", 20.0);
        sketch.link("cdu", "EXP", "supply",
                    model::QuadraticPump{(476.5 + 0.55) * kpa, 0.092063 * kpa / lpm,
                                         -0.000234 * kpa / (lpm * lpm), 1.0});
        sketch.link("turbulent", "supply", "mid",
                    model::PowerDrop{0.000186 * kpa / (lpm * lpm), 2.0});
        sketch.link("linear", "mid", "EXP", model::LinearResistance{0.0414 * kpa / lpm});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("cdu") / lpm, 1128.0, 0.02 * 1128.0);
        HALLWRIGHT_NEAR((solved.head("supply") - 20.0) / kpa - 0.55, 283.0, 0.02 * 283.0);
    }

    void limitersShareWhatThePumpGives()
    {
        NetworkSketch sketch = closedLoop();
        sketch.network.links.erase(sketch.network.links.begin() + 2); // the rack
        for (int i = 0; i < 3; ++i)
            sketch.link("rack" + std::to_string(i), "supply", "return",
                        model::FlowLimiter{1e6, 1e-3 * (i + 1), 1e8});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        for (int i = 0; i < 3; ++i) // 30 m over 1e8 m/(m³/s): 3e-7 m³/s above the set flow
            HALLWRIGHT_NEAR(solved.flow("rack" + std::to_string(i)), 1e-3 * (i + 1), 3.1e-7);
    }

    void theSolutionDependsOnNothingSolvedBefore()
    {
        auto solver = GradientSolver::prepared(closedLoop().network);
        QVERIFY(solver.has_value());
        const auto first = solver->solve();
        QVERIFY(solver->setPumpSpeed(1, 0.6).has_value());
        QVERIFY(solver->solve().has_value());
        QVERIFY(solver->setPumpSpeed(1, 0.0).has_value());
        QVERIFY(solver->solve().has_value());
        QVERIFY(solver->setPumpSpeed(1, 1.0).has_value());
        const auto again = solver->solve();
        QCOMPARE(again->flowM3s, first->flowM3s);
        QCOMPARE(again->headM, first->headM);
        QCOMPARE(again->convergence.iterations, first->convergence.iterations);
    }

    void aWarmStartAgreesWithAColdOne()
    {
        auto solver = GradientSolver::prepared(closedLoop().network);
        const auto before = solver->solve();
        QVERIFY(solver->setPumpSpeed(1, 1.01).has_value());
        const auto cold = solver->solve();
        const auto warm = solver->solve({}, &*before);
        QVERIFY(warm->convergence.iterations < cold->convergence.iterations);
        for (std::size_t k = 0; k < cold->flowM3s.size(); ++k)
            HALLWRIGHT_NEAR(warm->flowM3s[k], cold->flowM3s[k], 1e-10);
    }

    void aStopRequestEndsTheSolve()
    {
        auto solver = GradientSolver::prepared(closedLoop().network);
        std::stop_source source;
        source.request_stop();
        const auto result = solver->solve({}, nullptr, source.get_token());
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().code, model::FaultCode::Cancelled);
    }

    void tooFewLapsAreAFaultThatNamesALink()
    {
        auto solver = GradientSolver::prepared(closedLoop().network);
        const auto result = solver->solve({.maximumIterations = 1});
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().code, model::FaultCode::NoSolution);
        QVERIFY(result.error().where.starts_with("link "));
    }
};

HALLWRIGHT_TEST(GradientSolverTest)
#include "gradient_solver_test.moc"
