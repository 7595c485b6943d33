// SPDX-License-Identifier: GPL-3.0-or-later
// Overrides of derived elements: put in, refused, lost, added and removed; and rear doors.
#include "model/derive/derived_elements.h"
#include "model/derive/overrides.h"
#include "model/derive/rear_doors.h"
#include "model/edit/override_element.h"
#include "tests/model/coolant_hall.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

class OverrideTest : public QObject {
    Q_OBJECT

private slots:
    void sizeBringsItsBore();
    void ownBoreIsNoCatalogueSize();
    void unknownSizeIsRefused();
    void fieldOfAnotherRoleIsRefused();
    void vanishedElementIsReported();
    void groupTakesCountAndType();
    void removedElementIsGone();
    void addedPipeNeedsNodesOfItsGroup();
    void editChecksBeforeItStores();
    void emptyValueTakesTheOverrideAway();
    void lockedSizeStaysWhenTheFlowGrows();
    void listShowsWhatMayBeSet();
    void doorTakesAirHeatAtItsEffectiveness();
    void doorsHaveALoopOfTheirOwn();
    void hallUnitsCarryWhatDoorsLeave();
};

static const std::string g = "h1/coolant/r101/";

void OverrideTest::sizeBringsItsBore()
{
    CoolantHall hall(1, 4);
    hall.override(g + "supply/row1", "type", "pipe-200");
    hall.override(g + "supply/row1", "length", "12.5");
    const auto derived = hall.derive();
    const auto* pipe = elementOf(derived.groups.front(), "supply/row1");
    QCOMPARE(pipe->type, std::string("pipe-200"));
    QCOMPARE(inSi(pipe->bore), 0.2);
    QCOMPARE(inSi(pipe->length), 12.5);
    QVERIFY(!hasCode(derived.findings, "plan.override.refused"));
}

void OverrideTest::ownBoreIsNoCatalogueSize()
{
    CoolantHall hall(1, 4);
    hall.override(g + "supply/row1", "bore", "73"); // mm in files
    const auto* pipe = elementOf(hall.derive().groups.front(), "supply/row1");
    QCOMPARE(inSi(pipe->bore), 0.073);
    QVERIFY(pipe->type.empty());
}

void OverrideTest::unknownSizeIsRefused()
{
    CoolantHall hall(1, 4);
    const auto before = elementOf(hall.derive().groups.front(), "supply/row1")->bore;
    hall.override(g + "supply/row1", "type", "pipe-9999");
    const auto derived = hall.derive();
    QVERIFY(hasCode(derived.findings, "plan.override.refused"));
    QVERIFY(elementOf(derived.groups.front(), "supply/row1")->bore == before);
}

void OverrideTest::fieldOfAnotherRoleIsRefused()
{
    CoolantHall hall(1, 4);
    hall.override(g + "supply/row1", "speed", "0.5");
    QVERIFY(hasCode(hall.derive().findings, "plan.override.refused"));
}

void OverrideTest::vanishedElementIsReported()
{
    CoolantHall hall(1, 4);
    hall.override(g + "supply/row7", "length", "3");
    const auto derived = hall.derive();
    QVERIFY(hasCode(derived.findings, "plan.override.lost"));
    QVERIFY(judgedByDerivation(hall.plan(), g + "supply/row7"));
    QVERIFY(!judgedByDerivation(hall.plan(), "h2/coolant/r1/supply/row1"));
}

void OverrideTest::groupTakesCountAndType()
{
    CoolantHall hall(1, 4);
    hall.override("h1/coolant/r101", "cdu_count", "5");
    hall.override("h1/coolant/r101", "cdu_type", "cdu-other");
    const auto group = hall.derive().groups.front();
    QCOMPARE(group.installed, 5);
    QCOMPARE(group.cdu->key, std::string("cdu-other"));
    QVERIFY(elementOf(group, "cdu/5") != nullptr);
    hall.override("h1/coolant/r101", "cdu_type", "pipe-50"); // the later one counts
    QVERIFY(hasCode(hall.derive().findings, "plan.override.refused"));
}

