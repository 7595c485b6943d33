// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings and tables that leave the program and come back.
#include "data/import/dxf_plan.h"
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;

namespace {

struct Plan {
    CommandLineRun cli;
    explicit Plan(const char* line = "new FILE --template worked-example")
    {
        cli.mustRun(words(line));
    }
};

bool wellFormed(const QByteArray& xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

} // namespace

class DrawingsTest : public QObject {
    Q_OBJECT

private slots:
    void theHallPlanReadsBackInTrueSize()
    {
        const Plan plan;
        plan.cli.mustRun(words("edit FILE hall width=31.2 depth=18.6"));
        plan.cli.mustRun(words("export FILE --out plan.dxf --drawing hall --date 2026-01-02"));
        const auto read =
            data::readDxfPlan(plan.cli.path(QStringLiteral("plan.dxf")).toStdString());
        QVERIFY2(read.has_value(), read ? "" : model::english(read.error()).c_str());
        // One of the closed outlines is the hall's, to the millimetre.
        const bool found = std::any_of(
            read->outlines.begin(), read->outlines.end(), [](const data::DxfOutline& outline) {
                double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
                for (const auto& corner : outline.corners) {
                    left = std::min(left, model::inSi(corner.x));
                    right = std::max(right, model::inSi(corner.x));
                    low = std::min(low, model::inSi(corner.y));
                    high = std::max(high, model::inSi(corner.y));
                }
                return std::abs(right - left - 31.2) < 1e-3 && std::abs(high - low - 18.6) < 1e-3;
            });
        QVERIFY(found);
    }

    void everyDrawingIsSvgInMillimetresWithItsTitleBlock()
    {
        const Plan plan;
        const auto said = plan.cli.mustRun(words("export FILE --out set.svg --date 2026-01-02"));
        const auto files = said.out.trimmed().split('\n');
        QVERIFY2(files.size() >= 4, said.out.constData()); // plan, rows, one-line, site
        for (const auto& file : files) {
            QFile svg(QString::fromUtf8(file));
            QVERIFY(svg.open(QIODevice::ReadOnly));
            const auto xml = svg.readAll();
            QVERIFY2(wellFormed(xml), file.constData());
            QVERIFY(xml.contains("width=\"420mm\"") && xml.contains("height=\"297mm\""));
            QVERIFY(xml.contains("DRAFT") && xml.contains("2026-01-02"));
        }
    }

    void aPlanIsToARoundScale()
    {
        const Plan plan;
        plan.cli.mustRun(words("export FILE --out plan.svg --drawing hall"));
        const auto svg = QString::fromUtf8(plan.cli.bytes(QStringLiteral("plan.svg")));
        QVERIFY(svg.contains(QRegularExpression(QStringLiteral("1:(10|20|25|50)0*"))));
    }

    void anUnknownDrawingIsRefusedByName()
    {
        const Plan plan;
        const auto said = plan.cli.run(words("export FILE --out x.svg --drawing nonsense"));
        QCOMPARE(said.status, 2);
        QVERIFY(said.err.contains("one-line"));
    }

    // Out as a table, into an empty alternative, out again: the same table.
    void placedThingsComeBackAsTheyWere_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"worked-example", "superpod-gen2", "hybrid"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void placedThingsComeBackAsTheyWere()
    {
        QFETCH(QString, name);
        const CommandLineRun cli;
        cli.mustRun({QStringLiteral("new"), project, QStringLiteral("--template"), name});
        const auto answer = cli.mustRun(words("evaluate FILE --json")).json();
        const auto first =
            QString::fromStdString(alternativeOf(answer).at("name").get<std::string>());
        cli.mustRun({QStringLiteral("export"), project, QStringLiteral("--out"),
                     QStringLiteral("placed.csv"), QStringLiteral("--alternative"), first});
        cli.mustRun(words("edit FILE add-alternative name=copy"));
        cli.mustRun(words("import FILE placed.csv --alternative copy"));
        cli.mustRun(words("export FILE --out again.csv --alternative copy"));
        const auto before = cli.bytes(QStringLiteral("placed.csv"));
        QVERIFY(before.count('\n') > 4);
        QCOMPARE(cli.bytes(QStringLiteral("again.csv")), before);
    }

    void aForeignTableIsReadByItsColumns()
    {
        const Plan plan;
        plan.cli.write(QStringLiteral("foreign.csv"),
                       "Rack name;Model;X;Y;Owner\nA1;dgx-h100-air-rack;1.500,0;2000;me\n"
                       "A2;dgx-h100-air-rack;2.100,5;2000;me\nA3;dgx-h100-air-rack;here;2000;me\n");
        plan.cli.mustRun(words("edit FILE add-alternative name=copy"));
        const auto types = plan.cli.mustRun(words("catalogue list")).out;
        QByteArray key;
        for (const auto& line : types.split('\n'))
            if (line.contains("rack") && key.isEmpty())
                key = line.simplified().split(' ').first();
        auto table = plan.cli.bytes(QStringLiteral("foreign.csv"));
        plan.cli.write(QStringLiteral("foreign.csv"), table.replace("dgx-h100-air-rack", key));
        auto line = words("import FILE foreign.csv --format table --alternative copy --decimal ,");
        line << QStringLiteral("--map")
             << QStringLiteral("label=Rack name,type=Model,x_mm=X,y_mm=Y");
        const auto said = plan.cli.run(line);
        QVERIFY2(said.status == 0, said.err.constData());
        QVERIFY(said.out.contains("2 racks and units placed"));
        QVERIFY(said.out.contains("foreign.csv:4") && said.out.contains("Owner"));
        plan.cli.mustRun(words("export FILE --out again.csv --alternative copy"));
        QVERIFY(plan.cli.bytes(QStringLiteral("again.csv")).contains(",2.1005,2,"));
    }

    // Labels, sizes and masses survive NetBox's form; power has no column there.
    void racksComeBackFromNetBoxsForm()
    {
        const Plan plan;
        plan.cli.mustRun(words("export FILE --out racks.csv --format netbox"));
        plan.cli.mustRun(words("edit FILE add-alternative name=copy"));
        plan.cli.mustRun(words("import FILE racks.csv --alternative copy"));
        plan.cli.mustRun(words("export FILE --out again.csv --format netbox --alternative copy"));
        const auto columns = [&](const char* name) {
            QStringList out;
            for (const auto& line : plan.cli.bytes(QString::fromUtf8(name)).split('\n')) {
                const auto cells = line.split(',');
                if (cells.size() == 12) // name, height in units, sizes, unit, mass
                    out << QString::fromUtf8(cells[2] + "|" + cells.mid(4, 7).join('|'));
            }
            return out;
        };
        QVERIFY(columns("racks.csv").size() > 4);
        QCOMPARE(columns("again.csv"), columns("racks.csv"));
    }
};

HALLWRIGHT_TEST(DrawingsTest)
#include "drawings_test.moc"
