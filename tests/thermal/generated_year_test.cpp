// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw.h"
#include "data/import/monthly_climates.h"
#include "tests/support/test_program.h"
#include "tests/thermal/town_climate.h"
#include "thermal/air/generated_year.h"
#include "thermal/air/psychrometrics.h"
#include "thermal/plant/plant_year.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace hallwright;
using thermal::generatedYear;

namespace {

struct MonthOfYear {
    double mean = 0.0;
    double low = 1e9;
    double high = -1e9;
    double dewPoint = 0.0;
    double spread = 0.0; // of daily means
};

MonthOfYear monthOf(const model::WeatherYear& year, int month)
{
    MonthOfYear out;
    std::vector<double> days;
    int hours = 0;
    for (std::size_t i = 0; i < year.hours(); ++i) {
        if (year.month[i] != month)
            continue;
        const double dry = year.dryBulbC[i];
        out.mean += dry;
        out.low = std::min(out.low, dry);
        out.high = std::max(out.high, dry);
        const double ratio =
            thermal::humidityRatioOf(dry, year.relativeHumidity[i], year.pressurePa[i]);
        out.dewPoint += thermal::dewPointC(thermal::vapourPressurePa(ratio, year.pressurePa[i]));
        if (hours++ % 24 == 0)
            days.push_back(0.0);
        days.back() += dry / 24.0;
    }
    out.mean /= hours;
    out.dewPoint /= hours;
    for (const double day : days)
        out.spread += (day - out.mean) * (day - out.mean);
    out.spread = std::sqrt(out.spread / static_cast<double>(days.size()));
    return out;
}

void near(double actual, double expected, double tolerance, const char* what)
{
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qUtf8Printable(QStringLiteral("%1: %2 instead of %3")
                                .arg(QLatin1String(what))
                                .arg(actual)
                                .arg(expected)));
}

std::vector<model::MonthlyClimate> shipped()
{
    const auto places =
        data::readMonthlyClimates(tests::sourceFile("resources/weather/places.json").toStdString());
    return places ? *places : std::vector<model::MonthlyClimate>();
}

// Partial PUE of a dry cooler with chiller at 24 °C supply: what a climate does to a plant.
double plantPue(const model::WeatherYear& year)
{
    const auto moist = thermal::moistAirOf({year.dryBulbC, year.relativeHumidity, year.pressurePa});
    thermal::YearLoop loop;
    loop.design.supplyC = 24.0;
    loop.design.heatW = 1e6;
    loop.design.dryBulbC = *std::max_element(year.dryBulbC.begin(), year.dryBulbC.end());
    loop.design.wetBulbC = *std::max_element(moist.wetBulbC.begin(), moist.wetBulbC.end());
    loop.heatW = {1e6};
    const auto result =
        thermal::plantYear(std::span(&loop, 1), thermal::steadyProfile(year.hours()),
                           {year.dryBulbC, year.pressurePa, moist});
    const auto& sums = result.loops.front();
    return 1.0 + (sums.fanJ + sums.pumpJ + sums.chillerJ) / sums.heatJ;
}

} // namespace

class GeneratedYearTest : public QObject {
    Q_OBJECT

private slots:
    void sameSeedSameYear()
    {
        const auto climate = tests::townClimate();
        QVERIFY(generatedYear(climate) == generatedYear(climate));
        QVERIFY(!(generatedYear(climate, 2).dryBulbC == generatedYear(climate).dryBulbC));
        QVERIFY(generatedYear(climate).generated);
        QCOMPARE(generatedYear(climate).hours(), std::size_t{8760});
    }

    void monthsAreTheStatedOnes()
    {
        const auto climate = tests::townClimate();
        const auto year = generatedYear(climate);
        for (int month = 1; month <= 12; ++month) {
            const auto& stated = climate.months[static_cast<std::size_t>(month - 1)];
            const auto made = monthOf(year, month);
            near(made.mean, stated.dryBulbMeanC, 0.01, "mean");
            near(made.high, stated.dryBulbMaxC, 0.6, "highest");
            near(made.low, stated.dryBulbMinC, 0.6, "lowest");
            near(made.dewPoint, stated.dewPointMeanC, 0.3, "dew point");
            near(made.spread, stated.dailyMeanSpreadK, 1.0, "spread of daily means");
        }
        for (const double humidity : year.relativeHumidity)
            QVERIFY(humidity > 0.0 && humidity <= 1.0);
    }

    void afternoonsAreWarmest()
    {
        const auto year = generatedYear(tests::townClimate());
        double sum[24] = {};
        for (std::size_t i = 0; i < year.hours(); ++i)
            sum[i % 24] += year.dryBulbC[i];
        const auto warmest = std::max_element(std::begin(sum), std::end(sum)) - std::begin(sum);
        const auto coolest = std::min_element(std::begin(sum), std::end(sum)) - std::begin(sum);
        QVERIFY(warmest >= 13 && warmest <= 14);
        QVERIFY(coolest >= 4 && coolest <= 5);
    }

    void shippedPlacesAreRead()
    {
        const auto places = shipped();
        QCOMPARE(places.size(), std::size_t{7});
        for (const auto& place : places) {
            QVERIFY(!place.key.empty() && !place.source.empty());
            for (const auto& month : place.months)
                QVERIFY(month.dryBulbMinC < month.dryBulbMeanC &&
                        month.dryBulbMeanC < month.dryBulbMaxC && month.dailyRangeK > 0.0);
        }
        QVERIFY(!data::readMonthlyClimates("/nowhere.json").has_value());
    }

    // The shipped figures are those of the reference; what they generate is compared with the file
    // they come from: partial PUE of a plant that feels the climate, within 0.005.
    void generatedYearsAreNearTheirFiles()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "weather/monthly.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int compared = 0;
        for (const auto& value :
             QJsonDocument::fromJson(file.readAll()).object()["places"].toArray()) {
            const auto one = value.toObject();
            const auto places = shipped();
            const auto place =
                std::find_if(places.begin(), places.end(), [&one](const auto& candidate) {
                    return std::abs(candidate.place.latitudeDeg - one["lat"].toDouble()) < 1e-6;
                });
            QVERIFY(place != places.end());
            for (int month = 0; month < 12; ++month) {
                const auto stated = one["months"].toArray()[month].toObject();
                const auto& own = place->months[static_cast<std::size_t>(month)];
                QCOMPARE(own.dryBulbMeanC, stated["dry_bulb_mean_c"].toDouble());
                QCOMPARE(own.dewPointMeanC, stated["dew_point_mean_c"].toDouble());
                QCOMPARE(own.dryBulbMaxC, stated["dry_bulb_max_c"].toDouble());
            }
            const auto measured = data::readEpwFile(
                tests::referenceFile(qUtf8Printable("weather/" + one["from_file"].toString()))
                    .toStdString());
            QVERIFY(measured.has_value());
            const double ofFile = plantPue(*measured);
            const double ofYear = plantPue(generatedYear(*place));
            qInfo("%s: partial PUE %.4f of the file, %.4f generated", place->key.c_str(), ofFile,
                  ofYear);
            near(ofYear, ofFile, 0.005, place->key.c_str());
            ++compared;
        }
        QCOMPARE(compared, 7);
    }
};

HALLWRIGHT_TEST(GeneratedYearTest)
#include "generated_year_test.moc"
