// SPDX-License-Identifier: GPL-3.0-or-later
// Short-circuit currents against the shared reference set, within its tolerances.
#include "data/import/short_circuit_case.h"
#include "power/short_circuit.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace hallwright;
using power::FaultCase;
using power::FaultKind;

namespace {

struct Solved {
    model::ShortCircuitNetwork network;
    std::vector<power::FaultCurrents> currents;

    const power::FaultCurrents& at(const QString& bus) const
    {
        for (std::size_t i = 0; i < network.buses.size(); ++i)
            if (network.buses[i].id == bus.toStdString())
                return currents[i];
        qFatal("no bus %s", qPrintable(bus));
    }
};

Solved solved(model::ShortCircuitNetwork network, power::ShortCircuitOptions options = {})
{
    auto currents = power::solveShortCircuit(network, options);
    if (!currents)
        qFatal("%s", english(currents.error()).c_str());
    return {std::move(network), *std::move(currents)};
}

model::ShortCircuitNetwork networkOf(const QString& path)
{
    auto network = data::readShortCircuitCase(path.toStdString());
    if (!network)
        qFatal("%s", english(network.error()).c_str());
    return *std::move(network);
}

QJsonObject document(const QString& path)
{
    QFile stream(path);
    return stream.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(stream.readAll()).object()
                                            : QJsonObject();
}

bool within(double value, double expected, double tolerance)
{
    if (std::abs(value - expected) <= tolerance)
        return true;
    qWarning("%.7f instead of %.7f", value, expected);
    return false;
}

} // namespace

class ShortCircuitReferenceTest : public QObject {
    Q_OBJECT
private slots:
    void initialAndPeakCurrentsOfTheIecNetworkAgree_data();
    void initialAndPeakCurrentsOfTheIecNetworkAgree();
    void twoPhaseCurrentsOfTheIecNetworkAgree();
    void supplyInStepsAgrees();
    void parallelTransformersAgreeForBothVoltageTolerances();
    void minimumCaseOfParallelTransformersHasNoTransformerFactor();
};

void ShortCircuitReferenceTest::initialAndPeakCurrentsOfTheIecNetworkAgree_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::newRow("with motors") << "";
    QTest::newRow("without motors") << "without_motors_";
}

void ShortCircuitReferenceTest::initialAndPeakCurrentsOfTheIecNetworkAgree()
{
    QFETCH(QString, prefix);
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/shortcircuit/iec_tr_60909_4_network.json");
    auto network = networkOf(path);
    if (!prefix.isEmpty())
        network.motors.clear();
    const auto answer = solved(std::move(network));
    const auto expected = document(path)["expected"].toObject();
    const auto initial = expected[prefix + "ik3_max_ka"].toObject();
    const auto peak = expected[prefix + "ip3_max_ka_kappaC"].toObject();
    QCOMPARE(initial.size(), 8);
    QCOMPARE(peak.size(), 8);
    for (const QString& bus : initial.keys()) {
        QVERIFY2(within(answer.at(bus).initialKa, initial[bus].toDouble(), 1e-3), qPrintable(bus));
        QVERIFY2(within(answer.at(bus).peakKa, peak[bus].toDouble(), 1e-3), qPrintable(bus));
    }
}

void ShortCircuitReferenceTest::twoPhaseCurrentsOfTheIecNetworkAgree()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/shortcircuit/iec_tr_60909_4_network.json");
    const auto answer = solved(networkOf(path), {FaultCase::Highest, FaultKind::TwoPhase});
    const auto expected = document(path)["expected"].toObject()["ik2_max_ka"].toObject();
    QCOMPARE(expected.size(), 8);
    for (const QString& bus : expected.keys())
        QVERIFY2(within(answer.at(bus).initialKa, expected[bus].toDouble(), 1e-3), qPrintable(bus));
}

void ShortCircuitReferenceTest::supplyInStepsAgrees()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/shortcircuit/lv_datacenter_fault_levels.json");
    const auto network = networkOf(path);
    const auto rows = document(path)["expected"].toArray();
    QCOMPARE(rows.size(), 8);
    for (const auto value : rows) {
        const auto row = value.toObject();
        const auto which = row["case"] == "max" ? FaultCase::Highest : FaultCase::Lowest;
        const QString point = row["point"].toString();
        const auto three = solved(network, {which, FaultKind::ThreePhase}).at(point);
        const auto two = solved(network, {which, FaultKind::TwoPhase}).at(point);
        const auto agrees = [&](double found, const char* key) {
            const double expected = row[QLatin1String(key)].toDouble();
            return within(found, expected, 1e-6 * expected);
        };
        QCOMPARE(three.factor, row["c"].toDouble());
        QVERIFY(agrees(three.initialKa, "ik3_ka"));
        QVERIFY(agrees(three.kappa, "kappa"));
        QVERIFY(agrees(three.peakKa, "ip_ka"));
        QVERIFY(agrees(two.initialKa, "ik2_ka"));
    }
}

void ShortCircuitReferenceTest::parallelTransformersAgreeForBothVoltageTolerances()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/shortcircuit/lv_two_parallel_transformers.json");
    for (const auto value : document(path)["expected"].toArray()) {
        const auto row = value.toObject();
        if (row["case"] != "max")
            continue;
        auto network = networkOf(path);
        network.highestFactorLow = row["c_lv_max"].toDouble();
        const auto answer = solved(std::move(network));
        const auto agrees = [&](double found, const char* key) {
            const double expected = row[QLatin1String(key)].toDouble();
            return within(found, expected, 1e-5 * expected);
        };
        QVERIFY(agrees(answer.at("hv").initialKa, "ik3_hv_ka"));
        QVERIFY(agrees(answer.at("hv").peakKa, "ip_hv_ka"));
        QVERIFY(agrees(answer.at("lv").initialKa, "ik3_lv_ka"));
        QVERIFY(agrees(answer.at("lv").peakKa, "ip_lv_ka"));
    }
}

void ShortCircuitReferenceTest::minimumCaseOfParallelTransformersHasNoTransformerFactor()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/shortcircuit/lv_two_parallel_transformers.json");
    int seen = 0;
    for (const auto value : document(path)["expected"].toArray()) {
        const auto row = value.toObject();
        if (row["case"] != "min")
            continue;
        ++seen;
        auto network = networkOf(path);
        network.lowestFactorLow = row["c_lv_min"].toDouble();
        const auto answer = solved(std::move(network), {FaultCase::Lowest, FaultKind::ThreePhase});
        QVERIFY(within(answer.at("hv").initialKa, row["ik3_hv_ka"].toDouble(), 2.5e-5));
        QVERIFY(within(answer.at("lv").initialKa, row["ik3_lv_ka"].toDouble(), 1.3e-4));
    }
    QCOMPARE(seen, 2);
}

HALLWRIGHT_TEST(ShortCircuitReferenceTest)
#include "short_circuit_reference_test.moc"
