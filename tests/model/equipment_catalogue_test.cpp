// SPDX-License-Identifier: GPL-3.0-or-later
// Figures derived between catalogue entries: racks of nodes, liquid racks without a law, superpods.
#include "model/equipment/catalogue.h"
#include "tests/support/test_program.h"

using namespace hallwright::model;

namespace {

EquipmentType entry(const char* key, EquipmentKind kind)
{
    EquipmentType out;
    out.key = key;
    out.name = key;
    out.source = std::string("sheet of ") + key;
    out.confidence = Confidence::High;
    out.kind = std::move(kind);
    return out;
}

EquipmentType stated(EquipmentType type, std::initializer_list<const char*> keys)
{
    for (const char* key : keys)
        type.provenance[key] = {type.source, type.confidence, {}, {}, {}};
    return type;
}

EquipmentType node()
{
    NodeType type;
    type.compute.gpus = 8;
    type.compute.scaleOutPorts = 8;
    type.compute.peakBf16 = fromSi<ArithmeticRate>(989e12);
    type.power.tdp = kilowatts(10.2);
    type.footprint.massDry = kilograms(130);
    type.cooling.liquidFraction = 0.0;
    type.cooling.airflowNeed = {Measure::Temperature, Measure::AirFlow, {290, 310}, {0.5, 0.6}};
    auto out = stated(entry("n", type), {"gpus", "scale_out_ports", "peak_bf16", "power_tdp",
                                         "mass_dry", "cooling", "liquid_fraction", "airflow_need"});
    out.provenance["power_tdp"].low = 9e3;
    out.provenance["power_tdp"].high = 11e3;
    return out;
}

EquipmentType rackOfNodes(int count)
{
    RackType type;
    type.contains = "n";
    type.containsCount = count;
    return stated(entry("r", type), {"contains", "contains_count"});
}

// A stand-in for the reference law: 100 kW of liquid heat, 60 L/min at 30 C, 40 kPa at 80 L/min.
EquipmentType reference()
{
    RackType type;
    type.compute.gpus = 72;
    type.compute.trays = 18;
    type.compute.gpusPerTray = 4;
    type.power.tdp = kilowatts(125);
    type.cooling.kind = CoolingKind::Hybrid;
    type.cooling.liquidFraction = 0.8;
    type.cooling.flowNeed = {
        Measure::Temperature, Measure::CoolantFlow, {303.15, 318.15}, {60 / 60e3, 120 / 60e3}};
    type.cooling.dropReferenceFlow = litresPerMinute(80);
    type.cooling.dropReference = kilopascals(40);
    type.cooling.dropExponent = 1.9;
    return entry("gb300-nvl72", type);
}

EquipmentType liquidRack()
{
    RackType type;
    type.compute.gpus = 36;
    type.compute.trays = 9;
    type.compute.gpusPerTray = 4;
    type.power.tdp = kilowatts(200);
    type.cooling.kind = CoolingKind::Liquid;
    type.cooling.liquidFraction = 1.0;
    return entry("l", type);
}

const RackType& rackIn(const Catalogue& catalogue, const char* key)
{
    return *rackOf(*catalogue.find(key));
}

} // namespace

class EquipmentCatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void unknownRackFiguresAreNodeTimesCount()
    {
        const auto catalogue = Catalogue::of({rackOfNodes(4), node()});
        QVERIFY(catalogue);
        const auto& rack = rackIn(*catalogue, "r");
        QCOMPARE(rack.compute.gpus, 32);
        QCOMPARE(*rack.compute.scaleOutPorts, 32);
        QCOMPARE(inSi(*rack.compute.peakBf16), 989e12); // per GPU: copied
        QCOMPARE(inSi(*rack.power.tdp), 40.8e3);
        QCOMPARE(rack.cooling.airflowNeed.y, (std::vector{2.0, 2.4}));
        QCOMPARE(rack.cooling.airflowNeed.x, (std::vector{290.0, 310.0}));
        QVERIFY(!rack.power.typical); // unknown of the node: unknown of the rack
        const auto& origin = catalogue->find("r")->provenance.at("power_tdp");
        QCOMPARE(origin.source, std::string("derived: 4 × n"));
        QCOMPARE(*origin.low, 36e3);
        QCOMPARE(*origin.high, 44e3);
    }

    void aStatedRackFigureStands()
    {
        auto rack = rackOfNodes(4);
        std::get<RackType>(rack.kind).power.tdp = kilowatts(38);
        std::get<RackType>(rack.kind).frameMass = kilograms(100);
        const auto catalogue = Catalogue::of({rack, node()});
        QVERIFY(catalogue);
        QCOMPARE(inSi(*rackIn(*catalogue, "r").power.tdp), 38e3);
        QCOMPARE(inSi(*rackIn(*catalogue, "r").footprint.massDry), 4 * 130.0 + 100.0);
    }

    // 200 kW against 100 kW of liquid heat: twice the flow at the same rise, the same drop there.
    void missingHydraulicLawIsScaledByLiquidHeat()
    {
        const auto catalogue = Catalogue::of({reference(), liquidRack()});
        QVERIFY(catalogue);
        const auto& cooling = rackIn(*catalogue, "l").cooling;
        QCOMPARE(read(cooling.flowNeed, 303.15).y, 120 / 60e3);
        QCOMPARE(read(cooling.flowNeed, 318.15).y, 240 / 60e3);
        QCOMPARE(inSi(*cooling.dropReferenceFlow), 160 / 60e3);
        QCOMPARE(inSi(*cooling.dropReference), 40e3);
        QCOMPARE(*cooling.dropExponent, 1.9);
        const auto& origin = catalogue->find("l")->provenance.at("flow_need");
        QVERIFY(origin.confidence == Confidence::Estimate);
        QVERIFY(origin.source.find("gb300-nvl72") != std::string::npos);
    }

    void aPublishedFlowStandsAndOnlyTheDropIsScaled()
    {
        auto rack = liquidRack();
        std::get<RackType>(rack.kind).cooling.flowNeed = {
            Measure::Temperature, Measure::CoolantFlow, {300, 310}, {0.003, 0.004}};
        const auto catalogue = Catalogue::of({reference(), rack});
        QVERIFY(catalogue);
        QCOMPARE(rackIn(*catalogue, "l").cooling.flowNeed.y, (std::vector{0.003, 0.004}));
        QVERIFY(rackIn(*catalogue, "l").cooling.dropReference);
    }

    void airRacksGetNoHydraulicLaw()
    {
        const auto catalogue = Catalogue::of({reference(), rackOfNodes(4), node()});
        QVERIFY(catalogue);
        QVERIFY(rackIn(*catalogue, "r").cooling.flowNeed.empty());
        QVERIFY(!rackIn(*catalogue, "r").cooling.dropReference);
    }

    void superpodSumsItsMembers()
    {
        SuperpodType pod;
        pod.members = "l*2 gb300-nvl72";
        pod.spareTrays = 2;
        const auto catalogue = Catalogue::of({reference(), liquidRack(), entry("p", pod)});
        QVERIFY(catalogue);
        const auto& summed = std::get<SuperpodType>(catalogue->find("p")->kind);
        QCOMPARE(summed.gpus, 2 * 36 + 72);
        QCOMPARE(summed.trays, 2 * 9 + 18);
        QCOMPARE(summed.gpusPerTray, 4);
    }

    void contradictionsNameEntryAndField_data()
    {
        QTest::addColumn<QString>("members");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("spares");
        QTest::addColumn<QString>("where");
        QTest::newRow("sum") << "l*2" << 70 << 0 << "entry p, field gpus";
        QTest::newRow("unknown") << "x*2" << 72 << 0 << "entry p, field members";
        QTest::newRow("no rack") << "n*2" << 72 << 0 << "entry p, field members";
        QTest::newRow("none") << "" << 0 << 0 << "entry p, field members";
        QTest::newRow("no count") << "l*two" << 72 << 0 << "entry p, field members";
        QTest::newRow("spares") << "l*2" << 72 << 19 << "entry p, field spare_trays";
    }
    void contradictionsNameEntryAndField()
    {
        QFETCH(QString, members);
        QFETCH(int, gpus);
        QFETCH(int, spares);
        QFETCH(QString, where);
        SuperpodType pod;
        pod.members = members.toStdString();
        pod.gpus = gpus;
        pod.spareTrays = spares;
        const auto catalogue = Catalogue::of({node(), liquidRack(), entry("p", pod)});
        QVERIFY(!catalogue);
        QCOMPARE(QString::fromStdString(catalogue.error().where), where);
    }

    void referencesMustExistAndKeysBeUnique()
    {
        const auto lost = Catalogue::of({rackOfNodes(4)});
        QVERIFY(!lost);
        QCOMPARE(lost.error().where, std::string("entry r, field contains"));
        const auto none = Catalogue::of({rackOfNodes(0), node()});
        QVERIFY(!none);
        QCOMPARE(none.error().where, std::string("entry r, field contains_count"));
        const auto twice = Catalogue::of({node(), node()});
        QVERIFY(!twice);
        QCOMPARE(twice.error().where, std::string("entry n, field key"));
    }

    void ownEntriesReplaceAndJoin()
    {
        const auto base = Catalogue::of({node()});
        QVERIFY(base);
        auto own = node();
        std::get<NodeType>(own.kind).power.tdp = kilowatts(9);
        const auto merged = base->with({own, rackOfNodes(2)});
        QVERIFY(merged);
        QCOMPARE(merged->entries().size(), std::size_t{2});
        QCOMPARE(inSi(*rackIn(*merged, "r").power.tdp), 18e3);
        QVERIFY(merged->find("absent") == nullptr);
    }

    void composingTwiceChangesNothing()
    {
        const auto once = Catalogue::of({reference(), liquidRack(), rackOfNodes(4), node()});
        QVERIFY(once);
        const auto twice = Catalogue::of(once->entries());
        QVERIFY(twice);
        QVERIFY(once->entries() == twice->entries());
    }
};

HALLWRIGHT_TEST(EquipmentCatalogueTest)
#include "equipment_catalogue_test.moc"
