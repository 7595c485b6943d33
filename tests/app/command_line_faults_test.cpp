// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input to the command line: each has its exit status, says what and where, and leaves the
// project file and its folder as they were.
#include "data/project/lock.h"
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <unistd.h>

using namespace hallwright;
using namespace hallwright::tests;

class CommandLineFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void badInputIsRefusedAndChangesNothing_data();
    void badInputIsRefusedAndChangesNothing();
    void lockedFileIsFive_data();
    void lockedFileIsFive();
    void folderThatCannotBeWrittenIsFive();
    void truncatedFileIsThreeAtEveryLength();
    void emptyHallIsAFinding();
    void rackOutsideTheHallIsAFinding();
    void pumpTooSmallIsAFinding();
    void islandWithoutAFeedIsNamed();

private:
    CommandLineRun cli_;
};

void CommandLineFaultsTest::initTestCase()
{
    cli_.mustRun(words("new FILE --template gb300-row"));
    cli_.mustRun(words("evaluate FILE"));
    const auto whole = cli_.bytes(project);
    cli_.write(QStringLiteral("truncated.hallwright"), whole.left(whole.size() / 2));
    cli_.write(QStringLiteral("foreign.hallwright"), "PK\x03\x04 not one of ours");
    cli_.write(QStringLiteral("empty.hallwright"), "");
    cli_.write(QStringLiteral("bad.json"), "{\"schema\": 1, \"entries\": [\n {\"key\": 5}]}");
    cli_.write(
        QStringLiteral("prv.inp"),
        "[JUNCTIONS]\n J1 0 5\n J2 0 1\n[RESERVOIRS]\n R 10\n[PIPES]\n P1 R J1 100 100 0.1 0 "
        "Open\n[VALVES]\n V1 J1 J2 100 PRV 30 0\n[OPTIONS]\n Units LPS\n Headloss D-W\n");
    cli_.write(
        QStringLiteral("loose.inp"),
        "[JUNCTIONS]\n J1 0 5\n J2 0 1\n[RESERVOIRS]\n R 10\n[PIPES]\n P1 R J1 100 100 0.1 0 "
        "Open\n[OPTIONS]\n Units LPS\n Headloss D-W\n");
    // At most 1/(4·0.02) = 12.5 pu of 10 MVA pass: 125 MW.
    cli_.write(QStringLiteral("collapse.json"), R"({"base_mva": 10, "buses": [
        {"id": "s", "type": "slack", "vn_kv": 11, "v_set_pu": 1.0},
        {"id": "l", "type": "pq", "vn_kv": 11, "pd_mw": 500.0}],
        "branches": [{"id": "f", "from": "s", "to": "l", "r_pu": 0.02, "x_pu": 0.0}]})");
    cli_.write(QStringLiteral("sourceless.json"), R"({"base_mva": 10, "buses": [
        {"id": "l", "type": "pq", "vn_kv": 11, "pd_mw": 5.0}], "branches": []})");
}

