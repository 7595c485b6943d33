// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/cost_case.h"
#include "model/economics/finance.h"
#include "tests/model/cost_builder.h"
#include "tests/model/published_cases.h"

#include <set>

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;
using hallwright::tests::costCase;
using hallwright::tests::put;
using hallwright::tests::putFile;

namespace {

bool near(double a, double b, double tolerance = 1e-9)
{
    const bool good = std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
    if (!good)
        qWarning("%.12g is not %.12g", a, b);
    return good;
}

const TcoItem& itemOf(const TcoResult& tco, const char* key)
{
    for (const auto& item : tco.items)
        if (item.key == key)
            return item;
    qFatal("no item %s", key);
}

double perYear(MoneyPerTime rate)
{
    return rate * years(1.0) / dollars(1.0);
}

} // namespace

class EconomicsTest : public QObject {
    Q_OBJECT
private slots:
    void everyDefaultHasARangeAndASource()
    {
        std::set<std::string> keys;
        for (const auto& input : priceBook()) {
            QVERIFY2(keys.insert(input.key).second, input.key.c_str());
            QVERIFY2(input.source.size() > 8 || input.source == "estimate", input.key.c_str());
            QVERIFY2(!input.title.empty(), input.key.c_str());
            QVERIFY2(input.low <= input.value && input.value <= input.high, input.key.c_str());
        }
    }

    void userRowsTakeThePlaceOfDefaults()
    {
        Project project;
        Input row = defaultInput(InputKey::EnergyPrice);
        row.id = {7};
        row.value = fromFile(Measure::MoneyPerEnergy, 0.2);
        Input foreign = row;
        foreign.id = {8};
        foreign.key = "of_a_newer_version";
        project.inputs = Table<Input>({row, foreign});
        const auto inputs = inputsOf(project);
        QCOMPARE(inputs.size(), inputCount);
        QVERIFY(near(at(valuesOf(inputs), InputKey::EnergyPrice) * 3.6e6, 0.2));
        QVERIFY(near(at(valuesOf(inputs), InputKey::DiscountRate), 0.09));
    }

    // r = 8 %, 5 years: 0.08 / (1 − 1.08^−5) = 0.2504565.
    void recoveryFactorIsTheTextbookOne()
    {
        QVERIFY(near(capitalRecovery(0.08, 5), 0.2504565, 1e-7));
        QVERIFY(near(capitalRecovery(0.0, 4), 0.25));
        QVERIFY(near(presentOfYearly(0.08, 0.0, 5) * capitalRecovery(0.08, 5), 1.0));
    }

    // Life 3, horizon 7, 10 %: bought at 0, 3, 6; at 7 two thirds of the last remain.
    void replacementAndResidualFollowTheLife()
    {
        const double expected =
            1 + std::pow(1.1, -3) + std::pow(1.1, -6) - 2.0 / 3.0 * std::pow(1.1, -7);
        const Ownership asset{3, 7, 0.10};
        QVERIFY(near(presentOfOwning(asset), expected));
        double sum = 0.0;
        for (int year = 0; year <= 7; ++year)
            sum += paymentOfOwning(asset, year) * std::pow(1.1, -year);
        QVERIFY(near(sum, expected));
        // Life equal to the horizon: one purchase, nothing left.
        QVERIFY(near(presentOfOwning({5, 5, 0.1}), 1.0));
        // Land: the whole price comes back.
        QVERIFY(near(presentOfOwning({std::numeric_limits<double>::infinity(), 5, 0.1}),
                     1 - std::pow(1.1, -5)));
    }

    // 10 racks: typical 800 kW; load 0.8: losses 40, fans and pumps 20, heat rejection
    // 0.04 · 720 + 0.25 · 80 = 48.8; facility 908.8 kW; 8,760 h at 0.10 USD/kWh = 796,108.8 USD.
    void energyCostIsPowerTimesHoursTimesPrice()
    {
        auto inputs = priceBook();
        putFile(inputs, InputKey::EnergyPrice, 0.10);
        const auto tco = tcoOf(costCase("r", 10, 1e6), inputs);
        QVERIFY(near(perYear(itemOf(tco, "energy").opex), 796108.8));
        QVERIFY(near(itemOf(tco, "energy").quantity, 7961.088)); // MWh
        // 1 MW · 5.5 / 10 MW · 150,000 USD
        QVERIFY(near(perYear(itemOf(tco, "staff").opex), 82500));
        // 720 kW · 0.16 + 80 kW · 0.28 L/kWh = 137.6 L/h: 1,205.376 m³ at 2.5 USD
        QVERIFY(near(perYear(itemOf(tco, "water").opex), 3013.44));
    }

