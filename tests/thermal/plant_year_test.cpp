// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/town_climate.h"
#include "thermal/air/generated_year.h"
#include "thermal/plant/plant_year.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace hallwright;
using namespace hallwright::thermal;
using model::RejectionScheme;

namespace {

constexpr RejectionScheme schemes[] = {
    RejectionScheme::DryCooler, RejectionScheme::DryCoolerChiller, RejectionScheme::AdiabaticCooler,
    RejectionScheme::Tower,     RejectionScheme::TowerChiller,     RejectionScheme::WaterChiller,
    RejectionScheme::AirChiller};

struct TownYear {
    model::WeatherYear year = generatedYear(tests::townClimate());
    MoistAirYear moist = moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
    YearWeather weather() const { return {year.dryBulbC, year.pressurePa, moist}; }
    OutdoorAir air(std::size_t i) const
    {
        return {year.dryBulbC[i], moist.wetBulbC[i], moist.humidityRatio[i], moist.enthalpyJKg[i],
                year.pressurePa[i]};
    }
};

const TownYear& town()
{
    static const TownYear one;
    return one;
}

LoopDesign designOf(RejectionScheme scheme, double supplyC)
{
    LoopDesign out;
    out.scheme = scheme;
    out.supplyC = supplyC;
    out.riseK = 10.0;
    out.heatW = 2e6;
    out.dryBulbC = *std::max_element(town().year.dryBulbC.begin(), town().year.dryBulbC.end());
    out.wetBulbC = *std::max_element(town().moist.wetBulbC.begin(), town().moist.wetBulbC.end());
    out.pressurePa = 97800.0;
    return out;
}

YearLoop loopOf(RejectionScheme scheme, double supplyC)
{
    return {designOf(scheme, supplyC), {2e6, 1.2e6}, 1.0};
}

PlantYear solved(const YearLoop& loop)
{
    LoadProfile profile{{1.0, 0.6}, std::vector<std::size_t>(8760, 0)};
    for (std::size_t i = 0; i < 8760; i += 3)
        profile.levelOfHour[i] = 1;
    return plantYear(std::span(&loop, 1), profile, town().weather());
}

} // namespace

