// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/lock.h"
#include "data/project/project_file.h"
#include "tests/support/child_process.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

using namespace hallwright;
using hallwright::tests::ChildProcess;

class ProjectLockTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    QString file_ = folder_.filePath("plan 甲.hallwright");
    QString lock_ = file_ + ".lock";

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        model::ensure(file.open(QIODevice::WriteOnly), "opens");
        file.write(bytes);
    }
    // A process that has the file open until it is killed, and says whether it got it.
    void holdOrSay(const ChildProcess::Tell& tell) const
    {
        static std::optional<data::FileLock> held; // for as long as the child lives
        auto lock = data::FileLock::acquire(file_.toStdString());
        tell(lock ? 'y' : 'n');
        if (lock)
            held.emplace(std::move(*lock));
    }

private slots:
    void init() { QFile::remove(lock_); }

    void aHeldLockNamesItsHolder()
    {
        const auto first = data::FileLock::acquire(file_.toStdString());
        QVERIFY(first.has_value());
        const auto second = data::FileLock::acquire(file_.toStdString());
        QVERIFY(!second.has_value());
        QCOMPARE(second.error().code, model::FaultCode::Locked);
        const auto me = data::thisProcess();
        const std::string said = model::english(second.error());
        for (const auto& word : {me.user, me.host, std::to_string(me.pid)})
            QVERIFY2(said.find(word) != std::string::npos, said.c_str());
        const auto holder = data::lockHolder(file_.toStdString());
        QVERIFY(holder.has_value());
        QVERIFY(holder->process == me);
    }

    void theLockGoesWithItsObject()
    {
        {
            auto held = data::FileLock::acquire(file_.toStdString());
            QVERIFY(QFile::exists(lock_));
            const data::FileLock moved = std::move(*held);
            QVERIFY(QFile::exists(lock_));
        }
        QVERIFY(!QFile::exists(lock_));
        QVERIFY(!data::lockHolder(file_.toStdString()).has_value());
        QCOMPARE(QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
    }

    void aLockOfALivingProcessIsHeldAndOfAKilledOneIsTakenOver()
    {
        ChildProcess child([this](const auto& tell) { holdOrSay(tell); });
        QCOMPARE(child.hear(), std::optional('y'));
        const auto refused = data::FileLock::acquire(file_.toStdString());
        QVERIFY(!refused.has_value());
        QVERIFY(model::english(refused.error()).find(std::to_string(child.pid())) !=
                std::string::npos);
        child.kill();
        QVERIFY(QFile::exists(lock_)); // left behind
        QVERIFY(!data::lockHolder(file_.toStdString()).has_value());
        const auto taken = data::FileLock::acquire(file_.toStdString());
        QVERIFY(taken.has_value());
        QVERIFY(data::lockHolder(file_.toStdString())->process == data::thisProcess());
    }

    void aReusedProcessNumberIsNotTheHolder()
    {
        const auto me = data::thisProcess();
        write(lock_, QByteArray::fromStdString("pid " + std::to_string(me.pid) + "\nstart " +
                                               std::to_string(me.start + 1) + "\nhost " + me.host +
                                               "\nuser x\ntime 2026-01-01T00:00:00Z\n"));
        QVERIFY(data::FileLock::acquire(file_.toStdString()).has_value());
    }

    void aLockOfAnotherHostIsKept()
    {
        write(lock_, "pid 1\nstart 1\nhost some-other-host\nuser li\ntime 2026-01-01T00:00:00Z\n");
        const auto refused = data::FileLock::acquire(file_.toStdString());
        QVERIFY(!refused.has_value());
        const std::string said = model::english(refused.error());
        QVERIFY(said.find("li on some-other-host") != std::string::npos);
        QVERIFY(said.find(lock_.toStdString()) != std::string::npos);
        QVERIFY(QFile::exists(lock_));
    }

    void aLockWithoutSenseIsTakenOver()
    {
        write(lock_, "");
        QVERIFY(data::FileLock::acquire(file_.toStdString()).has_value());
    }

    void oneOfManyGetsAStaleLock()
    {
        write(lock_, "pid 999999999\nstart 5\nhost " +
                         QByteArray::fromStdString(data::thisProcess().host) +
                         "\nuser x\ntime 2026-01-01T00:00:00Z\n");
        constexpr int runners = 8;
        std::vector<std::unique_ptr<ChildProcess>> children; // each keeps it until all have tried
        for (int i = 0; i < runners; ++i)
            children.push_back(
                std::make_unique<ChildProcess>([this](const auto& tell) { holdOrSay(tell); }));
        int winners = 0;
        for (const auto& child : children) {
            const auto word = child->hear();
            QVERIFY(word.has_value());
            winners += *word == 'y';
        }
        QCOMPARE(winners, 1);
    }

    void aLinkLocksTheFileItPointsTo()
    {
        QVERIFY(data::saveProject(file_.toStdString(), model::Project{}).has_value());
        const QString link = folder_.filePath("link.hallwright");
        QVERIFY(QFile::link(file_, link));
        const auto held = data::FileLock::acquire(link.toStdString());
        QVERIFY(held.has_value());
        QVERIFY(!data::FileLock::acquire(file_.toStdString()).has_value());
        QFile::remove(file_);
        QFile::remove(link);
    }
};

HALLWRIGHT_TEST(ProjectLockTest)
#include "project_lock_test.moc"
