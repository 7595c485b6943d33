// SPDX-License-Identifier: GPL-3.0-or-later
// Real files of other programs: each imported, solved, or refused with a clear reason; and each
// oddity again in a small file of our own.
#include "app/importers.h"
#include "data/import/epanet_network.h"
#include "data/import/matpower_case.h"
#include "data/import/netbox_device_type.h"
#include "data/import/power_case.h"
#include "data/import/power_grid_model.h"
#include "model/edit/alternatives.h"
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>

#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;

namespace {

struct EmptyProject {
    model::Project project;
    model::AlternativeId alternative;
    EmptyProject()
    {
        project = *model::addAlternative({}, "A");
        alternative = project.alternatives.front().id;
    }
    model::Result<app::Imported> import(const std::filesystem::path& file) const
    {
        const auto* format = app::importFormatOf(file);
        if (format == nullptr)
            return model::fail(model::FaultCode::Unsupported, app::importRefusal(file),
                               file.string());
        return format->run({project, alternative, {}, {file}, {}, {}});
    }
};

QStringList filesOf(const QString& folder, const QStringList& patterns)
{
    QStringList out;
    QDirIterator at(folder, patterns, QDir::Files);
    while (at.hasNext())
        out << at.next();
    out.sort();
    return out;
}

std::string folderOf(const QString& readme)
{
    return QFileInfo(readme).absolutePath().toStdString();
}

// JSON with its quotes; moc does not read raw strings that hold a slash twice.
QByteArray quoted(const char* json)
{
    return QByteArray(json).replace('\'', '"');
}

// Node of a device type written out in a few lines.
model::Result<model::EquipmentType> device(const std::string& lines)
{
    const bool sized = lines.find("u_height") != std::string::npos;
    return data::parseNetBoxDeviceType("manufacturer: Maker\nmodel: M\nslug: maker-m\n" +
                                           std::string(sized ? "" : "u_height: 1\n") + lines,
                                       "own.yaml");
}

const model::NodeType* nodeOf(const model::Result<model::EquipmentType>& type)
{
    return type ? std::get_if<model::NodeType>(&type->kind) : nullptr;
}

} // namespace

class InteropTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsImportedOrRefusedWithAReason()
    {
        HALLWRIGHT_NEEDS_REFERENCE(readme, "interop/README.md");
        const EmptyProject empty;
        int files = 0;
        int imported = 0;
        QDirIterator at(QFileInfo(readme).absolutePath(), QDir::Files,
                        QDirIterator::Subdirectories);
        while (at.hasNext()) {
            const QString name = at.next();
            if (name.endsWith(QStringLiteral("README.md")) ||
                name.contains(QStringLiteral("/schema-")) ||     // JSON schemas, no data
                name.contains(QStringLiteral("_output.json")) || // answers, no cases
                name.contains(QStringLiteral("_params.json")))
                continue;
            ++files;
            const auto read = empty.import(name.toStdString());
            if (read) {
                ++imported;
                QVERIFY2(!read->report.empty(), qPrintable(name));
                continue;
            }
            qInfo("%s", model::english(read.error()).c_str());
            QVERIFY2(!read.error().what.text.empty(),
                     qPrintable(name + QStringLiteral(": no reason")));
            QVERIFY2(!read.error().where.empty(), qPrintable(name + QStringLiteral(": no place")));
        }
        QVERIFY2(files > 60 && imported > 40,
                 qPrintable(QStringLiteral("%1 of %2").arg(imported).arg(files)));
    }

    void everyDeviceAndRackTypeIsRead()
    {
        HALLWRIGHT_NEEDS_REFERENCE(readme, "interop/README.md");
        const EmptyProject empty;
        for (const char* folder : {"netbox-devicetype", "netbox-racktype"})
            for (const auto& file : filesOf(QString::fromStdString(folderOf(readme)) +
                                                QLatin1Char('/') + QString::fromUtf8(folder),
                                            {QStringLiteral("*.yaml"), QStringLiteral("*.yml")})) {
                const auto read = empty.import(file.toStdString());
                QVERIFY2(read.has_value(), read ? "" : model::english(read.error()).c_str());
            }
    }

    void aWholeLibraryFolderIsOneImport()
    {
        HALLWRIGHT_NEEDS_REFERENCE(readme, "interop/netbox-devicetype/README.md");
        const EmptyProject empty;
        const auto folder = folderOf(readme);
        const auto read = empty.import(folder);
        QVERIFY2(read.has_value(), read ? "" : model::english(read.error()).c_str());
        QCOMPARE(
            read->project.types.size(),
            static_cast<std::size_t>(filesOf(QString::fromStdString(folder),
                                             {QStringLiteral("*.yaml"), QStringLiteral("*.yml")})
                                         .size()));
    }

    // Eight-GPU node: six supplies of 3,000 W are a nameplate of 18 kW and no load.
    void supplyDrawsAreANameplateAndNeverALoad()
    {
        HALLWRIGHT_NEEDS_REFERENCE(file,
                                   "interop/netbox-devicetype/Supermicro__AS-8125GS-TNMR2.yml");
        const auto type = data::readNetBoxDeviceType(file.toStdString());
        const auto* node = nodeOf(type);
        QVERIFY(node != nullptr);
        QVERIFY(node->power.nameplate.has_value());
        QCOMPARE(model::inSi(*node->power.nameplate), 18000.0);
        QVERIFY(!node->power.tdp && !node->power.typical && !node->power.peak);
    }

    void networksAndCasesAreReadByTheirSolvers()
    {
        HALLWRIGHT_NEEDS_REFERENCE(readme, "interop/README.md");
        const std::string folder = folderOf(readme);
        for (const char* file : {"/epanet-inp/Net1.inp", "/epanet-inp/Net3.inp"}) {
            const auto read = data::readEpanetFile(folder + file);
            QVERIFY2(read || !read.error().where.empty(), file);
        }
        for (const char* file :
             {"/matpower/case9.m", "/matpower/case33bw.m", "/matpower/case4_dist.m"}) {
            const auto read = data::readMatpowerCase(folder + file);
            QVERIFY2(read.has_value(), read ? file : model::english(read.error()).c_str());
        }
        // Statements behind the tables turn kW into MW: 3.715 MW in all (Baran and Wu, 1989).
        const auto baran = data::readMatpowerCase(folder + "/matpower/case33bw.m");
        double megawatts = 0.0;
        for (const auto& bus : baran->buses)
            megawatts += bus.load.mw;
        QVERIFY2(std::abs(megawatts - 3.715) < 1e-9, qPrintable(QString::number(megawatts)));
        for (const char* file :
             {"/power-grid-model/sym_line_input.json", "/power-grid-model/asym_load_input.json"}) {
            const auto read = data::readAnyPowerCase(folder + file);
            QVERIFY2(read || !read.error().what.text.empty(), file);
        }
    }

    // Oddities again, in files of our own.
    void ownOddDeviceTypesAreRead()
    {
        for (const char* units : {"0", "0.5", "1.5", "8.0"}) {
            const auto type = device(std::string("u_height: ") + units + "\n");
            QVERIFY2(nodeOf(type) != nullptr, units);
        }
        // 1,400 g, 15.87 lb, 16 oz: kg by definition of the pound (0.45359237 kg).
        const auto mass = [](const char* lines) {
            const auto type = device(lines);
            const auto* node = nodeOf(type);
            return node != nullptr && node->footprint.massDry
                       ? model::inSi(*node->footprint.massDry)
                       : -1.0;
        };
        QCOMPARE(mass("weight: 1400\nweight_unit: g\n"), 1.4);
        QVERIFY(std::abs(mass("weight: 15.87\nweight_unit: lb\n") - 7.198510912) < 1e-9);
        QVERIFY(std::abs(mass("weight: 16\nweight_unit: oz\n") - 0.45359237) < 1e-12);
        QCOMPARE(mass("weight: 0\nweight_unit: kg\n"), -1.0); // 0 is "not stated"
        QCOMPARE(mass(""), -1.0);
    }

    void ownDeviceWithoutPortsHasUnknownPower()
    {
        const auto type = device("u_height: 4\n");
        const auto* node = nodeOf(type);
        QVERIFY(node != nullptr && !node->power.nameplate && !node->power.tdp);
        // One of two ports states nothing: the sum would be too low, so it is unknown.
        const auto half = device("power-ports:\n  - name: a\n    maximum_draw: 500\n  - name: b\n");
        QVERIFY(nodeOf(half) != nullptr && !nodeOf(half)->power.nameplate);
    }

    void ownAirflowIsADirectionAndNoVolume()
    {
        const auto type = device("airflow: front-to-rear\n");
        QVERIFY(nodeOf(type) != nullptr && nodeOf(type)->cooling.airflowNeed.empty());
    }

    void ownLettersBeyondAsciiStay()
    {
        const auto type = data::parseNetBoxDeviceType(
            "manufacturer: Mäker\nmodel: Größe µ 机\nslug: m-1\nu_height: 1\n", "own.yaml");
        QVERIFY(type && type->name.find("Größe µ 机") != std::string::npos);
    }

    void ownListsOfOtherSortsAreRefusedByWhatTheyAre_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("dcTrack") << QByteArray("c.csv")
                                 << QByteArray("# Operation *,Object *\nADD,POWER-CONNECTION\n")
                                 << QByteArray("dcTrack");
        QTest::newRow("cables") << QByteArray("cables.csv")
                                << QByteArray("side_a_device,side_a_type\nd,dcim.interface\n")
                                << QByteArray("cables");
        QTest::newRow("feeds") << QByteArray("f.csv")
                               << QByteArray("site,power_panel,name\nS,P,F\n")
                               << QByteArray("power feeds");
        QTest::newRow("redfish") << QByteArray("m.json")
                                 << QByteArray("{\"@odata.id\": \"/redfish/v1\"}")
                                 << QByteArray("Redfish");
        QTest::newRow("network") << QByteArray("n.inp") << QByteArray("[JUNCTIONS]\nJ 0\n")
                                 << QByteArray("solve-hydraulic");
    }
    void ownListsOfOtherSortsAreRefusedByWhatTheyAre()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, reason);
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        cli.write(QString::fromUtf8(name), content);
        const auto said = cli.run({QStringLiteral("import"), project, QString::fromUtf8(name)});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains(reason), said.err.constData());
    }

    void ownNetBoxJsonIsTheSameAsItsCsv()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        cli.mustRun(words("edit FILE add-alternative name=csv"));
        cli.mustRun(words("edit FILE add-alternative name=json"));
        cli.write(QStringLiteral("racks.csv"),
                  "site,location,name,status,u_height,outer_width,outer_depth,outer_unit,weight,"
                  "weight_unit\nS,L,R1,active,42,600,1200,mm,150.5,kg\nS,L,R2,reserved,48,,,,,\n");
        cli.write(
            QStringLiteral("racks.json"),
            quoted("{'count': 2, 'next': null, 'results': ["
                   "{'name': 'R1', 'site': {'name': 'S'}, 'location': {'name': 'L'},"
                   "'status': {'value': 'active', 'label': 'Active'}, 'u_height': 42,"
                   "'outer_width': 600, 'outer_depth': 1200, 'outer_unit': {'value': 'mm'},"
                   "'weight': 150.5, 'weight_unit': {'value': 'kg'}},"
                   "{'name': 'R2', 'site': {'name': 'S'}, 'location': {'name': 'L'},"
                   "'status': {'value': 'reserved'}, 'u_height': 48, 'outer_width': null}]}"));
        cli.mustRun(words("import FILE racks.csv --alternative csv"));
        cli.mustRun(words("import FILE racks.json --alternative json"));
        cli.mustRun(words("export FILE --out a.csv --alternative csv"));
        cli.mustRun(words("export FILE --out b.csv --alternative json"));
        QVERIFY(cli.bytes(QStringLiteral("a.csv")).contains("R2"));
        QCOMPARE(cli.bytes(QStringLiteral("b.csv")), cli.bytes(QStringLiteral("a.csv")));
    }

    void ownPartOfAPagedAnswerIsRefused()
    {
        const CommandLineRun cli;
        cli.mustRun(words("new FILE --template worked-example"));
        cli.write(
            QStringLiteral("racks.json"),
            quoted("{'count': 90, 'next': 'http://x/?offset=50', 'results': [{'name': 'R1'}]}"));
        const auto said = cli.run(words("import FILE racks.json"));
        QCOMPARE(said.status, 3);
        QVERIFY(said.err.contains("limit=0"));
    }
};

HALLWRIGHT_TEST(InteropTest)
#include "interop_test.moc"