void CommandLineFaultsTest::badInputIsRefusedAndChangesNothing_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("named"); // what the message must name
    const auto row = [](const char* line, int status, const char* named) {
        QTest::newRow(line) << QByteArray(line) << status << QByteArray(named);
    };
    row("frobnicate FILE", 2, "frobnicate");
    row("evaluate FILE --frobnicate", 2, "--frobnicate");
    row("evaluate", 2, "FILE");
    row("new other.hallwright --template palace", 2, "palace");
    row("new other.hallwright", 2, "--template");
    row("evaluate FILE --fail-on often", 2, "often");
    row("evaluate FILE --threads 0", 2, "--threads");
    row("evaluate FILE --alternative Z9", 2, "Z9");
    row("compare FILE --baseline Z9", 2, "Z9");
    row("report FILE --out report.doc", 2, ".doc");
    row("report FILE --out report.pdf --alternative Z9", 2, "Z9");
    row("report FILE --out report.pdf --language tlh", 2, "tlh");
    row("edit FILE teleport x=1", 2, "teleport");
    row("edit FILE hall width", 2, "width");
    row("edit FILE hall width=-4", 2, "width");
    row("edit FILE hall width=nan", 2, "width");
    row("edit FILE hall colour=red", 2, "colour");
    row("edit FILE hall hall=Z9 width=4", 2, "Z9");
    row("edit FILE coolant-recipe supply_set_point=inf", 2, "supply_set_point");
    row("edit FILE coolant-recipe cdu_type=unheard-of", 2, "unheard-of");
    row("edit FILE coolant-recipe cdu_type=gb300-nvl72", 2, "cdu");
    row("edit FILE fabric-recipe switch_type=vertiv-xdu1350", 2, "switch_type");
    row("edit FILE air-recipe leakage=-0.5", 2, "leakage");
    row("edit FILE array type=gb300-nvl72-pod x=1 y=1 rows=0", 2, "rows");
    row("edit FILE array type=gb300-nvl72-pod x=1 y=1 per_row=-3", 2, "per row");
    row("edit FILE array type=gb300-nvl72-pod x=1", 2, "y=");
    row("edit FILE place type=unheard-of x=1 y=1", 2, "unheard-of");
    row("edit FILE place type=gb300-nvl72-pod x=1parsec y=1", 2, "parsec");
    row("edit FILE remove items=rack/99999", 2, "99999");
    row("edit FILE set-input input=energy_price value=-1", 2, "energy_price");
    row("edit FILE add-type file=nothing.json", 3, "nothing.json");
    row("edit FILE add-type file=bad.json", 3, "bad.json");
    row("size --kw -1 --count 16 --metres 30 --supply 35", 2, "--kw");
    row("size --kw nan --count 16 --metres 30 --supply 35", 2, "--kw");
    row("size --kw 100 --count 0 --metres 30 --supply 35", 2, "--count");
    row("catalogue show unheard-of", 2, "unheard-of");
    row("catalogue check bad.json", 3, "bad.json");
    row("evaluate nothing.hallwright", 3, "nothing.hallwright");
    row("evaluate truncated.hallwright", 3, "truncated.hallwright");
    row("evaluate foreign.hallwright", 3, "foreign.hallwright");
    row("evaluate empty.hallwright", 3, "empty.hallwright");
    row("edit truncated.hallwright hall width=9", 3, "truncated.hallwright");
    row("report foreign.hallwright --out report.pdf", 3, "foreign.hallwright");
    row("import FILE nothing-racks.csv", 3, "nothing-racks.csv");
    row("import FILE foreign.hallwright", 3, "foreign.hallwright");
    row("import FILE bad.json --format dwg", 2, "dwg");
    row("solve-hydraulic nothing.inp", 3, "nothing.inp");
    row("solve-hydraulic prv.inp --json", 3, "prv.inp:9");
    row("solve-hydraulic prv.inp", 3, "PRV");
    row("solve-hydraulic loose.inp --json", 4, "J2");
    row("solve-power nothing.json", 3, "nothing.json");
    row("solve-power foreign.hallwright", 3, "foreign.hallwright");
    row("solve-power sourceless.json", 3, "sourceless.json");
    row("solve-power collapse.json --json", 4, "bus l");
}

void CommandLineFaultsTest::badInputIsRefusedAndChangesNothing()
{
    QFETCH(QByteArray, line);
    QFETCH(int, status);
    QFETCH(QByteArray, named);
    const auto before = cli_.everything();
    const auto result = cli_.run(words(line.constData()));
    QVERIFY2(result.status == status, result.err.constData());
    QVERIFY2(result.err.contains(named), result.err.constData());
    QCOMPARE(result.out, QByteArray()); // results only on standard output, faults only beside it
    QVERIFY(cli_.everything() == before);
}

void CommandLineFaultsTest::lockedFileIsFive_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char* line : {"evaluate FILE", "compare FILE", "edit FILE hall width=30"})
        QTest::newRow(line) << QByteArray(line);
}

// This process holds the lock as another window would.
void CommandLineFaultsTest::lockedFileIsFive()
{
    QFETCH(QByteArray, line);
    const auto lock = data::FileLock::acquire(cli_.path(project).toStdString());
    QVERIFY(lock.has_value());
    const auto before = cli_.everything();
    const auto result = cli_.run(words(line.constData()));
    QVERIFY2(result.status == 5, result.err.constData());
    QVERIFY(result.err.contains(project.toUtf8()));
    QVERIFY(cli_.everything() == before);
    // A report only reads.
    QCOMPARE(cli_.run(words("report FILE --out locked.csv")).status, 0);
    QVERIFY(QFile::remove(cli_.path(QStringLiteral("locked.csv"))));
}

