// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/bids.h"
#include "tests/model/cost_builder.h"
#include "tests/support/test_program.h"

using namespace hallwright::model;
using hallwright::tests::costCase;

namespace {

// Ten racks at 3 MUSD and 1,000 kW of UPS at the assumed 375 USD/kW.
CostCase tenRacks()
{
    return costCase("r", 10, 3e6);
}

QuotedLine priced(const char* item, double unitPrice)
{
    QuotedLine out;
    out.item = item;
    out.unitPrice = unitPrice;
    return out;
}

const LevelledRow& rowOf(const LevelledBids& all, const char* key)
{
    for (const auto& row : all.rows)
        if (row.key == key)
            return row;
    qFatal("no such row");
}

} // namespace

class BidsTest : public QObject {
    Q_OBJECT
private slots:
    // Racks quoted at 2.5 MUSD, the UPS left open: 25 MUSD and the estimate of 1,000 × 375.
    void gapsAreFilledByTheEstimateAndMarked()
    {
        const auto inputs = valuesOf(priceBook());
        const auto all =
            levelled(tenRacks(), {{"One", {priced("racks/r", 2.5e6)}, {}}}, inputs, {});
        // One value counts −20/+30 % around it with the value itself in the middle.
        QVERIFY(std::abs(all.estimate - 30.375e6) < 1e-3);
        const auto& rack = rowOf(all, "racks/r").cells[0];
        QCOMPARE(rack.origin, PriceOrigin::Quoted);
        QVERIFY(std::abs(rack.usd - 25e6) < 1e-3);
        const auto& ups = rowOf(all, "ups");
        QCOMPARE(ups.cells[0].origin, PriceOrigin::Estimate);
        QVERIFY(std::abs(ups.cells[0].usd - 375e3) < 1e-3);
        QCOMPARE(ups.unit, std::string("kW"));
        QVERIFY(std::abs(ups.quantity - 1000.0) < 1e-9);
        QVERIFY(std::abs(all.bids[0].total - 25.375e6) < 1e-3);
        QVERIFY(std::abs(all.bids[0].quoted - 25e6) < 1e-3);
        QCOMPARE(all.bids[0].gaps, 1);
    }

    // 400 USD/kW in the unit of the bill; a total over the vendor's own 500 kW is 800 USD/kW.
    void unitPricesAndTotalsAreInTheUnitOfTheBill()
    {
        const auto inputs = valuesOf(priceBook());
        QuotedLine total;
        total.item = "ups";
        total.total = 400e3;
        QuotedLine counted = total;
        counted.quantity = 500.0;
        const auto all =
            levelled(tenRacks(),
                     {{"A", {priced("ups", 400.0)}, {}}, {"B", {total}, {}}, {"C", {counted}, {}}},
                     inputs, {});
        const auto& cells = rowOf(all, "ups").cells;
        QVERIFY(std::abs(cells[0].usd - 400e3) < 1e-6);
        QVERIFY(std::abs(cells[1].usd - 400e3) < 1e-6);
        QVERIFY(std::abs(cells[2].usd - 800e3) < 1e-6);
        QVERIFY(!cells[1].countedByVendor);
        QCOMPARE(cells[2].countedByVendor, std::optional(500.0));
    }

    void expiredAndExcludedLinesFallBackToTheEstimate()
    {
        const auto inputs = valuesOf(priceBook());
        QuotedLine old = priced("ups", 100.0);
        old.validUntil = {2026, 6, 30};
        QuotedLine out = priced("racks/r", 1.0);
        out.scope = BidScope::Excluded;
        QuotedLine in;
        in.item = "ups";
        in.scope = BidScope::Included;
        const std::vector<Bid> bids{{"A", {old, out}, {}}, {"B", {in}, {}}};
        const auto later = levelled(tenRacks(), bids, inputs, {2026, 7, 1});
        QCOMPARE(rowOf(later, "ups").cells[0].origin, PriceOrigin::Expired);
        QVERIFY(std::abs(rowOf(later, "ups").cells[0].usd - 375e3) < 1e-3);
        QCOMPARE(rowOf(later, "racks/r").cells[0].origin, PriceOrigin::Excluded);
        QCOMPARE(rowOf(later, "ups").cells[1].usd, 0.0);
        QCOMPARE(rowOf(later, "ups").cells[1].origin, PriceOrigin::Included);
        const auto inTime = levelled(tenRacks(), bids, inputs, {2026, 6, 30});
        QCOMPARE(rowOf(inTime, "ups").cells[0].origin, PriceOrigin::Quoted);
    }

