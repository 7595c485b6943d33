// SPDX-License-Identifier: GPL-3.0-or-later
// `import` of device lists, power readings and drawings on the command line.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

using namespace hallwright::tests;

namespace {

struct Plan {
    CommandLineRun cli;
    Plan() { cli.mustRun(words("new FILE --template worked-example")); }
    CommandResult import(const char* name, const QByteArray& content,
                         const char* more = nullptr) const
    {
        cli.write(QString::fromUtf8(name), content);
        auto line = words("import FILE");
        line << QString::fromUtf8(name);
        if (more != nullptr)
            line += words(more);
        return cli.run(line);
    }
};

// As openDCIM's bulk importer names its columns.
constexpr const char* devices =
    "DataCenterID,Cabinet,Position,Label,Height,Manufacturer,Model,HalfDepth,BackSide,Owner\n"
    "Hall 1,A01,10,gpu-1,8,Maker,Node 8,N,N,\"Doe, Jane\"\n"
    "Hall 1,A01,0,pdu-1,0,Maker,Strip,,Y,\n"
    "Hall 1,A02,12.5,gpu-2,8,Maker,Node 8,N,N,\n"
    "Hall 1,A02,ten,gpu-3,8,Maker,Node 8,N,N,\n"
    "Hall 1,,4,gpu-4,8,Maker,Node 8,N,N,\n";

constexpr const char* readings =
    "timestamp,pdu,phase,active_power_w\n"
    "2026-01-01T00:00,PDU-K1-A,L1,1000\n2026-01-01T00:00,PDU-K1-A,L2,1100\n"
    "2026-01-01T00:00,PDU-K1-B,L1,500\n"
    "2026-01-01T00:05,PDU-K1-A,L1,2000\n2026-01-01T00:05,PDU-K1-A,L2,2100\n"
    "2026-01-01T00:05,PDU-K1-B,L1,600\n"
    "2026-01-01T00:10,PDU-K1-A,L1,9000\n2026-01-01T00:10,PDU-K1-A,L2,\n"
    "2026-01-01T00:10,PDU-K1-B,L1,700\n"
    "2026-01-01T00:00,PDU-K11-A,L1,7777\n";

} // namespace

class ImportVerbTest : public QObject {
    Q_OBJECT

private slots:
    void openDcimCabinetsBecomeRacksOfUnknownPower()
    {
        const Plan plan;
        const auto said = plan.import("list.csv", devices);
        QCOMPARE(said.status, 0);
        QVERIFY2(said.out.contains("2 racks, power not stated, with 3 devices; 2 rows left out"),
                 said.out.constData());
        QVERIFY(said.out.contains("list.csv:5"));
        QVERIFY(said.out.contains("list.csv:6"));
        QVERIFY(said.out.contains("not used: list.csv: Owner"));
        const auto answer = plan.cli.mustRun(words("evaluate FILE --json --racks")).json();
        int imported = 0;
        for (const auto& rack : alternativeOf(answer).at("racks"))
            if (rack.at("hall") == "Imported") {
                ++imported;
                QVERIFY(rack.at("tdp_kw").is_null());
            }
        QCOMPARE(imported, 2);
    }

    void readingsBecomeTheMeasuredLoadOfTheirRack()
    {
        const Plan plan;
        const auto racks =
            alternativeOf(plan.cli.mustRun(words("evaluate FILE --json --racks")).json())
                .at("racks");
        const auto id = QString::fromStdString(racks[0].at("id").get<std::string>());
        plan.cli.mustRun({QStringLiteral("edit"), project, QStringLiteral("set"),
                          QStringLiteral("items=") + id, QStringLiteral("field=label"),
                          QStringLiteral("value=K1")});
        const auto said = plan.import("load.csv", readings);
        QCOMPARE(said.status, 0);
        // At 00:00 1000 + 1100 + 500 W, at 00:05 2000 + 2100 + 600 W; 00:10 lacks a phase.
        QVERIFY2(
            said.out.contains("rack K1: at most 4.700 kW, mean 3.650 kW over 2 times, 2 meters"),
            said.out.constData());
        // "K1" is no word of "K11".
        QVERIFY(said.out.contains("meter PDU-K11-A: its name holds the label of no rack"));
    }

    void readingsOfNoRackChangeNothing()
    {
        const Plan plan;
        const auto before = plan.cli.bytes(project);
        QCOMPARE(plan.import("load.csv", readings).status, 3);
        const auto twice = plan.import("load.csv", "timestamp,pdu,phase,active_power_w\n"
                                                   "1,P,L1,5\n1,P,L1,6\n");
        QCOMPARE(twice.status, 3);
        QVERIFY(twice.err.contains("load.csv:3"));
        const auto negative =
            plan.import("load.csv", "timestamp,pdu,phase,active_power_w\n1,P,L1,-5\n");
        QVERIFY(negative.status == 3 && negative.err.contains("load.csv:2"));
        QCOMPARE(plan.cli.bytes(project), before);
    }

    void aDrawingMakesAHallOfItsOutline()
    {
        const Plan plan;
        const QByteArray square =
            "0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n"
            "0\nLWPOLYLINE\n8\nROOM\n90\n4\n70\n1\n10\n5000\n20\n5000\n10\n25000\n20\n5000\n"
            "10\n25000\n20\n17000\n10\n5000\n20\n17000\n0\nENDSEC\n0\nEOF\n";
        const auto said = plan.import("plan.dxf", square, "--hall North");
        QVERIFY2(said.status == 0 &&
                     said.out.contains("hall North: 20.00 m × 12.00 m from layer ROOM"),
                 said.out + said.err);
        // The same drawing in metres is 20 km wide: refused with what to do.
        const auto wide = plan.import("plan.dxf", square, "--unit m");
        QVERIFY2(wide.status == 3 && wide.err.contains("--unit"), wide.err);
        const auto layer = plan.import("plan.dxf", square, "--layer WALLS");
        QVERIFY2(layer.status == 3 && layer.err.contains("ROOM"), layer.err);
        QCOMPARE(plan.import("plan.dxf", square, "--unit parsec").status, 2);
    }

    void powerConnectionsOfDcTrackAreRefusedByFormat()
    {
        const Plan plan;
        const auto said = plan.import("links.csv", "# Operation *,Object *,Ending Item Name *\n"
                                                   "ADD,POWER-CONNECTION,PDU-A01-A\n");
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("dcTrack list of connections"), said.err);
    }
};

HALLWRIGHT_TEST(ImportVerbTest)
#include "import_verb_test.moc"
