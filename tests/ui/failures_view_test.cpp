// SPDX-License-Identifier: GPL-3.0-or-later
// The failures view under a real mouse and real keys: the list of a hall whose only mechanical
// board fails, its time line, the hall's colours, and the fix that makes the finding go.
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/canvas/hall_view.h"
#include "ui/canvas/overlay_legend.h"
#include "ui/failures/failures_view.h"
#include "ui/inspector/inspector.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <qcustomplot.h>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>

using namespace hallwright;
using tests::WindowStage;
using ui::FailureColumn;
using ui::FailureModel;

namespace {

// The worked example with 2 + 2 CDUs, so that half of them carry the hall.
class FailureStage {
public:
    FailureStage()
    {
        stage_.window().files().newFromTemplate("worked-example");
        settle();
    }
    ~FailureStage()
    {
        stage_.document().replace(stage_.document().project(), {}); // nothing to save
    }

    ui::MainWindow& window() { return stage_.window(); }
    ui::Document& document() { return stage_.document(); }
    ui::FailuresView& view() { return window().failures(); }
    FailureModel& model() { return view().model(); }

    void clickTab(const char* name)
    {
        auto* tabs = window().findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i)
            if (tabs->widget(i)->property("view").toString() == QLatin1String(name))
                QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {},
                                  tabs->tabBar()->tabRect(i).center());
    }

    // Steps a choice of the hall's inspector by the arrow keys.
    void choose(const char* field, const char* key)
    {
        auto* combo = window().inspector().findChild<QComboBox*>(QStringLiteral("field.") + field);
        model::ensure(combo != nullptr, "the inspector shows that field");
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; i < combo->count() && combo->currentData().toString() != key; ++i) {
            QTest::keyClick(combo, Qt::Key_Down);
            combo = window().inspector().findChild<QComboBox*>(QStringLiteral("field.") + field);
        }
        model::ensure(combo->currentData().toString() == key, "the choice is there");
        settle();
    }

    void settle()
    {
        model::ensure(stage_.evaluated(), "the plan is evaluated");
        model::ensure(QTest::qWaitFor([this] { return !view().solving(); }, 20000),
                      "the list is solved");
    }

    QModelIndex row(const char* nameEnd, FailureColumn column = FailureColumn::Name)
    {
        for (const auto& one : model().list().singles)
            if (one.name.ends_with(nameEnd)) {
                const auto at = model().find(one.name);
                return at.siblingAtColumn(static_cast<int>(column));
            }
        return {};
    }
    QString cell(const char* nameEnd, FailureColumn column)
    {
        return row(nameEnd, column).data().toString();
    }
    void click(const QModelIndex& index)
    {
        view().view().scrollTo(index);
        QTest::mouseClick(view().view().viewport(), Qt::LeftButton, {},
                          view().view().visualRect(index).center());
    }
    bool hasFinding(const char* code)
    {
        for (const auto& finding : document().assessment()->findings)
            if (finding.code == code)
                return true;
        return false;
    }
    template <class Widget>
    Widget* child(const char* name)
    {
        auto* found = view().findChild<Widget*>(QString::fromLatin1(name));
        model::ensure(found != nullptr, "the view has that part");
        return found;
    }

private:
    WindowStage stage_;
};

constexpr const char* boardA = "/power/A/mechanical-board/all";

} // namespace

class FailuresViewTest : public QObject {
    Q_OBJECT

private slots:
    // All pumps on board A: its row says when the first rack throttles. With half of the CDUs on
    // board B its loss leaves two of four, which carry the hall: row and finding are sound.
    void halfOfTheCdusOnBoardBMakesTheFindingGo()
    {
        FailureStage stage;
        stage.choose("redundancy", "n+2");
        stage.choose("cdu_feed", "a");
        QVERIFY(stage.hasFinding("failure.throttle.mechanical-board"));
        stage.clickTab("failures");
        stage.settle();
        const auto at = stage.row(boardA);
        QVERIFY(at.isValid());
        const auto* failure = stage.model().failure(at);
        QCOMPARE(failure->racks.size(), std::size_t{16});
        QVERIFY(failure->timeToThrottle.has_value());
        bool isNumber = false;
        const double shown = stage.cell(boardA, FailureColumn::Throttle).toDouble(&isNumber);
        QVERIFY(isNumber && shown > 5.0 && shown < 60.0);
        QCOMPARE(stage.cell(boardA, FailureColumn::Verdict), QStringLiteral("fails"));
        stage.choose("cdu_feed", "alternating");
        QCOMPARE(stage.cell(boardA, FailureColumn::Verdict), QStringLiteral("holds"));
        QCOMPARE(stage.cell(boardA, FailureColumn::Throttle), QStringLiteral("–"));
        QVERIFY(!stage.hasFinding("failure.throttle.mechanical-board"));
    }

