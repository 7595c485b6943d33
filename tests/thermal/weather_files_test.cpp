// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw.h"
#include "tests/support/test_program.h"
#include "tests/thermal/reference_values.h"
#include "thermal/air/psychrometrics.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace hallwright;
using hallwright::tests::compare;
using hallwright::tests::readObject;

namespace {

QJsonObject expectations()
{
    return readObject(tests::referenceFile("weather/expected.json"));
}

double mean(const std::vector<double>& column)
{
    return std::accumulate(column.begin(), column.end(), 0.0) / static_cast<double>(column.size());
}

double lowest(const std::vector<double>& column)
{
    return *std::min_element(column.begin(), column.end());
}

double highest(const std::vector<double>& column)
{
    return *std::max_element(column.begin(), column.end());
}

double percentile(std::vector<double> column, double share)
{
    std::sort(column.begin(), column.end());
    const double place = share * static_cast<double>(column.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const auto above = std::min(below + 1, column.size() - 1);
    return column[below] + (place - static_cast<double>(below)) * (column[above] - column[below]);
}

// The other answer near 0 °C, with ice on the bulb, by bisection; the first where there is none.
double onIce(const model::WeatherYear& year, const thermal::MoistAirYear& moist, std::size_t hour)
{
    double low = -5.0;
    double high = -1e-9;
    const auto excess = [&](double wetBulb) {
        return thermal::humidityRatioAtWetBulb(year.dryBulbC[hour], wetBulb,
                                               year.pressurePa[hour]) -
               moist.humidityRatio[hour];
    };
    if (moist.wetBulbC[hour] < 0.0 || excess(high) < 0.0)
        return moist.wetBulbC[hour];
    for (int lap = 0; lap < 60; ++lap)
        (excess(0.5 * (low + high)) < 0.0 ? low : high) = 0.5 * (low + high);
    return low;
}

// The lowest wet bulb; where it lies between -1 and +1 °C either branch is an answer.
double lowestWetBulb(const model::WeatherYear& year, const thermal::MoistAirYear& moist,
                     double expected)
{
    const double plain = lowest(moist.wetBulbC);
    if (std::abs(plain) > 1.0 || std::abs(plain - expected) < 0.05)
        return plain;
    double best = plain;
    for (std::size_t i = 0; i < year.hours(); ++i)
        if (moist.wetBulbC[i] < 1.0)
            best = std::min(best, onIce(year, moist, i));
    return best;
}

int hours(const std::vector<double>& column, const std::function<bool(double)>& holds)
{
    return static_cast<int>(std::count_if(column.begin(), column.end(), holds));
}

} // namespace

class WeatherFilesTest : public QObject {
    Q_OBJECT

    struct Read {
        model::WeatherYear year;
        thermal::MoistAirYear moist;
        QJsonObject expected;
        QJsonObject tolerance;
    };

    Read read_;

    // Reads the row's file once per slot; skips where the reference is absent.
    bool readRow()
    {
        QFETCH(QString, name);
        if (name.isEmpty())
            return false;
        const auto all = expectations();
        const QString path = tests::referenceFile(qUtf8Printable("weather/" + name));
        auto year = data::readEpwFile(path.toStdString());
        if (!year) {
            qWarning("%s", model::english(year.error()).c_str());
            return false;
        }
        read_.year = *std::move(year);
        read_.moist = thermal::moistAirOf(
            {read_.year.dryBulbC, read_.year.relativeHumidity, read_.year.pressurePa});
        read_.expected = all["files"].toObject()[name].toObject();
        read_.tolerance = all["tolerances"].toObject();
        return true;
    }

    static void rowPerFile()
    {
        QTest::addColumn<QString>("name");
        const auto files = expectations()["files"].toObject();
        for (const auto& name : files.keys())
            QTest::newRow(qUtf8Printable(name)) << name;
        if (files.isEmpty())
            QTest::newRow("absent") << QString();
    }

    double tolerance(const char* key) const
    {
        return read_.tolerance[QLatin1String(key)].toDouble();
    }

    static void compareThresholds(const std::vector<double>& column, const QJsonObject& expected,
                                  double tolerance, const char* what)
    {
        QVERIFY(!expected.isEmpty());
        for (const auto& key : expected.keys()) {
            const double limit = key.toDouble();
            compare(hours(column, [limit](double t) { return t < limit; }),
                    expected[key].toDouble(), tolerance, QLatin1String(what) + key);
        }
    }

private slots:
    void hoursAndPlaceAreTheFiles_data() { rowPerFile(); }
    void hoursAndPlaceAreTheFiles()
    {
        if (!readRow())
            QSKIP("reference data absent: weather");
        const auto& year = read_.year;
        const auto place = read_.expected["location"].toObject();
        QCOMPARE(static_cast<int>(year.hours()), read_.expected["hours"].toInt());
        QCOMPARE(year.leap, read_.expected["feb29_hours"].toInt() == 24);
        QVERIFY(QString::fromStdString(year.place.name).startsWith(place["city"].toString()));
        compare(year.place.latitudeDeg, place["lat"].toDouble(), 1e-9, "latitude");
        compare(year.place.longitudeDeg, place["lon"].toDouble(), 1e-9, "longitude");
        compare(year.place.timeZoneH, place["tz"].toDouble(), 1e-9, "time zone");
        compare(year.place.elevationM, place["elev_m"].toDouble(), 1e-9, "elevation");
        QVERIFY(year.repairs.empty());
    }

