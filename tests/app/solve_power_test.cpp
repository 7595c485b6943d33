// SPDX-License-Identifier: GPL-3.0-or-later
// The verb solve-power: keys of its JSON, its tables, and its faults.
#include "app/cli/solve_power.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

using namespace hallwright;
using nlohmann::json;

namespace {

const char* const twoBuses = R"({"base_mva": 10, "buses": [
 {"id": "s", "type": "slack", "vn_kv": 11, "v_set_pu": 1.0},
 {"id": "l", "type": "pq", "vn_kv": 11, "pd_mw": 5.0},
 {"id": "x", "type": "pq", "vn_kv": 11, "pd_mw": 2.0}],
"branches": [{"id": "f", "from": "s", "to": "l", "r_pu": 0.02, "x_pu": 0.0},
 {"id": "o", "from": "l", "to": "x", "r_pu": 0.02, "x_pu": 0.0, "status": 0}]})";

} // namespace

class SolvePowerTest : public QObject {
    Q_OBJECT
private slots:
    void jsonHoldsTheKeysOfTheContract();
    void tableNamesBusesAndLoss();
    void collapseIsNoSolutionAndNamesFileAndBus();
    void missingFileIsUnreadable();
    void everyReferenceCaseSolves_data();
    void everyReferenceCaseSolves();

private:
    std::string write(const QByteArray& text)
    {
        QFile file(directory_.filePath("case 例.json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName().toStdString();
    }
    QTemporaryDir directory_;
};

void SolvePowerTest::jsonHoldsTheKeysOfTheContract()
{
    const auto text = app::solvePowerText({write(twoBuses), true, 3});
    QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
    const json document = json::parse(*text);
    QCOMPARE(document["schema"].get<int>(), 1);
    QVERIFY(document["converged"].get<bool>());
    QVERIFY(document["iterations"].get<int>() > 0);
    QVERIFY(document["mismatch_pu"].get<double>() <= 1e-10);
    QVERIFY(document["cold_us"].get<double>() > 0.0);
    QVERIFY(document["warm_us"].get<double>() > 0.0);
    // V = (1 + sqrt(1 - 4 r p)) / 2 with r = 0.02 and p = 0.5.
    const double volts = 0.5 * (1.0 + std::sqrt(1.0 - 0.04));
    QVERIFY(std::abs(document["buses"]["l"]["vm_pu"].get<double>() - volts) <= 1e-9);
    QCOMPARE(document["buses"]["s"]["va_deg"].get<double>(), 0.0);
    QCOMPARE(document["buses"]["x"]["vm_pu"].get<double>(), 0.0);
    QVERIFY(document["dead_buses"] == json::array({"x"}));
    QCOMPARE(document["unserved_mw"].get<double>(), 2.0);
    QVERIFY(std::abs(document["branches"]["f"]["to_mw"].get<double>() + 5.0) <= 1e-8);
    QVERIFY(!document["branches"].contains("o"));
    const double loss = 10.0 * 0.02 * 0.25 / (volts * volts);
    QVERIFY(std::abs(document["loss_mw"].get<double>() - loss) <= 1e-8);
    QVERIFY(document.contains("loss_mvar"));
}

void SolvePowerTest::tableNamesBusesAndLoss()
{
    const auto text = app::solvePowerText({write(twoBuses), false, 1});
    QVERIFY(text.has_value());
    QVERIFY(text->find("lowest voltage 0.989898 pu at bus l") != std::string::npos);
    QVERIFY(text->find("dead") != std::string::npos);
}

void SolvePowerTest::collapseIsNoSolutionAndNamesFileAndBus()
{
    QByteArray text(twoBuses);
    text.replace("5.0", "500.0"); // at most 1/(4 0.02) = 12.5 pu = 125 MW: 25 %
    const std::string file = write(text);
    const auto solved = app::solvePowerText({file, true, 1});
    QVERIFY(!solved.has_value());
    QVERIFY(solved.error().code == model::FaultCode::NoSolution);
    QCOMPARE(solved.error().where, file + ": bus l");
    QVERIFY(std::abs(std::stod(solved.error().what.arguments[0]) - 25.0) <= 0.1);
}

void SolvePowerTest::missingFileIsUnreadable()
{
    for (const char* name : {"/nowhere/x.json", "/nowhere/x.m"})
        QVERIFY(app::solvePowerText({name, true, 1}).error().code == model::FaultCode::Unreadable);
}

void SolvePowerTest::everyReferenceCaseSolves_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("lossMw");
    QTest::newRow("case9") << "power/powerflow/case9.json" << 4.641021;
    QTest::newRow("case9.m") << "interop/matpower/case9.m" << 4.641021;
    QTest::newRow("case33bw.m") << "interop/matpower/case33bw.m" << 0.202677;
    QTest::newRow("ring") << "power/datacenter/dc_ring_closed_11kv.json" << 0.115985;
    QTest::newRow("four wires") << "power/datacenter/dc_busway_400v_4wire_unbalanced.json"
                                << 385.06e-6;
    QTest::newRow("DC") << "power/datacenter/dc_busway_800vdc_12racks.json" << 3048.74e-6;
}

void SolvePowerTest::everyReferenceCaseSolves()
{
    QFETCH(QString, file);
    QFETCH(double, lossMw);
    const QString path = tests::referenceFile(file.toUtf8().constData());
    if (path.isEmpty())
        QSKIP("reference data absent");
    const auto text = app::solvePowerText({path.toStdString(), true, 1});
    QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
    const json document = json::parse(*text);
    QVERIFY(std::abs(document["loss_mw"].get<double>() - lossMw) <= 6e-7);
    const json& bus = document["buses"].begin().value();
    if (file.contains("4wire"))
        QCOMPARE(bus["v_abcn"].size(), 4u);
    else if (file.contains("vdc"))
        QVERIFY(bus["v_dc"].get<double>() > 790.0);
    else
        QVERIFY(bus.contains("vm_pu") && bus.contains("va_deg"));
    QVERIFY(app::solvePowerText({path.toStdString(), false, 1}).has_value());
}

HALLWRIGHT_TEST(SolvePowerTest)
#include "solve_power_test.moc"
