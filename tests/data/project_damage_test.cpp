// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are missing, foreign, cut off, damaged, newer, or hold values that are none.
#include "data/project/project_file.h"
#include "data/sqlite/database.h"
#include "tests/support/plan_generator.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <unistd.h>

using namespace hallwright;
using hallwright::tests::randomProject;
using model::FaultCode;

class ProjectDamageTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    const model::Project project_ = randomProject(1);

    QString fresh(const char* name)
    {
        const QString file = folder_.filePath(QString::fromUtf8(name));
        QFile::remove(file);
        const auto saved = data::saveProject(file.toStdString(), project_);
        model::ensure(saved.has_value(), "saves");
        return file;
    }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        model::ensure(file.open(QIODevice::WriteOnly), "opens");
        file.write(bytes);
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        model::ensure(file.open(QIODevice::ReadOnly), "opens");
        return file.readAll();
    }
    static model::Fault faultOf(const QString& path)
    {
        const auto loaded = data::loadProject(path.toStdString());
        model::ensure(!loaded.has_value(), "a fault was expected");
        return loaded.error();
    }
    static void runSql(const QString& path, const std::string& sql)
    {
        auto database = data::Database::open(path.toStdString(), data::OpenMode::ReadWrite);
        const auto done = database->execute(sql);
        model::ensure(done.has_value(), done ? "" : model::english(done.error()).c_str());
    }

