// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of load flow cases: MATPOWER, power-grid-model and the reference form.
#include "data/import/matpower_case.h"
#include "data/import/power_case.h"
#include "data/import/power_grid_model.h"
#include "power/load_flow.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cmath>
#include <numbers>

using namespace hallwright;
using Complex = std::complex<double>;

namespace {

const char* const smallCase = R"(function mpc = small
%SMALL  A comment.
%{
mpc.version = '1';  a block comment hides this
%}
mpc.version = '2';
mpc.baseMVA = 10;   # the other sign
mpc.bus = [ 1, 3, 0, 0, 0, 0, 1, 1, -3, 11, 1, 1.1, 0.9;
    2 1 5 +2 0 ...  continued
      0.5 1 1 0 11 1 1.1 0.9   % the line ends the row
    7	2	0	0	0	0	1	1	0	0.4	1	1.1	0.9 ];
mpc.gen = [1 0 0 9 -9 1.02 10 1 9 0; 7 1 0 9 -9 1.01 10 1 9 0; 7 3 0 9 -9 1.5 10 0 9 0];
mpc.branch = [
    1 2 0.01 2e-2 .001 12 0 0 0 0 1 -360 360
    2 7 0.0 0.06 0 Inf 0 0 0.95 -30 1 -360 360
    1 7 0.5 0.5 0 0 0 0 0 0 0 -360 360
];
mpc.gencost = [2 0 0 3 0 20 0];
mpc.bus_name = { 'a', 'it''s'; "c" };
)";

// Fault of a text in which one thing was replaced.
std::string faultOf(QString text, const char* before, const char* after)
{
    if (!text.contains(before))
        return "the test replaces nothing";
    text.replace(text.indexOf(before), static_cast<int>(std::strlen(before)), after);
    const auto read = data::parseMatpowerCase(text.toStdString(), "x.m");
    return read ? std::string("read") : english(read.error());
}

power::LoadFlowSolution solved(const model::ElectricalNetwork& network)
{
    auto flow = power::LoadFlow::prepare(network);
    auto solution = flow ? flow->solve() : tl::unexpected(flow.error());
    if (!solution)
        qFatal("%s", english(solution.error()).c_str());
    return *solution;
}

} // namespace

