// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/project_file.h"
#include "data/project/value_codec.h"
#include "data/sqlite/database.h"
#include "tests/support/plan_generator.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

using namespace hallwright;
using hallwright::tests::randomlyEdited;
using hallwright::tests::randomProject;

namespace {

std::string said(const model::Fault& fault)
{
    return model::english(fault);
}

#define VERIFY_DONE(result)                                                                        \
    do {                                                                                           \
        const auto& outcome = (result);                                                            \
        QVERIFY2(outcome.has_value(), outcome ? "" : said(outcome.error()).c_str());               \
    } while (false)

// Foreign SQL on a file, as an outsider would run it.
void runSql(const std::string& path, const std::string& sql)
{
    auto database = data::Database::open(path, data::OpenMode::ReadWrite);
    model::ensure(database.has_value(), "opens");
    const auto done = database->execute(sql);
    model::ensure(done.has_value(), done ? "" : said(done.error()).c_str());
}

std::string askSql(const std::string& path, const std::string& sql)
{
    auto database = data::Database::open(path, data::OpenMode::ReadWrite);
    model::ensure(database.has_value(), "opens");
    const auto answer = database->text(sql);
    return answer ? *answer : "fault: " + said(answer.error());
}

} // namespace

class ProjectFileTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    std::string path(const char* name) const
    {
        return folder_.filePath(QString::fromUtf8(name)).toStdString();
    }

