// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line promises (cli.md of the design): verbs, exit status, JSON and files.
#include "tests/app/command_line_run.h"
#include "tests/support/contract_keys.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

#include <cmath>

using namespace hallwright::tests;
using nlohmann::json;

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void everyTemplateIsListedAndMade();
    void evaluateGivesEveryKeyOfTheContract();
    void findingsHaveTheirKeys();
    void rackRowsComeOnDemand();
    void failOnTurnsFindingsIntoStatusOne();
    void evaluateStoresResultsAndEditsAreKept();
    void compareSetsAlternativesSideBySide();
    void reportIsWrittenInEveryForm();
    void sizeGivesTheQuickCard();
    void catalogueIsListedShownAndChecked();
    void helpAndVersionAreGiven();
    void solversAnswerInJson();
    void netBoxRacksHaveUnknownPower();
};

void CommandLineTest::everyTemplateIsListedAndMade()
{
    const CommandLineRun cli;
    const auto list = cli.mustRun(words("new --list-templates"));
    for (const char* name :
         {"air-nodes", "superpod-gen1", "superpod-gen2", "superpod-gen3", "hybrid", "cluster-10k",
          "campus-1m", "architecture-comparison", "worked-example"}) {
        QVERIFY2(list.out.contains(name), name);
        const QString file = QString::fromUtf8(name) + QStringLiteral(".hallwright");
        cli.mustRun(
            {QStringLiteral("new"), file, QStringLiteral("--template"), QString::fromUtf8(name)});
        QVERIFY(cli.bytes(file).startsWith("SQLite format 3"));
    }
    const auto before = cli.everything();
    QCOMPARE(cli.run(words("new air-nodes.hallwright --template hybrid")).status, 2);
    QCOMPARE(cli.everything(), before); // an existing file is never replaced
}

void CommandLineTest::evaluateGivesEveryKeyOfTheContract()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    const auto answer = cli.mustRun(words("evaluate FILE --json")).json();
    QCOMPARE(answer.at("schema").get<int>(), 1);
    QVERIFY(answer.at("project").is_string());
    QCOMPARE(answer.at("alternatives").size(), 1u);
    const auto& kpis = alternativeOf(answer).at("kpis");
    for (const char* key : contractKeys) {
        QVERIFY2(kpis.contains(key), key);
        const bool text = std::string_view(key) == "effective_precision";
        QVERIFY2(kpis[key].is_null() || (text ? kpis[key].is_string() : kpis[key].is_number()),
                 key);
    }
    QCOMPARE(kpis.size(), std::size(contractKeys));
    QCOMPARE(kpis["gpus"].get<double>(), 576.0);                          // 8 racks of 72
    QVERIFY(std::abs(kpis["it_power_kw"].get<double>() - 1080.0) < 1e-6); // 8 × 135 kW
    QVERIFY(kpis["pue_annual"].get<double>() > 1.0);
    QVERIFY(!alternativeOf(answer).contains("racks"));
    // Locale and terminal leave no trace: the text form has no escape codes.
    QVERIFY(!cli.mustRun(words("evaluate FILE")).out.contains('\x1b'));
}

void CommandLineTest::findingsHaveTheirKeys()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    const auto answer = cli.mustRun(words("evaluate FILE --json")).json();
    const auto& findings = alternativeOf(answer).at("findings");
    QVERIFY(!findings.empty());
    for (const auto& finding : findings) {
        for (const char* key : {"severity", "code", "message", "elements", "value", "limit", "unit",
                                "margin_pct", "contingency", "reference"})
            QVERIFY2(finding.contains(key), key);
        QVERIFY(finding["elements"].is_array() && !finding["reference"].get<std::string>().empty());
    }
    // 132 kW of shelves a side against 135 kW.
    QVERIFY(hasFinding(alternativeOf(answer), "power.shelf.side", "warning"));
}

