// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw.h"
#include "model/weather/weather_series.h"
#include "tests/support/test_program.h"

#include <QStringList>

#include <cmath>
#include <functional>

using namespace hallwright;
using model::FaultCode;
using model::WeatherYear;

namespace {

constexpr int monthDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

struct FileShape {
    bool leap = false;
    QString location = "LOCATION,Town,-,XYZ,test,1,50.0,8.0,1.0,100.0";
    QString holidays = "HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0";
    QString periods = "DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31";
    QString end = "\n";
    int firstHour = 1;
};

// Dry bulb of the hour: a slow line, so that a filled gap has a value to be checked by hand.
double dryBulbAt(int hour)
{
    return 0.001 * hour;
}

QString dataRow(int year, int month, int day, int hour, int index)
{
    return QStringLiteral("%1,%2,%3,%4,0,?9?9,%5,1.0,80,100000,0,0,300,0,0,0")
        .arg(year)
        .arg(month)
        .arg(day)
        .arg(hour)
        .arg(dryBulbAt(index), 0, 'f', 3);
}

// Lines of a whole file; the data rows begin at index 4.
QStringList fileLines(const FileShape& shape = {})
{
    QStringList lines{shape.location, shape.holidays, "COMMENTS 1,none", shape.periods};
    int index = 0;
    for (int month = 1; month <= 12; ++month) {
        const int days = monthDays[month - 1] + (shape.leap && month == 2 ? 1 : 0);
        // A patchwork of years, as typical years have it.
        const int year = month == 2 ? 2016 : 1990 + month;
        for (int day = 1; day <= days; ++day)
            for (int hour = 0; hour < 24; ++hour)
                lines << dataRow(year, month, day, hour + shape.firstHour, index++);
    }
    return lines;
}

std::string joined(const QStringList& lines, const QString& end = "\n")
{
    return (lines.join(end) + end).toStdString();
}

model::Result<WeatherYear> read(const QStringList& lines)
{
    return data::readEpwText(joined(lines), "town.epw");
}

// Row `row` (0 is the first hour) with cell `cell` replaced.
void setCell(QStringList& lines, int row, int cell, const QString& text)
{
    QStringList cells = lines[4 + row].split(',');
    cells[cell] = text;
    lines[4 + row] = cells.join(',');
}

int repairsOf(const WeatherYear& year, const char* field)
{
    int count = 0;
    for (const auto& repair : year.repairs)
        count += repair.field == field ? 1 : 0;
    return count;
}

void near(double actual, double expected, double tolerance = 1e-9)
{
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qUtf8Printable(QStringLiteral("%1 instead of %2").arg(actual).arg(expected)));
}

} // namespace

class EpwTest : public QObject {
    Q_OBJECT

private slots:
    void wholeYearIsReadByPosition()
    {
        const auto year = read(fileLines());
        QVERIFY(year.has_value());
        QCOMPARE(year->hours(), std::size_t{8760});
        QVERIFY(!year->leap && year->repairs.empty());
        near(year->dryBulbC[8759], 8.759);
        near(year->relativeHumidity[0], 0.8);
        near(year->pressurePa[0], 100000);
        QCOMPARE(year->month[0], 1);
        QCOMPARE(year->month[31 * 24], 2);
        QCOMPARE(year->month[8759], 12);
        QCOMPARE(year->place.name, std::string("Town, XYZ"));
    }

    void leapRowsMakeALeapYearWhateverTheHeaderSays()
    {
        FileShape shape;
        shape.leap = true;
        const auto year = read(fileLines(shape)); // header: No
        QVERIFY(year.has_value());
        QCOMPARE(year->hours(), std::size_t{8784});
        QVERIFY(year->leap);
        QCOMPARE(year->month[59 * 24], 2); // 29 February
        shape.leap = false;
        shape.holidays = "HOLIDAYS/DAYLIGHT SAVINGS,Yes,0,0,0";
        const auto common = read(fileLines(shape));
        QVERIFY(common.has_value());
        QVERIFY(!common->leap);
        QCOMPARE(repairsOf(*common, "leap_year"), 1);
    }

