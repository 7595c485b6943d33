// SPDX-License-Identifier: GPL-3.0-or-later
// Short circuits whose answers are a line of arithmetic, and input that must be refused.
#include "power/short_circuit.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <functional>
#include <limits>

using namespace hallwright;
using hallwright::tests::near;
using namespace hallwright::model;
using power::FaultCase;
using power::FaultKind;

namespace {

// 10 kV feeder of 250 MVA (R = 0.1 X), Dyn transformer 1 MVA 10/0.4 kV 6 % with 1 % resistance.
ShortCircuitNetwork board()
{
    ShortCircuitNetwork out;
    out.name = "board";
    out.buses = {{"mv", 10.0}, {"lv", 0.4}};
    out.grids = {{"utility", 0, 250.0 / (std::sqrt(3.0) * 10.0), 125.0 / (std::sqrt(3.0) * 10.0),
                  0.1, 1.0, 0.1}};
    out.transformers = {{"T1",
                         {0, 10.0, WindingKind::Delta},
                         {1, 0.4, WindingKind::EarthedStar},
                         {1.0, 0.06, 0.01},
                         1.0,
                         1.0}};
    return out;
}

// The same without a source impedance to speak of.
ShortCircuitNetwork stiffBoard()
{
    auto out = board();
    out.grids[0].highestKa = 1e9;
    out.grids[0].lowestKa = 1e9;
    return out;
}

power::FaultCurrents at(const ShortCircuitNetwork& network, std::size_t bus,
                        power::ShortCircuitOptions options = {})
{
    const auto answer = power::solveShortCircuit(network, options);
    if (!answer)
        qFatal("%s", english(answer.error()).c_str());
    return (*answer)[bus];
}

} // namespace

class ShortCircuitTest : public QObject {
    Q_OBJECT
private slots:
    void feederGivesItsFaultLevelBack();
    void stiffTransformerGivesRatingOverImpedance();
    void earthFaultBehindDynEqualsThreePhase();
    void earthFaultOnAnUnearthedSideIsNone();
    void starStarPassesTheZeroSequence();
    void longLineHasTheEarthFaultOfItsLoop();
    void minimumCaseHeatsConductorsAndForgetsMotors();
    void motorGivesLockedRotorCurrent();
    void generatorFactorIsNominalOverRated();
    void peakFactorsOfTheStandard();
    void heatingFactorOfTheStandard();
    void sixtyHertzHasTheSamePeakForTheSameRatio();
    void order();
    void badInputNamesElementAndReason_data();
    void badInputNamesElementAndReason();
    void missingFiguresAreNamedOnlyWhereNeeded();
};

void ShortCircuitTest::feederGivesItsFaultLevelBack()
{
    // I''k = 250 MVA / (√3 10 kV) = 14.4338 kA whatever c is; κ = 1.02 + 0.98 e^-0.3 = 1.7460.
    const auto mv = at(board(), 0);
    QVERIFY(near(mv.initialKa, 14.433757, 1e-7));
    QVERIFY(near(mv.kappa, 1.746001, 1e-6));
    QVERIFY(near(mv.peakKa, std::sqrt(2.0) * 1.746001 * 14.433757, 1e-6));
    QVERIFY(near(at(board(), 0, {FaultCase::Lowest}).initialKa, 7.216878, 1e-7));
}

void ShortCircuitTest::stiffTransformerGivesRatingOverImpedance()
{
    // S/Z: 1 MVA / 6 % = 16.667 MVA, 24.056 kA at 400 V; minimum times cmin 0.9 without K_T.
    const double plain = 1.0 / 0.06 / (std::sqrt(3.0) * 0.4);
    QVERIFY(near(at(stiffBoard(), 1, {FaultCase::Lowest}).initialKa, 0.9 * plain, 1e-6));
    // Maximum: c 1.1 and K_T = 0.95 · 1.1/(1 + 0.6 √(0.06² − 0.01²)) = 1.045/1.0354965 = 1.0091778.
    QVERIFY(near(at(stiffBoard(), 1).initialKa, 1.1 * plain / 1.0091778, 1e-6));
}

void ShortCircuitTest::earthFaultBehindDynEqualsThreePhase()
{
    // Z0 = Z1 of the transformer and nothing else: √3 c U/(3 Z1) = c U/(√3 Z1).
    const auto earth = at(stiffBoard(), 1, {FaultCase::Highest, FaultKind::Earth});
    QVERIFY(near(earth.initialKa, at(stiffBoard(), 1).initialKa, 1e-6));
    // With the feeder, Z1 grows and Z0 stays: the earth fault is the higher one.
    QVERIFY(at(board(), 1, {FaultCase::Highest, FaultKind::Earth}).initialKa >
            at(board(), 1).initialKa);
}

