// SPDX-License-Identifier: GPL-3.0-or-later
// A coolant group in time against hand calculation: adiabatic heat-up, buffer warm-up, energy.
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/fluid.h"
#include "thermal/transient/loop_transient.h"

#include <algorithm>
#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using thermal::FacilityWater;

namespace {

// One 100 kW rack that needs 100 L/min at 25 °C and 150 L/min at 40 °C, on one 200 kW CDU.
struct OneRack {
    RackType rack;
    EquipmentType cdu;
    CoolantGroup group;
    thermal::CoolantLoopResult normal;

    OneRack()
    {
        rack.cooling.kind = CoolingKind::Liquid;
        rack.cooling.flowNeed = {
            Measure::Temperature, Measure::CoolantFlow, {298.15, 313.15}, {100 / 60e3, 150 / 60e3}};
        CduType unit;
        unit.capacity = kilowatts(200);
        unit.approach = kelvins(4);
        unit.secondaryFlow = litresPerMinute(300);
        unit.primaryFlow = litresPerMinute(300);
        unit.externalHead = fromSi<Pressure>(200e3);
        unit.coolantVolume = fromSi<Volume>(0.2);
        cdu.key = "unit";
        cdu.kind = unit;
        group.key = "h1/coolant/r1";
        group.cdu = &cdu;
        group.installed = group.needed = 1;
        group.fluid = Coolant::Water;
        group.supplySetPoint = celsius(35);
        group.facilitySupply = celsius(25);
        RackNeed need;
        need.rack = RackId{1};
        need.type = &rack;
        need.heat = kilowatts(100);
        need.flow = litresPerMinute(133);
        group.racks.push_back(need);
        thermal::RackCoolant got;
        got.rack = RackId{1};
        got.flow = need.flow;
        normal.racks.push_back(got);
        normal.flow = need.flow;
        normal.supply = celsius(35);
        normal.returned = celsius(46);
        normal.running = 1;
        normal.facilityFlow = litresPerMinute(300);
    }

    Result<thermal::LoopTransient> follow(std::vector<thermal::FlowPoint> flows, int running,
                                          FacilityWater water, double endS) const
    {
        thermal::LoopDisturbance course;
        course.flows = std::move(flows);
        course.cdusRunning = running;
        course.facility = {{0.0, water}};
        course.endS = endS;
        return thermal::followLoop(group, normal, course, {});
    }
};

double flow(double litresPerMinute)
{
    return litresPerMinute / 60e3;
}

} // namespace

class LoopTransientTest : public QObject {
    Q_OBJECT

private slots:
    void undisturbedLoopStands()
    {
        const OneRack hall;
        const auto course = hall.follow({{0.0, {flow(133)}}}, 1, FacilityWater::Cold, 600.0);
        QVERIFY(course);
        QVERIFY(!course->firstThrottleS);
        HALLWRIGHT_NEAR(course->moments.back().supplyK, 308.15, 0.01);
        HALLWRIGHT_NEAR(course->moments.back().hottestK, course->moments.front().hottestK, 0.01);
    }

    // dT/dt = P/C without flow: 1/0.41667 = 2.4 K/s from the first instant; the class margin of 12
    // K lasts 5 s (the published range is 3 to 7 s), 8 K more to shutdown 3.33 s.
    void noFlowHeatsAdiabatically()
    {
        OneRack hall;
        hall.group.racks[0].flow = litresPerMinute(133);
        const auto course =
            hall.follow({{0.0, {flow(133.3333333)}}, {1e-3, {0.0}}}, 1, FacilityWater::Cold, 60.0);
        QVERIFY(course);
        QVERIFY(course->firstThrottleS);
        HALLWRIGHT_NEAR(*course->firstThrottleS, 12.0 / 2.4, 0.01);
        HALLWRIGHT_NEAR(*course->firstShutdownS, 20.0 / 2.4, 0.01);
        QVERIFY(course->estimated);
    }

