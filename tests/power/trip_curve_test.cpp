// SPDX-License-Identifier: GPL-3.0-or-later
// Trip bands and selectivity of breakers with given settings.
#include "power/hall_selectivity.h"
#include "power/trip_curve.h"
#include "tests/power/hall_maker.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

namespace {

BreakerType magnetic(double rating)
{
    BreakerType out;
    out.rating = amperes(rating);
    out.longTime = seconds(10);
    out.instantaneous = 10.0;
    return out;
}

BreakerType electronic(double rating, double delayS, std::optional<double> instantaneous)
{
    BreakerType out;
    out.tripUnit = TripUnit::Electronic;
    out.rating = amperes(rating);
    out.longTime = seconds(12);
    out.shortPickup = 5.0;
    out.shortDelay = seconds(delayS);
    out.instantaneous = instantaneous;
    return out;
}

} // namespace

class TripCurveTest : public QObject {
    Q_OBJECT
private slots:
    void conventionalCurrentsBoundTheThermalTrip();
    void thermalTripFollowsTheSquare();
    void magneticTripHasItsTolerance();
    void bandNeverInverts();
    void instantaneousOfTheUpperBreakerEndsSelectivity();
    void delayWithoutInstantaneousIsSelectiveThroughout();
    void equalBreakersAreNotSelective();
    void pairsOfAHallAreFoundWithTheirFault();
};

void TripCurveTest::conventionalCurrentsBoundTheThermalTrip()
{
    const auto breaker = *power::tripFigures(magnetic(100));
    QVERIFY(std::isinf(power::tripBand(breaker, 105.0).leastS)); // must not trip
    QVERIFY(std::isinf(power::tripBand(breaker, 130.0).mostS));
    QVERIFY(std::isfinite(power::tripBand(breaker, 131.0).mostS)); // must trip
}

void TripCurveTest::thermalTripFollowsTheSquare()
{
    // 10 s at 600 A: 40 s at 300 A, 20 % to both sides.
    const auto band = power::tripBand(*power::tripFigures(magnetic(100)), 300.0);
    QVERIFY(near(band.leastS, 32.0, 1e-9) && near(band.mostS, 48.0, 1e-9));
}

void TripCurveTest::magneticTripHasItsTolerance()
{
    // 10 times 100 A within 20 %: from 800 A it may, from 1,200 A it must.
    const auto breaker = *power::tripFigures(magnetic(100));
    QVERIFY(power::tripBand(breaker, 799.0).leastS > 1.0);
    QCOMPARE(power::tripBand(breaker, 801.0).leastS, 0.010);
    QVERIFY(power::tripBand(breaker, 1199.0).mostS > 1.0);
    QCOMPARE(power::tripBand(breaker, 1201.0).mostS, 0.020);
}

void TripCurveTest::bandNeverInverts()
{
    for (const auto& type : {magnetic(16), magnetic(250), electronic(400, 0.1, 11.0),
                             electronic(3200, 0.3, std::nullopt)}) {
        const auto breaker = *power::tripFigures(type);
        for (double over = 1.0; over < 200.0; over *= 1.01) {
            const auto band = power::tripBand(breaker, over * breaker.ratingA);
            QVERIFY(band.leastS <= band.mostS);
        }
    }
}

void TripCurveTest::instantaneousOfTheUpperBreakerEndsSelectivity()
{
    // 1,000 A with 12 times instantaneous: from 10,800 A it may open at once with the lower one.
    const auto upper = *power::tripFigures(electronic(1000, 0.2, 12.0));
    const auto lower = *power::tripFigures(magnetic(250));
    const double limit = power::selectiveUpTo(upper, lower, 40e3);
    QVERIFY(limit <= 10800.0 && limit > 10500.0);
    QCOMPARE(power::selectiveUpTo(upper, lower, 9000.0), 9000.0);
}

void TripCurveTest::delayWithoutInstantaneousIsSelectiveThroughout()
{
    const auto upper = *power::tripFigures(electronic(3200, 0.3, std::nullopt));
    const auto lower = *power::tripFigures(electronic(1000, 0.2, 12.0));
    QCOMPARE(power::selectiveUpTo(upper, lower, 60e3), 60e3);
}

void TripCurveTest::equalBreakersAreNotSelective()
{
    const auto breaker = *power::tripFigures(magnetic(250));
    QVERIFY(power::selectiveUpTo(breaker, breaker, 20e3) < 400.0);
}

void TripCurveTest::pairsOfAHallAreFoundWithTheirFault()
{
    HallMaker maker("A");
    maker.rack("A", 100 * kilowatt);
    const auto guard = [&](const char* key, const BreakerType& type, const char* name) {
        maker.at(key).trip = type;
        maker.at(key).breaker = name;
    };
    guard("A/board", electronic(4000, 0.3, std::nullopt), "incomer");
    guard("A/feeder1", electronic(1000, 0.2, 12.0), "feeder");
    guard("A/busway1", magnetic(250), "tap");
    std::vector<ElementResult> results;
    for (const char* key : {"A/board", "A/feeder1", "A/busway1"}) {
        ElementResult one;
        one.key = key;
        one.faultHighest = amperes(40e3);
        results.push_back(one);
    }
    const auto pairs = power::breakerPairs(maker.hall, results);
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(pairs[0].upper, std::string("A/board"));
    QVERIFY(pairs[0].total());
    QCOMPARE(pairs[1].upper, std::string("A/feeder1"));
    QVERIFY(!pairs[1].total());
    const auto findings = power::selectivityFindings(pairs);
    QCOMPARE(findings.size(), std::size_t{1});
    QVERIFY(near(*findings[0].limit, 40e3, 1e-12));
}

HALLWRIGHT_TEST(TripCurveTest)
#include "trip_curve_test.moc"
