// SPDX-License-Identifier: GPL-3.0-or-later
// The hall canvas under a real mouse and real keys; the plan is what is compared, not pixels.
#include "tests/support/test_program.h"
#include "tests/ui/canvas_hall.h"
#include "ui/canvas/array_tool.h"
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_view.h"
#include "ui/canvas/measure_tool.h"
#include "ui/canvas/overlay_legend.h"
#include "ui/canvas/place_tool.h"

#include <QAction>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QWheelEvent>

#include <memory>

using namespace hallwright;
using model::refTo;

namespace {

// One window with a document, rebuilt for each test.
struct Bench {
    explicit Bench(model::Project project, tests::Numbers numbers = tests::Numbers::None)
        : document(tests::canvasServices(numbers))
        , selection()
        , view(document, selection)
    {
        document.replace(std::move(project), {});
        view.resize(1100, 700);
        view.show();
        view.activateWindow();
        view.floor().setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.fit();
    }
    QWidget* port() { return view.floor().viewport(); }
    QPoint px(double x, double y) { return view.floor().viewPoint({x, y}); }
    void click(double x, double y, Qt::KeyboardModifiers held = {})
    {
        QTest::mouseClick(port(), Qt::LeftButton, held, px(x, y));
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers held = {})
    {
        press(from, held);
        hover((from + to) / 2, held);
        hover(to, held);
        QTest::mouseRelease(port(), Qt::LeftButton, held, px(to.x(), to.y()));
    }
    void press(QPointF at, Qt::KeyboardModifiers held = {})
    {
        QTest::mousePress(port(), Qt::LeftButton, held, px(at.x(), at.y()));
    }
    // QTest::mouseMove carries no buttons and modifiers.
    void hover(QPointF at, Qt::KeyboardModifiers held = {})
    {
        const QPoint local = px(at.x(), at.y());
        QMouseEvent event(QEvent::MouseMove, local, port()->mapToGlobal(local), Qt::NoButton,
                          Qt::LeftButton, held);
        QCoreApplication::sendEvent(port(), &event);
    }
    void key(Qt::Key which, Qt::KeyboardModifiers held = {})
    {
        QTest::keyClick(&view.floor(), which, held);
    }
    // A drag from the palette: enter, move, drop.
    void drop(const char* type, QPointF at)
    {
        QMimeData mime;
        mime.setData(QLatin1String(ui::typeMime), type);
        const QPoint local = px(at.x(), at.y());
        QDragEnterEvent enter(local, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(port(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(local, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(port(), &move);
        QDropEvent event(local, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(port(), &event);
    }
    const model::Plan& plan() const { return document.plan(); }
    std::size_t steps() const { return document.history().size(); }
    model::Placement firstRack() const { return plan().racks.begin()->at; }

    ui::Document document;
    ui::Selection selection;
    ui::HallView view;
};

bool isAt(const model::Placement& at, double x, double y)
{
    return std::abs(model::inSi(at.x) - x) < 1e-9 && std::abs(model::inSi(at.y) - y) < 1e-9;
}

} // namespace

class CanvasTest : public QObject {
    Q_OBJECT

private slots:
    // Ghost's left edge 9.93 → tile line 10.2 or 9.6: dropped at 10.3, the box is 10.0 … 10.6,
    // nearest tile line of its left edge is 10.2, so the centre is 10.5; likewise 5.4 … 6.6 in y.
    void droppedRackStandsOnTheGrid()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("liquid-rack", {10.3, 6.05});
        QCOMPARE(bench.plan().racks.size(), std::size_t{1});
        QVERIFY(isAt(bench.firstRack(), 10.5, 6.0));
        QCOMPARE(bench.selection.elements().size(), std::size_t{1});
        QCOMPARE(bench.steps(), std::size_t{2});
    }

    void droppedPodPlacesItsMembersSideBySide()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("pod", {10.0, 6.0});
        QCOMPARE(bench.plan().racks.size(), std::size_t{2});
        QCOMPARE(bench.plan().superpods.size(), std::size_t{1});
        QCOMPARE(bench.selection.elements().size(), std::size_t{2});
    }

    void droppedUnitIsAUnit()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("cdu", {3.0, 3.0});
        QCOMPARE(bench.plan().units.size(), std::size_t{1});
        QCOMPARE(bench.plan().racks.size(), std::size_t{0});
    }

    void impossibleDropIsExplainedAndChangesNothing()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("liquid-rack", {10.5, 6.0});
        const auto before = bench.document.project();
        bench.drop("liquid-rack", {10.5, 6.3});
        QVERIFY(bench.document.project() == before);
        const QString label = QString::fromStdString(bench.plan().racks.begin()->label);
        QVERIFY2(bench.view.lastRefusal().contains(label),
                 qUtf8Printable(bench.view.lastRefusal()));
        auto* hint = bench.view.findChild<QLabel*>("canvasHint");
        QVERIFY(hint->text().contains(label));
        bench.drop("liquid-rack", {-0.2, 6.0});
        QVERIFY(bench.document.project() == before);
        QVERIFY(bench.view.lastRefusal().contains("outside"));
    }

