// SPDX-License-Identifier: GPL-3.0-or-later
// Whole halls against published figures: V numbers are the validation cases of the design's facts
// on liquid cooling, with their tolerances.
#include "app/templates.h"
#include "tests/app/published_hall.h"
#include "tests/support/test_program.h"
#include "thermal/fluid.h"

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

namespace {

Project fromTemplate(const char* name)
{
    auto project = app::projectFromTemplate(name, shippedTypes());
    ensure(project.has_value(), "the template builds");
    return *std::move(project);
}

double kpi(const Assessment& assessment, const char* key)
{
    return assessment.kpi(key).value_or(std::nan(""));
}

double lpm(VolumeFlow flow)
{
    return inSi(flow) * 60e3;
}

// ρ·cp of water, J/m³K.
double waterHeat(double celsiusDegrees)
{
    const auto water = thermal::propertiesOf(Coolant::Water, celsius(celsiusDegrees));
    return inSi(water.density) * inSi(water.specificHeat);
}

void supplyAt(Project& project, double supplyC, Coolant fluid)
{
    auto& plan = project.alternatives.front().plan;
    CoolantRecipe recipe = *plan.coolantRecipes.begin();
    recipe.fluid = fluid;
    recipe.supplySetPoint = celsius(supplyC);
    recipe.facilitySupply = celsius(supplyC - 5.0);
    plan.coolantRecipes = plan.coolantRecipes.with({recipe});
}

} // namespace

class PublishedHallsTest : public QObject {
    Q_OBJECT

private slots:
    void superPodScalableUnitOfDgxH100();
    void gb300RowSplitsHeatAsPublished();
    void gb300RowMeetsTheFlowTable_data();
    void gb300RowMeetsTheFlowTable();
    void gb300RowRunsOnOneCduInsideItsRating();
    void gb300ScalableUnitOfNvidia();
    void gb200PodOf1152Gpus();
    void twelveGb300RacksFillOneChx2000();
    void hallOf32Gb200Racks();
};

// NVIDIA DGX SuperPOD (H100) reference architecture: a scalable unit is 32 systems; user
// guide: 10.2 kW and 1,105 CFM a system, 8 GPUs, all heat to air. 1 CFM = 0.3048³ m³ / 60 s.
void PublishedHallsTest::superPodScalableUnitOfDgxH100()
{
    const auto assessment = assessed(fromTemplate("air-nodes"));
    QCOMPARE(kpi(assessment, "gpus"), 256.0);
    QVERIFY(closeTo(kpi(assessment, "it_power_kw"), 32 * 10.2, 1e-9, "IT power"));
    QVERIFY(closeTo(kpi(assessment, "air_heat_kw"), 32 * 10.2, 1e-6, "air heat"));
    QCOMPARE(kpi(assessment, "liquid_heat_kw"), 0.0);
    QCOMPARE(assessment.racks.size(), std::size_t{8});
    const double cfm = std::pow(0.3048, 3) / 60.0;
    double airflow = 0.0;
    for (const auto& rack : assessment.racks) {
        QVERIFY(closeTo(inSi(rack.tdp), 4 * 10.2e3, 1e-9, "rack"));
        QVERIFY(rack.airflowNeed.has_value());
        airflow += inSi(*rack.airflowNeed);
    }
    QVERIFY(closeTo(airflow, 32 * 1105 * cfm, 1e-3, "airflow"));
    // V13: exhaust 16.2 K over inlet, ±0.3 K, by air of 1.2 kg/m³ and 1,006 J/kgK.
    const double rise = kpi(assessment, "air_heat_kw") * 1e3 / (1.2 * 1006.0 * airflow);
    QVERIFY(std::abs(rise - 16.2) <= 0.3);
    for (const auto& element : assessment.elements)
        if (element.kind == "crah")
            QVERIFY(inSi(*element.flow) >= airflow);
}

// Lenovo LP2357: 135 kW TDP, 155 kW peak, 90 % to liquid.
void PublishedHallsTest::gb300RowSplitsHeatAsPublished()
{
    const auto assessment = assessed(fromTemplate("gb300-row"));
    QCOMPARE(kpi(assessment, "gpus"), 576.0);
    QVERIFY(closeTo(kpi(assessment, "it_power_kw"), 8 * 135.0, 1e-9, "IT power"));
    QVERIFY(closeTo(kpi(assessment, "it_power_peak_kw"), 8 * 155.0, 1e-9, "peak"));
    QVERIFY(closeTo(kpi(assessment, "liquid_heat_kw"), 0.90 * 8 * 135.0, 1e-6, "liquid"));
    QVERIFY(closeTo(kpi(assessment, "air_heat_kw"), 0.10 * 8 * 135.0, 1e-6, "air"));
}

