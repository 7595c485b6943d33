// SPDX-License-Identifier: GPL-3.0-or-later
// Islands, switches, refusals, collapse, and what must not depend on order or method.
#include "power/load_flow.h"
#include "tests/power/network_builder.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <limits>

using namespace hallwright;
using tests::NetworkBuilder;
using Complex = std::complex<double>;

namespace {

model::Result<power::LoadFlowSolution> solved(const model::ElectricalNetwork& network,
                                              const power::LoadFlowOptions& options = {})
{
    auto flow = power::LoadFlow::prepare(network);
    if (!flow)
        return tl::unexpected(flow.error());
    return flow->solve(options);
}

NetworkBuilder threeBus()
{
    NetworkBuilder builder;
    builder.reference("s");
    builder.load("m", 1.0, 0.3);
    builder.load("e", 2.0, 0.5);
    builder.branch("1", "s", "m", 0.01, 0.02);
    builder.branch("2", "m", "e", 0.02, 0.03);
    return builder;
}

// The fault of a network, in words.
std::string faultOf(const model::ElectricalNetwork& network)
{
    const auto solution = solved(network);
    return solution ? std::string("solved") : english(solution.error());
}

} // namespace

class LoadFlowTopologyTest : public QObject {
    Q_OBJECT
private slots:
    void deadIslandIsFlaggedAndTheRestSolves();
    void twoIslandsWithOwnReferencesSolveApart();
    void twoReferencesInAnIslandAreNamed();
    void networkWithoutReferenceIsRefused();
    void isolatedBusTakesNoPart();
    void switchesMergeBusesAndCarryTheBalance();
    void parallelSwitchesShareEvenly();
    void branchBesideAClosedSwitchCarriesOnlyCharging();
    void switchToTheReferenceFeedsEverything();
    void badNumbersAreNamed_data();
    void badNumbersAreNamed();
    void collapseNamesTheWeakBusAndTheShareCarried();
    void orderOfRowsDoesNotMatter();
    void sweepEqualsNewton_data();
    void sweepEqualsNewton();
    void shortBranchesStillConverge();
};

void LoadFlowTopologyTest::deadIslandIsFlaggedAndTheRestSolves()
{
    auto builder = threeBus();
    const auto whole = solved(builder.network);
    builder.load("x", 3.0, 1.0);
    builder.load("y", 1.0, 0.0);
    builder.branch("3", "x", "y", 0.01, 0.01);
    builder.branch("tie", "e", "x", 0.01, 0.01).fromClosed = false;
    builder.network.branches.back().toClosed = false;
    const auto solution = solved(builder.network);
    QVERIFY(solution.has_value());
    for (std::size_t i : {3u, 4u}) {
        QVERIFY(solution->supply[i] == power::BusSupply::Dead);
        QCOMPARE(solution->voltagesPu[i], Complex());
    }
    QVERIFY(std::abs(solution->unservedMva - Complex(4.0, 1.0)) <= 1e-12);
    QVERIFY(std::abs(solution->voltagesPu[2] - whole->voltagesPu[2]) <= 1e-12);
    QVERIFY(!solution->branches[2].closed && !solution->branches[3].closed);
}

void LoadFlowTopologyTest::twoIslandsWithOwnReferencesSolveApart()
{
    auto builder = threeBus();
    const auto alone = solved(builder.network);
    builder.reference("t").setVoltagePu = 1.05;
    builder.load("u", 1.0, 0.0);
    builder.branch("3", "t", "u", 0.01, 0.0);
    const auto both = solved(builder.network);
    QCOMPARE(both->islands, 2);
    QVERIFY(std::abs(both->voltagesPu[2] - alone->voltagesPu[2]) <= 1e-12);
    // 0.1 pu behind 0.01 pu from 1.05: V = (1.05 + sqrt(1.05^2 - 4 0.01 0.1)) / 2.
    QVERIFY(std::abs(both->vmPu(4) - 0.5 * (1.05 + std::sqrt(1.05 * 1.05 - 0.004))) <= 1e-10);
}