void ShortCircuitTest::earthFaultOnAnUnearthedSideIsNone()
{
    auto network = board();
    network.transformers[0].low.kind = WindingKind::Star;
    QCOMPARE(at(network, 1, {FaultCase::Highest, FaultKind::Earth}).initialKa, 0.0);
}

void ShortCircuitTest::starStarPassesTheZeroSequence()
{
    // Z0 of the feeder equals its Z1 (x0x 1, r0x0 = rx), so all three sequences are alike.
    auto network = board();
    network.transformers[0].high.kind = WindingKind::EarthedStar;
    QVERIFY(near(at(network, 1, {FaultCase::Highest, FaultKind::Earth}).initialKa,
                 at(network, 1).initialKa, 1e-9));
}

void ShortCircuitTest::longLineHasTheEarthFaultOfItsLoop()
{
    // A line of 1 Ω, Z0 = 4 Ω behind a stiff Dyn board: 2 Z1 + Z0 = 6 Ω beside which the
    // transformer's 3 · 9.6 mΩ are 0.5 %: √3 · 1.1 · 400/6 = 127.0 A.
    auto network = stiffBoard();
    network.buses.push_back({"end", 0.4});
    network.lines = {{"cable", 1, 2, {1.0, 0.0}, std::complex<double>(4.0, 0.0)}};
    const auto end = at(network, 2, {FaultCase::Highest, FaultKind::Earth});
    QVERIFY(near(end.initialKa, 0.12702, 2e-3));
}

void ShortCircuitTest::minimumCaseHeatsConductorsAndForgetsMotors()
{
    auto network = stiffBoard();
    network.buses.push_back({"end", 0.4});
    network.hotConductorC = 90.0;
    network.lines = {{"cable", 1, 2, {1.0, 0.0}, {}}};
    network.motors = {{"M", 2, 1, 0.1, 0.85, 0.95, 6.0, 0.42, {}}};
    // R at 90 °C = 1.28 Ω; transformer 9.6 mΩ adds 1.6 mΩ of resistance: 0.9 · 400/(√3 1.28164).
    const auto end = at(network, 2, {FaultCase::Lowest});
    QVERIFY(near(end.positiveOhm.real(), 1.2816, 1e-6));
    QVERIFY(near(end.initialKa, 0.9 * 0.4 / (std::sqrt(3.0) * 1.28163), 1e-4));
}

void ShortCircuitTest::motorGivesLockedRotorCurrent()
{
    // A motor alone: c · ILR/IrM · IrM, IrM = 5 MW/(√3 · 10 kV · 0.88 · 0.975) = 336.45 A.
    ShortCircuitNetwork network;
    network.buses = {{"b", 10.0}};
    network.motors = {{"M", 0, 1, 5.0, 0.88, 0.975, 5.0, 0.1, {}}};
    QVERIFY(near(at(network, 0).initialKa, 1.1 * 5.0 * 0.33645, 1e-4));
    network.motors[0].count = 2;
    QVERIFY(near(at(network, 0).initialKa, 2.0 * 1.1 * 5.0 * 0.33645, 1e-4));
}

void ShortCircuitTest::generatorFactorIsNominalOverRated()
{
    // TR 60909-4, G3: 10 MVA, 10.5 kV at 10 kV, xd'' 0.1, cos φ 0.8:
    // K_G = 10/10.5 · 1.1/(1 + 0.1 · 0.6) = 0.988320.
    QVERIFY(near(power::generatorFactor({10.0, 10.5, 0.1, 0.018, 0.8, 0.0}, 10.0, 1.1), 0.988320,
                 1e-6));
}

void ShortCircuitTest::peakFactorsOfTheStandard()
{
    QCOMPARE(power::peakFactor(0.0), 2.0); // pure reactance: the full offset
    QVERIFY(near(power::peakFactor(1.0), 1.02 + 0.98 * 0.0497871, 1e-6));
    QVERIFY(near(power::peakFactor(100.0), 1.02, 1e-9));
}

void ShortCircuitTest::heatingFactorOfTheStandard()
{
    // κ = 1.5, 50 Hz, 0.1 s: ln 0.5 = −0.693147; (e^(−13.8629) − 1)/(10 · −0.693147) = 0.144269.
    QVERIFY(near(power::heatingFactor(1.5, 50.0, 0.1), 0.144269, 1e-5));
    QCOMPARE(power::heatingFactor(2.0, 50.0, 1.0), 2.0); // √(2 + 1) = 1.73 of I''k
    // Ith over a second of a feeder: √(m + 1) with κ = 1.746: m = −1/(100 ln 0.746) = 0.034127.
    const auto mv = at(board(), 0);
    QVERIFY(near(mv.thermalKa / mv.initialKa, std::sqrt(1.034127), 1e-5));
}