class PowerCaseReaderTest : public QObject {
    Q_OBJECT
private slots:
    void matpowerTablesAreRead();
    void matpowerFileMayEndInAContinuation();
    void matpowerFaultsNameTheLine_data();
    void matpowerFaultsNameTheLine();
    void matpowerStatementsAreCarriedOut();
    void matpowerSamplesSolveToPublishedLosses_data();
    void matpowerSamplesSolveToPublishedLosses();
    void matpowerAndReferenceFormAgree();
    void matpowerGeneratorAtADistributionBusHoldsItsVoltage();
    void gridModelLinesMatchItsOwnResults();
    void gridModelTransformerInCompactForm();
    void gridModelUnsupportedIsNamed();
    void referenceFormFaultsNameTheElement_data();
    void referenceFormFaultsNameTheElement();
    void ohmsOfTheReferenceFormAgreeWithItsPerUnit();

private:
    std::string write(const char* name, const QByteArray& text)
    {
        QFile file(directory_.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName().toStdString();
    }
    QTemporaryDir directory_;
};

void PowerCaseReaderTest::matpowerTablesAreRead()
{
    const auto network = data::parseMatpowerCase(smallCase, "small.m");
    QVERIFY2(network.has_value(), network ? "" : english(network.error()).c_str());
    QCOMPARE(network->baseMva, 10.0);
    QCOMPARE(network->buses.size(), 3u);
    QCOMPARE(network->buses[2].id, std::string("7"));
    QCOMPARE(network->buses[0].setAngleDeg, -3.0);
    QCOMPARE(network->buses[0].setVoltagePu, 1.02);
    QCOMPARE(network->buses[1].load.mvar, 2.0);
    QCOMPARE(network->buses[1].shuntMvar, 0.5);
    QCOMPARE(network->buses[2].generation.mw, 1.0); // the third generator is out of service
    QCOMPARE(network->buses[2].setVoltagePu, 1.01);
    QVERIFY(network->buses[2].kind == model::ElectricalBusKind::Generator);
    QCOMPARE(network->branches.size(), 3u);
    QCOMPARE(network->branches[0].reactancePu, 0.02);
    QCOMPARE(network->branches[0].susceptancePu, 0.001);
    QVERIFY(network->branches[0].kind == model::ElectricalBranchKind::Conductor);
    // 12 MVA at 11 kV: 629.8 A.
    QVERIFY(std::abs(*network->branches[0].ampacityA - 12e3 / 11.0 / std::numbers::sqrt3) < 1e-9);
    QCOMPARE(network->branches[1].tapRatio, 0.95);
    QCOMPARE(network->branches[1].shiftDeg, -30.0);
    QVERIFY(!network->branches[1].ampacityA);
    QVERIFY(!network->branches[2].fromClosed && !network->branches[2].toClosed);
}

// Found by fuzzing: the reader went past the end of a file whose last line is continued.
void PowerCaseReaderTest::matpowerFileMayEndInAContinuation()
{
    const auto network = data::parseMatpowerCase(std::string(smallCase) + "x = 4 ...", "small.m");
    QVERIFY2(network.has_value(), network ? "" : model::english(network.error()).c_str());
    QVERIFY(!data::parseMatpowerCase("mpc.version = '4'...;", "small.m"));
}

void PowerCaseReaderTest::matpowerFaultsNameTheLine_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* before, const char* after, const char* where,
                        const char* word) {
        QTest::newRow(name) << before << after << where << word;
    };
    row("unknown statement", "mpc.gencost = [2 0 0 3 0 20 0];", "mpc = scale_load(2, mpc);",
        "x.m:18", "scale_load");
    row("DC line", "mpc.gencost = [2", "mpc.dcline = [1 2 1", "x.m:18", "mpc.dcline");
    row("version 1", "function mpc = small", "function [baseMVA, bus] = small", "x.m:1",
        "version 1");
    row("version", "mpc.version = '2'", "mpc.version = '3'", "x.m:6", "expected '2'");
    row("unknown bus", "2 7 0.0 0.06", "2 8 0.0 0.06", "x.m:15", "bus 8");
    row("short row", "-30 1 -360 360", "-30 1 -360", "x.m:15", "12 columns");
    row("not finite", "0.01 2e-2", "0.01 NaN", "x.m:14", "column 4");
    row("bus twice", "2 1 5", "1 1 5", "x.m:9", "twice");
    row("type", "1, 3, 0", "1, 5, 0", "x.m:8", "type 5");
    row("no generator", "[1 0 0 9 -9 1.02 10 1", "[1 0 0 9 -9 1.02 10 0", "x.m:8", "no generator");
    row("two set points", "7 3 0 9 -9 1.5 10 0", "7 3 0 9 -9 1.5 10 1", "x.m:12",
        "different voltages");
    row("no end", "20 0];", "20 0;", "x.m:19", "never closed");
    row("odd sign", "mpc.baseMVA = 10;", "mpc.baseMVA = 10 $ 2;", "x.m:7", "$");
    row("negated ever again", "mpc.baseMVA = 10;",
        ("mpc.baseMVA = " + std::string(100000, '-') + "10;").c_str(), "x.m:7", "too deeply");
    row("missing table", "mpc.branch", "mpc.branch_name", "x.m:1", "mpc.branch");
}

void PowerCaseReaderTest::matpowerFaultsNameTheLine()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, where);
    QFETCH(QString, word);
    const std::string fault =
        faultOf(smallCase, before.toUtf8().constData(), after.toUtf8().constData());
    QVERIFY2(fault.starts_with(where.toStdString()), fault.c_str());
    QVERIFY2(fault.find(word.toStdString()) != std::string::npos, fault.c_str());
}