void LoadFlowTopologyTest::twoReferencesInAnIslandAreNamed()
{
    auto builder = threeBus();
    builder.reference("t");
    builder.branch("3", "e", "t", 0.01, 0.01);
    const std::string fault = faultOf(builder.network);
    QVERIFY(fault.find("bus t") != std::string::npos);
    QVERIFY(fault.find("bus s") != std::string::npos);
    // The same across a closed switch.
    auto tied = threeBus();
    tied.reference("t");
    tied.closedSwitch("3", "s", "t");
    QVERIFY(faultOf(tied.network).find("one reference") != std::string::npos);
}

void LoadFlowTopologyTest::networkWithoutReferenceIsRefused()
{
    auto builder = threeBus();
    builder.network.buses[0].kind = model::ElectricalBusKind::Load;
    QVERIFY(faultOf(builder.network).find("no bus is a reference") != std::string::npos);
    for (auto& bus : builder.network.buses)
        bus.kind = model::ElectricalBusKind::Isolated;
    QVERIFY(faultOf(builder.network).find("no bus is a reference") != std::string::npos);
    QVERIFY(faultOf({}).find("no buses") != std::string::npos);
}

void LoadFlowTopologyTest::isolatedBusTakesNoPart()
{
    auto builder = threeBus();
    const auto before = solved(builder.network);
    builder.bus("x", model::ElectricalBusKind::Isolated, 9.0, 9.0);
    builder.branch("3", "e", "x", 0.01, 0.01);
    const auto after = solved(builder.network);
    QVERIFY(after->supply[3] == power::BusSupply::Isolated);
    QVERIFY(std::abs(before->voltagesPu[2] - after->voltagesPu[2]) <= 1e-13);
}

void LoadFlowTopologyTest::switchesMergeBusesAndCarryTheBalance()
{
    // s -z- a =switch= b =switch= c, loads at b and c: the first switch carries both.
    NetworkBuilder builder;
    builder.reference("s");
    builder.load("a");
    builder.load("b", 1.0, 0.2);
    builder.load("c", 2.0, 0.6);
    builder.branch("z", "s", "a", 0.01, 0.03);
    builder.closedSwitch("ab", "a", "b");
    builder.closedSwitch("cb", "c", "b");
    const auto solution = solved(builder.network);
    QVERIFY(solution.has_value());
    QVERIFY(std::abs(solution->branches[1].fromMva - Complex(3.0, 0.8)) <= 1e-8);
    QVERIFY(std::abs(solution->branches[2].fromMva - Complex(-2.0, -0.6)) <= 1e-8);
    QCOMPARE(solution->voltagesPu[1], solution->voltagesPu[3]);
    QVERIFY(std::abs(solution->injectionsMva[3] - Complex(-2.0, -0.6)) <= 1e-8);
    // A very small impedance in place of a switch gives the same voltages.
    for (std::size_t i : {1u, 2u})
        builder.network.branches[i].reactancePu = 1e-8;
    const auto small = solved(builder.network);
    QVERIFY(std::abs(small->voltagesPu[3] - solution->voltagesPu[3]) <= 1e-8);
}

void LoadFlowTopologyTest::parallelSwitchesShareEvenly()
{
    NetworkBuilder builder;
    builder.reference("s");
    builder.load("a");
    builder.load("b", 3.0, 0.9);
    builder.branch("z", "s", "a", 0.01, 0.03);
    for (const char* id : {"1", "2", "3"})
        builder.closedSwitch(id, "a", "b");
    const auto solution = solved(builder.network);
    for (std::size_t i : {1u, 2u, 3u})
        QVERIFY(std::abs(solution->branches[i].fromMva - Complex(1.0, 0.3)) <= 1e-8);
}

