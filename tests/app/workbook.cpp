// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/workbook.h"

#include <QProcess>
#include <QXmlStreamReader>

namespace hallwright::tests {

namespace {

QByteArray entry(const QString& file, const QString& name)
{
    QProcess unzip;
    unzip.start(QStringLiteral("python3"),
                {QStringLiteral("-c"),
                 QStringLiteral("import sys, zipfile\n"
                                "sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read("
                                "sys.argv[2]))"),
                 file, name});
    unzip.waitForFinished();
    return unzip.exitCode() == 0 ? unzip.readAllStandardOutput() : QByteArray();
}

QList<QString> sharedStrings(const QByteArray& xml)
{
    QList<QString> out;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QStringLiteral("si"))
            out.push_back({});
        if (reader.isStartElement() && reader.name() == QStringLiteral("t"))
            out.back() += reader.readElementText();
    }
    return out;
}

// Row and column of "C12", from 0.
std::pair<qsizetype, qsizetype> placeOf(const QString& name)
{
    qsizetype column = 0;
    qsizetype i = 0;
    for (; i < name.size() && name[i].isLetter(); ++i)
        column = column * 26 + (name[i].unicode() - u'A' + 1);
    return {name.mid(i).toLongLong() - 1, column - 1};
}

void put(Sheet& sheet, const QString& place, const SheetCell& cell)
{
    const auto [row, column] = placeOf(place);
    while (sheet.rows.size() <= row)
        sheet.rows.push_back({});
    while (sheet.rows[row].size() <= column)
        sheet.rows[row].push_back({});
    sheet.rows[row][column] = cell;
}

Sheet sheetOf(const QString& name, const QByteArray& xml, const QList<QString>& strings)
{
    Sheet sheet;
    sheet.name = name;
    QXmlStreamReader reader(xml);
    QString place;
    bool shared = false;
    SheetCell cell;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEndElement() && reader.name() == QStringLiteral("c"))
            put(sheet, place, cell);
        if (!reader.isStartElement())
            continue;
        const auto attributes = reader.attributes();
        if (reader.name() == QStringLiteral("c")) {
            place = attributes.value(QStringLiteral("r")).toString();
            shared = attributes.value(QStringLiteral("t")) == QStringLiteral("s");
            cell = {};
        } else if (reader.name() == QStringLiteral("f")) {
            cell.formula = reader.readElementText();
        } else if (reader.name() == QStringLiteral("v")) {
            const QString value = reader.readElementText();
            if (shared)
                cell.text = strings.value(value.toLongLong());
            else
                cell.number = value.toDouble(&cell.isNumber);
        } else if (reader.name() == QStringLiteral("pane")) {
            sheet.frozenHead = attributes.value(QStringLiteral("ySplit")) == QStringLiteral("1");
        } else if (reader.name() == QStringLiteral("pageSetUpPr")) {
            sheet.fitsPage = attributes.value(QStringLiteral("fitToPage")) == QStringLiteral("1");
        }
    }
    return sheet;
}

} // namespace

SheetCell Sheet::cell(qsizetype row, qsizetype column) const
{
    return rows.value(row).value(column);
}

QList<Sheet> readWorkbook(const QString& file)
{
    QList<Sheet> out;
    const auto strings = sharedStrings(entry(file, QStringLiteral("xl/sharedStrings.xml")));
    QXmlStreamReader reader(entry(file, QStringLiteral("xl/workbook.xml")));
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QStringLiteral("sheet"))
            out.push_back(sheetOf(
                reader.attributes().value(QStringLiteral("name")).toString(),
                entry(file, QStringLiteral("xl/worksheets/sheet%1.xml").arg(out.size() + 1)),
                strings));
    }
    return out;
}

} // namespace hallwright::tests