void PowerCaseReaderTest::matpowerStatementsAreCarriedOut()
{
    const std::string text = std::string(smallCase) + R"(
[PQ, PV, REF, NONE, BUS_I, BUS_TYPE, PD, QD] = idx_bus;
[F_BUS, T_BUS, BR_R, BR_X] = idx_brch;
Zbase = (mpc.bus(1, 10) * 1e3)^2 / (mpc.baseMVA * 1e6);  % 12.1 ohm
mpc.branch(:, [BR_R BR_X]) = mpc.branch(:, [BR_R BR_X]) / Zbase;
pf = 0.8;
mpc.bus(:, QD) = mpc.bus(:, PD) .* sin(acos(pf));
mpc.bus(:, PD) = mpc.bus(:, PD) * pf;
mpc.gen(1, 6) = 1.04 - 2 * 0.01;
end
)";
    const auto network = data::parseMatpowerCase(text, "x.m");
    QVERIFY2(network.has_value(), network ? "" : english(network.error()).c_str());
    QVERIFY(std::abs(network->branches[0].resistancePu - 0.01 / 12.1) <= 1e-15);
    QVERIFY(std::abs(network->branches[1].reactancePu - 0.06 / 12.1) <= 1e-15);
    QVERIFY(std::abs(network->buses[1].load.mw - 4.0) <= 1e-12);
    QVERIFY(std::abs(network->buses[1].load.mvar - 3.0) <= 1e-12);
    QVERIFY(std::abs(network->buses[0].setVoltagePu - 1.02) <= 1e-15);
}

void PowerCaseReaderTest::matpowerSamplesSolveToPublishedLosses_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("lossMw");
    QTest::addColumn<double>("lowestPu");
    QTest::newRow("case9") << "case9.m" << 4.641021 << 0.995631;
    // Baran and Wu 1989: 202.68 kW, 0.9131 pu at bus 18. The file converts its units by statements.
    QTest::newRow("case33bw") << "case33bw.m" << 0.202677 << 0.913090;
}

void PowerCaseReaderTest::matpowerSamplesSolveToPublishedLosses()
{
    QFETCH(QString, file);
    QFETCH(double, lossMw);
    QFETCH(double, lowestPu);
    const QString path = tests::referenceFile(("interop/matpower/" + file).toUtf8().constData());
    if (path.isEmpty())
        QSKIP("reference data absent");
    const auto network = data::readMatpowerCase(path.toStdString());
    QVERIFY2(network.has_value(), network ? "" : english(network.error()).c_str());
    const auto solution = solved(*network);
    QVERIFY(std::abs(solution.lossMva.real() - lossMw) <= 1e-6);
    QVERIFY(std::abs(solution.vmPu(static_cast<std::size_t>(solution.lowestBus())) - lowestPu) <=
            1e-6);
}

void PowerCaseReaderTest::matpowerAndReferenceFormAgree()
{
    HALLWRIGHT_NEEDS_REFERENCE(script, "interop/matpower/case33bw.m");
    HALLWRIGHT_NEEDS_REFERENCE(converted, "power/powerflow/case33bw.json");
    const auto a = data::readAnyPowerCase(script.toStdString());
    const auto b = data::readAnyPowerCase(converted.toStdString());
    QVERIFY(a.has_value() && b.has_value());
    const auto first = solved(std::get<model::ElectricalNetwork>(*a));
    const auto second = solved(std::get<model::ElectricalNetwork>(*b));
    QCOMPARE(first.voltagesPu.size(), 33u);
    for (std::size_t i = 0; i < 33; ++i)
        QVERIFY(std::abs(first.voltagesPu[i] - second.voltagesPu[i]) <= 1e-10);
}

void PowerCaseReaderTest::matpowerGeneratorAtADistributionBusHoldsItsVoltage()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "interop/matpower/case4_dist.m");
    const auto network = data::readMatpowerCase(path.toStdString());
    QVERIFY(network.has_value());
    const auto solution = solved(*network);
    QVERIFY(std::abs(solution.vmPu(0) - 1.05) <= 1e-12);
    QVERIFY(std::abs(solution.vmPu(3) - 1.05) <= 1e-12);
    QVERIFY(std::abs(solution.injectionsMva[3].real() + 0.4) <= 1e-9);
    QVERIFY(std::abs(solution.injectionsMva[1] + Complex(0.4, 0.2)) <= 1e-9);
}

