// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV reader, and NetBox's bulk files as a draft rack list.
#include "data/import/csv.h"
#include "data/import/netbox_csv.h"
#include "tests/support/test_program.h"

using namespace hallwright;
using data::importNetBoxCsv;
using data::parseCsvTable;
using data::readCsvRows;
using model::inSi;

namespace {

std::filesystem::path own(const char* name)
{
    return std::filesystem::path(tests::sourceFile("tests/reference/netbox").toStdString()) / name;
}

std::vector<data::CsvRow> rows(std::string text)
{
    const auto read = readCsvRows(std::move(text), "t.csv");
    if (!read)
        qFatal("%s", english(read.error()).c_str());
    return *read;
}

model::RackListDraft draft()
{
    const auto read =
        importNetBoxCsv({own("racks.csv"), own("devices.csv"), own("rack_types.csv")});
    if (!read)
        qFatal("%s", english(read.error()).c_str());
    return *read;
}

std::string ends(const std::string& where)
{
    return where.substr(where.rfind('/') + 1);
}

} // namespace

class NetBoxCsvTest : public QObject {
    Q_OBJECT

private slots:
    void quotesKeepSeparatorsQuotesAndLineEnds()
    {
        const auto read = rows("a,\"b, \"\"c\"\"\",\"two\r\nlines\"\r\nd,,\"\"\r\n");
        QCOMPARE(read.size(), std::size_t{2});
        QVERIFY(read[0] == (data::CsvRow{1, {"a", "b, \"c\"", "two\nlines"}}));
        QVERIFY(read[1] == (data::CsvRow{3, {"d", "", ""}})); // the line end inside a cell counts
    }

    void everyLineEndIsOne()
    {
        const auto read = rows("a\rb\nc\r\n\r\nd");
        QCOMPARE(read.size(), std::size_t{4});
        QCOMPARE(read[1].line, 2);
        QCOMPARE(read[2].line, 3);
        QCOMPARE(read[3].line, 5);
        QCOMPARE(read[3].cells[0], std::string("d"));
    }

    void byteOrderMarksVanish()
    {
        QCOMPARE(rows("\xEF\xBB\xBFsite,name\n")[0].cells[0], std::string("site"));
        const std::string little("\xFF\xFEs\0\xE9\0,\0\x3D\xD8\x00\xDE\n\0", 14); // s é , U+1F600
        const auto read = rows(little);
        QCOMPARE(read[0].cells[0], std::string("s\xC3\xA9"));
        QCOMPARE(read[0].cells[1], std::string("\xF0\x9F\x98\x80"));
        const std::string big("\xFE\xFF\0a\0,\0b", 8);
        QCOMPARE(rows(big)[0].cells.size(), std::size_t{2});
    }

    void separatorIsFoundInTheFirstLine()
    {
        QCOMPARE(rows("a;b;c,d\n1;2;3\n")[0].cells.size(), std::size_t{3});
        QCOMPARE(rows("a\tb\n1\t2\n")[1].cells[1], std::string("2"));
        QCOMPARE(rows("\"x;y;z\",b\n")[0].cells.size(), std::size_t{2});
    }

