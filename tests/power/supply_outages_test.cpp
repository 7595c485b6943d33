// SPDX-License-Identifier: GPL-3.0-or-later
// Availability by minimal cut sets against closed forms, published figures and a simulation.
#include "power/supply_outages.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace hallwright::power;
using hallwright::tests::near;

namespace {

// Parts 0, 1 in parallel; or any ways over parts of these rates, without common causes.
SupplyModel modelOf(std::vector<PartMask> ways, const std::vector<FailureRate>& rates)
{
    SupplyModel out;
    out.ways = std::move(ways);
    for (std::size_t i = 0; i < rates.size(); ++i)
        out.events.push_back({rates[i], PartMask{1} << i, "part " + std::to_string(i)});
    return out;
}

struct Observed {
    double downShare = 0.0;
    double perYear = 0.0;
};

// Alternating exponential up and down times of every part over many years, event by event.
Observed simulated(const SupplyModel& model, double years, unsigned seed)
{
    std::mt19937_64 random(seed);
    const auto draw = [&random](double mean) {
        return -mean * std::log(1.0 - std::generate_canonical<double, 53>(random));
    };
    const std::size_t parts = model.events.size();
    std::vector<bool> down(parts, false);
    std::vector<double> next(parts);
    for (std::size_t i = 0; i < parts; ++i)
        next[i] = draw(hoursPerYear / model.events[i].rate.perYear);
    Observed out;
    double now = 0.0;
    double dark = 0.0;
    int outages = 0;
    bool wasDark = false;
    const double end = years * hoursPerYear;
    while (now < end) {
        const auto first =
            static_cast<std::size_t>(std::min_element(next.begin(), next.end()) - next.begin());
        if (wasDark)
            dark += std::min(next[first], end) - now;
        now = next[first];
        down[first] = !down[first];
        next[first] = now + draw(down[first] ? model.events[first].rate.hours
                                             : hoursPerYear / model.events[first].rate.perYear);
        PartMask gone = 0;
        for (std::size_t i = 0; i < parts; ++i)
            gone |= down[i] ? model.events[i].parts : PartMask{0};
        const bool isDark = std::none_of(model.ways.begin(), model.ways.end(),
                                         [gone](PartMask way) { return (way & gone) == 0; });
        outages += isDark && !wasDark ? 1 : 0;
        wasDark = isDark;
    }
    out.downShare = dark / end;
    out.perYear = outages / years;
    return out;
}

} // namespace

class SupplyOutagesTest : public QObject {
    Q_OBJECT
private slots:
    void availabilityOfPublishedComponents();
    void seriesAddsRatesAndHours();
    void twoInParallelMultiply();
    void commonCauseIsACutOfItsOwn();
    void maintenanceOverlapAddsTheOtherSide();
    void goldBookFiguresOfASupplyChain();
    void kOutOfNIsTheBinomialSum();
    void groupRateGivesTheShareOfItsBinomial();
    void standbySetsFailOnDemand();
    void batteryBridgesShortOutages();
    void noEventRaisesAvailability();
    void simulationAgrees_data();
    void simulationAgrees();
};

void SupplyOutagesTest::availabilityOfPublishedComponents()
{
    // IEEE 493 standard network: λ, r and the availability printed beside them.
    QVERIFY(near(1.0 - unavailability({1.956, 1.32}), 0.9997053471, 1e-9));
    QVERIFY(near(1.0 - unavailability({0.1235, 18.28}), 0.9997423518, 1e-8));
    QVERIFY(near(1.0 - unavailability({0.00949, 7.29}), 0.9999921026, 1e-9));
    QVERIFY(near(1.0 - unavailability({0.00185, 0.5}), 0.9999998944, 1e-10));
}

void SupplyOutagesTest::seriesAddsRatesAndHours()
{
    // 0.5/yr · 4 h + 0.2/yr · 10 h = 4 h per year, 0.7 outages.
    const auto out = outagesOf(modelOf({0b11}, {{0.5, 4.0}, {0.2, 10.0}}));
    QVERIFY(near(out.perYear, 0.7, 1e-3)); // less the failures while down already
    QVERIFY(near(out.hoursPerYear, 4.0, 1e-3));
    QVERIFY(near(out.availability(), 1.0 - 4.0 / 8760.0, 1e-6));
    QCOMPARE(out.cuts.size(), std::size_t{2});
}

