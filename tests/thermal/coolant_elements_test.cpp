// SPDX-License-Identifier: GPL-3.0-or-later
// Valves, couplings, strainers, bypass, closed stretches, unequal CDUs and pressures of a coolant
// group, against hand calculation.
#include "tests/support/test_program.h"
#include "thermal/coolant_laws.h"
#include "thermal/coolant_loop.h"
#include "thermal/fluid.h"
#include "thermal/hydraulic/link_laws.h"

#include <algorithm>
#include <cmath>

using namespace hallwright;
using namespace hallwright::model;

namespace {

constexpr double gravity = standardGravityMS2;

// Two racks of 50 kW and 60 L/min each on two CDUs, water, short wide pipes:
//   cdu1, cdu2: return -> supply;  supply -> s1 -> s2;  branches s1 -> r1, s2 -> r2;  r2 -> r1 ->
//   return.
struct SmallLoop {
    RackType rack;
    EquipmentType cdu;
    CoolantGroup group;

    SmallLoop()
    {
        rack.cooling.kind = CoolingKind::Liquid;
        CduType unit;
        unit.capacity = kilowatts(200);
        unit.approach = kelvins(4);
        unit.secondaryFlow = litresPerMinute(240);
        unit.primaryFlow = litresPerMinute(240);
        unit.externalHead = kilopascals(150);
        cdu.key = "unit";
        cdu.kind = unit;
        group.key = "g";
        group.cdu = &cdu;
        group.needed = group.installed = 2;
        group.fluid = Coolant::Water;
        group.control = FlowControl::FixedSpeed;
        group.supplySetPoint = celsius(35);
        group.facilitySupply = celsius(25);
        group.facilityFlow = litresPerMinute(1.5) / kilowatts(1);
        group.fillPressure = kilopascals(150);
        group.staticHeight = metres(3);
        for (std::uint32_t i = 1; i <= 2; ++i) {
            RackNeed need;
            need.rack = RackId{i};
            need.type = &rack;
            need.heat = kilowatts(50);
            need.flow = litresPerMinute(60);
            need.dropReferenceFlow = litresPerMinute(60);
            need.dropReference = kilopascals(60);
            need.dropExponent = 2.0;
            group.racks.push_back(need);
        }
        add(CoolantRole::Cdu, "cdu/1", "return", "supply");
        add(CoolantRole::Cdu, "cdu/2", "return", "supply");
        add(CoolantRole::SupplyPipe, "s1", "supply", "s1");
        add(CoolantRole::SupplyPipe, "s2", "s1", "s2");
        add(CoolantRole::ReturnPipe, "r1", "r1", "return");
        add(CoolantRole::ReturnPipe, "r2", "r2", "r1");
        add(CoolantRole::Branch, "b1", "s1", "r1").rack = RackId{1};
        add(CoolantRole::Branch, "b2", "s2", "r2").rack = RackId{2};
    }

    CoolantElement& add(CoolantRole role, const char* key, const char* from, const char* to)
    {
        CoolantElement element;
        element.key = std::string("g/") + key;
        element.role = role;
        element.from = from;
        element.to = to;
        element.length = metres(1);
        element.bore = millimetres(100);
        element.roughness = millimetres(0.0015);
        group.elements.push_back(element);
        return group.elements.back();
    }

    CoolantElement& element(const char* key)
    {
        return *std::find_if(group.elements.begin(), group.elements.end(),
                             [&](const auto& e) { return e.key == std::string("g/") + key; });
    }

    // Racks that drop so little that a pump at 0.9 of its speed still opens its check valve.
    void openRacks()
    {
        for (auto& need : group.racks)
            need.dropReference = kilopascals(10);
    }

    thermal::CoolantLoopResult solved() const
    {
        thermal::LoopWorkspace workspace;
        auto answer = thermal::solveCoolantLoop(group, group.installed, workspace, {});
        ensure(answer.has_value(), "the small loop is solved");
        return *std::move(answer);
    }
};

const ElementResult& resultOf(const thermal::CoolantLoopResult& loop, const char* key)
{
    return *std::find_if(loop.elements.begin(), loop.elements.end(),
                         [&](const auto& e) { return e.key == std::string("g/") + key; });
}

bool says(const thermal::CoolantLoopResult& loop, const char* code)
{
    return std::any_of(loop.findings.begin(), loop.findings.end(),
                       [&](const auto& finding) { return finding.code == code; });
}

bool near(double value, double expected, double tolerance)
{
    const bool good = std::abs(value - expected) <= tolerance;
    if (!good)
        qWarning("%.9g, expected %.9g within %.3g", value, expected, tolerance);
    return good;
}

double densityAt(const thermal::CoolantLoopResult& loop)
{
    const double mean = 0.5 * (inSi(loop.supply) + inSi(loop.returned));
    return inSi(thermal::propertiesOf(Coolant::Water, fromSi<Temperature>(mean)).density);
}

} // namespace