    // 10 racks of 1 MUSD; UPS 1 MW · 375 USD/kW = 375,000; installation 0.6 of it = 225,000; soft
    // cost 0.15 of both = 90,000.
    void capitalIsTheSumOfItsLines()
    {
        const auto tco = tcoOf(costCase("r", 10, 1e6), priceBook());
        QVERIFY(near(itemOf(tco, "ups").capex / dollars(1), 375000));
        QVERIFY(near(itemOf(tco, "installation").capex / dollars(1), 225000));
        QVERIFY(near(itemOf(tco, "soft-cost").capex / dollars(1), 90000));
        QVERIFY(near(tco.capex / dollars(1), 10690000));
        Money sum{};
        for (const auto& item : tco.items)
            sum += item.capex;
        QVERIFY(near(sum / dollars(1), 10690000));
        for (const auto& item : tco.items)
            QVERIFY2(!item.source.empty(), item.key.c_str());
    }

    void itemsCashAndFastFiguresAgreeOnTheTotal()
    {
        auto inputs = priceBook();
        putFile(inputs, InputKey::Horizon, 12);
        putFile(inputs, InputKey::DemandCharge, 14);
        putFile(inputs, InputKey::CarbonPrice, 0.05);
        const auto cost = costCase("r", 10, 1e6);
        const auto tco = tcoOf(cost, inputs);
        QCOMPARE(tco.years, 12.0);
        double cash = 0.0;
        for (const auto& year : tco.cash)
            cash += year.discounted / dollars(1);
        QVERIFY(near(cash, tco.total / dollars(1)));
        const CostPoint point{valuesOf(inputs), {}};
        QVERIFY(near(costAt(cost, point).present, tco.total / dollars(1)));
        QVERIFY(near(costAt(cost, point).capex, tco.capex / dollars(1)));
        QCOMPARE(tco.cash.size(), std::size_t{13});
    }

    // Levelised: annuity of the total over GPUs and 8,760 h; per PFLOP-day: × 24 · GPUs / PFLOP/s.
    void levelisedFiguresFollowFromTheTotal()
    {
        const auto cost = costCase("r", 10, 1e6);
        const auto tco = tcoOf(cost, priceBook());
        const double annuity = tco.total / dollars(1) * capitalRecovery(0.09, 5);
        QVERIFY(near(*tco.usdPerGpuHour, annuity / 8760 / 720));
        const auto value = valueOf(cost.compute, valuesOf(priceBook()));
        const double pflops = inSi(*value.effective) / 1e15;
        QVERIFY(near(*tco.usdPerEffectivePflopDay, *tco.usdPerGpuHour * 24 * 720 / pflops));
        QVERIFY(near(*tco.usdPerMillionTokens,
                     *tco.usdPerGpuHour * 24 * 720 / *value.tokensPerDay * 1e6));
    }

    void unknownPeakLeavesOutputCostUnknown()
    {
        auto cost = costCase("r", 10, 1e6);
        cost.compute.groups[0].peak.reset();
        const auto tco = tcoOf(cost, priceBook());
        QVERIFY(tco.usdPerGpuHour && !tco.usdPerEffectivePflopDay && !tco.usdPerMillionTokens);
    }

