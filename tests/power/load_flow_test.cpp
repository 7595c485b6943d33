// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced load flow against closed forms and balances worked out by hand.
#include "power/load_flow.h"
#include "tests/power/network_builder.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <numbers>

using namespace hallwright;
using tests::NetworkBuilder;
using Complex = std::complex<double>;

namespace {

power::LoadFlowSolution solveOrFail(const model::ElectricalNetwork& network,
                                    const power::LoadFlowOptions& options = {})
{
    auto flow = power::LoadFlow::prepare(network);
    auto solution = flow ? flow->solve(options) : tl::unexpected(flow.error());
    if (!solution)
        qFatal("%s", english(solution.error()).c_str());
    return *solution;
}

// |V| behind z with the load S at it: V^4 + (2 Re(z conj S) - V0^2) V^2 + |z|^2 |S|^2 = 0, upper
// root.
double loadedVoltage(double source, Complex z, Complex load)
{
    const double b = source * source - 2.0 * (z * std::conj(load)).real();
    return std::sqrt(0.5 * (b + std::sqrt(b * b - 4.0 * std::norm(z) * std::norm(load))));
}

NetworkBuilder twoBus(Complex z, Complex loadPu)
{
    NetworkBuilder builder(10.0);
    builder.reference("s");
    builder.load("l", 10.0 * loadPu.real(), 10.0 * loadPu.imag());
    builder.branch("f", "s", "l", z.real(), z.imag());
    return builder;
}

} // namespace

class LoadFlowTest : public QObject {
    Q_OBJECT
private slots:
    void twoBusesMatchTheClosedForm_data();
    void twoBusesMatchTheClosedForm();
    void equalTapsDropAndLoseAsTheFormulasSay();
    void transformerAtNoLoadShowsRatioAndShift();
    void loadedTransformerIsAFeederAtItsSecondary();
    void equalParallelBranchesShareAlike();
    void constantImpedanceLoadDividesTheVoltage();
    void constantCurrentLoadKeepsItsCurrent();
    void capacitorRaisesTheVoltage();
    void openEndedLineKeepsItsCharging();
    void generatorHoldsItsVoltageAndPower();
    void ringSplitsByImpedance();
    void currentsInAmperesFollowTheNominalVoltage();
    void warmStartEqualsFreshSolve();
    void injectionsOfOtherBusesAreRefused();
    void stopTokenCancels();
};

void LoadFlowTest::twoBusesMatchTheClosedForm_data()
{
    QTest::addColumn<double>("share"); // of the greatest load
    QTest::addColumn<int>("method");
    for (const double share : {0.0, 0.1, 0.5, 0.9, 0.99})
        for (const auto method : {power::FlowMethod::Automatic, power::FlowMethod::Newton})
            QTest::addRow("%g of the nose, method %d", share, static_cast<int>(method))
                << share << static_cast<int>(method);
}

void LoadFlowTest::twoBusesMatchTheClosedForm()
{
    QFETCH(double, share);
    QFETCH(int, method);
    // With z = r + jx and S = s(1 + 0.2j) the root vanishes at
    // s = 1 / (2 (|z| |1+0.2j| + r + 0.2 x)).
    const Complex z(0.02, 0.05);
    const Complex direction(1.0, 0.2);
    const double nose = 0.5 / (std::abs(z) * std::abs(direction) + z.real() + 0.2 * z.imag());
    const Complex load = share * nose * direction;
    const auto builder = twoBus(z, load);
    const auto solution =
        solveOrFail(builder.network, {.method = static_cast<power::FlowMethod>(method)});
    const double expected = loadedVoltage(1.0, z, load);
    QVERIFY(std::abs(solution.vmPu(1) - expected) <= 1e-9);
    // Series loss |z| part of the current: z |S/V|^2, on a 10 MVA base.
    QVERIFY(std::abs(solution.lossMva - 10.0 * z * std::norm(load / expected)) <= 1e-7);
}

