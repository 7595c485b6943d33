// SPDX-License-Identifier: GPL-3.0-or-later
// Coolant margins and facts judged on a hall of one rack and one CDU, limits by hand.
#include "model/checks/check.h"
#include "model/checks/rules.h"
#include "model/equipment/wetted_materials.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::model;

namespace {

using Rule = void (*)(const CheckInput&, FindingSink&);

// A rack of 90 L/min behind 27 pairs of a coupling rated 6.44 L/min, on one CDU.
struct OneRackHall {
    RackType rack;
    CduType cdu;
    CouplingType coupling;
    CoolantRecipe recipe;
    RackResult result;
    ElementResult unit;
    ElementResult hose;

    OneRackHall()
    {
        rack.cooling.kind = CoolingKind::Liquid;
        rack.cooling.coupling = "pair";
        rack.cooling.couplingPairs = 27;
        rack.cooling.filter = fromSi<Length>(50e-6);
        rack.cooling.pressureMax = kilopascals(500);
        rack.cooling.wetted = "copper 316l";
        coupling.ratedFlow = litresPerMinute(6.44);
        coupling.pressureMax = kilopascals(689);
        cdu.filter = fromSi<Length>(25e-6);
        cdu.pressureMax = kilopascals(600);
        cdu.minimumFlow = litresPerMinute(60);
        cdu.wetted = "stainless epdm";
        recipe.id = HallId{1};
        result.id = RackId{7};
        result.liquidHeat = kilowatts(120);
        result.loop = "h1/coolant/r7";
        result.flowNeed = result.flowGot = litresPerMinute(90);
        result.valveDrop = kilopascals(40);
        unit.key = "h1/coolant/r7/cdu/1";
        unit.kind = "cdu";
        unit.group = ElementGroup::Hydraulic;
        unit.hall = HallId{1};
        unit.type = "unit";
        unit.loading = 0.8;
        unit.flowLoading = 0.7;
        unit.primaryShare = 0.6;
        unit.pumpSpeed = 0.7;
        unit.pressure = kilopascals(300);
        unit.pressureShutOff = kilopascals(480);
        hose.key = "h1/coolant/r7/branch/r7";
        hose.kind = "branch";
        hose.hall = HallId{1};
        hose.velocity = fromSi<Velocity>(3.0);
    }

    std::vector<Finding> judge(Rule rule) const
    {
        const auto entry = [](std::uint32_t id, const char* key, EquipmentKind kind) {
            EquipmentType type;
            type.id = TypeId{id};
            type.key = key;
            type.name = key;
            type.kind = std::move(kind);
            return type;
        };
        Project project;
        project.types = Table<EquipmentType>(std::vector<EquipmentType>{
            entry(1, "rack", rack), entry(2, "unit", cdu), entry(3, "pair", coupling)});
        Plan plan;
        Rack placed;
        placed.id = result.id;
        placed.label = "A1";
        placed.type = TypeId{1};
        placed.at.hall = HallId{1};
        plan.racks = Table<Rack>(std::vector<Rack>{placed});
        plan.coolantRecipes = Table<CoolantRecipe>(std::vector<CoolantRecipe>{recipe});
        const Catalogue catalogue;
        const std::vector<RackResult> racks{result};
        const std::vector<ElementResult> elements{hose, unit};
        FindingSink sink;
        rule({project, catalogue, plan, racks, elements}, sink);
        return sink.take();
    }
};

bool isOne(const std::vector<Finding>& found, const char* code, double value, double limit)
{
    if (found.size() == 1 && found[0].code == code && found[0].value && found[0].limit &&
        std::abs(*found[0].value - value) < 1e-9 * std::abs(value) &&
        std::abs(*found[0].limit - limit) < 1e-9 * std::abs(limit) && !found[0].reference.empty())
        return true;
    for (const auto& one : found)
        qWarning("%s: %g of %g", one.code.c_str(), one.value.value_or(0.0),
                 one.limit.value_or(0.0));
    return false;
}

} // namespace

class CoolantChecksTest : public QObject {
    Q_OBJECT

private slots:
    void aHallWithinEveryLimitIsSilent()
    {
        const OneRackHall hall;
        for (const Rule rule : {cdusWithinCapacity, cdusWithinFlow, cduValvesHaveAuthority,
                                pumpsHaveSpeedRoom, hosesWithinVelocity, couplingsWithinFlow,
                                rackValvesWithinPressure, shutOffWithinRating, filtersAreFineEnough,
                                wettedMaterialsAgree, pumpsCanTurnDown, coolantFactsKnown})
            QVERIFY(hall.judge(rule).empty());
    }

