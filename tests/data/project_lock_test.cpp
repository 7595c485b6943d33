// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/lock.h"
#include "data/project/project_file.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace hallwright;

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
    // A process that has the file open until it is killed.
    pid_t holder() const
    {
        int ready[2];
        model::ensure(::pipe(ready) == 0, "pipe");
        const pid_t child = ::fork();
        if (child == 0) {
            auto held = data::FileLock::acquire(file_.toStdString());
            const char word = held ? 'y' : 'n';
            (void)!::write(ready[1], &word, 1);
            for (;;)
                ::pause();
        }
        char word = 0;
        model::ensure(::read(ready[0], &word, 1) == 1 && word == 'y', "the child holds the lock");
        ::close(ready[0]);
        ::close(ready[1]);
        return child;
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
        const pid_t child = holder();
        const auto refused = data::FileLock::acquire(file_.toStdString());
        QVERIFY(!refused.has_value());
        QVERIFY(model::english(refused.error()).find(std::to_string(child)) != std::string::npos);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
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
        int results[2];
        QVERIFY(::pipe(results) == 0);
        std::vector<pid_t> children;
        for (int i = 0; i < runners; ++i) {
            const pid_t child = ::fork();
            if (child == 0) {
                const auto held = data::FileLock::acquire(file_.toStdString());
                const char word = held ? 'y' : 'n';
                (void)!::write(results[1], &word, 1);
                for (;;)
                    ::pause(); // keeps it until all have tried
            }
            children.push_back(child);
        }
        int winners = 0;
        for (int i = 0; i < runners; ++i) {
            char word = 0;
            QCOMPARE(::read(results[0], &word, 1), ssize_t{1});
            winners += word == 'y';
        }
        for (const pid_t child : children) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
        }
        ::close(results[0]);
        ::close(results[1]);
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
