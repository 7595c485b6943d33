// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced load flow against the solutions of the shared reference set, within its tolerances.
#include "data/import/power_case.h"
#include "power/load_flow.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace hallwright;

namespace {

QJsonObject objectOf(const QString& file)
{
    QFile stream(file);
    if (!stream.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(stream.readAll()).object();
}

// Index by id of the elements of a list.
template <class Rows>
QHash<QString, std::size_t> indexOf(const Rows& rows)
{
    QHash<QString, std::size_t> index;
    for (std::size_t i = 0; i < rows.size(); ++i)
        index.insert(QString::fromStdString(rows[i].id), i);
    return index;
}

QString idOf(const QJsonObject& row)
{
    return QString::number(row["id"].toInt());
}

} // namespace

class LoadFlowReferenceTest : public QObject {
    Q_OBJECT
private slots:
    void voltagesFlowsAndLossesAgree_data();
    void voltagesFlowsAndLossesAgree();
};

void LoadFlowReferenceTest::voltagesFlowsAndLossesAgree_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("method");
    const char* files[] = {"powerflow/case9",
                           "powerflow/case14",
                           "powerflow/case30",
                           "powerflow/case33bw",
                           "powerflow/case69",
                           "powerflow/case85",
                           "powerflow/case141",
                           "datacenter/dc_busway_415v_12racks",
                           "datacenter/dc_ring_closed_11kv",
                           "datacenter/dc_ring_open_11kv",
                           "datacenter/dc_2n_normal_480_415",
                           "datacenter/dc_2n_failover_480_415"};
    for (const char* file : files) {
        QTest::addRow("%s automatic", file)
            << QString("power/%1.json").arg(file) << static_cast<int>(power::FlowMethod::Automatic);
        QTest::addRow("%s newton", file)
            << QString("power/%1.json").arg(file) << static_cast<int>(power::FlowMethod::Newton);
    }
}

void LoadFlowReferenceTest::voltagesFlowsAndLossesAgree()
{
    QFETCH(QString, file);
    QFETCH(int, method);
    const QString path = tests::referenceFile(file.toUtf8().constData());
    if (path.isEmpty())
        QSKIP("reference data absent");
    const auto read = data::readPowerCase(path.toStdString());
    QVERIFY2(read.has_value(), read ? "" : english(read.error()).c_str());
    auto flow = power::LoadFlow::prepare(std::get<model::ElectricalNetwork>(*read));
    QVERIFY2(flow.has_value(), flow ? "" : english(flow.error()).c_str());
    const auto solution = flow->solve({.method = static_cast<power::FlowMethod>(method)});
    QVERIFY2(solution.has_value(), solution ? "" : english(solution.error()).c_str());

    const QJsonObject expected = objectOf(path)["solution"].toObject();
    const double powerLimit = flow->network().baseMva * 1e-7;
    const auto buses = indexOf(flow->network().buses);
    QCOMPARE(expected["buses"].toArray().size(), buses.size());
    for (const auto& value : expected["buses"].toArray()) {
        const QJsonObject row = value.toObject();
        const std::size_t i = buses.value(idOf(row));
        QVERIFY(std::abs(solution->vmPu(i) - row["vm_pu"].toDouble()) <= 1e-8);
        QVERIFY(std::abs(solution->vaDeg(i) - row["va_deg"].toDouble()) <= 1e-6);
        const std::complex<double> injection(row["p_inj_mw"].toDouble(),
                                             row["q_inj_mvar"].toDouble());
        QVERIFY(std::abs(solution->injectionsMva[i] - injection) <= powerLimit);
    }
    const auto branches = indexOf(flow->network().branches);
    QVERIFY(!expected["branches"].toArray().isEmpty());
    for (const auto& value : expected["branches"].toArray()) {
        const QJsonObject row = value.toObject();
        const std::size_t i = branches.value(idOf(row));
        const power::BranchFlow& flowOf = solution->branches[i];
        const std::complex<double> from(row["p_from_mw"].toDouble(), row["q_from_mvar"].toDouble());
        const std::complex<double> to(row["p_to_mw"].toDouble(), row["q_to_mvar"].toDouble());
        QVERIFY(flowOf.closed);
        QVERIFY(std::abs(flowOf.fromMva - from) <= powerLimit);
        QVERIFY(std::abs(flowOf.toMva - to) <= powerLimit);
        if (const auto current = branchCurrent(flow->network(), *solution, i)) {
            QVERIFY(std::abs(current->fromA - row["i_from_a"].toDouble()) <=
                    1e-6 * (1.0 + row["i_from_a"].toDouble()));
            QVERIFY(std::abs(current->toA - row["i_to_a"].toDouble()) <=
                    1e-6 * (1.0 + row["i_to_a"].toDouble()));
        }
    }
    const QJsonObject summary = expected["summary"].toObject();
    QVERIFY(std::abs(solution->lossMva.real() - summary["losses_mw"].toDouble()) <= powerLimit);
    QVERIFY(std::abs(solution->lossMva.imag() - summary["losses_mvar_net"].toDouble()) <=
            powerLimit);
    QCOMPARE(QString::fromStdString(
                 flow->network().buses[static_cast<std::size_t>(solution->lowestBus())].id),
             QString::number(summary["vm_min_bus"].toInt()));
    QVERIFY(solution->balanceErrorMva <= 1e-9 * std::abs(solution->sourceMva) + 1e-12);
}

HALLWRIGHT_TEST(LoadFlowReferenceTest)
#include "load_flow_reference_test.moc"
