// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw.h"
#include "tests/support/test_program.h"
#include "tests/thermal/town_climate.h"
#include "thermal/air/generated_year.h"
#include "thermal/plant/set_point_study.h"

#include <algorithm>
#include <cmath>

using namespace hallwright;
using namespace hallwright::thermal;

namespace {

const std::vector<double> supplies{20, 25, 30, 35, 40, 45};

YearLoop dryLoop(const model::WeatherYear& year)
{
    YearLoop out;
    out.design.scheme = model::RejectionScheme::DryCoolerChiller;
    out.design.heatW = 1e6;
    out.design.dryBulbC = *std::max_element(year.dryBulbC.begin(), year.dryBulbC.end());
    out.design.wetBulbC = out.design.dryBulbC - 10.0;
    out.heatW = {1e6};
    return out;
}

std::vector<SetPointFigures> study(const model::WeatherYear& year, double slope)
{
    const auto moist = moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
    return setPointStudy(dryLoop(year), steadyProfile(year.hours()),
                         {year.dryBulbC, year.pressurePa, moist}, supplies, {slope, 25.0});
}

} // namespace

class SetPointStudyTest : public QObject {
    Q_OBJECT

private slots:
    void warmerWaterSparesTheChillerUntilItIsGone()
    {
        const auto rows = study(generatedYear(tests::townClimate()), 0.0);
        QCOMPARE(rows.size(), supplies.size());
        for (std::size_t i = 1; i < rows.size(); ++i) {
            QVERIFY(rows[i].chillers <= rows[i - 1].chillers);
            QVERIFY(rows[i].chillerShare <= rows[i - 1].chillerShare);
            QVERIFY(rows[i].freeHours >= rows[i - 1].freeHours);
            QVERIFY(rows[i].total < rows[i - 1].total);
        }
        QCOMPARE(bestSupplyC(rows).value_or(0), 45.0);
        QVERIFY(!bestSupplyC({}).has_value());
    }

    // With 0.3 % per K of leakage PUE still falls while the bill rises: IT is 6 % up at 45 °C.
    void partialPueFallsWhereTheBillRises()
    {
        const auto rows = study(generatedYear(tests::townClimate()), 0.003);
        QVERIFY(std::abs(rows.back().it - 1.06) < 1e-12);
        QVERIFY(rows.back().partialPue < rows[2].partialPue);
        QVERIFY(rows.back().total > rows[2].total);
        QVERIFY(bestSupplyC(rows).value_or(99) < 45.0);
    }

    // The optimum moves with the climate: about 25 °C in Frankfurt and 40 °C in Phoenix at 0.3 %
    // per K; without leakage the warmest is best in both (facts on plant energy, section 5).
    void optimumMovesWithTheClimate()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "weather/DEU_Frankfurt_2023_ERA5.epw");
        const auto frankfurt = data::readEpwFile(path.toStdString());
        const auto phoenix = data::readEpwFile(
            tests::referenceFile("weather/USA_AZ_Phoenix-Sky.Harbor.722780_TMY3.epw")
                .toStdString());
        QVERIFY(frankfurt && phoenix);
        for (const auto* year : {&*frankfurt, &*phoenix})
            QCOMPARE(bestSupplyC(study(*year, 0.0)).value_or(0), 45.0);
        const double cool = bestSupplyC(study(*frankfurt, 0.003)).value_or(0);
        const double hot = bestSupplyC(study(*phoenix, 0.003)).value_or(0);
        QVERIFY2(cool <= 30.0, qUtf8Printable(QString::number(cool)));
        QVERIFY2(hot >= 35.0, qUtf8Printable(QString::number(hot)));
    }
};

HALLWRIGHT_TEST(SetPointStudyTest)
#include "set_point_study_test.moc"