void SupplyOutagesTest::twoInParallelMultiply()
{
    // λ1 λ2 (r1 + r2)/8760 = 2 · 3 · (4 + 6)/8760 = 0.0068493 per year, r = 24/10 = 2.4 h.
    const auto out = outagesOf(modelOf({0b01, 0b10}, {{2.0, 4.0}, {3.0, 6.0}}));
    QVERIFY(near(out.perYear, 0.0068493, 4e-3)); // the closed form neglects 1 − U
    QVERIFY(near(out.hoursPerYear / out.perYear, 2.4, 1e-12));
    // Exactly: U1 U2 of two independent parts.
    const double exact = unavailability({2.0, 4.0}) * unavailability({3.0, 6.0});
    QVERIFY(near(out.hoursPerYear / 8760.0, exact, 1e-12));
}

void SupplyOutagesTest::commonCauseIsACutOfItsOwn()
{
    // β = 10 % of 0.1 per year: 0.01 per year of 8 h against 0.09² · 16/8760 = 1.48e-5 of both.
    auto model = modelOf({0b01, 0b10}, {{0.09, 8.0}, {0.09, 8.0}});
    model.events.push_back({{0.01, 8.0}, 0b11, "all"});
    const auto out = outagesOf(model);
    QCOMPARE(out.cuts.size(), std::size_t{2});
    QCOMPARE(out.cuts.front().name, std::string("all"));
    QVERIFY(near(out.hoursPerYear, 0.01 * 8.0 + 1.479e-5 * 4.0, 1e-4));
}

void SupplyOutagesTest::maintenanceOverlapAddsTheOtherSide()
{
    // Side 0 is out for 16 h a year; side 1 fails 0.5 times a year and takes 8 h: 16/8760 · 0.5
    // per year of 16 · 8/24 = 5.333 h.
    auto model = modelOf({0b01, 0b10}, {{0.0, 8.0}, {0.5, 8.0}});
    model.planned = {{0, 16.0}};
    const auto out = outagesOf(model);
    QVERIFY(near(out.perYear, 16.0 / 8760.0 * 0.5, 1e-12));
    QVERIFY(near(out.hoursPerYear / out.perYear, 16.0 / 3.0, 1e-12));
    // Of a part without which the load is dark it is a planned outage and no cut.
    model.ways = {0b11};
    QVERIFY(near(outagesOf(model).perYear, 0.5, 1e-3));
}

void SupplyOutagesTest::goldBookFiguresOfASupplyChain()
{
    // One supply, transformer, drawout breaker, bare bus, 300 ft of cable in conduit in series, by
    // the figures of the IEEE 493 standard network: Σλ = 1.956 + 0.00111 + 0.00185 + 0.00949 +
    // 0.3 · 0.00201 = 1.969053 per year; Σλr = 2.58192 + 0.00555 + 0.000925 + 0.0691821 +
    // 0.0067657 = 2.6643428 h per year; the product of the five availabilities is 0.99969602.
    const auto out = outagesOf(modelOf(
        {0b11111},
        {{1.956, 1.32}, {0.00111, 5.0}, {0.00185, 0.5}, {0.00949, 7.29}, {0.000603, 11.22}}));
    QVERIFY(near(out.perYear, 1.969053, 3.5e-4));
    QVERIFY(near(out.hoursPerYear, 2.6643428, 3.5e-4));
    const double product = 0.9997053471 * 0.9999993664 * 0.9999998944 * 0.9999921026 *
                           (1.0 - 0.000603 * 11.22 / 8760.0);
    QVERIFY(near(out.availability(), product, 1e-8));
}

void SupplyOutagesTest::kOutOfNIsTheBinomialSum()
{
    // 3 of 4 at 0.9: 4 · 0.9³ · 0.1 + 0.9⁴ = 0.2916 + 0.6561.
    QVERIFY(near(atLeastUp(0.9, 4, 3), 0.9477, 1e-12));
    QVERIFY(near(atLeastUp(0.9, 4, 4), 0.6561, 1e-12));
    QVERIFY(near(atLeastUp(0.9, 4, 1), 1.0 - 1e-4, 1e-12));
    QVERIFY(near(atLeastUp(0.9, 4, 0), 1.0, 1e-12));
}

void SupplyOutagesTest::groupRateGivesTheShareOfItsBinomial()
{
    // 1 + 1 modules of 125,000 h and 8 h: down together U², U = 8/125008; rate 2 λ U.
    const FailureRate one{8760.0 / 125000.0, 8.0};
    const auto pair = groupRate(one, 2, 1);
    const double u = 8.0 / 125008.0;
    QVERIFY(near(unavailability(pair), u * u, 1e-9));
    QVERIFY(near(pair.hours, 4.0, 1e-6));
    QVERIFY(near(pair.perYear, 2.0 * u * one.perYear, 2e-4));
    // All needed: in series.
    QVERIFY(near(groupRate(one, 3, 0).perYear, 3.0 * one.perYear, 1e-12));
}

