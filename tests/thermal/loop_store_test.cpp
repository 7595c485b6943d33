// SPDX-License-Identifier: GPL-3.0-or-later
// Storage, reuse, humidification and economisers of the plant year: balances and cases by hand.
#include "tests/support/test_program.h"
#include "tests/thermal/town_climate.h"
#include "thermal/air/generated_year.h"
#include "thermal/plant/humidifier.h"
#include "thermal/plant/plant_year.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace hallwright;
using namespace hallwright::thermal;
using model::RejectionScheme;

namespace {

struct Town {
    model::WeatherYear year = generatedYear(tests::townClimate());
    MoistAirYear moist = moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
    std::vector<char> peak;

    Town()
    {
        for (std::size_t i = 0; i < year.hours(); ++i)
            peak.push_back(i % 24 >= 14 && i % 24 < 20 ? 1 : 0);
    }
    YearWeather weather() const { return {year.dryBulbC, year.pressurePa, moist, peak}; }
};

const Town& town()
{
    static const Town one;
    return one;
}

YearLoop chilledLoop()
{
    YearLoop out;
    out.design.scheme = RejectionScheme::DryCoolerChiller;
    out.design.supplyC = 18.0;
    out.design.riseK = 8.0;
    out.design.heatW = 1e6;
    out.design.dryBulbC =
        *std::max_element(town().year.dryBulbC.begin(), town().year.dryBulbC.end());
    out.design.wetBulbC = out.design.dryBulbC - 8.0;
    out.heatW = {6e5};
    return out;
}

PlantYear solved(const YearLoop& loop)
{
    return plantYear(std::span(&loop, 1), steadyProfile(town().year.hours()), town().weather());
}

double loadJ()
{
    return 6e5 * 3600.0 * static_cast<double>(town().year.hours());
}

} // namespace

class LoopStoreTest : public QObject {
    Q_OBJECT

private slots:
    // 30 to 70 °C: 0.5 × 343.15/40 = 4.29; 55 to 70 °C would be 11.4 and is held at 7.
    void heatPumpIsHalfOfCarnot()
    {
        QVERIFY(std::abs(reuseCop(30.0, 70.0) - 4.289) < 1e-3);
        QCOMPARE(reuseCop(55.0, 70.0), 7.0);
        HeatReuse direct;
        direct.share = 0.5;
        QCOMPARE(pumpWorkPerHeat(direct, 40.0), 0.0);
        direct.sinkC = 70.0;
        QVERIFY(std::abs(pumpWorkPerHeat(direct, 30.0) - 1.0 / 3.289375) < 1e-4);
        QCOMPARE(pumpWorkPerHeat(direct, 71.0), 0.0); // warm enough as it is
    }

    void demandRisesFromItsBaseToTheColdestHour()
    {
        HeatReuse reuse;
        QCOMPARE(demandShare(reuse, 40.0, -10.0), 1.0);
        reuse.heatingLimitC = 15.0;
        reuse.base = 0.2;
        QCOMPARE(demandShare(reuse, 15.0, -10.0), 0.2);
        QCOMPARE(demandShare(reuse, 30.0, -10.0), 0.2);
        QCOMPARE(demandShare(reuse, -10.0, -10.0), 1.0);
        QVERIFY(std::abs(demandShare(reuse, 2.5, -10.0) - 0.6) < 1e-12); // half way: 0.2 + 0.8/2
    }

    // 2 MJ at 1 kW last 2,000 s: 0.556 h, then nothing is left.
    void aTankGivesWhatItHolds()
    {
        TankState tank({2e6, 1e3, 0.0});
        QVERIFY(std::abs(tank.discharge(1e3) - 2e6 / 3.6e6) < 1e-12);
        QCOMPARE(tank.discharge(1e3), 0.0);
        QVERIFY(std::abs(tank.charge(1e3) - 2e6 / 3.6e6) < 1e-12);
        QCOMPARE(tank.storedJ(), 2e6);
        QCOMPARE(tank.discharge(0.0), 0.0);
    }

    void aDayLosesItsShare()
    {
        TankState tank({1e6, 1e3, 0.02});
        for (int hour = 0; hour < 24; ++hour)
            tank.lose();
        QVERIFY(std::abs(tank.storedJ() - 0.98e6) < 1e-3);
        QVERIFY(std::abs(tank.lostJ() - 0.02e6) < 1e-3);
    }

