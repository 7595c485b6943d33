// SPDX-License-Identifier: GPL-3.0-or-later
// Hall outlines out of DXF drawings.
#include "data/import/dxf_plan.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QPointF>
#include <QTemporaryDir>

#include <cmath>

using namespace hallwright;

namespace {

QByteArray pair(int code, const QByteArray& value)
{
    return QByteArray::number(code) + '\n' + value + '\n';
}

QByteArray header(int units)
{
    return pair(0, "SECTION") + pair(2, "HEADER") + pair(9, "$INSUNITS") +
           pair(70, QByteArray::number(units)) + pair(0, "ENDSEC") + pair(0, "SECTION") +
           pair(2, "ENTITIES");
}

QByteArray line(const char* layer, double x1, double y1, double x2, double y2)
{
    return pair(0, "LINE") + pair(8, layer) + pair(10, QByteArray::number(x1)) +
           pair(20, QByteArray::number(y1)) + pair(11, QByteArray::number(x2)) +
           pair(21, QByteArray::number(y2));
}

QByteArray polyline(const char* layer, bool closed, const QList<QPointF>& corners,
                    const char* bulge = nullptr)
{
    QByteArray out = pair(0, "LWPOLYLINE") + pair(8, layer) +
                     pair(90, QByteArray::number(corners.size())) + pair(70, closed ? "1" : "0");
    for (const auto& corner : corners) {
        out += pair(10, QByteArray::number(corner.x())) + pair(20, QByteArray::number(corner.y()));
        if (bulge != nullptr)
            out += pair(42, bulge);
    }
    return out;
}

const QByteArray footer = pair(0, "ENDSEC") + pair(0, "EOF");

class Drawing {
public:
    explicit Drawing(const QByteArray& content)
    {
        QFile file(path());
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    }
    QString path() const { return folder_.filePath(QStringLiteral("plan.dxf")); }
    model::Result<data::DxfPlan> read(std::optional<model::Length> unit = {}) const
    {
        return data::readDxfPlan(path().toStdString(), unit);
    }

private:
    QTemporaryDir folder_;
};

double squareMetresOf(const data::DxfOutline& outline)
{
    return model::inSi(outline.area);
}

} // namespace

class FloorPlanTest : public QObject {
    Q_OBJECT

private slots:
    void closedPolylineInMillimetresIsARoomInMetres()
    {
        // An L of 20 m × 12 m less a corner of 5 m × 4 m: 220 m².
        const Drawing drawing(
            header(4) +
            polyline(
                "WALLS", true,
                {{0, 0}, {20000, 0}, {20000, 8000}, {15000, 8000}, {15000, 12000}, {0, 12000}}) +
            footer);
        const auto plan = drawing.read();
        QVERIFY(plan);
        QCOMPARE(plan->outlines.size(), 1u);
        QCOMPARE(plan->outlines[0].corners.size(), 6u);
        QVERIFY(std::abs(squareMetresOf(plan->outlines[0]) - 220.0) < 1e-9);
        QVERIFY(!plan->outlines[0].straightened);
    }

    void linesThatMeetCloseARoom()
    {
        // Ends 0.4 mm apart are one corner; the wall beside them on another layer is none of it.
        const Drawing drawing(header(6) + line("W", 0, 0, 10, 0) + line("W", 10.0004, 0, 10, 6) +
                              line("W", 10, 6, 0, 6) + line("W", 0, 6, 0, 0.0004) +
                              line("AXIS", 0, 0, 10, 6) + footer);
        const auto plan = drawing.read();
        QVERIFY(plan);
        QCOMPARE(plan->layers, (std::vector<std::string>{"AXIS", "W"}));
        QCOMPARE(plan->outlines.size(), 1u);
        QVERIFY(std::abs(squareMetresOf(plan->outlines[0]) - 60.0) < 0.01);
    }