    // On its flow curve the rack sits 12 K under its throttle temperature; with more flow, lower.
    void flowNeedCurveIsALineOfEqualMargin()
    {
        const OneRack hall;
        const auto rack = thermal::RackHeat::of(hall.group.racks[0], {1000.0, 4180.0});
        QVERIFY(rack);
        for (const double celsius : {26.0, 30.0, 35.0, 39.0}) {
            const double need = read(hall.rack.cooling.flowNeed, 273.15 + celsius).y;
            const double lump = 273.15 + celsius + rack->powerW() / rack->conductance(need);
            HALLWRIGHT_NEAR(rack->throttleK() - lump, 12.0, 1e-3);
        }
        QVERIFY(rack->conductance(flow(140)) > rack->conductance(flow(120)));
        QCOMPARE(rack->conductance(0.0), 0.0);
        // Under the curve the return temperature of its first point is held: 25 °C + 100 kW over
        // 100 L/min of 4.18 MJ/m3K = 39.35 °C; at 50 L/min the rise is 28.71 K, supply 10.65 °C.
        const double held = 273.15 + 10.65 + rack->powerW() / rack->conductance(flow(50));
        HALLWRIGHT_NEAR(held, 273.15 + 75.0, 0.02);
    }

    // Sourced plates: θ = T_in + R P at the measured flow.
    void sourcedPlateGivesItsCaseTemperature()
    {
        OneRack hall;
        auto& cooling = hall.rack.cooling;
        cooling.plateResistance = {
            Measure::CoolantFlow, Measure::None, {1.0 / 60e3, 2.0 / 60e3}, {0.0245, 0.0204}};
        cooling.platesPerRack = 100;
        cooling.componentLimit = celsius(87);
        hall.rack.compute.gpuTdp = kilowatts(1);
        const auto rack = thermal::RackHeat::of(hall.group.racks[0], {1000.0, 4180.0});
        QVERIFY(rack && !rack->estimated());
        // 100 L/min over 100 plates: 1 L/min each, 24.5 K over the inlet (OCP OAM plate, 1 kW).
        HALLWRIGHT_NEAR(rack->powerW() / rack->conductance(flow(100)), 24.5, 1e-9);
    }

    // Rejection lost with a buffer: the tank takes 100 kW: dT/dt = P/(ρ c V), 10 m3 of water
    // 100e3/(994*4179*10) = 2.4 mK/s after the loop has settled; without one the loop warms at
    // once.
    void bufferTakesTheHeat()
    {
        OneRack hall;
        hall.group.bufferVolume = fromSi<Volume>(10.0);
        const auto with = hall.follow({{0.0, {flow(133.3)}}}, 1, FacilityWater::BufferOnly, 1200.0);
        QVERIFY(with);
        const auto& late = with->moments.back();
        const auto& mid = *std::find_if(with->moments.begin(), with->moments.end(),
                                        [](const auto& m) { return m.atS >= 600.0; });
        const auto water = thermal::propertiesOf(Coolant::Water, celsius(30));
        const double expected = 100e3 / (inSi(water.density) * inSi(water.specificHeat) * 10.0);
        HALLWRIGHT_NEAR((late.facilityK - mid.facilityK) / (late.atS - mid.atS), expected,
                        0.01 * expected);
        hall.group.bufferVolume = {};
        const auto without =
            hall.follow({{0.0, {flow(133.3)}}}, 1, FacilityWater::BufferOnly, 1200.0);
        QVERIFY(without && without->firstThrottleS);
        QVERIFY(!with->firstThrottleS || *with->firstThrottleS > *without->firstThrottleS);
    }

    // Pumps run, facility water lost: once lumps follow, the coolant warms at P over all that
    // is heated: ρ c (200 L and 10 L of headers) and the lump's 0.4167 J/K per W.
    void lostFacilityWaterWarmsTheInventory()
    {
        const OneRack hall;
        const auto course = hall.follow({{0.0, {flow(133.3)}}}, 1, FacilityWater::Lost, 600.0);
        QVERIFY(course);
        const auto water = thermal::propertiesOf(Coolant::Water, celsius(40));
        const double inventory = inSi(water.density) * inSi(water.specificHeat) * 0.2;
        const double expected = 100e3 / (inventory + 100e3 * 500.0 / 1200.0);
        const auto& moments = course->moments;
        const auto& late = moments[moments.size() - 1];
        const auto& before = moments[moments.size() - 20];
        HALLWRIGHT_NEAR((late.supplyK - before.supplyK) / (late.atS - before.atS), expected,
                        0.01 * expected);
    }

