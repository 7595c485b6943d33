// SPDX-License-Identifier: GPL-3.0-or-later
// Reference values in JSON, and a figure compared with one.
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

namespace hallwright::tests {

// Empty where the file cannot be read.
inline QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

// Fails the running test, saying what differs.
inline void compare(double actual, double expected, double tolerance, const QString& what)
{
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qUtf8Printable(QStringLiteral("%1: %2 instead of %3 +- %4")
                                .arg(what)
                                .arg(actual, 0, 'g', 10)
                                .arg(expected, 0, 'g', 10)
                                .arg(tolerance)));
}

} // namespace hallwright::tests