    void openChainsAndOpenPolylinesAreNoRoom()
    {
        const Drawing drawing(header(6) + line("W", 0, 0, 10, 0) + line("W", 10, 0, 10, 6) +
                              polyline("W", false, {{0, 0}, {5, 0}, {5, 5}}) + footer);
        const auto plan = drawing.read();
        QVERIFY(plan);
        QVERIFY(plan->outlines.empty());
    }

    void largestComesFirstAndArcsAreSaid()
    {
        const Drawing drawing(header(6) + polyline("SMALL", true, {{0, 0}, {1, 0}, {1, 1}}) +
                              polyline("ROUND", true, {{0, 0}, {9, 0}, {9, 9}, {0, 9}}, "0.2") +
                              footer);
        const auto plan = drawing.read();
        QVERIFY(plan);
        QCOMPARE(plan->outlines.size(), 2u);
        QCOMPARE(plan->outlines[0].layer, std::string("ROUND"));
        QVERIFY(plan->outlines[0].straightened);
        QVERIFY(!plan->outlines[1].straightened);
    }

    void whatLiesInABlockIsNotOfTheRoom()
    {
        const QByteArray block =
            pair(0, "SECTION") + pair(2, "HEADER") + pair(9, "$INSUNITS") + pair(70, "6") +
            pair(0, "ENDSEC") + pair(0, "SECTION") + pair(2, "BLOCKS") + pair(0, "BLOCK") +
            pair(2, "DESK") + pair(10, "0") + pair(20, "0") +
            polyline("DESKS", true, {{0, 0}, {50, 0}, {50, 50}}) + pair(0, "ENDBLK") +
            pair(0, "ENDSEC") + pair(0, "SECTION") + pair(2, "ENTITIES");
        const Drawing drawing(block + polyline("W", true, {{0, 0}, {9, 0}, {9, 9}}) + footer);
        const auto plan = drawing.read();
        QVERIFY(plan);
        QCOMPARE(plan->outlines.size(), 1u);
        QCOMPARE(plan->outlines[0].layer, std::string("W"));
    }

    void aDrawingWithoutUnitNeedsOne()
    {
        const Drawing drawing(header(0) + polyline("W", true, {{0, 0}, {400, 0}, {400, 240}}) +
                              footer);
        const auto refused = drawing.read();
        QVERIFY(!refused);
        QVERIFY(refused.error().code == model::FaultCode::InvalidArgument);
        const auto plan = drawing.read(model::metres(0.0254));
        QVERIFY(plan);
        // 400 in × 240 in / 2 = 48,000 in² × 6.4516e-4 m².
        QVERIFY(std::abs(squareMetresOf(plan->outlines[0]) - 48000 * 6.4516e-4) < 1e-6);
    }

    void binaryCutAndForeignFilesAreRefused()
    {
        const auto codeOf = [](const QByteArray& content) {
            const auto plan = Drawing(content).read();
            return plan ? model::FaultCode::Cancelled : plan.error().code;
        };
        QVERIFY(codeOf("AutoCAD Binary DXF\r\n\x1a") == model::FaultCode::Unsupported);
        QVERIFY(codeOf(header(6) + line("W", 0, 0, 1, 1)) == model::FaultCode::Unreadable);
        QVERIFY(codeOf("site,name\nA,B\n") == model::FaultCode::Unreadable);
        QVERIFY(codeOf("") == model::FaultCode::Unreadable);
    }

    void everyForeignDrawingIsReadOrRefused()
    {
        HALLWRIGHT_NEEDS_REFERENCE(folder, "interop/dxf");
        int read = 0;
        for (const auto& file : QDir(folder).entryInfoList({QStringLiteral("*.dxf")})) {
            const auto plan = data::readDxfPlan(file.absoluteFilePath().toStdString());
            read += plan ? 1 : 0;
            if (!plan)
                QVERIFY2(!model::english(plan.error()).empty(), qPrintable(file.fileName()));
        }
        QCOMPARE(read, 5); // those that state a unit and are text
    }
};

HALLWRIGHT_TEST(FloorPlanTest)
#include "floor_plan_test.moc"
