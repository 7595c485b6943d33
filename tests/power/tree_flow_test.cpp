// SPDX-License-Identifier: GPL-3.0-or-later
// Direct-current and four-wire load flow against the reference set, closed forms and balances.
#include "data/import/power_case.h"
#include "power/direct_current.h"
#include "power/four_wire.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <limits>

using namespace hallwright;
using Complex = std::complex<double>;

namespace {

QJsonObject contentOf(const QString& file)
{
    QFile stream(file);
    if (!stream.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(stream.readAll()).object();
}

model::DirectCurrentNetwork singleLoad(double volts, double ohms, double watts)
{
    return {"", volts, {{"l", -1, ohms, watts}}};
}

// A four-wire segment with the loads given at its end.
model::FourWireNetwork segment(const std::array<Complex, 3>& loads)
{
    return {"", 50.0, 230.0, {{"t", -1, {0.02, 0.01}, {0.03, 0.01}, {0.0, 0.004}, loads}}};
}

} // namespace

class TreeFlowTest : public QObject {
    Q_OBJECT
private slots:
    void directCurrentBuswayAgreesWithReference();
    void closedFormCasesAgreeWithReference();
    void singleLoadMeetsTheClosedFormUpToTheNose();
    void loadBeyondTheNoseIsRefusedWithTheShareCarried();
    void branchedTreeBalances();
    void splitLoadEqualsLumpedLoad();
    void fourWireBuswayAgreesWithReference();
    void balancedLoadsLeaveTheNeutralIdle();
    void missingPhaseLoadsTheNeutralLikeAPhase();
    void fourWireCollapseIsReported();
    void badTreesAreNamed();
};

void TreeFlowTest::directCurrentBuswayAgreesWithReference()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/datacenter/dc_busway_800vdc_12racks.json");
    const auto read = data::readPowerCase(path.toStdString());
    QVERIFY(read.has_value());
    const auto solution = power::solveDirectCurrent(std::get<model::DirectCurrentNetwork>(*read));
    QVERIFY(solution.has_value());
    const QJsonObject expected = contentOf(path)["solution"].toObject();
    const QJsonArray volts = expected["v_node_v"].toArray();
    const QJsonArray amperes = expected["i_segment_a"].toArray();
    QCOMPARE(volts.size(), static_cast<qsizetype>(solution->volts.size()));
    for (qsizetype i = 0; i < volts.size(); ++i) {
        const auto k = static_cast<std::size_t>(i);
        QVERIFY(std::abs(solution->volts[k] - volts[i].toDouble()) <= 1e-6);
        QVERIFY(std::abs(solution->amperes[k] - amperes[i].toDouble()) <= 1e-6);
    }
    QVERIFY(std::abs(solution->lossW - expected["loss_w"].toDouble()) <= 1e-3);
    QVERIFY(std::abs(solution->sourceA - expected["i_source_a"].toDouble()) <= 1e-6);
    QVERIFY(std::abs(solution->sourceA * 800.0 - solution->loadW - solution->lossW) <=
            1e-9 * solution->loadW);
}

void TreeFlowTest::closedFormCasesAgreeWithReference()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/datacenter/dc_busway_800vdc_12racks.json");
    const QJsonObject check = contentOf(path)["closed_form_check"].toObject();
    QVERIFY(check["cases"].toArray().size() >= 5);
    for (const auto& value : check["cases"].toArray()) {
        const QJsonObject row = value.toObject();
        const auto solution = power::solveDirectCurrent(
            singleLoad(check["V0"].toDouble(), check["R_ohm"].toDouble(), row["P_w"].toDouble()));
        QCOMPARE(solution.has_value(), !row["V_v"].isNull());
        if (solution)
            QVERIFY(std::abs(solution->volts[0] - row["V_v"].toDouble()) <= 1e-6);
        else
            QVERIFY(solution.error().code == model::FaultCode::NoSolution);
    }
}

