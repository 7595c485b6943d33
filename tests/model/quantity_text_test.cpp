// SPDX-License-Identifier: GPL-3.0-or-later
// Text of quantities against hand conversions (exact definitions: 1 ft = 0.3048 m, 1 US gal =
// 3.785411784 L, 1 lb = 0.45359237 kg, °F = 1.8 °C + 32).
#include "model/quantity_text.h"
#include "tests/support/test_program.h"

using namespace hallwright::model;

class QuantityTextTest : public QObject {
    Q_OBJECT

private slots:
    void unitsAreUnderstood_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("measure");
        QTest::addColumn<bool>("ip");
        QTest::addColumn<double>("si");
        const auto row = [](const char* text, Measure m, bool ip, double si) {
            QTest::newRow(text) << QByteArray(text) << static_cast<int>(m) << ip << si;
        };
        row("120 kW", Measure::Power, false, 120e3);
        row("1.2MW", Measure::Power, false, 1.2e6);
        row("120", Measure::Power, false, 120e3);
        row("5 ft", Measure::Length, false, 1.524);
        row("5", Measure::Length, true, 1.524);
        row("3*600mm", Measure::Length, false, 1.8);
        row("3 x 600 mm", Measure::Length, false, 1.8);
        row("5 ft + 3 in", Measure::Length, false, 1.6002);
        row("(1 + 2) * 0.6 m", Measure::Length, false, 1.8);
        row("6 m/4", Measure::Length, false, 1.5);
        row("86 °F", Measure::Temperature, false, 303.15);
        row("86", Measure::Temperature, true, 303.15);
        row("30", Measure::Temperature, false, 303.15);
        row("-40 C", Measure::Temperature, false, 233.15);
        row("18 °F", Measure::TemperatureDifference, false, 10.0);
        row("60 L/min", Measure::CoolantFlow, false, 1e-3);
        row("10 gpm", Measure::CoolantFlow, false, 10 * 3.785411784e-3 / 60);
        row("1,200 kg", Measure::Mass, false, 1200.0);
        row("100 lb/ft²", Measure::MassPerArea, false, 100 * 0.45359237 / (0.3048 * 0.3048));
        row("5 %", Measure::Fraction, false, 0.05);
        row("405e9", Measure::None, false, 405e9);
        row("405 B", Measure::None, false, 405e9);
        row("0.08 $/kWh", Measure::MoneyPerEnergy, false, 0.08 / 3.6e6);
        row("2 bar", Measure::Pressure, false, 2e5);
    }
    void unitsAreUnderstood()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, measure);
        QFETCH(bool, ip);
        QFETCH(double, si);
        const auto value = parseQuantity(text.toStdString(), static_cast<Measure>(measure),
                                         ip ? UnitSystem::Ip : UnitSystem::Si);
        QVERIFY2(value.has_value(), value ? "" : english(value.error()).c_str());
        QVERIFY(std::abs(*value - si) <= 1e-12 * std::max(1.0, std::abs(si)));
    }

    void nonsenseIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("measure");
        const auto row = [](const char* text, Measure m) {
            QTest::newRow(text) << QByteArray(text) << static_cast<int>(m);
        };
        row("", Measure::Power);
        row("abc", Measure::Power);
        row("120 kg", Measure::Power);
        row("1,2", Measure::Length);
        row("1..2", Measure::Length);
        row("3 m * 2 m", Measure::Length);
        row("6 / 2 m", Measure::Length);
        row("20 °C + 5", Measure::Temperature);
        row("1/0", Measure::Length);
        row("5 mx", Measure::Length);
        row("(1 + 2", Measure::Length);
    }
    void nonsenseIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, measure);
        QVERIFY(!parseQuantity(text.toStdString(), static_cast<Measure>(measure), UnitSystem::Si));
    }

    void textRoundsToSignificantFigures()
    {
        QCOMPARE(quantityText(132'400, Measure::Power, UnitSystem::Si), std::string("132 kW"));
        QCOMPARE(quantityText(1'238'400, Measure::Power, UnitSystem::Si), std::string("1,240 kW"));
        QCOMPARE(quantityText(303.15, Measure::Temperature, UnitSystem::Ip),
                 std::string("86.0 °F"));
        QCOMPARE(quantityText(0.6, Measure::Length, UnitSystem::Si, 0), std::string("0.6 m"));
        QCOMPARE(quantityText(1'238'400, Measure::Power, UnitSystem::Si, 0),
                 std::string("1,238.4 kW"));
        QCOMPARE(numberText(405e9), std::string("4.05e11"));
        QCOMPARE(numberText(0.0316789), std::string("0.0317"));
        QCOMPARE(numberText(999.6), std::string("1,000"));
        QCOMPARE(numberText(0.9999959, 4), std::string("0.999996"));
        QCOMPARE(numberText(1.0, 4), std::string("1.000"));
        QCOMPARE(numberText(-12345.0, 0), std::string("-12,345"));
        QCOMPARE(numberText(0.0), std::string("0"));
    }

    void fullTextReadsBackAsTheSameNumber()
    {
        for (int m = 0; m <= static_cast<int>(Measure::AirFlowPerPower); ++m)
            for (const auto system : {UnitSystem::Si, UnitSystem::Ip})
                for (const double shown : {0.125, 17.25, 4321.5}) {
                    const auto measure = static_cast<Measure>(m);
                    const auto& info = measureInfo(measure);
                    const auto& unit = system == UnitSystem::Ip ? info.ip : info.si;
                    const double si = (shown - unit.offset) / unit.perSi;
                    const auto back =
                        parseQuantity(quantityText(si, measure, system, 0), measure, system);
                    QVERIFY2(back.has_value(), quantityText(si, measure, system, 0).c_str());
                    QVERIFY(std::abs(*back - si) <= 1e-9 * std::abs(si));
                }
    }
};

HALLWRIGHT_TEST(QuantityTextTest)
#include "quantity_text_test.moc"
