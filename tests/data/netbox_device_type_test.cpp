// SPDX-License-Identifier: GPL-3.0-or-later
// NetBox type files: small ones of our own for each oddity, and the library samples where present.
#include "data/import/netbox_device_type.h"
#include "tests/support/test_program.h"

#include <QDir>

using namespace hallwright;
using data::parseNetBoxDeviceType;
using data::readNetBoxDeviceType;
using data::readNetBoxRackType;
using model::inSi;

namespace {

std::filesystem::path own(const char* name)
{
    return std::filesystem::path(tests::sourceFile("tests/reference/netbox").toStdString()) / name;
}

model::EquipmentType device(const std::filesystem::path& file)
{
    const auto type = readNetBoxDeviceType(file);
    if (!type)
        qFatal("%s", english(type.error()).c_str());
    return *type;
}

const model::NodeType& nodeOf(const model::EquipmentType& type)
{
    return std::get<model::NodeType>(type.kind);
}

double si(const auto& quantity)
{
    return quantity ? inSi(*quantity) : -1.0; // -1: unknown
}

std::string noteOf(const model::EquipmentType& type)
{
    return type.provenance.at("power_nameplate").note;
}

} // namespace

class NetBoxDeviceTypeTest : public QObject {
    Q_OBJECT

private slots:
    void halfUnitsAndGramsAreRead()
    {
        const auto type = device(own("half_unit_grams.yaml"));
        QCOMPARE(*nodeOf(type).rackUnits, 0.5);
        QCOMPARE(si(nodeOf(type).footprint.massDry), 1.4);
        QCOMPARE(si(nodeOf(type).power.nameplate), 26.0);
        QVERIFY(type.description.find("airflow passive (a direction only)") != std::string::npos);
        QVERIFY(nodeOf(type).cooling.airflowNeed.empty());
    }

    void supplySumIsANameplateNeverALoad()
    {
        const auto type = device(own("gpu_server_six_supplies.yaml"));
        QCOMPARE(si(nodeOf(type).power.nameplate), 18000.0);
        QVERIFY(!nodeOf(type).power.tdp && !nodeOf(type).power.typical && !nodeOf(type).power.peak);
        QCOMPARE(si(nodeOf(type).footprint.massDry), 166.0 * 0.45359237);
        QCOMPARE(type.name, std::string("Example Works Server “Größe 8” 8-GPU"));
        QCOMPARE(type.key, std::string("example-server-8"));
    }

    void missingFiguresStayUnknown()
    {
        const auto type = device(own("no_ports_zero_weight.yaml"));
        QVERIFY(!nodeOf(type).power.nameplate);
        QVERIFY(!nodeOf(type).footprint.massDry); // 0 stands for "not stated" in the library
        QCOMPARE(noteOf(type), std::string("no power port in the file: power unknown"));
    }

    void aPortWithoutDrawLeavesTheSumUnknown()
    {
        const auto type = device(own("partial_draw.yaml"));
        QVERIFY(!nodeOf(type).power.nameplate);
        QCOMPARE(noteOf(type),
                 std::string("1 of 2 power ports state no draw (800 W in the others)"));
        // 35.2 oz of 28.349523125 g
        QVERIFY(std::abs(si(nodeOf(type).footprint.massDry) - 0.997903214) < 1e-9);
    }

    void whatPassesPowerOnIsNoLoad()
    {
        const auto type = device(own("zero_unit_pdu.yaml"));
        QVERIFY(!nodeOf(type).power.nameplate);
        QCOMPARE(*nodeOf(type).rackUnits, 0.0);
    }

    void alternativeInletsAreNoted()
    {
        const auto type = device(own("ac_and_dc.yaml"));
        QCOMPARE(si(nodeOf(type).power.nameplate), 2320.0);
        QVERIFY(noteOf(type).find("alternatives") != std::string::npos);
    }

    void rackTypeIsAnEmptyFrame()
    {
        const auto type = readNetBoxRackType(own("cabinet_inches.yaml"));
        QVERIFY(type);
        const auto& rack = std::get<model::RackType>(type->kind);
        QCOMPARE(*rack.rackUnits, 42);
        QCOMPARE(si(rack.footprint.width), 0.762); // 30 in, not the 19 between the rails
        QCOMPARE(si(rack.footprint.depth), 1.2192);
        QVERIFY(!rack.footprint.height);
        QCOMPARE(si(rack.frameMass), 300.0 * 0.45359237);
        QVERIFY(!rack.footprint.massDry && !rack.power.tdp);
    }

