// SPDX-License-Identifier: GPL-3.0-or-later
// The plant year inside an evaluation: what it says, what it feeds, and what it is checked against.
#include "app/evaluate.h"
#include "app/evaluate_losses.h"
#include "app/evaluate_year.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "model/derive/power.h"
#include "model/economics/opex.h"
#include "model/edit/set_field.h"
#include "power/hall_power.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <numeric>

using namespace hallwright;
using namespace hallwright::model;

namespace {

const Catalogue& catalogue()
{
    static const auto loaded = data::loadCatalogue(data::catalogueFolder());
    ensure(loaded.has_value(), "the shipped catalogue loads");
    return *loaded;
}

Project row()
{
    auto project = app::projectFromTemplate("gb300-row", catalogue());
    ensure(project.has_value(), "the template builds");
    return *std::move(project);
}

Project with(const Project& project, FieldTable table, const char* key, const char* text)
{
    const auto& alternative = project.alternatives.front();
    FieldTarget target{table, {}};
    if (table != FieldTable::Site)
        target.ids = {alternative.plan.halls.begin()->id.number};
    auto after = setFieldText(project, alternative.id, target, key, text);
    ensure(after.has_value(), "the field is set");
    return *std::move(after);
}

Assessment only(const Project& project)
{
    auto all = app::evaluateAll(project, catalogue());
    ensure(all.has_value() && !all->empty(), "the project evaluates");
    return all->front();
}

bool has(const Assessment& assessment, const std::string& code)
{
    for (const auto& finding : assessment.findings)
        if (finding.code == code)
            return true;
    return false;
}

double share(Energy part, Energy whole)
{
    return static_cast<double>(part / whole);
}

} // namespace

class EvaluateYearTest : public QObject {
    Q_OBJECT

private slots:
    void everyTemplateHasAYear_data();
    void everyTemplateHasAYear();
    void keyFiguresAreTheYears();
    void costsEnergyAndWaterAreTheYears();
    void typedShareOfHeatRejectionStays();
    void climateIsSaidAndUnknownOnesAreAFinding();
    void warmerClimateCostsMore();
    void warmerWaterLowersPue();
    void dryCoolerAloneRunsWarmInSummer();
    void lossSplitFollowsTheLoadFlow();
    void unchangedYearIsKept();
};

void EvaluateYearTest::everyTemplateHasAYear_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& one : app::templates())
        QTest::newRow(one.name) << QString::fromUtf8(one.name);
}

// PUE at least 1; end uses sum to the total, every hour and over the year; the worst hour is no
// better than the mean; the hall's own figures are those of the solved networks.
void EvaluateYearTest::everyTemplateHasAYear()
{
    QFETCH(QString, name);
    const auto project = app::projectFromTemplate(name.toStdString(), catalogue());
    QVERIFY(project.has_value());
    const auto all = app::evaluateAll(*project, catalogue());
    QVERIFY(all.has_value());
    for (const auto& assessment : *all) {
        QVERIFY2(assessment.year.has_value(), assessment.name.c_str());
        const auto& year = *assessment.year;
        QVERIFY(year.pue > 1.0 && year.pue < 2.0);
        QVERIFY(year.puePeak >= year.pue);
        Energy sum{};
        for (const auto& part : year.energy) {
            QVERIFY(part >= Energy{});
            sum += part;
        }
        QVERIFY(std::abs(share(sum, year.total) - 1.0) < 1e-6);
        QVERIFY(year.hourly && year.hourly->hours() == 8760);
        double joules = 0.0;
        for (std::size_t i = 0; i < 8760; ++i) {
            QVERIFY(year.hourly->facilityW(i) >= year.hourly->powerW[0][i]);
            joules += 3600.0 * year.hourly->facilityW(i);
        }
        QVERIFY(std::abs(joules / inSi(year.total) - 1.0) < 1e-6);
        QVERIFY(year.designPeak >= year.peak * 0.999);
        QVERIFY(!year.units.empty());
        // The load flow's loss at TDP is the split's at full load.
        const double tdp = assessment.kpi("it_power_kw").value_or(0);
        const double typical = inSi(year.energy[0]) / 3.6e6 / 8760.0;
        QVERIFY(typical <= 1.1 * tdp); // switches that are not placed are a few per cent
    }
}