    // More of anything that costs never lowers the total; each such input in turn.
    void costIsMonotone()
    {
        using enum InputKey;
        const auto cost = costCase("r", 10, 1e6);
        for (const InputKey key : {EnergyPrice,
                                   EnergyEscalation,
                                   Escalation,
                                   DemandCharge,
                                   Ups,
                                   InstallationShare,
                                   SoftCostShare,
                                   HeatRejectionLiquid,
                                   HeatRejectionAir,
                                   WaterUseLiquid,
                                   WaterUseAir,
                                   WaterPrice,
                                   StaffPer10Mw,
                                   Salary,
                                   MaintenanceShare,
                                   SparesShare,
                                   InsuranceShare,
                                   CarbonPrice,
                                   SpareIdleShare,
                                   Utilisation}) {
            CostPoint point{valuesOf(priceBook()), {}};
            put(point.inputs, CarbonPrice, 0.01);
            put(point.inputs, Utilisation, 0.5);
            double before = costAt(cost, point).present;
            const double start = at(point.inputs, key);
            for (int step = 1; step <= 10; ++step) {
                const double more = start == 0.0 ? 1e-3 * step : start * (1.0 + 0.1 * step);
                put(point.inputs, key, more);
                const double now = costAt(cost, point).present;
                QVERIFY2(now > before, defaultInput(key).key.c_str());
                before = now;
            }
        }
        QVERIFY(costAt(costCase("r", 11, 1e6), {valuesOf(priceBook()), {}}).present >
                costAt(cost, {valuesOf(priceBook()), {}}).present);
    }

    void longerItLifeNeverCostsMore()
    {
        const auto cost = costCase("r", 10, 1e6);
        CostPoint point{valuesOf(priceBook()), {}};
        double before = 1e99;
        for (double life = 1; life <= 12; ++life) {
            put(point.inputs, InputKey::ItLife, years(life) / seconds(1));
            const double now = costAt(cost, point).present;
            QVERIFY(now <= before);
            before = now;
        }
    }