void CommandLineTest::rackRowsComeOnDemand()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    const auto answer = cli.mustRun(words("evaluate FILE --json --racks")).json();
    const auto& racks = alternativeOf(answer).at("racks");
    QCOMPARE(racks.size(), 8u);
    for (const auto& rack : racks) {
        QVERIFY(rack.at("id").get<std::string>().starts_with("rack/"));
        QCOMPARE(rack.at("type").get<std::string>(), std::string("gb300-nvl72"));
        QVERIFY(std::abs(rack.at("tdp_kw").get<double>() - 135.0) < 1e-9);
        QVERIFY(std::abs(rack.at("flow_got_lpm").get<double>() - 89.0) < 0.02 * 89.0);
    }
}

void CommandLineTest::failOnTurnsFindingsIntoStatusOne()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    QCOMPARE(cli.run(words("evaluate FILE")).status, 0);
    QCOMPARE(cli.run(words("evaluate FILE --fail-on error")).status, 0);
    const auto failed = cli.run(words("evaluate FILE --json --fail-on warning"));
    QCOMPARE(failed.status, 1);
    QVERIFY(!alternativeOf(failed.json()).at("findings").empty()); // and the answer is whole
}

void CommandLineTest::evaluateStoresResultsAndEditsAreKept()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template air-nodes"));
    const auto bare = cli.bytes(project);
    cli.mustRun(words("evaluate FILE"));
    QVERIFY(cli.bytes(project) != bare);
    // 20 °C, and no way for exhaust to come back: the racks breathe the supply.
    cli.mustRun(words("edit FILE air-recipe supply=68°F rack_gaps=0 mixing=0m/s"));
    cli.mustRun(words("edit FILE set items=hall/2 field=label value=北厅"));
    const auto answer = cli.mustRun(words("evaluate FILE --json --racks")).json();
    QCOMPARE(alternativeOf(answer).at("racks")[0].at("hall").get<std::string>(),
             std::string("北厅"));
    QVERIFY(std::abs(alternativeOf(answer).at("racks")[0].at("air_inlet_c").get<double>() - 20.0) <
            1e-3);
    // No lock or journal stays behind.
    QCOMPARE(cli.everything().keys(), QStringList{project});
}

void CommandLineTest::compareSetsAlternativesSideBySide()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template architecture-comparison"));
    const auto answer = cli.mustRun({QStringLiteral("compare"), project, QStringLiteral("--json"),
                                     QStringLiteral("--baseline"), QStringLiteral("B gen-2")})
                            .json();
    QCOMPARE(answer.at("alternatives").size(), 5u);
    const auto& comparison = answer.at("comparison");
    QCOMPARE(comparison.at("baseline").get<std::string>(), std::string("B gen-2"));
    bool gpus = false;
    for (const auto& row : comparison.at("rows")) {
        QCOMPARE(row.at("values").size(), 5u);
        QVERIFY(row.contains("best"));
        if (row.at("key") == "gpus") {
            gpus = true;
            for (const auto& value : row.at("values"))
                QCOMPARE(value.get<double>(), 1152.0);
        }
    }
    QVERIFY(gpus);
    for (const auto& [name, share] : comparison.at("p_better").items())
        QVERIFY2(share.get<double>() >= 0.0 && share.get<double>() <= 1.0, name.c_str());
    QVERIFY(!comparison.at("tornado").empty());
    for (const auto& bar : comparison.at("tornado"))
        QVERIFY(bar.at("input").is_string() && bar.at("low_usd").is_number() &&
                bar.at("high_usd").is_number());
    for (const auto& one : comparison.at("break_even"))
        QVERIFY(one.at("value").is_number() && one.at("between").size() == 2u &&
                one.contains("input") && one.contains("unit"));
}

void CommandLineTest::reportIsWrittenInEveryForm()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template gb300-row"));
    const auto before = cli.bytes(project);
    for (const char* suffix : {"pdf", "xlsx", "csv", "html"}) {
        const QString out = QStringLiteral("报告 1.") + QLatin1String(suffix);
        const auto result =
            cli.mustRun({QStringLiteral("report"), project, QStringLiteral("--out"), out});
        QCOMPARE(result.err, QByteArray());
        QVERIFY2(cli.bytes(out).size() > 1000, suffix);
    }
    QCOMPARE(cli.bytes(project), before);
    const auto pdf = cli.bytes(QStringLiteral("报告 1.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b"));
    QVERIFY(QString::fromLatin1(pdf).count(page) >= 4);
    QVERIFY(cli.bytes(QStringLiteral("报告 1.xlsx")).startsWith("PK"));
    const auto csv = cli.bytes(QStringLiteral("报告 1.csv"));
    QVERIFY(csv.contains("it_power_kw,1080"));
    QVERIFY(csv.contains("power.shelf.side") || csv.contains("power shelves"));
    QVERIFY(cli.bytes(QStringLiteral("报告 1.html")).contains("<table"));
    for (const char* options : {"--language zh_CN", "--units ip"})
        cli.mustRun(words("report FILE --out other.pdf") + words(options));
}