private slots:
    void whatIsNoProjectFileIsNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("empty") << QByteArray() << "empty";
        QTest::newRow("text") << QByteArray("halls: 3\nracks: 40\n") << "not a Hallwright project";
        QTest::newRow("zeros") << QByteArray(5000, '\0') << "not a Hallwright project";
        QTest::newRow("header only")
            << QByteArray("SQLite format 3\0\x10\0\1\1\0", 21) << "cut off";
        QTest::newRow("first letters") << QByteArray("SQLi") << "cut off";
    }

    void whatIsNoProjectFileIsNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        const QString file = folder_.filePath("foreign.hallwright");
        write(file, bytes);
        const auto fault = faultOf(file);
        QCOMPARE(fault.code, FaultCode::Unreadable);
        const QString said = QString::fromStdString(model::english(fault));
        QVERIFY2(said.contains(word) && said.contains(file), qPrintable(said));
        // A save does not replace it either.
        QVERIFY(!data::saveProject(file.toStdString(), project_));
        QCOMPARE(bytesOf(file), bytes);
    }

    void aMissingFileAndAFolderAreNamed()
    {
        const auto missing = faultOf(folder_.filePath("nowhere.hallwright"));
        QCOMPARE(missing.code, FaultCode::Unreadable);
        QVERIFY(model::english(missing).find("no such file") != std::string::npos);
        const auto folder = faultOf(folder_.path());
        QVERIFY(model::english(folder).find("not a file") != std::string::npos);
    }

    void aDatabaseOfAnotherProgramIsNamed()
    {
        const QString file = folder_.filePath("other.sqlite");
        QFile::remove(file);
        {
            auto other = data::Database::open(file.toStdString(), data::OpenMode::Create);
            QVERIFY(other->execute("PRAGMA application_id = 77; CREATE TABLE t (a)").has_value());
        }
        const auto fault = faultOf(file);
        QCOMPARE(fault.code, FaultCode::Unreadable);
        QVERIFY(model::english(fault).find("another program") != std::string::npos);
        const QByteArray before = bytesOf(file);
        QVERIFY(!data::saveProject(file.toStdString(), project_));
        QCOMPARE(bytesOf(file), before);
    }

    void aFileCutAnywhereIsAFault()
    {
        const QByteArray whole = bytesOf(fresh("cut.hallwright"));
        const QString file = folder_.filePath("cut short.hallwright");
        for (int part = 1; part < 40; ++part) {
            write(file, whole.left(whole.size() * part / 40));
            const auto fault = faultOf(file);
            QCOMPARE(fault.code, FaultCode::Unreadable);
            const auto saved = data::saveProject(file.toStdString(), project_);
            QVERIFY(!saved.has_value());
        }
    }

    // Overwritten pages either give a fault or, where they lie in free space, the same project.
    void aDamagedPageNeverGivesAnotherProject()
    {
        const QByteArray whole = bytesOf(fresh("page.hallwright"));
        const QString file = folder_.filePath("page damaged.hallwright");
        const qsizetype page = 4096;
        int faults = 0;
        for (qsizetype at = 0; at < whole.size() / page; at += 3) {
            QByteArray damaged = whole;
            for (qsizetype i = 0; i < 64; ++i)
                damaged[at * page + i] = static_cast<char>(0xa5 ^ i);
            write(file, damaged);
            const auto loaded = data::loadProject(file.toStdString());
            if (loaded)
                QVERIFY(*loaded == project_);
            else
                ++faults;
        }
        QVERIFY(faults > 10);
    }

    void aNewerFileOpensReadOnlyAndIsNotWritten()
    {
        const QString file = fresh("newer.hallwright");
        runSql(file, "PRAGMA user_version = 999");
        const auto opened = data::openProject(file.toStdString());
        QVERIFY(opened.has_value());
        QVERIFY(opened->readOnly);
        QVERIFY(model::english(opened->why).find("999") != std::string::npos);
        QVERIFY(opened->project == project_);
        const QByteArray before = bytesOf(file);
        const auto saved = data::saveProject(file.toStdString(), model::Project{});
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, FaultCode::Locked);
        QCOMPARE(bytesOf(file), before);
        // Its copy under another name stays of the newer version.
        const QString copy = folder_.filePath("newer copy.hallwright");
        QVERIFY(data::saveProjectAs(file.toStdString(), copy.toStdString(), project_).has_value());
        QVERIFY(data::openProject(copy.toStdString())->readOnly);
    }

    void aValueThatIsNoneNamesTableIdAndColumn_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("place");
        QTest::newRow("below bound")
            << "UPDATE rack SET measured_kw = -5 WHERE id = (SELECT min(id) FROM rack)"
            << "column measured_kw";
        QTest::newRow("unknown choice")
            << "UPDATE hall SET label = 'x'; UPDATE rack SET status = 'sold'"
            << "column status";
        QTest::newRow("no date") << "UPDATE rack SET energised = 'soon'"
                                 << "column energised";
        QTest::newRow("no finite number") << "UPDATE rack SET x_m = 9e999"
                                          << "column x_m";
        QTest::newRow("no curve")
            << "UPDATE equipment_value SET value = '{\"points\": [[1]]}' WHERE "
               "field = 'flow_need'"
            << "field flow_need";
        QTest::newRow("unknown kind") << "UPDATE equipment_type SET kind = 'teapot'"
                                      << "column kind";
        QTest::newRow("count too large") << "UPDATE hall SET \"count\" = 99999999999"
                                         << "column count";
    }

    void aValueThatIsNoneNamesTableIdAndColumn()
    {
        QFETCH(QString, sql);
        QFETCH(QString, place);
        const QString file = fresh("value.hallwright");
        runSql(file, sql.toStdString());
        const auto fault = faultOf(file);
        QCOMPARE(fault.code, FaultCode::InvalidInput);
        const QString said = QString::fromStdString(model::english(fault));
        QVERIFY2(said.contains(place) && said.contains("table") && said.contains(file),
                 qPrintable(said));
    }

    void aPlanThatCouldNotBeReadBackIsNotSaved()
    {
        const QString file = fresh("refused.hallwright");
        model::Project bad = project_;
        model::Plan& plan = bad.alternatives[0].plan;
        model::Rack rack = *plan.racks.begin();
        rack.at.x = model::metres(std::numeric_limits<double>::quiet_NaN());
        plan.racks = plan.racks.with({rack});
        const auto saved = data::saveProject(file.toStdString(), bad);
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, FaultCode::InvalidInput);
        QVERIFY(model::english(saved.error()).find("x_m") != std::string::npos);
        QVERIFY(*data::loadProject(file.toStdString()) == project_); // all or nothing
    }

    void aFileInUseIsLocked()
    {
        const QString file = fresh("busy.hallwright");
        auto other = data::Database::open(file.toStdString(), data::OpenMode::ReadWrite);
        QVERIFY(other->execute("BEGIN EXCLUSIVE").has_value());
        const auto saved = data::saveProject(file.toStdString(), project_);
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, FaultCode::Locked);
        const auto loaded = data::loadProject(file.toStdString());
        QVERIFY(!loaded.has_value());
        QCOMPARE(loaded.error().code, FaultCode::Locked);
    }

    void aFolderThatIsNotThereIsAFault()
    {
        const auto saved =
            data::saveProject(folder_.filePath("no/such/x.hallwright").toStdString(), project_);
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, FaultCode::Locked);
    }

    void aWriteProtectedFileOpensReadOnly()
    {
        if (::geteuid() == 0)
            QSKIP("the superuser may write everywhere");
        const QString file = fresh("protected.hallwright");
        QFile::setPermissions(file, QFile::ReadOwner);
        const auto opened = data::openProject(file.toStdString());
        QVERIFY(opened.has_value());
        QVERIFY(opened->readOnly);
        const auto saved = data::saveProject(file.toStdString(), model::Project{});
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, FaultCode::Locked);
    }
};

HALLWRIGHT_TEST(ProjectDamageTest)
#include "project_damage_test.moc"
