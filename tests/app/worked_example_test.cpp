// SPDX-License-Identifier: GPL-3.0-or-later
// The worked example of the design notes: 16 GB300 racks, sized by hand to 0.1 %, solved to 3 %.
#include "app/evaluate.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "model/derive/coolant.h"
#include "model/derive/power.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;

class WorkedExampleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void currentsFollowFromPowerVoltageAndPowerFactor();
    void buswaysHoldFourRacksUnderTheContinuousRule();
    void oneBlockASideCarriesTheHall();
    void coolantNeedsTwoUnitsAndGetsThree();
    void solvedFiguresAgreeWithTheHandCalculation();
    void everyRackIsWarnedOfItsShelves();

private:
    Catalogue catalogue_;
    Project project_;
    const Plan& plan() const { return project_.alternatives.front().plan; }
};

static bool near(double value, double expected, double tolerance)
{
    return std::abs(value - expected) <= tolerance * std::abs(expected);
}

void WorkedExampleTest::initTestCase()
{
    auto catalogue = data::loadCatalogue(data::catalogueFolder());
    QVERIFY(catalogue.has_value());
    catalogue_ = *std::move(catalogue);
    auto project = app::projectFromTemplate("worked-example", catalogue_);
    QVERIFY(project.has_value());
    project_ = *std::move(project);
}

void WorkedExampleTest::currentsFollowFromPowerVoltageAndPowerFactor()
{
    // 135 kW / (√3 · 415 V · 0.98) = 191.6 A; four racks 766.6 A; five 958 A; at 155 kW four 880 A.
    const auto amps = [](double kw) {
        return inSi(lineCurrent(kilowatts(kw), lineVolts(415), 0.98));
    };
    QVERIFY(near(amps(135), 191.6, 1e-3));
    QVERIFY(near(amps(4 * 135), 766.6, 1e-3));
    QVERIFY(near(amps(5 * 135), 958, 1e-3));
    QVERIFY(near(amps(4 * 155), 880, 1e-3));
}

void WorkedExampleTest::buswaysHoldFourRacksUnderTheContinuousRule()
{
    const auto power = derivePower({project_, catalogue_, plan(), *plan().halls.begin()}, Power{});
    int busways = 0;
    for (const auto& element : power.elements) {
        if (element.role != PowerRole::Busway)
            continue;
        ++busways;
        QCOMPARE(inSi(element.ratedCurrent), 1000.0);
        QCOMPARE(element.racks.size(), std::size_t{4});
    }
    QCOMPARE(busways, 8);
}

void WorkedExampleTest::oneBlockASideCarriesTheHall()
{
    // 2,160 kW / 0.966 / 0.98 = 2.28 MVA: one 2.5 MVA transformer a side.
    const auto power = derivePower({project_, catalogue_, plan(), *plan().halls.begin()}, Power{});
    int transformers = 0;
    for (const auto& element : power.elements)
        if (element.role == PowerRole::Transformer) {
            ++transformers;
            QCOMPARE(element.units, 1);
            QCOMPARE(inSi(element.ratedPower), 2.5e6);
        }
    QCOMPARE(transformers, 2);
}

void WorkedExampleTest::coolantNeedsTwoUnitsAndGetsThree()
{
    const auto coolant = deriveCoolant({project_, catalogue_, plan(), *plan().halls.begin()});
    QCOMPARE(coolant.groups.size(), std::size_t{1});
    const auto& group = coolant.groups.front();
    QVERIFY(near(inSi(group.heat), 1944e3, 1e-3));
    QVERIFY(near(inSi(group.flow) * 60e3, 1424, 1e-3));
    QVERIFY(near(group.heatUnits, 1.42, 5e-3));
    QVERIFY(near(group.flowUnits, 1.19, 5e-3));
    QCOMPARE(group.needed, 2);
    QCOMPARE(group.installed, 3);
}

void WorkedExampleTest::solvedFiguresAgreeWithTheHandCalculation()
{
    const auto all = app::evaluateAll(project_, catalogue_);
    QVERIFY(all.has_value());
    const auto& assessment = all->front();
    QVERIFY(near(assessment.kpi("it_power_kw").value_or(0), 2160, 1e-9));
    QVERIFY(near(assessment.kpi("liquid_heat_kw").value_or(0), 1944, 1e-9));
    QVERIFY(near(assessment.kpi("air_heat_kw").value_or(0), 216, 1e-6));
    QVERIFY(near(assessment.kpi("coolant_flow_lpm").value_or(0), 1424, 0.03));
    QVERIFY(near(assessment.kpi("worst_return_c").value_or(0) -
                     assessment.kpi("worst_supply_c").value_or(0),
                 20.4, 0.03));
    for (const auto& rack : assessment.racks)
        for (const auto& feed : rack.feeds)
            QVERIFY(near(inSi(feed.currentAlone), 191.6, 0.03));
}

void WorkedExampleTest::everyRackIsWarnedOfItsShelves()
{
    // 4 + 4 shelves of 33 kW: 132 kW a side against 135 kW.
    const auto all = app::evaluateAll(project_, catalogue_);
    QVERIFY(all.has_value());
    for (const auto& finding : all->front().findings)
        if (finding.code == "power.shelf.side") {
            QCOMPARE(finding.elements.size(), std::size_t{16});
            QVERIFY(finding.severity == Severity::Warning);
            QCOMPARE(finding.limit.value_or(0), 132e3);
            return;
        }
    QFAIL("no finding of the power shelves");
}

HALLWRIGHT_TEST(WorkedExampleTest)
#include "worked_example_test.moc"