    void dryBulbAndPressureAreExpected_data() { rowPerFile(); }
    void dryBulbAndPressureAreExpected()
    {
        if (!readRow())
            QSKIP("reference data absent: weather");
        const auto& dry = read_.year.dryBulbC;
        const auto expected = read_.expected["dry_bulb_C"].toObject();
        const double within = tolerance("dry_bulb_C");
        compare(lowest(dry), expected["min"].toDouble(), within, "min");
        compare(mean(dry), expected["mean"].toDouble(), within, "mean");
        compare(highest(dry), expected["max"].toDouble(), within, "max");
        for (const auto& [key, share] : {std::pair{"p01", 0.01}, std::pair{"p50", 0.5},
                                         std::pair{"p99", 0.99}, std::pair{"p99_6", 0.996}})
            compare(percentile(dry, share), expected[QLatin1String(key)].toDouble(), within, key);
        const auto design = model::designValues(dry);
        compare(design.percent04, expected["p99_6"].toDouble(), within, "0.4 %");
        compare(design.percent1, expected["p99"].toDouble(), within, "1 %");
        const auto pressure = read_.expected["station_pressure_Pa"].toObject();
        const double pascals = tolerance("pressure_Pa");
        compare(lowest(read_.year.pressurePa), pressure["min"].toDouble(), pascals, "min Pa");
        compare(mean(read_.year.pressurePa), pressure["mean"].toDouble(), pascals, "mean Pa");
        compare(highest(read_.year.pressurePa), pressure["max"].toDouble(), pascals, "max Pa");
        compareThresholds(dry, read_.expected["hours_dry_bulb_below"].toObject(),
                          tolerance("hours_dry_bulb"), "dry bulb below ");
    }

    void monthsAndEndRowsAreExpected_data() { rowPerFile(); }
    void monthsAndEndRowsAreExpected()
    {
        if (!readRow())
            QSKIP("reference data absent: weather");
        const auto& year = read_.year;
        const auto months = read_.expected["monthly_mean_dry_bulb_C"].toArray();
        for (int month = 1; month <= 12; ++month) {
            double sum = 0.0;
            int count = 0;
            for (std::size_t i = 0; i < year.hours(); ++i)
                if (year.month[i] == month) {
                    sum += year.dryBulbC[i];
                    ++count;
                }
            compare(sum / count, months[month - 1].toDouble(), tolerance("dry_bulb_C"),
                    QStringLiteral("month %1").arg(month));
        }
        const auto first = read_.expected["first_row"].toObject();
        compare(year.dryBulbC.front(), first["db"].toDouble(), 1e-9, "first dry bulb");
        compare(year.relativeHumidity.front() * 100, first["rh"].toDouble(), 1e-9, "first RH");
        compare(year.pressurePa.front(), first["p"].toDouble(), 1e-9, "first pressure");
        compare(read_.moist.wetBulbC.front(), first["wb"].toDouble(), 0.005, "first wet bulb");
        compare(year.dryBulbC.back(), read_.expected["last_row"].toObject()["db"].toDouble(), 1e-9,
                "last dry bulb");
    }

    void moistAirIsExpected_data() { rowPerFile(); }
    void moistAirIsExpected()
    {
        if (!readRow())
            QSKIP("reference data absent: weather");
        const auto& wet = read_.moist.wetBulbC;
        const auto expected = read_.expected["wet_bulb_C"].toObject();
        const double extreme = tolerance("wet_bulb_extreme_C");
        compare(lowestWetBulb(read_.year, read_.moist, expected["min"].toDouble()),
                expected["min"].toDouble(), extreme, "min");
        compare(mean(wet), expected["mean"].toDouble(), tolerance("wet_bulb_mean_C"), "mean");
        compare(highest(wet), expected["max"].toDouble(), extreme, "max");
        compare(percentile(wet, 0.99), expected["p99"].toDouble(), extreme, "p99");
        compare(percentile(wet, 0.996), expected["p99_6"].toDouble(), extreme, "p99.6");
        compare(mean(read_.moist.humidityRatio),
                read_.expected["humidity_ratio_mean_kg_kg"].toDouble(), tolerance("humidity_ratio"),
                "humidity ratio");
        compareThresholds(wet, read_.expected["hours_wet_bulb_below"].toObject(),
                          tolerance("hours_wet_bulb_abs"), "wet bulb below ");
    }

    void freeCoolingHoursAreExpected_data() { rowPerFile(); }
    void freeCoolingHoursAreExpected()
    {
        if (!readRow())
            QSKIP("reference data absent: weather");
        const auto supplies = read_.expected["free_cooling_hours_by_supply_C"].toObject();
        QVERIFY(!supplies.isEmpty());
        for (const auto& key : supplies.keys()) {
            const double supply = key.toDouble();
            const auto row = supplies[key].toObject();
            const auto within = [supply](double approach) {
                return [=](double t) { return t + approach <= supply; };
            };
            const double dry = tolerance("free_cooling_dry_abs");
            compare(hours(read_.year.dryBulbC, within(8)), row["dry_8K"].toDouble(), dry, "8 K");
            compare(hours(read_.year.dryBulbC, within(10)), row["dry_10K"].toDouble(), dry, "10 K");
            compare(hours(read_.moist.wetBulbC, within(6)), row["tower_plus_hx_6K"].toDouble(),
                    tolerance("free_cooling_wet_abs"), "tower");
        }
    }

    void filesAreTheOnesExpected()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "weather/expected.json");
        const auto files = expectations()["files"].toObject();
        QCOMPARE(files.size(), 10);
        for (const auto& name : files.keys()) {
            QFile file(tests::referenceFile(qUtf8Printable("weather/" + name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCryptographicHash hash(QCryptographicHash::Sha256);
            QVERIFY(hash.addData(&file));
            QCOMPARE(QString::fromLatin1(hash.result().toHex()),
                     files[name].toObject()["sha256"].toString());
        }
    }
};

HALLWRIGHT_TEST(WeatherFilesTest)
#include "weather_files_test.moc"
