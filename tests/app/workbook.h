// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of an XLSX workbook as its XML says them.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

namespace hallwright::tests {

struct SheetCell {
    QString text; // of a string; empty of numbers
    double number = 0.0;
    bool isNumber = false;
    QString formula;
};

struct Sheet {
    QString name;
    QList<QList<SheetCell>> rows; // by position; what is not there is empty
    bool frozenHead = false;
    bool fitsPage = false;
    SheetCell cell(qsizetype row, qsizetype column) const;
};

// Empty where it is no workbook.
QList<Sheet> readWorkbook(const QString& file);

} // namespace hallwright::tests
