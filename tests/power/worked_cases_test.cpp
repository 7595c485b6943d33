// SPDX-License-Identifier: GPL-3.0-or-later
// Cases that an engineer works by hand, through the solver of halls and that of four-wire networks.
#include "power/four_wire.h"
#include "tests/power/hall_maker.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

namespace {

// One segment of 10 mΩ per conductor at 230 V with these loads.
power::FourWireSolution fourWire(std::array<std::complex<double>, 3> loads)
{
    FourWireNetwork network;
    network.sourcePhaseVolts = 230.0;
    network.nodes = {{"tap", -1, 0.01, 0.01, 0.0, loads}};
    auto answer = power::solveFourWire(network);
    if (!answer)
        qFatal("%s", english(answer.error()).c_str());
    return *std::move(answer);
}

} // namespace

class WorkedCasesTest : public QObject {
    Q_OBJECT
private slots:
    void twoSystemsGoFromHalfToFull();
    void threeSystemsGoFromTwoThirdsToFull();
    void fourSystemsPairedTwoByTwoOverload();
    void eightyPercentRuleRaisesTheLoading();
    void voltageDropOfAFeederByHand();
    void upsEfficiencyAtItsQuarters();
    void chainLosesWhatItsPlatesSay();
    void balancedPhasesLeaveTheNeutralEmpty();
    void oneMissingPhaseLoadsTheNeutralAsAPhase();
};

void WorkedCasesTest::twoSystemsGoFromHalfToFull()
{
    HallMaker maker("AB");
    for (int i = 0; i < 4; ++i)
        maker.rack("AB", 250 * kilowatt);
    const auto out = maker.solve();
    for (const char* ups : {"A/ups", "B/ups"}) {
        QVERIFY(near(*out.at(ups).loading, 0.5, 1e-9));
        QVERIFY(near(*out.at(ups).loadingWorst, 1.0, 1e-9));
    }
}

void WorkedCasesTest::threeSystemsGoFromTwoThirdsToFull()
{
    // 3N/2: two systems' worth of load on three, spread evenly over the pairs.
    HallMaker maker("ABC");
    for (const char* pair : {"AB", "BC", "CA"})
        maker.rack(pair, 2000.0 / 3.0 * kilowatt);
    const auto out = maker.solve();
    for (const char* ups : {"A/ups", "B/ups", "C/ups"}) {
        QVERIFY(near(*out.at(ups).loading, 2.0 / 3.0, 1e-9));
        QVERIFY(near(*out.at(ups).loadingWorst, 1.0, 1e-9));
    }
}

void WorkedCasesTest::fourSystemsPairedTwoByTwoOverload()
{
    // 4N/3 at 75 %, but each system shares with one partner only: 2 · 0.75 after a loss.
    HallMaker maker("ABCD");
    for (const char* pair : {"AB", "CD"})
        maker.rack(pair, 1500 * kilowatt);
    const auto out = maker.solve();
    QVERIFY(near(*out.at("A/ups").loading, 0.75, 1e-9));
    QVERIFY(near(*out.at("A/ups").loadingWorst, 1.5, 1e-9));
}

void WorkedCasesTest::eightyPercentRuleRaisesTheLoading()
{
    // 600 A through 1,000 A: 60 % of its rating, 75 % of the 800 A that may flow continuously
    // (NEC 215.3). 600 A at 415 V are 431.28 kW.
    HallMaker maker("A");
    maker.rack("A", 600.0 * std::sqrt(3.0) * 415.0);
    QVERIFY(near(*maker.solve().at("A/feeder1").loading, 0.60, 1e-6));
    maker.at("A/feeder1").allowed = 0.8;
    QVERIFY(near(*maker.solve().at("A/feeder1").loading, 0.75, 1e-6));
    QVERIFY(near(inSi(*maker.solve().at("A/feeder1").current), 600.0, 1e-6));
}

