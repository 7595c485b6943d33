// SPDX-License-Identifier: GPL-3.0-or-later
// `weather` and the import of weather on the command line.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <QFile>

#include <cmath>

using namespace hallwright::tests;

namespace {

// A year that is 10 °C and 20 °C by turns, hour 5 missing.
QByteArray townFile()
{
    const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    QByteArray out = "LOCATION,Town,-,XYZ,test,1,50.0,8.0,1.0,100.0\n"
                     "HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0\nDATA PERIODS,1,1,Data,Sunday,1/1,12/31\n";
    int index = 0;
    for (int month = 1; month <= 12; ++month)
        for (int day = 1; day <= days[month - 1]; ++day)
            for (int hour = 1; hour <= 24; ++hour, ++index) {
                const char* dry = index == 4 ? "99.9" : index % 2 == 0 ? "10.0" : "20.0";
                out += QByteArray::number(2001) + ',' + QByteArray::number(month) + ',' +
                       QByteArray::number(day) + ',' + QByteArray::number(hour) + ",0,?," + dry +
                       ",5.0,50,100000\n";
            }
    return out;
}

} // namespace

class WeatherVerbTest : public QObject {
    Q_OBJECT

private slots:
    void summaryHasTheKeysOfTheContract()
    {
        const CommandLineRun cli;
        cli.write("town.epw", townFile());
        const auto answer = cli.mustRun(words("weather town.epw --json")).json();
        QCOMPARE(answer.at("hours").get<int>(), 8760);
        QCOMPARE(answer.at("leap").get<bool>(), false);
        QCOMPARE(answer.at("repairs").size(), 1u);
        QCOMPARE(answer["repairs"][0].at("row").get<int>(), 5);
        QCOMPARE(answer["repairs"][0].at("field").get<std::string>(), std::string("dry_bulb"));
        QVERIFY(!answer["repairs"][0].at("how").get<std::string>().empty());
        QCOMPARE(answer.at("dry_bulb_c").at("min").get<double>(), 10.0);
        QCOMPARE(answer["dry_bulb_c"].at("max").get<double>(), 20.0);
        // 4,379 hours of 10 °C, 4,380 of 20 °C and one filled between its neighbours of 20 °C.
        QVERIFY(std::abs(answer["dry_bulb_c"].at("mean").get<double>() -
                         (4379 * 10.0 + 4381 * 20.0) / 8760) < 1e-9);
        QVERIFY(answer.at("wet_bulb_c").at("max").get<double>() < 20.0);
        const auto& below = answer.at("hours_dry_bulb_below");
        QCOMPARE(below.size(), 4u);
        QCOMPARE(below.at("10").get<int>(), 0); // strictly below
        QCOMPARE(below.at("18").get<int>(), 4379);
        QCOMPARE(below.at("27").get<int>(), 8760);
        QCOMPARE(answer.size(), 6u);
        QVERIFY(cli.mustRun(words("weather town.epw")).out.contains("8760 hours"));
    }

    void badFilesAreRefusedWithTheirLine()
    {
        const CommandLineRun cli;
        cli.write("bad.epw", "not weather\n");
        const auto bad = cli.run(words("weather bad.epw --json"));
        QCOMPARE(bad.status, 3);
        QVERIFY(bad.out.isEmpty() && bad.err.contains("bad.epw:1"));
        QCOMPARE(cli.run(words("weather missing.epw")).status, 3);
        QCOMPARE(cli.run(words("weather")).status, 2);
    }

    void importedWeatherDrivesTheYearAndIsKept()
    {
        const CommandLineRun cli;
        cli.write("town.epw", townFile());
        cli.mustRun(words("new FILE --template gb300-row"));
        const auto imported = cli.mustRun(words("import FILE town.epw"));
        QVERIFY(imported.out.contains("8760 hours"));
        const auto answer = cli.mustRun(words("evaluate FILE --json")).json();
        const auto& alternative = alternativeOf(answer);
        QVERIFY(hasFinding(alternative, "year.climate.used", "note"));
        QVERIFY(!hasFinding(alternative, "year.climate.generated", "note"));
        const auto& kpis = alternative.at("kpis");
        QVERIFY(kpis["pue_annual"].get<double>() > 1.0);
        QVERIFY(kpis["pue_peak"].get<double>() >= kpis["pue_annual"].get<double>());
        for (const char* key : {"wue_annual_l_per_kwh", "energy_annual_mwh", "water_annual_m3",
                                "carbon_annual_t", "facility_power_peak_kw"})
            QVERIFY2(kpis[key].is_number(), key);
        // Back to a shipped place: another year, the imported one stays in the file.
        cli.mustRun(words("edit FILE site climate=phoenix"));
        const auto hot = cli.mustRun(words("evaluate FILE --json")).json();
        QVERIFY(hasFinding(alternativeOf(hot), "year.climate.generated", "note"));
        QVERIFY(alternativeOf(hot).at("kpis")["pue_annual"].get<double>() >
                kpis["pue_annual"].get<double>());
        cli.mustRun(words("edit FILE site climate=town"));
        const auto again = cli.mustRun(words("evaluate FILE --json")).json();
        QCOMPARE(alternativeOf(again).at("kpis")["pue_annual"].get<double>(),
                 kpis["pue_annual"].get<double>());
    }

    void shippedReferenceFileIsSummarised()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "weather/DEU_Frankfurt_2023_ERA5.epw");
        const CommandLineRun cli;
        const auto answer =
            cli.mustRun({QStringLiteral("weather"), path, QStringLiteral("--json")}).json();
        QCOMPARE(answer.at("hours_dry_bulb_below").at("18").get<int>(), 6603);
        QVERIFY(std::abs(answer.at("wet_bulb_c").at("mean").get<double>() - 9.377) < 0.02);
    }
};

HALLWRIGHT_TEST(WeatherVerbTest)
#include "weather_verb_test.moc"
