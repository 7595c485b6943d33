// SPDX-License-Identifier: GPL-3.0-or-later
// Who may include whom: the star of rooms, and which room may know which library.
#include "tests/architecture/tree.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QHash>
#include <QObject>
#include <QRegularExpression>

using hallwright::tests::programRooms;
using hallwright::tests::roomOf;
using hallwright::tests::SourceFile;
using hallwright::tests::sourceRoot;
using hallwright::tests::sourcesOf;

namespace {

struct Include {
    QString target; // as written between the delimiters
    QString place;  // file:line
    QString path;
    bool own = false; // in quotes: a file of this repository
};

QList<Include> includesOf(const QList<SourceFile>& files)
{
    static const QRegularExpression directive(
        QStringLiteral(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"));
    QList<Include> includes;
    for (const SourceFile& file : files) {
        for (qsizetype i = 0; i < file.lines.size(); ++i) {
            const auto match = directive.match(file.lines[i]);
            if (match.hasMatch())
                includes.append({match.captured(2),
                                 QStringLiteral("%1:%2").arg(file.path).arg(i + 1), file.path,
                                 match.captured(1) == QLatin1String("\"")});
        }
    }
    return includes;
}

QStringList allRooms()
{
    return programRooms() + QStringList{"tests"};
}

// The star: wings know the model only, app and tests know all.
bool mayInclude(const QString& from, const QString& to)
{
    if (from == to || from == QLatin1String("tests"))
        return true;
    if (from == QLatin1String("app"))
        return to != QLatin1String("tests");
    return from != QLatin1String("model") && to == QLatin1String("model");
}

struct Library {
    const char* header; // pattern of its headers
    QStringList rooms;  // tests may use everything
};

QList<Library> libraries()
{
    return {{"^(Q[A-Z]|Qt[A-Z]?|q[a-z]+\\.h$)", {"ui", "app"}},
            {"^(Eigen|unsupported/Eigen)/", {"power", "thermal"}},
            {"^(suitesparse/)?klu\\.h$", {"power"}},
            {"^boost/numeric/odeint", {"thermal"}},
            {"^sqlite3\\.h$", {"data"}},
            {"^yaml-cpp/", {"data"}},
            {"^xlsxwriter", {"data"}},
            {"^dxflib/", {"data"}},
            {"^nlohmann/", {"data", "app"}},
            {"^CLI/", {"app"}}};
}

} // namespace

class IncludesTest : public QObject {
    Q_OBJECT

private slots:
    void readerSeesTheTree() { QVERIFY(includesOf(sourcesOf(allRooms())).size() > 50); }

    void roomsFollowTheStar()
    {
        for (const Include& include : includesOf(sourcesOf(allRooms()))) {
            const QString to = roomOf(include.target);
            if (include.own && allRooms().contains(to))
                QVERIFY2(mayInclude(roomOf(include.path), to),
                         qUtf8Printable(include.place + " includes " + include.target));
        }
    }

    void ownIncludesAreWrittenFromTheRoot()
    {
        for (const Include& include : includesOf(sourcesOf(allRooms()))) {
            if (!include.own || include.target.endsWith(QLatin1String(".moc")))
                continue;
            QVERIFY2(QFileInfo::exists(sourceRoot() + QLatin1Char('/') + include.target),
                     qUtf8Printable(include.place + " includes " + include.target));
        }
    }

    void librariesStayInTheirRooms()
    {
        for (const Library& library : libraries()) {
            const QRegularExpression header(QString::fromLatin1(library.header));
            for (const Include& include : includesOf(sourcesOf(programRooms()))) {
                if (include.own || !header.match(include.target).hasMatch())
                    continue;
                QVERIFY2(library.rooms.contains(roomOf(include.path)),
                         qUtf8Printable(include.place + " includes " + include.target));
            }
        }
    }

    void headersOfTheStandardAreNotTakenForQt()
    {
        const QRegularExpression qt(QString::fromLatin1(libraries().first().header));
        QVERIFY(qt.match("QString").hasMatch());
        QVERIFY(qt.match("QtGlobal").hasMatch());
        QVERIFY(qt.match("qcustomplot.h").hasMatch());
        QVERIFY(!qt.match("queue").hasMatch());
    }
};

HALLWRIGHT_TEST(IncludesTest)
#include "includes_test.moc"
