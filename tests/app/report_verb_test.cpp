// SPDX-License-Identifier: GPL-3.0-or-later
// `report`, `issue` and `sign`: a report that can be signed, sent and computed with.
#include "tests/app/command_line_run.h"
#include "tests/app/workbook.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QStandardPaths>

#include <cmath>

using namespace hallwright::tests;

namespace {

struct Plan {
    CommandLineRun cli;
    Plan() { cli.mustRun(words("new FILE --template worked-example")); }
    QByteArray report(const char* name, const char* more = "") const
    {
        auto line = words("report FILE --date 2026-01-02 --out");
        line << QString::fromUtf8(name);
        if (*more != '\0')
            line += words(more);
        cli.mustRun(line);
        return cli.bytes(QString::fromUtf8(name));
    }
    CommandResult run(const char* line) const { return cli.run(words(line)); }
};

QByteArray poppler(const char* program, const QStringList& arguments)
{
    QProcess run;
    run.start(QString::fromUtf8(program), arguments);
    run.waitForFinished();
    return run.readAllStandardOutput();
}

// The sum over a column's numbers above its total, and the total's cell.
struct Total {
    double sum = 0.0;
    SheetCell cell;
    qsizetype row = 0;
    qsizetype column = 0;
};

QList<Total> totalsOf(const Sheet& sheet)
{
    QList<Total> out;
    for (qsizetype r = 1; r < sheet.rows.size(); ++r)
        for (qsizetype c = 0; c < sheet.rows[r].size(); ++c) {
            if (sheet.cell(r, c).formula.isEmpty())
                continue;
            Total total{0.0, sheet.cell(r, c), r, c};
            for (qsizetype above = 1; above < r; ++above)
                total.sum += sheet.cell(above, c).number;
            out.push_back(total);
        }
    return out;
}

const Sheet* named(const QList<Sheet>& sheets, const char* name)
{
    for (const auto& sheet : sheets)
        if (sheet.name == QString::fromUtf8(name))
            return &sheet;
    return nullptr;
}

} // namespace

class ReportVerbTest : public QObject {
    Q_OBJECT

private slots:
    void theSamePlanOnTheSameDayIsTheSameFile()
    {
        const Plan plan;
        for (const char* suffix : {"pdf", "xlsx", "csv", "html"}) {
            const auto one = plan.report(QByteArray("a.").append(suffix).constData());
            QTest::qSleep(suffix == QByteArray("csv") ? 0 : 1100); // another second of the clock
            QVERIFY2(one == plan.report(QByteArray("b.").append(suffix).constData()), suffix);
        }
    }

    void totalsOfTheWorkbookAreFormulasWithTheirValue()
    {
        const Plan plan;
        plan.report("r.xlsx");
        const auto sheets = readWorkbook(plan.cli.path(QStringLiteral("r.xlsx")));
        int totals = 0;
        for (const auto& sheet : sheets) {
            QVERIFY2(sheet.fitsPage, qPrintable(sheet.name));
            QVERIFY2(sheet.frozenHead || sheet.name == QStringLiteral("Cover"),
                     qPrintable(sheet.name));
            for (const auto& total : totalsOf(sheet)) {
                ++totals;
                const QChar letter(u'A' + static_cast<char16_t>(total.column));
                QCOMPARE(total.cell.formula,
                         QStringLiteral("SUM(%1%2:%1%3)").arg(letter).arg(2).arg(total.row));
                QVERIFY(std::abs(total.cell.number - total.sum) <= 1e-9 * std::abs(total.sum));
            }
        }
        QVERIFY2(totals >= 6, qPrintable(QString::number(totals)));
    }

    // 16 air racks and their TDP, as `evaluate` has them, found again in the schedule's total.
    void theRackScheduleAddsUpToTheKeyFigure()
    {
        const Plan plan;
        plan.report("r.xlsx", "--sections racks");
        const auto answer = plan.cli.mustRun(words("evaluate FILE --json")).json();
        const double power = alternativeOf(answer).at("kpis").at("it_power_kw").get<double>();
        const auto sheets = readWorkbook(plan.cli.path(QStringLiteral("r.xlsx")));
        const auto* racks = named(sheets, "Racks");
        QVERIFY(racks != nullptr);
        QCOMPARE(racks->cell(0, 2).text, QStringLiteral("TDP [kW]"));
        const auto totals = totalsOf(*racks);
        QVERIFY(!totals.isEmpty());
        QVERIFY(std::abs(totals.front().cell.number - power) < 1e-6 * power);
    }

    void anotherProgramComputesTheSameTotals()
    {
        const QString office = QStandardPaths::findExecutable(QStringLiteral("soffice"));
        if (office.isEmpty())
            QSKIP("LibreOffice is not installed: totals are not computed again by it");
        const Plan plan;
        plan.report("r.xlsx", "--sections racks,cost");
        QProcess run;
        run.setWorkingDirectory(plan.cli.path(QString()));
        run.start(office,
                  {QStringLiteral("--headless"), QStringLiteral("--convert-to"),
                   QStringLiteral("xlsx:Calc MS Excel 2007 XML"), QStringLiteral("--outdir"),
                   QStringLiteral("again"), QStringLiteral("r.xlsx")});
        QVERIFY(run.waitForFinished(120000));
        const auto own = readWorkbook(plan.cli.path(QStringLiteral("r.xlsx")));
        const auto again = readWorkbook(plan.cli.path(QStringLiteral("again/r.xlsx")));
        QCOMPARE(again.size(), own.size());
        for (qsizetype i = 0; i < own.size(); ++i)
            for (const auto& total : totalsOf(own[i])) {
                const auto other = again[i].cell(total.row, total.column);
                QVERIFY(!other.formula.isEmpty());
                QVERIFY(std::abs(other.number - total.cell.number) <=
                        1e-9 * std::abs(total.cell.number));
            }
    }

