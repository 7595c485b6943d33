// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/project_file.h"
#include "data/project/recovery.h"
#include "tests/support/child_process.h"
#include "tests/support/plan_generator.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <optional>
#include <unistd.h>

using namespace hallwright;
using data::RecoveryState;
using hallwright::tests::ChildProcess;
using hallwright::tests::randomlyEdited;
using hallwright::tests::randomProject;

class RecoveryTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    QString file_;
    model::Project project_ = randomProject(1, {.racks = 300});

    // Runs `work` in a child that ends as if killed, leaving what it recorded.
    template <class Work>
    static void inKilledChild(Work work)
    {
        ChildProcess child([&](const auto& tell) {
            work();
            tell('d');
        });
        QCOMPARE(child.hear(), std::optional('d'));
    }
    static std::size_t copiesLeft()
    {
        return static_cast<std::size_t>(
            QDir(QString::fromStdString(data::recoveryFolder().string()))
                .entryList(QDir::Files)
                .size());
    }

private slots:
    void init()
    {
        qputenv("XDG_STATE_HOME", folder_.filePath("state").toUtf8());
        QDir(folder_.filePath("state")).removeRecursively();
        file_ = folder_.filePath("plan 甲.hallwright");
        QFile::remove(file_);
        QVERIFY(data::saveProject(file_.toStdString(), project_).has_value());
    }

    void theFolderFollowsTheStandard()
    {
        QCOMPARE(QString::fromStdString(data::recoveryFolder().string()),
                 folder_.filePath("state/hallwright/recovery"));
        qputenv("XDG_STATE_HOME", "relative/path");
        QVERIFY(data::recoveryFolder().string().ends_with(".local/state/hallwright/recovery"));
        QVERIFY(data::recoveryFolder().is_absolute());
    }

    void whatWasRecordedIsFoundAfterAKill()
    {
        const model::Project edited = randomlyEdited(randomlyEdited(project_, 1), 2);
        inKilledChild([&] {
            auto recovery = data::Recovery::begin(file_.toStdString(), project_);
            (void)recovery.record(randomlyEdited(project_, 1));
            (void)recovery.record(edited);
        });
        const auto copies = data::listRecoveries();
        QCOMPARE(copies.size(), std::size_t{1});
        QVERIFY(copies[0].state == RecoveryState::EditsOnDocument);
        QCOMPARE(QString::fromStdString(copies[0].document.string()), file_);
        const auto found = data::loadRecovery(copies[0].path);
        QVERIFY(found.has_value());
        QVERIFY(*found == edited);
        QVERIFY(*data::loadProject(file_.toStdString()) == project_); // the document is untouched
    }

    void contentJudgesNotTime()
    {
        const model::Project edited = randomlyEdited(project_, 1);
        inKilledChild([&] {
            auto recovery = data::Recovery::begin(file_.toStdString(), project_);
            (void)recovery.record(edited);
        });
        // The document is touched later, with the same content: the edits are still on top of it.
        QVERIFY(data::saveViewState(file_.toStdString(), {{"zoom", "2"}}).has_value());
        QVERIFY(data::listRecoveries()[0].state == RecoveryState::EditsOnDocument);
        // It gets another content: two versions.
        QVERIFY(data::saveProject(file_.toStdString(), randomlyEdited(project_, 9)).has_value());
        QVERIFY(data::listRecoveries()[0].state == RecoveryState::BothChanged);
        // It gets the recorded content: nothing is lost.
        QVERIFY(data::saveProject(file_.toStdString(), edited).has_value());
        QVERIFY(data::listRecoveries()[0].state == RecoveryState::SameAsDocument);
        QFile::remove(file_);
        QVERIFY(data::listRecoveries()[0].state == RecoveryState::DocumentMissing);
    }

    void bothVersionsAreKept()
    {
        const model::Project mine = randomlyEdited(project_, 1);
        const model::Project theirs = randomlyEdited(project_, 2);
        inKilledChild([&] {
            auto recovery = data::Recovery::begin(file_.toStdString(), project_);
            (void)recovery.record(mine);
        });
        QVERIFY(data::saveProject(file_.toStdString(), theirs).has_value());
        const auto copy = data::listRecoveries().front();
        const auto first = data::restoreBeside(copy);
        const auto second = data::restoreBeside(copy);
        QVERIFY(first.has_value() && second.has_value());
        QVERIFY(*first != *second); // never over a file that is there
        QVERIFY(*data::loadProject(*first) == mine);
        QVERIFY(*data::loadProject(*second) == mine);
        QVERIFY(*data::loadProject(file_.toStdString()) == theirs);
        data::discardRecovery(copy.path);
        QVERIFY(data::listRecoveries().empty());
        QFile::remove(QString::fromStdString(first->string()));
        QFile::remove(QString::fromStdString(second->string()));
    }

    void aSaveAndACleanCloseLeaveNothing()
    {
        auto recovery = data::Recovery::begin(file_.toStdString(), project_);
        QVERIFY(recovery.record(randomlyEdited(project_, 1)).has_value());
        QVERIFY(copiesLeft() > 0);
        recovery.saved(file_.toStdString(), randomlyEdited(project_, 1));
        QCOMPARE(copiesLeft(), std::size_t{0});
        QVERIFY(recovery.record(randomlyEdited(project_, 2)).has_value());
        QVERIFY(copiesLeft() > 0);
        recovery.discard();
        QCOMPARE(copiesLeft(), std::size_t{0});
    }

    void aCopyOfALivingProgramIsNotOffered()
    {
        auto recovery = data::Recovery::begin({}, project_);
        QVERIFY(recovery.record(project_).has_value());
        QVERIFY(data::listRecoveries().empty());
        recovery.discard();
    }

    void aDamagedCopyIsListedAsSuch()
    {
        QVERIFY(QDir().mkpath(folder_.filePath("state/hallwright/recovery")));
        QFile junk(folder_.filePath("state/hallwright/recovery/1-1-1.recovery"));
        QVERIFY(junk.open(QIODevice::WriteOnly));
        junk.write("junk");
        junk.close();
        const auto copies = data::listRecoveries();
        QCOMPARE(copies.size(), std::size_t{1});
        QVERIFY(copies[0].state == RecoveryState::Damaged);
    }

    // A child edits without pause and tells each edit that record() acknowledged; it is killed at a
    // moment of its own each time. The copy holds the last acknowledged edit, or the one after it.
    void aKillLosesAtMostTheLastEdit()
    {
        constexpr int kills = 20;
        std::vector<model::Project> edits{project_};
        for (std::uint64_t i = 1; i <= 60; ++i)
            edits.push_back(randomlyEdited(edits.back(), i));
        for (int kill = 0; kill < kills; ++kill) {
            ChildProcess child([&](const auto& tell) {
                auto recovery = data::Recovery::begin(file_.toStdString(), project_);
                for (std::size_t i = 1; i < edits.size(); ++i) {
                    if (!recovery.record(edits[i]))
                        return;
                    tell(static_cast<char>(i));
                }
            });
            // Past the first record, then a delay that differs from kill to kill.
            auto word = child.hear();
            QVERIFY(word.has_value());
            ::usleep(static_cast<useconds_t>(1 + kill * 3700));
            child.kill();
            char last = 0;
            for (; word; word = child.hear())
                last = *word;
            const auto copies = data::listRecoveries();
            QCOMPARE(copies.size(), std::size_t{1});
            const auto found = data::loadRecovery(copies[0].path);
            QVERIFY2(found.has_value(), found ? "" : model::english(found.error()).c_str());
            const auto acknowledged = static_cast<std::size_t>(last);
            const bool same = *found == edits[acknowledged];
            const bool next = acknowledged + 1 < edits.size() && *found == edits[acknowledged + 1];
            QVERIFY2(
                same || next,
                qPrintable(QStringLiteral("kill %1 after edit %2").arg(kill).arg(acknowledged)));
            data::discardRecovery(copies[0].path);
        }
    }

    // The document itself is saved in a loop and the program killed: it is always one of the two
    // versions, whole, and never torn.
    void aKillDuringSavesNeverTearsTheFile()
    {
        constexpr int kills = 20;
        const model::Project other = randomlyEdited(project_, 77);
        for (int kill = 0; kill < kills; ++kill) {
            ChildProcess child([&](const auto& tell) {
                for (int i = 0;; ++i)
                    tell(data::saveProject(file_.toStdString(), i % 2 ? project_ : other) ? 'y'
                                                                                          : 'n');
            });
            QCOMPARE(child.hear(), std::optional('y'));
            ::usleep(static_cast<useconds_t>(kill * 5300));
            child.kill();
            const auto found = data::loadProject(file_.toStdString());
            QVERIFY2(found.has_value(), found ? "" : model::english(found.error()).c_str());
            QVERIFY(*found == project_ || *found == other);
        }
    }

    void aKillDuringSaveAsLeavesTheOldOrTheNewFile()
    {
        constexpr int kills = 20;
        const QString target = folder_.filePath("target.hallwright");
        const model::Project other = randomlyEdited(project_, 78);
        QVERIFY(data::saveProject(target.toStdString(), other).has_value());
        for (int kill = 0; kill < kills; ++kill) {
            ChildProcess child([&](const auto&) {
                for (int i = 0;; ++i)
                    (void)data::saveProjectAs(file_.toStdString(), target.toStdString(),
                                              i % 2 ? project_ : other);
            });
            ::usleep(static_cast<useconds_t>(2000 + kill * 4100));
            child.kill();
            const auto found = data::loadProject(target.toStdString());
            QVERIFY2(found.has_value(), found ? "" : model::english(found.error()).c_str());
            QVERIFY(*found == project_ || *found == other);
        }
    }
};

HALLWRIGHT_TEST(RecoveryTest)
#include "recovery_copy_test.moc"
