// SPDX-License-Identifier: GPL-3.0-or-later
// Balancing by the command line on the worked example: 16 racks of 89 L/min.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::tests;
using nlohmann::json;

class BalanceVerbTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        cli_ = std::make_unique<CommandLineRun>();
        cli_->mustRun(words("new FILE --template worked-example"));
    }

    // Every rack gets the 89 L/min of the catalogue curve at 35 °C; one valve stays open; the sum
    // of pump power is less than with all valves open.
    void everyRackGetsItsFlowAtLessPower()
    {
        const auto group = groups()[0];
        QVERIFY(group["possible"].get<bool>());
        QCOMPARE(group["valves"].size(), std::size_t{16});
        bool indexIsOpen = false;
        for (const auto& valve : group["valves"]) {
            QVERIFY(std::abs(valve["flow_lpm"].get<double>() - 89.0) < 0.2);
            // Kv of the drop it shows, Q/√(Δp · 1000/ρ), ρ within 1 % of 1,012 kg/m³
            const double flow = valve["flow_lpm"].get<double>() * 60e-3;
            const double bar = valve["drop_kpa"].get<double>() / 100.0;
            const double kv = flow / std::sqrt(bar / 1.012);
            QVERIFY(std::abs(valve["kv"].get<double>() / kv - 1.0) < 0.01);
            indexIsOpen = indexIsOpen ||
                          (valve["rack"] == group["index_rack"] && valve["at_bound"].get<bool>());
        }
        QVERIFY(indexIsOpen);
        QVERIFY(group["pump_kw"] <= group["pump_before_kw"]);
        QVERIFY(group["pump_speed"].get<double>() < 1.0);
    }

    // With the recipe's balanced valves the same settings are in the rack schedule, stay in
    // failures, and the flow margins stand at nothing.
    void balancedRecipeUsesTheSettings()
    {
        cli_->mustRun(words("edit FILE coolant-recipe control=balanced_valves"));
        const auto settings = groups()[0]["valves"];
        const auto answer =
            alternativeOf(cli_->mustRun(words("evaluate FILE --json --racks")).json());
        QCOMPARE(answer["racks"].size(), std::size_t{16});
        for (const auto& rack : answer["racks"])
            for (const auto& valve : settings)
                if (valve["rack"] == rack["id"])
                    QVERIFY(std::abs(rack["valve_kv"].get<double>() - valve["kv"].get<double>()) <
                            0.01 * valve["kv"].get<double>());
        QVERIFY(answer["kpis"]["worst_flow_margin_pct"].get<double>() > -0.1);
        QVERIFY(hasFinding(answer, "thermal.balance.index", "note"));
        QVERIFY(!hasFinding(answer, "thermal.balance.impossible", "error"));
    }

    void aTargetIsHeldAgainst()
    {
        const auto run = cli_->mustRun(words("balance FILE --target 0.5 --json")).json();
        QCOMPARE(run["alternatives"][0]["groups"][0]["pump_target_kw"].get<double>(), 0.5);
        QCOMPARE(cli_->run(words("balance FILE --target -1")).status, 2);
        QCOMPARE(cli_->run(words("balance FILE --alternative none")).status, 2);
    }

    void theTableNamesTheIndexCircuit()
    {
        const auto text = cli_->mustRun(words("balance FILE")).out;
        QVERIFY(text.contains("index circuit"));
        QVERIFY(text.contains("Kv"));
    }

    // The recipe's steel pipes put carbon steel into the loop; what entries do not state is a note.
    void coolantFactsAreJudged()
    {
        cli_->mustRun(words("edit FILE coolant-recipe pipe=steel"));
        const auto answer = alternativeOf(cli_->mustRun(words("evaluate FILE --json")).json());
        QVERIFY(hasFinding(answer, "thermal.materials", "warning"));
        QVERIFY(hasFinding(answer, "thermal.facts.unknown", "note"));
        QVERIFY(hasFinding(answer, "thermal.expansion", "note"));
    }

private:
    json groups() const
    {
        return cli_->mustRun(words("balance FILE --json")).json()["alternatives"][0]["groups"];
    }

    std::unique_ptr<CommandLineRun> cli_;
};

HALLWRIGHT_TEST(BalanceVerbTest)
#include "balance_verb_test.moc"