// V1 and V2: Lenovo LP2357 table 27, flow and rack pressure drop at the supply temperature; water,
// 121.5 kW, 55 °C return. Flow and drop within 2 %, the rise to 55 °C within 2 %.
void PublishedHallsTest::gb300RowMeetsTheFlowTable_data()
{
    QTest::addColumn<double>("supplyC");
    QTest::addColumn<double>("flowLpm");
    QTest::addColumn<double>("dropKpa");
    QTest::newRow("25 C") << 25.0 << 59.0 << 15.9;
    QTest::newRow("30 C") << 30.0 << 71.0 << 22.1;
    QTest::newRow("35 C") << 35.0 << 89.0 << 33.8;
    QTest::newRow("40 C") << 40.0 << 119.0 << 58.6;
    QTest::newRow("45 C") << 45.0 << 177.0 << 126.9;
}

void PublishedHallsTest::gb300RowMeetsTheFlowTable()
{
    QFETCH(double, supplyC);
    QFETCH(double, flowLpm);
    QFETCH(double, dropKpa);
    Project project = fromTemplate("gb300-row");
    supplyAt(project, supplyC, Coolant::Water);
    const auto assessment = assessed(project);
    QVERIFY(closeTo(kpi(assessment, "coolant_flow_lpm"), 8 * flowLpm, 0.02, "hall flow"));
    QCOMPARE(assessment.racks.size(), std::size_t{8});
    for (const auto& rack : assessment.racks) {
        QVERIFY(rack.flowGot && rack.drop && rack.supply && rack.returned);
        QVERIFY(closeTo(lpm(*rack.flowGot), flowLpm, 0.02, "rack flow"));
        QVERIFY(closeTo(inSi(*rack.drop) / 1e3, dropKpa, 0.02, "rack drop"));
        QVERIFY(std::abs(inSi(*rack.supply) - 273.15 - supplyC) <= 0.05);
        const double rise = inSi(*rack.returned) - inSi(*rack.supply);
        QVERIFY(closeTo(rise, 55.0 - supplyC, 0.02, "rise"));
    }
}

// Vertiv SL-71309: 1,368 kW at 4 K approach and 1,200 L/min against 250 kPa. The row's 972 kW and
// 712 L/min are 71 and 59 % of that, so one unit carries it and a second stands by.
void PublishedHallsTest::gb300RowRunsOnOneCduInsideItsRating()
{
    const Project project = fromTemplate("gb300-row");
    const auto group = groupOf(project);
    QCOMPARE(group.cdu->key, std::string("vertiv-xdu1350"));
    QCOMPARE(group.needed, 1);
    QCOMPARE(group.installed, 2);
    QVERIFY(closeTo(group.heatUnits, 972.0 / 1368.0, 1e-3, "heat share"));
    QVERIFY(closeTo(group.flowUnits, 712.0 / 1200.0, 1e-3, "flow share"));
    // 30 °C facility water against 35 °C supply is more than the rated 4 K at part load: held.
    const auto assessment = assessed(project);
    QVERIFY(std::abs(kpi(assessment, "worst_supply_c") - 35.0) <= 0.05);
    QVERIFY(kpi(assessment, "worst_flow_margin_pct") >= -1.0);
}

// V21: NVIDIA states 1.2 MW for the scalable unit of 8 GB300 racks, network racks included; the
// racks' sums at TDP and at peak lie on either side.
void PublishedHallsTest::gb300ScalableUnitOfNvidia()
{
    const auto assessment = assessed(fromTemplate("gb300-row"));
    QVERIFY(kpi(assessment, "it_power_kw") < 1200.0);
    QVERIFY(kpi(assessment, "it_power_peak_kw") > 1200.0);
}

