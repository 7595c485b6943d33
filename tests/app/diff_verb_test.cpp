// SPDX-License-Identifier: GPL-3.0-or-later
// `diff`: what differs between two project files, in the plan and in the key figures.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <QFile>

using namespace hallwright::tests;

namespace {

// FILE and a copy of it under another name.
struct TwoVersions {
    CommandLineRun cli;
    TwoVersions()
    {
        cli.mustRun(words("new FILE --template worked-example"));
        QFile::copy(cli.path(project), cli.path(QStringLiteral("b.hallwright")));
    }
    nlohmann::json diff() const
    {
        return cli.mustRun(words("diff FILE b.hallwright --json")).json();
    }
};

std::string word(const nlohmann::json& change, const char* key)
{
    return change.at(key).is_string() ? change.at(key).get<std::string>() : std::string();
}

} // namespace

class DiffVerbTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyIsTheSame()
    {
        const TwoVersions files;
        const auto answer = files.diff();
        QVERIFY(answer.at("same").get<bool>());
        QCOMPARE(answer.at("changes").size(), 0u);
    }

    void aSetFieldIsOneChangeWithBothValues()
    {
        const TwoVersions files;
        files.cli.mustRun({QStringLiteral("edit"), QStringLiteral("b.hallwright"),
                           QStringLiteral("coolant-recipe"),
                           QStringLiteral("supply_set_point=32 °C")});
        const auto answer = files.diff();
        QVERIFY(!answer.at("same").get<bool>());
        QCOMPARE(answer.at("changes").size(), 1u);
        const auto& change = answer.at("changes")[0];
        QCOMPARE(word(change, "kind"), std::string("changed"));
        QCOMPARE(word(change, "table"), std::string("coolant_recipe"));
        QCOMPARE(word(change, "field"), std::string("supply_set_point"));
        QCOMPARE(word(change, "before"), std::string("35 °C"));
        QCOMPARE(word(change, "after"), std::string("32 °C"));
        // The other way round the values change places.
        const auto back =
            files.cli.mustRun(words("diff b.hallwright FILE --json")).json().at("changes");
        QCOMPARE(word(back[0], "before"), std::string("32 °C"));
    }

    void anAssumptionTheFileDidNotHoldIsComparedWithItsDefault()
    {
        const TwoVersions files;
        files.cli.mustRun(words("edit b.hallwright set-input input=energy_price value=0.2"));
        const auto changes = files.diff().at("changes");
        bool seen = false;
        for (const auto& change : changes)
            if (word(change, "field") == "value") {
                seen = true;
                QCOMPARE(word(change, "row"), std::string("energy_price"));
                QCOMPARE(word(change, "after"), std::string("0.2 USD/kWh"));
                QVERIFY(word(change, "before").ends_with(" USD/kWh"));
            }
        QVERIFY(seen);
    }

    void keyFiguresAreComparedOnlyWhereBothFilesAreEvaluated()
    {
        const TwoVersions files;
        files.cli.mustRun({QStringLiteral("edit"), QStringLiteral("b.hallwright"),
                           QStringLiteral("coolant-recipe"),
                           QStringLiteral("supply_set_point=32 °C")});
        files.cli.mustRun(words("evaluate FILE"));
        QCOMPARE(files.diff().at("not_evaluated").size(), 1u);
        files.cli.mustRun(words("evaluate b.hallwright"));
        const auto answer = files.diff();
        QCOMPARE(answer.at("not_evaluated").size(), 0u);
        bool seen = false;
        for (const auto& kpi : answer.at("kpis"))
            if (word(kpi, "key") == "worst_supply_c") {
                seen = true;
                QVERIFY(kpi.at("after").get<double>() < kpi.at("before").get<double>());
            }
        QVERIFY(seen);
    }

    void removedRowsAreNamedByTheirLabel()
    {
        const TwoVersions files;
        const auto before = files.cli.mustRun(words("evaluate FILE --json --racks")).json();
        const auto id = alternativeOf(before).at("racks")[0].at("id").get<std::string>();
        files.cli.mustRun({QStringLiteral("edit"), QStringLiteral("b.hallwright"),
                           QStringLiteral("remove"),
                           QStringLiteral("items=") + QString::fromStdString(id)});
        const auto changes = files.diff().at("changes");
        int racks = 0;
        for (const auto& change : changes) {
            QCOMPARE(word(change, "kind"), std::string("removed"));
            if (word(change, "table") != "rack")
                continue; // its superpod goes with the rack
            ++racks;
            QVERIFY(word(change, "row").starts_with(id + " "));
        }
        QCOMPARE(racks, 1);
    }

    void aMissingFileIsUnreadable()
    {
        const TwoVersions files;
        const auto answer = files.cli.run(words("diff FILE none.hallwright"));
        QCOMPARE(answer.status, 3);
        QVERIFY(answer.err.contains("none.hallwright"));
    }
};

HALLWRIGHT_TEST(DiffVerbTest)
#include "diff_verb_test.moc"
