// SPDX-License-Identifier: GPL-3.0-or-later
// Switching in the drawings as a what-if: a banner tells what follows, the figures are those
// afterwards, and the plan stays as it is.
#include "model/derive/coolant.h"
#include "tests/support/test_program.h"
#include "tests/ui/schematic_stage.h"
#include "ui/plots/curve_plot.h"
#include "ui/schematic/curve_panel.h"
#include "ui/schematic/what_if_banner.h"
#include "ui/schematic/what_if_state.h"

#include <qcustomplot.h>
#include <QFileInfo>
#include <QPushButton>
#include <QTemporaryDir>

using namespace hallwright;
using tests::WindowStage;

class SchematicWhatIfTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void shutValveShowsItsRackWithoutFlow();
    void openBreakerShowsItsRacksOnTheOtherFeed();
    void planStaysAsItIsAndResetEndsIt();
    void editWhileSwitchedIsSolvedAnew();
    void pumpCurveFollowsTheSelection();
    void breakersInSeriesAreDrawnWithTheirFault();
    void rideThroughShowsBatteryGeneratorsAndTemperatures();

private:
    ui::SchematicView& shown(const char* name) { return tests::shownSchematic(*stage_, name); }
    ui::SchematicCanvas& click(ui::SchematicView& view, const std::string& key)
    {
        return tests::clickItem(*stage_, view, key);
    }
    bool solved(ui::SchematicView& view);
    bool drawn(ui::SchematicView& view);
    std::string firstBranch();
    std::string firstPower(const char* kind) const;
    const ui::SchematicFigures& figuresOf(ui::SchematicView& view, const std::string& key);
    static ui::WhatIfBanner& banner(ui::SchematicView& view)
    {
        return *view.findChild<ui::WhatIfBanner*>();
    }

    std::unique_ptr<WindowStage> stage_;
};

void SchematicWhatIfTest::init()
{
    stage_ = std::make_unique<WindowStage>();
    stage_->window().files().newFromTemplate("worked-example");
    QVERIFY(stage_->evaluated());
}

void SchematicWhatIfTest::cleanup()
{
    stage_->document().replace(stage_->document().project(), {});
    stage_.reset();
}

bool SchematicWhatIfTest::solved(ui::SchematicView& view)
{
    return QTest::qWaitFor([&] { return !view.whatIf().solving() && view.whatIf().figures(); },
                           20'000);
}

bool SchematicWhatIfTest::drawn(ui::SchematicView& view)
{
    return QTest::qWaitFor(
        [&] { return !view.curves().solving() && !view.curves().plot().sheet().series.empty(); },
        20'000);
}

std::string SchematicWhatIfTest::firstBranch()
{
    auto& document = stage_->document();
    const auto coolant = model::deriveCoolant(
        {document.project(), *document.services().catalogue, document.plan(), *document.hall()});
    for (const auto& one : coolant.groups.front().elements)
        if (one.rack)
            return one.key;
    return {};
}

std::string SchematicWhatIfTest::firstPower(const char* kind) const
{
    for (const auto& element : stage_->document().assessment()->elements)
        if (element.kind == kind && element.key.find("/power/") != std::string::npos)
            return element.key;
    return {};
}

const ui::SchematicFigures& SchematicWhatIfTest::figuresOf(ui::SchematicView& view,
                                                           const std::string& key)
{
    const auto& items = view.canvas().drawing().diagram.items;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].key == key)
            return view.canvas().figures()[i];
    static const ui::SchematicFigures none;
    return none;
}

void SchematicWhatIfTest::shutValveShowsItsRackWithoutFlow()
{
    const auto branch = firstBranch();
    auto& view = shown("piping");
    QVERIFY(banner(view).isHidden());
    auto& canvas = click(view, branch);
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY(!banner(view).isHidden());
    QVERIFY(solved(view));
    QVERIFY(banner(view).text().contains(QString::fromStdString(branch)));
    QVERIFY(banner(view).text().contains(QStringLiteral("short of flow: 1")));
    const auto& outcome = view.whatIf().answer()->outcome;
    QCOMPARE(outcome.racksShort, 1);
    QVERIFY(outcome.timeToThrottle.has_value());
    QVERIFY(figuresOf(view, branch).bad);
    QVERIFY(figuresOf(view, branch).lines.contains(QStringLiteral("0.00 L/min")) ||
            figuresOf(view, branch).lines.contains(QStringLiteral("0 L/min")));
    // The same key takes it back.
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY(!view.whatIf().active());
    QVERIFY(!figuresOf(view, branch).bad);
}

