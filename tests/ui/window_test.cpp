// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window under a real mouse and real keys: from an empty hall to a saved, reopened and
// recovered project.
#include "data/project/project_file.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_view.h"
#include "ui/command_palette.h"
#include "ui/status_figures.h"
#include "ui/tables/finding_list.h"

#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QTableView>

#include <iostream>

using namespace hallwright;
using tests::WindowStage;

namespace {

constexpr const char* storyVariable = "HALLWRIGHT_TEST_STORY";

double kpiOf(const ui::Document& document, const char* key)
{
    const auto answer = document.assessment();
    return answer ? answer->kpi(key).value_or(-1.0) : -1.0;
}

// Two rows of eight GB300 superpods, drawn with the array tool.
void drawSixteen(WindowStage& stage)
{
    stage.choose("GB300 NVL72 domain");
    stage.key(Qt::Key_F);
    stage.key(Qt::Key_A);
    stage.drag({3.0, 2.4}, {7.9, 6.9});
    stage.key(Qt::Key_Escape);
    stage.key(Qt::Key_V);
}

// A mixed edit by keys; which one depends on the number alone.
void editByKeys(WindowStage& stage, int number)
{
    const auto& racks = stage.document().plan().racks;
    auto at = racks.begin();
    for (std::size_t skip = static_cast<std::size_t>(number * 7) % racks.size(); skip > 0; --skip)
        ++at;
    stage.window().selection().set({refTo(at->id)});
    switch (number % 5) {
    case 0:
        return stage.key(Qt::Key_Up, Qt::AltModifier);
    case 1:
        return stage.type("field.measured", QStringLiteral("%1 kW").arg(100 + number));
    case 2:
        return stage.key(Qt::Key_R);
    case 3:
        return stage.type("field.label", QStringLiteral("X%1").arg(number));
    default:
        return stage.key(Qt::Key_Down, Qt::AltModifier);
    }
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    // 16 × 135 kW = 2,160 kW; 16 × 72 = 1,152 GPUs; 16 × 89 L/min = 1,424 (recipes.md).
    void sixteenSuperpodsFromAnEmptyHall()
    {
        WindowStage stage;
        QVERIFY(stage.window().welcomeShown());
        QPushButton* empty = nullptr;
        for (auto* button : stage.window().findChildren<QPushButton*>())
            if (button->text().startsWith(QLatin1String("Empty hall")))
                empty = button;
        QVERIFY(empty != nullptr);
        QTest::mouseClick(empty, Qt::LeftButton);
        QVERIFY(!stage.window().welcomeShown());
        QCOMPARE(stage.document().plan().racks.size(), std::size_t{0});
        drawSixteen(stage);
        QCOMPARE(stage.document().plan().racks.size(), std::size_t{16});
        QVERIFY(stage.evaluated());
        QCOMPARE(kpiOf(stage.document(), "it_power_kw"), 2160.0);
        QCOMPARE(kpiOf(stage.document(), "gpus"), 1152.0);
        QVERIFY(std::abs(kpiOf(stage.document(), "coolant_flow_lpm") - 1424.0) < 0.01 * 1424.0);
        QVERIFY(stage.window().figures().shownText("it_power_kw").contains("2,160"));
        stage.document().replace(stage.document().project(), {});
    }

    // A rack that leaves its row for a place before its neighbours stands in their clearance.
    void aMovedRackChangesFigureFindingAndOverlay()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        QVERIFY(stage.evaluated());
        const auto rack = stage.document().plan().racks.begin()->id;
        const auto before = stage.document().assessment();
        stage.window().hallView().setOverlay(ui::OverlayKind::VoltageDrop);
        const auto overlayValue = [&] {
            const auto* value = stage.window().hallView().scene().overlay().find(rack);
            return value != nullptr ? value->value : -1.0;
        };
        const double dropBefore = overlayValue();
        const auto findingsBefore = before->findings.size();
        const auto& at = stage.document().plan().racks.find(rack)->at;
        const QPointF from(model::inSi(at.x), model::inSi(at.y));
        stage.drag(from, from + QPointF(0.0, 1.2));
        const auto& moved = stage.document().plan().racks.find(rack)->at;
        QVERIFY(std::abs(model::inSi(moved.y) - from.y() - 1.2) < 1e-9);
        QVERIFY(stage.evaluated());
        const auto after = stage.document().assessment();
        QVERIFY(after->kpi("power_loss_kw") != before->kpi("power_loss_kw"));
        QVERIFY(after->findings.size() > findingsBefore);
        QVERIFY(std::abs(overlayValue() - dropBefore) > 1e-9);
        // The new finding, clicked, selects what it is about.
        stage.window().selection().clear();
        auto* table = stage.window().findings().findChild<QTableView*>();
        int row = -1;
        for (int i = 0; i < table->model()->rowCount(); ++i)
            if (table->model()->index(i, 1).data().toString().contains("learance"))
                row = i;
        QVERIFY(row >= 0);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, 1)).center());
        QVERIFY(!stage.window().selection().elements().empty());
        stage.document().replace(stage.document().project(), {});
    }

    void fiftyMixedEditsUndoneAndDoneAgain()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        std::vector<model::Project> states{stage.document().project()};
        for (int i = 0; states.size() < 51; ++i) {
            QVERIFY2(i < 500, "the edits change something");
            editByKeys(stage, i);
            if (!(stage.document().project() == states.back()))
                states.push_back(stage.document().project());
        }
        QCOMPARE(stage.document().history().size(), states.size());
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            QTest::keyClick(&stage.window(), Qt::Key_Z, Qt::ControlModifier);
            QVERIFY2(stage.document().project() == states[i], qPrintable(QString::number(i)));
        }
        for (std::size_t i = 1; i < states.size(); ++i) {
            QTest::keyClick(&stage.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY2(stage.document().project() == states[i], qPrintable(QString::number(i)));
        }
        stage.document().replace(stage.document().project(), {});
    }

    void savedAndReopenedIsEqual()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("hybrid");
        editByKeys(stage, 3);
        const auto kept = stage.document().project();
        QVERIFY(stage.window().files().saveTo(stage.path("平面 1.hallwright")));
        QVERIFY(!stage.document().modified());
        editByKeys(stage, 8);
        QVERIFY(stage.document().modified());
        QTest::keyClick(&stage.window(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!stage.document().modified());
        const auto last = stage.document().project();
        stage.window().files().newFromTemplate("worked-example");
        QVERIFY(stage.window().files().open(stage.path("平面 1.hallwright")));
        QVERIFY(stage.document().project() == last);
        QVERIFY(!(last == kept));
        stage.document().replace(stage.document().project(), {});
    }

    void aFileOpenedTwiceIsReadOnlyTheSecondTime()
    {
        WindowStage first;
        first.window().files().newFromTemplate("worked-example");
        QVERIFY(first.window().files().saveTo(first.path("one.hallwright")));
        {
            WindowStage second(first.home());
            QVERIFY(second.window().files().open(first.path("one.hallwright")));
            QVERIFY(second.document().readOnly());
            const auto before = second.document().project();
            editByKeys(second, 3);
            QVERIFY(second.document().project() == before);
            QVERIFY(second.window().windowTitle().contains("read-only"));
        }
        QVERIFY(!first.document().readOnly());
        editByKeys(first, 3);
        QVERIFY(first.window().files().save());
    }

    // The story of a killed session: opens the file that the variable names, edits by keys and
    // tells each edit, until it is killed. Only the next test asks for it.
    void editsUntilKilled()
    {
        const QString home = qEnvironmentVariable(storyVariable);
        if (home.isEmpty())
            return; // not asked for
        WindowStage stage(home);
        QVERIFY(stage.window().files().open(stage.path("plan.hallwright")));
        for (int i = 0; i < 1000; ++i) {
            editByKeys(stage, i);
            std::cout << "edit " << stage.document().history().size() - 1 << std::endl;
        }
        QTest::qWait(60'000);
    }

    void aKilledSessionIsOfferedForRecovery()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        QVERIFY(stage.window().files().saveTo(stage.path("plan.hallwright")));
        const auto saved = stage.document().project();
        stage.window().close(); // gives the lock back
        QProcess session;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(storyVariable), stage.home());
        session.setProcessEnvironment(environment);
        session.start(QCoreApplication::applicationFilePath(), {"WindowTest", "editsUntilKilled"});
        int told = 0;
        QVERIFY(QTest::qWaitFor(
            [&] {
                while (session.canReadLine()) {
                    const QByteArray line = session.readLine();
                    if (line.startsWith("edit "))
                        told = line.mid(5).trimmed().toInt();
                }
                return told >= 12;
            },
            30'000));
        session.kill(); // SIGKILL
        QVERIFY(session.waitForFinished());
        while (session.canReadLine()) {
            const QByteArray line = session.readLine();
            if (line.startsWith("edit "))
                told = line.mid(5).trimmed().toInt();
        }

        // What the session had done, done again here.
        WindowStage expected;
        expected.document().replace(saved, {});
        std::vector<model::Project> states{saved};
        for (int i = 0; static_cast<int>(states.size()) < told + 3; ++i) {
            editByKeys(expected, i);
            if (!(expected.document().project() == states.back()))
                states.push_back(expected.document().project());
        }
        expected.document().replace(saved, {});

        WindowStage next(stage.home());
        next.answerNext("Recover");
        QVERIFY(next.window().files().offerRecovery());
        const auto& found = next.document().project();
        const auto last = static_cast<std::size_t>(told);
        QVERIFY2(found == states[last] || found == states[last + 1],
                 qPrintable(QString::number(told)));
        QVERIFY(next.document().modified());
        QVERIFY(*data::loadProject(stage.path("plan.hallwright").toStdString()) == saved);
        // Recovered work is safe again at once: a copy of this session holds it.
        next.answerNext("Discard changes");
        QVERIFY(next.window().close());
    }

    void commandPaletteReachesEveryAction()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        QTest::keyClick(&stage.window(), Qt::Key_K, Qt::ControlModifier);
        auto& palette = stage.window().commands();
        QVERIFY(palette.isVisible());
        QTest::keyClicks(&palette.line(), "key figures");
        QVERIFY(palette.list().count() > 0);
        QTest::keyClick(&palette.line(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QTRY_VERIFY(!stage.window().hallView().isVisible()); // another view is shown
        for (auto* action : stage.window().actions().all()) {
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->text()));
        }
    }

    void badEntryIsExplainedAndChangesNothing()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        stage.window().selection().clear();
        const auto before = stage.document().project();
        for (const char* text : {"-3 m", "nan", "wide", "1e400 m", "5 kW"}) {
            stage.type("field.width", QString::fromLatin1(text));
            QVERIFY2(stage.document().project() == before, text);
        }
        stage.type("field.width", "33 ft"); // 33 × 0.3048 m
        const auto& hall = *stage.document().plan().halls.begin();
        QVERIFY(std::abs(model::inSi(hall.width) - 10.0584) < 1e-9);
        stage.document().replace(before, {});
    }
};

HALLWRIGHT_TEST(WindowTest)
#include "window_test.moc"
