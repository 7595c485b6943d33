// SPDX-License-Identifier: GPL-3.0-or-later
// The look of files: size, names, first lines, unfinished work, formatting, and the top level.
#include "tests/architecture/tree.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

using hallwright::tests::programRooms;
using hallwright::tests::SourceFile;
using hallwright::tests::sourceRoot;
using hallwright::tests::sourcesOf;

namespace {

QList<SourceFile> everySource()
{
    return sourcesOf(programRooms() + QStringList{"tests"});
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void filesFitFourHundredLines()
    {
        for (const SourceFile& file : sourcesOf(programRooms()))
            QVERIFY2(file.lines.size() <= 400,
                     qUtf8Printable(file.path + ": " + QString::number(file.lines.size())));
    }

    void mainsAreShort()
    {
        for (const char* path : {"app/main_gui.cpp", "app/main_cli.cpp"})
            for (const SourceFile& file : sourcesOf({"app"}))
                if (file.path == QLatin1String(path))
                    QVERIFY2(file.lines.size() <= 40, path);
    }

    // Names come from the trade, in lower_snake.
    void fileNamesSayWhatTheyHold()
    {
        static const QRegularExpression shape(QStringLiteral("^[a-z][a-z0-9_]*\\.(h|cpp)$"));
        static const QRegularExpression empty(
            QStringLiteral("(^|_)(utils?|helpers?|managers?|common|misc|base|info|stuff)(_|\\.)"));
        for (const SourceFile& file : everySource()) {
            const QString name = QFileInfo(file.path).fileName();
            QVERIFY2(shape.match(name).hasMatch(), qUtf8Printable(file.path));
            QVERIFY2(!empty.match(name).hasMatch(), qUtf8Printable(file.path));
        }
    }

    void everyFileNamesItsLicenceFirst()
    {
        for (const SourceFile& file : everySource())
            QVERIFY2(file.lines.first() == "// SPDX-License-Identifier: GPL-3.0-or-later",
                     qUtf8Printable(file.path));
    }

    void everyHeaderSaysWhatLivesThere()
    {
        for (const SourceFile& file : everySource()) {
            if (!file.path.endsWith(QLatin1String(".h")))
                continue;
            QVERIFY2(file.lines.value(1).startsWith(QLatin1String("// ")),
                     qUtf8Printable(file.path));
            QVERIFY2(file.lines.contains(QStringLiteral("#pragma once")),
                     qUtf8Printable(file.path));
        }
    }

    void nothingIsMarkedUnfinished()
    {
        // Spelt in halves, or this file would find itself.
        static const QRegularExpression marks(QStringLiteral("\\b(TO"
                                                             "DO|FIX"
                                                             "ME|XX"
                                                             "X|HA"
                                                             "CK)\\b|not (yet )?imple"
                                                             "mented"));
        for (const SourceFile& file : everySource())
            for (qsizetype i = 0; i < file.lines.size(); ++i)
                QVERIFY2(!marks.match(file.lines[i]).hasMatch(),
                         qUtf8Printable(QStringLiteral("%1:%2").arg(file.path).arg(i + 1)));
    }

    void topLevelHoldsTheRoomsAndNothingElse()
    {
        const QStringList allowed = programRooms() + QStringList{"tests",
                                                                 "resources",
                                                                 "build",
                                                                 "CMakeLists.txt",
                                                                 "CMakePresets.json",
                                                                 "LICENSE",
                                                                 "README.md",
                                                                 "compile_commands.json"};
        for (const QString& entry :
             QDir(sourceRoot()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
            QVERIFY2(allowed.contains(entry) || entry.endsWith(QLatin1String(".user")),
                     qUtf8Printable(entry));
    }

    void readmeShowsBothCommands()
    {
        QFile readme(sourceRoot() + "/README.md");
        QVERIFY2(readme.open(QIODevice::ReadOnly), "README.md");
        const QString text = QString::fromUtf8(readme.readAll());
        QVERIFY(text.contains("app/run"));
        QVERIFY(text.contains("tests/run"));
    }

    void everyFileIsFormatted()
    {
        const QString tool = QStandardPaths::findExecutable("clang-format-16");
        if (tool.isEmpty())
            QSKIP("clang-format-16 absent");
        QStringList arguments{"--dry-run", "--Werror", "--ferror-limit=1"};
        for (const SourceFile& file : everySource())
            arguments << file.path;
        QProcess format;
        format.setWorkingDirectory(sourceRoot());
        format.start(tool, arguments);
        QVERIFY(format.waitForFinished(300'000));
        const QString said = QString::fromUtf8(format.readAllStandardError());
        static const QRegularExpression place(QStringLiteral("(?m)^([^:\\s]+):\\d+:\\d+: error"));
        QStringList unformatted;
        for (auto found = place.globalMatch(said); found.hasNext();)
            unformatted << found.next().captured(1);
        unformatted.removeDuplicates();
        QVERIFY2(unformatted.isEmpty(), qUtf8Printable(unformatted.join(QLatin1Char('\n'))));
        QVERIFY2(format.exitCode() == 0, qUtf8Printable(said));
    }
};

HALLWRIGHT_TEST(FilesTest)
#include "files_test.moc"
