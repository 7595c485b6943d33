// SPDX-License-Identifier: GPL-3.0-or-later
// The translation file is complete and says the same as the sources.
#include "model/message.h"
#include "model/results/terms.h"
#include "tests/architecture/tree.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QMap>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using hallwright::tests::programRooms;
using hallwright::tests::sourceRoot;
using hallwright::tests::sourcesOf;

namespace {

struct Translated {
    QStringList texts; // one, or the numerus forms
    QString type;      // "unfinished", "vanished", "obsolete", or empty
};

using Key = QPair<QString, QString>; // context and source text

QMap<Key, Translated> readTs(const QString& path)
{
    QMap<Key, Translated> out;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return out;
    QXmlStreamReader xml(&file);
    Key key;
    QString text;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::Characters)
            text += xml.text();
        if (token == QXmlStreamReader::StartElement) {
            text.clear();
            if (xml.name() == QLatin1String("translation"))
                out[key].type = xml.attributes().value(QLatin1String("type")).toString();
        }
        if (token != QXmlStreamReader::EndElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            key.first = text;
        else if (xml.name() == QLatin1String("source"))
            key.second = text;
        else if (xml.name() == QLatin1String("numerusform"))
            out[key].texts << text;
        else if (xml.name() == QLatin1String("translation") && out[key].texts.isEmpty())
            out[key].texts << text;
    }
    if (xml.hasError())
        qWarning("%s: %s", qUtf8Printable(path), qUtf8Printable(xml.errorString()));
    return out;
}

const QMap<Key, Translated>& chinese()
{
    static const auto all =
        readTs(sourceRoot() + QStringLiteral("/resources/translations/hallwright_zh_CN.ts"));
    return all;
}

QString place(const Key& key)
{
    return key.first + QStringLiteral(": ") + key.second;
}

// What is filled in at run time: {0}, %1, %n.
QStringList holes(const QString& text)
{
    static const QRegularExpression hole(QStringLiteral(R"(\{\d+\}|%L?\d|%n)"));
    QStringList out;
    for (auto at = hole.globalMatch(text); at.hasNext();)
        out << at.next().captured();
    out.sort();
    out.removeDuplicates();
    return out;
}

// Qt's own lupdate, version 6, or empty.
QString lupdate()
{
    const QString path =
        QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
    return QFileInfo(path).isExecutable() ? path : QString();
}

QMap<Key, Translated> extracted()
{
    const QTemporaryDir folder;
    const QString ts = folder.filePath(QStringLiteral("fresh_zh_CN.ts"));
    QProcess run;
    run.setWorkingDirectory(sourceRoot());
    run.start(lupdate(), QStringList{"-silent", "-locations", "none", "-I", "."} + programRooms() +
                             QStringList{"-ts", ts});
    return run.waitForFinished() && run.exitCode() == 0 ? readTs(ts) : QMap<Key, Translated>();
}

QString literal(const QString& pieces)
{
    static const QRegularExpression piece(QStringLiteral(R"(\x22((?:[^\x22\\]|\\.)*)\x22)"));
    QString out;
    for (auto at = piece.globalMatch(pieces); at.hasNext();)
        out += at.next().captured(1);
    return out.replace(QLatin1String("\\\""), QLatin1String("\""))
        .replace(QLatin1String("\\n"), QLatin1String("\n"));
}

} // namespace

class TranslationFileTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated()
    {
        QVERIFY(chinese().size() > 1000);
        for (auto at = chinese().begin(); at != chinese().end(); ++at) {
            QVERIFY2(at->type.isEmpty(), qUtf8Printable(place(at.key()) + ": " + at->type));
            QVERIFY2(!at->texts.isEmpty(), qUtf8Printable(place(at.key())));
            for (const QString& text : at->texts)
                QVERIFY2(!text.trimmed().isEmpty(), qUtf8Printable(place(at.key())));
        }
    }

    void translationsFillInWhatTheSourceFillsIn()
    {
        for (auto at = chinese().begin(); at != chinese().end(); ++at)
            for (const QString& text : at->texts)
                QVERIFY2(holes(text) == holes(at.key().second),
                         qUtf8Printable(place(at.key()) + " -> " + text));
    }

    // "&Save" names a letter to press with Alt: a translation must name one too.
    void translationsKeepTheLetterToPress()
    {
        static const QRegularExpression letter(QStringLiteral("&\\w"));
        for (auto at = chinese().begin(); at != chinese().end(); ++at)
            for (const QString& text : at->texts)
                QVERIFY2(letter.match(text).hasMatch() == letter.match(at.key().second).hasMatch(),
                         qUtf8Printable(place(at.key()) + " -> " + text));
    }

    // A mark inside tr() or behind a macro is passed over by lupdate without a word.
    void everyMarkedTextIsInTheFile()
    {
        static const QRegularExpression mark(QStringLiteral(
            R"(\bQT_TRANSLATE_NOOP\(\s*\x22(\w+)\x22,\s*((?:\x22(?:[^\x22\\]|\\.)*\x22\s*)+)\))"));
        int marks = 0;
        for (const auto& file : sourcesOf(programRooms())) {
            const QString text = file.lines.join(QLatin1Char('\n'));
            for (auto at = mark.globalMatch(text); at.hasNext(); ++marks) {
                const auto one = at.next();
                const Key key(one.captured(1), literal(one.captured(2)));
                QVERIFY2(chinese().contains(key), qUtf8Printable(file.path + ": " + place(key)));
            }
        }
        QVERIFY(marks > 1000);
    }

    // Texts of scope "term" travel as plain strings and are found again by their phrase.
    void everyTermIsFoundAgain()
    {
        int terms = 0;
        for (const Key& key : chinese().keys()) {
            if (key.first != QLatin1String("term"))
                continue;
            const auto source = key.second.toStdString();
            const std::vector<std::string> arguments{"h1/cdu", "h2/ups"};
            const auto shown = hallwright::model::termText(
                hallwright::model::filled(source, arguments),
                [](const std::string& term) { return "<" + term + ">"; });
            QCOMPARE(
                QString::fromStdString(shown),
                QString::fromStdString(hallwright::model::filled("<" + source + ">", arguments)));
            ++terms;
        }
        QVERIFY(terms > 50);
    }

    void fileHoldsWhatTheSourcesHoldAndNothingElse()
    {
        if (lupdate().isEmpty())
            QSKIP("lupdate of Qt 6 is not installed");
        const auto fresh = extracted();
        QVERIFY(!fresh.isEmpty());
        for (const Key& key : fresh.keys())
            QVERIFY2(chinese().contains(key), qUtf8Printable("missing: " + place(key)));
        for (const Key& key : chinese().keys())
            QVERIFY2(fresh.contains(key), qUtf8Printable("gone from the sources: " + place(key)));
    }
};

HALLWRIGHT_TEST(TranslationFileTest)

#include "translation_test.moc"