    void rackDroppedBesideARowJoinsIt()
    {
        Bench bench(tests::rowsProject(1, 4)); // racks from 3.0 to 5.4 m, y 1.5 … 2.7
        bench.drop("liquid-rack", {5.72, 2.12});
        QCOMPARE(bench.plan().racks.size(), std::size_t{5});
        for (const auto& rack : bench.plan().racks)
            QCOMPARE(rack.row, bench.plan().rows.begin()->id);
    }

    // 4.8 m hold eight racks of 0.6 m; 4.2 m hold two rows of 1.2 m with a hot aisle of 1.2 m.
    void arrayOfSixteenRacksFillsTheDraggedRectangle()
    {
        Bench bench(tests::emptyHallProject());
        bench.view.startArray("liquid-rack");
        bench.press({3.0, 3.0});
        bench.hover({7.85, 7.25});
        auto* tool = dynamic_cast<ui::ArrayTool*>(&bench.view.floor().tool());
        QVERIFY(tool != nullptr);
        QCOMPARE(tool->racks(), 16);
        QVERIFY2(tool->hint().contains("16 racks") && tool->hint().contains("1,920"),
                 qUtf8Printable(tool->hint())); // 16 × 120 kW
        QTest::mouseRelease(bench.port(), Qt::LeftButton, {}, bench.px(7.85, 7.25));
        QCOMPARE(bench.plan().racks.size(), std::size_t{16});
        QCOMPARE(bench.plan().rows.size(), std::size_t{2});
        QVERIFY(isAt(bench.firstRack(), 3.3, 3.6));
        QCOMPARE(bench.steps(), std::size_t{2});
        QCOMPARE(bench.selection.elements().size(), std::size_t{16});
    }

    void arrayOverARackIsRefused()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("cdu", {5.0, 4.0});
        bench.view.startArray("liquid-rack");
        bench.drag({3.0, 3.0}, {7.8, 5.4});
        QCOMPARE(bench.plan().racks.size(), std::size_t{0});
        QVERIFY(!bench.view.lastRefusal().isEmpty());
    }

    void clickSelectsAndControlAdds()
    {
        Bench bench(tests::rowsProject(2, 4));
        bench.click(3.3, 2.1);
        QCOMPARE(bench.selection.racks().size(), std::size_t{1});
        bench.click(3.9, 2.1, Qt::ControlModifier);
        QCOMPARE(bench.selection.racks().size(), std::size_t{2});
        bench.click(3.3, 2.1, Qt::ControlModifier);
        QCOMPARE(bench.selection.racks().size(), std::size_t{1});
        bench.click(1.0, 1.0);
        QVERIFY(bench.selection.empty());
    }

    void doubleClickSelectsTheRow()
    {
        Bench bench(tests::rowsProject(2, 4));
        QTest::mouseDClick(bench.port(), Qt::LeftButton, {}, bench.px(3.3, 2.1));
        QCOMPARE(bench.selection.racks().size(), std::size_t{4});
    }

