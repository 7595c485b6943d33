// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs fabric, advise and bids, and compare with own draws, on built-in projects.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <set>

using namespace hallwright::tests;
using nlohmann::json;

namespace {

double number(const json& row, const char* key)
{
    return row.at(key).get<double>();
}

const json& rule(const json& advice, const char* key)
{
    for (const auto& one : advice.at("rules"))
        if (one.at("key") == key)
            return one;
    qFatal("no such rule");
}

double total(const json& advice, const char* architecture)
{
    for (const auto& one : advice.at("candidates"))
        if (one.at("architecture") == architecture)
            return number(one, "total");
    qFatal("no such architecture");
}

json advised(const CommandLineRun& cli, const char* line = "advise FILE --json")
{
    return cli.mustRun(words(line)).json();
}

} // namespace

class ValueVerbsTest : public QObject {
    Q_OBJECT

private slots:
    // Classes sum to the links of the counts, the schedule has one row for each, and the key figure
    // of the evaluation names the same switches.
    void cableScheduleAgreesWithTheCounts()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        const auto fabric =
            cli.mustRun(words("fabric FILE --json")).json().at("alternatives")[0].at("fabrics")[0];
        const auto& count = fabric.at("count");
        double cables = 0.0;
        for (const auto& one : fabric.at("classes"))
            cables += number(one, "cables");
        QCOMPARE(cables, number(count, "endpoint_links") + number(count, "leaf_links") +
                             number(count, "spine_links"));
        const auto evaluated = cli.mustRun(words("evaluate FILE --json")).json();
        QCOMPARE(number(count, "switches"),
                 number(alternativeOf(evaluated).at("kpis"), "fabric_switches"));
        const auto rows = cli.mustRun(words("fabric FILE --csv")).out.split('\n');
        QCOMPARE(double(rows.size() - 2), cables); // the header, and nothing after the last end
        cli.mustRun(words("fabric FILE --out cables.csv"));
        QCOMPARE(cli.bytes(QStringLiteral("cables.csv")),
                 cli.mustRun(words("fabric FILE --csv")).out);
        // Every port once.
        std::set<QByteArray> ports;
        for (const auto& row : rows.mid(1, rows.size() - 2)) {
            const auto cells = row.split(',');
            QVERIFY(ports.insert(cells[2] + cells[3]).second);
            QVERIFY(ports.insert(cells[4] + cells[5]).second);
        }
    }

    void missingAlternativeOrFolderIsSaid()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template architecture-comparison"));
        QCOMPARE(cli.run(words("fabric FILE --csv")).status, 2); // five alternatives
        QCOMPARE(cli.run(words("fabric FILE --alternative X")).status, 2);
        QCOMPARE(cli.run(words("advise FILE --from X")).status, 2);
    }

    // The same seed gives the same draws on one thread and on two; another seed others; the median
    // of 20,000 draws lies within 0.5 % of that of 2,048.
    void ownDrawsAreReproducible()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template architecture-comparison"));
        const auto drawn = [&](const char* more) {
            return cli.mustRun(words("compare FILE --json") + words(more)).json();
        };
        const auto one = drawn("--samples 20000 --seed 3 --threads 1");
        QVERIFY(drawn("--samples 20000 --seed 3 --threads 2") == one);
        const auto other = drawn("--samples 20000 --seed 4 --threads 2");
        QVERIFY(other != one);
        const auto usual = cli.mustRun(words("compare FILE --json")).json();
        for (std::size_t i = 0; i < 5; ++i) {
            const auto median = [&](const json& answer) {
                return number(alternativeOf(answer, i).at("kpis"), "tco_p50_usd");
            };
            QVERIFY(std::abs(median(other) / median(one) - 1.0) < 0.005);
            QVERIFY(std::abs(median(usual) / median(one) - 1.0) < 0.005);
        }
    }

    // Totals are the sums of weight and score, the order is theirs, every rule has its evidence.
    void adviceIsTheSumOfItsRules()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template architecture-comparison"));
        const auto advice = advised(cli);
        QCOMPARE(advice.at("candidates").size(), std::size_t{4});
        double before = 1e9;
        for (const auto& one : advice.at("candidates")) {
            double sum = 0.0;
            for (const auto& each : advice.at("rules")) {
                const double score =
                    each.at("score").at(one.at("architecture").get<std::string>()).get<double>();
                QVERIFY(std::abs(score) <= 1.0);
                QVERIFY(!each.at("evidence").get<std::string>().empty());
                sum += number(each, "weight") * score;
            }
            QVERIFY(std::abs(sum - number(one, "total")) < 1e-9);
            if (one.at("obstacle").is_null())
                QVERIFY(number(one, "total") <= before);
            before = number(one, "total");
        }
        // A works with all of its 144 nodes of 8.
        QVERIFY(QString::fromStdString(rule(advice, "scale").at("evidence").get<std::string>())
                    .startsWith(QStringLiteral("1,152")));
    }

    // What the planner states moves the advice the way it must, and nothing else.
    void thePlannersPositionMovesTheAdvice()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template architecture-comparison"));
        const auto neutral = advised(cli);
        cli.mustRun(words("edit FILE set-input input=liquid_skill value=0"));
        const auto unskilled = advised(cli);
        QVERIFY(total(unskilled, "superpods") < total(neutral, "superpods"));
        QCOMPARE(total(unskilled, "rent"), total(neutral, "rent"));
        cli.mustRun(words("edit FILE set-input input=small_job_share value=0.9"));
        const auto shared = advised(cli);
        QVERIFY(total(shared, "nodes") > total(unskilled, "nodes"));
        QVERIFY(total(shared, "superpods") < total(unskilled, "superpods"));
        cli.mustRun(words("edit FILE set-input input=rent_per_gpu_hour value=0.2"));
        const auto cheap = advised(cli);
        QVERIFY(total(cheap, "rent") > total(shared, "rent"));
        QVERIFY(cheap.at("candidates")[0].at("architecture") == "rent");
        QVERIFY(cheap.at("move").empty());
    }

    // From air nodes to superpods: liquid, racks, software; the end is that of the longest chain.
    void theMoveFollowsFromWhatStands()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template architecture-comparison"));
        cli.mustRun(words("edit FILE set-input input=rent_per_gpu_hour value=9"));
        cli.mustRun(words("edit FILE set-input input=liquid_skill value=1"));
        cli.mustRun(words("edit FILE set-input input=small_job_share value=0"));
        const auto advice = cli.mustRun(words("advise FILE --json --from") +
                                        QStringList{QStringLiteral("A air nodes")})
                                .json();
        QVERIFY(advice.at("candidates")[0].at("architecture") == "superpods");
        std::set<std::string> steps;
        double end = 0.0;
        for (const auto& step : advice.at("move")) {
            steps.insert(step.at("key").get<std::string>());
            end = std::max(end, number(step, "start_days") + number(step, "days"));
            QVERIFY(!step.at("source").get<std::string>().empty());
        }
        for (const char* key : {"liquid", "racks", "fabric", "skills", "commissioning", "software"})
            QVERIFY2(steps.contains(key), key);
        QCOMPARE(number(advice, "move_days"), end);
    }

    // The bill goes out, comes back priced under other names, and is levelled.
    void bidsAreLevelledOverTheBill()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        const auto bill = cli.mustRun(words("bids FILE --bill")).out;
        QVERIFY(bill.startsWith("item,title,quantity,unit,unit_price"));
        QVERIFY(bill.contains("\r\nfabric/optics,"));
        cli.write(QStringLiteral("Nord.csv"), "Position;Preis;Gültig bis;Umfang\n"
                                              "Module;500;2026-12-31;\n"
                                              "fabric/cables;1;2026-01-31;\n"
                                              "fabric/switches;;;excluded\n"
                                              "Kran;5;;\n"
                                              "terms/milestones;;;\n");
        const QStringList map{QStringLiteral("--map"),
                              QStringLiteral("item=Position"),
                              QStringLiteral("unit_price=Preis"),
                              QStringLiteral("valid_until=Gültig bis"),
                              QStringLiteral("scope=Umfang"),
                              QStringLiteral("--item"),
                              QStringLiteral("Module=fabric/optics")};
        // Milestones without value are an error that names the line.
        const auto wrong = cli.run(words("bids FILE Nord.csv --json") + map);
        QCOMPARE(wrong.status, 3);
        QVERIFY(wrong.err.contains("Nord.csv:6"));
        cli.write(QStringLiteral("Nord.csv"), "Position;Preis;Gültig bis;Umfang\n"
                                              "Module;500;2026-12-31;\n"
                                              "fabric/cables;1;2026-01-31;\n"
                                              "fabric/switches;;;excluded\n"
                                              "Kran;5;;\n");
        const auto answer =
            cli.mustRun(words("bids FILE Nord.csv --json --on 2026-06-01") + map).json();
        int seen = 0;
        for (const auto& row : answer.at("rows")) {
            const auto& cell = row.at("bids")[0];
            if (row.at("item") == "fabric/optics") {
                QVERIFY(std::abs(number(cell, "usd") - 500 * number(row, "quantity")) < 1e-6);
                QVERIFY(cell.at("origin") == "quoted");
                ++seen;
            } else if (row.at("item") == "fabric/cables") {
                QVERIFY(cell.at("origin") == "expired");
                QCOMPARE(number(cell, "usd"), number(row, "estimate_usd"));
                ++seen;
            } else if (row.at("item") == "fabric/switches") {
                QVERIFY(cell.at("origin") == "excluded");
                ++seen;
            }
        }
        QCOMPARE(seen, 3);
        const auto& bid = answer.at("bids")[0];
        QVERIFY(bid.at("vendor") == "Nord");
        QVERIFY(bid.at("unknown_items") == json::array({"Kran"}));
        QVERIFY(number(bid, "tco_usd") < number(answer, "tco_usd")); // modules below the estimate
        QCOMPARE(cli.run(words("bids FILE Nord.csv --map price=Preis")).status, 2);
    }

    // Storage that reads a millionth of the feed: a finding, and goodput falls with it.
    void gpusThatWaitForDataAreAFinding()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        const auto before = alternativeOf(cli.mustRun(words("evaluate FILE --json")).json());
        QVERIFY(!hasFinding(before, "compute.storage.feed", "warning"));
        const auto storage =
            cli.mustRun(words("workload FILE --json")).json().at("alternatives")[0].at("storage");
        QVERIFY(number(storage, "capacity_gb") > 0 && number(storage, "appliances") > 0);
        cli.mustRun(words("edit FILE set-input input=data_per_token value=1000000"));
        cli.mustRun(words("edit FILE set-input input=storage_read value=1"));
        cli.mustRun(words("edit FILE set-input input=storage_write value=1"));
        cli.mustRun(words("edit FILE set-input input=storage_capacity value=1"));
        const auto after = alternativeOf(cli.mustRun(words("evaluate FILE --json")).json());
        for (const char* code :
             {"compute.storage.feed", "compute.storage.write", "compute.storage.capacity"})
            QVERIFY2(hasFinding(after, code, "warning"), code);
        QVERIFY(number(after.at("kpis"), "goodput") < 0.1 * number(before.at("kpis"), "goodput"));
    }
};

HALLWRIGHT_TEST(ValueVerbsTest)
#include "value_verbs_test.moc"