// The worked example: 16 racks of 135 kW at 35 °C: 1,944 kW and 1,424 L/min, four to a 1,000 A
// busway.
void CommandLineTest::sizeGivesTheQuickCard()
{
    const CommandLineRun cli;
    const auto card =
        cli.mustRun(words("size --kw 135 --count 16 --metres 30 --supply 35 --json")).json();
    QCOMPARE(card.at("schema").get<int>(), 1);
    QVERIFY(std::abs(card.at("liquid_heat_kw").get<double>() - 1944.0) < 1.944);
    QVERIFY(std::abs(card.at("flow_lpm").get<double>() - 1424.0) < 1.424);
    QVERIFY(std::abs(card.at("capacity_flow_lpm").get<double>() - 1.5 * 1944.0) < 3.0);
    for (const char* key : {"pipe", "pipe_drop_kpa", "cdu", "cdus_needed", "busway"})
        QVERIFY2(card.contains(key), key);
    QVERIFY(cli.mustRun(words("size --kw 135 --count 16 --metres 30 --supply 35"))
                .out.contains("flow_lpm"));
}

void CommandLineTest::catalogueIsListedShownAndChecked()
{
    const CommandLineRun cli;
    const auto list = cli.mustRun(words("catalogue list --json")).json();
    QVERIFY(list.at("entries").size() >= 40);
    QVERIFY(cli.mustRun(words("catalogue list")).out.contains("gb300-nvl72"));
    const auto entry = cli.mustRun(words("catalogue show gb300-nvl72 --json"));
    QCOMPARE(entry.json().at("key").get<std::string>(), std::string("gb300-nvl72"));
    QVERIFY(!entry.json().at("source").get<std::string>().empty());
    QVERIFY(cli.mustRun(words("catalogue show gb300-nvl72")).out.contains("Lenovo"));
    cli.write(QStringLiteral("mine.json"),
              "{\"schema\": 1, \"entries\": [" + entry.out.trimmed() + "]}");
    const auto checked = cli.mustRun(words("catalogue check mine.json"));
    QVERIFY(checked.out.contains("replaces a shipped entry"));
}

void CommandLineTest::helpAndVersionAreGiven()
{
    const CommandLineRun cli;
    const auto help = cli.mustRun(words("--help"));
    for (const char* verb : {"new", "evaluate", "compare", "report", "import", "edit", "size",
                             "catalogue", "solve-hydraulic", "solve-power"})
        QVERIFY2(help.out.contains(verb), verb);
    QVERIFY(cli.mustRun(words("--version")).out.startsWith("hallwright-cli "));
    QVERIFY(cli.mustRun(words("evaluate --help")).out.contains("--fail-on"));
    const auto edits = cli.mustRun(words("edit --list"));
    for (const char* name : {"place", "array", "move", "set", "coolant-recipe", "add-type"})
        QVERIFY2(edits.out.contains(name), name);
}