    void lineEndsAndByteOrderMarkDoNotMatter()
    {
        const auto lines = fileLines();
        for (const std::string& text :
             {joined(lines, "\r\n"), "\xEF\xBB\xBF" + joined(lines), joined(lines, "\r"),
              joined(lines) + "\n\n\x1a", lines.join("\n").toStdString()}) {
            const auto year = data::readEpwText(text, "town.epw");
            QVERIFY2(year.has_value(), year ? "" : model::english(year.error()).c_str());
            QCOMPARE(year->hours(), std::size_t{8760});
            QVERIFY(year->repairs.empty());
        }
    }

    void latinLettersBecomeUtf8()
    {
        FileShape shape;
        auto text = joined(fileLines(shape));
        text.replace(text.find("Town"), 4, "K\xF6ln"); // Latin-1 ö
        const auto year = data::readEpwText(text, "town.epw");
        QVERIFY(year.has_value());
        QCOMPARE(QString::fromStdString(year->place.name), QStringLiteral("Köln, XYZ"));
    }

    void shortGapIsFilledLinearly()
    {
        auto lines = fileLines();
        for (int row = 100; row < 103; ++row)
            setCell(lines, row, 6, "99.9");
        const auto year = read(lines);
        QVERIFY(year.has_value());
        // Neighbours 0.099 and 0.103: the quarters between them.
        near(year->dryBulbC[100], 0.100);
        near(year->dryBulbC[102], 0.102);
        QCOMPARE(repairsOf(*year, "dry_bulb"), 3);
        QCOMPARE(year->repairs.front().row, 101);
        QVERIFY(model::english(year->repairs.front().how).find("linear") != std::string::npos);
    }

    void dayLongGapTakesTheSameHourOfOtherDays()
    {
        auto lines = fileLines();
        for (int row = 1000; row < 1030; ++row)
            setCell(lines, row, 6, "");
        const auto year = read(lines);
        QVERIFY(year.has_value());
        // Hour 1000: the days before and after give 976 and 1048 (1024 is missing too).
        near(year->dryBulbC[1000], 0.5 * (0.976 + 1.048));
        QCOMPARE(repairsOf(*year, "dry_bulb"), 30);
    }

    void gapOfMoreThanThreeDaysIsRefusedWithItsLine()
    {
        auto lines = fileLines();
        for (int row = 200; row < 273; ++row)
            setCell(lines, row, 6, "99.9");
        const auto year = read(lines);
        QVERIFY(!year.has_value());
        QCOMPARE(year.error().code, FaultCode::InvalidInput);
        QCOMPARE(year.error().where, std::string("town.epw:205")); // four header lines, row 201
    }

    void missingHumidityComesFromTheDewPoint()
    {
        auto lines = fileLines();
        setCell(lines, 50, 6, "20.0");
        setCell(lines, 50, 7, "10.0");
        setCell(lines, 50, 8, "999");
        const auto year = read(lines);
        QVERIFY(year.has_value());
        // Saturation 1,228 Pa at 10 °C over 2,339 Pa at 20 °C (ASHRAE tables).
        near(year->relativeHumidity[50], 1228.0 / 2339.0, 0.003);
        QCOMPARE(repairsOf(*year, "relative_humidity"), 1);
    }

    void missingPressureIsTheStandardAtmosphere()
    {
        auto lines = fileLines();
        for (int row = 0; row < 8760; ++row)
            setCell(lines, row, 9, "999999");
        const auto year = read(lines);
        QVERIFY(year.has_value());
        near(year->pressurePa[17], 100129, 5); // at 100 m (ASHRAE table 1 by its formula)
        QCOMPARE(repairsOf(*year, "pressure"), 1);
        QCOMPARE(year->repairs.front().row, 0);
    }