    // A tank of 5 m³ in the supply is part of what is heated: its mean warms at P over all of it,
    // and facility water that is lost takes longer to tell; lost flow is as soon as without.
    void aTankInTheSupplyCarriesOnWhilePumpsRun()
    {
        OneRack hall;
        const auto bare = hall.follow({{0.0, {flow(133.3)}}}, 1, FacilityWater::Lost, 3600.0);
        const auto stopped = std::vector<thermal::FlowPoint>{{0.0, {flow(133.3)}}, {1.0, {0.0}}};
        const auto bareStill = hall.follow(stopped, 1, FacilityWater::Lost, 60.0);
        hall.group.supplyTank = fromSi<Volume>(5.0);
        const auto course = hall.follow({{0.0, {flow(133.3)}}}, 1, FacilityWater::Lost, 3600.0);
        const auto still = hall.follow(stopped, 1, FacilityWater::Lost, 60.0);
        QVERIFY(bare && bareStill && course && still);
        const auto water = thermal::propertiesOf(Coolant::Water, celsius(40));
        const double inventory = inSi(water.density) * inSi(water.specificHeat) * 5.2;
        const double expected = 100e3 / (inventory + 100e3 * 500.0 / 1200.0);
        const auto& moments = course->moments;
        const auto at = [&moments](double time) {
            return *std::find_if(moments.begin(), moments.end(),
                                 [time](const auto& m) { return m.atS >= time; });
        };
        HALLWRIGHT_NEAR((at(1500).supplyK - at(1000).supplyK) / 500.0, expected, 0.01 * expected);
        QVERIFY(bare->firstThrottleS && course->firstThrottleS);
        // 12 K of margin at that pace, and no less.
        QVERIFY(*course->firstThrottleS > 10.0 * *bare->firstThrottleS);
        HALLWRIGHT_NEAR(*course->firstThrottleS, 12.0 / expected, 0.05 * 12.0 / expected);
        QVERIFY(bareStill->firstThrottleS && still->firstThrottleS);
        HALLWRIGHT_NEAR(*still->firstThrottleS, *bareStill->firstThrottleS, 0.2);
    }

    void energyIsKept()
    {
        const OneRack hall;
        for (const auto water :
             {FacilityWater::Cold, FacilityWater::BufferOnly, FacilityWater::Lost}) {
            const auto course = hall.follow(
                {{0.0, {flow(133)}}, {2.0, {flow(60)}}, {32.0, {flow(120)}}}, 1, water, 900.0);
            QVERIFY(course);
            QVERIFY(course->heatResidual < 1e-5);
        }
    }

    void decisionFindsTheSameTimes()
    {
        const OneRack hall;
        thermal::LoopDisturbance course;
        course.flows = {{0.0, {flow(133)}}};
        course.cdusRunning = 1;
        course.facility = {{0.0, FacilityWater::Lost}};
        const auto whole = thermal::followLoop(hall.group, hall.normal, course, {});
        course.to = thermal::FollowTo::Decision;
        const auto decided = thermal::followLoop(hall.group, hall.normal, course, {});
        QVERIFY(whole && decided && whole->firstThrottleS);
        QCOMPARE(*decided->firstThrottleS, *whole->firstThrottleS);
        QCOMPARE(*decided->firstShutdownS, *whole->firstShutdownS);
        QVERIFY(decided->moments.size() < whole->moments.size());
    }

    void flowsOfTheWrongCountAreRefused()
    {
        const OneRack hall;
        const auto course = hall.follow({{0.0, {1e-3, 1e-3}}}, 1, FacilityWater::Cold, 60.0);
        QVERIFY(!course);
        QCOMPARE(course.error().code, FaultCode::InvalidArgument);
    }
};

HALLWRIGHT_TEST(LoopTransientTest)
#include "loop_transient_test.moc"
