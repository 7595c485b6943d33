// SPDX-License-Identifier: GPL-3.0-or-later
// What the plant year shares with power, cost and chips: one IT load, hourly rates, the electrical
// chain, margins of GPUs, and the design day.
#include "app/chip_margins.h"
#include "app/evaluate.h"
#include "app/evaluate_losses.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "model/economics/cost_case.h"
#include "model/economics/opex.h"
#include "model/edit/hour_series.h"
#include "model/edit/set_field.h"
#include "tests/support/test_program.h"

#include <cmath>

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

} // namespace

class YearRatesTest : public QObject {
    Q_OBJECT

private slots:
    void oneItLoadEverywhere();
    void electricalSharesFollowTheChain();
    void hourlyPricesAndCarbonAreUsed();
    void chipMarginsShrinkWithTheSupply();
    void designDayBalances();
};

// Racks and the switches that no placed rack holds: the same IT power in the year, in the cost and,
// at TDP, in what the power network carries plus those switches.
void YearRatesTest::oneItLoadEverywhere()
{
    const Project project = row();
    const auto assessment = only(project);
    const auto& plan = project.alternatives.front().plan;
    const auto compute = computeCaseOf(project, plan);
    const auto fabric = fabricPlanOf(project, plan, catalogue());
    const auto bill = billOf({project, plan, catalogue(), assessment.racks, assessment.elements,
                              compute, fabric, app::yearMeans(*assessment.year, project)});
    QVERIFY(bill.fabricPower > Power{}); // the template places no switches
    const auto values = valuesOf(inputsOf(project));
    const auto mean = meanPower(bill, values);
    const auto& year = *assessment.year;
    const double ofYear = inSi(year.energy[0]) / inSi(year.length);
    QVERIFY(std::abs(inSi(mean.it + mean.fabric) / ofYear - 1.0) < 1e-9);
    QVERIFY(std::abs(inSi(mean.facility()) * inSi(year.length) / inSi(year.total) - 1.0) < 1e-9);
    double racks = 0.0;
    for (const auto& rack : assessment.racks)
        racks += inSi(rack.tdp);
    QVERIFY(std::abs(racks / 1e3 - assessment.kpi("it_power_kw").value_or(0)) < 1e-6);
    QVERIFY(std::abs(inSi(bill.itTdp) - racks) < 1e-6 * racks);
    QVERIFY(ofYear <= racks + inSi(bill.besideRacks()));
}

// By hand: 1,000 kW of racks; 10 kW lost before them: 10/1010. 40 kW in the UPS: 40/1050. 60 kW of
// pumps beside; 20 kW in the service: 20/1130. Together 1 − 1000/1010 · 1010/1050 · 1110/1130.
void YearRatesTest::electricalSharesFollowTheChain()
{
    const auto shares = app::chainShares({20e3, 40e3, 10e3}, 1e6, 60e3);
    QVERIFY(std::abs(shares.distribution - 10.0 / 1010.0) < 1e-12);
    QVERIFY(std::abs(shares.ups - 40.0 / 1050.0) < 1e-12);
    QVERIFY(std::abs(shares.service - 20.0 / 1130.0) < 1e-12);
    QVERIFY(std::abs(shares.together() - (1.0 - 1000.0 / 1050.0 * 1110.0 / 1130.0)) < 1e-12);
    const auto year = only(row()).year;
    QVERIFY(year->elc > 0.0 && year->elc < 0.2);
    QCOMPARE(year->elc, year->losses.together());
}