void EvaluateYearTest::keyFiguresAreTheYears()
{
    const auto assessment = only(row());
    QVERIFY(assessment.year.has_value());
    const auto& year = *assessment.year;
    const auto kpi = [&](const char* key) { return assessment.kpi(key).value_or(-1); };
    QCOMPARE(kpi("pue_annual"), year.pue);
    QCOMPARE(kpi("pue_peak"), year.puePeak);
    QCOMPARE(kpi("wue_annual_l_per_kwh"), year.wue);
    QVERIFY(std::abs(kpi("energy_annual_mwh") - inSi(year.total) / 3.6e9) < 1e-6);
    // 0.35 kg per kWh, the default grid factor: 0.35 t per MWh.
    QVERIFY(std::abs(kpi("carbon_annual_t") - 0.35 * kpi("energy_annual_mwh")) < 1e-6);
    QCOMPARE(kpi("facility_power_peak_kw"), inSi(year.designPeak) / 1e3);
    QVERIFY(kpi("facility_power_peak_kw") > kpi("facility_power_kw"));
    QVERIFY(kpi("facility_power_kw") > kpi("it_power_kw"));
    // A dry cooler and air-cooled chillers: no water.
    QCOMPARE(kpi("water_annual_m3"), 0.0);
}

void EvaluateYearTest::costsEnergyAndWaterAreTheYears()
{
    const auto project = with(row(), FieldTable::PlantRecipe, "liquid", "tower");
    const auto assessment = only(project);
    QVERIFY(assessment.year.has_value() && assessment.year->water > Volume{});
    bool energy = false;
    bool water = false;
    for (const auto& item : assessment.tco.items) {
        if (item.key == "energy") {
            const double expected = assessment.kpi("energy_annual_mwh").value_or(0);
            QVERIFY(std::abs(item.quantity - expected) < 1e-6 * expected);
            energy = true;
        }
        if (item.key == "water") {
            QVERIFY(std::abs(item.quantity - assessment.kpi("water_annual_m3").value_or(0)) <
                    1e-6 * item.quantity);
            water = true;
        }
    }
    QVERIFY(energy && water);
}

void EvaluateYearTest::typedShareOfHeatRejectionStays()
{
    Project project = row();
    Input typed = defaultInput(InputKey::HeatRejectionLiquid);
    typed.id = InputId{++project.lastId};
    typed.value = 0.5;
    project.inputs = project.inputs.with({typed});
    const auto assessment = only(project);
    const auto means = app::yearMeans(*assessment.year, project);
    QVERIFY(!means.rejectionLiquid.has_value() && means.rejectionAir.has_value());
    BillOfQuantities bill;
    bill.itTdp = kilowatts(1000);
    bill.liquidHeat = kilowatts(900);
    bill.year = means;
    bill.year->it = kilowatts(1000);
    bill.year->rejectionAir = kilowatts(7);
    // 0.5 · 900 kW typed in, 7 kW computed.
    const auto power = rejectionPower(bill, valuesOf(inputsOf(project)), kilowatts(1000));
    QVERIFY(std::abs(inSi(power) - 457e3) < 1e-6);
}

void EvaluateYearTest::climateIsSaidAndUnknownOnesAreAFinding()
{
    const auto usual = only(row());
    QVERIFY(usual.year->generated && has(usual, "year.climate.generated"));
    QVERIFY(usual.year->climate.find("Leesburg") != std::string::npos);
    const auto nowhere = only(with(row(), FieldTable::Site, "climate", "atlantis"));
    QVERIFY(!nowhere.year.has_value() && has(nowhere, "year.climate"));
    QVERIFY(!nowhere.kpi("pue_annual").has_value());
}

