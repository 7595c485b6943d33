// SPDX-License-Identifier: GPL-3.0-or-later
// Batteries, generator steps, load steps at the utility: against hand arithmetic.
#include "power/battery.h"
#include "power/generator_steps.h"
#include "power/grid_effects.h"
#include "power/hall_ride_through.h"
#include "tests/power/hall_maker.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

namespace {

// Systems A and B with batteries of these minutes at 1 MW, Peukert 1.15, and one rack on both.
HallMaker batteryHall(double minutesA, double minutesB, double rackW)
{
    HallMaker maker("AB");
    for (const auto& [key, minutes] :
         {std::pair{"A/ups", minutesA}, std::pair{"B/ups", minutesB}}) {
        maker.at(key).batteryTime = seconds(60.0 * minutes);
        maker.at(key).batteryExponent = 1.15;
    }
    maker.rack("AB", rackW);
    return maker;
}

void addGenerators(HallMaker& maker, int units, double ratedW)
{
    auto sets = element('G', "sets", PowerRole::Generator, "");
    sets.units = units;
    sets.ratedPower = fromSi<Power>(ratedW);
    GeneratorType type;
    type.firstStep = 0.5;
    type.nextStep = 0.25;
    type.startTime = seconds(10);
    type.recoveryTime = seconds(5);
    type.fuelPerKilowattHour = 0.25;
    sets.set = type;
    maker.hall.elements.push_back(sets);
}

RideThrough rideOf(const HallMaker& maker, const PowerRecipe& recipe = {})
{
    const auto values = valuesOf(priceBook());
    const std::vector<power::MechanicalLoad> none;
    auto out = power::rideThrough({maker.hall, recipe, values, maker.loads, maker.loads, none}, {});
    if (!out)
        qFatal("%s", english(out.error()).c_str());
    return *std::move(out);
}

} // namespace

class PowerInTimeTest : public QObject {
    Q_OBJECT
private slots:
    void batteryAtHalfLoadLastsMoreThanTwice();
    void drivesComeBackInAcceptedSteps();
    void rectifiersRampNoSteeperThanTheSetsTake();
    void voltageChangeOfAStepByHand();
    void flickerMeetsTheCurveOfTheStandard();
    void equalBatteriesEndTogether();
    void rackOutlivesTheShorterBattery();
    void generatorsThatComeTooLateAreFound();
    void fuelLastsByLoadAndConsumption();
    void jobStepBeyondTheAcceptedOneIsFound();
};

void PowerInTimeTest::batteryAtHalfLoadLastsMoreThanTwice()
{
    // 300 s · 2^1.15 = 300 s · 2.219139 = 665.742 s.
    QVERIFY(near(power::batterySeconds(300.0, 0.5, 1.15), 665.742, 1e-6));
    QCOMPARE(power::batterySeconds(300.0, 1.0, 1.15), 300.0);
    QVERIFY(std::isinf(power::batterySeconds(300.0, 0.0, 1.15)));
}

void PowerInTimeTest::drivesComeBackInAcceptedSteps()
{
    // 4 MW of sets: 2.0 MW at 10 s, the other 0.6 MW of 2.6 MW at 15 s; 0.15 of the rating dips
    // 0.15/0.5 of 10 % and of 20 %. 3 MW at 0.25 · 4 MW / 5 s would take 15 s: the walk-in of 20 s
    // rules, from 20 s to 40 s.
    const auto out = power::acceptLoads({4e6, 0.5, 0.25, 10.0, 5.0, 0.10, 0.20}, 2.6e6, 3e6, 20.0);
    QCOMPARE(out.steps.size(), std::size_t{2});
    QVERIFY(near(out.steps[0].watts, 2.0e6, 1e-12) && near(out.steps[0].atS, 10.0, 1e-12));
    QVERIFY(near(out.steps[0].frequencyDip, 0.10, 1e-12));
    QVERIFY(near(out.steps[1].watts, 0.6e6, 1e-9) && near(out.steps[1].atS, 15.0, 1e-12));
    QVERIFY(near(out.steps[1].frequencyDip, 0.03, 1e-9));
    QVERIFY(near(out.steps[1].voltageDip, 0.06, 1e-9));
    QVERIFY(near(out.rampFromS, 20.0, 1e-12) && near(out.carriedS, 40.0, 1e-12));
}

void PowerInTimeTest::rectifiersRampNoSteeperThanTheSetsTake()
{
    // 6 MW at 0.2 MW/s: 30 s, longer than the walk-in; nothing to restart before.
    const auto out = power::acceptLoads({4e6, 0.5, 0.25, 10.0, 5.0, 0.10, 0.20}, 0.0, 6e6, 20.0);
    QVERIFY(out.steps.empty());
    QVERIFY(near(out.carriedS, 40.0, 1e-12));
}