class CoolantElementsTest : public QObject {
    Q_OBJECT

private slots:
    void kvDropsOneBarAtItsFlow();
    void quickDisconnectPairOfPublishedCv();
    void halfFouledStrainerDropsFourTimes();
    void bypassStaysShutThenOpensFully();
    void fixedValveThrottlesItsRackAlone();
    void couplingsAddTheirDrop();
    void strainerTakesHeadFromTheRacks();
    void bypassKeepsFlowWhenRacksAreShut();
    void heldPumpSpeedStays();
    void closedStretchStarvesOnlyWhatHangsOnIt();
    void ringFeedsPastAClosedStretch();
    void cutOffRacksAreNoFault();
    void unequalUnitsShareHeatByFlowAtTheSetPoint();
    void unequalUnitsBalanceBeyondTheSetPoint();
    void pressuresStandOnTheVessel();
    void lowVesselAndHighHeadAreFindings();
    void suctionBelowTheMakersFigureIsAFinding();
};

void CoolantElementsTest::kvDropsOneBarAtItsFlow()
{
    // Kv 10: 10 m³/h at 1 bar of water of 1000 kg/m³ is 100 kPa/(1000 g) of head.
    const auto law = thermal::valveDrop(10.0);
    const double flow = 10.0 / 3600.0;
    QVERIFY(near(law.coefficient * flow * flow, 100e3 / (1000.0 * gravity), 1e-9));
    QVERIFY(near(thermal::valveDrop(10.0, 2).coefficient, 2.0 * law.coefficient, 1e-6));
}

void CoolantElementsTest::quickDisconnectPairOfPublishedCv()
{
    // UQD04 pair: Cv 0.8 at 1.7 gpm, dp_psi = (gpm/Cv)² = 4.516 psi = 31.1 kPa.
    const auto law = thermal::valveDrop(0.865 * 0.8);
    const double flow = 1.7 * 3.785411784e-3 / 60.0;
    QVERIFY(near(law.coefficient * flow * flow * 1000.0 * gravity, 31.13e3, 0.01 * 31.13e3));
}

void CoolantElementsTest::halfFouledStrainerDropsFourTimes()
{
    QVERIFY(near(thermal::strainerDrop(10.0, 0.5).coefficient /
                     thermal::strainerDrop(10.0, 0.0).coefficient,
                 4.0, 1e-12));
}

void CoolantElementsTest::bypassStaysShutThenOpensFully()
{
    const double opens = 10.0; // m
    const auto curve = thermal::bypassCurve(20.0, opens);
    QVERIFY(std::is_sorted(curve.flowM3s.begin(), curve.flowM3s.end()));
    QVERIFY(std::is_sorted(curve.headM.begin(), curve.headM.end()));
    QCOMPARE(curve.headM[1], opens);
    QVERIFY(curve.flowM3s[1] <= 1e-6);
    // Fully open at 11 m: the valve's own law.
    const double open = curve.flowM3s[2];
    QVERIFY(near(curve.headM[2], 11.0, 1e-12));
    QVERIFY(near(thermal::valveDrop(20.0).coefficient * open * open, 11.0, 1e-9));
}

void CoolantElementsTest::fixedValveThrottlesItsRackAlone()
{
    SmallLoop loop;
    const auto before = loop.solved();
    loop.element("b1").kv = 3.6; // 60 L/min at 1 bar
    const auto after = loop.solved();
    QVERIFY(after.racks[0].flow < before.racks[0].flow * 0.75);
    QVERIFY(after.racks[1].flow > before.racks[1].flow);
    // Rack and valve in series: 60 kPa and ρ/1000 · 100 kPa at 60 L/min; the header's head over
    // both is that over the other rack but for the 1 m of pipe.
    const double ratio = inSi(after.racks[1].flow) / inSi(after.racks[0].flow);
    const double valve = densityAt(after) / 1000.0 * 100.0;
    QVERIFY(near(ratio, std::sqrt((60.0 + valve) / 60.0), 0.02));
}

void CoolantElementsTest::couplingsAddTheirDrop()
{
    SmallLoop loop;
    loop.element("b2").couplingKv = 3.6 * std::sqrt(2.0); // two pairs: 100 kPa at 60 L/min
    const auto after = loop.solved();
    const double ratio = inSi(after.racks[0].flow) / inSi(after.racks[1].flow);
    QVERIFY(near(ratio, std::sqrt((60.0 + densityAt(after) / 10.0) / 60.0), 0.02));
}