void CommandLineFaultsTest::folderThatCannotBeWrittenIsFive()
{
    QCOMPARE(cli_.run(words("new nowhere/x.hallwright --template air-nodes")).status, 5);
    QCOMPARE(cli_.run(words("report FILE --out nowhere/x.pdf")).status, 5);
    if (::geteuid() == 0)
        QSKIP("root may write everywhere");
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template air-nodes"));
    const QString folder = QFileInfo(cli.path(project)).path();
    const auto before = cli.everything();
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    const int evaluated = cli.run(words("evaluate FILE")).status;
    const int made = cli.run(words("new x.hallwright --template air-nodes")).status;
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(evaluated, 5);
    QCOMPARE(made, 5);
    QVERIFY(cli.everything() == before);
}

void CommandLineFaultsTest::truncatedFileIsThreeAtEveryLength()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template air-nodes"));
    const auto whole = cli.bytes(project);
    for (const int percent : {1, 20, 60, 99}) {
        cli.write(project, whole.left(whole.size() * percent / 100));
        const auto before = cli.everything();
        const auto result = cli.run(words("evaluate FILE"));
        QVERIFY2(result.status == 3, qPrintable(QString::number(percent)));
        QVERIFY(result.err.contains(project.toUtf8()));
        QVERIFY(cli.everything() == before);
    }
}

void CommandLineFaultsTest::emptyHallIsAFinding()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    const auto full = cli.mustRun(words("evaluate FILE --json --racks")).json();
    QStringList items;
    for (const auto& rack : alternativeOf(full).at("racks"))
        items << QString::fromStdString(rack.at("id").get<std::string>());
    cli.mustRun(words("edit FILE remove") << QStringLiteral("items=") + items.join(u','));
    const auto empty = cli.run(words("evaluate FILE --json --fail-on warning"));
    QCOMPARE(empty.status, 1);
    QVERIFY(hasFinding(alternativeOf(empty.json()), "plan.empty", "warning"));
    QCOMPARE(alternativeOf(empty.json()).at("kpis").at("racks").get<double>(), 0.0);
    cli.mustRun(words("compare FILE"));
    cli.mustRun(words("report FILE --out empty.pdf"));
}

void CommandLineFaultsTest::rackOutsideTheHallIsAFinding()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template air-nodes"));
    QCOMPARE(cli.run(words("evaluate FILE --fail-on error")).status, 0);
    cli.mustRun(words("edit FILE place type=rack-4x-dgx-h100 x=-50 y=1"));
    const auto outside = cli.run(words("evaluate FILE --json --fail-on error"));
    QCOMPARE(outside.status, 1);
    QVERIFY(hasFinding(alternativeOf(outside.json()), "space.outside", "error"));
}

// The XDU1350 with a tenth of its head: 25 kPa at 1,200 L/min against 34 kPa of a rack alone.
void CommandLineFaultsTest::pumpTooSmallIsAFinding()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    auto entry = cli.mustRun(words("catalogue show vertiv-xdu1350 --json")).json();
    entry["key"] = "small-pump";
    for (auto& point : entry["values"]["pump_curve"]["points"])
        point[1] = point[1].get<double>() * 0.1;
    entry["values"]["external_head_kpa"] = 25.0;
    const nlohmann::json file{{"schema", 1}, {"entries", {entry}}};
    cli.write(QStringLiteral("small.json"), QByteArray::fromStdString(file.dump()));
    cli.mustRun(words("edit FILE add-type file=small.json"));
    cli.mustRun(words("edit FILE coolant-recipe cdu_type=small-pump"));
    const auto starved = cli.run(words("evaluate FILE --json --fail-on error"));
    QVERIFY2(starved.status == 1, starved.err.constData());
    QVERIFY(hasFinding(alternativeOf(starved.json()), "thermal.flow.low", "error"));
    QVERIFY(alternativeOf(starved.json()).at("kpis").at("worst_flow_margin_pct").get<double>() <
            -5.0);
}

void CommandLineFaultsTest::islandWithoutAFeedIsNamed()
{
    cli_.write(QStringLiteral("island.json"), R"({"base_mva": 10, "buses": [
        {"id": "s", "type": "slack", "vn_kv": 11, "v_set_pu": 1.0},
        {"id": "l", "type": "pq", "vn_kv": 11, "pd_mw": 5.0}], "branches": []})");
    const auto json = cli_.mustRun(words("solve-power island.json --json")).json();
    QVERIFY(json.at("dead_buses") == nlohmann::json::array({"l"}));
    QCOMPARE(json.at("unserved_mw").get<double>(), 5.0);
    QVERIFY(cli_.mustRun(words("solve-power island.json"))
                .out.contains("not served: 5 MW at 1 bus without a feed: l"));
}

HALLWRIGHT_TEST(CommandLineFaultsTest)
#include "command_line_faults_test.moc"
