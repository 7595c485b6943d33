// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/year_views.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace hallwright::model;

namespace {

// Two days: 1 MW of IT, 0.1 MW of chillers in the afternoons, 50 kg of water in those hours.
YearResult twoDays()
{
    auto hours = std::make_shared<YearHours>();
    for (auto& column : hours->powerW)
        column.assign(48, 0.0);
    hours->powerW[static_cast<std::size_t>(EndUse::It)].assign(48, 1e6);
    for (std::size_t i = 0; i < 48; ++i) {
        const bool afternoon = i % 24 >= 12;
        hours->powerW[static_cast<std::size_t>(EndUse::Chillers)][i] = afternoon ? 1e5 : 0.0;
        hours->waterKg.push_back(afternoon ? 50.0 : 0.0);
        hours->dryBulbC.push_back(afternoon ? 30.0 : 10.0);
        hours->wetBulbC.push_back(afternoon ? 20.0 : 8.0);
        hours->humidityRatio.push_back(0.007);
        hours->month.push_back(1);
    }
    YearResult out;
    out.hourly = hours;
    return out;
}

std::string asIs(const char*, const std::string& text)
{
    return text;
}

} // namespace

class YearViewsTest : public QObject {
    Q_OBJECT

private slots:
    void mapHasADayPerColumn()
    {
        const Chart chart = hourMap(twoDays(), HourFigure::Pue, asIs);
        QCOMPARE(chart.grid.rows, std::size_t{24});
        QCOMPARE(chart.grid.values.size(), std::size_t{48});
        QCOMPARE(chart.grid.values[0], 1.0);
        QVERIFY(std::abs(chart.grid.values[24 + 13] - 1.1) < 1e-12);
        QCOMPARE(hourMap(twoDays(), HourFigure::FacilityPower, asIs).grid.values[12], 1100.0);
        QCOMPARE(hourMap(twoDays(), HourFigure::Water, asIs).grid.values[12], 50.0);
        QVERIFY(hourMap(YearResult(), HourFigure::Pue, asIs).grid.values.empty());
    }

    void scatterPairsAnHourWithItsWetBulb()
    {
        const Chart pue = pueByWetBulb(twoDays(), asIs);
        QCOMPARE(pue.series.front().x[12], 20.0);
        QVERIFY(std::abs(pue.series.front().y[12] - 1.1) < 1e-12);
        // 50 kg over 1,000 kWh.
        QVERIFY(std::abs(wueByWetBulb(twoDays(), asIs).series.front().y[12] - 0.05) < 1e-12);
        QVERIFY(pueByWetBulb(YearResult(), asIs).series.empty());
    }

    // ASHRAE Fundamentals 2017, chapter 1, table 2: 7.661, 14.758 and 27.329 g/kg at 10, 20, 30 °C.
    void drawnSaturationIsWithinItsError()
    {
        const double table[][2] = {{10.0, 7.661e-3}, {20.0, 14.758e-3}, {30.0, 27.329e-3}};
        for (const auto& row : table)
            QVERIFY(std::abs(drawnSaturation(row[0], 101325.0) / row[1] - 1.0) < 6e-3);
    }

    void envelopeIsTheRecommendedOne()
    {
        const Chart chart = psychrometricChart(twoDays(), asIs);
        QCOMPARE(chart.series.size(), std::size_t{3});
        QCOMPARE(chart.lines, std::size_t{2});
        QCOMPARE(chart.series[0].y[0], 7.0);
        const auto& limits = chart.series[2];
        for (const double t : limits.x)
            QVERIFY(t >= 18.0 && t <= 27.0);
        // Its top is the 15 °C dew point at the warm side, 60 % at the cold one: 0.6 × 12.9 g/kg.
        const double top = 1e3 * drawnSaturation(15.0, 101325.0);
        QVERIFY(std::abs(*std::max_element(limits.y.begin(), limits.y.end()) - top) < 1e-9);
        QVERIFY(std::abs(limits.y[1] - 7.7) < 0.1);
        QVERIFY(limits.x.front() == limits.x.back() && limits.y.front() == limits.y.back());
    }

    void studyShowsTotalBesidePue()
    {
        const auto row = [](double supply, double total, double partialPue) {
            SetPointRow out;
            out.supply = celsius(supply);
            out.total = total;
            out.partialPue = partialPue;
            return out;
        };
        SetPointStudy study;
        study.rows = {row(20, 1.05, 1.05), row(30, 1.03, 1.02), row(40, 1.06, 1.01)};
        QCOMPARE(study.best(), std::size_t{1});
        const Chart chart = setPointChart(study, asIs);
        QCOMPARE(chart.series.size(), std::size_t{2});
        QVERIFY(std::abs(chart.x[1] - 30.0) < 1e-9);
        QCOMPARE(chart.series[0].y[2], 1.06);
        QCOMPARE(chart.series[1].y[2], 1.01);
    }
};

HALLWRIGHT_TEST(YearViewsTest)
#include "year_views_test.moc"