    // Over the year: what the plant took = load + charged − discharged, and the tank's own balance.
    // 2 × 10⁹ J at 4 h; every afternoon it gives all it holds.
    void storageBalancesOverTheYear()
    {
        YearLoop loop = chilledLoop();
        loop.tank = {2e9, 2e9 / 14400.0, 0.02};
        const auto year = solved(loop);
        const auto& sums = year.loops.front();
        QVERIFY(std::abs(sums.heatJ - (loadJ() + sums.chargedJ - sums.dischargedJ)) <
                1e-6 * loadJ());
        const double left = year.columns.storedJ.back();
        QVERIFY(std::abs(left - (2e9 + sums.chargedJ - sums.dischargedJ - sums.tankLossJ)) < 1e3);
        QVERIFY(sums.dischargedJ > 0.9 * 365 * 2e9 * 0.98);
        QVERIFY(sums.dischargedJ <= 365 * 2e9);
        for (const double stored : year.columns.storedJ)
            QVERIFY(stored >= 0.0 && stored <= 2e9 * (1 + 1e-12));
    }

    // Compressors run less while the price is high, and cool nights make the rest cheaper.
    void storageMovesChillersOutOfThePeak()
    {
        const auto chillersInPeak = [](const PlantYear& year) {
            double sum = 0.0;
            for (std::size_t i = 0; i < year.columns.chillerW.size(); ++i)
                sum += town().peak[i] != 0 ? year.columns.chillerW[i] : 0.0;
            return sum;
        };
        YearLoop loop = chilledLoop();
        const auto without = solved(loop);
        loop.tank = {6e5 * 6 * 3600.0, 6e5, 0.0};
        const auto with = solved(loop);
        QVERIFY(chillersInPeak(with) < 0.2 * chillersInPeak(without));
        QVERIFY(with.loops[0].chillerJ < without.loops[0].chillerJ);
    }

    void reusedHeatNeverReachesThePlant()
    {
        YearLoop loop = chilledLoop();
        loop.reuse.share = 0.4;
        const auto always = solved(loop).loops.front();
        QVERIFY(std::abs(always.reusedJ - 0.4 * loadJ()) < 1e-9 * loadJ());
        QVERIFY(std::abs(always.heatJ - 0.6 * loadJ()) < 1e-6 * loadJ());
        loop.reuse.heatingLimitC = 15.0;
        loop.reuse.base = 0.1;
        const auto winter = solved(loop).loops.front();
        QVERIFY(winter.reusedJ > 0.1 * 0.4 * loadJ() && winter.reusedJ < always.reusedJ);
        QVERIFY(std::abs(winter.heatJ + winter.reusedJ - loadJ()) < 1e-6 * loadJ());
        QCOMPARE(winter.heatPumpJ, 0.0);
        loop.reuse.sinkC = 70.0;
        const auto lifted = solved(loop).loops.front();
        // Source at supply and rise, 26 °C: COP 0.5 × 343.15/44.
        const double cop = 0.5 * 343.15 / 44.0;
        QVERIFY(std::abs(lifted.heatPumpJ - lifted.reusedJ / (cop - 1.0)) < 1e-6 * loadJ());
    }

    void changeoverNeverBeatsSeries()
    {
        for (const auto scheme :
             {RejectionScheme::DryCoolerChiller, RejectionScheme::TowerChiller}) {
            YearLoop loop = chilledLoop();
            loop.design.scheme = scheme;
            const auto series = solved(loop).loops.front();
            loop.design.machines.economiser = model::Economiser::Changeover;
            const auto change = solved(loop).loops.front();
            QCOMPARE(change.freeHours, series.freeHours); // hours that need no compressor at all
            QVERIFY(change.chillerJ > series.chillerJ);
            QVERIFY(std::abs(change.heatJ - loadJ()) < 1e-6 * loadJ());
        }
    }

    // 0.1 m³/s of air at 24 °C and 0.002 kg/kg: v = 0.287042 × 297.15 × 1.003216/101.325 = 0.8445
    // m³/kg; at a dew point of 5 °C p = 872.6 Pa (ASHRAE Fundamentals 2017, chapter 1, table 3)
    // and, as a perfect gas, 0.621945 × 872.6/(101,325 − 872.6) = 0.0054027 kg/kg.
    void humidifierLiftsOutsideAirToItsDewPoint()
    {
        HumidityTask task;
        task.kind = model::Humidifier::Steam;
        task.outsideAirM3S = 0.1;
        task.dewPointC = 5.0;
        const std::vector<double> ratio{0.002, 0.010};
        const std::vector<double> pressure{101325.0, 101325.0};
        const auto year = humidityYear(task, ratio, pressure);
        const double water = 0.1 / 0.8445 * 0.0034027;
        QVERIFY(std::abs(year.waterKg[0] / (water * 3600.0) - 1.0) < 2e-3);
        QVERIFY(std::abs(year.powerW[0] / (water * 2.634e6) - 1.0) < 2e-3);
        QCOMPARE(year.waterKg[1], 0.0); // moist enough
        task.kind = model::Humidifier::None;
        QCOMPARE(humidityYear(task, ratio, pressure).waterKg[0], 0.0);
    }
};

HALLWRIGHT_TEST(LoopStoreTest)
#include "loop_store_test.moc"