    void wrongFilesNameTheLine_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("what");
        const QString head = "manufacturer: M\nmodel: N\nslug: n\n";
        QTest::newRow("negative weight") << head + "u_height: 1\nweight: -5\nweight_unit: kg\n"
                                         << "x.yaml:5"
                                         << "weight";
        QTest::newRow("not a number") << head + "u_height: 1\nweight: .nan\nweight_unit: kg\n"
                                      << "x.yaml:5"
                                      << "weight";
        QTest::newRow("too large") << head + "u_height: 1\nweight: 1e309\nweight_unit: kg\n"
                                   << "x.yaml:5"
                                   << "weight";
        QTest::newRow("unknown unit") << head + "u_height: 1\nweight: 5\nweight_unit: stone\n"
                                      << "x.yaml:5"
                                      << "stone";
        QTest::newRow("no unit") << head + "u_height: 1\nweight: 5\n"
                                 << "x.yaml:5"
                                 << "unit";
        QTest::newRow("text in a draw")
            << head + "u_height: 1\npower-ports:\n  - name: A\n    maximum_draw: 12kW\n"
            << "x.yaml:7"
            << "maximum_draw";
        QTest::newRow("third of a unit") << head + "u_height: 1.3\n"
                                         << "x.yaml:4"
                                         << "0.5";
        QTest::newRow("no height") << head + "is_full_depth: true\n"
                                   << "x.yaml:1"
                                   << "u_height";
        QTest::newRow("no slug") << "manufacturer: M\nmodel: N\nu_height: 1\n"
                                 << "x.yaml:1"
                                 << "slug";
        QTest::newRow("bad slug") << "manufacturer: M\nmodel: N\nslug: A B\nu_height: 1\n"
                                  << "x.yaml:3"
                                  << "slug";
        QTest::newRow("twice") << head + "u_height: 1\nu_height: 2\n"
                               << "x.yaml:5"
                               << "twice";
        QTest::newRow("broken YAML") << head + "u_height: [1\n"
                                     << "x.yaml:5"
                                     << "YAML";
        QTest::newRow("a list") << "- a\n- b\n"
                                << "x.yaml:1"
                                << "map";
        QTest::newRow("empty") << ""
                               << "x.yaml:1"
                               << "map";
        QTest::newRow("ports no list") << head + "u_height: 1\npower-ports: many\n"
                                       << "x.yaml:5"
                                       << "power-ports";
    }
    void wrongFilesNameTheLine()
    {
        QFETCH(QString, yaml);
        QFETCH(QString, where);
        QFETCH(QString, what);
        const auto type = parseNetBoxDeviceType(yaml.toStdString(), "x.yaml");
        QVERIFY(!type);
        QCOMPARE(QString::fromStdString(type.error().where), where);
        const auto text = QString::fromStdString(english(type.error()));
        QVERIFY2(text.contains(what), qPrintable(text));
    }

    void absentFileIsUnreadable()
    {
        const auto type = readNetBoxDeviceType("/nowhere/x.yaml");
        QVERIFY(!type);
        QVERIFY(type.error().code == model::FaultCode::Unreadable);
    }

    // Masses of one rack in three units: 1400 g + 15.87 lb + 125 kg = 133.6 kg.
    void massesOfLibrarySamplesAddUp()
    {
        HALLWRIGHT_NEEDS_REFERENCE(folder, "interop/netbox-devicetype");
        const std::filesystem::path devices(folder.toStdString());
        const auto grams = device(devices / "Cisco__WS-C2960G-8TC-L.yaml");
        const auto pounds = device(devices / "APC__AP7868.yml");
        const auto rack =
            readNetBoxRackType(devices.parent_path() / "netbox-racktype/APC__AR3100.yaml");
        QVERIFY(rack);
        const double sum = si(nodeOf(grams).footprint.massDry) +
                           si(nodeOf(pounds).footprint.massDry) +
                           si(std::get<model::RackType>(rack->kind).frameMass);
        QVERIFY(std::abs(sum - 133.6) < 0.05);
    }

    void librarySamplesKeepTheirFigures()
    {
        HALLWRIGHT_NEEDS_REFERENCE(folder, "interop/netbox-devicetype");
        const std::filesystem::path devices(folder.toStdString());
        const auto figures = [&](const char* name) {
            const auto type = device(devices / name);
            return std::pair{*nodeOf(type).rackUnits, si(nodeOf(type).power.nameplate)};
        };
        using P = std::pair<double, double>;
        QVERIFY(figures("Supermicro__AS-8125GS-TNMR2.yml") == P(8, 18000)); // 6 x 3000 W
        QVERIFY(figures("Supermicro__SYS-421GE-TNRT.yaml") == P(4, -1));    // no port: not 0 W
        QVERIFY(figures("Nvidia__DGC-A100.excerpt.yaml") == P(6, 2142));    // 2 x 1071 W
        QVERIFY(figures("Nvidia__Q3400-RA.yaml") == P(4, 7000));            // 8 x 875 W
        QVERIFY(figures("Cisco__N7K-C7004.yaml") == P(7, 24000));
        QVERIFY(figures("Huawei__AC6508.yaml") == P(0.5, 26));
        QVERIFY(figures("APC__AP8888.yaml") == P(0, -1)); // passes power on
    }

    void everyLibrarySampleIsRead()
    {
        HALLWRIGHT_NEEDS_REFERENCE(folder, "interop/netbox-devicetype");
        int read = 0;
        for (const auto& file : QDir(folder).entryInfoList({"*.yaml", "*.yml"})) {
            const auto type = readNetBoxDeviceType(file.filePath().toStdString());
            QVERIFY2(type, type ? "" : english(type.error()).c_str());
            ++read;
        }
        QVERIFY(read >= 25);
        const QDir racks(folder + "/../netbox-racktype");
        for (const auto& file : racks.entryInfoList({"*.yaml", "*.yml"})) {
            const auto type = readNetBoxRackType(file.filePath().toStdString());
            QVERIFY2(type, type ? "" : english(type.error()).c_str());
        }
    }
};

HALLWRIGHT_TEST(NetBoxDeviceTypeTest)
#include "netbox_device_type_test.moc"