void CoolantElementsTest::strainerTakesHeadFromTheRacks()
{
    SmallLoop loop;
    for (const char* key : {"cdu/1", "cdu/2"})
        loop.element(key).from = std::string("in") + key;
    for (const char* key : {"1", "2"}) {
        auto& strainer = loop.add(CoolantRole::Strainer, key, "return", "");
        strainer.to = std::string("incdu/") + key;
        strainer.kv = 10.0;
    }
    const auto clean = loop.solved();
    const double each = inSi(clean.flow) / 2.0 * 3600.0; // m³/h of one CDU
    const double drop = densityAt(clean) / 1000.0 * std::pow(each / 10.0, 2) * 100e3;
    QVERIFY(near(inSi(*resultOf(clean, "1").drop), drop, 1e-3 * drop));
    for (const char* key : {"1", "2"})
        loop.element(key).fouling = 0.5;
    const auto dirty = loop.solved();
    QVERIFY(dirty.flow < clean.flow);
    QVERIFY(*dirty.elements.front().npsh < *clean.elements.front().npsh);
}

void CoolantElementsTest::bypassKeepsFlowWhenRacksAreShut()
{
    SmallLoop loop;
    for (const char* key : {"b1", "b2"})
        loop.element(key).kv = 0.2; // as good as shut
    auto& bypass = loop.add(CoolantRole::Bypass, "bypass", "supply", "return");
    bypass.kv = 40.0;
    bypass.opensAt = kilopascals(400); // never
    const auto shut = loop.solved();
    QVERIFY(inSi(*resultOf(shut, "bypass").flow) <= 1e-6);
    loop.element("bypass").opensAt = kilopascals(100);
    const auto open = loop.solved();
    const auto& valve = resultOf(open, "bypass");
    QVERIFY(inSi(*valve.flow) > 1e-3);
    // 42 m³/h pass at 110 kPa; the pumps give 646 L/min at 109.5 kPa: within the band.
    QVERIFY(inSi(*valve.drop) >= 100e3 && inSi(*valve.drop) <= 110e3);
    // What the racks do not take passes the bypass; the heat balance closes over both.
    double pumps = 0.0;
    for (const auto& element : open.elements)
        if (element.kind == "cdu")
            pumps += inSi(*element.flow);
    QVERIFY(near(pumps, inSi(open.flow) + inSi(*valve.flow), 1e-8));
    QVERIFY(open.heatResidual < 1e-9);
}

void CoolantElementsTest::heldPumpSpeedStays()
{
    SmallLoop loop;
    // Shut-off head 0.8² · 200 = 128 kPa under the 190 kPa of the header: its check valve is shut.
    loop.element("cdu/2").speed = 0.8;
    QCOMPARE(inSi(*resultOf(loop.solved(), "cdu/2").flow), 0.0);
    loop.openRacks();
    loop.element("cdu/2").speed.reset();
    const auto both = loop.solved();
    loop.element("cdu/2").speed = 0.9;
    const auto one = loop.solved();
    QVERIFY(inSi(*resultOf(one, "cdu/2").flow) > 0.0);
    QVERIFY(*resultOf(one, "cdu/2").flow < *resultOf(one, "cdu/1").flow);
    QVERIFY(one.flow < both.flow);
    // Both stand between the same nodes: the same head.
    QVERIFY(near(inSi(*resultOf(one, "cdu/2").drop), inSi(*resultOf(one, "cdu/1").drop), 0.1));
}

void CoolantElementsTest::closedStretchStarvesOnlyWhatHangsOnIt()
{
    SmallLoop loop;
    loop.element("s2").state = ElementState::Closed;
    const auto after = loop.solved();
    QVERIFY(inSi(after.racks[0].flow) > 1e-3);
    QVERIFY(std::abs(inSi(after.racks[1].flow)) < 1e-9);
    QVERIFY(!after.racks[1].returned.has_value());
}

void CoolantElementsTest::ringFeedsPastAClosedStretch()
{
    SmallLoop loop;
    loop.add(CoolantRole::SupplyPipe, "ring", "supply", "s2");
    const auto whole = loop.solved();
    loop.element("s2").state = ElementState::Closed;
    const auto broken = loop.solved();
    QVERIFY(near(inSi(broken.racks[1].flow), inSi(whole.racks[1].flow),
                 0.01 * inSi(whole.racks[1].flow)));
}