    void cduSharesBeyondTheirLimitsAreFound()
    {
        OneRackHall hall;
        hall.unit.loading = 1.2;
        hall.unit.flowLoading = 1.1;
        hall.unit.primaryShare = 0.95;
        hall.unit.pumpSpeed = 0.97;
        QVERIFY(isOne(hall.judge(cdusWithinCapacity), "thermal.cdu.capacity", 1.2, 1.0));
        QVERIFY(isOne(hall.judge(cdusWithinFlow), "thermal.cdu.flow", 1.1, 1.0));
        QVERIFY(isOne(hall.judge(cduValvesHaveAuthority), "thermal.cdu.authority", 0.95, 0.9));
        QVERIFY(isOne(hall.judge(pumpsHaveSpeedRoom), "thermal.pump.duty", 0.97, 0.95));
        hall.recipe.control = FlowControl::FixedSpeed; // full speed is then no sign of want
        hall.unit.pumpSpeed = 1.0;
        QVERIFY(hall.judge(pumpsHaveSpeedRoom).empty());
    }

    // 180 L/min over 27 pairs are 6.667 L/min each, over 6.44.
    void couplingsAreJudgedByTheFlowOfAPair()
    {
        OneRackHall hall;
        hall.result.flowGot = litresPerMinute(180);
        QVERIFY(isOne(hall.judge(couplingsWithinFlow), "thermal.coupling.flow", 180.0 / 27 / 60e3,
                      6.44 / 60e3));
        hall.rack.cooling.couplingPairs.reset(); // not stated: not judged
        QVERIFY(hall.judge(couplingsWithinFlow).empty());
    }

    void hosesAndValvesAreJudged()
    {
        OneRackHall hall;
        hall.hose.velocity = fromSi<Velocity>(5.8);
        hall.result.valveDrop = kilopascals(450);
        QVERIFY(isOne(hall.judge(hosesWithinVelocity), "thermal.hose.velocity", 5.8, 4.5));
        QVERIFY(
            isOne(hall.judge(rackValvesWithinPressure), "thermal.valve.pressure", 450e3, 400e3));
    }

    // The lowest of rack 500, coupling 689 and CDU 600 kPa counts; where the rack states none, 600.
    void shutOffIsHeldAgainstTheLowestRating()
    {
        OneRackHall hall;
        hall.unit.pressureShutOff = kilopascals(650);
        QVERIFY(isOne(hall.judge(shutOffWithinRating), "thermal.pressure.shutoff", 650e3, 500e3));
        hall.rack.cooling.pressureMax.reset();
        QVERIFY(isOne(hall.judge(shutOffWithinRating), "thermal.pressure.shutoff", 650e3, 600e3));
        hall.cdu.pressureMax.reset();
        QVERIFY(hall.judge(shutOffWithinRating).empty()); // 689 kPa of the coupling
        hall.coupling.pressureMax = kilopascals(345);
        QVERIFY(isOne(hall.judge(shutOffWithinRating), "thermal.pressure.shutoff", 650e3, 345e3));
    }

    void aCoarserFilterThanAskedIsFound()
    {
        OneRackHall hall;
        hall.cdu.filter = fromSi<Length>(50e-6);
        hall.rack.cooling.filter = fromSi<Length>(25e-6);
        QVERIFY(isOne(hall.judge(filtersAreFineEnough), "thermal.filter.coarse", 50e-6, 25e-6));
        hall.cdu.filter.reset();
        QVERIFY(hall.judge(filtersAreFineEnough).empty());
        QCOMPARE(hall.judge(coolantFactsKnown).size(), std::size_t{1}); // said, not passed
    }

    void forbiddenMaterialsAreNamedWithTheirOwner()
    {
        QVERIFY(wettedVerdict("316l") == Wetted::Allowed);
        QVERIFY(wettedVerdict("aluminium") == Wetted::Forbidden);
        QVERIFY(wettedVerdict("gold") == Wetted::Unknown);
        OneRackHall hall;
        hall.cdu.wetted = "stainless aluminium epdm";
        auto found = hall.judge(wettedMaterialsAgree);
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(english(found[0].message).find("aluminium") != std::string::npos);
        QCOMPARE(found[0].elements.front(), refTo(hall.unit.key));
        hall.recipe.pipe = PipeMaterial::Steel;
        found = hall.judge(wettedMaterialsAgree);
        QCOMPARE(found.size(), std::size_t{2});
    }

    // One rack of 50 L/min before pumps that must move 120: three racks are wanted.
    void tooFewRacksForThePumpsAreCounted()
    {
        OneRackHall hall;
        hall.result.flowNeed = litresPerMinute(50);
        hall.cdu.minimumFlow = litresPerMinute(120);
        const auto found = hall.judge(pumpsCanTurnDown);
        QVERIFY(isOne(found, "thermal.turndown", 50 / 60e3, 120 / 60e3));
        QVERIFY(english(found[0].message).find("below 3 racks") != std::string::npos);
    }

    void whatIsNotStatedIsSaidOncePerFigure()
    {
        OneRackHall hall;
        hall.rack.cooling.wetted.clear();
        hall.cdu.wetted.clear();
        hall.cdu.minimumFlow.reset();
        const auto found = hall.judge(coolantFactsKnown);
        QCOMPARE(found.size(), std::size_t{2}); // wetted materials of both, lowest pump flow
        for (const auto& one : found)
            QVERIFY(one.severity == Severity::Note);
    }
};

HALLWRIGHT_TEST(CoolantChecksTest)
#include "coolant_checks_test.moc"
