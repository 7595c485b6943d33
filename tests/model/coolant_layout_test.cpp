// SPDX-License-Identifier: GPL-3.0-or-later
// Coolant networks from a layout: lengths, flows and counts by hand from the geometry of the hall.
#include "tests/model/coolant_hall.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

class CoolantLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void combCarriesLessBehindEachRow();
    void ringIsClosedAndCarriesTheGroupEverywhere();
    void roomMainsStartWhereTheyEnterTheHall();
    void redundancyAddsUnits_data();
    void redundancyAddsUnits();
    void inRackUnitsStandAlone();
    void inRowUnitFeedsItsRowBothWays();
    void placedUnitsGiveWaysAndCount();
    void placedUnitInTheRowFeedsWhereItStands();
    void placedUnitsFewerThanNeededAreCompleted();
    void placedUnitOfAnotherTypeIsAFinding();
    void unitsBelongToTheNearestGroup();
    void facilityLoopsAlternate();
    void valvesVesselAndBufferAreElements();
    void airRacksHaveNoBranch();
};

static bool is(Length length, double expected)
{
    return std::abs(inSi(length) - expected) < 1e-9;
}

static double lpm(VolumeFlow flow)
{
    return std::round(inSi(flow) * 60e3 * 1e6) / 1e6;
}

void CoolantLayoutTest::combCarriesLessBehindEachRow()
{
    CoolantHall hall(3, 4); // 400 L/min a row
    hall.recipe.racksPerGroup = 12;
    const auto group = hall.derive().groups.front();
    QCOMPARE(lpm(elementOf(group, "supply/row1")->designFlow), 1200.0);
    QCOMPARE(lpm(elementOf(group, "supply/row2")->designFlow), 800.0);
    QCOMPARE(lpm(elementOf(group, "return/row3")->designFlow), 400.0);
    QVERIFY(is(elementOf(group, "supply/row2")->length, 3.0)); // rows are 3 m apart
    QVERIFY(is(elementOf(group, "supply/row1/1")->length, 0.6));
    QCOMPARE(lpm(elementOf(group, "supply/row1/4")->designFlow), 100.0);
    // 2 m/s: 100 L/min needs 32.6 mm of bore, 1,200 L/min 112.8 mm.
    QCOMPARE(elementOf(group, "supply/row1/4")->type, std::string("pipe-40"));
    QCOMPARE(elementOf(group, "supply/row1")->type, std::string("pipe-150"));
    QVERIFY(elementOf(group, "supply/ring") == nullptr);
}

void CoolantLayoutTest::ringIsClosedAndCarriesTheGroupEverywhere()
{
    CoolantHall hall(3, 4);
    hall.recipe.cdu = CduScheme::Room;
    hall.recipe.mains = Mains::Ring;
    hall.recipe.mainsX = metres(0);
    hall.recipe.mainsY = metres(0);
    const auto group = hall.derive().groups.front();
    for (const char* stretch : {"supply/row1", "supply/row2", "supply/row3", "supply/ring",
                                "return/row1", "return/row2", "return/row3", "return/ring"})
        QCOMPARE(lpm(elementOf(group, stretch)->designFlow), 1200.0);
    // From the last row, 6 m back to the first, then 1 + 2 m to where the mains enter.
    const auto* ring = elementOf(group, "supply/ring");
    QVERIFY(is(ring->length, 9.0));
    QCOMPARE(ring->from, std::string("supply"));
    QCOMPARE(ring->to, std::string("supply/row3"));
}

void CoolantLayoutTest::roomMainsStartWhereTheyEnterTheHall()
{
    CoolantHall hall(2, 2);
    hall.recipe.cdu = CduScheme::Room;
    QVERIFY(is(elementOf(hall.derive().groups.front(), "supply/row1")->length, 15.0));
    hall.recipe.mainsX = metres(-4);
    hall.recipe.mainsY = metres(0.5);
    // First rack at (1, 2): 5 + 1.5 m.
    const auto derived = hall.derive();
    QCOMPARE(derived.groups.size(), std::size_t{1});
    QVERIFY(is(elementOf(derived.groups.front(), "supply/row1")->length, 6.5));
}

void CoolantLayoutTest::redundancyAddsUnits_data()
{
    QTest::addColumn<int>("redundancy");
    QTest::addColumn<int>("installed");
    // 1,200 kW of 500 kW units: 2.4 by heat; 1,200 L/min of 600: 2 by flow.
    QTest::newRow("N") << static_cast<int>(UnitRedundancy::N) << 3;
    QTest::newRow("N+1") << static_cast<int>(UnitRedundancy::NPlus1) << 4;
    QTest::newRow("N+2") << static_cast<int>(UnitRedundancy::NPlus2) << 5;
}

