// SPDX-License-Identifier: GPL-3.0-or-later
// The Year view in the real window: figures and every chart of a solved plan.
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/year/year_view.h"

using namespace hallwright;
using tests::WindowStage;
using ui::YearView;

class YearViewTest : public QObject {
    Q_OBJECT

private slots:
    void showsEnergyBesidePueAndEveryChart()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate(QStringLiteral("gb300-row"));
        QVERIFY(stage.evaluated());
        stage.window().showView(QStringLiteral("year"));
        auto& view = stage.window().year();
        QVERIFY(view.isVisible());
        const auto assessment = stage.document().assessment();
        QVERIFY(assessment && assessment->year);
        QVERIFY(view.figures().contains(QStringLiteral("MWh")));
        QVERIFY(view.figures().contains(QString::number(assessment->year->pue, 'f', 3)));
        for (const auto kind :
             {YearView::Kind::Monthly, YearView::Kind::Duration, YearView::Kind::PueByWetBulb,
              YearView::Kind::WueByWetBulb, YearView::Kind::Psychrometric}) {
            view.choose(kind);
            QVERIFY(!view.chart().series.empty());
        }
        for (const auto kind :
             {YearView::Kind::PowerMap, YearView::Kind::PueMap, YearView::Kind::WaterMap}) {
            view.choose(kind);
            QCOMPARE(view.chart().grid.values.size(), std::size_t{8760});
        }
    }

    void studyOfSetPointsRunsBehind()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate(QStringLiteral("gb300-row"));
        QVERIFY(stage.evaluated());
        stage.window().showView(QStringLiteral("year"));
        auto& view = stage.window().year();
        view.choose(YearView::Kind::SetPoints);
        QTRY_VERIFY_WITH_TIMEOUT(!view.studying() && !view.chart().series.empty(), 20000);
        QCOMPARE(view.chart().series.size(), std::size_t{2}); // total energy and partial PUE
    }
};

HALLWRIGHT_TEST(YearViewTest)
#include "year_view_test.moc"