    void brokenTextNamesItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("where");
        QTest::newRow("open quote") << QByteArray("a,b\nc,\"d\ne\nf\n") << "t.csv:2";
        QTest::newRow("text after quote") << QByteArray("a\nb\n\"c\"d,e\n") << "t.csv:3";
        QTest::newRow("zero byte") << QByteArray("a,b\nc\0d\n", 8) << "t.csv:2";
        QTest::newRow("twin columns") << QByteArray("\nname,site,name\n") << "t.csv:2";
        QTest::newRow("empty") << QByteArray("") << "t.csv:1";
    }
    void brokenTextNamesItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, where);
        const auto table = parseCsvTable(text.toStdString(), "t.csv");
        QVERIFY(!table);
        QCOMPARE(QString::fromStdString(table.error().where), where);
    }

    void rackRowsBecomeDrafts()
    {
        const auto list = draft();
        QCOMPARE(list.rows.size(), std::size_t{3});
        const auto& typed = list.rows[0];
        QCOMPARE(typed.label, std::string("R1"));
        QCOMPARE(typed.location, std::string("Hall 1, east"));
        QCOMPARE(typed.type, std::string("Example Cabinet 48"));
        QCOMPARE(*typed.rackUnits, 48.0);
        QCOMPARE(inSi(*typed.width), 0.8); // outer width, not the 19 inches between the rails
        QCOMPARE(*typed.railWidthInches, 19.0);
        QCOMPARE(inSi(*typed.mass), 157.0);
        const auto& plain = list.rows[1];
        QCOMPARE(plain.label, std::string("R \"two\""));
        QCOMPARE(plain.status, std::string("planned"));
        QCOMPARE(inSi(*plain.width), 0.6);
        QCOMPARE(inSi(*plain.mass), 275.5 * 0.45359237);
        QCOMPARE(plain.line, 3);
    }

    void powerStaysUnknown()
    {
        for (const auto& rack : draft().rows)
            QVERIFY(!rack.power);
    }

    void unusableRowsAreListedWithTheirLine()
    {
        std::vector<std::string> places;
        for (const auto& error : draft().errors)
            places.push_back(ends(error.where));
        const std::vector<std::string> expected{"rack_types.csv:3", // a length without its unit
                                                "racks.csv:5",      // weight -5
                                                "racks.csv:6",      // furlong
                                                "racks.csv:7",      // u_height tall
                                                "racks.csv:8",      // the same rack again
                                                "racks.csv:9",      // no name
                                                "devices.csv:5",  // two racks R1, location not said
                                                "devices.csv:6",  // no such rack
                                                "devices.csv:7"}; // position 12.3
        QCOMPARE(places, expected);
    }

    void devicesGoToTheirRack()
    {
        const auto rack = draft().rows[0];
        QCOMPARE(rack.devices.size(), std::size_t{3});
        QCOMPARE(rack.devices[0].type, std::string("Example Server-8"));
        QCOMPARE(*rack.devices[1].position, 9.5);
        QVERIFY(!rack.devices[2].position); // zero-U
        QCOMPARE(rack.devices[2].face, std::string("rear"));
        QCOMPARE(rack.devices[0].line, 2);
    }

    void columnsNotReadAreListed()
    {
        const std::vector<std::string> expected{"racks.csv: tenant", "devices.csv: serial"};
        QCOMPARE(draft().ignoredColumns, expected);
    }

    void aMissingColumnOrFileIsAFault()
    {
        const auto noName = importNetBoxCsv({own("rack_types.csv"), {}, {}});
        QVERIFY(!noName);
        QCOMPARE(ends(noName.error().where), std::string("rack_types.csv:1"));
        const auto absent = importNetBoxCsv({own("absent.csv"), {}, {}});
        QVERIFY(!absent);
        QVERIFY(absent.error().code == model::FaultCode::Unreadable);
    }

    void netBoxSamplesAreRead()
    {
        HALLWRIGHT_NEEDS_REFERENCE(folder, "interop/netbox-csv");
        const std::filesystem::path at(folder.toStdString());
        const auto list =
            importNetBoxCsv({at / "racks.csv", at / "devices.csv", at / "rack_types.csv"});
        QVERIFY(list);
        QCOMPARE(list->rows.size(), std::size_t{3});
        QCOMPARE(list->rows[1].location, std::string("Location 1"));
        QCOMPARE(inSi(*list->rows[2].massMax), 2000.0);
        QVERIFY(!list->rows[0].width);
        // Its devices stand in "Rack 1", which its rack list does not hold: three named errors.
        QCOMPARE(list->errors.size(), std::size_t{3});
    }
};

HALLWRIGHT_TEST(NetBoxCsvTest)
#include "netbox_csv_test.moc"
