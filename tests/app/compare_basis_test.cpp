// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --basis`: alternatives scaled to what is held equal, in whole racks.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::tests;
using nlohmann::json;

namespace {

struct Compared {
    CommandLineRun cli;
    Compared() { cli.mustRun(words("new FILE --template architecture-comparison")); }
    json on(const char* basis) const
    {
        return cli.mustRun(words("compare FILE --json --basis") + words(basis)).json();
    }
};

double number(const json& row, const char* key)
{
    return row.at(key).get<double>();
}

} // namespace

class CompareBasisTest : public QObject {
    Q_OBJECT

private slots:
    void asLaidOutEqualsTheKeyFigures()
    {
        const auto answer = Compared().on("plan");
        const auto& rows = answer.at("basis").at("rows");
        QCOMPARE(rows.size(), answer.at("alternatives").size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto& kpis = alternativeOf(answer, i).at("kpis");
            for (const char* key : {"racks", "gpus_working", "effective_pflops", "capex_usd",
                                    "tco_usd", "time_to_train_days", "usd_per_effective_pflop_day"})
                QVERIFY2(std::abs(number(rows[i], key) / number(kpis, key) - 1.0) < 1e-9, key);
        }
    }

    // The three bases of the question rank the same alternatives differently, output apart from
    // cost.
    void eachBasisHasItsOwnRanking()
    {
        const Compared compared;
        const auto gpus = compared.on("gpus").at("basis");
        const auto power = compared.on("megawatts --target 20MW").at("basis");
        const auto job = compared.on("job").at("basis");
        // A gen-3 rack draws more for each GPU than air nodes do: its lead in output shrinks when
        // megawatts are held equal.
        const auto lead = [](const nlohmann::json& basis) {
            double best = 0.0;
            double air = 0.0;
            for (const auto& row : basis.at("rows")) {
                if (row.at("name") == "B gen-3")
                    best = number(row, "effective_pflops");
                if (row.at("name") == "A air nodes")
                    air = number(row, "effective_pflops");
            }
            return best / air;
        };
        QVERIFY(lead(power) > 1.0);
        QVERIFY(lead(gpus) > 1.1 * lead(power));
        QVERIFY(power.at("by_cost") != job.at("by_cost"));
        QVERIFY(gpus.at("by_output") != gpus.at("by_cost"));
    }

    void sizesMeetTheTargetAndOneRackLessOrMoreDoesNot()
    {
        const Compared compared;
        const auto gpus = compared.on("gpus --target 5000").at("basis");
        for (const auto& row : gpus.at("rows")) {
            const double working = number(row, "gpus_working");
            QVERIFY(working >= 5000.0);
            // Racks are whole: one rack less would miss the target (mixes round each kind).
            if (row.at("name") != "Hybrid")
                QVERIFY(working - working / number(row, "racks") < 5000.0);
        }
        const auto power = compared.on("megawatts --target 20MW").at("basis");
        for (const auto& row : power.at("rows")) {
            const double perRack = number(row, "facility_power_kw") / number(row, "racks");
            QVERIFY(number(row, "facility_power_kw") <= 20000.0);
            QVERIFY(number(row, "facility_power_kw") + 1.5 * perRack > 20000.0);
        }
        const auto job = compared.on("job --target 90d").at("basis");
        for (const auto& row : job.at("rows"))
            QVERIFY(number(row, "time_to_train_days") <= 90.0);
        const auto budget = compared.on("budget --target 5e8").at("basis");
        for (const auto& row : budget.at("rows"))
            QVERIFY(number(row, "tco_usd") <= 5e8 && number(row, "tco_usd") > 4.8e8);
    }

    // Twice the racks is what the same hall declared twice evaluates to: the fabric grows a tier,
    // everything else doubles. Energy of the year is that of the first size: what the switches grow
    // beyond the racks goes through the slopes of its losses and chillers, not through their
    // curves.
    void doubleSizeEqualsTheHallDeclaredTwice()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        const auto once =
            alternativeOf(cli.mustRun(words("evaluate FILE --json")).json()).at("kpis");
        const auto target = QString::number(2.0 * number(once, "gpus_working"));
        const auto answer =
            cli.mustRun(words("compare FILE --json --basis gpus --target") + QStringList{target})
                .json();
        const auto& row = answer.at("basis").at("rows")[0];
        cli.mustRun(words("edit FILE hall count=2"));
        const auto twice =
            alternativeOf(cli.mustRun(words("evaluate FILE --json")).json()).at("kpis");
        for (const char* key : {"racks", "gpus_working", "effective_pflops", "capex_usd", "tco_usd",
                                "time_to_train_days"})
            QVERIFY2(std::abs(number(row, key) / number(twice, key) - 1.0) <
                         (std::string_view(key) == "tco_usd" ? 1e-4 : 1e-6),
                     qPrintable(QStringLiteral("%1: %2, hall twice %3")
                                    .arg(QString::fromUtf8(key))
                                    .arg(number(row, key))
                                    .arg(number(twice, key))));
        QVERIFY(number(twice, "fabric_cost_usd") > 2.0 * number(once, "fabric_cost_usd"));
    }

    void wrongBasesAndTargetsAreArguments()
    {
        const Compared compared;
        for (const char* line :
             {"compare FILE --basis racks", "compare FILE --basis megawatts --target 20kg",
              "compare FILE --basis job --target -3", "compare FILE --basis gpus --target none"})
            QCOMPARE(compared.cli.run(words(line)).status, 2);
    }

    void aTargetBelowOneRackHasNoSize()
    {
        const auto rows = Compared().on("megawatts --target 20kW").at("basis").at("rows");
        for (const auto& row : rows)
            QVERIFY(!row.contains("racks") && !row.at("why").get<std::string>().empty());
    }
};

HALLWRIGHT_TEST(CompareBasisTest)
#include "compare_basis_test.moc"