void WorkedCasesTest::voltageDropOfAFeederByHand()
{
    // 50 m of 0.10 + j0.08 mΩ/m, 400 A at power factor 0.95: √3 · 400 (5 · 0.95 + 4 · 0.31225)
    // mΩ = 4.156 V of 415 V = 1.0015 %. Constant power draws 1 % more at the lower voltage.
    HallMaker maker("A");
    maker.rack("A", std::sqrt(3.0) * 415.0 * 400.0 * 0.95);
    maker.hall.feeds[0].powerFactor = 0.95;
    auto& feeder = maker.at("A/feeder1");
    feeder.length = metres(50);
    feeder.resistance = fromSi<Resistance>(5e-3);
    feeder.reactance = fromSi<Resistance>(4e-3);
    const auto out = maker.result();
    QVERIFY(near(out.racks[0].voltageDrop, 0.010015 * 1.0101, 2e-3));
    // Loss 3 I²R with the current that flows: 3 · 404.1² · 5 mΩ = 2.449 kW.
    QVERIFY(near(inSi(*maker.solve().at("A/feeder1").loss), 2449.0, 2e-3));
}

void WorkedCasesTest::upsEfficiencyAtItsQuarters()
{
    // 95.7/96.8/96.9/96.6 % at 25/50/75/100 % load: the class of transformerless online UPS.
    const std::map<double, double> efficiency{
        {250, 0.957}, {500, 0.968}, {750, 0.969}, {1000, 0.966}};
    for (const auto& [load, expected] : efficiency) {
        HallMaker maker("A");
        maker.rack("A", load * kilowatt);
        const auto ups = maker.solve().at("A/ups");
        QVERIFY(near(inSi(*ups.power), load * kilowatt, 1e-9));
        const double input = inSi(*ups.power) + inSi(*ups.loss);
        QVERIFY(std::abs(inSi(*ups.power) / input - expected) < 1e-3);
    }
}

void WorkedCasesTest::chainLosesWhatItsPlatesSay()
{
    // Utility to rack at 1 MW: UPS 1000 (0.009283 + 0.002207 + 0.023628) = 35.118 kW; transformer
    // 2.34 + 16 (1035.118/0.99/2000)² = 6.713 kW at nominal voltage; together 95.98 % efficient.
    HallMaker maker("A");
    maker.rack("A", 1000 * kilowatt);
    const auto out = maker.result();
    const auto elements = maker.solve();
    QVERIFY(near(inSi(*elements.at("A/ups").loss), 35118.0, 1e-6));
    QVERIFY(near(inSi(*elements.at("A/transformer").loss), 6713.0, 0.02)); // voltage sags by 1 %
    QVERIFY(near(inSi(out.load) / inSi(out.source), 0.9598, 5e-4));
    QVERIFY(out.balanceResidual < 1e-9);
}

void WorkedCasesTest::balancedPhasesLeaveTheNeutralEmpty()
{
    const auto out = fourWire({10e3, 10e3, 10e3});
    QVERIFY(std::abs(out.amperes[0][3]) < 1e-6);
}

void WorkedCasesTest::oneMissingPhaseLoadsTheNeutralAsAPhase()
{
    // Two of three equal loads: their currents add to one of them in the neutral, up to the small
    // shift of the neutral's own drop.
    const auto two = fourWire({10e3, 10e3, 0.0});
    QVERIFY(near(std::abs(two.amperes[0][3]), std::abs(two.amperes[0][0]), 0.01));
    // A single one returns wholly.
    const auto one = fourWire({10e3, 0.0, 0.0});
    QVERIFY(near(std::abs(one.amperes[0][3]), std::abs(one.amperes[0][0]), 1e-9));
    // 10 kW at 230 V through 20 mΩ of loop: V = (230 + √(230² − 4 · 0.02 · 10⁴))/2 = 229.1270 V.
    QVERIFY(near(std::abs(one.amperes[0][0]), 10e3 / 229.1270, 1e-6));
}

HALLWRIGHT_TEST(WorkedCasesTest)
#include "worked_cases_test.moc"
