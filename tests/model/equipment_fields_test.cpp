// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of equipment by their described fields: words, bounds, text and back.
#include "model/equipment/equipment_type.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <set>

using namespace hallwright::model;

namespace {

template <class Kind>
const Field<Kind>& fieldOf(const char* name)
{
    const auto* found = findField<Kind>(name);
    if (found == nullptr)
        qFatal("no field %s", name);
    return *found;
}

} // namespace

class EquipmentFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void kindWordsAreInVariantOrder()
    {
        QCOMPARE(kindKeys().size(), std::variant_size_v<EquipmentKind>);
        for (const auto word : kindKeys()) {
            const auto kind = kindOf(word);
            QVERIFY(kind);
            QVERIFY(kindKey(*kind) == word);
        }
        QVERIFY(kindKey(EquipmentKind{CduType{}}) == "cdu");
        QVERIFY(kindKey(EquipmentKind{OpticType{}}) == "optic");
        const auto unknown = kindOf("teapot");
        QVERIFY(!unknown);
        QVERIFY(english(unknown.error()).find("rear_door") != std::string::npos);
    }

    void keysAndColumnsOfAKindAreDistinct()
    {
        for (const auto word : kindKeys()) {
            std::set<std::string> names;
            const auto kind = kindOf(word);
            for (const auto& field : kindFields(*kind)) {
                QVERIFY2(names.insert(field.info->key).second, field.info->key);
                QVERIFY2(field.info->column() == field.info->key ||
                             names.insert(field.info->column()).second,
                         field.info->key);
                QVERIFY2(*field.info->title != '\0' && *field.info->group != '\0', field.info->key);
            }
        }
    }

    void freshOptionalFiguresAreUnknown()
    {
        for (const auto& field : kindFields(EquipmentKind{RackType{}}))
            if (field.info->mayBeUnknown)
                QVERIFY2(std::holds_alternative<std::monostate>(field.value), field.info->key);
    }

    void columnNamesCarryTheUnit()
    {
        QCOMPARE(fieldOf<RackType>("power_tdp").column(), std::string("power_tdp_kw"));
        QCOMPARE(fieldOf<RackType>("gpu_tdp").column(), std::string("gpu_tdp_w"));
        QCOMPARE(fieldOf<RackType>("scale_out_rate").column(), std::string("scale_out_rate_gbps"));
        QCOMPARE(fieldOf<PipeSizeType>("bore").column(), std::string("bore_mm"));
        QCOMPARE(fieldOf<TransformerType>("primary").column(), std::string("primary_kv"));
        QCOMPARE(fieldOf<RackType>("flow_need").column(), std::string("flow_need"));
    }

    void nonsenseIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("si");
        QTest::newRow("negative power") << "power_tdp" << -1.0;
        QTest::newRow("fraction above one") << "liquid_fraction" << 1.01;
        QTest::newRow("no number") << "power_tdp" << std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("infinite") << "mass_wet" << std::numeric_limits<double>::infinity();
        QTest::newRow("below absolute zero") << "supply_max" << -1.0;
        QTest::newRow("width of zero") << "width" << 0.0;
        QTest::newRow("power factor above one") << "power_factor" << 1.2;
    }
    void nonsenseIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(double, si);
        EquipmentKind kind = RackType{};
        QVERIFY(!setKindField(kind, name.toStdString(), si));
        QVERIFY(kind == EquipmentKind{RackType{}});
    }

    void fieldsAreSetByKeyAndByColumn()
    {
        EquipmentKind kind = RackType{};
        QVERIFY(setKindField(kind, "power_tdp", 135e3));
        QVERIFY(setKindField(kind, "mass_wet_kg", 1500.0));
        QVERIFY(setKindField(kind, "cooling", std::string("hybrid")));
        const auto& rack = std::get<RackType>(kind);
        QVERIFY(*rack.power.tdp == kilowatts(135));
        QVERIFY(*rack.footprint.massWet == kilograms(1500));
        QVERIFY(rack.cooling.kind == CoolingKind::Hybrid);
        QVERIFY(!setKindField(kind, "no_such", 1.0));
    }

    void curvesAreTextInFileUnits()
    {
        const auto& field = fieldOf<RackType>("flow_need");
        const auto value = parseFileText(field, "25:59;45:177");
        QVERIFY(value);
        RackType rack;
        QVERIFY(field.set(rack, *value));
        QCOMPARE(rack.cooling.flowNeed.x[0], 298.15);
        QCOMPARE(rack.cooling.flowNeed.y[1], 177.0 / 60e3);
        QVERIFY(rack.cooling.flowNeed.xMeasure == Measure::Temperature);
        QVERIFY(rack.cooling.flowNeed.yMeasure == Measure::CoolantFlow);
        QCOMPARE(fileText(field, field.get(rack)), std::string("25:59;45:177"));
        QVERIFY(!parseFileText(field, "45:177;25:59"));
        QVERIFY(!parseFileText(field, "25:-59;45:177"));
    }

    void fileNumbersReadBackWithinTheLastBit()
    {
        for (const Measure measure : {Measure::Power, Measure::CoolantFlow, Measure::Temperature,
                                      Measure::Minutes, Measure::Energy, Measure::LinkRate})
            for (int i = 1; i < 2000; ++i) {
                const double si = 1.0 / 3.0 * i + 250.0;
                const double back = fromFile(measure, fileNumber(measure, si));
                QVERIFY(std::abs(back / si - 1.0) <= 2.3e-16);
            }
        QCOMPARE(fileNumber(Measure::CoolantFlow, 59.0 / 60e3), 59.0);
        QCOMPARE(fileNumber(Measure::Temperature, 318.15), 45.0);
        QCOMPARE(fileNumber(Measure::Power, fromFile(Measure::Power, 40.8)), 40.8);
    }

    void contentHashSeesFiguresAndSources()
    {
        EquipmentType type;
        type.key = "a";
        type.kind = RackType{};
        const auto plain = rowHash(type);
        EquipmentType other = type;
        QCOMPARE(rowHash(other), plain);
        std::get<RackType>(other.kind).power.tdp = kilowatts(1);
        QVERIFY(rowHash(other) != plain);
        other = type;
        other.provenance["width"].note = "x";
        QVERIFY(rowHash(other) != plain);
        other = type;
        other.kind = NodeType{};
        QVERIFY(rowHash(other) != plain);
    }

    void sharedFiguresAreFoundWhereTheyAre()
    {
        EquipmentType type;
        type.kind = CduType{};
        QVERIFY(footprintOf(type) == &std::get<CduType>(type.kind).footprint);
        QVERIFY(rackOf(type) == nullptr);
        type.kind = BreakerType{};
        QVERIFY(footprintOf(type) == nullptr);
        type.kind = RackType{};
        QVERIFY(rackOf(type) != nullptr);
    }
};

HALLWRIGHT_TEST(EquipmentFieldsTest)
#include "equipment_fields_test.moc"