void CoolantLayoutTest::redundancyAddsUnits()
{
    QFETCH(const int, redundancy);
    QFETCH(const int, installed);
    CoolantHall hall(3, 4);
    hall.recipe.racksPerGroup = 12;
    hall.recipe.redundancy = static_cast<UnitRedundancy>(redundancy);
    const auto group = hall.derive().groups.front();
    QCOMPARE(group.needed, 3);
    QCOMPARE(group.installed, installed);
    QVERIFY(std::abs(group.heatUnits - 2.4) < 1e-9);
    QVERIFY(std::abs(group.flowUnits - 2.0) < 1e-9);
}

void CoolantLayoutTest::inRackUnitsStandAlone()
{
    CoolantHall hall(1, 3);
    hall.recipe.cdu = CduScheme::InRack;
    hall.recipe.cduType = TypeId{2};
    hall.recipe.redundancy = UnitRedundancy::NPlus1;
    const auto derived = hall.derive();
    QCOMPARE(derived.groups.size(), std::size_t{3});
    for (const auto& group : derived.groups) {
        QCOMPARE(group.installed, 1);
        QCOMPARE(group.racks.size(), std::size_t{1});
        QVERIFY(is(elementOf(group, "supply/row1")->length, 0.5));
    }
}

void CoolantLayoutTest::inRowUnitFeedsItsRowBothWays()
{
    CoolantHall hall(1, 5);
    hall.recipe.cdu = CduScheme::InRow;
    const auto group = hall.derive().groups.front();
    // Between the second and the third rack: three racks to the right, two to the left.
    const auto* right = elementOf(group, "supply/row1/3");
    QCOMPARE(right->from, std::string("supply/row1"));
    QVERIFY(is(right->length, 0.3));
    QCOMPARE(lpm(right->designFlow), 300.0);
    const auto* left = elementOf(group, "supply/row1/2");
    QCOMPARE(left->from, std::string("supply/row1"));
    QVERIFY(is(left->length, 0.3));
    QCOMPARE(lpm(left->designFlow), 200.0);
    const auto* end = elementOf(group, "supply/row1/1");
    QCOMPARE(end->from, std::string("supply/row1/2"));
    QVERIFY(is(end->length, 0.6));
    QCOMPARE(lpm(elementOf(group, "return/row1/1")->designFlow), 100.0);
    QCOMPARE(elementOf(group, "return/row1/2")->to, std::string("return/row1"));
}

void CoolantLayoutTest::placedUnitsGiveWaysAndCount()
{
    CoolantHall hall(1, 4); // 400 kW: one unit is needed
    hall.place(801, 2, -0.5, 2.0);
    hall.place(802, 2, -0.5, 3.2);
    const auto derived = hall.derive();
    const auto& group = derived.groups.front();
    QCOMPARE(group.needed, 1);
    QCOMPARE(group.installed, 2);
    QCOMPARE(group.cdu->key, std::string("cdu-500"));
    // The header stands at U801: 1.5 m to the first rack at (1, 2); U802 is 1.2 m off, with 1.5 m
    // of riser each.
    QVERIFY(is(elementOf(group, "supply/row1")->length, 1.5));
    QVERIFY(is(elementOf(group, "supply/cdu1")->length, 1.5));
    QVERIFY(is(elementOf(group, "supply/cdu2")->length, 2.7));
    QCOMPARE(elementOf(group, "cdu/2")->to, std::string("supply/cdu2"));
    QCOMPARE(elementOf(group, "cdu/2")->unit.number, 802U);
    QVERIFY(!hasCode(derived.findings, "thermal.cdu.placed"));
}

void CoolantLayoutTest::placedUnitInTheRowFeedsWhereItStands()
{
    CoolantHall hall(1, 4); // at x = 1, 1.6, 2.2, 2.8
    hall.recipe.cdu = CduScheme::InRow;
    hall.place(801, 2, 2.5, 2.0); // between the third and the fourth
    const auto group = hall.derive().groups.front();
    QCOMPARE(lpm(elementOf(group, "supply/row1/4")->designFlow), 100.0);
    QCOMPARE(elementOf(group, "supply/row1/4")->from, std::string("supply/row1"));
    QCOMPARE(lpm(elementOf(group, "supply/row1/3")->designFlow), 300.0);
}

void CoolantLayoutTest::placedUnitsFewerThanNeededAreCompleted()
{
    CoolantHall hall(3, 4); // 1,200 kW: three
    hall.recipe.racksPerGroup = 12;
    hall.place(801, 2, 0.0, 2.0);
    const auto derived = hall.derive();
    const auto& group = derived.groups.front();
    QCOMPARE(group.installed, 3);
    QVERIFY(is(elementOf(group, "supply/cdu3")->length, 1.5)); // beside the first one
    QVERIFY(hasCode(derived.findings, "thermal.cdu.placed"));
}