    void pressureCodesAreToldFromAir()
    {
        auto lines = fileLines();
        setCell(lines, 10, 9, "99999"); // a real pressure
        setCell(lines, 20, 9, "61000"); // La Paz
        setCell(lines, 30, 9, "999999");
        const auto year = read(lines);
        QVERIFY(year.has_value());
        near(year->pressurePa[10], 99999);
        near(year->pressurePa[20], 61000);
        near(year->pressurePa[30], 100000);
        QCOMPARE(repairsOf(*year, "pressure"), 1);
    }

    void impossibleValuesAreMissing()
    {
        auto lines = fileLines();
        setCell(lines, 5, 6, "290.15"); // kelvin in one row
        setCell(lines, 6, 8, "-3");
        setCell(lines, 7, 6, "n/a");
        setCell(lines, 8, 8, "104"); // supersaturated: taken as 100
        const auto year = read(lines);
        QVERIFY(year.has_value());
        QCOMPARE(repairsOf(*year, "dry_bulb"), 2);
        QCOMPARE(repairsOf(*year, "relative_humidity"), 1);
        near(year->relativeHumidity[8], 1.0);
    }

    void fewHoursTooFewAreFilled()
    {
        auto lines = fileLines();
        lines.removeAt(4 + 500);
        lines.removeAt(4 + 500);
        const auto year = read(lines);
        QVERIFY(year.has_value());
        QCOMPARE(year->hours(), std::size_t{8760});
        near(year->dryBulbC[500], 0.500);
        near(year->dryBulbC[501], 0.501);
        near(year->dryBulbC[502], 0.502);
        QCOMPARE(repairsOf(*year, "dry_bulb"), 2);
    }

    void hoursGivenTwiceAreLeftOut()
    {
        auto lines = fileLines();
        lines.insert(4 + 700, lines[4 + 699]);
        const auto year = read(lines);
        QVERIFY(year.has_value());
        QCOMPARE(year->hours(), std::size_t{8760});
        near(year->dryBulbC[700], 0.700);
        QCOMPARE(repairsOf(*year, "time"), 1);
    }

    void oneMonthOrTwoYearsAreRefused()
    {
        const auto lines = fileLines();
        const auto month = read(lines.mid(0, 4 + 744));
        QVERIFY(!month.has_value());
        QCOMPARE(month.error().where, std::string("town.epw:748"));
        const auto twice = read(lines + lines.mid(4));
        QVERIFY(!twice.has_value());
        QCOMPARE(twice.error().code, FaultCode::InvalidInput);
    }

    void cutLastLineIsFilled()
    {
        auto text = joined(fileLines());
        text.resize(text.size() - 40);
        const auto year = data::readEpwText(text, "town.epw");
        QVERIFY(year.has_value());
        QCOMPARE(year->hours(), std::size_t{8760});
        QVERIFY(!year->repairs.empty());
        QCOMPARE(year->repairs.back().row, 8760);
    }

    void hoursCountedFromZeroAreNoted()
    {
        FileShape shape;
        shape.firstHour = 0;
        auto lines = fileLines(shape);
        lines.removeAt(4 + 30);
        const auto year = read(lines);
        QVERIFY(year.has_value());
        near(year->dryBulbC[30], 0.030);
        near(year->dryBulbC[31], 0.031);
        QCOMPARE(repairsOf(*year, "hour"), 1);
    }

    void semicolonsWithDecimalCommasAreRead()
    {
        QStringList lines = fileLines();
        for (auto& line : lines)
            line = line.replace(',', ';').replace('.', ',');
        const auto year = read(lines);
        QVERIFY2(year.has_value(), year ? "" : model::english(year.error()).c_str());
        near(year->dryBulbC[123], 0.123);
        near(year->place.latitudeDeg, 50.0);
        QCOMPARE(repairsOf(*year, "separator"), 1);
    }

    // 35 numbers with decimal commas between commas are 50 cells and more.
    void decimalCommasBetweenCommasAreRefused()
    {
        QStringList lines = fileLines();
        for (qsizetype i = 4; i < lines.size(); ++i)
            lines[i] += QString(",1,5").repeated(15);
        const auto year = read(lines);
        QVERIFY(!year.has_value());
        QCOMPARE(year.error().where, std::string("town.epw:5"));
    }

