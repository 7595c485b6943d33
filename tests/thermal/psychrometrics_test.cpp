// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/reference_values.h"
#include "thermal/air/psychrometrics.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

using namespace hallwright::thermal;
using hallwright::tests::compare;
using hallwright::tests::readObject;

namespace {

void compareState(const QJsonObject& state, const QJsonObject& tolerance)
{
    const double dryBulb = state["T_C"].toDouble();
    const double pressure = state["p_Pa"].toDouble();
    const double ratio = humidityRatioOf(dryBulb, state["RH"].toDouble(), pressure);
    compare(ratio, state["W"].toDouble(), tolerance["W_rel"].toDouble() * state["W"].toDouble(),
            "W");
    compare(wetBulbC(dryBulb, ratio, pressure), state["wet_bulb_C"].toDouble(),
            tolerance["wet_bulb_C"].toDouble(), "wet bulb");
    compare(dewPointC(vapourPressurePa(ratio, pressure)), state["dew_point_C"].toDouble(),
            tolerance["dew_point_C"].toDouble(), "dew point");
    compare(enthalpyJKg(dryBulb, ratio), state["h_J_kgda"].toDouble(), tolerance["h_J"].toDouble(),
            "enthalpy");
    const double volume = state["v_m3_kgda"].toDouble();
    compare(specificVolumeM3Kg(dryBulb, ratio, pressure), volume,
            tolerance["v_rel"].toDouble() * volume, "volume");
    compare(saturationPressurePa(dryBulb), state["p_ws_Pa"].toDouble(),
            3e-4 * state["p_ws_Pa"].toDouble(), "saturation");
}

} // namespace

class PsychrometricsTest : public QObject {
    Q_OBJECT

private slots:
    // ASHRAE Fundamentals 2017, chapter 1, table 3 and table 1.
    void saturationAndStandardAtmosphereAreTheHandbooks()
    {
        compare(saturationPressurePa(-20), 103.24, 0.0003 * 103.24, "ice");
        compare(saturationPressurePa(25), 3169.7, 0.0003 * 3169.7, "liquid");
        compare(saturationPressurePa(100), 101418, 0.0003 * 101418, "boiling");
        compare(standardAtmospherePa(1000), 89875, 1, "1,000 m");
        compare(standardAtmospherePa(-500), 107478, 1, "-500 m");
    }

    // The same, example 1: 40 °C dry bulb, 20 °C wet bulb, sea level.
    void handbookExampleOne()
    {
        const double ratio = humidityRatioAtWetBulb(40, 20, 101325);
        compare(ratio, 0.0065, 0.0001, "W");
        compare(dewPointC(vapourPressurePa(ratio, 101325)), 7, 0.5, "dew point");
        compare(relativeHumidityOf(40, ratio, 101325), 0.14, 0.01, "relative humidity");
        compare(enthalpyJKg(40, ratio), 56700, 100, "enthalpy");
        compare(specificVolumeM3Kg(40, ratio, 101325), 0.896, 0.009, "volume");
        compare(wetBulbC(40, ratio, 101325), 20, 1e-6, "wet bulb back");
    }

    // Both branches answer near 0 °C; the liquid one is given where it exists.
    void wetBulbNearZeroIsOneOfTheTwoAnswers()
    {
        const double ratio =
            humidityRatioOf(11.67248555373638, 0.07784245634543957, 74399.28736853928);
        compare(wetBulbC(11.67248555373638, ratio, 74399.28736853928), 0.569, 0.01, "liquid");
    }

    void wetBulbGivesItsHumidityBackEverywhere()
    {
        for (double dryBulb = -40; dryBulb <= 55; dryBulb += 2.5)
            for (double humidity = 0.02; humidity < 1.0; humidity += 0.07)
                for (const double pressure : {61e3, 82e3, 101325.0}) {
                    const double ratio = humidityRatioOf(dryBulb, humidity, pressure);
                    const double wetBulb = wetBulbC(dryBulb, ratio, pressure);
                    QVERIFY(wetBulb <= dryBulb);
                    compare(humidityRatioAtWetBulb(dryBulb, wetBulb, pressure), ratio, 1e-9, "W");
                }
    }

    void saturatedAirHasItsDryBulbAsWetBulbAndDewPoint()
    {
        const double ratio = saturationHumidityRatio(17, 90e3);
        compare(wetBulbC(17, ratio, 90e3), 17, 1e-9, "wet bulb");
        compare(dewPointC(vapourPressurePa(ratio, 90e3)), 17, 1e-6, "dew point");
    }