private slots:
    void savedThenLoadedIsTheSameProject_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 25; ++seed)
            QTest::newRow(qPrintable(QStringLiteral("seed %1").arg(seed))) << seed;
    }

    void savedThenLoadedIsTheSameProject()
    {
        QFETCH(quint64, seed);
        const model::Project project = randomProject(seed);
        const std::string file = path("identity 机房.hallwright");
        QFile::remove(QString::fromStdString(file));
        VERIFY_DONE(data::saveProject(file, project));
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == project);
        // The fingerprint must survive too, or stored results would look stale after each opening.
        for (std::size_t i = 0; i < project.alternatives.size(); ++i)
            QCOMPARE(model::fingerprint(*loaded, loaded->alternatives[i]),
                     model::fingerprint(project, project.alternatives[i]));
    }

    void savingADifferenceGivesTheNewProject()
    {
        const std::string file = path("difference.hallwright");
        model::Project project = randomProject(100);
        VERIFY_DONE(data::saveProject(file, project));
        for (std::uint64_t step = 0; step < 10; ++step) {
            project = randomlyEdited(project, 200 + step);
            VERIFY_DONE(data::saveProject(file, project));
            const auto loaded = data::loadProject(file);
            VERIFY_DONE(loaded);
            QVERIFY2(*loaded == project, qPrintable(QStringLiteral("step %1").arg(step)));
        }
    }

    void alternativesAreAddedReorderedAndRemoved()
    {
        const std::string file = path("alternatives.hallwright");
        model::Project project = randomProject(7, {.alternatives = 3});
        VERIFY_DONE(data::saveProject(file, project));
        std::swap(project.alternatives[0], project.alternatives[2]);
        project.alternatives[0].name = project.alternatives[1].name;
        project.alternatives.erase(project.alternatives.begin() + 1);
        model::Alternative copy = project.alternatives[0];
        copy.id = {++project.lastId};
        project.alternatives.push_back(copy);
        VERIFY_DONE(data::saveProject(file, project));
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == project);
    }

    void savingTheSameAgainLeavesTheFileAlone()
    {
        const std::string file = path("same.hallwright");
        const model::Project project = randomProject(8);
        VERIFY_DONE(data::saveProject(file, project));
        const auto bytes = [&] {
            QFile read(QString::fromStdString(file));
            return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        VERIFY_DONE(data::saveProject(file, project));
        QVERIFY(!before.isEmpty());
        QCOMPARE(bytes(), before);
    }

    void anEmptyProjectIsAFileToo()
    {
        const std::string file = path("empty.hallwright");
        VERIFY_DONE(data::saveProject(file, model::Project{}));
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == model::Project{});
        QCOMPARE(askSql(file, "SELECT name FROM project"), std::string("Untitled"));
    }

    void columnsHoldTheUnitOfTheirName()
    {
        // 135 kW, 308.15 K = 35 °C, 90° and 89 L/min by hand.
        model::Project project;
        model::Alternative a;
        a.id = {1};
        model::Rack rack;
        rack.id = {2};
        rack.measured = model::kilowatts(135);
        rack.at.x = model::metres(3.6);
        rack.at.turn = model::Turn::Deg90;
        a.plan.racks = model::Table<model::Rack>({rack});
        model::CoolantRecipe recipe;
        recipe.id = {3};
        recipe.supplySetPoint = model::celsius(35);
        a.plan.coolantRecipes = model::Table<model::CoolantRecipe>({recipe});
        project.alternatives = {a};
        project.lastId = 3;
        const std::string file = path("units.hallwright");
        VERIFY_DONE(data::saveProject(file, project));
        QCOMPARE(askSql(file, "SELECT measured_kw || ' ' || x_m || ' ' || turn_deg FROM rack"),
                 std::string("135.0 3.6 90"));
        QCOMPARE(askSql(file, "SELECT supply_set_point_c FROM coolant_recipe"),
                 std::string("35.0"));
        QCOMPARE(askSql(file, "SELECT exact_si IS NULL FROM rack"), std::string("1"));
    }

    void foreignSqlWinsOverTheExactValueBeside()
    {
        // A load whose kilowatts do not scale back to the same bits: kept in SI beside them.
        double watts = 1000.0; // its kilowatts, just above 1, are the coarser numbers
        while (data::scaledNumber(model::Measure::Power, watts).exact && watts < 1024.0)
            watts = std::nextafter(watts, 1e9) + 0.01;
        QVERIFY2(watts < 1024.0, "every load scales back: nothing to test");
        const std::string file = path("exact.hallwright");
        model::Project project = randomProject(9, {.alternatives = 1, .racks = 1});
        auto& racks = project.alternatives[0].plan.racks;
        model::Rack rack = *racks.begin();
        rack.measured = model::watts(watts);
        racks = model::Table<model::Rack>({rack});
        VERIFY_DONE(data::saveProject(file, project));
        QCOMPARE(askSql(file, "SELECT count(*) FROM rack WHERE exact_si LIKE '%measured_kw%'"),
                 std::string("1"));
        const auto same = data::loadProject(file);
        VERIFY_DONE(same);
        QCOMPARE(same->alternatives[0].plan.racks.begin()->measured->value(), watts);
        runSql(file, "UPDATE rack SET measured_kw = 42.5");
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        QCOMPARE(loaded->alternatives[0].plan.racks.begin()->measured->value(), 42500.0);
    }

    void theFileIsMarkedAndStrict()
    {
        const std::string file = path("marks.hallwright");
        VERIFY_DONE(data::saveProject(file, randomProject(10)));
        QCOMPARE(askSql(file, "PRAGMA application_id"), std::to_string(0x48575254));
        QCOMPARE(askSql(file, "PRAGMA user_version"), std::string("1"));
        QCOMPARE(askSql(file, "PRAGMA journal_mode"), std::string("delete"));
        QCOMPARE(askSql(file, "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND "
                              "type = 'table' AND name NOT LIKE 'sqlite%' AND NOT strict"),
                 std::string("0"));
        QCOMPARE(askSql(file, "PRAGMA foreign_key_check"), std::string());
        QCOMPARE(askSql(file, "PRAGMA integrity_check"), std::string("ok"));
        QVERIFY(!QFile::exists(QString::fromStdString(file + "-journal")));
        QCOMPARE(QDir(folder_.path()).entryList({"*.part"}, QDir::Files | QDir::Hidden).size(), 0);
    }

    void unknownTablesAndColumnsSurviveASave()
    {
        const std::string file = path("unknown.hallwright");
        const model::Project project = randomProject(11);
        VERIFY_DONE(data::saveProject(file, project));
        runSql(file, "CREATE TABLE cable_tray (id INTEGER PRIMARY KEY, width_m REAL) STRICT;"
                     "INSERT INTO cable_tray VALUES (1, 0.6);"
                     "ALTER TABLE rack ADD COLUMN asset_tag TEXT;"
                     "UPDATE rack SET asset_tag = 'tag-' || id;");
        const std::string tags = "SELECT count(*) FROM rack WHERE asset_tag = 'tag-' || id";
        // Change every rack, so that each row is written again.
        model::Project moved = project;
        for (auto& alternative : moved.alternatives) {
            std::vector<model::Rack> racks;
            for (model::Rack rack : alternative.plan.racks) {
                rack.label += " moved";
                racks.push_back(rack);
            }
            alternative.plan.racks = alternative.plan.racks.with(racks);
        }
        const std::string before = askSql(file, tags);
        QCOMPARE(before, std::string("80")); // two alternatives of 40
        VERIFY_DONE(data::saveProject(file, moved));
        QCOMPARE(askSql(file, tags), before);
        QCOMPARE(askSql(file, "SELECT width_m FROM cable_tray"), std::string("0.6"));
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == moved);
        // Save As takes them along.
        const std::string copy = path("unknown copy.hallwright");
        VERIFY_DONE(data::saveProjectAs(file, copy, moved));
        QCOMPARE(askSql(copy, tags), before);
        QCOMPARE(askSql(copy, "SELECT width_m FROM cable_tray"), std::string("0.6"));
    }

    void missingTablesAndColumnsMeanDefaults()
    {
        const std::string file = path("older.hallwright");
        model::Project project = randomProject(12, {.alternatives = 1});
        VERIFY_DONE(data::saveProject(file, project));
        runSql(file, "DROP VIEW v_rack_schedule; DROP TABLE note; DROP TABLE fabric_recipe;"
                     "ALTER TABLE rack DROP COLUMN status; ALTER TABLE rack DROP COLUMN exact_si;"
                     "DROP TABLE kpi");
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        const model::Plan& plan = loaded->alternatives[0].plan;
        QVERIFY(plan.notes.empty());
        QVERIFY(plan.fabricRecipes.empty());
        QCOMPARE(plan.racks.size(), std::size_t{40});
        for (const auto& rack : plan.racks)
            QVERIFY(rack.status == model::Rack{}.status);
        // A save brings them back.
        VERIFY_DONE(data::saveProject(file, project));
        const auto again = data::loadProject(file);
        VERIFY_DONE(again);
        QVERIFY(*again == project);
        QVERIFY(askSql(file, "SELECT count(*) FROM v_rack_schedule") == "40");
    }

    void injectionAndChineseAreOnlyText()
    {
        model::Project project;
        model::Alternative a;
        a.id = {1};
        a.name = "x'); DELETE FROM alternative; --";
        std::vector<model::Rack> racks;
        const std::vector<std::string> labels{"'); DROP TABLE rack; --",
                                              "\"; PRAGMA user_version=9",
                                              "液冷机房 甲-03",
                                              std::string("nul\0inside", 10),
                                              "🧊",
                                              "?1",
                                              ""};
        for (std::uint32_t i = 0; i < labels.size(); ++i) {
            model::Rack rack;
            rack.id = {i + 2};
            rack.label = labels[i];
            racks.push_back(rack);
        }
        a.plan.racks = model::Table<model::Rack>(racks);
        project.alternatives = {a};
        project.lastId = 20;
        const std::string file = path("注入 '; injection.hallwright");
        VERIFY_DONE(data::saveProject(file, project));
        const auto loaded = data::loadProject(file);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == project);
        QCOMPARE(askSql(file, "PRAGMA user_version"), std::string("1"));
        QCOMPARE(askSql(file, "SELECT id FROM rack WHERE label = '液冷机房 甲-03'"),
                 std::string("4"));
    }

    void saveAsReplacesWithoutALeftoverJournal()
    {
        const std::string from = path("from.hallwright");
        const std::string to = path("to.hallwright");
        const model::Project first = randomProject(13);
        const model::Project second = randomProject(14);
        VERIFY_DONE(data::saveProject(from, first));
        VERIFY_DONE(data::saveProject(to, second));
        QFile journal(QString::fromStdString(to + "-journal"));
        QVERIFY(journal.open(QIODevice::WriteOnly));
        journal.write(QByteArray(2000, '\x5a'));
        journal.close();
        VERIFY_DONE(data::saveProjectAs(from, to, first));
        QVERIFY(!journal.exists());
        const auto loaded = data::loadProject(to);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == first);
        const auto untouched = data::loadProject(from);
        VERIFY_DONE(untouched);
        QVERIFY(*untouched == first);
    }

    void viewStateLiesBesideThePlan()
    {
        const std::string file = path("view.hallwright");
        const model::Project project = randomProject(15);
        VERIFY_DONE(data::saveProject(file, project));
        const data::ViewState state{{"zoom", "1.5"}, {"层", "on"}};
        VERIFY_DONE(data::saveViewState(file, state));
        const auto loaded = data::loadViewState(file);
        VERIFY_DONE(loaded);
        QVERIFY(*loaded == state);
        QVERIFY(*data::loadProject(file) == project);
    }
};

HALLWRIGHT_TEST(ProjectFileTest)
#include "project_file_test.moc"