    void onlyTheChosenSectionsAreWritten()
    {
        const Plan plan;
        const auto csv = plan.report("r.csv", "--sections power,short-circuit");
        QVERIFY(csv.contains("Ik″ max [kA]"));
        QVERIFY(!csv.contains("Present value"));
        const auto refused = plan.run("report FILE --out r.csv --sections power,nonsense");
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.err.contains("nonsense") && refused.err.contains("short-circuit"));
        QVERIFY(plan.run("report --list-sections").out.contains("commissioning"));
    }

    void thePdfHasBookmarksLanguageAndPaper()
    {
        const Plan plan;
        const auto pdf = plan.report("r.pdf", "--paper letter");
        QVERIFY(pdf.contains("/Type /Outlines") && pdf.contains("/Lang (en)"));
        const auto file = plan.cli.path(QStringLiteral("r.pdf"));
        const auto info = poppler("pdfinfo", {file});
        if (info.isEmpty())
            QSKIP("pdfinfo is not installed");
        QVERIFY2(info.contains("612 x 792"), info.constData());
        QVERIFY2(!info.contains("Syntax Error"), info.constData());
        const auto text = poppler("pdftotext", {file, QStringLiteral("-")});
        QVERIFY(text.contains("Page 1 of "));
        QVERIFY(text.contains("DRAFT"));
        const auto fonts = poppler("pdffonts", {file}).split('\n');
        for (qsizetype i = 2; i < fonts.size(); ++i)
            if (!fonts[i].trimmed().isEmpty())
                QVERIFY2(fonts[i].contains(" yes "), fonts[i].constData()); // embedded
    }

    void aRevisionIsCheckedByAnotherAndThenApproved()
    {
        const Plan plan;
        QCOMPARE(plan.run("issue FILE --revision A --by Ann --date 2026-01-02").status, 0);
        QCOMPARE(plan.run("issue FILE --revision A --by Ann").status, 2);
        QCOMPARE(plan.run("sign FILE --revision A --role approved --by Cy").status, 2);
        const auto own = plan.run("sign FILE --revision A --role checked --by Ann");
        QCOMPARE(own.status, 2);
        QVERIFY(own.err.contains("another person must check it"));
        QCOMPARE(
            plan.run("sign FILE --revision A --role checked --by Bob --date 2026-01-03").status, 0);
        QCOMPARE(
            plan.run("sign FILE --revision A --role approved --by Cy --date 2026-01-04").status, 0);
        const auto html = plan.report("r.html");
        QVERIFY(html.contains("Bob, 2026-01-03") && html.contains("Cy, 2026-01-04"));
        QVERIFY(!html.contains("No revision of this plan was issued"));
    }

    void aChangedPlanIsADraftAgainWithWhatItMoved()
    {
        const Plan plan;
        QCOMPARE(plan.run("issue FILE --revision A --by Ann").status, 0);
        plan.cli.mustRun({QStringLiteral("edit"), project, QStringLiteral("set-input"),
                          QStringLiteral("input=energy_price"),
                          QStringLiteral("value=0.2 USD/kWh")});
        const auto late = plan.run("sign FILE --revision A --role checked --by Bob");
        QCOMPARE(late.status, 2);
        QVERIFY(late.err.contains("changed after revision A"));
        const auto csv = plan.report("r.csv");
        QVERIFY(csv.contains("Key figures against revision A"));
        QVERIFY(csv.contains("opex_usd_per_year"));
        QVERIFY(plan.report("r.html").contains("The plan was changed after revision A"));
    }

    void estimatedFiguresStandOnTheCover()
    {
        const Plan plan;
        const auto html = plan.report("r.html");
        QVERIFY(html.contains("DRAFT"));
        QVERIFY(html.contains("To be confirmed before this is issued"));
    }

    void aWaivedFindingKeepsItsReason()
    {
        const Plan plan;
        plan.cli.mustRun({QStringLiteral("edit"), project, QStringLiteral("waive"),
                          QStringLiteral("code=power.anything"),
                          QStringLiteral("reason=agreed with the client"), QStringLiteral("by=Ann"),
                          QStringLiteral("date=2026-01-02")});
        plan.cli.mustRun({QStringLiteral("edit"), project, QStringLiteral("note"),
                          QStringLiteral("text=Cranes reach row 2 only")});
        const auto html = plan.report("r.html", "--sections notes");
        QVERIFY(html.contains("agreed with the client") && html.contains("Cranes reach row 2"));
    }
};

HALLWRIGHT_TEST(ReportVerbTest)
#include "report_verb_test.moc"