void CoolantElementsTest::cutOffRacksAreNoFault()
{
    SmallLoop loop;
    loop.element("s2").state = ElementState::Closed;
    loop.element("r2").state = ElementState::Closed;
    const auto after = loop.solved();
    QVERIFY(inSi(after.racks[0].flow) > 1e-3);
    QCOMPARE(inSi(after.racks[1].flow), 0.0);
}

void CoolantElementsTest::unequalUnitsShareHeatByFlowAtTheSetPoint()
{
    SmallLoop loop;
    loop.openRacks();
    loop.element("cdu/2").speed = 0.9;
    const auto after = loop.solved();
    QVERIFY(near(inSi(after.supply), 308.15, 1e-6));
    const auto& a = resultOf(after, "cdu/1");
    const auto& b = resultOf(after, "cdu/2");
    QVERIFY(near(inSi(*a.power) / inSi(*b.power), inSi(*a.flow) / inSi(*b.flow), 1e-6));
    QVERIFY(near(inSi(*a.power) + inSi(*b.power), inSi(after.heat), 1e-3));
}

void CoolantElementsTest::unequalUnitsBalanceBeyondTheSetPoint()
{
    SmallLoop loop;
    loop.openRacks();
    loop.group.facilitySupply = celsius(34.5); // approach far under what the exchangers can
    loop.element("cdu/2").speed = 0.9;
    const auto after = loop.solved();
    QVERIFY(inSi(after.supply) > 308.15 + 0.1);
    QVERIFY(says(after, "thermal.setpoint.missed"));
    const auto& a = resultOf(after, "cdu/1");
    const auto& b = resultOf(after, "cdu/2");
    QVERIFY(near(inSi(*a.power) + inSi(*b.power), inSi(after.heat), 1e-3));
    // Mixing of the two outlets gives the supply.
    const double mixed = (inSi(*a.flow) * inSi(*a.supply) + inSi(*b.flow) * inSi(*b.supply)) /
                         (inSi(*a.flow) + inSi(*b.flow));
    QVERIFY(near(mixed, inSi(after.supply), 1e-6));
    QVERIFY(inSi(*b.supply) < inSi(*a.supply)); // less flow, closer to the facility water
}

void CoolantElementsTest::pressuresStandOnTheVessel()
{
    SmallLoop loop;
    loop.group.lowestPoint = metres(2);
    const auto after = loop.solved();
    const double weight = densityAt(after) * gravity;
    const auto& pump = resultOf(after, "cdu/1");
    QVERIFY(near(inSi(*resultOf(after, "cdu/1").pressure), 150e3 + inSi(*pump.drop) + 2.0 * weight,
                 20.0));
    // (101,325 + 150,000 − saturation)/(ρ g); the return is near 41 °C, where saturation is 7.8
    // kPa.
    const double celsiusReturn = inSi(after.returned) - 273.15;
    QVERIFY(celsiusReturn > 36.0 && celsiusReturn < 45.0);
    const double magnus = 611.2 * std::exp(17.62 * celsiusReturn / (243.12 + celsiusReturn));
    QVERIFY(near(inSi(*pump.npsh), (251325.0 - magnus) / weight, 0.02));
    QVERIFY(!says(after, "thermal.pressure.top") && !says(after, "thermal.pressure.rating"));
}

void CoolantElementsTest::lowVesselAndHighHeadAreFindings()
{
    SmallLoop loop;
    loop.group.fillPressure = kilopascals(50); // 3 m of water take 29 kPa: 21 are left
    QVERIFY(says(loop.solved(), "thermal.pressure.top"));
    loop.group.fillPressure = kilopascals(150);
    loop.rack.cooling.pressureMax = kilopascals(200);
    const auto after = loop.solved();
    QVERIFY(inSi(*resultOf(after, "b1").pressure) > 200e3);
    QVERIFY(says(after, "thermal.pressure.rating"));
    loop.rack.cooling.pressureMax = kilopascals(400);
    QVERIFY(!says(loop.solved(), "thermal.pressure.rating"));
}

void CoolantElementsTest::suctionBelowTheMakersFigureIsAFinding()
{
    SmallLoop loop;
    const double available = inSi(*resultOf(loop.solved(), "cdu/1").npsh);
    auto& unit = std::get<CduType>(loop.cdu.kind);
    unit.npshRequired = metres(available - 1.0);
    QVERIFY(!says(loop.solved(), "thermal.pump.npsh"));
    unit.npshRequired = metres(available - 0.2); // under the margin of 0.5 m
    QVERIFY(says(loop.solved(), "thermal.pump.npsh"));
    unit.npshRequired = metres(available + 1.0);
    QVERIFY(says(loop.solved(), "thermal.pump.npsh"));
}

HALLWRIGHT_TEST(CoolantElementsTest)
#include "coolant_elements_test.moc"
