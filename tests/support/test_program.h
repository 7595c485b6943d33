// SPDX-License-Identifier: GPL-3.0-or-later
// Registration of Qt Test classes into one program per folder, and where their files and programs
// lie.
#pragma once

#include <QObject>
#include <QString>
#include <QTest>

namespace hallwright::tests {

using MakeTest = QObject* (*)();

// Adds a test class to this program; returns its index. Called by HALLWRIGHT_TEST only.
int registerTest(const char* name, MakeTest make);

// Absolute path of a file or folder of this source tree ("" for its root).
QString sourceFile(const char* relative);

// The command line program that was built with this test.
QString commandLineProgram();

// Absolute path of a file of the shared reference data, or an empty string where it is absent.
QString referenceFile(const char* relative);

} // namespace hallwright::tests

// Puts CLASS (a QObject with private slots, moc included at the end of its .cpp) into the program.
#define HALLWRIGHT_TEST(CLASS)                                                                     \
    static const int registered_##CLASS =                                                          \
        hallwright::tests::registerTest(#CLASS, []() -> QObject* { return new CLASS; });

// Skips the running test with a clear word where the reference file is absent.
// Never in initTestCase: Qt Test then passes over every class that follows in the program.
#define HALLWRIGHT_NEEDS_REFERENCE(variable, relative)                                             \
    const QString variable = hallwright::tests::referenceFile(relative);                           \
    if (variable.isEmpty())                                                                        \
    QSKIP("reference data absent: " relative)
