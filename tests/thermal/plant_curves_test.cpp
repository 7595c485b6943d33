// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/reference_values.h"
#include "thermal/plant/chiller.h"
#include "thermal/plant/dry_cooler.h"
#include "thermal/plant/tower.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

using namespace hallwright::thermal;
using hallwright::tests::compare;
using hallwright::tests::readObject;

namespace {

template <std::size_t n>
std::array<double, n> numbers(const QJsonValue& list)
{
    std::array<double, n> out{};
    for (std::size_t i = 0; i < n; ++i)
        out[i] = list.toArray().at(static_cast<int>(i)).toDouble();
    return out;
}

const EirCurves& trane()
{
    return *publishedChiller("Trane_CVHF_2317kW_6_33COP_VSD");
}

void comparePoint(const EirCurves& curves, const QJsonObject& point)
{
    const auto reading = eirChiller(curves, point["load_fraction_of_ref"].toDouble() * curves.heatW,
                                    point["Tchw"].toDouble(), point["Tcond_in"].toDouble());
    const QString name = QString::fromUtf8(curves.name);
    const double relative = 1e-4;
    const double available = point["Qavail_W"].toDouble();
    compare(reading.availableW, available, relative * available, name + " capacity");
    compare(reading.partLoad, point["PLR"].toDouble(), relative, name + " part load");
    compare(reading.powerW, point["P_W"].toDouble(), relative * point["P_W"].toDouble(),
            name + " power");
    QVERIFY(!reading.held && !reading.beyond);
}

} // namespace

class PlantCurvesTest : public QObject {
    Q_OBJECT

private slots:
    // CAPFT and EIRFT at 5.56/29.44 °C by hand from the coefficients of the manual page:
    // 0.7277716 + 0.0566064 − 0.0194215 + 0.3938192 − 0.4377213 + 0.2499901 = 0.9710446.
    void biquadraticIsItsTerms()
    {
        compare(biquadratic(trane().capacity, 5.56, 29.44), 0.97104, 2e-5, "CAPFT");
    }

    // The name misleads: EIRFPLR is a ratio of powers. Below the least ratio the machine cycles.
    void partLoadPowerIsNotMultipliedByTheRatioAgain()
    {
        const auto& one = trane();
        const double available = eirChiller(one, 0, 5.56, 29.44).availableW;
        const double input = biquadratic(one.input, 5.56, 29.44);
        const auto curve = [&](double p) {
            return one.partLoad[0] + p * (one.partLoad[1] + p * one.partLoad[2]);
        };
        for (const double p : {0.5, 1.03})
            compare(eirChiller(one, p * available, 5.56, 29.44).powerW,
                    available / one.cop * input * curve(p), 1e-6, "above the least ratio");
        compare(eirChiller(one, 0.05 * available, 5.56, 29.44).powerW,
                available / one.cop * input * curve(0.1) * 0.5, 1e-6, "half of the time");
        QVERIFY(eirChiller(one, 1.2 * available, 5.56, 29.44).beyond);
        compare(eirChiller(one, 1.2 * available, 5.56, 29.44).partLoad, 1.04, 1e-12, "held");
    }

    // Read beyond its box the York set gives a negative input ratio at 24 °C: never done.
    void outsideItsBoxACurveIsHeldAndSaysSo()
    {
        const auto& york = *publishedChiller("York_YT_1368kW_7_35COP_VSD");
        QVERIFY(biquadratic(york.input, 24, 23.89) < 0.0);
        const auto warm = eirChiller(york, 1e6, 24, 23.89);
        QVERIFY(warm.held);
        compare(warm.powerW, eirChiller(york, 1e6, 8.89, 23.89).powerW, 1e-9, "at the border");
        for (const auto& set : publishedChillers())
            for (double water = set.waterC[0] - 10; water < 40; water += 3)
                for (double outside = -20; outside < 55; outside += 5)
                    QVERIFY(eirChiller(set, 0.6 * set.heatW, water, outside).powerW > 0.0);
    }

    // By hand: Te = 18.5 °C, Tc = 31.5 °C, 0.55 · 291.65 / 13 = 12.339, held at 12; at Tc = 38.5 °C
    // 0.55 · 291.65 / 20 = 8.0204.
    void liftModelIsCarnotTimesAShare()
    {
        compare(liftCop({0.55, 20, 31.5}), 12.0, 1e-12, "at most 12");
        compare(liftCop({0.55, 20, 38.5}), 8.020375, 1e-6, "inside");
        compare(liftCop({0.30, 20, 10.0}), 0.30 * 291.65 / 8.0, 1e-9, "at least 8 K of lift");
        compare(condensingOfAir(35), 47, 1e-12, "air-cooled");
    }