void CommandLineTest::solversAnswerInJson()
{
    const CommandLineRun cli;
    cli.write(QStringLiteral("网.inp"),
              "[JUNCTIONS]\n J1 0 5\n[RESERVOIRS]\n R 10\n[PIPES]\n P1 R J1 100 100 0.1 0 Open\n"
              "[OPTIONS]\n Units LPS\n Headloss D-W\n[END]\n");
    const auto water = cli.mustRun(words("solve-hydraulic 网.inp --json --repeat 2")).json();
    for (const char* key :
         {"schema", "converged", "iterations", "residual_head_m", "residual_flow_m3s", "cold_us",
          "warm_us", "nodes", "links", "findings"})
        QVERIFY2(water.contains(key), key);
    QVERIFY(water["findings"].empty());
    // A junction 4 m over its reservoir: −39 kPa and the friction.
    cli.write(QStringLiteral("丘.inp"),
              "[JUNCTIONS]\n J1 14 5\n[RESERVOIRS]\n R 10\n[PIPES]\n P1 R J1 100 100 0.1 0 Open\n"
              "[OPTIONS]\n Units LPS\n Headloss D-W\n[END]\n");
    const auto hill = cli.mustRun(words("solve-hydraulic 丘.inp --json --repeat 2")).json();
    QCOMPARE(hill["findings"].size(), std::size_t{1});
    QCOMPARE(hill["findings"][0]["code"].get<std::string>(), "hydraulic.pressure.negative");
    QVERIFY(hill["nodes"]["J1"]["pressure_kpa"].get<double>() < -39.0);
    QVERIFY(std::abs(water["links"]["P1"]["flow_m3s"].get<double>() - 0.005) < 1e-9);
    QVERIFY(water["nodes"]["J1"]["head_m"].get<double>() < 10.0);
    cli.write(QStringLiteral("网.json"), R"({"base_mva": 10, "buses": [
        {"id": "s", "type": "slack", "vn_kv": 11, "v_set_pu": 1.0},
        {"id": "l", "type": "pq", "vn_kv": 11, "pd_mw": 5.0}],
        "branches": [{"id": "f", "from": "s", "to": "l", "r_pu": 0.02, "x_pu": 0.0}]})");
    const auto power = cli.mustRun(words("solve-power 网.json --json")).json();
    for (const char* key : {"schema", "converged", "iterations", "mismatch_pu", "cold_us",
                            "warm_us", "buses", "branches", "loss_mw", "loss_mvar"})
        QVERIFY2(power.contains(key), key);
    // V = (1 + √(1 - 4·0.02·0.5)) / 2
    QVERIFY(std::abs(power["buses"]["l"]["vm_pu"].get<double>() - 0.5 * (1 + std::sqrt(0.96))) <
            1e-9);
}

// NetBox states no power: the imported racks' is unknown, and with it every sum it belongs to.
void CommandLineTest::netBoxRacksHaveUnknownPower()
{
    HALLWRIGHT_NEEDS_REFERENCE(racks, "interop/netbox-csv/racks.csv");
    const QDir folder = QFileInfo(racks).dir();
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template air-nodes"));
    const auto said = cli.mustRun({QStringLiteral("import"), project, racks,
                                   folder.filePath(QStringLiteral("rack_types.csv")),
                                   QStringLiteral("--format"), QStringLiteral("netbox")});
    QVERIFY(said.out.contains("3 racks, power not stated"));
    const auto types = QDir(folder.filePath(QStringLiteral("../netbox-devicetype")))
                           .entryInfoList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")});
    QVERIFY(!types.isEmpty());
    for (const auto& type : types)
        cli.mustRun({QStringLiteral("import"), project, type.absoluteFilePath()});
    const auto answer = cli.mustRun(words("evaluate FILE --json --racks")).json();
    int imported = 0;
    for (const auto& rack : alternativeOf(answer).at("racks")) {
        if (rack.at("hall") != "Imported")
            continue;
        ++imported;
        for (const char* key :
             {"tdp_kw", "typical_kw", "peak_kw", "liquid_heat_kw", "air_heat_kw", "feed_current_a"})
            QVERIFY2(rack.at(key).is_null(), key);
        for (const auto& feed : rack.at("feeds"))
            QVERIFY(feed.at("current_a").is_null() && feed.at("current_alone_a").is_null());
    }
    QCOMPARE(imported, 3);
    for (const char* key : {"it_power_kw", "facility_power_kw", "air_heat_kw"})
        QVERIFY2(alternativeOf(answer).at("kpis").at(key).is_null(), key);
    QVERIFY(hasFinding(alternativeOf(answer), "power.rack.unknown", "warning"));
}

HALLWRIGHT_TEST(CommandLineTest)
#include "command_line_test.moc"