class PlantYearTest : public QObject {
    Q_OBJECT

private slots:
    void everyHourBalances_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::addColumn<double>("supply");
        for (int i = 0; i < static_cast<int>(std::size(schemes)); ++i)
            for (const double supply : {7.0, 18.0, 30.0, 45.0})
                QTest::addRow("%d at %g", i, supply) << i << supply;
    }

    // Heat in = heat let go free + heat chilled; what leaves = heat + compressor work; evaporation
    // carries no more than the latent heat of what leaves; nothing is negative.
    void everyHourBalances()
    {
        QFETCH(int, scheme);
        QFETCH(double, supply);
        const LoopPlant plant(designOf(schemes[scheme], supply), {1.0, 0.6, 0.3});
        for (std::size_t i = 0; i < 8760; i += 7)
            for (std::size_t level = 0; level < 3; ++level) {
                const double heat = 2e6 * (level == 0 ? 1.0 : level == 1 ? 0.6 : 0.3);
                const LoopHour hour = plant.hour(town().air(i), level);
                QVERIFY(std::abs(hour.freeHeatW + hour.chilledW - heat) < 1e-6 * heat);
                QVERIFY(std::abs(hour.rejectedW - heat - hour.chillerW) < 1e-6 * heat);
                QVERIFY(hour.fanW >= 0.0 && hour.pumpW > 0.0 && hour.chillerW >= 0.0);
                QVERIFY((hour.chilledW > 0.0) == (hour.chillerW > 0.0));
                QVERIFY(hour.evaporation >= 0.0);
                QVERIFY(hour.supplyC >= supply - 1e-9);
                if (plant.hasChiller())
                    QVERIFY(hour.supplyC <= supply + 1e-9);
                const double fanMost = 0.04 * 2e6;
                QVERIFY(hour.fanW <= fanMost * (1 + 1e-12));
            }
    }

    void evaporationStaysUnderTheLatentHeat()
    {
        for (const auto scheme :
             {RejectionScheme::Tower, RejectionScheme::TowerChiller, RejectionScheme::WaterChiller,
              RejectionScheme::AdiabaticCooler}) {
            const LoopPlant plant(designOf(scheme, 27.0), {1.0});
            for (std::size_t i = 0; i < 8760; ++i) {
                const LoopHour hour = plant.hour(town().air(i), 0);
                // Water between 5 and 45 °C: 2.49 to 2.39 MJ/kg (steam tables).
                QVERIFY(hour.evaporation <= hour.rejectedW / 2.39e6);
            }
        }
    }

    // Dry schemes use no water, and whatever a tower drinks follows its cycles.
    void waterIsOnlyWhereWaterIs()
    {
        for (const auto scheme : {RejectionScheme::DryCooler, RejectionScheme::DryCoolerChiller,
                                  RejectionScheme::AirChiller})
            QCOMPARE(solved(loopOf(scheme, 30)).loops[0].waterKg, 0.0);
        const auto tower = solved(loopOf(RejectionScheme::Tower, 30)).loops[0];
        // 5 cycles: make-up = 5/4 of the evaporation (drift is inside the blow-down).
        QVERIFY(std::abs(tower.waterKg / tower.evaporationKg - 1.25) < 1e-3);
        YearLoop latent = loopOf(RejectionScheme::Tower, 30);
        latent.design.machines.evaporation = model::EvaporationRule::AllLatent;
        QVERIFY(solved(latent).loops[0].evaporationKg > tower.evaporationKg);
    }

    void freeHoursRiseWithTheSupply_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::newRow("dry") << static_cast<int>(RejectionScheme::DryCoolerChiller);
        QTest::newRow("tower") << static_cast<int>(RejectionScheme::TowerChiller);
    }
    void freeHoursRiseWithTheSupply()
    {
        QFETCH(int, scheme);
        int last = -1;
        double energy = 1e300;
        for (double supply = 12; supply <= 50; supply += 2) {
            const auto sums = solved(loopOf(static_cast<RejectionScheme>(scheme), supply)).loops[0];
            QVERIFY2(sums.freeHours >= last, qUtf8Printable(QString::number(supply)));
            QVERIFY(sums.chillerJ <= energy * (1 + 1e-9));
            last = sums.freeHours;
            energy = sums.chillerJ;
        }
        QCOMPARE(last, 8760);
    }

    // By hand: at the design day the cooler brings 39.xx °C + 8 K; an 8 K approach at full load is
    // free exactly in hours no warmer than supply − 8 K.
    void freeHoursOfADryCoolerAreTheHoursBelowItsApproach()
    {
        const YearLoop loop{designOf(RejectionScheme::DryCoolerChiller, 25.0), {2e6}, 1.0};
        const auto sums =
            plantYear(std::span(&loop, 1), steadyProfile(8760), town().weather()).loops[0];
        const auto below = std::count_if(town().year.dryBulbC.begin(), town().year.dryBulbC.end(),
                                         [](double t) { return t <= 17.0; });
        QVERIFY(std::abs(sums.freeHours - static_cast<int>(below)) <= 1);
    }

    void withoutAChillerTheSupplyFloatsAndSaysSo()
    {
        const auto cold = solved(loopOf(RejectionScheme::DryCooler, 20)).loops[0];
        QVERIFY(cold.shortHours > 1000);
        QVERIFY(cold.warmestSupplyC > 40.0);
        const auto warm = solved(loopOf(RejectionScheme::DryCooler, 48)).loops[0];
        QCOMPARE(warm.shortHours, 0);
        // Pads help: fewer hours, cooler supply.
        const auto pads = solved(loopOf(RejectionScheme::AdiabaticCooler, 30)).loops[0];
        const auto dry = solved(loopOf(RejectionScheme::DryCooler, 30)).loops[0];
        QVERIFY(pads.shortHours < dry.shortHours && pads.warmestSupplyC < dry.warmestSupplyC);
        QVERIFY(pads.waterKg > 0.0);
    }

    void chillerModelIsNamed()
    {
        const auto cold = solved(loopOf(RejectionScheme::AirChiller, 7)).loops[0];
        QCOMPARE(cold.curveHours, 8760);
        const auto warm = solved(loopOf(RejectionScheme::AirChiller, 20)).loops[0];
        QCOMPARE(warm.liftHours, 8760);
    }

    // An economiser saves energy over the same chiller without; heat of the year is what was asked.
    void economiserSavesEnergy()
    {
        for (const auto& [with, without] :
             {std::pair{RejectionScheme::DryCoolerChiller, RejectionScheme::AirChiller},
              std::pair{RejectionScheme::TowerChiller, RejectionScheme::WaterChiller}}) {
            const auto a = solved(loopOf(with, 18)).loops[0];
            const auto b = solved(loopOf(without, 18)).loops[0];
            QVERIFY(a.fanJ + a.chillerJ < b.fanJ + b.chillerJ);
            const double heat = 3600.0 * (2920 * 1.2e6 + 5840 * 2e6);
            QVERIFY(std::abs(a.heatJ - heat) < 1e-6 * heat);
        }
    }

    void equalHallsCountThatOften()
    {
        YearLoop loop = loopOf(RejectionScheme::TowerChiller, 24);
        const auto one = solved(loop);
        loop.times = 3.0;
        const auto three = solved(loop);
        for (std::size_t i = 0; i < 8760; i += 111) {
            QVERIFY(std::abs(three.columns.chillerW[i] - 3 * one.columns.chillerW[i]) < 1e-6);
            QVERIFY(std::abs(three.columns.waterKg[i] - 3 * one.columns.waterKg[i]) < 1e-6);
        }
    }

    void profilesHaveMeanOne()
    {
        for (const auto& profile :
             {trainingProfile(8760), inferenceProfile(8784), steadyProfile(8760)}) {
            double sum = 0.0;
            for (const auto level : profile.levelOfHour)
                sum += profile.levels[level];
            QVERIFY(std::abs(sum / static_cast<double>(profile.levelOfHour.size()) - 1.0) < 1e-12);
        }
    }

    void noHeatNeedsNoPlant()
    {
        YearLoop loop = loopOf(RejectionScheme::TowerChiller, 24);
        loop.design.heatW = 0.0;
        loop.heatW = {0.0, 0.0};
        const auto sums = solved(loop).loops[0];
        QCOMPARE(sums.fanJ + sums.pumpJ + sums.chillerJ + sums.waterKg, 0.0);
    }
};

HALLWRIGHT_TEST(PlantYearTest)
#include "plant_year_test.moc"
