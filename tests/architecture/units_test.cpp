// SPDX-License-Identifier: GPL-3.0-or-later
// Where typed quantities may turn into plain numbers: only where a network is compiled, results are
// published, and at the edges of text, files, fields and money.
#include "tests/architecture/tree.h"
#include "tests/support/test_program.h"

#include <QObject>
#include <QRegularExpression>

using hallwright::tests::codeLines;
using hallwright::tests::programRooms;
using hallwright::tests::SourceFile;
using hallwright::tests::sourcesOf;

namespace {

// Files that may cross between quantities and SI doubles. Kernels, edits and views stay off the
// list.
bool mayCross(const QString& path)
{
    static const QRegularExpression allowed(QStringLiteral(
        // the two doors themselves, and files named for compiling, publishing or writing figures
        "^model/(units|curve)\\.(h|cpp)$"
        "|/[a-z_]*(compile|publish|fields|text|codec|cost)[a-z_]*\\.(h|cpp)$"
        // sizing and design laws on catalogue figures
        "|^model/(derive|economics|value|equipment|recipe)/"
        // figures that travel as a number beside its measure: findings, KPIs, report cells
        "|^model/(checks|kpi|report)/"
        // text and files of the outside world
        "|^data/(import|export|catalogue|report)/|^app/cli/|^ui/quantity"
        "|^model/edit/(named_|place_draft|element_edits)"
        // the doors of the wings: a hall's terms in, its results out, and signatures of both
        "|^app/(evaluate|coolant_groups|hall_failures|loop_failures|quick_card|window_services"
        "|import|failure_course|failure_findings|air_failures|coolant_balance|hall_power_checks"
        "|buffer_size|duty_card|chip_margins|what_if)"
        "|^power/(demand|hall_case|hall_power|hall_ride_through|hall_selectivity|headroom|outages"
        "|phase_balance|ride_through_findings|trip_lines)\\."
        "|^thermal/"
        "(coolant_loop|loop_network|cdu_heat|balance|loop_facts|coolant_pressure|pump_curves"
        "|solved_network|transient/"
        "rack_heat|riser_buoyancy|hydraulic/low_pressure|coolant_records)\\."));
    return allowed.match(path).hasMatch();
}

// Places "file:line" of a pattern in the code (comments and quoted text apart) of other files.
QStringList placesOutside(const QRegularExpression& pattern)
{
    QStringList places;
    for (const SourceFile& file : sourcesOf(programRooms())) {
        if (mayCross(file.path))
            continue;
        const QStringList code = codeLines(file);
        for (qsizetype i = 0; i < code.size(); ++i)
            if (pattern.match(code[i]).hasMatch())
                places << QStringLiteral("%1:%2").arg(file.path).arg(i + 1);
    }
    return places;
}

} // namespace

class UnitsTest : public QObject {
    Q_OBJECT

private slots:
    void quantitiesBecomeNumbersOnlyAtTheBorders()
    {
        const QStringList places =
            placesOutside(QRegularExpression(QStringLiteral("\\b(inSi\\(|fromSi<)")));
        QVERIFY2(places.isEmpty(), qUtf8Printable(places.join(QLatin1Char('\n'))));
    }

    // Also bans the throwing access of Result and optional: `*` after a test says the same.
    void valueIsNotCalledElsewhere()
    {
        const QStringList places =
            placesOutside(QRegularExpression(QStringLiteral("\\.value\\(\\)")));
        QVERIFY2(places.isEmpty(), qUtf8Printable(places.join(QLatin1Char('\n'))));
    }

    void theRuleTellsFilesApart()
    {
        QVERIFY(mayCross("model/units.h"));
        QVERIFY(mayCross("thermal/hydraulic/compile.cpp"));
        QVERIFY(mayCross("power/publish.cpp"));
        QVERIFY(!mayCross("power/newton_flow.cpp"));
        QVERIFY(!mayCross("thermal/hydraulic/newton.cpp"));
        QVERIFY(!mayCross("model/edit/arrange.cpp"));
        QVERIFY(!mayCross("ui/main_window.cpp"));
    }
};

HALLWRIGHT_TEST(UnitsTest)
#include "units_test.moc"
