// SPDX-License-Identifier: GPL-3.0-or-later
// Every colour that the window puts on another can be read (WCAG 2.1 AA), in both themes.
#include "tests/support/test_program.h"
#include "ui/theme.h"

using namespace hallwright;

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    // WCAG 2.1: black on white is 21; #777777 on white is 4.48.
    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(ui::contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(ui::contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.005);
    }

    void everyPairCanBeRead_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everyPairCanBeRead()
    {
        QFETCH(bool, dark);
        const auto pairs = ui::contrastPairs(dark ? ui::darkColours() : ui::lightColours());
        QVERIFY(pairs.size() > 40);
        for (const auto& pair : pairs) {
            const double found = ui::contrast(pair.ink, pair.ground);
            QVERIFY2(found >= pair.least, qPrintable(QStringLiteral("%1: %2 on %3 is %4")
                                                         .arg(QLatin1String(pair.what),
                                                              pair.ink.name(), pair.ground.name())
                                                         .arg(found)));
        }
    }
};

HALLWRIGHT_TEST(ThemeTest)
#include "theme_test.moc"