void ShortCircuitTest::sixtyHertzHasTheSamePeakForTheSameRatio()
{
    auto network = board();
    const double at50 = at(network, 1).peakKa;
    network.frequencyHz = 60.0;
    QCOMPARE(at(network, 1).peakKa, at50);
}

// Numbering does not matter: the same network with buses in reverse.
void ShortCircuitTest::order()
{
    auto network = board();
    network.buses.push_back({"end", 0.4});
    network.lines = {{"cable", 1, 2, {0.001, 0.0005}, {}}};
    auto reversed = network;
    std::swap(reversed.buses[0], reversed.buses[2]);
    reversed.grids[0].bus = 2;
    reversed.transformers[0].high.bus = 2;
    reversed.lines[0].to = 0;
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(near(at(reversed, 2 - i).initialKa, at(network, i).initialKa, 1e-12));
}

using Change = std::function<void(ShortCircuitNetwork&)>;

void ShortCircuitTest::badInputNamesElementAndReason_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, Change change, const char* where, const char* word) {
        QTest::newRow(name) << std::move(change) << where << word;
    };
    using N = ShortCircuitNetwork;
    row(
        "island",
        [](N& n) {
            n.buses.push_back({"alone", 0.4});
        },
        "bus alone", "island");
    row(
        "no source", [](N& n) { n.grids.clear(); }, "bus mv", "island");
    row(
        "zero impedance",
        [](N& n) {
            n.buses.push_back({"end", 0.4});
            n.lines = {{"cable", 1, 2, {}, {}}};
        },
        "line cable", "zero");
    row(
        "transformer without impedance",
        [](N& n) {
            n.transformers[0].plate = {1.0, 0.0, 0.0};
        },
        "transformer T1", "uk_pct");
    row(
        "missing kV", [](N& n) { n.buses[1].nominalKv = 0.0; }, "bus lv", "vn_kv");
    row(
        "swapped sides",
        [](N& n) { std::swap(n.transformers[0].high.ratedKv, n.transformers[0].low.ratedKv); },
        "transformer T1", "swapped");
    row(
        "bus twice", [](N& n) { n.buses[1].id = "mv"; }, "bus mv", "twice");
    row(
        "element twice", [](N& n) { n.grids.push_back(n.grids[0]); }, "grid utility", "twice");
    row(
        "NaN", [](N& n) { n.grids[0].highestKa = std::numeric_limits<double>::quiet_NaN(); },
        "grid utility", "nan");
    row(
        "line over voltages",
        [](N& n) {
            n.lines = {{"cable", 0, 1, {1.0, 1.0}, {}}};
        },
        "line cable", "equal nominal voltages");
    row(
        "foreign bus", [](N& n) { n.grids[0].bus = 9; }, "grid utility", "not a bus");
    row(
        "power factor",
        [](N& n) {
            n.motors = {{"M", 1, 1, 0.1, 1.2, 0.9, 6.0, 0.4, {}}};
        },
        "motor M", "cosphi");
    row(
        "nothing", [](N& n) { n = {}; }, "network", "no buses");
}

void ShortCircuitTest::badInputNamesElementAndReason()
{
    QFETCH(Change, change);
    QFETCH(QString, where);
    QFETCH(QString, word);
    auto network = board();
    change(network);
    const auto answer = power::solveShortCircuit(network, {});
    QVERIFY(!answer);
    QVERIFY(answer.error().code == FaultCode::InvalidInput);
    QCOMPARE(QString::fromStdString(answer.error().where), where);
    QVERIFY2(QString::fromStdString(english(answer.error().what)).contains(word),
             english(answer.error()).c_str());
}

void ShortCircuitTest::missingFiguresAreNamedOnlyWhereNeeded()
{
    auto network = board();
    network.transformers[0].low.kind = WindingKind::Unknown;
    QVERIFY(power::solveShortCircuit(network, {}));
    const auto earth = power::solveShortCircuit(network, {FaultCase::Highest, FaultKind::Earth});
    QVERIFY(!earth);
    QCOMPARE(earth.error().where, std::string("transformer T1"));
    network.grids[0].lowestKa.reset();
    const auto low = power::solveShortCircuit(network, {FaultCase::Lowest, FaultKind::ThreePhase});
    QVERIFY(!low);
    QCOMPARE(low.error().where, std::string("grid utility"));
}

HALLWRIGHT_TEST(ShortCircuitTest)
#include "short_circuit_test.moc"