void SchematicWhatIfTest::openBreakerShowsItsRacksOnTheOtherFeed()
{
    const auto busway = firstPower("busway");
    auto& view = shown("one-line");
    auto& canvas = click(view, busway);
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY(solved(view));
    const auto& outcome = view.whatIf().answer()->outcome;
    QCOMPARE(outcome.racksDark, 0); // 2N
    QVERIFY(outcome.worstLoading.has_value());
    QCOMPARE(figuresOf(view, busway).lines.front(), QStringLiteral("what if: off"));
    // Both drawings show it.
    QVERIFY(!banner(shown("piping")).isHidden());
}

void SchematicWhatIfTest::planStaysAsItIsAndResetEndsIt()
{
    const auto before = stage_->document().project();
    const auto steps = stage_->document().history().size();
    auto& view = shown("piping");
    auto& canvas = click(view, firstBranch());
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY(solved(view));
    QVERIFY(stage_->document().project() == before);
    QCOMPARE(stage_->document().history().size(), steps);
    QTest::mouseClick(banner(view).findChild<QPushButton*>(QStringLiteral("whatIfReset")),
                      Qt::LeftButton);
    QVERIFY(!view.whatIf().active());
    QVERIFY(banner(view).isHidden());
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY(view.whatIf().active());
    QTest::keyClick(&canvas, Qt::Key_Escape);
    QVERIFY(!view.whatIf().active());
}

void SchematicWhatIfTest::editWhileSwitchedIsSolvedAnew()
{
    auto& view = shown("piping");
    const auto branch = firstBranch();
    auto& canvas = click(view, branch);
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY(solved(view));
    // One bypass more: the other racks keep their flow, the answer is of the new plan.
    QTest::keyClick(&canvas, Qt::Key_Insert);
    QVERIFY(stage_->evaluated());
    QVERIFY(solved(view));
    const auto& after = view.whatIf().answer()->elements;
    QVERIFY(std::any_of(after.begin(), after.end(), [](const auto& one) {
        return one.key.find("/added/bypass-1") != std::string::npos;
    }));
}

void SchematicWhatIfTest::pumpCurveFollowsTheSelection()
{
    auto& view = shown("piping");
    click(view, firstBranch());
    view.showCurves();
    QVERIFY(drawn(view));
    const auto& sheet = view.curves().plot().sheet();
    QVERIFY(sheet.series.size() >= 5);
    QVERIFY(!sheet.rightTitle.isEmpty()); // NPSH
    QVERIFY(view.curves().words().contains(QStringLiteral("NPSH")));
    const auto duty = std::find_if(sheet.series.begin(), sheet.series.end(), [](const auto& one) {
        return one.look == ui::CurveSeries::Look::Points;
    });
    QVERIFY(duty != sheet.series.end());
    QVERIFY(duty->x.front() > 0.0 && duty->y.front() > 0.0);
    // Zoom by wheel, back by "show all"; values under the pointer; data and file.
    auto& plot = view.curves().plot();
    const auto whole = plot.plot().xAxis->range();
    plot.plot().xAxis->scaleRange(0.5);
    plot.showAll();
    QCOMPARE(plot.plot().xAxis->range().size(), whole.size());
    QVERIFY(plot.valuesAt(duty->x.front()).contains(QStringLiteral("System")));
    QVERIFY(plot.data().contains(duty->name));
    const QTemporaryDir folder;
    for (const char* suffix : {"svg", "pdf", "png", "csv"}) {
        const QString path = folder.filePath(QStringLiteral("curves.") + QLatin1String(suffix));
        QVERIFY(plot.save(path).has_value());
        QVERIFY(QFileInfo(path).size() > 500);
    }
}

void SchematicWhatIfTest::breakersInSeriesAreDrawnWithTheirFault()
{
    auto& view = shown("one-line");
    view.showCurves();
    view.curves().choose(ui::CurvePanel::Kind::Trips);
    QVERIFY(drawn(view));
    const auto& sheet = view.curves().plot().sheet();
    QVERIFY(sheet.scale == ui::CurveSheet::Scale::Logarithmic);
    QVERIFY(sheet.series.size() >= 4); // two breakers, shortest and longest time of each
    QVERIFY(!sheet.marks.empty());
    QVERIFY(view.curves().words().contains(QStringLiteral("selective")));
}

void SchematicWhatIfTest::rideThroughShowsBatteryGeneratorsAndTemperatures()
{
    auto& view = shown("one-line");
    view.showCurves();
    view.curves().choose(ui::CurvePanel::Kind::Ride);
    QVERIFY(drawn(view));
    const auto& sheet = view.curves().plot().sheet();
    QVERIFY(!sheet.rightTitle.isEmpty()); // temperatures
    QVERIFY(!sheet.marks.empty());
    const auto& battery = sheet.series.front();
    QCOMPARE(battery.y.front(), 100.0);
    QVERIFY(battery.y.back() < 100.0);
}

HALLWRIGHT_TEST(SchematicWhatIfTest)
#include "schematic_what_if_test.moc"