    // Above boiling no such air exists: no number rather than a wrong one.
    void outsideTheDomainTheAnswerIsNoNumber()
    {
        QVERIFY(std::isnan(humidityRatioOf(120, 0.9, 101325)));
        QVERIFY(std::isnan(wetBulbC(120, 0.01, 101325)));
        QVERIFY(std::isnan(saturationPressurePa(500)));
        QVERIFY(std::isnan(dewPointC(-1)));
    }

    void aYearsColumnsAreTheSingleAnswers()
    {
        const std::vector<double> dryBulb{-10, 3, 25, 35, 20};
        const std::vector<double> humidity{0.8, 0.3, 0.5, 0.1, 1.0};
        const std::vector<double> pressure{95e3, 95e3, 101325, 82e3, 101325};
        const auto year = moistAirOf({dryBulb, humidity, pressure});
        for (std::size_t i = 0; i < dryBulb.size(); ++i) {
            const double ratio = humidityRatioOf(dryBulb[i], humidity[i], pressure[i]);
            compare(year.wetBulbC[i], wetBulbC(dryBulb[i], ratio, pressure[i]), 1e-7, "wet bulb");
            compare(year.humidityRatio[i], ratio, 1e-12, "W");
        }
    }

    void publishedTables()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "fluids/psychrometrics.json");
        const auto published = readObject(path)["published"].toObject();
        const auto rows = [&published](const char* key) {
            return published[QLatin1String(key)].toObject()["rows"].toArray();
        };
        for (const auto& row : rows("sat_pressure_Pa"))
            compare(saturationPressurePa(row[0].toDouble()), row[1].toDouble(),
                    3e-4 * row[1].toDouble(), "saturation pressure");
        const auto ratioTolerance = published["sat_humidity_ratio"].toObject()["rel_tol"].toArray();
        const auto heatTolerance = published["sat_enthalpy_J_kgda"].toObject()["rel_tol"].toArray();
        for (int i = 0; i < 5; ++i) {
            const QJsonValue ratio = rows("sat_humidity_ratio")[i];
            compare(saturationHumidityRatio(ratio[0].toDouble(), 101325), ratio[1].toDouble(),
                    ratioTolerance[i].toDouble() * ratio[1].toDouble(), "saturated W");
            const QJsonValue heat = rows("sat_enthalpy_J_kgda")[i];
            const double t = heat[0].toDouble();
            compare(enthalpyJKg(t, saturationHumidityRatio(t, 101325)), heat[1].toDouble(),
                    heatTolerance[i].toDouble() * std::abs(heat[1].toDouble()), "saturated h");
        }
        for (const auto& row : rows("standard_atmosphere_Pa"))
            compare(standardAtmospherePa(row[0].toDouble()), row[1].toDouble(), 1, "atmosphere");
        for (const QJsonValue row : rows("humidity_ratio_from_wet_bulb"))
            compare(humidityRatioAtWetBulb(row["T_C"].toDouble(), row["Twb_C"].toDouble(),
                                           row["p_Pa"].toDouble()),
                    row["W"].toDouble(), 3e-4 * row["W"].toDouble(), "W of wet bulb");
        for (const QJsonValue row : rows("wet_bulb_from_rh")) {
            const double p = row["p_Pa"].toDouble();
            const double t = row["T_C"].toDouble();
            compare(wetBulbC(t, humidityRatioOf(t, row["RH"].toDouble(), p), p),
                    row["Twb_C"].toDouble(), 1e-3 * row["Twb_C"].toDouble(), "wet bulb");
        }
        const auto moist = rows("moist_air");
        compare(enthalpyJKg(30, 0.02), moist.at(0)["h_J_kgda"].toDouble(), 3e-4 * 81316, "h");
        compare(specificVolumeM3Kg(30, 0.02, 95461), moist.at(1)["v_m3_kgda"].toDouble(), 3e-4,
                "v");
        compare(densityKgM3(30, 0.02, 95461), moist.at(1)["density_kg_m3"].toDouble(), 3.2e-4,
                "rho");
    }

    void computedStates()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "fluids/psychrometrics.json");
        const auto computed = readObject(path)["computed"].toObject();
        const auto states = computed["states"].toArray();
        QCOMPARE(states.size(), 14);
        for (const auto& state : states)
            compareState(state.toObject(), computed["tolerance"].toObject());
    }
};

HALLWRIGHT_TEST(PsychrometricsTest)
#include "psychrometrics_test.moc"