// Prices of 0.2 USD/kWh by night and 0.05 by day: the cost is the sum of hours, the cost page's
// energy line follows, and an unknown key is said.
void YearRatesTest::hourlyPricesAndCarbonAreUsed()
{
    HourSeries series;
    series.key = "spot";
    std::vector<double> price;
    std::vector<double> carbon;
    for (int i = 0; i < 8760; ++i) {
        price.push_back((i % 24 < 8 ? 0.2 : 0.05) / 3.6e6);
        carbon.push_back((i % 24 < 8 ? 0.1 : 0.7) / 3.6e6);
    }
    series.price = hourCurve(Measure::MoneyPerEnergy, price);
    series.carbon = hourCurve(Measure::CarbonPerEnergy, carbon);
    const auto project = putHourSeries(row(), series);
    QVERIFY(project.has_value());
    const auto assessment = only(*project);
    const auto& year = *assessment.year;
    double usd = 0.0;
    double kilograms = 0.0;
    for (std::size_t i = 0; i < 8760; ++i) {
        const double joules = 3600.0 * year.hourly->facilityW(i);
        usd += joules * price[i];
        kilograms += joules * carbon[i];
    }
    QVERIFY(std::abs(inSi(year.energyCost) / usd - 1.0) < 1e-9);
    QVERIFY(std::abs(year.carbonKg / kilograms - 1.0) < 1e-9);
    const auto& plan = project->alternatives.front().plan;
    const auto compute = computeCaseOf(*project, plan);
    const auto fabric = fabricPlanOf(*project, plan, catalogue());
    const CostCase cost{billOf({*project, plan, catalogue(), assessment.racks, assessment.elements,
                                compute, fabric, app::yearMeans(year, *project)}),
                        compute};
    const auto values = valuesOf(inputsOf(*project));
    const auto opex = opexOf(cost.bill, {}, values);
    QVERIFY(std::abs(opex[static_cast<std::size_t>(OpexKind::Electricity)] / usd - 1.0) < 1e-9);
    const auto lost = only(with(row(), FieldTable::Site, "tariff", "nowhere"));
    QVERIFY(lost.year.has_value() && has(lost, "year.hourly"));
}

// A case of 30 K over a coolant that stands 5 K over facility water, limit 87 °C, supply at most
// 45 °C: at 30 °C 22 K and 10 K are left; at 45 °C the rack's 45 °C are passed by 5 K, the GPU has
// 7 K; with 60 K over the coolant it throttles to (87 − 50)/60 of its power.
void YearRatesTest::chipMarginsShrinkWithTheSupply()
{
    std::vector<app::ChipMargin> racks{{HallId{1}, 2.0, 5.0, 30.0, 87.0, 45.0}};
    SetPointRow row;
    row.supply = celsius(30);
    app::addChipMargins(racks, row);
    QVERIFY(std::abs(inSi(*row.chipMargin) - 22.0) < 1e-9);
    QVERIFY(std::abs(inSi(*row.rackMargin) - 10.0) < 1e-9);
    QCOMPARE(row.racksTooWarm, 0);
    SetPointRow warm;
    warm.supply = celsius(45);
    app::addChipMargins(racks, warm);
    QVERIFY(std::abs(inSi(*warm.chipMargin) - 7.0) < 1e-9 && *warm.chipPower == 1.0);
    QVERIFY(std::abs(inSi(*warm.rackMargin) + 5.0) < 1e-9);
    QCOMPARE(warm.racksTooWarm, 2);
    QCOMPARE(racks[0].highestFacilityC(), 40.0);
    racks[0].riseK = 60.0;
    SetPointRow hot;
    hot.supply = celsius(45);
    app::addChipMargins(racks, hot);
    QVERIFY(std::abs(*hot.chipPower - 37.0 / 60.0) < 1e-12);
    // The best row is the cheapest of those that hold.
    SetPointStudy study;
    row.total = 1.05;
    warm.total = 1.01;
    study.rows = {row, warm};
    QCOMPARE(study.best(), std::size_t{0});
}

// The design day's drawing is a balance: water loses in free cooling and chiller what the hall
// gave.
void YearRatesTest::designDayBalances()
{
    const auto assessment = only(row());
    QCOMPARE(assessment.year->designDay.size(), std::size_t{2});
    for (const auto& day : assessment.year->designDay) {
        const double heat = inSi(day.heat);
        QVERIFY(std::abs(inSi(day.freeHeat + day.chilled) - heat) < 1e-6 * heat);
        QVERIFY(day.supply <= day.between && day.between <= day.returned);
        const double carried = 4.17e6 * inSi(day.flow) * (inSi(day.returned) - inSi(day.supply));
        QVERIFY(std::abs(carried - heat) < 1e-6 * heat);
        QVERIFY(std::abs(inSi(day.rejected - day.heat - day.chiller)) < 1e-6 * heat);
    }
}

HALLWRIGHT_TEST(YearRatesTest)
#include "year_rates_test.moc"
