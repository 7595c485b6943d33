// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the repository's own sources.
#include "tests/architecture/tree.h"

#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace hallwright::tests {

QString sourceRoot()
{
    return sourceFile("");
}

QStringList programRooms()
{
    return {"app", "model", "power", "thermal", "data", "ui"};
}

QString roomOf(const QString& path)
{
    return path.section(QLatin1Char('/'), 0, 0);
}

QList<SourceFile> sourcesOf(const QStringList& rooms)
{
    const QDir root(sourceRoot());
    QList<SourceFile> files;
    for (const QString& room : rooms) {
        QDirIterator walk(root.filePath(room), {"*.h", "*.cpp"}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("unreadable: %s", qUtf8Printable(file.fileName()));
            QString text = QString::fromUtf8(file.readAll());
            if (text.endsWith(QLatin1Char('\n')))
                text.chop(1);
            files.append({root.relativeFilePath(file.fileName()), text.split(QLatin1Char('\n'))});
        }
    }
    std::sort(files.begin(), files.end(),
              [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return files;
}

QStringList codeLines(const SourceFile& file)
{
    static const QRegularExpression quoted(QStringLiteral(R"("(?:[^"\\]|\\.)*")"));
    static const QRegularExpression comment(QStringLiteral("//.*$"));
    QStringList code = file.lines;
    for (QString& line : code)
        line.replace(quoted, QStringLiteral("\"\"")).remove(comment);
    return code;
}

} // namespace hallwright::tests
