// SPDX-License-Identifier: GPL-3.0-or-later
// A derived element in the inspector: its fields are overridden, shown, taken back and undone.
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "model/derive/coolant.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/inspector/override_panel.h"

using namespace hallwright;
using tests::WindowStage;

class OverridePanelTest : public QObject {
    Q_OBJECT

private slots:
    void fieldOverridesAndUndoes();
    void derivedValueTakesTheOverrideAway();
    void rackHidesThePanel();

private:
    // Opens the worked example with the first main selected.
    void open(WindowStage& stage);
    static ui::OverridePanel& panel(WindowStage& stage)
    {
        return *stage.window().findChild<ui::OverridePanel*>();
    }
    std::string pipe_;
};

void OverridePanelTest::open(WindowStage& stage)
{
    const auto catalogue = data::loadCatalogue(data::catalogueFolder());
    QVERIFY(catalogue.has_value());
    const auto project = app::projectFromTemplate("worked-example", *catalogue);
    QVERIFY(project.has_value());
    const auto& plan = project->alternatives.front().plan;
    const auto derived = model::deriveCoolant({*project, *catalogue, plan, *plan.halls.begin()});
    pipe_ = derived.groups.front().key + "/supply/row1";
    stage.document().replace(*project, {});
    stage.window().selection().set({model::refTo(pipe_)});
}

void OverridePanelTest::fieldOverridesAndUndoes()
{
    WindowStage stage;
    open(stage);
    auto* length = panel(stage).editor("length");
    QVERIFY(length != nullptr);
    emit length->edited(model::FieldValue{12.0});
    const auto& overrides = stage.document().plan().overrides;
    QCOMPARE(overrides.size(), std::size_t{1});
    QCOMPARE(overrides.begin()->element, pipe_);
    QCOMPARE(overrides.begin()->value, std::string("12"));
    QVERIFY(stage.evaluated());
    const auto* result = stage.document().assessment()->element(pipe_);
    QVERIFY(result != nullptr);
    QCOMPARE(model::inSi(*result->length), 12.0);
    stage.document().undo();
    QCOMPARE(stage.document().plan().overrides.size(), std::size_t{0});
    QVERIFY(stage.evaluated());
    QCOMPARE(model::inSi(*stage.document().assessment()->element(pipe_)->length), 3.0);
}

void OverridePanelTest::derivedValueTakesTheOverrideAway()
{
    WindowStage stage;
    open(stage);
    auto* type = panel(stage).editor("type");
    QVERIFY(type != nullptr);
    QVERIFY(type->info().kind == model::FieldKind::Choice); // pipe sizes of the catalogue
    emit panel(stage).editor("fittings")->edited(model::FieldValue{9.0});
    QCOMPARE(stage.document().plan().overrides.size(), std::size_t{1});
    emit panel(stage).editor("fittings")->edited(model::FieldValue{1.2}); // four bends of 0.3
    QCOMPARE(stage.document().plan().overrides.size(), std::size_t{0});
}

void OverridePanelTest::rackHidesThePanel()
{
    WindowStage stage;
    open(stage);
    QVERIFY(panel(stage).isVisibleTo(panel(stage).parentWidget()));
    stage.window().selection().set({model::refTo(stage.document().plan().racks.begin()->id)});
    QVERIFY(!panel(stage).isVisibleTo(panel(stage).parentWidget()));
}

HALLWRIGHT_TEST(OverridePanelTest)
#include "override_panel_test.moc"