    // The rectangle covers racks 1 and 2 whole and rack 3 (4.2 … 4.8) in part.
    void rectangleToTheRightTakesContainedToTheLeftTouched()
    {
        Bench bench(tests::rowsProject(1, 4));
        bench.drag({2.8, 1.2}, {4.5, 3.0});
        QCOMPARE(bench.selection.racks().size(), std::size_t{2});
        bench.drag({4.5, 3.0}, {2.8, 1.2});
        QCOMPARE(bench.selection.racks().size(), std::size_t{3});
    }

    void aDragIsOneUndoStepAndUndoGivesTheSamePlan()
    {
        Bench bench(tests::rowsProject(1, 4));
        const auto before = bench.document.project();
        bench.drag({2.8, 1.2}, {5.6, 3.0}); // selects all four
        QCOMPARE(bench.selection.racks().size(), std::size_t{4});
        bench.press({3.3, 2.1});
        for (const double x : {3.4, 3.7, 4.0, 4.3, 4.5})
            bench.hover({x, 2.1});
        QTest::mouseRelease(bench.port(), Qt::LeftButton, {}, bench.px(4.5, 2.1));
        QVERIFY(isAt(bench.firstRack(), 4.5, 2.1));
        QCOMPARE(bench.steps(), std::size_t{2});
        bench.document.undo();
        QVERIFY(bench.document.project() == before);
        bench.document.redo();
        QVERIFY(isAt(bench.firstRack(), 4.5, 2.1));
    }

    void twoDragsAreTwoSteps()
    {
        Bench bench(tests::rowsProject(1, 1));
        bench.drag({3.3, 2.1}, {3.9, 2.1});
        bench.drag({3.9, 2.1}, {4.5, 2.1});
        QCOMPARE(bench.steps(), std::size_t{3});
    }

    void numbersFollowWhileTheHandStillDrags()
    {
        Bench bench(tests::rowsProject(1, 4));
        bench.click(3.3, 2.1);
        QSignalSpy changes(&bench.document, &ui::Document::planChanged);
        bench.press({3.3, 2.1});
        bench.hover({3.3, 3.3});
        QVERIFY(!changes.isEmpty());
        QTest::keyClick(&bench.view.floor(), Qt::Key_Escape);
        QVERIFY(isAt(bench.firstRack(), 3.3, 2.1)); // Esc takes the whole drag back
    }

    void dragOntoAnotherRackReturnsAndSaysWhy()
    {
        Bench bench(tests::rowsProject(2, 4)); // second row at y 4.8
        const auto before = bench.document.project();
        bench.drag({3.3, 2.1}, {3.3, 4.8});
        QVERIFY(bench.document.project() == before);
        QVERIFY2(bench.view.lastRefusal().contains("R002-K01"),
                 qUtf8Printable(bench.view.lastRefusal()));
    }

    void altHoldsOffSnapping()
    {
        Bench bench(tests::rowsProject(1, 1));
        const QPoint from = bench.px(3.3, 2.1);
        const QPoint to = bench.px(5.43, 4.17);
        bench.drag({3.3, 2.1}, {5.43, 4.17}, Qt::AltModifier);
        const QPointF moved = bench.view.floor().hallPoint(to) - bench.view.floor().hallPoint(from);
        QVERIFY(isAt(bench.firstRack(), 3.3 + moved.x(), 2.1 + moved.y()));
    }

    // Tile 0.6 m; Shift ten tiles; Alt 10 mm.
    void arrowKeysMoveByTheirSteps()
    {
        Bench bench(tests::rowsProject(1, 2));
        bench.click(3.3, 2.1);
        bench.key(Qt::Key_Up);
        QVERIFY(isAt(bench.firstRack(), 3.3, 2.7));
        bench.key(Qt::Key_Up, Qt::AltModifier);
        QVERIFY(isAt(bench.firstRack(), 3.3, 2.71));
        bench.key(Qt::Key_Down, Qt::AltModifier);
        bench.key(Qt::Key_Down);
        QCOMPARE(bench.steps(), std::size_t{5}); // each press its own step
        bench.key(Qt::Key_Right);                // onto its neighbour
        QVERIFY(isAt(bench.firstRack(), 3.3, 2.1));
        QVERIFY(bench.view.lastRefusal().contains("R001-K02"));
        bench.key(Qt::Key_Right, Qt::ShiftModifier); // 6 m: outside the hall of 7.2 m
        QVERIFY(bench.view.lastRefusal().contains("outside"));
    }