void CoolantLayoutTest::placedUnitOfAnotherTypeIsAFinding()
{
    CoolantHall hall(1, 4);
    hall.recipe.cduType = TypeId{2};
    hall.place(801, 3, 0.0, 2.0);
    const auto derived = hall.derive();
    QVERIFY(hasCode(derived.findings, "thermal.cdu.mismatch"));
    QCOMPARE(derived.groups.front().installed, 1);
    QCOMPARE(derived.groups.front().cdu->key, std::string("cdu-500"));
    QCOMPARE(elementOf(derived.groups.front(), "cdu/1")->unit.number, 0U);
}

void CoolantLayoutTest::unitsBelongToTheNearestGroup()
{
    CoolantHall hall(2, 2); // a group a row, at y = 2 and y = 5
    hall.place(801, 2, 0.0, 4.5);
    const auto derived = hall.derive();
    QCOMPARE(derived.groups.size(), std::size_t{2});
    QCOMPARE(elementOf(derived.groups[0], "cdu/1")->unit.number, 0U);
    QCOMPARE(elementOf(derived.groups[1], "cdu/1")->unit.number, 801U);
}

void CoolantLayoutTest::facilityLoopsAlternate()
{
    CoolantHall hall(3, 4);
    hall.recipe.racksPerGroup = 12;
    hall.recipe.redundancy = UnitRedundancy::NPlus1;
    hall.recipe.facilityFeeds = FacilityFeeds::Alternating;
    const auto group = hall.derive().groups.front();
    QVERIFY(elementOf(group, "cdu/1")->facility == FacilitySide::A);
    QVERIFY(elementOf(group, "cdu/2")->facility == FacilitySide::B);
    QVERIFY(elementOf(group, "cdu/3")->facility == FacilitySide::A);
    hall.recipe.facilityFeeds = FacilityFeeds::Changeover;
    QVERIFY(elementOf(hall.derive().groups.front(), "cdu/1")->facility == FacilitySide::Both);
}

void CoolantLayoutTest::valvesVesselAndBufferAreElements()
{
    CoolantHall hall(1, 2);
    hall.recipe.strainerKv = 40.0;
    hall.recipe.strainerFouling = 0.5;
    hall.recipe.bypassPressure = kilopascals(120);
    hall.recipe.bypassKv = 25.0;
    hall.recipe.bufferVolume = fromSi<Volume>(2.0);
    hall.recipe.supplyTank = fromSi<Volume>(3.0);
    hall.recipe.couplingType = TypeId{5};
    const auto group = hall.derive().groups.front();
    const auto* strainer = elementOf(group, "cdu/1/strainer");
    QCOMPARE(strainer->from, std::string("return"));
    QCOMPARE(elementOf(group, "cdu/1")->from, strainer->to);
    QCOMPARE(strainer->kv, 40.0);
    QCOMPARE(strainer->fouling, 0.5);
    const auto* bypass = elementOf(group, "bypass");
    QCOMPARE(bypass->from, std::string("supply"));
    QCOMPARE(bypass->to, std::string("return"));
    QVERIFY(elementOf(group, "vessel") != nullptr);
    QVERIFY(elementOf(group, "buffer") != nullptr);
    QCOMPARE(elementOf(group, "tank")->from, std::string("supply"));
    QCOMPARE(inSi(group.supplyTank), 3.0);
    // A loop to racks 20 m higher or lower reaches as far; CDUs in the racks have no risers.
    hall.recipe.riserHeight = metres(20);
    QCOMPARE(inSi(hall.derive().groups.front().staticHeight), 20.0);
    hall.recipe.riserHeight = metres(-20);
    QCOMPARE(inSi(hall.derive().groups.front().lowestPoint), 20.0);
    hall.recipe.cdu = CduScheme::InRack;
    QCOMPARE(inSi(hall.derive().groups.front().riserHeight), 0.0);
    // Kv = 0.865 Cv.
    QVERIFY(std::abs(elementOf(group, "branch/r101")->couplingKv - 8.65) < 1e-9);
}

void CoolantLayoutTest::airRacksHaveNoBranch()
{
    CoolantHall hall(1, 3);
    EquipmentType air = *typeOf(hall.project, TypeId{1});
    air.id = TypeId{6};
    air.key = "air-rack";
    std::get<RackType>(air.kind).cooling.kind = CoolingKind::Air;
    hall.project.types = hall.project.types.with({air});
    Rack rack = *hall.plan().racks.find(RackId{102});
    rack.type = air.id;
    hall.plan().racks = hall.plan().racks.with({rack});
    const auto group = hall.derive().groups.front();
    QCOMPARE(group.racks.size(), std::size_t{2});
    QVERIFY(elementOf(group, "branch/r102") == nullptr);
    // The manifold passes the air rack: 1.2 m from the first to the third.
    QVERIFY(is(elementOf(group, "supply/row1/2")->length, 1.2));
    // 20 kW of air of two hybrid racks and 120 kW of the air rack.
    const auto units = hall.deriveAir().units.front();
    QVERIFY(std::abs(inSi(units.heat) - 160e3) < 1e-6);
}

HALLWRIGHT_TEST(CoolantLayoutTest)
#include "coolant_layout_test.moc"