    void reproducesThePublishedFinanceCases()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto cases = casesOf(path);
        const auto crf = caseOf(cases, "fin-01-crf");
        const auto pairs = crf.inputs.value(QLatin1String("pairs")).toArray();
        const char* const names[] = {"a", "b", "c", "d"};
        for (int i = 0; i < 4; ++i)
            QVERIFY(agrees(crf, names[i],
                           capitalRecovery(pairs[i].toArray()[0].toDouble(),
                                           pairs[i].toArray()[1].toDouble())));
        const auto straight = caseOf(cases, "fin-02-depreciation");
        const Money price = dollars(straight.in("P"));
        QVERIFY(agrees(straight, "y3", perYear(depreciation(price, years(3)))));
        QVERIFY(agrees(straight, "y6", perYear(depreciation(price, years(6)))));
        const auto burdened = caseOf(cases, "cost-03-hamilton-burdened-watt");
        const double watt =
            burdened.in("facility_usd") * burdened.in("share") *
                capitalRecovery(burdened.in("rate_per_year"), burdened.in("years")) /
                burdened.in("critical_W") +
            burdened.in("pue") * hoursPerYear / 1000 * burdened.in("usd_per_kWh");
        QVERIFY(agrees(burdened, "total_usd_per_W_year", watt));
    }

    void reproducesHamiltonsMonthlyCost()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto cases = casesOf(path);
        for (const char* id : {"cost-01-hamilton-2010", "cost-02-hennessy-patterson-wsc"}) {
            const auto one = caseOf(cases, id);
            const double rate = one.in("rate_per_year");
            const auto monthly = [&](const char* sum, const char* life) {
                return monthlyPayment(dollars(one.in(sum)), rate, one.in(life)) / dollars(1);
            };
            const double server = monthly("servers_usd", "server_years");
            const double network = monthly("network_usd", "network_years");
            const double facility = monthly("facility_usd", "facility_years");
            const double share = one.in("power_cooling_share");
            const double power = one.in("critical_W") / 1000 * one.in("load_fraction") *
                                 one.in("pue") * one.in("usd_per_kWh") * one.in("hours_per_month");
            const double people = one.inputs.value(QLatin1String("people_month")).toDouble();
            const double total = server + network + facility + power + people;
            QVERIFY(agrees(one, "total_month", total));
            if (people > 0.0) {
                QVERIFY(agrees(one, "server_month", server));
                QVERIFY(agrees(one, "network_month", network));
                QVERIFY(agrees(one, "pc_month", share * facility));
                QVERIFY(agrees(one, "other_month", (1 - share) * facility));
                QVERIFY(agrees(one, "power_month", power));
            } else {
                QVERIFY(agrees(one, "server_share", server / total));
                QVERIFY(agrees(one, "network_share", network / total));
                QVERIFY(agrees(one, "power_cooling_share", share * facility / total));
                QVERIFY(agrees(one, "other_infra_share", (1 - share) * facility / total));
                QVERIFY(agrees(one, "power_share", power / total));
            }
        }
    }

    // 1,024 GPUs for five years with energy only: the product's own sum at zero rates.
    void reproducesTheFiveYearGpuCost()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto one = caseOf(casesOf(path), "cost-04-gpu-5yr-tco");
        const auto gpus = one.inputs.value(QLatin1String("gpus")).toObject();
        for (const char* name : {"H100", "H200", "B200"}) {
            const auto row = gpus.value(QLatin1String(name)).toArray();
            CostCase cost;
            cost.bill.gpus = one.in("n");
            cost.bill.lines.push_back(
                hallwright::tests::rackLine(name, one.in("n"), row[0].toDouble()));
            // The article's power: TDP × utilisation × PUE, all as IT here.
            cost.bill.typicalWorking = watts(one.in("n") * row[1].toDouble() * one.in("pue"));
            ComputeGroup group;
            group.gpus = static_cast<std::int64_t>(one.in("n"));
            group.domainGpus = 8;
            group.trays = {1, 0, 8};
            group.peak = fromSi<ArithmeticRate>(row[2].toDouble() * 1e12);
            cost.compute.groups.push_back(group);
            auto inputs = priceBook();
            using enum InputKey;
            for (const InputKey zero :
                 {DiscountRate, EnergyEscalation, Escalation, SparesShare, InsuranceShare,
                  SpareIdleShare, DetectTime, ReplaceTime, ReloadTime, CheckpointWrite, RepairTime})
                putFile(inputs, zero, 0.0);
            putFile(inputs, Horizon, one.in("years"));
            putFile(inputs, ItLife, one.in("years"));
            putFile(inputs, EnergyPrice, one.in("usd_per_kWh"));
            putFile(inputs, Utilisation, one.in("util"));
            putFile(inputs, Mfu, 1.0);
            const auto tco = tcoOf(cost, inputs);
            const double energy = perYear(itemOf(tco, "energy").opex) * one.in("years");
            const std::string prefix = name;
            QVERIFY(agrees(one, (prefix + "_tco").c_str(), tco.total / dollars(1)));
            if (prefix != "H200")
                QVERIFY(agrees(one, (prefix + "_energy").c_str(), energy));
            QVERIFY(agrees(one, (prefix + "_usd_per_eff_pflop_year").c_str(),
                           *tco.usdPerEffectivePflopDay * 365));
        }
    }

    void reproducesTheEnergyBillOfTenThousandGpus()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto one = caseOf(casesOf(path), "cost-05-10k-h100-power");
        CostCase cost;
        const double it = one.in("n") * one.in("tdp_W") * one.in("server_factor");
        cost.bill.itTdp = watts(it);
        cost.bill.typicalWorking = watts(it);
        cost.bill.liquidHeat = watts(it);
        auto inputs = priceBook();
        putFile(inputs, InputKey::HeatRejectionLiquid, one.in("pue") - 1.0);
        putFile(inputs, InputKey::EnergyPrice, one.in("usd_per_kWh"));
        const auto values = valuesOf(inputs);
        const auto mean = meanPower(cost.bill, values);
        QVERIFY(agrees(one, "it_kW", mean.it / kilowatts(1)));
        QVERIFY(agrees(one, "facility_MW", mean.facility() / kilowatts(1000)));
        const auto tco = tcoOf(cost, inputs);
        QVERIFY(agrees(one, "GWh", itemOf(tco, "energy").quantity / 1000));
        QVERIFY(agrees(one, "usd_year", perYear(itemOf(tco, "energy").opex)));
    }

    void shellAndSiteAreThePublishedSharesAndNoMore()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto one = caseOf(casesOf(path), "cost-21-cushman");
        const auto shares = one.inputs.value(QLatin1String("shares")).toObject();
        const auto share = [&](const char* key) {
            return shares.value(QLatin1String(key)).toDouble();
        };
        const double perKw = one.in("avg_usd_per_MW") / 1000;
        const auto book = valuesOf(priceBook());
        QVERIFY(near(at(book, InputKey::Shell) * 1000,
                     perKw * (share("shell") + share("back_of_house") + share("office")), 1e-3));
        QVERIFY(near(at(book, InputKey::Site) * 1000, perKw * share("site"), 1e-3));
    }
};

HALLWRIGHT_TEST(EconomicsTest)
#include "economics_test.moc"