void OverrideTest::removedElementIsGone()
{
    CoolantHall hall(3, 4);
    hall.recipe.racksPerGroup = 12; // three CDUs
    hall.override(g + "cdu/2", "state", "removed");
    hall.override(g + "branch/r104", "state", "removed");
    const auto group = hall.derive().groups.front();
    QCOMPARE(group.installed, 2);
    QVERIFY(elementOf(group, "cdu/2") == nullptr);
    QVERIFY(elementOf(group, "branch/r104") == nullptr);
    QVERIFY(elementOf(group, "branch/r103") != nullptr);
}

void OverrideTest::addedPipeNeedsNodesOfItsGroup()
{
    CoolantHall hall(2, 4);
    hall.recipe.racksPerGroup = 8;
    hall.override(g + "added/tie", "from", "supply/row1/4");
    hall.override(g + "added/tie", "to", "supply/row2/4");
    hall.override(g + "added/tie", "type", "pipe-50");
    hall.override(g + "added/lost", "from", "supply/row9/4");
    hall.override(g + "added/lost", "to", "supply/row2/4");
    const auto derived = hall.derive();
    const auto* tie = elementOf(derived.groups.front(), "added/tie");
    QVERIFY(tie != nullptr);
    QVERIFY(tie->role == CoolantRole::SupplyPipe);
    QCOMPARE(inSi(tie->bore), 0.05);
    QVERIFY(elementOf(derived.groups.front(), "added/lost") == nullptr);
    QVERIFY(hasCode(derived.findings, "plan.override.refused"));
}

void OverrideTest::editChecksBeforeItStores()
{
    CoolantHall hall(1, 4);
    hall.derive();
    const EditContext context{hall.project, hall.catalogue, AlternativeId{90}, HallId{1}};
    const auto wrong = overrideElement(context, g + "supply/row1", {{"length", "5 kPa"}});
    QVERIFY(!wrong && wrong.error().code == FaultCode::InvalidArgument);
    QVERIFY(!overrideElement(context, g + "supply/row9", {{"length", "5 m"}}));
    QVERIFY(!overrideElement(context, g + "supply/row1", {{"colour", "red"}}));
    QVERIFY(!overrideElement(context, "h7/coolant/r1", {{"cdu_count", "2"}}));
    const auto right = overrideElement(context, g + "supply/row1", {{"length", "500 cm"}});
    QVERIFY(right.has_value());
    const auto& stored = right->alternatives.front().plan.overrides;
    QCOMPARE(stored.size(), std::size_t{1});
    QCOMPARE(stored.begin()->value, std::string("5"));
}

void OverrideTest::emptyValueTakesTheOverrideAway()
{
    CoolantHall hall(1, 4);
    hall.override(g + "supply/row9", "length", "5"); // lost: can be taken away all the same
    hall.derive();
    const EditContext context{hall.project, hall.catalogue, AlternativeId{90}, HallId{1}};
    const auto after = overrideElement(context, g + "supply/row9", {{"length", ""}});
    QVERIFY(after.has_value());
    QCOMPARE(after->alternatives.front().plan.overrides.size(), std::size_t{0});
    QVERIFY(clearOverrides(context, g + "supply/row9").has_value());
    QVERIFY(!clearOverrides(context, g + "supply/row1").has_value());
}

void OverrideTest::lockedSizeStaysWhenTheFlowGrows()
{
    CoolantHall hall(1, 4);
    const auto before = elementOf(hall.derive().groups.front(), "supply/row1")->type;
    const EditContext context{hall.project, hall.catalogue, AlternativeId{90}, HallId{1}};
    auto locked = lockSizes(context, "h1/coolant/r101");
    QVERIFY(locked.has_value());
    hall.project = *locked;
    hall.recipe.velocityLimit = fromSi<Velocity>(0.4);
    QCOMPARE(elementOf(hall.derive().groups.front(), "supply/row1")->type, before);
    hall.plan().overrides = {};
    QVERIFY(elementOf(hall.derive().groups.front(), "supply/row1")->type != before);
    QVERIFY(!lockSizes(context, "h1/coolant/r999").has_value());
}

