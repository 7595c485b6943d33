// SPDX-License-Identifier: GPL-3.0-or-later
// Input that must be refused with the right words, and halls that ask too much.
#include "data/import/power_grid_model.h"
#include "power/load_flow.h"
#include "tests/power/hall_maker.h"
#include "tests/power/network_builder.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>

#include <limits>

using namespace hallwright;
using namespace hallwright::tests;

class BadCasesTest : public QObject {
    Q_OBJECT
private slots:
    void swappedTransformerSidesAreNamed();
    void notANumberIsRefusedByName();
    void overloadedHallNamesThePlace();
    void hallWithoutRacksSolves();
    void largeRingsKeepTheirBalance();

private:
    QTemporaryDir folder_;
};

void BadCasesTest::swappedTransformerSidesAreNamed()
{
    QFile file(folder_.filePath("grid.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"version": "1.0", "type": "input", "is_batch": false, "attributes": {}, "data": {
 "node": [{"id": 1, "u_rated": 11000}, {"id": 2, "u_rated": 415}],
 "source": [{"id": 5, "node": 1, "status": 1, "u_ref": 1.0}],
 "transformer": [{"id": 7, "from_node": 1, "to_node": 2, "from_status": 1, "to_status": 1,
  "u1": 415, "u2": 11000, "sn": 1e6, "uk": 0.06, "pk": 9000, "i0": 0.01, "p0": 1500,
  "winding_from": 2, "winding_to": 1, "clock": 11, "tap_side": 0, "tap_min": 0, "tap_max": 0,
  "tap_size": 0}]}})");
    file.close();
    const auto read = data::readPowerGridModel(file.fileName().toStdString());
    QVERIFY(!read.has_value());
    QVERIFY(read.error().code == model::FaultCode::InvalidInput);
    QVERIFY(read.error().where.ends_with("transformer 7"));
    QVERIFY(english(read.error()).find("swapped") != std::string::npos);
}

void BadCasesTest::notANumberIsRefusedByName()
{
    HallMaker maker("A");
    maker.rack("A", std::numeric_limits<double>::quiet_NaN());
    const auto answer = power::solveHallPower(maker.hall, {}, maker.loads, {}, {});
    QVERIFY(!answer.has_value());
    QVERIFY(answer.error().code == model::FaultCode::InvalidInput);
    QVERIFY(answer.error().where.find("busway1") != std::string::npos);
}

// 415 V through 10 mΩ a phase: at most 415²/(4 · 0.01) = 4.3 MW at power factor 1.
void BadCasesTest::overloadedHallNamesThePlace()
{
    HallMaker maker("A");
    maker.rack("A", 5000 * kilowatt);
    maker.at("A/feeder1").resistance = model::fromSi<model::Resistance>(0.01);
    const auto answer = power::solveHallPower(maker.hall, {}, maker.loads, {}, {});
    QVERIFY(!answer.has_value());
    QVERIFY(answer.error().code == model::FaultCode::NoSolution);
    QVERIFY(answer.error().where.find("A/busway1") != std::string::npos ||
            answer.error().where.find("A/feeder1") != std::string::npos);
    maker.loads.front().power = model::kilowatts(4000);
    QVERIFY(power::solveHallPower(maker.hall, {}, maker.loads, {}, {}).has_value());
}

void BadCasesTest::hallWithoutRacksSolves()
{
    HallMaker maker("A");
    const auto answer = power::solveHallPower(maker.hall, {}, {}, {}, {});
    QVERIFY(answer.has_value());
    QVERIFY(answer->source > Power{}); // no-load losses
    QVERIFY(answer->balanceResidual < 1e-9);
}

// 250 rings through 50,000 buses of 6e-6 pu and more: rounding alone is some 1e-11 pu a branch.
void BadCasesTest::largeRingsKeepTheirBalance()
{
    auto flow = power::LoadFlow::prepare(grownNetwork(50000, 250, 7));
    QVERIFY(flow.has_value());
    const auto solution = flow->solve();
    QVERIFY2(solution.has_value(), solution ? "" : english(solution.error()).c_str());
    QVERIFY(solution->balanceErrorMva <= 1e-6 * std::abs(solution->sourceMva));
}

HALLWRIGHT_TEST(BadCasesTest)
#include "bad_cases_test.moc"
