// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of other solvers that the design's facts on hydraulics list (section 3), by number.
// Tested elsewhere:
//   1 link_law slopesNeverFallBelowTheFloor; 2 link_law slopesAreThoseOfTheDrops;
//   3 friction slopesAreThoseOfTheValues; 4 random_network everySolutionMeetsItsEquations (head and
//   mass of every element, judged apart from the solver's own record);
//   5 gradient_solver anIslandIsNamed; 7 check_valve pumpsNearShutOffSettle, blocksAreExchanged…;
//   8 gradient_solver withAllPumpsOffNothingFlows; 10 gradient_solver twentyUnequalPumps…;
//   11 check_valve aStoppedPumpLeavesItsBranchAtRest; 12 epanet_network whatIsNotSupported…;
//   13 friction laminarFrictionIs64OverRe, bothLawsMeetTheFrictionTable;
//   14 epanet_network footUnitsGiveTheSameNetwork; 19 gradient_solver tooFewLapsAreAFault…;
//   21 gradient_solver theSolutionDependsOnNothingSolvedBefore;
//   24 gradient_solver aPipeOfNoLengthJoinsItsEnds; 25 gradient_solver demandCutOff…,
//   check_valve demandAgainstAValveIsNamed; 26 gradient_solver aPumpedLoopCutOffFromItsReference…;
//   27 link_law dropsAreOddInFlowExceptAtPumps.
// The others follow.
#include "data/import/epanet_network.h"
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/link_laws.h"

#include <cmath>
#include <limits>

using namespace hallwright;
using hallwright::tests::localLossPerFlow2;
using hallwright::tests::NetworkSketch;
using hallwright::tests::Solved;
using thermal::LinkFlowState;

namespace {

// 40 L/s feeds two racks; curves of a file in either system of units.
const char* const valveFile = R"([TITLE]
one valve with a curve
[JUNCTIONS]
J1 0 0
J2 0 {demand}
[RESERVOIRS]
R {head}
[PIPES]
P R J1 {length} {bore} {roughness} 0
[VALVES]
V J1 J2 {bore} GPV C
[CURVES]
C 0 0
C {flow} {loss}
[OPTIONS]
Units {units}
Headloss D-W
)";

std::string filled(std::string text, const std::vector<std::pair<std::string, std::string>>& values)
{
    for (const auto& [name, value] : values)
        for (auto at = text.find("{" + name + "}"); at != std::string::npos;
             at = text.find("{" + name + "}"))
            text.replace(at, name.size() + 2, value);
    return text;
}

// Drop of link 1 of a file's network.
double valveDropM(const std::string& text)
{
    const auto read = data::readEpanetText(text, "f.inp");
    model::ensure(read.has_value(), read ? "" : model::english(read.error()).c_str());
    auto solver = thermal::GradientSolver::prepared(read->network);
    model::ensure(solver.has_value(), "prepared");
    const auto solution = solver->solve();
    model::ensure(solution.has_value(), "solved");
    return solution->headLossM[1];
}

} // namespace