void PowerCaseReaderTest::gridModelLinesMatchItsOwnResults()
{
    HALLWRIGHT_NEEDS_REFERENCE(input, "interop/power-grid-model/sym_line_input.json");
    HALLWRIGHT_NEEDS_REFERENCE(output, "interop/power-grid-model/sym_line_sym_output.json");
    const auto read = data::readAnyPowerCase(input.toStdString());
    QVERIFY2(read.has_value(), read ? "" : english(read.error()).c_str());
    const auto& network = std::get<model::ElectricalNetwork>(*read);
    const auto solution = solved(network);
    QFile file(output);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject data = QJsonDocument::fromJson(file.readAll()).object()["data"].toObject();
    // The tolerance that power-grid-model states for this case: 1e-5 relative and absolute.
    const auto near = [](double value, double expected) {
        return std::abs(value - expected) <= 1e-5 + 1e-5 * std::abs(expected);
    };
    int compared = 0;
    for (const auto& value : data["node"].toArray())
        for (std::size_t i = 0; i < network.buses.size(); ++i)
            if (network.buses[i].id == std::to_string(value.toObject()["id"].toInt())) {
                QVERIFY(near(solution.vmPu(i), value.toObject()["u_pu"].toDouble()));
                QVERIFY(
                    near(std::arg(solution.voltagesPu[i]), value.toObject()["u_angle"].toDouble()));
                ++compared;
            }
    for (const auto& value : data["line"].toArray())
        for (std::size_t i = 0; i < network.branches.size(); ++i)
            if (network.branches[i].id == std::to_string(value.toObject()["id"].toInt())) {
                const auto& flow = solution.branches[i];
                QVERIFY(near(flow.fromMva.real() * 1e6, value.toObject()["p_from"].toDouble()));
                QVERIFY(near(flow.fromMva.imag() * 1e6, value.toObject()["q_from"].toDouble()));
                QVERIFY(near(flow.toMva.real() * 1e6, value.toObject()["p_to"].toDouble()));
                QVERIFY(near(flow.toMva.imag() * 1e6, value.toObject()["q_to"].toDouble()));
                ++compared;
            }
    QCOMPARE(compared, 8);
}

void PowerCaseReaderTest::gridModelTransformerInCompactForm()
{
    // 10/0.4 kV Dyn11, tap 2 steps of 250 V up on the primary: 10.5/0.4 kV. At no load the
    // secondary is at 0.4 kV 10/10.5 and leads by 30 degrees. 630 kVA, uk 4 %, pk 6 kW: r =
    // 0.006/0.63^2 on 1 MVA.
    const std::string file = write("compact.json", R"({"version": "1.0", "type": "input",
 "is_batch": false, "attributes": {"node": ["id", "u_rated"]},
 "data": {"node": [[1, 10000], [2, 400]],
  "transformer": [{"id": 3, "from_node": 1, "to_node": 2, "from_status": 1, "to_status": 1,
   "u1": 10000, "u2": 400, "sn": 630000, "uk": 0.04, "pk": 6000, "i0": 0, "p0": 0,
   "winding_from": 2, "winding_to": 1, "clock": 11, "tap_side": 0, "tap_pos": 2, "tap_min": -2,
   "tap_max": 2, "tap_nom": 0, "tap_size": 250}],
  "source": [{"id": 4, "node": 1, "status": 1, "u_ref": 1.03}],
  "sym_voltage_sensor": [{"id": 9}]}})");
    const auto network = data::readPowerGridModel(file);
    QVERIFY2(network.has_value(), network ? "" : english(network.error()).c_str());
    QVERIFY(std::abs(network->branches[0].resistancePu - 0.006 / 0.63 / 0.63) <= 1e-12);
    QVERIFY(
        std::abs(std::hypot(network->branches[0].resistancePu, network->branches[0].reactancePu) -
                 0.04 / 0.63) <= 1e-12);
    const auto solution = solved(*network);
    QVERIFY(std::abs(solution.vmPu(1) - 1.03 / 1.05) <= 1e-9);
    QVERIFY(std::abs(solution.vaDeg(1) - 30.0) <= 1e-7);
}

