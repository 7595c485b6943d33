// SPDX-License-Identifier: GPL-3.0-or-later
// Derating of conductors against the tables and examples of the standards.
#include "model/derive/cable_derating.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

using namespace hallwright::model;
using hallwright::tests::near;

class ConductorDeratingTest : public QObject {
    Q_OBJECT

private slots:
    // IEC 60364-5-52 annex E works a circuit of 39 A: with 20 % of third harmonic it is sized for
    // 39/0.86 = 45 A, with 40 % for 39 · 0.4 · 3/0.86 = 54.4 A, with 50 % for 39 · 0.5 · 3 = 58.5
    // A.
    void harmonicsFollowTheExampleOfTheStandard()
    {
        QCOMPARE(harmonicFactor(0.0), 1.0);
        QCOMPARE(harmonicFactor(0.15), 1.0);
        QVERIFY(near(39.0 / harmonicFactor(0.20), 45.35, 1e-3));
        QVERIFY(near(39.0 / harmonicFactor(0.40), 54.42, 1e-3));
        QVERIFY(near(39.0 / harmonicFactor(0.50), 58.50, 1e-9));
    }

    // √((95 − 55)/55) = 0.8528; cooler air raises nothing.
    void buswaysAreDeratedAboveTheirAmbient()
    {
        QCOMPARE(buswayAmbientFactor(celsius(30)), 1.0);
        QCOMPARE(buswayAmbientFactor(celsius(40)), 1.0);
        QVERIFY(near(buswayAmbientFactor(celsius(55)), 0.8528, 1e-4));
        QCOMPARE(buswayAmbientFactor(celsius(95)), 0.0);
        QCOMPARE(buswayAmbientFactor(celsius(120)), 0.0);
    }

    // IEC: 40 °C 0.91; two circuits on a ladder 0.87; both, and 20 % of third harmonic.
    void factorsMultiply()
    {
        PowerRecipe recipe;
        recipe.standard = WiringStandard::Iec;
        recipe.ambient = celsius(40);
        recipe.thirdHarmonic = 0.2;
        QVERIFY(near(cableDerating(recipe, 2), 0.91 * 0.87 * 0.86, 5e-3));
    }
};

HALLWRIGHT_TEST(ConductorDeratingTest)
#include "conductor_derating_test.moc"