void LoadFlowTopologyTest::branchBesideAClosedSwitchCarriesOnlyCharging()
{
    NetworkBuilder builder;
    builder.reference("s");
    builder.load("a");
    builder.load("b", 3.0, 0.9);
    builder.branch("z", "s", "a", 0.01, 0.03);
    builder.closedSwitch("k", "a", "b");
    builder.branch("beside", "a", "b", 0.01, 0.02).susceptancePu = 0.04;
    const auto solution = solved(builder.network);
    const double square = std::norm(solution->voltagesPu[1]);
    QVERIFY(std::abs(solution->branches[2].fromMva - Complex(0.0, -0.2 * square)) <= 1e-9);
    QVERIFY(std::abs(solution->branches[1].toMva + Complex(3.0, 0.9 - 0.2 * square)) <= 1e-8);
    QVERIFY(solution->balanceErrorMva <= 1e-8);
}

void LoadFlowTopologyTest::switchToTheReferenceFeedsEverything()
{
    auto builder = threeBus();
    builder.load("board", 0.5, 0.1);
    builder.closedSwitch("k", "board", "s");
    builder.load("far", 0.7, 0.0);
    builder.branch("3", "board", "far", 0.01, 0.01);
    const auto solution = solved(builder.network);
    QVERIFY(solution.has_value());
    const Complex through = Complex(0.5, 0.1) + solution->branches[3].fromMva;
    QVERIFY(std::abs(solution->branches[2].toMva - through) <= 1e-8);
    QVERIFY(std::abs(solution->sourceMva - (solution->branches[0].fromMva + through)) <= 1e-8);
}

void LoadFlowTopologyTest::badNumbersAreNamed_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<QString>("named");
    const char* cases[] = {"bus e", "bus e",    "bus m",      "branch 2", "branch 2", "branch 2",
                           "bus s", "branch 2", "base power", "bus m",    "branch 2", "tap ratio"};
    for (int i = 0; i < 12; ++i)
        QTest::addRow("change %d", i) << i << QString(cases[i]);
}

void LoadFlowTopologyTest::badNumbersAreNamed()
{
    QFETCH(int, change);
    QFETCH(QString, named);
    auto builder = threeBus();
    auto& network = builder.network;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    switch (change) {
    case 0:
        network.buses[2].load.mw = nan;
        break;
    case 1:
        network.buses[2].nominalKv = 0.0;
        break;
    case 2:
        network.buses[2].id = "m";
        break;
    case 3:
        network.branches[1].reactancePu = std::numeric_limits<double>::infinity();
        break;
    case 4:
        network.branches[1].to = 7;
        break;
    case 5:
        network.branches[1].tapRatio = 0.0;
        break;
    case 6:
        network.buses[0].setVoltagePu = 0.0;
        break;
    case 7:
        network.buses[2].nominalKv = 0.4;
        break; // a cable from 11 kV to 0.4 kV
    case 8:
        network.baseMva = 0.0;
        break;
    case 9:
        network.buses[1].nominalKv.reset();
        break;
    case 11: // once solved to NaN and reported as converged
        network.branches[1].tapRatio = 1e-320;
        break;
    default: // an ideal transformer
        network.branches[1].kind = model::ElectricalBranchKind::Transformer;
        network.branches[1].resistancePu = network.branches[1].reactancePu = 0.0;
    }
    const auto solution = solved(network);
    QVERIFY(!solution.has_value());
    QVERIFY(solution.error().code == model::FaultCode::InvalidInput);
    const std::string words = english(solution.error());
    QVERIFY2(words.find(named.toStdString()) != std::string::npos, words.c_str());
}

void LoadFlowTopologyTest::collapseNamesTheWeakBusAndTheShareCarried()
{
    // Behind a reactance x at unity power factor at most V0^2 / 2x is carried: 5 pu here, 50 MW of
    // the 80 MW asked for, and there V = V0 / sqrt2.
    NetworkBuilder builder;
    builder.reference("s");
    builder.load("good", 1.0, 0.0);
    builder.load("weak", 80.0, 0.0);
    builder.branch("1", "s", "good", 0.001, 0.001);
    builder.branch("2", "s", "weak", 0.0, 0.1);
    const auto solution = solved(builder.network);
    QVERIFY(!solution.has_value());
    QVERIFY(solution.error().code == model::FaultCode::NoSolution);
    QCOMPARE(solution.error().where, std::string("bus weak"));
    QVERIFY(std::abs(std::stod(solution.error().what.arguments[0]) - 62.5) <= 0.15);
    QVERIFY(std::abs(std::stod(solution.error().what.arguments[1]) - std::sqrt(0.5)) <= 0.03);
}

