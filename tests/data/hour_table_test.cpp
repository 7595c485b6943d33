// SPDX-License-Identifier: GPL-3.0-or-later
// Hourly prices and carbon intensities from tables: units, clocks, periods, faults by line.
#include "data/import/hour_table.h"
#include "model/weather/hour_series.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

using namespace hallwright;

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

// Rows of a year from 1 January 0 h, each as `row(hour)`.
template <class Row>
std::string table(const char* header, int hours, Row row)
{
    std::string out = std::string(header) + "\n";
    for (int i = 0; i < hours; ++i)
        out += std::string(row(i)) + "\n";
    return out;
}

std::string stamp(int hour)
{
    using namespace std::chrono;
    const year_month_day day{sys_days{2025y / January / 1} + days(hour / 24)};
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u %02d:00", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()), hour % 24);
    return text;
}

} // namespace

class HourTableTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    model::Result<data::HourTable> read(const std::string& text, int year = 2025)
    {
        const QString path = folder_.filePath(QStringLiteral("hours.csv"));
        QFile file(path);
        model::ensure(file.open(QIODevice::WriteOnly), "opens");
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        return data::readHourTable(path.toStdString(), year);
    }
    std::string faultOf(const std::string& text)
    {
        const auto got = read(text);
        return got ? std::string("no fault") : model::english(got.error());
    }

private slots:
    // 36 USD/MWh are 0.036 USD/kWh, 1e-8 USD/J; 360 g/kWh are 1e-7 kg/J.
    void unitsAreThoseOfTheColumnNames()
    {
        const auto got = read(table("price_usd_per_mwh,carbon_g_per_kwh", 8760,
                                    [](int i) { return i == 5 ? "-36,0" : "36,360"; }));
        QVERIFY2(got.has_value(), got ? "" : model::english(got.error()).c_str());
        QCOMPARE(got->pricePerJoule.size(), std::size_t{8760});
        QVERIFY(near(got->pricePerJoule[0], 1e-8) && near(got->pricePerJoule[5], -1e-8));
        QVERIFY(near(got->carbonPerJoule[8759], 1e-7));
        QVERIFY(!got->utc);
        const auto same = read(table("price_usd_per_kwh", 8784, [](int) { return "0.036"; }));
        QVERIFY(same && near(same->pricePerJoule[0], 1e-8));
    }

    void faultsNameTheLine()
    {
        const auto word = [](int at, const char* bad) {
            return table("price_usd_per_kwh", 8760,
                         [=](int i) { return std::string(i == at ? bad : "0.1"); });
        };
        QVERIFY(faultOf(word(0, "nan")).find("hours.csv:2") != std::string::npos);
        QVERIFY(faultOf(word(100, "0,1 EUR")).find("hours.csv:102") != std::string::npos);
        QVERIFY(faultOf(table("carbon_g_per_kwh", 8760, [](int i) {
                    return std::string(i == 7 ? "-1" : "300");
                })).find("hours.csv:9") != std::string::npos);
        QVERIFY(faultOf(table("price_usd_per_kwh", 8759, [](int) {
                    return std::string("0.1");
                })).find("8759") != std::string::npos);
        QVERIFY(faultOf("hour,money\n0,1\n").find("price_usd_per_kwh") != std::string::npos);
        QVERIFY(faultOf("price_usd_per_kwh,price_usd_per_mwh\n1,1\n").find("hours.csv:1") !=
                std::string::npos);
    }

    // A clock that is put forward in March leaves an hour out: the row after is named.
    void clocksMayNotJump()
    {
        const auto rows = [](int skip) {
            return table("time,price_usd_per_kwh", 8760,
                         [=](int i) { return stamp(i < skip ? i : i + 1) + ",0.1"; });
        };
        QVERIFY(read(rows(9000)).has_value());
        QVERIFY(faultOf(rows(2090)).find("hours.csv:2092") != std::string::npos);
        QVERIFY(faultOf(rows(0)).find("hours.csv:2") != std::string::npos); // from 1 h
        const auto utc = read(table("Datetime (UTC),price_usd_per_kwh", 8760,
                                    [](int i) { return stamp(i) + ":00,0.1"; }));
        QVERIFY(utc && utc->utc);
    }

    // 2025: 1 June is a Sunday, so weekdays are 21 in June, 23 in July, 21 in August, 22 in
    // September. From 16 to 21 h are 5 hours a day.
    void periodsOfATariffCoverTheirHours()
    {
        const auto got = read("months,days,from,to,price_usd_per_kwh\n"
                              "1-12,mon-sun,0,24,0.1\n"
                              "6-9,mon-fri,16,21,0.4\n");
        QVERIFY2(got.has_value(), got ? "" : model::english(got.error()).c_str());
        QCOMPARE(got->pricePerJoule.size(), std::size_t{8760});
        const auto dear = std::count_if(got->pricePerJoule.begin(), got->pricePerJoule.end(),
                                        [](double p) { return near(p, 0.4 / 3.6e6); });
        QCOMPARE(static_cast<int>(dear), (21 + 23 + 21 + 22) * 5);
        // Night over midnight: 22 to 6 h are 8 hours of each day.
        const auto night = read("months,days,from,to,price_usd_per_kwh\n"
                                "1-12,mon-sun,0,24,0.1\n1-12,mon-sun,22,6,0.05\n");
        QVERIFY(night.has_value());
        QCOMPARE(
            static_cast<int>(std::count_if(night->pricePerJoule.begin(), night->pricePerJoule.end(),
                                           [](double p) { return near(p, 0.05 / 3.6e6); })),
            365 * 8);
        QVERIFY(
            faultOf("months,days,from,to,price_usd_per_kwh\n1-12,mon-fri,0,24,0.1\n").find("sat") !=
            std::string::npos);
        QVERIFY(faultOf("months,days,from,to,price_usd_per_kwh\n1-13,mon-fri,0,24,0.1\n")
                    .find("hours.csv:2") != std::string::npos);
    }

    // Hour i of a place 5 h behind UTC is hour i + 5 of UTC; 29 February is hour 1,416 onwards.
    void hoursFollowTheClockOfTheSite()
    {
        std::vector<double> values(8760);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<double>(i);
        model::HourSeries series;
        series.price = model::hourCurve(model::Measure::MoneyPerEnergy, values);
        series.utc = true;
        const auto west = model::hoursOf(series, &model::HourSeries::price, {8760, -5.0});
        QVERIFY(west && (*west)[0] == 5.0 && (*west)[8759] == 4.0);
        const auto east = model::hoursOf(series, &model::HourSeries::price, {8760, 1.0});
        QVERIFY(east && (*east)[0] == 8759.0 && (*east)[1] == 0.0);
        series.utc = false;
        const auto leap = model::hoursOf(series, &model::HourSeries::price, {8784, 0.0});
        QVERIFY(leap && leap->size() == 8784);
        QCOMPARE((*leap)[1416], 1392.0); // 28 February again
        QCOMPARE((*leap)[1440], 1416.0);
        series.price.y.pop_back();
        QVERIFY(!model::hoursOf(series, &model::HourSeries::price, {8760, 0.0}).has_value());
    }
};

HALLWRIGHT_TEST(HourTableTest)
#include "hour_table_test.moc"