// V5: 16 GB200 racks at 40 °C supply, 132 kW of which 17.16 kW to air, on XDU1350: 1,654 L/min,
// 1,837 kW, two units by heat, two by flow and one more, 56.2 °C return; each of the three passes
// 881 L/min of facility water warmed by 10 K. Within 1 %. Water, as its ρ·cp of 4.11 MJ/m³K says.
void PublishedHallsTest::gb200PodOf1152Gpus()
{
    const Project project =
        projectOf({"gb200-nvl72-pod", 2, 8, "vertiv-xdu1350", [](CoolantRecipe& recipe) {
                       recipe.racksPerGroup = 16;
                       recipe.fluid = Coolant::Water;
                       recipe.supplySetPoint = celsius(40);
                       recipe.facilitySupply = celsius(35);
                   }});
    const auto group = groupOf(project);
    QCOMPARE(group.needed, 2);
    QCOMPARE(group.installed, 3);
    const auto assessment = assessed(project);
    QCOMPARE(kpi(assessment, "gpus"), 1152.0);
    QVERIFY(closeTo(kpi(assessment, "liquid_heat_kw"), 1837.0, 0.01, "liquid heat"));
    QVERIFY(closeTo(kpi(assessment, "air_heat_kw"), 16 * 17.16, 0.01, "air heat"));
    QVERIFY(closeTo(kpi(assessment, "coolant_flow_lpm"), 1654.0, 0.01, "flow"));
    QVERIFY(closeTo(kpi(assessment, "worst_return_c") - 40.0, 16.2, 0.01, "rise"));
    const double facility =
        kpi(assessment, "liquid_heat_kw") * 1e3 / group.installed / (waterHeat(40.0) * 10.0);
    QVERIFY(closeTo(facility * 60e3, 881.0, 0.01, "facility water"));
}

// V14: CoolIT states "12 × GB300" for the CHx2000's 2,125 L/min: 12 × 177 L/min at 45 °C, 1,458 kW.
// Of its 241 kPa the racks take 126.9 and leave 114 for pipes and filter.
void PublishedHallsTest::twelveGb300RacksFillOneChx2000()
{
    const auto twelve = [](int racks) {
        return projectOf({"gb300-nvl72-pod", 1, racks, "coolit-chx2000", [](CoolantRecipe& recipe) {
                              recipe.redundancy = UnitRedundancy::N;
                              recipe.supplySetPoint = celsius(45);
                              recipe.facilitySupply = celsius(40);
                          }});
    };
    const Project project = twelve(12);
    const auto group = groupOf(project);
    QCOMPARE(group.needed, 1);
    QVERIFY(closeTo(lpm(group.flow), 2124.0, 1e-3, "flow"));
    QVERIFY(closeTo(inSi(group.heat), 1458e3, 1e-3, "heat"));
    QCOMPARE(groupOf(twelve(13)).needed, 2);
    const auto assessment = assessed(project);
    const double left = 241.0 - inSi(*assessment.racks.front().drop) / 1e3;
    QVERIFY(closeTo(left, 114.0, 0.02, "left for pipes"));
    QVERIFY(closeTo(kpi(assessment, "coolant_flow_lpm"), 2124.0, 0.01, "solved flow"));
}

// V22: 32 GB200 racks of 132 kW, 0.87 to liquid, on four CHx2000 at N+1: 3,675 kW on three is 61 %,
// 4,410 L/min is 69 % of three times 2,125, 549 kW to air. Within 0.5 %. The flow is the table's of
// 45 °C supply.
void PublishedHallsTest::hallOf32Gb200Racks()
{
    const Project project =
        projectOf({"gb200-nvl72-pod", 2, 16, "coolit-chx2000", [](CoolantRecipe& recipe) {
                       recipe.racksPerGroup = 32;
                       recipe.supplySetPoint = celsius(45);
                       recipe.facilitySupply = celsius(40);
                   }});
    const auto group = groupOf(project);
    QCOMPARE(group.needed, 3);
    QCOMPARE(group.installed, 4);
    QVERIFY(closeTo(group.heatUnits / 3.0, 0.6125, 5e-3, "heat share"));
    QVERIFY(closeTo(group.flowUnits / 3.0, 0.6918, 5e-3, "flow share"));
    const auto assessment = assessed(project);
    QVERIFY(closeTo(kpi(assessment, "liquid_heat_kw"), 3675.0, 5e-3, "liquid"));
    QVERIFY(closeTo(kpi(assessment, "air_heat_kw"), 549.0, 5e-3, "air"));
    QVERIFY(closeTo(kpi(assessment, "coolant_flow_lpm"), 4410.0, 5e-3, "flow"));
}

HALLWRIGHT_TEST(PublishedHallsTest)
#include "published_halls_test.moc"