    void aChosenFailureMarksTheHallAndDrawsItsCourse()
    {
        FailureStage stage;
        stage.choose("cdu_feed", "a");
        stage.clickTab("failures");
        stage.settle();
        stage.click(stage.row(boardA));
        QVERIFY(QTest::qWaitFor([&] { return stage.view().course().course().has_value(); }, 10000));
        const auto& hall = stage.window().hallView();
        QCOMPARE(hall.overlay(), ui::OverlayKind::FailureEffect);
        const auto& racks = stage.document().plan().racks;
        for (const auto& rack : racks) {
            const auto* value = stage.window().hallView().scene().overlay().find(rack.id);
            QVERIFY(value != nullptr);
            QCOMPARE(value->words, QStringLiteral("throttles"));
            QVERIFY(stage.view().map().overlay().find(rack.id) != nullptr);
        }
        const auto& plot = stage.view().course().plot();
        QCOMPARE(plot.graphCount(), 5);
        QVERIFY(plot.itemCount() >= 2 * 3 + 1); // at least cause, throttle, shutdown; the point
        QVERIFY(stage.view().course().data().startsWith("Time, s\t"));
    }

    // Keys and mouse move the point of time; values and the hall's colours follow.
    void thePointOfTimeIsScrubbed()
    {
        FailureStage stage;
        stage.choose("cdu_feed", "a");
        stage.clickTab("failures");
        stage.settle();
        stage.click(stage.row(boardA));
        auto& course = stage.view().course();
        QVERIFY(QTest::qWaitFor([&] { return course.course().has_value(); }, 10000));
        QTest::qWait(50); // the plot is laid out
        const auto rack = stage.document().plan().racks.begin()->id;
        const auto margin = [&] {
            const auto* value = stage.window().hallView().scene().overlay().find(rack);
            return value != nullptr ? value->value : 1e9;
        };
        auto* slider = stage.child<QSlider>("courseTime");
        slider->setFocus();
        QCOMPARE(course.time(), 0.0);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(course.time(), 5.0); // a moment each second
        QCOMPARE(stage.window().hallView().overlay(), ui::OverlayKind::FailureMargin);
        QVERIFY(course.readout().startsWith("5"));
        const double early = margin();
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(course.time(), 15.0);
        const double late = margin();
        QVERIFY(late < early); // it heats up
        auto& plot = course.plot();
        const int x = qRound(plot.xAxis->coordToPixel(8.0));
        QTest::mouseClick(&plot, Qt::LeftButton, {}, QPoint(x, plot.axisRect()->center().y()));
        QVERIFY(std::abs(course.time() - 8.0) <= 1.0);
        QVERIFY(margin() < early && margin() > late);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(course.time(), 0.0);
    }