class HydraulicFaultsTest : public QObject {
    Q_OBJECT

private slots:
    // 6: a consumer set to no flow leaves the matrix sound; its branch is at rest.
    void aConsumerSetToNothingIsAtRest()
    {
        NetworkSketch sketch;
        sketch.held("return", 20.0);
        sketch.link("pump", "return", "supply", model::PowerPump{30.0, 2e4, 2.0, 1.0});
        sketch.link("off", "supply", "a", model::FlowLimiter{1e6, 0.0, 1e8});
        sketch.link("offPipe", "a", "return", model::Pipe{3.0, 0.025, 1.5e-6, 0.0, 1.0});
        sketch.link("on", "supply", "return", model::FlowLimiter{1e6, 1e-3, 1e8});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("off"), 0.0, 3.1e-7); // 30 m over 1e8 m/(m³/s)
        HALLWRIGHT_NEAR(solved.flow("on"), 1e-3, 3.1e-7);
    }

    // 6: zero demand in every node and a dead branch of consumers: all at rest but the loop.
    void deadConsumersDoNotDisturbTheRest()
    {
        NetworkSketch sketch;
        sketch.held("A", 10.0).held("B", 0.0);
        sketch.link("main", "A", "B", model::LocalLoss{0.05, 10.0});
        for (int i = 0; i < 50; ++i) // a ladder that hangs on one node by one link
            sketch.link("rung" + std::to_string(i), i == 0 ? "A" : "n" + std::to_string(i - 1),
                        "n" + std::to_string(i), model::Pipe{1.0, 0.02, 1e-5, 0.0, 0.0});
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("main"), std::sqrt(10.0 / localLossPerFlow2(10.0, 0.05)), 1e-9);
        HALLWRIGHT_NEAR(solved.head("n49"), 10.0, 1e-9);
        QCOMPARE(solved.flow("rung20"), 0.0);
    }

    // 9: a tabulated curve is extended to the axes by its end lines, and running there is told:
    // points (10 L/s, 30 m) and (20 L/s, 20 m), lift at 30 L/s 10 m, zero lift at 40 L/s.
    void aTabulatedPumpBeyondItsPointsIsExtendedAndTold()
    {
        NetworkSketch sketch;
        sketch.network.curves.push_back({"C", {0.010, 0.020}, {30.0, 20.0}});
        sketch.held("A", 0.0).held("B", 10.0);
        sketch.link("pump", "A", "B", model::TabulatedPump{0, 1.0});
        const Solved beyond(sketch);
        QVERIFY(beyond.ok());
        HALLWRIGHT_NEAR(beyond.flow("pump"), 0.030, 1e-6);
        QCOMPARE(beyond.solution.outsideCurve.size(), std::size_t{1});
        sketch.network.nodes[sketch.at("B")].fixedHeadM = 35.0; // before the first point: 5 L/s
        const Solved before(sketch);
        QVERIFY(before.ok());
        HALLWRIGHT_NEAR(before.flow("pump"), 0.005, 1e-6);
    }

    // 15: a valve's curve is head over flow in the file's units, never head per length: 40 L/s
    // through (80 L/s, 10 m) drop 5 m; the same file in gallons and feet means the same.
    void aValveCurveCarriesItsUnits()
    {
        const auto metric = filled(valveFile, {{"demand", "40"},
                                               {"head", "50"},
                                               {"length", "10"},
                                               {"bore", "200"},
                                               {"roughness", "0.05"},
                                               {"flow", "80"},
                                               {"loss", "10"},
                                               {"units", "LPS"}});
        HALLWRIGHT_NEAR(valveDropM(metric), 5.0, 1e-6);
        const auto us = filled(valveFile, {{"demand", "634.0129"}, // 40 L/s
                                           {"head", "164.042"},
                                           {"length", "32.8084"},
                                           {"bore", "7.874016"},
                                           {"roughness", "0.164042"}, // thousandths of a foot
                                           {"flow", "1268.0258"},
                                           {"loss", "32.8084"}, // 10 m
                                           {"units", "GPM"}});
        HALLWRIGHT_NEAR(valveDropM(us), 5.0, 1e-5);
    }

    // 16: a smooth pipe (roughness 0) is sound in both laws, at rest too; no NaN reaches the
    // matrix.
    void aSmoothPipeHasADrop()
    {
        for (const auto law :
             {model::FrictionLaw::Churchill, model::FrictionLaw::EpanetDarcyWeisbach}) {
            model::HydraulicNetwork network;
            network.friction = law;
            network.nodes = {{"A", 0, 0, 1.0}, {"B", 0, 0, std::nullopt}};
            network.links.push_back({"P", 0, 1, model::Pipe{10.0, 0.05, 0.0, 0.0, 0.0}});
            const thermal::LinkLaws laws(network);
            for (const double flow : {0.0, 1e-9, 1e-5, 1e-3, 1e-2}) {
                const auto at = laws.at(0, flow);
                QVERIFY(std::isfinite(at.drop) && std::isfinite(at.slope) && at.slope > 0.0);
            }
            // Blasius, f = 0.316/Re^0.25 at Re 25,465 (1 L/s of water): within 3 %.
            const double re = 4e-3 / (3.14159265 * 0.05 * 1.004e-6);
            const double velocity = 1e-3 / (3.14159265 / 4.0 * 0.05 * 0.05);
            const double drop = 0.316 / std::pow(re, 0.25) * 10.0 / 0.05 * velocity * velocity /
                                (2.0 * model::standardGravityMS2);
            HALLWRIGHT_NEAR(laws.at(0, 1e-3).drop, drop, 0.03 * drop);
        }
    }

    // 16: swapped arguments (K 1e-5 as roughness is fine, roughness 30 m is not), NaN anywhere.
    void valuesThatMakeNoSenseAreRefusedBeforeTheMatrix()
    {
        for (const auto& pipe :
             {model::Pipe{10.0, 0.05, 30.0, 0.0, 0.0}, model::Pipe{10.0, 0.0, 1e-5, 0.0, 0.0},
              model::Pipe{std::numeric_limits<double>::quiet_NaN(), 0.05, 1e-5, 0.0, 0.0},
              model::Pipe{10.0, 0.05, 1e-5, 0.0, std::numeric_limits<double>::infinity()}}) {
            NetworkSketch sketch;
            sketch.held("A", 10.0).held("B", 0.0);
            sketch.link("P", "A", "B", pipe);
            const Solved solved(sketch);
            QVERIFY(!solved.ok());
            QCOMPARE(solved.fault->code, model::FaultCode::InvalidInput);
            QCOMPARE(solved.fault->where, std::string("link P"));
        }
    }

    // 17: a 1 mm pipe of 5 m bore in series with a 50 m hose of 10 mm: sixteen powers of ten apart,
    // the flow is the hose's alone.
    void aShortFatPipeDoesNotSpoilItsNeighbours()
    {
        const auto hoseFlow = [](bool joined) {
            NetworkSketch sketch;
            sketch.held("A", 20.0).held("C", 0.0);
            sketch.link("hose", "A", joined ? "B" : "C",
                        model::Pipe{50.0, 0.010, 1.5e-6, 0.0, 0.0});
            if (joined)
                sketch.link("fat", "B", "C", model::Pipe{0.001, 5.0, 4.5e-5, 0.0, 0.0});
            // a second way round, so that the two are no mere chain
            sketch.link("tie", joined ? "B" : "C", "D", model::Pipe{0.001, 5.0, 4.5e-5, 0.0, 0.0});
            sketch.link("tieBack", "D", "C", model::LocalLoss{0.02, 2.0});
            const Solved solved(sketch);
            return solved.ok() ? solved.flow("hose") : -1.0;
        };
        const double alone = hoseFlow(false);
        QVERIFY(alone > 0.0);
        HALLWRIGHT_NEAR(hoseFlow(true), alone, 1e-9);
    }

    // 18: a check valve in a short fat pipe shuts by the sign of its flow, not by a head difference
    // that is below any tolerance there.
    void aCheckValveInAShortFatPipeShuts()
    {
        NetworkSketch sketch;
        sketch.held("high", 10.001).held("low", 10.0);
        sketch.checkValve("check", "low", "mid", model::Pipe{0.1, 1.0, 4.5e-5, 0.0, 0.0});
        sketch.link("pipe", "mid", "high", model::Pipe{10.0, 1.0, 4.5e-5, 0.0, 0.0});
        const Solved shut(sketch);
        QVERIFY(shut.ok());
        QCOMPARE(shut.flow("pipe"), 0.0);
        QCOMPARE(shut.state("check"), LinkFlowState::ShutByCheckValve);
        sketch.network.nodes[sketch.at("low")].fixedHeadM = 10.002;
        const Solved open(sketch);
        QVERIFY(open.ok());
        QVERIFY(open.flow("pipe") > 0.1);
        QCOMPARE(open.state("check"), LinkFlowState::Open);
    }

    // 20: a node far below absolute vacuum is solved as asked and shown, not clipped: 15 L/s over a
    // hill of 40 m between reservoirs of 10 and 0 m.
    void negativePressureIsShownNotHidden()
    {
        NetworkSketch sketch;
        sketch.held("A", 10.0).held("B", 0.0);
        sketch.link("up", "A", "hill", model::LocalLoss{0.1, 5.0});
        sketch.link("down", "hill", "B", model::LocalLoss{0.1, 5.0});
        sketch.network.nodes[sketch.at("hill")].elevationM = 40.0;
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.head("hill"), 5.0, 1e-6);
        QVERIFY(solved.head("hill") - 40.0 < -10.33); // below absolute zero pressure
    }

    // 22: two flow controllers in series and two in parallel branches that feed each other settle,
    // and each keeps its own inequality: flow at most the set one, closing only where it holds.
    void controllersInSeriesSettleOnTheSmaller()
    {
        NetworkSketch sketch;
        sketch.held("A", 30.0).held("D", 0.0);
        sketch.link("first", "A", "B", model::FlowLimiter{1e5, 2e-3, 1e8});
        sketch.link("second", "B", "C", model::FlowLimiter{1e5, 1e-3, 1e8});
        sketch.link("third", "C", "D", model::FlowLimiter{1e5, 1e-3, 1e8}); // the same set flow
        const Solved solved(sketch);
        QVERIFY(solved.ok());
        HALLWRIGHT_NEAR(solved.flow("second"), 1e-3, 4e-7);
        const double wide = 1e5 * 1e-6; // k q² of the first, which stays open
        HALLWRIGHT_NEAR(30.0 - solved.head("B"), wide, 1e-3);
    }

    // 23: three points of a pump that do not begin at no flow are read as straight lines through
    // them; three from no flow on as EPANET's power law. Each way passes its points.
    void pumpCurvesPassTheirPoints()
    {
        const auto lift = [](const std::string& curve, double flowLps) {
            const std::string text = "[JUNCTIONS]\nJ 0 " + std::to_string(flowLps) +
                                     "\n[RESERVOIRS]\nR 0\n[PUMPS]\nPU R J HEAD C\n[CURVES]\n" +
                                     curve + "[OPTIONS]\nUnits LPS\nHeadloss D-W\n";
            const auto read = data::readEpanetText(text, "f.inp");
            model::ensure(read.has_value(), read ? "" : model::english(read.error()).c_str());
            auto solver = thermal::GradientSolver::prepared(read->network);
            const auto solution = solver->solve();
            model::ensure(solution.has_value(), "solved");
            return -solution->headLossM[0];
        };
        const std::string late = "C 10 40\nC 20 35\nC 40 15\n";
        HALLWRIGHT_NEAR(lift(late, 20.0), 35.0, 1e-6);
        HALLWRIGHT_NEAR(lift(late, 30.0), 25.0, 1e-6); // halfway between the last two
        const std::string full = "C 0 40\nC 20 35\nC 40 15\n";
        HALLWRIGHT_NEAR(lift(full, 20.0), 35.0, 1e-6);
        HALLWRIGHT_NEAR(lift(full, 40.0), 15.0, 1e-6);
        // 40 - 5 (Q/20)^n with n = ln(25/5)/ln 2 = 2.3219: at 30 L/s 40 - 5 · 1.5^n = 27.18.
        HALLWRIGHT_NEAR(lift(full, 30.0), 40.0 - 5.0 * std::pow(1.5, 2.32193), 1e-3);
    }
};

HALLWRIGHT_TEST(HydraulicFaultsTest)
#include "hydraulic_faults_test.moc"