void EvaluateYearTest::warmerClimateCostsMore()
{
    const auto today = only(row());
    const auto later = only(with(row(), FieldTable::Site, "climate_offset", "3 K"));
    QVERIFY(later.year->pue > today.year->pue);
    QVERIFY(later.year->freeHours < today.year->freeHours);
    const auto desert = only(with(row(), FieldTable::Site, "climate", "phoenix"));
    QVERIFY(desert.year->pue > today.year->pue);
}

void EvaluateYearTest::warmerWaterLowersPue()
{
    double last = 9.0;
    int hours = -1;
    for (const char* supply : {"20 °C", "28 °C", "36 °C"}) {
        const auto one = only(with(row(), FieldTable::CoolantRecipe, "facility_supply", supply));
        const double chillers = share(one.year->energy[static_cast<std::size_t>(EndUse::Chillers)],
                                      one.year->energy[0]);
        QVERIFY(chillers < last);
        QVERIFY(one.year->freeHours >= hours);
        last = chillers;
        hours = one.year->freeHours;
    }
}

void EvaluateYearTest::dryCoolerAloneRunsWarmInSummer()
{
    const auto alone = only(with(row(), FieldTable::PlantRecipe, "liquid", "dry_cooler"));
    QVERIFY(alone.year->shortHours > 0 && has(alone, "year.supply.warm"));
    QVERIFY(!has(only(row()), "year.supply.warm"));
}

// The split's loss at other loads against the load flow solved there: within 0.1 % of the power
// through the network.
void EvaluateYearTest::lossSplitFollowsTheLoadFlow()
{
    const Project project = row();
    const auto assessment = only(project);
    const auto& plan = project.alternatives.front().plan;
    const Hall& hall = *plan.halls.begin();
    std::vector<power::MechanicalLoad> mechanical;
    double fixed = 0.0;
    for (const auto& element : assessment.elements)
        if (element.electrical) {
            mechanical.push_back({element.key, *element.electrical, UnitFeed::Both});
            fixed += inSi(*element.electrical);
        }
    const auto network = derivePower({project, catalogue(), plan, hall}, kilowatts(100));
    PowerRecipe recipe;
    recipe.id = hall.id;
    const auto losses = app::hallLosses(project, catalogue(), recipe, assessment.elements);
    QVERIFY(losses.known);
    double tdp = 0.0;
    for (const auto& rack : assessment.racks)
        tdp += inSi(rack.tdp);
    for (const double load : {1.0, 0.75, 0.5, 0.25}) {
        std::vector<power::RackLoad> racks;
        for (const auto& rack : assessment.racks)
            racks.push_back({rack.id, rack.tdp * load});
        const auto solved =
            power::solveHallPower(network, *plan.powerRecipes.find(hall.id), racks, mechanical, {});
        QVERIFY(solved.has_value());
        const double through = load * tdp + fixed;
        const double split = losses.all.at(through / (tdp + fixed));
        QVERIFY2(std::abs(split - inSi(solved->loss)) < 1e-3 * through,
                 qUtf8Printable(QStringLiteral("%1 %: %2 kW split, %3 kW solved")
                                    .arg(100 * load)
                                    .arg(split / 1e3)
                                    .arg(inSi(solved->loss) / 1e3)));
    }
}

void EvaluateYearTest::unchangedYearIsKept()
{
    const Project project = row();
    app::EvaluationCache cache;
    const auto id = project.alternatives.front().id;
    const auto first = app::evaluate(project, catalogue(), id, cache);
    QCOMPARE(cache.year.solved.size(), std::size_t{1});
    const auto second = app::evaluate(project, catalogue(), id, cache);
    QCOMPARE(cache.year.solved.size(), std::size_t{1});
    QVERIFY(first && second && first->year == second->year);
    const auto warmer = with(project, FieldTable::Site, "climate_offset", "1 K");
    QVERIFY(app::evaluate(warmer, catalogue(), id, cache).has_value());
    QCOMPARE(cache.year.solved.size(), std::size_t{2});
}

HALLWRIGHT_TEST(EvaluateYearTest)
#include "evaluate_year_test.moc"
