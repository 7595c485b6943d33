// SPDX-License-Identifier: GPL-3.0-or-later
// `sweep`: a grid of edits into a results file, resumable, in shards, merged.
#include "data/sqlite/database.h"
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <QFile>

#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;

namespace {

constexpr const char* grid = R"(vary:
  - name: supply
    edit: coolant-recipe
    set: supply_set_point
    values: [33 °C, 36 °C, 39 °C]
  - name: energy
    edit: set-input
    with: {input: energy_price}
    set: value
    values: [0.05, 0.10]
)";

struct Study {
    CommandLineRun cli;
    Study()
    {
        cli.mustRun(words("new FILE --template worked-example"));
        cli.write(QStringLiteral("s.yaml"), grid);
    }
    std::string value(const char* file, const char* sql) const
    {
        auto database = data::Database::open(cli.path(QString::fromUtf8(file)).toStdString(),
                                             data::OpenMode::Read);
        if (!database)
            return "no file";
        return database->text(sql).value_or("no answer");
    }
};

} // namespace

class SweepVerbTest : public QObject {
    Q_OBJECT

private slots:
    void everyPointOfTheGridHasItsValuesAndFigures()
    {
        const Study study;
        study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        QCOMPARE(study.value("r.db", "SELECT count(*) FROM point"), std::string("6"));
        // The last axis varies fastest: point 3 is the second supply with the second price.
        QCOMPARE(study.value("r.db", "SELECT supply || ' ' || energy FROM point WHERE point = 3"),
                 std::string("36 °C 0.10"));
        QCOMPARE(study.value("r.db", "SELECT round(worst_supply_c, 3) FROM point WHERE point = 3"),
                 std::string("36.0"));
        // Energy price moves cost and nothing thermal.
        QCOMPARE(study.value("r.db", "SELECT a.tco_usd < b.tco_usd AND a.pue_annual = b.pue_annual "
                                     "FROM point a, point b WHERE a.point = 0 AND b.point = 1"),
                 std::string("1"));
    }

    void aPointIsWhatEvaluateSaysOfTheEditedProject()
    {
        const Study study;
        study.cli.mustRun(words("sweep FILE s.yaml --out r.db --jobs 2"));
        study.cli.mustRun({QStringLiteral("edit"), project, QStringLiteral("coolant-recipe"),
                           QStringLiteral("supply_set_point=39 °C")});
        study.cli.mustRun(words("edit FILE set-input input=energy_price value=0.05"));
        const auto kpis =
            alternativeOf(study.cli.mustRun(words("evaluate FILE --json")).json()).at("kpis");
        const double stored =
            std::stod(study.value("r.db", "SELECT printf('%.17g', tco_usd) FROM point WHERE "
                                          "point = 4"));
        const double evaluated = kpis.at("tco_usd").get<double>();
        QVERIFY2(std::abs(stored / evaluated - 1.0) < 1e-12,
                 qPrintable(QStringLiteral("%1 %2").arg(stored).arg(evaluated)));
    }

    void theProjectFileIsNotChanged()
    {
        const Study study;
        const auto before = study.cli.bytes(project);
        study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        QCOMPARE(study.cli.bytes(project), before);
    }

    void itGoesOnWhereItStopped()
    {
        const Study study;
        study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        {
            auto database = data::Database::open(
                study.cli.path(QStringLiteral("r.db")).toStdString(), data::OpenMode::ReadWrite);
            QVERIFY(database && database->execute("DELETE FROM point WHERE point IN (1, 4);"
                                                  "UPDATE point SET tco_usd = 7 WHERE point = 0"));
        }
        const auto again = study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        QVERIFY2(again.out.startsWith("6 points, 4 there before"), again.out.constData());
        QCOMPARE(study.value("r.db", "SELECT count(*) FROM point"), std::string("6"));
        // What was there is kept, not solved anew.
        QCOMPARE(study.value("r.db", "SELECT tco_usd FROM point WHERE point = 0"),
                 std::string("7"));
    }