    void rotateDuplicateDeleteByKeysAndBack()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("liquid-rack", {10.3, 6.05});
        const auto one = bench.document.project();
        bench.key(Qt::Key_R);
        QCOMPARE(bench.firstRack().turn, model::Turn::Deg90);
        QVERIFY(isAt(bench.firstRack(), 10.5, 6.0));
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.plan().racks.size(), std::size_t{2});
        QCOMPARE(bench.selection.racks().size(), std::size_t{1}); // the copy
        QVERIFY(bench.selection.racks().front() != bench.plan().racks.begin()->id);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.plan().racks.size(), std::size_t{1});
        QVERIFY(bench.selection.empty());
        for (int i = 0; i < 3; ++i)
            bench.document.undo();
        QVERIFY(bench.document.project() == one);
        bench.document.undo();
        QVERIFY(bench.document.project() == tests::emptyHallProject());
    }

    void duplicatedRowStandsAnAisleOn()
    {
        Bench bench(tests::rowsProject(2, 6));
        QTest::mouseDClick(bench.port(), Qt::LeftButton, {}, bench.px(3.3, 4.8));
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.plan().racks.size(), std::size_t{18});
        for (const auto id : bench.selection.racks()) // 1.2 m deep and 1.2 m of clearance on
            QCOMPARE(model::inSi(bench.plan().racks.find(id)->at.y), 4.8 + 2.4);
        bench.key(Qt::Key_D, Qt::ControlModifier);
        // Up the hall ends at 8.4 m, down stands the second row, 3.6 m aside it ends at 9.6 and 0
        // m.
        QCOMPARE(bench.plan().racks.size(), std::size_t{18});
        QVERIFY(bench.view.lastRefusal().contains("no free place"));
    }

    void alignAndDistributeMoveOnlyWhatMay()
    {
        Bench bench(tests::emptyHallProject());
        bench.drop("cdu", {3.0, 3.0});
        bench.drop("cdu", {7.3, 5.0});
        bench.drop("cdu", {14.0, 8.0});
        ui::ElementSet all;
        for (const auto& unit : bench.plan().units)
            all.insert(refTo(unit.id));
        bench.selection.set(all);
        bench.view.action("align_bottom")->trigger();
        double lowest = 1e9;
        for (const auto& unit : bench.plan().units)
            lowest = std::min(lowest, model::inSi(unit.at.y));
        for (const auto& unit : bench.plan().units)
            QCOMPARE(model::inSi(unit.at.y), lowest);
        bench.view.action("distribute_x")->trigger();
        std::vector<double> x;
        for (const auto& unit : bench.plan().units)
            x.push_back(model::inSi(unit.at.x));
        QVERIFY(std::abs((x[1] - x[0]) - (x[2] - x[1])) < 1e-9);
        const auto before = bench.document.project();
        bench.view.action("align_left")->trigger(); // all three on one spot
        QVERIFY(bench.document.project() == before);
        QVERIFY(!bench.view.lastRefusal().isEmpty());
    }

    void ghostTurnsInTheHand()
    {
        Bench bench(tests::emptyHallProject());
        bench.view.startPlacing("liquid-rack");
        QTest::mouseMove(bench.port(), bench.px(10, 6));
        bench.key(Qt::Key_R);
        bench.click(10, 6);
        QCOMPARE(bench.firstRack().turn, model::Turn::Deg90);
        bench.key(Qt::Key_Escape);
        bench.click(14, 6); // the tool is put away
        QCOMPARE(bench.plan().racks.size(), std::size_t{1});
    }

    void measureFindsCorners()
    {
        Bench bench(tests::rowsProject(1, 4)); // lower corners at (3.0, 1.5) and (5.4, 1.5)
        bench.view.action("tool_measure")->trigger();
        bench.drag({3.03, 1.53}, {5.37, 1.47});
        auto* tool = dynamic_cast<ui::MeasureTool*>(&bench.view.floor().tool());
        QVERIFY(tool != nullptr);
        QVERIFY(std::abs(tool->length() - 2.4) < 1e-9);
        QCOMPARE(bench.steps(), std::size_t{1});
    }

    void wheelKeepsThePointUnderThePointer()
    {
        Bench bench(tests::rowsProject(4, 10));
        const QPoint at = bench.px(4.0, 3.0);
        const QPointF held = bench.view.floor().hallPoint(at);
        const double scale = bench.view.floor().pixelsPerMetre();
        QWheelEvent wheel(at, bench.port()->mapToGlobal(at), {}, {0, 240}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(bench.port(), &wheel);
        QVERIFY(bench.view.floor().pixelsPerMetre() > 1.4 * scale);
        const QPointF off = bench.view.floor().hallPoint(at) - held;
        QVERIFY(std::hypot(off.x(), off.y()) * scale < 2.0); // within rounding to whole pixels
    }

    void zoomToShowsTheElement()
    {
        Bench bench(tests::rowsProject(40, 40));
        model::RackId far;
        for (const auto& rack : bench.plan().racks)
            far = rack.id;
        bench.view.zoomTo(refTo(far));
        const auto* piece = bench.view.scene().find(refTo(far));
        const QRect seen = bench.port()->rect();
        QVERIFY(seen.contains(bench.view.floor().viewPoint(piece->box.center())));
        QVERIFY(piece->box.width() * bench.view.floor().pixelsPerMetre() > 40);
    }

    void overlayTellsRangeAndWhatHasNoValue()
    {
        Bench bench(tests::rowsProject(1, 16), tests::Numbers::Patterned);
        bench.view.setOverlay(ui::OverlayKind::Power);
        QTRY_VERIFY(!bench.document.stale());
        // Patterned: 40 … 140 kW in sixteen steps, the thirteenth rack (120 kW) without a figure.
        QVERIFY2(bench.view.legend().words().contains("40") &&
                     bench.view.legend().words().contains("140") &&
                     bench.view.legend().words().contains("1 rack"),
                 qUtf8Printable(bench.view.legend().words()));
        int coloured = 0;
        bench.view.scene().eachPiece(
            [&](const ui::Piece& piece) { coloured += piece.colour ? 1 : 0; });
        QCOMPARE(coloured, 15);
    }

    void overlayDimsWhileStale()
    {
        Bench bench(tests::rowsProject(1, 16), tests::Numbers::Patterned);
        bench.view.setOverlay(ui::OverlayKind::Power);
        QTRY_VERIFY(!bench.document.stale());
        const auto fresh = bench.view.grab().toImage();
        bench.click(3.3, 2.1);
        bench.key(Qt::Key_Up, Qt::AltModifier);
        QVERIFY(bench.document.stale());
        QVERIFY(bench.view.legend().words().contains("recalculated"));
        QTRY_VERIFY(!bench.document.stale());
        QVERIFY(!bench.view.legend().words().contains("recalculated"));
    }

    // Whatever the edits, the scene that followed their differences equals one built anew.
    void sceneFollowsEveryEdit()
    {
        Bench bench(tests::rowsProject(3, 8));
        bench.drop("cdu", {1.2, 1.2});
        bench.click(3.3, 2.1);
        bench.key(Qt::Key_Delete);
        bench.drag({3.9, 2.1}, {3.3, 2.1});
        bench.document.undo();
        bench.document.undo();
        bench.document.redo();
        ui::FloorScene anew;
        anew.show(bench.document.project(), bench.plan(), bench.document.hallId());
        QCOMPARE(bench.view.scene().pieceCount(), anew.pieceCount());
        anew.eachPiece([&](const ui::Piece& piece) {
            const auto* same = bench.view.scene().find(piece.ref);
            QVERIFY(same != nullptr);
            QCOMPARE(same->box, piece.box);
            QCOMPARE(same->kind, piece.kind);
            QCOMPARE(same->label, piece.label);
        });
    }
};

HALLWRIGHT_TEST(CanvasTest)
#include "canvas_test.moc"