void OverrideTest::listShowsWhatMayBeSet()
{
    CoolantHall hall(1, 4);
    hall.override(g + "supply/row1", "length", "12.5");
    hall.derive();
    const auto& plan = hall.plan();
    const auto now = derivedElement(hall.project, hall.catalogue, plan, g + "supply/row1");
    const auto bare =
        derivedElement(hall.project, hall.catalogue, plan, g + "supply/row1", OwnOverrides::Bare);
    QVERIFY(now && bare);
    const auto length = [](const DerivedElement& element) {
        for (const auto& field : element.fields)
            if (std::string(field.info->key) == "length")
                return std::get<double>(field.value);
        return -1.0;
    };
    QCOMPARE(length(*now), 12.5);
    QCOMPARE(length(*bare), 3.0); // of row-end units
    QVERIFY(!derivedElement(hall.project, hall.catalogue, plan, g + "supply/row9"));
}

// Air leaves the rack at 24 + 20 kW/(1.16 · 1006 · 1.2 W/K) = 38.28 °C. The door is rated with
// 18 °C water and gets 18 + 4 = 22 °C: 0.8 · (38.28 − 22)/(38.28 − 18) = 0.6422 of 20 kW.
void OverrideTest::doorTakesAirHeatAtItsEffectiveness()
{
    CoolantHall hall(1, 2);
    hall.air.cooling = AirScheme::RearDoor;
    hall.air.unitType = TypeId{4};
    hall.derive();
    const auto& plan = hall.plan();
    const auto doors = rearDoors({hall.project, hall.catalogue, plan, *plan.halls.begin()});
    QCOMPARE(doors.doors.size(), std::size_t{2});
    const double exhaust = 24.0 + 20e3 / (1.16 * 1006.0 * 1.2);
    const double share = 0.8 * (exhaust - 22.0) / (exhaust - 18.0);
    QVERIFY(std::abs(share - 0.6422) < 1e-3);
    QVERIFY(std::abs(inSi(doors.doors.front().removed) - share * 20e3) < 1.0);
}

void OverrideTest::doorsHaveALoopOfTheirOwn()
{
    CoolantHall hall(2, 2);
    hall.recipe.racksPerGroup = 4;
    hall.air.cooling = AirScheme::RearDoor;
    hall.air.unitType = TypeId{4};
    const auto derived = hall.derive();
    QCOMPARE(derived.groups.size(), std::size_t{2});
    const auto& doors = derived.groups.back();
    QVERIFY(doors.doors);
    QCOMPARE(doors.key, std::string("h1/coolant/doors/r101"));
    QCOMPARE(doors.racks.size(), std::size_t{4});
    QVERIFY(doors.fluid == Coolant::Water);
    QVERIFY(std::abs(inSi(doors.supplySetPoint) - 295.15) < 1e-9);
    QVERIFY(std::abs(inSi(doors.flow) * 60e3 - 160.0) < 1e-6);
    QVERIFY(std::abs(inSi(doors.racks.front().dropReference) - 60e3) < 1e-6);
    QVERIFY(!derived.groups.front().doors);
}

void OverrideTest::hallUnitsCarryWhatDoorsLeave()
{
    CoolantHall hall(1, 2);
    const double all = inSi(hall.deriveAir().units.front().heat);
    QVERIFY(std::abs(all - 40e3) < 1e-6);
    hall.air.cooling = AirScheme::RearDoor;
    hall.air.unitType = TypeId{4};
    const auto air = hall.deriveAir();
    QVERIFY(air.doors.has_value());
    QCOMPARE(air.doors->count, 2);
    QVERIFY(std::abs(inSi(air.doors->fanPower) - 1000.0) < 1e-9);
    QVERIFY(std::abs(inSi(air.units.front().heat) + inSi(air.doors->removed) - all) < 1e-6);
}

HALLWRIGHT_TEST(OverrideTest)
#include "override_test.moc"