    void shardsMergedAreTheWhole()
    {
        const Study study;
        study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        study.cli.mustRun(words("sweep FILE s.yaml --out a.db --shard 1/2"));
        study.cli.mustRun(words("sweep FILE s.yaml --out b.db --shard 2/2"));
        study.cli.mustRun(words("sweep merge m.db a.db b.db"));
        const char* all = "SELECT group_concat(point || supply || energy || tco_usd) FROM "
                          "(SELECT * FROM point ORDER BY point)";
        QCOMPARE(study.value("m.db", all), study.value("r.db", all));
    }

    void anotherSweepIsRefusedAndTheFileKept()
    {
        const Study study;
        study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        const auto before = study.cli.bytes(QStringLiteral("r.db"));
        study.cli.write(QStringLiteral("s.yaml"), QByteArray(grid).replace("0.10", "0.12"));
        const auto other = study.cli.run(words("sweep FILE s.yaml --out r.db"));
        QCOMPARE(other.status, 2);
        QCOMPARE(study.cli.bytes(QStringLiteral("r.db")), before);
        study.cli.mustRun(words("sweep FILE s.yaml --out q.db"));
        QCOMPARE(study.cli.run(words("sweep merge r.db q.db")).status, 2);
        QCOMPARE(study.cli.bytes(QStringLiteral("r.db")), before);
    }

    void aPointThatFailsIsARowWithItsFault()
    {
        const Study study;
        study.cli.write(QStringLiteral("s.yaml"), QByteArray(grid).replace("39 °C", "900 °C"));
        const auto run = study.cli.mustRun(words("sweep FILE s.yaml --out r.db"));
        QVERIFY(run.out.contains("2 without figures"));
        QVERIFY(
            study.value("r.db", "SELECT fault FROM point WHERE point = 5").starts_with("supply"));
        QCOMPARE(study.value("r.db", "SELECT count(tco_usd) FROM point"), std::string("4"));
    }

    void badSpecsAreRefusedWithTheLine_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("no yaml") << QByteArray("vary: [") << QByteArray("s.yaml:");
        QTest::newRow("no axes") << QByteArray("hall: H\n") << QByteArray("s.yaml:1");
        QTest::newRow("unknown key")
            << QByteArray("vary:\n  - name: a\n    sett: b\n") << QByteArray("s.yaml:3");
        QTest::newRow("no values") << QByteArray("vary:\n  - name: a\n    edit: b\n    set: c\n")
                                   << QByteArray("s.yaml:2");
        QTest::newRow("a key figure's name")
            << QByteArray("vary:\n  - {name: tco_usd, edit: b, set: c, values: [1]}\n")
            << QByteArray("s.yaml:2");
        QTest::newRow("two of one name")
            << QByteArray("vary:\n  - {name: a, edit: b, set: c, values: [1]}\n"
                          "  - {name: a, edit: b, set: c, values: [1]}\n")
            << QByteArray("s.yaml:3");
    }
    void badSpecsAreRefusedWithTheLine()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, where);
        const Study study;
        study.cli.write(QStringLiteral("s.yaml"), yaml);
        const auto answer = study.cli.run(words("sweep FILE s.yaml --out r.db"));
        QCOMPARE(answer.status, 3);
        QVERIFY2(answer.err.contains(where), answer.err.constData());
        QVERIFY(!QFile::exists(study.cli.path(QStringLiteral("r.db"))));
    }

    void aWrongShardIsAnArgument()
    {
        const Study study;
        for (const char* shard : {"0/2", "3/2", "1", "a/b", "1/2x"})
            QCOMPARE(study.cli
                         .run(words("sweep FILE s.yaml --out r.db --shard") +
                              QStringList{QString::fromUtf8(shard)})
                         .status,
                     2);
    }
};

HALLWRIGHT_TEST(SweepVerbTest)
#include "sweep_verb_test.moc"