    // The estimate's own prices quoted give its own total cost; a dollar less a rack gives less.
    void quotesReachTheTotalCost()
    {
        const auto inputs = valuesOf(priceBook());
        const auto cost = tenRacks();
        const double racks = capexOf(cost.bill.lines[0], inputs, 0.0);
        const auto all =
            levelled(cost,
                     {{"Same", {priced("racks/r", racks / 10), priced("ups", 375.0)}, {}},
                      {"Less", {priced("racks/r", racks / 10 - 1.0)}, {}}},
                     inputs, {});
        const double own = costAt(cost, {inputs, {}}).present;
        QVERIFY(std::abs(all.bids[0].present / own - 1.0) < 1e-12);
        QVERIFY(all.bids[1].present < own);
        QCOMPARE(
            levelled(cost, {{"X", {priced("crane", 1.0)}, {}}}, inputs, {}).bids[0].unknownItems,
            std::vector<std::string>{"crane"});
    }

    void taxRaisesQuotedPricesOnly()
    {
        const auto inputs = valuesOf(priceBook());
        Bid bid{"A", {priced("ups", 400.0)}, {}};
        bid.terms.tax = 0.19;
        const auto all = levelled(tenRacks(), {bid}, inputs, {});
        QVERIFY(std::abs(rowOf(all, "ups").cells[0].usd - 476e3) < 1e-6);
        QVERIFY(std::abs(rowOf(all, "racks/r").cells[0].usd - rowOf(all, "racks/r").estimate) <
                1e-6);
    }

    // Order on day 0, delivery on day 200 (quarter 2 of 91.25 days), acceptance 60 days later,
    // still in it: 20 % in quarter 0, 80 % in quarter 2; work begins in quarter 3. Sums are the
    // yearly ones.
    void quartersPayByMilestonesAndSumToTheYears()
    {
        const auto cost = tenRacks();
        BidTerms terms;
        terms.order = 0.2;
        terms.delivery = 0.7;
        terms.acceptance = 0.1;
        terms.leadDays = 200;
        const auto quarters = cashByQuarter(cost, priceBook(), terms);
        const auto years = tcoOf(cost, priceBook()).cash;
        const double build = inSi(years[0].capital);
        QVERIFY(std::abs(quarters[0].capital / (0.2 * build) - 1.0) < 1e-12);
        QCOMPARE(quarters[1].capital, 0.0);
        QVERIFY(std::abs(quarters[2].capital / (0.8 * build) - 1.0) < 1e-12);
        QCOMPARE(quarters[2].running, 0.0);
        QVERIFY(quarters[3].running > 0.0);
        QCOMPARE(quarters.size(), std::size_t(3 + 4 * 5));
        double capital = 0.0;
        double running = 0.0;
        for (const auto& one : quarters) {
            capital += one.capital;
            running += one.running;
        }
        double yearCapital = 0.0;
        double yearRunning = 0.0;
        for (const auto& one : years) {
            yearCapital += inSi(one.capital);
            yearRunning += inSi(one.running);
        }
        QVERIFY(std::abs(capital / yearCapital - 1.0) < 1e-12);
        QVERIFY(std::abs(running / yearRunning - 1.0) < 1e-12);
    }
};

HALLWRIGHT_TEST(BidsTest)
#include "bids_test.moc"
