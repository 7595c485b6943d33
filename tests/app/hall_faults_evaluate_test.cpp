// SPDX-License-Identifier: GPL-3.0-or-later
// Short circuit and availability of a whole project through the real program.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <optional>

using namespace hallwright::tests;
using nlohmann::json;

class HallFaultsEvaluateTest : public QObject {
    Q_OBJECT
private slots:
    void init() { line_.emplace(); }
    void figuresAreThereAndFollowTheRecipe();
    void assumptionsMoveTheAvailability();
    void directCurrentHasNoFigureAndSaysWhy();

private:
    json kpis() const
    {
        return alternativeOf(line_->mustRun(words("evaluate FILE --json --racks")).json())["kpis"];
    }
    std::optional<CommandLineRun> line_;
};

void HallFaultsEvaluateTest::figuresAreThereAndFollowTheRecipe()
{
    line_->mustRun(words("new FILE --template superpod-gen3"));
    const json before = kpis();
    const double fault = before["short_circuit_max_ka"].get<double>();
    // Above what the 250 MVA of the utility give at 11 kV, below twice what its largest
    // transformers could give without any source impedance (3,150 kVA at 6 %: 73 kA).
    QVERIFY(fault > 13.1);
    QVERIFY(fault < 146.0);
    const double available = before["power_availability"].get<double>();
    QVERIFY(available > 0.999 && available < 1.0);
    const auto answer = line_->mustRun(words("evaluate FILE --json --racks")).json();
    for (const auto& rack : alternativeOf(answer)["racks"]) {
        QVERIFY(rack["availability"].get<double>() >= available);
        QVERIFY(rack["outages_per_year"].get<double>() > 0.0);
    }
    line_->mustRun({"edit", project, "power-recipe", "utility_fault_level=1000 MVA"});
    QVERIFY(kpis()["short_circuit_max_ka"].get<double>() > fault);
}

void HallFaultsEvaluateTest::assumptionsMoveTheAvailability()
{
    line_->mustRun(words("new FILE --template superpod-gen3"));
    const double before = kpis()["power_availability"].get<double>();
    line_->mustRun({"edit", project, "set-input", "input=power_common_cause", "value=0.10"});
    const double worse = kpis()["power_availability"].get<double>();
    QVERIFY(worse < before);
    line_->mustRun({"edit", project, "set-input", "input=ups_repair", "value=48 h"});
    QVERIFY(kpis()["power_availability"].get<double>() < worse);
}

void HallFaultsEvaluateTest::directCurrentHasNoFigureAndSaysWhy()
{
    line_->mustRun(words("new FILE --template superpod-gen3"));
    line_->mustRun({"edit", project, "power-recipe", "system=dc_800"});
    const auto answer = line_->mustRun(words("evaluate FILE --json")).json();
    // What is left is the AC side in front of the rectifiers.
    const auto dc = alternativeOf(answer)["kpis"]["short_circuit_max_ka"];
    QVERIFY(dc.is_number());
    QVERIFY(hasFinding(alternativeOf(answer), "power.fault.dc", "note"));
}

HALLWRIGHT_TEST(HallFaultsEvaluateTest)
#include "hall_faults_evaluate_test.moc"
