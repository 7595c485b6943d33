// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogue files that are wrong: each names file, entry and field.
#include "data/catalogue/catalogue_library.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>

using namespace hallwright;

namespace {

QByteArray entry(const char* key, const char* kind, const QByteArray& values)
{
    return QByteArray(R"({"key": ")") + key + R"(", "kind": ")" + kind +
           R"(", "name": "N", "values": {)" + values + "}}";
}

QByteArray file(const QByteArray& entries)
{
    return "{\"schema\": 1, \"entries\": [\n" + entries + "\n]}\n";
}

QByteArray rack(const QByteArray& values)
{
    return file(entry("r", "rack", values));
}

void write(const QString& path, const QByteArray& text)
{
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write");
}

} // namespace

class CatalogueFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void wrongFilesNameThePlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("where"); // after the file's name
        QTest::addColumn<QString>("what");
        QTest::newRow("syntax") << QByteArray("{\n\"schema\": 1,\n\"entries\": [\n{,\n") << ":4"
                                << "JSON";
        QTest::newRow("cut off") << QByteArray("{\n\"schema\": 1,\n") << ":3"
                                 << "JSON";
        QTest::newRow("not a number in JSON") << rack("\"width_m\": NaN") << ":2"
                                              << "JSON";
        QTest::newRow("beyond double") << rack("\"width_m\": 1e999") << ""
                                       << "JSON";
        QTest::newRow("schema of tomorrow") << QByteArray(R"({"schema": 2, "entries": []})") << ""
                                            << "schema 2";
        QTest::newRow("no catalogue") << QByteArray("[1]") << ""
                                      << "schema";
        QTest::newRow("unknown kind") << file(entry("r", "teapot", "")) << " entry r, field kind"
                                      << "teapot";
        QTest::newRow("unknown field") << rack("\"colour\": 1") << " entry r, field colour"
                                       << "no such field";
        QTest::newRow("wrong unit")
            << rack("\"power_tdp_w\": 135000") << " entry r, field power_tdp_w"
            << "power_tdp_kw";
        QTest::newRow("no unit") << rack("\"power_tdp\": 135") << " entry r, field power_tdp"
                                 << "power_tdp_kw";
        QTest::newRow("negative") << rack("\"power_tdp_kw\": -1") << " entry r, field power_tdp_kw"
                                  << "-1 kW";
        QTest::newRow("fraction above one")
            << rack("\"liquid_fraction\": 90") << " entry r, field liquid_fraction"
            << "90";
        QTest::newRow("metres as millimetres")
            << rack("\"width_m\": 600") << " entry r, field width_m"
            << "600 m";
        QTest::newRow("text for a number")
            << rack("\"power_tdp_kw\": \"12kW\"") << " entry r, field power_tdp_kw"
            << "12kW";
        QTest::newRow("half a GPU") << rack("\"gpus\": 0.5") << " entry r, field gpus"
                                    << "whole number";
        QTest::newRow("no such choice") << rack("\"cooling\": \"ice\"") << " entry r, field cooling"
                                        << "ice";
        QTest::newRow("curve falls back")
            << rack(R"("flow_need": {"points": [[25, 59], [25, 71]], "x": "c", "y": "lpm"})")
            << " entry r, field flow_need"
            << "rise";
        QTest::newRow("curve of one point")
            << rack(R"("flow_need": {"points": [[25, 59]], "x": "c", "y": "lpm"})")
            << " entry r, field flow_need"
            << "two or more";
        QTest::newRow("curve in wrong unit")
            << rack(R"("flow_need": {"points": [[25, 59], [30, 71]], "x": "f", "y": "lpm"})")
            << " entry r, field flow_need"
            << "\"f\"";
        QTest::newRow("curve out of bounds")
            << rack(R"("flow_need": {"points": [[25, -59], [30, 71]], "x": "c", "y": "lpm"})")
            << " entry r, field flow_need"
            << "point 1";
        QTest::newRow("number for a curve")
            << rack("\"flow_need\": 59") << " entry r, field flow_need"
            << "points";
        QTest::newRow("range beside the value")
            << rack(R"("width_m": {"value": 0.6, "low": 0.7, "high": 0.8})")
            << " entry r, field width_m"
            << "between low and high";
        QTest::newRow("confidence") << rack(R"("width_m": {"value": 0.6, "confidence": "sure"})")
                                    << " entry r, field width_m"
                                    << "sure";
        QTest::newRow("unknown attribute")
            << rack(R"("width_m": {"value": 0.6, "src": "x"})") << " entry r, field width_m"
            << "src";
        QTest::newRow("required figure missing")
            << file(entry("p", "pipe_size", R"("material": "steel", "nominal": 50)"))
            << " entry p, field bore_mm"
            << "bore";
        QTest::newRow("field twice") << rack(R"("gpus": 8, "gpus": 72)") << ""
                                     << "gpus";
        QTest::newRow("key twice")
            << file(entry("r", "rack", "") + ",\n" + entry("r", "cdu", "")) << " entry r, field key"
            << "twice";
        QTest::newRow("key of other letters") << file(entry("R 1", "rack", "")) << " entry R 1"
                                              << "a-z";
        QTest::newRow("no name") << file(R"({"key": "r", "kind": "rack"})") << " entry r"
                                 << "name";
        QTest::newRow("date") << file(R"({"key": "r", "kind": "rack", "name": "N", "date": "May"})")
                              << " entry r"
                              << "May";
        QTest::newRow("no object") << file("7") << " entry number 1"
                                   << "object";
    }
    void wrongFilesNameThePlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, where);
        QFETCH(QString, what);
        QTemporaryDir folder;
        const QString path = folder.filePath("t.json");
        write(path, text);
        const auto read = data::loadCatalogueFile(path.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where), path + where);
        const auto said = QString::fromStdString(english(read.error()));
        QVERIFY2(said.contains(what), qPrintable(said));
    }

    void unknownStaysUnknown()
    {
        QTemporaryDir folder;
        write(
            folder.filePath("t.json"),
            rack(
                R"("mass_wet_kg": {"value": null, "note": "not published"}, "power_tdp_kw": null)"));
        const auto read = data::loadCatalogueFile(folder.filePath("t.json").toStdString());
        QVERIFY(read);
        const auto& type = std::get<model::RackType>(read->front().kind);
        QVERIFY(!type.footprint.massWet && !type.power.tdp);
        QCOMPARE(read->front().provenance.at("mass_wet").note, std::string("not published"));
        QVERIFY(!read->front().provenance.contains("power_tdp"));
    }

    void aValueInheritsTheSourceOfItsEntry()
    {
        QTemporaryDir folder;
        write(folder.filePath("t.json"),
              file(R"({"key": "r", "kind": "rack", "name": "N", "source": "sheet p. 2",
                   "confidence": "high", "values": {"width_m": 0.6,
                   "depth_m": {"value": 1.2, "source": "letter", "confidence": "low"}}})"));
        const auto read = data::loadCatalogueFile(folder.filePath("t.json").toStdString());
        QVERIFY(read);
        const auto& origins = read->front().provenance;
        QCOMPARE(origins.at("width").source, std::string("sheet p. 2"));
        QVERIFY(origins.at("width").confidence == model::Confidence::High);
        QCOMPARE(origins.at("depth").source, std::string("letter"));
        QVERIFY(origins.at("depth").confidence == model::Confidence::Low);
    }

    void referencesAcrossFilesNameTheFile()
    {
        QTemporaryDir folder;
        write(folder.filePath("a.json"), file(entry("n", "node", "\"gpus\": 8")));
        write(folder.filePath("b.json"),
              file(entry("r", "rack", R"("contains": "m", "contains_count": 4)")));
        const auto read = data::loadCatalogue(folder.path().toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where),
                 folder.filePath("b.json") + " entry r, field contains");
    }

    void absentFolderSaysWhatToDo()
    {
        const auto read = data::loadCatalogue("/nowhere/catalogue");
        QVERIFY(!read);
        QVERIFY(read.error().code == model::FaultCode::Unreadable);
        QVERIFY(english(read.error()).find("HALLWRIGHT_RESOURCES") != std::string::npos);
    }

    void environmentNamesTheResources()
    {
        qputenv("HALLWRIGHT_RESOURCES", "/elsewhere");
        const auto folder = data::catalogueFolder();
        qunsetenv("HALLWRIGHT_RESOURCES");
        QCOMPARE(folder.string(), std::string("/elsewhere/catalogue"));
    }
};

HALLWRIGHT_TEST(CatalogueFaultsTest)
#include "catalogue_faults_test.moc"