void PowerInTimeTest::voltageChangeOfAStepByHand()
{
    // 10 MW at power factor 1 on 500 MVA with R = 0.1 X: R = 0.1/(500 MVA · 1.0049876) per U², so
    // 10 · 0.1/(500 · 1.0049876) = 0.00199007.
    QVERIFY(near(power::voltageChange({10e6, 1.0, 500e6, 0.1}), 0.00199007, 1e-5));
    // At power factor 0.8, 7.5 Mvar come with it: 0.00199007 + 7.5/(500 · 1.0049876) = 0.01691563.
    QVERIFY(near(power::voltageChange({10e6, 0.8, 500e6, 0.1}), 0.01691563, 1e-5));
}

void PowerInTimeTest::flickerMeetsTheCurveOfTheStandard()
{
    // Pst = 1 of rectangular changes in 230 V networks (IEC 61000-3-3 figure 2, recalled): 2.724 %
    // once a minute, 1.459 % seven times; the analytical method is good to 10 %.
    QVERIFY(near(*power::flickerSeverity(0.02724, 60.0), 1.0, 0.1));
    QVERIFY(near(*power::flickerSeverity(0.01459, 60.0 / 7.0), 1.0, 0.1));
    // Twice the change is twice the severity.
    QVERIFY(
        near(*power::flickerSeverity(0.02, 10.0) / *power::flickerSeverity(0.01, 10.0), 2.0, 1e-9));
    QVERIFY(!power::flickerSeverity(0.01, 0.5));
}

void PowerInTimeTest::equalBatteriesEndTogether()
{
    // A quarter of the rating each: 300 s · 4^1.15 = 1477.37 s.
    const auto ride = rideOf(batteryHall(5, 5, 500 * kilowatt));
    QCOMPARE(ride.ups.size(), std::size_t{2});
    QVERIFY(near(ride.ups[0].loading, 0.25, 1e-6));
    QVERIFY(near(inSi(ride.ups[0].runtime), 1477.37, 1e-5));
    QVERIFY(near(inSi(*ride.racks[0].darkAt), 1477.37, 1e-5));
    // One side alone at the peak, here the TDP: half of the rating.
    QVERIFY(near(ride.ups[0].peakLoading, 0.5, 1e-6));
}

void PowerInTimeTest::rackOutlivesTheShorterBattery()
{
    // B has half the battery: empty after 738.686 s, when A has half of its own left. A then
    // carries 500 kW, 665.742 s with a full battery: dark at 738.686 + 332.871 s.
    const auto ride = rideOf(batteryHall(5, 2.5, 500 * kilowatt));
    QVERIFY(near(inSi(*ride.racks[0].darkAt), 1071.557, 1e-4));
}

void PowerInTimeTest::generatorsThatComeTooLateAreFound()
{
    auto maker = batteryHall(0.1, 0.1, 2000 * kilowatt); // 6 s at full load of each side
    addGenerators(maker, 2, 1.5e6);
    const auto values = valuesOf(priceBook());
    const auto found = power::rideThroughFindings(rideOf(maker), values);
    QVERIFY(!found.empty());
    QCOMPARE(found[0].code, std::string("power.ride.battery"));
    QVERIFY(near(*found[0].value, 6.0, 1e-6));
    // Start, no drives, walk-in of 20 s: 2.3 MW with recharge at 0.15 MW/s would take 15 s.
    QVERIFY(near(*found[0].limit, 30.0, 1e-9));
    auto enough = batteryHall(5, 5, 1000 * kilowatt);
    addGenerators(enough, 2, 1.5e6);
    for (const auto& finding : power::rideThroughFindings(rideOf(enough), values))
        QVERIFY(finding.code != "power.ride.battery");
}

void PowerInTimeTest::fuelLastsByLoadAndConsumption()
{
    // 500 kW: UPS A and B at 0.25 lose 0.009283 + 0.00055175 + 0.00147675 of 1 MW each, 22.623 kW;
    // transformers 2 · (2.34 + 16 · (0.2613/2)²…) kW: about 527.5 kW at 0.25 L/kWh: 1 m³ in 7.58 h.
    auto maker = batteryHall(5, 5, 500 * kilowatt);
    addGenerators(maker, 2, 1.5e6);
    PowerRecipe recipe;
    recipe.fuel = fromSi<Volume>(1.0);
    const auto ride = rideOf(maker, recipe);
    QVERIFY(near(inSi(*ride.sets->fuel) / 3600.0, 7.58, 2e-3));
    QVERIFY(!rideOf(maker).sets->fuel.has_value());
}

void PowerInTimeTest::jobStepBeyondTheAcceptedOneIsFound()
{
    // 60 % of 2 MW on one set of 2 MW: 0.6 of its rating, more than the half that it accepts: 12 %.
    auto maker = batteryHall(5, 5, 2000 * kilowatt);
    addGenerators(maker, 1, 2e6);
    const auto ride = rideOf(maker);
    QVERIFY(near(ride.sets->jobStep, 0.6, 1e-9));
    QVERIFY(near(ride.sets->jobDip, 0.12, 1e-9));
    bool found = false;
    for (const auto& finding : power::rideThroughFindings(ride, valuesOf(priceBook())))
        found = found || finding.code == "power.ride.step";
    QVERIFY(found);
}

HALLWRIGHT_TEST(PowerInTimeTest)
#include "power_in_time_test.moc"