void TreeFlowTest::singleLoadMeetsTheClosedFormUpToTheNose()
{
    // 800 V through 0.02 ohm: P_max = 800^2 / 0.08 = 8 MW at 400 V. The load is split over two
    // nodes at one place, so that the iteration and not the closed form is at work.
    for (const double watts : {1e5, 4e6, 7.9e6, 7.9999e6}) {
        model::DirectCurrentNetwork network = singleLoad(800.0, 0.02, 0.5 * watts);
        network.nodes.push_back({"m", 0, 0.0, 0.5 * watts});
        const auto solution = power::solveDirectCurrent(network);
        QVERIFY(solution.has_value());
        const double expected = 0.5 * (800.0 + std::sqrt(800.0 * 800.0 - 0.08 * watts));
        QVERIFY(std::abs(solution->volts[1] - expected) <= 1e-6);
    }
    QCOMPARE(power::voltsAtLoad(800.0, 0.02, 8e6).value(), 400.0);
}

void TreeFlowTest::loadBeyondTheNoseIsRefusedWithTheShareCarried()
{
    model::DirectCurrentNetwork network = singleLoad(800.0, 0.02, 5e6);
    network.nodes.push_back({"m", 0, 0.0, 5e6}); // 10 MW of which 8 MW can be carried
    const auto solution = power::solveDirectCurrent(network);
    QVERIFY(!solution.has_value());
    QVERIFY(solution.error().code == model::FaultCode::NoSolution);
    QVERIFY(std::abs(std::stod(solution.error().what.arguments[0]) - 80.0) <= 0.1);
}

void TreeFlowTest::branchedTreeBalances()
{
    model::DirectCurrentNetwork network{"", 800.0, {}};
    for (int i = 0; i < 200; ++i)
        network.nodes.push_back({std::to_string(i), i == 0 ? -1 : (i - 1) / 2, 2e-4 * (1 + i % 3),
                                 i % 4 == 0 ? 0.0 : 4000.0 + 50.0 * i});
    network.nodes[150].loadW = -20000.0; // a battery that feeds in
    const auto solution = power::solveDirectCurrent(network);
    QVERIFY(solution.has_value());
    QVERIFY(solution->mismatchW <= 1e-6);
    QVERIFY(std::abs(800.0 * solution->sourceA - solution->loadW - solution->lossW) <=
            1e-9 * solution->loadW);
    for (std::size_t i = 1; i < network.nodes.size(); ++i) {
        const auto up = static_cast<std::size_t>(network.nodes[i].upstream);
        QVERIFY(std::abs(solution->volts[up] - solution->volts[i] -
                         network.nodes[i].loopResistanceOhm * solution->amperes[i]) <= 1e-9);
    }
}

void TreeFlowTest::splitLoadEqualsLumpedLoad()
{
    const auto lumped = power::solveDirectCurrent(singleLoad(800.0, 0.01, 3e5));
    model::DirectCurrentNetwork split = singleLoad(800.0, 0.01, 1e5);
    split.nodes.push_back({"m", 0, 0.0, 2e5});
    const auto two = power::solveDirectCurrent(split);
    QVERIFY(std::abs(lumped->volts[0] - two->volts[0]) <= 1e-9);
}