    void theListIsFilteredSortedAndGrouped()
    {
        FailureStage stage;
        stage.clickTab("failures");
        stage.settle();
        auto& model = stage.model();
        QCOMPARE(model.rowCount(), 2); // power, cooling
        QVERIFY(model.index(0, 0).data().toString().startsWith("Power"));
        QVERIFY(model.index(1, 0).data().toString().startsWith("Cooling"));
        const int all = model.shown();
        QVERIFY2(all >= 28 + 3 + 16,
                 qPrintable(QString::number(all))); // electrical elements, CDUs, rack valves
        QTest::mouseClick(stage.child<QCheckBox>("failuresFailing"), Qt::LeftButton, {},
                          QPoint(8, stage.child<QCheckBox>("failuresFailing")->height() / 2));
        QCOMPARE(model.shown(), model.failing());
        QVERIFY(model.shown() < all);
        // 2N: no electrical failure but that of the whole utility may do anything.
        QVERIFY(model.rowCount(model.index(0, 0)) <= 1);
        auto* header = stage.view().view().header();
        const int column = static_cast<int>(FailureColumn::Throttle);
        const QPoint at(header->sectionViewportPosition(column) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        const auto cooling = model.index(model.rowCount() - 1, 0);
        double before = header->sortIndicatorOrder() == Qt::AscendingOrder ? 0.0 : 1e9;
        for (int i = 0; i < model.rowCount(cooling); ++i) {
            const auto* one = model.failure(model.index(i, 0, cooling));
            const double now = ui::failureFigure(*one, FailureColumn::Throttle).value_or(-1.0);
            if (now < 0.0)
                break; // unknown last, either way
            QVERIFY(header->sortIndicatorOrder() == Qt::AscendingOrder ? now >= before
                                                                       : now <= before);
            before = now;
        }
        auto* filter = stage.child<QLineEdit>("failureFilter");
        filter->setFocus();
        QTest::keyClicks(filter, "valve");
        for (int i = 0; i < model.rowCount(cooling); ++i)
            QVERIFY(model.index(i, 0, cooling).data().toString().contains("valve"));
    }

    void theListIsCopiedWithUnitsAndInFull()
    {
        FailureStage stage;
        stage.choose("cdu_feed", "a");
        stage.clickTab("failures");
        stage.settle();
        stage.click(stage.row(boardA));
        QTest::keyClick(&stage.view().view(), Qt::Key_C, Qt::ControlModifier);
        const auto lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        const auto head = lines.front().split(QLatin1Char('\t'));
        QCOMPARE(lines.size(), stage.model().shown() + 2); // header, and the last line's end
        const auto column = head.indexOf(QStringLiteral("To throttle, s"));
        QVERIFY(column > 0);
        bool found = false;
        for (const auto& line : lines)
            if (line.contains(QLatin1String(boardA))) {
                found = true;
                const double full = line.split(QLatin1Char('\t')).at(column).toDouble();
                const auto* one = stage.model().failure(stage.row(boardA));
                QVERIFY(std::abs(full - model::inSi(*one->timeToThrottle)) < 1e-9);
            }
        QVERIFY(found);
        const QString csv = stage.model().asText(FailureModel::Text::Csv);
        QVERIFY(csv.startsWith("Side,Failure,Verdict,\"To throttle, s\""));
    }

    void pairsAreSolvedOnDemandAndCanBeStopped()
    {
        FailureStage stage;
        stage.clickTab("failures");
        stage.settle();
        auto* extent = stage.child<QComboBox>("failureExtent");
        extent->setFocus();
        QTest::keyClick(extent, Qt::Key_Down);
        QVERIFY(QTest::qWaitFor([&] { return stage.model().list().pairsSolved > 0; }, 30000));
        QCOMPARE(stage.model().rowCount(), 3);
        QVERIFY(!stage.view().view().isColumnHidden(static_cast<int>(FailureColumn::Alike)));
        bool other = false;
        for (const auto& pair : stage.model().list().pairs)
            other = other || (pair.kind == "switchboard" && pair.maintainedKind == "switchboard" &&
                              pair.racksDark == 16);
        QVERIFY(other);
    }

    // Ten tanks of lorries would not help a loop whose water stands; where it flows one is named.
    void theTankForAWantedTime()
    {
        FailureStage stage;
        stage.clickTab("failures");
        stage.settle();
        stage.click(stage.row("loss of heat rejection of h2"));
        auto* wanted = stage.child<QLineEdit>("rideThrough");
        wanted->setFocus();
        wanted->selectAll();
        QTest::keyClicks(wanted, "600 s");
        QTest::mouseClick(stage.child<QPushButton>("tankFor"), Qt::LeftButton);
        auto* words = stage.child<QLabel>("tankWords");
        QVERIFY(QTest::qWaitFor([&] { return words->text().contains("for the hall"); }, 20000));
        stage.click(stage.row("loss of facility water flow of h2"));
        QTest::mouseClick(stage.child<QPushButton>("tankFor"), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return words->text().contains("no tank helps"); }, 20000));
    }

    void anEmptyHallTeaches()
    {
        WindowStage stage;
        for (auto* button : stage.window().findChildren<QPushButton*>())
            if (button->text().startsWith(QLatin1String("Empty hall")))
                QTest::mouseClick(button, Qt::LeftButton);
        stage.window().showView(QStringLiteral("failures"));
        QVERIFY(stage.evaluated());
        auto& view = stage.window().failures();
        QVERIFY(QTest::qWaitFor([&] { return !view.solving(); }, 10000));
        auto* empty = view.findChild<QLabel*>(QStringLiteral("failuresEmpty"));
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().contains("Place racks"));
        stage.document().replace(stage.document().project(), {});
    }

    // An edit dims the list until the new one is there.
    void aStaleListIsDimmed()
    {
        FailureStage stage;
        stage.clickTab("failures");
        stage.settle();
        const auto at = stage.row(boardA);
        QVERIFY(!at.data(Qt::ForegroundRole).isValid());
        auto* combo = stage.window().inspector().findChild<QComboBox*>("field.cdu_feed");
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        QVERIFY(stage.row(boardA).data(Qt::ForegroundRole).isValid());
        stage.settle();
        QVERIFY(!stage.row(boardA).data(Qt::ForegroundRole).isValid());
    }
};

HALLWRIGHT_TEST(FailuresViewTest)
#include "failures_view_test.moc"
