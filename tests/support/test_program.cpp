// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <cstdio>
#include <memory>
#include <vector>

namespace hallwright::tests {

namespace {
struct Entry {
    const char* name;
    MakeTest make;
};
std::vector<Entry>& entries()
{
    static std::vector<Entry> list;
    return list;
}
} // namespace

int registerTest(const char* name, MakeTest make)
{
    entries().push_back({name, make});
    return static_cast<int>(entries().size());
}

// The build's paths are known to this file alone: objects of all others are the same in every tree.
QString sourceFile(const char* relative)
{
    return QDir(QStringLiteral(HALLWRIGHT_SOURCE_DIR)).filePath(QString::fromUtf8(relative));
}

QString commandLineProgram()
{
    return QStringLiteral(HALLWRIGHT_CLI);
}

QString referenceFile(const char* relative)
{
    const QString path =
        QStringLiteral(HALLWRIGHT_REFERENCE_DIR) + QLatin1Char('/') + QString::fromUtf8(relative);
    return QFileInfo::exists(path) ? path : QString();
}

} // namespace hallwright::tests

// Usage: test_FOLDER [CLASS] [Qt Test options]: all classes, or the one named.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QTEST_DISABLE_STACK_DUMP", "1"); // the debugger it starts may hang without a terminal
    QStandardPaths::setTestModeEnabled(true);
    QApplication app(argc, argv);
    QLocale::setDefault(QLocale::c());
    QStringList arguments = QCoreApplication::arguments();
    QString only;
    if (arguments.size() > 1 && arguments[1].endsWith(QLatin1String("Test")))
        only = arguments.takeAt(1);
    int failures = 0;
    int run = 0;
    for (const auto& entry : hallwright::tests::entries()) {
        if (!only.isEmpty() && only != QLatin1String(entry.name))
            continue;
        const std::unique_ptr<QObject> test(entry.make());
        failures += QTest::qExec(test.get(), arguments);
        ++run;
    }
    if (run == 0) {
        std::fprintf(stderr, "no test class of that name\n");
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