void PowerCaseReaderTest::gridModelUnsupportedIsNamed()
{
    HALLWRIGHT_NEEDS_REFERENCE(input, "interop/power-grid-model/asym_load_input.json");
    const auto read = data::readPowerGridModel(input.toStdString());
    QVERIFY(read.error().code == model::FaultCode::Unsupported);
    QVERIFY(english(read.error()).find("asym_load") != std::string::npos);
    HALLWRIGHT_NEEDS_REFERENCE(
        fault, "interop/power-grid-model/sc_single_node_source_three_phase_c_maximum_input.json");
    QVERIFY(english(data::readPowerGridModel(fault.toStdString()).error()).find("\"fault\"") !=
            std::string::npos);
}

void PowerCaseReaderTest::referenceFormFaultsNameTheElement_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* before, const char* after, const char* word) {
        QTest::newRow(name) << before << after << word;
    };
    row("type", "\"pq\"", "\"pz\"", "bus 2");
    row("unknown end", "\"to\": 2", "\"to\": 3", "branch 1");
    row("unknown member", "\"tap\": 1.0", "\"tab\": 1.0", "\"tab\"");
    row("text for number", "\"r_pu\": 0.01", "\"r_pu\": \"0.01\"", "\"r_pu\"");
    row("missing base", "\"base_mva\": 10", "\"frequency_hz\": 50", "base_mva");
    row("status", "\"status\": 1", "\"status\": 2", "status");
    row("overflow", "\"x_pu\": 0.02", "\"x_pu\": 2e999", "too large");
    row("syntax", "\"tap\": 1.0,\n", "\"tap\" 1.0,\n", ":4");
}

void PowerCaseReaderTest::referenceFormFaultsNameTheElement()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, word);
    QString text = R"({"base_mva": 10, "buses": [
{"id": 1, "type": "slack", "vn_kv": 11, "v_set_pu": 1.0}, {"id": 2, "type": "pq", "vn_kv": 11}],
"branches": [{"id": 1, "from": 1, "to": 2, "r_pu": 0.01, "x_pu": 0.02,
 "tap": 1.0,
 "status": 1}]})";
    QVERIFY(data::readPowerCase(write("ok.json", text.toUtf8())).has_value());
    QVERIFY(text.contains(before));
    text.replace(before, after);
    const auto read = data::readPowerCase(write("bad.json", text.toUtf8()));
    QVERIFY(!read.has_value());
    const std::string words = english(read.error());
    QVERIFY2(words.find("bad.json") != std::string::npos, words.c_str());
    QVERIFY2(words.find(word.toStdString()) != std::string::npos, words.c_str());
}

void PowerCaseReaderTest::ohmsOfTheReferenceFormAgreeWithItsPerUnit()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/datacenter/dc_ring_closed_11kv.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray branches = document["branches"].toArray();
    int stripped = 0;
    for (auto value : branches) {
        QJsonObject branch = value.toObject();
        if (!branch.contains("r_ohm_per_km"))
            continue;
        for (const char* key : {"r_pu", "x_pu", "b_pu"})
            branch.remove(QString::fromUtf8(key));
        value = branch;
        ++stripped;
    }
    QVERIFY(stripped > 5);
    document["branches"] = branches;
    const auto ohms = data::readPowerCase(write("ohms.json", QJsonDocument(document).toJson()));
    const auto perUnit = data::readPowerCase(path.toStdString());
    QVERIFY2(ohms.has_value(), ohms ? "" : english(ohms.error()).c_str());
    const auto& a = std::get<model::ElectricalNetwork>(*ohms).branches;
    const auto& b = std::get<model::ElectricalNetwork>(*perUnit).branches;
    for (std::size_t i = 0; i < a.size(); ++i) {
        QVERIFY(std::abs(a[i].resistancePu - b[i].resistancePu) <= 1e-11);
        QVERIFY(std::abs(a[i].reactancePu - b[i].reactancePu) <= 1e-11);
        QVERIFY(std::abs(a[i].susceptancePu - b[i].susceptancePu) <= 1e-11);
    }
}

HALLWRIGHT_TEST(PowerCaseReaderTest)
#include "power_case_reader_test.moc"