    // The lift model meets the published machines at their rating with the shares it states.
    void liftSharesAreThoseOfTheRatedMachines()
    {
        const auto share = [](const EirCurves& set, double waterC, double condensing) {
            return set.cop / ((waterC - 1.5 + 273.15) / (condensing - waterC + 1.5));
        };
        // Rated 5.56/29.44 and 5.56/23.89 °C with a condenser rise of 5.2 K (leaving 34.6, 28.96).
        compare(share(trane(), 5.56, condensingOfWater(34.63)), 0.74, 0.03, "Trane");
        compare(
            share(*publishedChiller("York_YT_1368kW_7_35COP_VSD"), 5.56, condensingOfWater(28.96)),
            0.70, 0.03, "York");
        compare(
            share(*publishedChiller("Carrier_30XA500_1609kW_2_9COP"), 6.67, condensingOfAir(35)),
            0.44, 0.01, "Carrier");
    }

    void crossflowCoilIsInvertedAndMonotone()
    {
        // ε = 1 − exp(N^0.22 (exp(−N^0.78) − 1)) at N = 1: 1 − exp(e⁻¹ − 1) = 0.46854.
        compare(crossflowEffectiveness(1, 1), 1 - std::exp(std::exp(-1.0) - 1), 1e-12, "N = 1");
        for (const double wanted : {0.2, 0.5, 0.588, 0.7})
            compare(crossflowEffectiveness(transferUnitsFor(wanted, 1.0), 1.0), wanted, 1e-9,
                    "inverse");
        const DryCooler cooler(10, 7, {0.4, 1.0});
        compare(cooler.liquidEffectiveness(1, 1), 10.0 / 17.0, 1e-9, "design");
        double last = 0;
        for (double fan = 0.05; fan <= 1.0; fan += 0.05) {
            QVERIFY(cooler.liquidEffectiveness(fan, 0.4) > last);
            last = cooler.liquidEffectiveness(fan, 0.4);
        }
        for (const double wanted : {0.1, 0.3, 0.5})
            compare(cooler.liquidEffectiveness(cooler.fanRatioFor(wanted, 1), 1), wanted, 2e-5,
                    "table");
        // Less liquid through the same coil leaves it colder.
        QVERIFY(cooler.highestEffectiveness(0) > cooler.highestEffectiveness(1));
    }

    void ownTowerHasItsDesignApproachAndHoldsAWish()
    {
        const Tower tower({24.0, 10.0, 4.0});
        compare(tower.approach({1, 1, 24, 10}).approachK, 4.0, 1e-6, "design");
        for (const double wetBulb : {-5.0, 5.0, 15.0, 22.0})
            for (const double water : {0.5, 1.0}) {
                const TowerState state{1, water, wetBulb, 10};
                const double coldest = wetBulb + tower.approach(state).approachK;
                const double air = tower.airFor(coldest + 6, state);
                QVERIFY(air < 1.0 && air >= lowestTowerAir);
                QVERIFY(tower.airFor(coldest + 12, state) <= air);
                QCOMPARE(tower.airFor(coldest - 1, state), 1.0);
                if (air > lowestTowerAir)
                    compare(tower.approach({air, water, wetBulb, 10}).approachK,
                            coldest + 6 - wetBulb, 1e-4, "wish");
            }
        QVERIFY(tower.approach({1, 1, 28, 10}).held); // Singapore and Mumbai
        QVERIFY(yorkCalcApproach({1, 1, 28, 10}).held);
    }

    // 5 cycles: blow-down is a quarter of the evaporation, less drift.
    void waterOfATowerIsByCycles()
    {
        compare(blowDown(4.0, 0.1, 5.0), 0.9, 1e-12, "blow-down");
        compare(blowDown(0.2, 0.1, 5.0), 0.0, 1e-12, "drift does it");
        // 2.43 MJ/kg at 30 °C (steam tables): 1.48 L/kWh.
        compare(3.6e6 * allLatentEvaporation(30), 1.481, 0.003, "all latent");
        // Cool moist air leaves warmer: part of the heat is sensible.
        QVERIFY(saturatedExitEvaporation(25, {0.006, 30e3, 101325}) < allLatentEvaporation(25));
        // Hot dry air would evaporate more than the heat: held at it.
        compare(saturatedExitEvaporation(22, {0.005, 55e3, 97e3}), allLatentEvaporation(22), 1e-12,
                "held");
    }