void LoadFlowTest::equalTapsDropAndLoseAsTheFormulasSay()
{
    // n equal taps: drop (n+1)/2n and loss (n+1)(2n+1)/6n^2 of the same load lumped at the end;
    // both hold for constant currents, so the load is tiny.
    constexpr int n = 12;
    const Complex z(0.01, 0.0);
    const double total = 1e-4; // per unit
    NetworkBuilder builder(10.0);
    builder.reference("0");
    for (int i = 1; i <= n; ++i) {
        builder.load(std::to_string(i), 10.0 * total / n);
        builder.branch(tests::numbered('l', i), std::to_string(i - 1), std::to_string(i),
                       z.real() / n, 0.0);
    }
    const auto solution = solveOrFail(builder.network);
    const double drop = total * z.real() * (n + 1) / (2.0 * n);
    const double loss = total * total * z.real() * (n + 1) * (2 * n + 1) / (6.0 * n * n) * 10.0;
    QVERIFY(std::abs((1.0 - solution.vmPu(n)) / drop - 1.0) <= 1e-5);
    QVERIFY(std::abs(solution.lossMva.real() / loss - 1.0) <= 1e-5);
}

void LoadFlowTest::transformerAtNoLoadShowsRatioAndShift()
{
    // V_from = tap exp(j shift) V_inside, so the far side sees 1/0.9 at -30 deg; from the other
    // side the `from` end sees 0.9 at +30 deg.
    for (const bool forward : {true, false}) {
        NetworkBuilder builder;
        builder.reference("s");
        builder.load("l");
        auto& t = builder.branch("t", forward ? "s" : "l", forward ? "l" : "s", 0.01, 0.06);
        t.kind = model::ElectricalBranchKind::Transformer;
        t.tapRatio = 0.9;
        t.shiftDeg = 30.0;
        for (const auto method : {power::FlowMethod::Sweep, power::FlowMethod::Newton}) {
            const auto solution = solveOrFail(builder.network, {.method = method});
            QVERIFY(std::abs(solution.vmPu(1) - (forward ? 1.0 / 0.9 : 0.9)) <= 1e-12);
            QVERIFY(std::abs(solution.vaDeg(1) - (forward ? -30.0 : 30.0)) <= 1e-10);
        }
    }
}

void LoadFlowTest::loadedTransformerIsAFeederAtItsSecondary()
{
    auto builder = twoBus({0.01, 0.06}, {0.8, 0.3});
    auto& t = builder.network.branches[0];
    t.kind = model::ElectricalBranchKind::Transformer;
    t.tapRatio = 0.975;
    t.shiftDeg = -30.0;
    for (const auto method : {power::FlowMethod::Sweep, power::FlowMethod::Newton}) {
        const auto solution = solveOrFail(builder.network, {.method = method});
        const double expected = loadedVoltage(1.0 / 0.975, {0.01, 0.06}, {0.8, 0.3});
        QVERIFY(std::abs(solution.vmPu(1) - expected) <= 1e-10);
        QVERIFY(std::abs(solution.branches[0].toMva - Complex(-8.0, -3.0)) <= 1e-9);
    }
}

void LoadFlowTest::equalParallelBranchesShareAlike()
{
    auto single = twoBus({0.01, 0.03}, {0.6, 0.2});
    auto twin = twoBus({0.02, 0.06}, {0.6, 0.2});
    twin.branch("g", "l", "s", 0.02, 0.06);
    const auto one = solveOrFail(single.network);
    const auto two = solveOrFail(twin.network);
    QVERIFY(std::abs(one.vmPu(1) - two.vmPu(1)) <= 1e-10);
    QVERIFY(std::abs(two.branches[0].fromMva - two.branches[1].toMva) <= 1e-9);
    QVERIFY(std::abs(two.branches[0].fromMva - 0.5 * one.branches[0].fromMva) <= 1e-9);
}