    void headerFaultsAreRepairedOrRefused()
    {
        FileShape shape;
        shape.location = "LOCATION,Town,-,XYZ,test,1,fifty,8.0,,unknown";
        const auto place = read(fileLines(shape));
        QVERIFY(place.has_value());
        QCOMPARE(repairsOf(*place, "latitude"), 1);
        QCOMPARE(repairsOf(*place, "time_zone"), 1);
        QCOMPARE(repairsOf(*place, "elevation"), 1);
        near(place->place.elevationM, 111, 1); // of 100,000 Pa
        shape = {};
        shape.periods = "DATA PERIODS,1,4,Data,Sunday, 1/ 1,12/31";
        const auto quarters = read(fileLines(shape));
        QVERIFY(!quarters.has_value());
        QCOMPARE(quarters.error().code, FaultCode::Unsupported);
        QCOMPARE(quarters.error().where, std::string("town.epw:4"));
        shape.periods = "DATA PERIODS";
        const auto bare = read(fileLines(shape));
        QVERIFY(bare.has_value());
        QCOMPARE(repairsOf(*bare, "data_periods"), 1);
    }

    void whatIsNoWeatherFileIsUnreadable()
    {
        for (const std::string& text :
             {std::string(), std::string("hello\n"), std::string("PK\x03\x04\0\0", 6),
              std::string("\xFF\xFEL\0O\0", 6), std::string("LOCATION,A,-,B,c,1,1,1,1,1\n")}) {
            const auto year = data::readEpwText(text, "x.epw");
            QVERIFY(!year.has_value());
            QCOMPARE(year.error().code, FaultCode::Unreadable);
        }
        QCOMPARE(data::readEpwFile("/nowhere/x.epw").error().code, FaultCode::Unreadable);
    }

    void headerDesignTemperaturesAreRead()
    {
        auto lines = fileLines();
        lines.insert(1, "DESIGN CONDITIONS,1,2021 ASHRAE Handbook,,Heating,1,-10.1,-7.7,Cooling,7,"
                        "11.5,35.0,24.8,33.0,24.0,32.3,23.6,26.3,32.3,25.6,31.2,24.9,30.1,"
                        "Extremes,8.0,7.1,6.3,28.9,-13.6,37.0,2.9,1.8,-15.7,38.3,-17.4,39.4,-19.0,"
                        "40.4,-21.1,41.7");
        const auto year = read(lines);
        QVERIFY(year.has_value());
        near(year->design.dryBulb04C.value_or(0), 35.0);
        near(year->design.dryBulb1C.value_or(0), 33.0);
        near(year->design.dryBulb2C.value_or(0), 32.3);
        near(year->design.wetBulb04C.value_or(0), 26.3);
        near(year->design.wetBulb2C.value_or(0), 24.9);
        near(year->design.dryBulb20YearC.value_or(0), 40.4);
    }

    void aSeriesGivesTheYearBack()
    {
        const auto year = read(fileLines());
        QVERIFY(year.has_value());
        const auto back = model::yearOf(model::seriesOf(*year, "town"));
        QVERIFY(back.has_value());
        QCOMPARE(back->hours(), year->hours());
        for (std::size_t i = 0; i < year->hours(); i += 97) {
            near(back->dryBulbC[i], year->dryBulbC[i]);
            QCOMPARE(back->month[i], year->month[i]);
        }
        QCOMPARE(back->pressurePa, year->pressurePa);
        auto broken = model::seriesOf(*year, "town");
        broken.pressure.y.pop_back();
        QVERIFY(!model::yearOf(broken).has_value());
    }

    void warmerClimateRaisesDryBulbOnly()
    {
        const auto year = read(fileLines());
        const auto warm = model::warmed(*year, 2.0);
        near(warm.dryBulbC[77], year->dryBulbC[77] + 2.0);
        QCOMPARE(warm.relativeHumidity, year->relativeHumidity);
    }
};

HALLWRIGHT_TEST(EpwTest)
#include "epw_test.moc"