    void merkelFactorIsOneAtDesign()
    {
        compare(merkelFactor(0, 1, 1), 1.0, 0.005, "design");
        QVERIFY(merkelFactor(0, 0.5, 1) < 1.0 && merkelFactor(5, 1, 1) > merkelFactor(0, 1, 1));
    }

    void publishedChillersAgreeWithTheirChecks()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "plant/chillers.json");
        int compared = 0;
        for (const auto& value : readObject(path)["eir"].toObject()["chillers"].toArray()) {
            const auto one = value.toObject();
            const auto* curves = publishedChiller(one["name"].toString().toStdString());
            if (curves == nullptr) {
                QVERIFY(one["EIRFPLR"].isNull()); // full load only: not a machine for a year
                continue;
            }
            QCOMPARE(curves->heatW, one["Qref_W"].toDouble());
            QCOMPARE(curves->cop, one["COPref"].toDouble());
            QCOMPARE(curves->waterC, numbers<2>(one["Tchw_range_C"]));
            QCOMPARE(curves->condenserC, numbers<2>(one["Tcond_range_C"]));
            QCOMPARE(curves->capacity, numbers<6>(one["CAPFT"]));
            QCOMPARE(curves->input, numbers<6>(one["EIRFT"]));
            QCOMPARE(curves->partLoad, numbers<3>(one["EIRFPLR"]));
            for (const auto& point : one["check"].toArray()) {
                comparePoint(*curves, point.toObject());
                ++compared;
            }
        }
        QCOMPARE(compared, 35);
    }

    void reformulatedSetsAgreeWithTheirChecks()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "plant/chillers.json");
        for (const auto& value :
             readObject(path)["reformulated"].toObject()["chillers"].toArray()) {
            const auto one = value.toObject();
            const auto check = one["check"].toObject();
            const double x = one["Tchw_ref_C"].toDouble();
            const double y = one["Tcond_out_ref_C"].toDouble();
            const auto part = numbers<10>(one["EIRFPLR10"]);
            compare(biquadratic(numbers<6>(one["CAPFT"]), x, y), check["CAPFT_ref"].toDouble(),
                    1e-4, "CAPFT");
            compare(biquadratic(numbers<6>(one["EIRFT"]), x, y), check["EIRFT_ref"].toDouble(),
                    1e-4, "EIRFT");
            compare(tenTermPartLoad(part, y, 1.0), check["EIRFPLR_ref"].toDouble(), 1e-4, "full");
            compare(tenTermPartLoad(part, y, 0.5), check["EIRFPLR_half"].toDouble(), 1e-4, "half");
        }
    }

    void publishedTowersAgreeWithTheirChecks()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "plant/towers.json");
        const auto towers = readObject(path);
        const double within = towers["tolerance_K"].toDouble();
        const auto checks = towers["check_values"].toArray();
        QCOMPARE(checks.size(), 6);
        for (const auto& value : checks) {
            const auto one = value.toObject();
            const TowerState state{one["FRair"].toDouble(), one["FRwater"].toDouble(),
                                   one["Twb"].toDouble(), one["range"].toDouble()};
            compare(coolToolsApproach(state).approachK, one["approach_cooltools"].toDouble(),
                    within, "CoolTools");
            compare(yorkCalcApproach(state).approachK, one["approach_yorkcalc"].toDouble(), within,
                    "YorkCalc");
        }
    }

    // BAC TDFS1238N: 46.11 → 40.55 °C at 35 °C air: fans 4.02 % of heat, ε = 5.56/11.11.
    void dryCoolerRecordIsMet()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "plant/towers.json");
        const auto record = readObject(path)["dry_cooler"].toObject()["record"].toObject();
        const double rise = record["Tin_C"].toDouble() - record["Tout_C"].toDouble();
        const double approach = record["Tout_C"].toDouble() - record["Tair_in_C"].toDouble();
        const DryCooler cooler(rise, approach, {1.0});
        const double fall = cooler.liquidEffectiveness(1, 1) *
                            (record["Tin_C"].toDouble() - record["Tair_in_C"].toDouble());
        compare(fall, rise, 1e-6, "fall");
        compare(record["fan_W"].toDouble() / record["Q_W"].toDouble(),
                record["fan_per_heat"].toDouble(), 1e-4, "fans");
    }
};

HALLWRIGHT_TEST(PlantCurvesTest)
#include "plant_curves_test.moc"
