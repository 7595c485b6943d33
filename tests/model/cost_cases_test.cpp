// SPDX-License-Identifier: GPL-3.0-or-later
// Published worked cases of cost and carbon, each by the product's own functions.
#include "model/economics/finance.h"
#include "model/economics/unit_cost.h"
#include "model/value/fabric.h"
#include "model/value/goodput.h"
#include "tests/model/cost_builder.h"
#include "tests/model/published_cases.h"

#include <algorithm>

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;
using hallwright::tests::putFile;
using hallwright::tests::rackLine;

namespace {

// Capital only: nothing installed, no soft cost, no building.
std::vector<Input> plainInputs()
{
    auto out = priceBook();
    using enum InputKey;
    for (const InputKey zero : {InstallationShare, SoftCostShare})
        putFile(out, zero, 0.0);
    return out;
}

double capexOfLines(const std::vector<BillLine>& lines)
{
    CostCase cost;
    cost.bill.lines = lines;
    return costAt(cost, {valuesOf(plainInputs()), {}}).capex;
}

BillLine lineOf(const char* type, double count, double price, BillRole role)
{
    BillLine out = rackLine(type, count, price);
    out.role = role;
    return out;
}

} // namespace

class CostCasesTest : public QObject {
    Q_OBJECT
private slots:
    // Node, switch and cable counts of the sheet at its prices; switches as the fabric rule counts
    // them where the sheet builds the design the product builds.
    void clusterTiersCostWhatTheSheetPrints()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        for (const char* id :
             {"cost-06-h100-cluster-64-nodes", "cost-06-h100-cluster-256-nodes",
              "cost-06-h100-cluster-2048-nodes", "cost-06-h100-cluster-8192-nodes"}) {
            const auto one = caseOf(casesOf(path), id);
            const double nodes = one.in("nodes");
            const double total = capexOfLines(
                {lineOf("node", nodes, one.in("node_usd"), BillRole::It),
                 lineOf("switch", one.in("switches"), one.in("switch_usd"), BillRole::Network),
                 lineOf("cable", 1, one.in("cable_usd"), BillRole::Network),
                 lineOf("facility", 1, one.in("facility_usd"), BillRole::Installed)});
            QVERIFY(agrees(one, "total_usd", total));
            QVERIFY(agrees(one, "usd_per_gpu", total / (8 * nodes)));
        }
        QCOMPARE(railTrees({8 * 2048, 64, 1.0, 0}, 8).switches(), 768);
        QCOMPARE(smallestTree({8 * 8192, 64, 1.0, 0}).switches(), 5120);
    }

    void rackCostsAreTheSumOfTheirParts()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto bernstein = caseOf(casesOf(path), "cost-07-bernstein-gb200-gw");
        const double rack =
            capexOfLines({lineOf("compute", 1, bernstein.in("compute_usd"), BillRole::It),
                          lineOf("site", 1, bernstein.in("infra_usd"), BillRole::Installed)});
        QVERIFY(agrees(bernstein, "rack_usd", rack));
        QVERIFY(agrees(bernstein, "gpu_usd_per_rack", bernstein.in("gpu_share") * rack));
        const auto liquid = caseOf(casesOf(path), "cost-08-rack-cooling-bom");
        for (const auto& [key, figure] : {std::pair{"gb300", "gb300_usd"}, {"vr", "vr_usd"}})
            QVERIFY(agrees(liquid, figure,
                           capexOfLines({lineOf("tray", liquid.row(key, 0), liquid.row(key, 1),
                                                BillRole::Installed),
                                         lineOf("switch", liquid.row(key, 2), liquid.row(key, 3),
                                                BillRole::Installed)})));
    }

    void amortisedTrainingCostIsEpochs()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        for (const char* id : {"cost-09a-epoch-gpt4", "cost-09b-epoch-llama405b"}) {
            const auto one = caseOf(casesOf(path), id);
            AmortisedRun run;
            run.pricePerChip = dollars(one.in("price_per_chip"));
            run.fromPurchase = hours(8766 * one.in("years_acq_to_start"));
            run.chipTime = hours(one.in("chip_hours"));
            run.chipPower = kilowatts(one.in("tdp_kW") * one.in("server_mult"));
            run.pue = one.in("pue");
            run.energyPrice = dollars(one.in("usd_per_kWh")) / (kilowatts(1) * hours(1));
            QVERIFY(agrees(one, "cost", costOf(run) / dollars(1)));
            QVERIFY(
                agrees(one, "acquisition",
                       one.in("chips") * one.in("price_per_chip") / AmortisedRun{}.serverShare));
        }
    }

    void runsCostTheirHoursAtARate()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto cases = casesOf(path);
        const auto seek = caseOf(cases, "cost-11-deepseek-v3");
        QVERIFY(agrees(seek, "usd",
                       hours(seek.in("gpu_hours")) * (dollars(seek.in("usd_per_h")) / hours(1)) /
                           dollars(1)));
        const auto mpt = caseOf(cases, "cost-12-mpt7b");
        const Duration time = mpt.in("gpus") * hours(24 * mpt.in("days"));
        QVERIFY(agrees(mpt, "gpu_hours", time / hours(1)));
        QVERIFY(agrees(mpt, "usd_per_gpu_h", mpt.in("usd") / (time / hours(1))));
        for (const char* id : {"cost-17a-gpt3-fp8-jan24", "cost-17b-gpt3-fp8-dec24"}) {
            const auto run = caseOf(cases, id);
            const Duration gpuTime =
                trainingTime(trainingWork(run.in("N"), run.in("D")),
                             run.in("mfu") * fromSi<ArithmeticRate>(run.in("peak")));
            QVERIFY(agrees(run, "usd_per_gpu_h", run.in("usd") / (gpuTime / hours(1))));
        }
        const auto energy = caseOf(cases, "cost-10-100k-h100-energy");
        QVERIFY(agrees(energy, "usd", energy.in("TWh") * 1e9 * energy.in("usd_per_kWh")));
    }

    void runWaterfallIsTheFirstOrderGoodput()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto run = caseOf(casesOf(path), "cost-13-run-waterfall");
        const Duration productive =
            trainingTime(trainingWork(run.in("N"), run.in("D")),
                         run.in("mfu") * fromSi<ArithmeticRate>(run.in("peak")));
        const CheckpointCase job{hours(run.in("M_h")), hours(run.in("delta_h")),
                                 hours(run.in("R_h") + run.in("q_h"))};
        const double ratio = firstOrderTimeRatio(job);
        const double allocated = productive / hours(1) / ratio;
        QVERIFY(agrees(run, "productive_gpu_h", productive / hours(1)));
        QVERIFY(agrees(run, "allocated_gpu_h", allocated));
        QVERIFY(agrees(run, "ettr", ratio));
        QVERIFY(agrees(run, "goodput", run.in("mfu") * ratio));
        QVERIFY(agrees(run, "usd", allocated * run.in("usd_per_h")));
        QVERIFY(agrees(run, "usd_per_useful_gpu_h", run.in("usd_per_h") / (run.in("mfu") * ratio)));
        // The source's interval is sqrt(2 d M), Young's with the write inside.
        QVERIFY(agrees(run, "tau_h", (youngInterval(job) + job.write) / hours(1)));
    }

    void spotRunsFailMoreOften()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        for (const char* id : {"cost-14-spot-q0.05", "cost-14-spot-q0.5"}) {
            const auto run = caseOf(casesOf(path), id);
            const double between =
                1.0 / (1.0 / run.in("M_hw") + run.in("nodes") / run.in("node_preempt_h"));
            QVERIFY(agrees(run, "M_total", between));
            const double ratio = firstOrderTimeRatio(
                {hours(between), hours(run.in("delta_h")), hours(run.in("R_h") + run.in("q_h"))});
            QVERIFY(
                agrees(run, "usd", run.in("productive_gpu_h") / ratio * run.in("spot_usd_per_h")));
        }
    }

    void servingFleetSellsItsTokens()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto fleet = caseOf(casesOf(path), "cost-16-inference-fleet");
        const double tokens =
            fleet.in("instances") * fleet.in("tok_s") * fleet.in("duty") * hoursPerYear * 3600;
        QVERIFY(agrees(fleet, "tokens_year", tokens));
        QVERIFY(agrees(fleet, "markup", fleet.in("price_per_Mtok") / fleet.in("usd_per_Mtok") - 1));
        QVERIFY(agrees(fleet, "gap",
                       fleet.in("hyper_usd_per_MW") * fleet.in("MW") - fleet.in("fleet_usd")));
    }

    void hourlyRatesAndPowerAreThePublishedTable()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto one = caseOf(casesOf(path), "cost-18-inferencex-constants");
        const auto table = one.inputs.value(QLatin1String("table")).toObject();
        const auto figure = [&](const char* gpu, int column) {
            return table.value(QLatin1String(gpu)).toArray().at(column).toDouble();
        };
        QVERIFY(agrees(one, "gb200_over_h100", figure("gb200", 1) / figure("h100", 1)));
        const auto within = [&](const char* gpu) {
            return double(gpusWithin(kilowatts(1000 * one.in("MW")), kilowatts(figure(gpu, 0))));
        };
        QVERIFY(agrees(one, "gpus_gb200_100MW", within("gb200")));
        QVERIFY(agrees(one, "gpus_h100_100MW", within("h100")));
        const auto rent = caseOf(casesOf(path), "cost-22-colo-per-gpu");
        const auto rows = rent.inputs.value(QLatin1String("rows")).toObject();
        for (const char* key : {"US2024", "US2025", "world2025"})
            QVERIFY(
                agrees(rent, key,
                       perGpuHour(dollars(rows.value(QLatin1String(key)).toDouble()) / kilowatts(1),
                                  kilowatts(rent.in("kW_per_gpu"))) /
                           (dollars(1) / hours(1))));
    }

    void carbonIsEnergyTimesItsFactor()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto cases = casesOf(path);
        const auto card = caseOf(cases, "carbon-01-model-card");
        FacilityEnergy run{watts(card.in("W") * card.in("n")), hours(card.in("h")), card.in("pue")};
        QVERIFY(agrees(card, "kWh", kilowattHours(run)));
        QVERIFY(agrees(card, "kg", kilowattHours(run) * card.in("g_per_kWh") / 1000));
        const auto gpt = caseOf(cases, "carbon-02-gpt3");
        run = {watts(gpt.in("W") * gpt.in("n")), hours(24 * gpt.in("days")), gpt.in("pue")};
        QVERIFY(agrees(gpt, "MWh", kilowattHours(run) / 1e3));
        QVERIFY(agrees(gpt, "t", kilowattHours(run) * gpt.in("kg_per_kWh") / 1e3));
        const auto bloom = caseOf(cases, "carbon-03-bloom");
        const double operational = bloom.in("kWh") * bloom.in("g_per_kWh") / 1e6;
        QVERIFY(agrees(bloom, "operational_t", operational));
        QVERIFY(
            agrees(bloom, "total_t", operational + bloom.in("embodied_t") + bloom.in("idle_t")));
        const auto llama = caseOf(cases, "carbon-04-llama31");
        const auto rows = llama.inputs.value(QLatin1String("rows")).toArray();
        const char* const names[] = {"f8", "f70", "f405", "fall"};
        for (int i = 0; i < 4; ++i) {
            const auto row = rows[i].toArray();
            run = {kilowatts(llama.in("tdp_kW")), hours(row[0].toDouble()), 1.0};
            QVERIFY(agrees(llama, names[i], row[1].toDouble() * 1e3 / kilowattHours(run)));
        }
        const auto board = caseOf(cases, "carbon-05-hgx");
        QVERIFY(agrees(board, "cut", 1 - board.in("b200") / board.in("h100")));
    }

    // Straight line over the life, interest as the even payment less it, 730 h a month.
    void datacenterCostPerWattMonthIsTheBooks()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto one = caseOf(casesOf(path), "fin-03-dc-as-computer");
        const auto perMonth = [](MoneyPerTime rate) {
            return rate / (dollars(1) / hours(hoursPerYear / 12));
        };
        const auto straight = [&](const char* price, const char* life) {
            return perMonth(depreciation(dollars(one.in(price)), years(one.in(life))));
        };
        const double dc = straight("dc_usd_per_W", "dc_years");
        QVERIFY(agrees(one, "dc_amort", dc));
        QVERIFY(agrees(
            one, "dc_interest",
            monthlyPayment(dollars(one.in("dc_usd_per_W")), one.in("rate"), one.in("dc_years")) /
                    dollars(1) -
                dc));
        const double server = straight("srv_usd_per_W", "srv_years");
        QVERIFY(agrees(one, "srv_amort", server));
        QVERIFY(agrees(one, "srv_opex", one.in("srv_opex") * server));
        // The re-implementation's month has 720 h for energy.
        FacilityEnergy month{watts(one.in("srv_avg")), hours(720), 1.0};
        const double power = kilowattHours(month) * one.in("usd_per_kWh");
        QVERIFY(agrees(one, "power", power));
        month.pue = one.in("pue");
        QVERIFY(agrees(one, "pue_overhead", kilowattHours(month) * one.in("usd_per_kWh") - power));
    }

    // A shape: cost per watt of the liquid hall falls with density, as the paper's index does.
    void liquidHallsGetCheaperPerWattWithDensity()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto one = caseOf(casesOf(path), "fin-04-liquid-capex");
        QVERIFY(agrees(one, "save20", one.in("air10") - one.in("liq20")));
        QVERIFY(agrees(one, "save40", one.in("air10") - one.in("liq40")));
        QVERIFY(one.in("liq40") < one.in("liq20") && one.in("liq20") < one.in("liq10"));
    }

    // Every case of the file is reproduced by some test: a new one must be added to a list.
    void everyCostCaseIsCovered()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const QStringList elsewhere{QStringLiteral("cost-01-"), QStringLiteral("cost-02-"),
                                    QStringLiteral("cost-03-"), QStringLiteral("cost-04-"),
                                    QStringLiteral("cost-05-"), QStringLiteral("cost-21-"),
                                    QStringLiteral("fin-01-"),  QStringLiteral("fin-02-"),
                                    QStringLiteral("cost-15-"), QStringLiteral("cost-20")};
        const QStringList here{QStringLiteral("cost-06-"),   QStringLiteral("cost-07-"),
                               QStringLiteral("cost-08-"),   QStringLiteral("cost-09"),
                               QStringLiteral("cost-10-"),   QStringLiteral("cost-11-"),
                               QStringLiteral("cost-12-"),   QStringLiteral("cost-13-"),
                               QStringLiteral("cost-14-"),   QStringLiteral("cost-16-"),
                               QStringLiteral("cost-17"),    QStringLiteral("cost-18-"),
                               QStringLiteral("cost-22-"),   QStringLiteral("carbon-01-"),
                               QStringLiteral("carbon-02-"), QStringLiteral("carbon-03-"),
                               QStringLiteral("carbon-04-"), QStringLiteral("carbon-05-"),
                               QStringLiteral("fin-03-"),    QStringLiteral("fin-04-")};
        for (const auto& one : casesOf(path)) {
            const auto starts = [&](const QString& start) { return one.id.startsWith(start); };
            QVERIFY2(std::any_of(here.begin(), here.end(), starts) ||
                         std::any_of(elsewhere.begin(), elsewhere.end(), starts),
                     qPrintable(one.id));
        }
    }
};

HALLWRIGHT_TEST(CostCasesTest)
#include "cost_cases_test.moc"