void TreeFlowTest::fourWireBuswayAgreesWithReference()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/datacenter/dc_busway_400v_4wire_unbalanced.json");
    const auto read = data::readPowerCase(path.toStdString());
    QVERIFY2(read.has_value(), read ? "" : english(read.error()).c_str());
    const auto solution = power::solveFourWire(std::get<model::FourWireNetwork>(*read));
    QVERIFY(solution.has_value());
    const QJsonObject expected = contentOf(path)["solution"].toObject();
    const QJsonArray taps = expected["taps"].toArray();
    QCOMPARE(taps.size(), static_cast<qsizetype>(solution->volts.size()));
    for (qsizetype i = 0; i < taps.size(); ++i) {
        const auto node = static_cast<std::size_t>(i);
        for (qsizetype k = 0; k < 4; ++k) {
            const auto wire = static_cast<std::size_t>(k);
            const QJsonArray phasor = taps[i].toObject()["v_abcn_re_im"].toArray()[k].toArray();
            const Complex volts(phasor[0].toDouble(), phasor[1].toDouble());
            QVERIFY(std::abs(solution->volts[node][wire] - volts) <= 1e-6);
            const double amperes = taps[i].toObject()["i_segment_abcn_a"].toArray()[k].toDouble();
            QVERIFY(std::abs(std::abs(solution->amperes[node][wire]) - amperes) <= 1e-6);
        }
    }
    const QJsonObject summary = expected["summary"].toObject();
    QVERIFY(std::abs(solution->lossVa.real() - summary["loss_w"].toDouble()) <= 1e-4);
    QVERIFY(std::abs(solution->lossVa.imag() - summary["loss_var"].toDouble()) <= 1e-4);
}

void TreeFlowTest::balancedLoadsLeaveTheNeutralIdle()
{
    const Complex each(10e3, 3e3);
    const auto solution = power::solveFourWire(segment({each, each, each}));
    QVERIFY(solution.has_value());
    QVERIFY(std::abs(solution->amperes[0][3]) <= 1e-9);
    QVERIFY(std::abs(solution->volts[0][3]) <= 1e-9);
    // Each phase is a single line of z - m: |V|^2 solves the two-bus quadratic.
    const Complex z(0.02, 0.006);
    const double b = 230.0 * 230.0 - 2.0 * (z * std::conj(each)).real();
    const double expected =
        std::sqrt(0.5 * (b + std::sqrt(b * b - 4.0 * std::norm(z) * std::norm(each))));
    QVERIFY(std::abs(std::abs(solution->volts[0][1]) - expected) <= 1e-7);
}

void TreeFlowTest::missingPhaseLoadsTheNeutralLikeAPhase()
{
    // Two equal currents 120 degrees apart add up to one of the same size.
    const Complex each(1.0, 0.0); // so small that voltages stay at the source's
    const auto solution = power::solveFourWire(segment({each, each, 0.0}));
    const double phase = std::abs(solution->amperes[0][0]);
    QVERIFY(std::abs(std::abs(solution->amperes[0][3]) / phase - 1.0) <= 1e-5);
    // One loaded phase returns all of its current.
    const auto single = power::solveFourWire(segment({Complex(5e3, 0.0), 0.0, 0.0}));
    QVERIFY(std::abs(single->amperes[0][0] + single->amperes[0][3]) <= 1e-9);
}

void TreeFlowTest::fourWireCollapseIsReported()
{
    const Complex huge(2e6, 0.0); // 230^2 / (4 0.02) = 661 kW is the most a phase can take
    const auto solution = power::solveFourWire(segment({huge, huge, huge}));
    QVERIFY(!solution.has_value());
    QVERIFY(solution.error().code == model::FaultCode::NoSolution);
    QCOMPARE(solution.error().where, std::string("node t"));
}

void TreeFlowTest::badTreesAreNamed()
{
    auto network = singleLoad(800.0, 0.02, 1e5);
    network.nodes[0].upstream = 0;
    QCOMPARE(power::solveDirectCurrent(network).error().where, std::string("node l"));
    network = singleLoad(800.0, std::numeric_limits<double>::quiet_NaN(), 1e5);
    QCOMPARE(power::solveDirectCurrent(network).error().where, std::string("node l"));
    QCOMPARE(power::solveDirectCurrent(singleLoad(0.0, 0.1, 1.0)).error().where,
             std::string("source"));
    auto wires = segment({0.0, 0.0, 0.0});
    wires.nodes.push_back(wires.nodes[0]);
    QVERIFY(power::solveFourWire(wires).error().what.text.find("twice") != std::string::npos);
}

HALLWRIGHT_TEST(TreeFlowTest)
#include "tree_flow_test.moc"