void LoadFlowTopologyTest::orderOfRowsDoesNotMatter()
{
    auto network = tests::grownNetwork(400, 5, 11);
    const auto first = solved(network);
    std::mt19937_64 random(5);
    auto shuffled = network;
    std::vector<int> order(network.buses.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    std::shuffle(order.begin(), order.end(), random); // order[new] = old
    std::vector<int> newOf(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        newOf[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
        shuffled.buses[i] = network.buses[static_cast<std::size_t>(order[i])];
    }
    for (auto& branch : shuffled.branches) {
        branch.from = newOf[static_cast<std::size_t>(branch.from)];
        branch.to = newOf[static_cast<std::size_t>(branch.to)];
    }
    std::shuffle(shuffled.branches.begin(), shuffled.branches.end(), random);
    const auto second = solved(shuffled);
    for (std::size_t i = 0; i < order.size(); ++i)
        QVERIFY(std::abs(second->voltagesPu[i] -
                         first->voltagesPu[static_cast<std::size_t>(order[i])]) <= 1e-11);
}

void LoadFlowTopologyTest::sweepEqualsNewton_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("rings");
    for (const int size : {2, 10, 100, 1000, 5000})
        for (const int rings : {0, 1, 7})
            if (size > 2 || rings == 0)
                QTest::addRow("%d buses, %d rings", size, rings) << size << rings;
}

void LoadFlowTopologyTest::sweepEqualsNewton()
{
    QFETCH(int, size);
    QFETCH(int, rings);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto network = tests::grownNetwork(size, rings, seed);
        const auto sweep = solved(network, {.method = power::FlowMethod::Sweep});
        const auto newton = solved(network, {.method = power::FlowMethod::Newton});
        QVERIFY2(sweep.has_value(), sweep ? "" : english(sweep.error()).c_str());
        QVERIFY2(newton.has_value(), newton ? "" : english(newton.error()).c_str());
        QCOMPARE(newton->newtonIslands, 1);
        QCOMPARE(sweep->newtonIslands, 0);
        for (std::size_t i = 0; i < network.buses.size(); ++i) {
            QVERIFY(std::abs(sweep->voltagesPu[i] - newton->voltagesPu[i]) <= 1e-9);
            // Kirchhoff: what arrives is what the load takes.
            const Complex load(network.buses[i].load.mw, network.buses[i].load.mvar);
            if (i > 0)
                QVERIFY(std::abs(sweep->injectionsMva[i] + load) <= 1e-8);
        }
        for (const auto* solution : {&*sweep, &*newton})
            QVERIFY(solution->balanceErrorMva <= 1e-9 * std::abs(solution->sourceMva));
        QVERIFY(sweep->vmPu(static_cast<std::size_t>(sweep->lowestBus())) > 0.8);
        QVERIFY(sweep->lossMva.real() > 0.0);
    }
}

void LoadFlowTopologyTest::shortBranchesStillConverge()
{
    // Reactances of 1e-7 and 1e-8 pu, shaped as closed breakers often are, in a ring and in a tree.
    for (const double x : {1e-7, 1e-8}) {
        auto builder = threeBus();
        builder.load("b", 0.5, 0.1);
        builder.branch("3", "e", "b", 0.0, x);
        builder.branch("4", "b", "s", 0.03, 0.04);
        for (const auto method : {power::FlowMethod::Automatic, power::FlowMethod::Newton}) {
            const auto solution = solved(builder.network, {.method = method});
            QVERIFY2(solution.has_value(), solution ? "" : english(solution.error()).c_str());
            QVERIFY(std::abs(solution->voltagesPu[2] - solution->voltagesPu[3]) <= 1e-7);
        }
    }
}

HALLWRIGHT_TEST(LoadFlowTopologyTest)
#include "load_flow_topology_test.moc"