void LoadFlowTest::constantImpedanceLoadDividesTheVoltage()
{
    // Load admittance conj(S) = 0.5 - 0.2j pu: V = 1 / (1 + z y).
    auto builder = twoBus({0.02, 0.05}, 0.0);
    builder.network.buses[1].impedanceLoad = {5.0, 2.0};
    const Complex expected = 1.0 / (1.0 + Complex(0.02, 0.05) * Complex(0.5, -0.2));
    for (const auto method : {power::FlowMethod::Sweep, power::FlowMethod::Newton})
        QVERIFY(std::abs(solveOrFail(builder.network, {.method = method}).voltagesPu[1] -
                         expected) <= 1e-10);
}

void LoadFlowTest::constantCurrentLoadKeepsItsCurrent()
{
    // |I| = 0.5 at unity power factor whatever the voltage; behind a resistance V = 1 - r 0.5.
    auto builder = twoBus({0.04, 0.0}, 0.0);
    builder.network.buses[1].currentLoad = {5.0, 0.0};
    for (const auto method : {power::FlowMethod::Sweep, power::FlowMethod::Newton}) {
        const auto solution = solveOrFail(builder.network, {.method = method});
        QVERIFY(std::abs(solution.voltagesPu[1] - 0.98) <= 1e-10);
        QVERIFY(std::abs(solution.loadMva - Complex(5.0 * 0.98, 0.0)) <= 1e-9);
    }
}

void LoadFlowTest::capacitorRaisesTheVoltage()
{
    // 3 Mvar on 10 MVA is y = 0.3j: V = 1 / (1 + 0.1j 0.3j) = 1/0.97.
    auto builder = twoBus({0.0, 0.1}, 0.0);
    builder.network.buses[1].shuntMvar = 3.0;
    const auto solution = solveOrFail(builder.network);
    QVERIFY(std::abs(solution.voltagesPu[1] - 1.0 / 0.97) <= 1e-10);
    QVERIFY(std::abs(solution.shuntMva.imag() + 3.0 / (0.97 * 0.97)) <= 1e-8);
}

void LoadFlowTest::openEndedLineKeepsItsCharging()
{
    // h = 0.05j at each end, z = 0.1j: seen from the closed end y = h + h/(1 + z h).
    const Complex h(0.0, 0.05);
    const Complex y = h + h / (1.0 + Complex(0.0, 0.1) * h);
    for (const bool openAtTo : {true, false}) {
        auto builder = twoBus({0.0, 0.1}, {0.3, 0.0});
        builder.load("end");
        auto& line = builder.branch("o", openAtTo ? "l" : "end", openAtTo ? "end" : "l", 0.0, 0.1);
        line.susceptancePu = 0.1;
        (openAtTo ? line.toClosed : line.fromClosed) = false;
        const auto solution = solveOrFail(builder.network);
        const Complex expected = 10.0 * std::conj(y) * std::norm(solution.voltagesPu[1]);
        const auto& flow = solution.branches[1];
        QVERIFY(std::abs((openAtTo ? flow.fromMva : flow.toMva) - expected) <= 1e-9);
        QCOMPARE((openAtTo ? flow.toMva : flow.fromMva), Complex());
        QVERIFY(solution.supply[2] == power::BusSupply::Dead);
        QVERIFY(solution.balanceErrorMva <= 1e-8);
    }
}

void LoadFlowTest::generatorHoldsItsVoltageAndPower()
{
    NetworkBuilder builder;
    builder.reference("s");
    auto& g = builder.bus("g", model::ElectricalBusKind::Generator, 1.0, 0.4);
    g.generation = {4.0, 0.0};
    g.setVoltagePu = 1.02;
    builder.load("l", 6.0, 2.0);
    builder.branch("a", "s", "g", 0.01, 0.05);
    builder.branch("b", "g", "l", 0.01, 0.05);
    const auto solution = solveOrFail(builder.network);
    QVERIFY(std::abs(solution.vmPu(1) - 1.02) <= 1e-12);
    QVERIFY(std::abs(solution.injectionsMva[1].real() - 3.0) <= 1e-8);
    QVERIFY(std::abs(solution.injectionsMva[2] + Complex(6.0, 2.0)) <= 1e-8);
    QVERIFY(solution.balanceErrorMva <= 1e-8);
}

