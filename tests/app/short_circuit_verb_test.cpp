// SPDX-License-Identifier: GPL-3.0-or-later
// The verb short-circuit through the real program: keys of the contract, statuses, messages.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::tests;
using nlohmann::json;

namespace {

constexpr const char* board = R"({"name": "板", "conventions": {"c_max": 1.1},
 "buses_kv": {"mv": 10, "lv": 0.4},
 "grids": [{"id": "utility", "bus": "mv", "sk_max_mva": 250, "sk_min_mva": 125}],
 "transformers_2w": [{"id": "T1", "hv": "mv", "lv": "lv", "u_kv": [10, 0.4], "s_mva": 1,
                      "uk_pct": 6, "ur_pct": 1, "vector_group": "Dyn11"}]})";

} // namespace

class ShortCircuitVerbTest : public QObject {
    Q_OBJECT
private slots:
    void jsonHoldsTheKeysOfTheContract();
    void casesAndKindsOfFaultAreChosen();
    void tableNamesBuses();
    void wrongArgumentsAreStatus2();
    void badFilesAreStatus3AndNameTheElement_data();
    void badFilesAreStatus3AndNameTheElement();
    void referenceCaseThroughTheProgram();

private:
    CommandLineRun line_;
};

void ShortCircuitVerbTest::jsonHoldsTheKeysOfTheContract()
{
    line_.write("板.json", board);
    const auto answer = line_.mustRun(words("short-circuit 板.json --json")).json();
    QCOMPARE(answer["schema"].get<int>(), 1);
    QCOMPARE(answer["case"].get<std::string>(), std::string("max"));
    QCOMPARE(answer["fault"].get<std::string>(), std::string("3ph"));
    QCOMPARE(answer["buses"].size(), std::size_t{2});
    const json& mv = answer["buses"]["mv"];
    QCOMPARE(mv.size(), std::size_t{4});
    // 250 MVA/(√3 10 kV); κ = 1.02 + 0.98 e^−0.3.
    QVERIFY(std::abs(mv["ik_ka"].get<double>() - 14.4337567) < 1e-6);
    QVERIFY(std::abs(mv["ip_ka"].get<double>() - 35.6403) < 1e-3);
    QVERIFY(mv["ith_ka"].get<double>() > mv["ik_ka"].get<double>());
    QCOMPARE(mv["c"].get<double>(), 1.1);
}

void ShortCircuitVerbTest::casesAndKindsOfFaultAreChosen()
{
    line_.write("板.json", board);
    const auto ka = [this](const char* arguments) {
        return line_.mustRun(words(arguments)).json()["buses"]["lv"]["ik_ka"].get<double>();
    };
    const double three = ka("short-circuit 板.json --max --json");
    QVERIFY(std::abs(ka("short-circuit 板.json --fault 2ph --json") / three - std::sqrt(0.75)) <
            1e-12);
    QVERIFY(ka("short-circuit 板.json --min --json") < three);
    const auto earth = line_.run(words("short-circuit 板.json --fault earth --json"));
    QCOMPARE(earth.status, 3); // the feeder states no zero sequence
    QVERIFY2(earth.err.contains("grid utility") && earth.err.contains("x0x"), earth.err);
}

void ShortCircuitVerbTest::tableNamesBuses()
{
    line_.write("板.json", board);
    const auto out = line_.mustRun(words("short-circuit 板.json")).out;
    QVERIFY(out.contains("lv") && out.contains("14.4338") && out.contains("IEC 60909 max case"));
}

void ShortCircuitVerbTest::wrongArgumentsAreStatus2()
{
    line_.write("板.json", board);
    QCOMPARE(line_.run(words("short-circuit 板.json --fault 4ph")).status, 2);
    QCOMPARE(line_.run(words("short-circuit 板.json --min --max")).status, 2);
    QCOMPARE(line_.run(words("short-circuit")).status, 2);
}

void ShortCircuitVerbTest::badFilesAreStatus3AndNameTheElement_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("island") << QByteArray(R"("lv": 0.4)") << QByteArray(R"("lv": 0.4, "x": 0.4)")
                            << QByteArray("bus x");
    QTest::newRow("no impedance") << QByteArray("\"uk_pct\": 6, \"ur_pct\": 1")
                                  << QByteArray("\"uk_pct\": 0, \"ur_pct\": 0")
                                  << QByteArray("transformer T1: \"uk_pct\"");
    QTest::newRow("missing kV") << QByteArray(R"("lv": 0.4})") << QByteArray(R"("lv": null})")
                                << QByteArray("bus lv: the number \"lv\" is missing");
    QTest::newRow("wrong side") << QByteArray("[10, 0.4]") << QByteArray("[0.4, 10]")
                                << QByteArray("swapped");
    QTest::newRow("bus twice") << QByteArray(R"("lv": 0.4})")
                               << QByteArray(R"("lv": 0.4, "mv": 11})")
                               << QByteArray("\"mv\" is given twice");
    QTest::newRow("NaN") << QByteArray(": 250") << QByteArray(": NaN") << QByteArray("json:3");
    QTest::newRow("text for a number") << QByteArray(": 250") << QByteArray(": \"250\"")
                                       << QByteArray("grid utility: \"sk_max_mva\"");
    QTest::newRow("foreign bus") << QByteArray(R"("hv": "mv")") << QByteArray(R"("hv": "zz")")
                                 << QByteArray("transformer T1: \"hv\" is bus zz");
    QTest::newRow("unknown member")
        << QByteArray(R"("s_mva": 1,)") << QByteArray(R"("s_mva": 1, "colour": 2,)")
        << QByteArray("\"colour\" is not known");
    QTest::newRow("group") << QByteArray("Dyn11") << QByteArray("Foo")
                           << QByteArray("vector group \"Foo\"");
    QTest::newRow("cut short") << QByteArray("]}") << QByteArray("")
                               << QByteArray("not valid JSON");
}

void ShortCircuitVerbTest::badFilesAreStatus3AndNameTheElement()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, word);
    QByteArray text(board);
    QVERIFY(text.contains(from));
    line_.write("坏.json", text.replace(from, to));
    const auto answer = line_.run(words("short-circuit 坏.json --json"));
    QCOMPARE(answer.status, 3);
    QVERIFY(answer.out.isEmpty());
    QVERIFY2(answer.err.contains("坏.json") && answer.err.contains(word), answer.err);
}

void ShortCircuitVerbTest::referenceCaseThroughTheProgram()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/shortcircuit/iec_tr_60909_4_network.json");
    const auto answer = line_.mustRun({"short-circuit", path, "--max", "--json"}).json();
    QVERIFY(std::abs(answer["buses"]["1"]["ik_ka"].get<double>() - 40.6447) < 1e-3);
    QVERIFY(std::abs(answer["buses"]["8"]["ip_ka"].get<double>() - 36.9227) < 1e-3);
    QCOMPARE(line_.run({"short-circuit", path, "--min", "--json"}).status, 3); // no lowest level
}

HALLWRIGHT_TEST(ShortCircuitVerbTest)
#include "short_circuit_verb_test.moc"