void SupplyOutagesTest::standbySetsFailOnDemand()
{
    // One set: 0.0135 per start, then 0.00536 per hour over outages of mean 1.32 h:
    // x = 0.0070752; 0.0135 + 0.9865 · x/(1 + x) = 0.0204307.
    QVERIFY(near(standbyFailure({1, 0, 0.0135, 0.00536, 0.0}, 1.32), 0.0204307, 1e-5));
    // 3 sets of which 2 are needed, 10 % each, independent: 1 − (0.9³ + 3 · 0.9² · 0.1) = 0.028.
    QVERIFY(near(standbyFailure({3, 1, 0.1, 0.0, 0.0}, 1.0), 0.028, 1e-9));
    QCOMPARE(standbyFailure({}, 1.0), 1.0);
    // In a supply: 1.956 outages a year become 1.956 · 0.0204307.
    auto model = modelOf({0b1}, {{1.956, 1.32}});
    model.replaced = 0b1;
    model.standby = {1, 0, 0.0135, 0.00536, 0.0};
    QVERIFY(near(outagesOf(model).perYear, 1.956 * 0.0204307, 5e-4));
}

void SupplyOutagesTest::batteryBridgesShortOutages()
{
    // Outages of mean 1 h, battery of half an hour: e^−0.5 outlast it, with 1 h left on average.
    auto model = modelOf({0b1}, {{2.0, 1.0}});
    model.replaced = 0b1;
    model.bridgeHours = 0.5;
    const auto out = outagesOf(model);
    QVERIFY(near(out.perYear, 2.0 * std::exp(-0.5), 1e-3));
    QVERIFY(near(out.hoursPerYear, 2.0 * std::exp(-0.5), 1e-3));
}

void SupplyOutagesTest::noEventRaisesAvailability()
{
    auto model = modelOf({0b0011, 0b1100}, {{0.5, 8.0}, {0.2, 4.0}, {0.3, 2.0}, {0.4, 6.0}});
    double last = outagesOf(model).availability();
    for (const PartMask parts : {0b0001, 0b1100, 0b0110, 0b1111}) {
        model.events.push_back({{0.05, 5.0}, parts, "more"});
        const double now = outagesOf(model).availability();
        QVERIFY(now <= last);
        last = now;
    }
    model.planned = {{0, 24.0}, {2, 24.0}};
    QVERIFY(outagesOf(model).availability() <= last);
}

// Rates far above real ones, so that a simulation sees thousands of outages: the exact steady state
// does not depend on them being small, the sum over cut sets errs by the products it leaves out.
void SupplyOutagesTest::simulationAgrees_data()
{
    QTest::addColumn<int>("shape");
    QTest::newRow("two in parallel") << 0;
    QTest::newRow("two chains of three") << 1;
    QTest::newRow("a shared part before two") << 2;
    QTest::newRow("own and reserve behind a switch") << 3;
}

void SupplyOutagesTest::simulationAgrees()
{
    QFETCH(int, shape);
    const std::array models{
        modelOf({0b01, 0b10}, {{2.0, 20.0}, {3.0, 15.0}}),
        modelOf({0b000111, 0b111000},
                {{1.0, 20.0}, {2.0, 10.0}, {0.5, 30.0}, {1.5, 12.0}, {0.7, 25.0}, {1.0, 16.0}}),
        modelOf({0b011, 0b101}, {{0.4, 8.0}, {2.0, 20.0}, {3.0, 15.0}}),
        modelOf({0b1011, 0b1101}, {{0.3, 6.0}, {4.0, 12.0}, {5.0, 10.0}, {0.2, 10.0}})};
    const auto& model = models[static_cast<std::size_t>(shape)];
    const auto cuts = outagesOf(model);
    const double years = 400000.0;
    const auto seen = simulated(model, years, 20261202u + static_cast<unsigned>(shape));
    // Counts of outages scatter by √N; shares of time by about √(2/N); four deviations, and 1 % for
    // what the sum of cut sets counts twice.
    const double count = cuts.perYear * years;
    QVERIFY(count > 3000.0);
    QVERIFY(near(seen.perYear, cuts.perYear, 0.01 + 4.0 / std::sqrt(count)));
    QVERIFY(near(seen.downShare, cuts.hoursPerYear / 8760.0, 0.01 + 4.0 * std::sqrt(2.0 / count)));
}

HALLWRIGHT_TEST(SupplyOutagesTest)
#include "supply_outages_test.moc"
