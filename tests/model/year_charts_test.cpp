// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/year_charts.h"
#include "model/weather/weather_year.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::model;

namespace {

// 1 MW of IT at all hours; chillers 0.5 MW in July only.
YearResult julyYear()
{
    auto hours = std::make_shared<YearHours>();
    hours->month = monthsOfHours(8760);
    hours->dryBulbC.assign(8760, 20.0);
    for (auto& column : hours->powerW)
        column.assign(8760, 0.0);
    hours->powerW[static_cast<std::size_t>(EndUse::It)].assign(8760, 1e6);
    for (std::size_t i = 0; i < 8760; ++i)
        if (hours->month[i] == 7)
            hours->powerW[static_cast<std::size_t>(EndUse::Chillers)][i] = 0.5e6;
    YearResult out;
    out.hourly = hours;
    return out;
}

std::string asIs(const char*, const std::string& text)
{
    return text;
}

} // namespace

class YearChartsTest : public QObject {
    Q_OBJECT

private slots:
    void monthsStackTheirEndUses()
    {
        const Chart chart = monthlyEnergy(julyYear(), asIs);
        QCOMPARE(chart.categories.size(), std::size_t{12});
        QCOMPARE(chart.series.size(), std::size_t{2});              // what is not used is not shown
        QVERIFY(std::abs(chart.series[0].y[1] - 28 * 24.0) < 1e-9); // 1 MW × 672 h
        QVERIFY(std::abs(chart.series[1].y[6] - 0.5 * 31 * 24.0) < 1e-9);
        QCOMPARE(chart.series[1].y[0], 0.0);
    }

    void durationFallsFromThePeak()
    {
        const Chart chart = loadDuration(julyYear(), asIs);
        QCOMPARE(chart.series[0].y.front(), 1500.0);
        QCOMPARE(chart.series[0].y.back(), 1000.0);
        // July is 8.5 % of the year.
        QCOMPARE(chart.series[0].y[8], 1500.0);
        QCOMPARE(chart.series[0].y[9], 1000.0);
    }

    void aYearWithoutHoursHasNoSeries()
    {
        QVERIFY(monthlyEnergy(YearResult(), asIs).series.empty());
        QVERIFY(loadDuration(YearResult(), asIs).series.empty());
    }

    // ERE of a PUE of 1.034 with 10.5 % of the heat reused (NREL ESIF): 0.929.
    void reusedHeatLowersEre()
    {
        const Energy one = Energy::from_value(1.0);
        QVERIFY(std::abs(energyReuseEffectiveness(1.034 * one, 0.105 * one, one) - 0.929) < 1e-12);
    }

    void equalityLooksAtTheHours()
    {
        const YearResult one = julyYear();
        YearResult other = julyYear();
        QVERIFY(one == other);
        auto hours = std::make_shared<YearHours>(*other.hourly);
        hours->waterKg.push_back(1.0);
        other.hourly = hours;
        QVERIFY(!(one == other));
    }
};

HALLWRIGHT_TEST(YearChartsTest)
#include "year_charts_test.moc"