void LoadFlowTest::ringSplitsByImpedance()
{
    // Two ways to the load with impedances in the ratio 1 : 3 carry 3/4 and 1/4 of its current.
    NetworkBuilder builder;
    builder.reference("s");
    builder.load("m");
    builder.load("l", 5.0, 1.0);
    builder.branch("direct", "s", "l", 0.01, 0.02);
    builder.branch("half", "s", "m", 0.02, 0.04);
    builder.branch("rest", "m", "l", 0.01, 0.02);
    for (const auto method : {power::FlowMethod::Sweep, power::FlowMethod::Newton}) {
        const auto solution = solveOrFail(builder.network, {.method = method});
        QVERIFY(std::abs(solution.branches[0].toMva - Complex(-3.75, -0.75)) <= 1e-9);
        QVERIFY(std::abs(solution.branches[2].toMva - Complex(-1.25, -0.25)) <= 1e-9);
    }
}

void LoadFlowTest::currentsInAmperesFollowTheNominalVoltage()
{
    auto builder = twoBus({0.01, 0.0}, {0.5, 0.0});
    const auto solution = solveOrFail(builder.network);
    const auto current = branchCurrent(builder.network, solution, 0);
    QVERIFY(current.has_value());
    // 5 MW at unity power factor: I = P / (sqrt3 U).
    const double expected = 5e3 / (std::numbers::sqrt3 * 11.0 * solution.vmPu(1));
    QVERIFY(std::abs(current->toA - expected) <= 1e-6);
    QVERIFY(std::abs(current->fromA - current->toA) <= 1e-6);
    for (auto& bus : builder.network.buses)
        bus.nominalKv.reset();
    QVERIFY(!branchCurrent(builder.network, solution, 0));
}

void LoadFlowTest::warmStartEqualsFreshSolve()
{
    auto network = tests::grownNetwork(300, 6, 3);
    auto flow = power::LoadFlow::prepare(network);
    QVERIFY(flow && flow->solve());
    for (auto& bus : network.buses)
        bus.load.mw *= 1.1;
    QVERIFY(flow->setInjections(network.buses).has_value());
    const auto warm = flow->solve({.start = power::FlowStart::Previous});
    const auto fresh = solveOrFail(network);
    QVERIFY(warm.has_value());
    for (std::size_t i = 0; i < network.buses.size(); ++i)
        QVERIFY(std::abs(warm->voltagesPu[i] - fresh.voltagesPu[i]) <= 1e-10);
}

void LoadFlowTest::injectionsOfOtherBusesAreRefused()
{
    auto builder = twoBus({0.01, 0.0}, {0.1, 0.0});
    auto flow = power::LoadFlow::prepare(builder.network);
    auto buses = builder.network.buses;
    buses[1].id = "other";
    QVERIFY(flow->setInjections(buses).error().code == model::FaultCode::InvalidArgument);
    buses = builder.network.buses;
    buses[1].load.mw = std::nan("");
    QVERIFY(flow->setInjections(buses).error().code == model::FaultCode::InvalidInput);
}

void LoadFlowTest::stopTokenCancels()
{
    std::stop_source source;
    source.request_stop();
    for (const auto method : {power::FlowMethod::Sweep, power::FlowMethod::Newton}) {
        auto flow = power::LoadFlow::prepare(twoBus({0.01, 0.0}, {0.1, 0.0}).network);
        const auto solution = flow->solve({.method = method}, source.get_token());
        QVERIFY(!solution && solution.error().code == model::FaultCode::Cancelled);
    }
}

HALLWRIGHT_TEST(LoadFlowTest)
#include "load_flow_test.moc"
