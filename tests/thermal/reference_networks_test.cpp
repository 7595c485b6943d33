// SPDX-License-Identifier: GPL-3.0-or-later
// The reference networks against two independent solutions, with the tolerances of their README.
#include "data/import/epanet_network.h"
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace hallwright;
using thermal::GradientSolver;
using thermal::HydraulicSolution;

namespace {

struct Case {
    model::HydraulicNetwork network;
    HydraulicSolution solution;
    QJsonObject expected;
};

QJsonObject jsonOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

tl::expected<Case, model::Fault> caseOf(const QString& inp, const QString& json)
{
    auto read = data::readEpanetFile(inp.toStdString());
    if (!read)
        return model::fail(read.error());
    auto solver = GradientSolver::prepared(read->network);
    if (!solver)
        return model::fail(solver.error());
    auto solution = solver->solve();
    if (!solution)
        return model::fail(solution.error());
    return Case{std::move(read->network), std::move(*solution), jsonOf(json)};
}

struct Tolerance {
    const char* solution; // suffix of the keys
    double flowShare;     // of the largest flow
    double headM;
};

void compare(const Case& c, const Tolerance& tolerance)
{
    const double largest = c.expected["cross_check"].toObject()["max_flow_m3s"].toDouble();
    QVERIFY(largest > 0.0);
    const QString suffix = QLatin1String(tolerance.solution);
    const QJsonObject links = c.expected["links"].toObject();
    const QJsonObject nodes = c.expected["nodes"].toObject();
    QVERIFY(!links.isEmpty() && !nodes.isEmpty());
    int compared = 0;
    for (std::size_t k = 0; k < c.network.links.size(); ++k) {
        const QJsonValue link = links[QString::fromStdString(c.network.links[k].id)];
        if (link.isUndefined())
            continue; // the large network's file holds a selection
        ++compared;
        HALLWRIGHT_NEAR(c.solution.flowM3s[k], link["flow_" + suffix].toDouble(),
                        tolerance.flowShare * largest);
        HALLWRIGHT_NEAR(c.solution.headLossM[k], link["dh_" + suffix].toDouble(),
                        2.0 * tolerance.headM);
    }
    QCOMPARE(compared, links.size());
    for (std::size_t i = 0; i < c.network.nodes.size(); ++i) {
        const QJsonValue node = nodes[QString::fromStdString(c.network.nodes[i].id)];
        if (!node.isUndefined())
            HALLWRIGHT_NEAR(c.solution.headM[i], node["head_" + suffix].toDouble(),
                            tolerance.headM);
    }
}

void balances(const Case& c)
{
    double total = 0.0;
    for (const double flow : c.solution.flowM3s)
        total += std::abs(flow);
    QVERIFY(c.solution.convergence.massResidualM3s <= 1e-9 * total);
    QVERIFY(c.solution.convergence.massResidualM3s <= 1e-9);
    QVERIFY(c.solution.convergence.headResidualM <= 1e-6);
    QVERIFY(c.solution.convergence.closureM3s <= 1e-9);
}

} // namespace

class ReferenceNetworksTest : public QObject {
    Q_OBJECT

private slots:
    void bothReferenceSolutionsAreMet_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"net1_dw", "net3_dw", "tcs8_minor", "tcs8_gpv", "tcs8_pumps", "tcs200"})
            QTest::newRow(name) << QString(name);
    }
    void bothReferenceSolutionsAreMet()
    {
        QFETCH(QString, name);
        const QByteArray inp = ("hydraulics/" + name + ".inp").toUtf8();
        const QString path = tests::referenceFile(inp.constData());
        if (path.isEmpty())
            QSKIP("reference data absent");
        QString json = path;
        json.replace(".inp", ".json");
        const auto c = caseOf(path, json);
        QVERIFY2(c.has_value(), c ? "" : model::english(c.error()).c_str());
        balances(*c);
        compare(*c, {"exact", 1e-6, 1e-4});
        compare(*c, {"epanet", 6e-4, 0.015});
    }

    void fourteenThousandRacksAreMet()
    {
        HALLWRIGHT_NEEDS_REFERENCE(script, "hydraulics/generate_networks.py");
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty())
            QSKIP("python3 absent");
        QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(python, {script, "plant14000"});
        QVERIFY(process.waitForFinished(120'000) && process.exitCode() == 0);
        const auto c = caseOf(folder.filePath("plant14000.inp"),
                              tests::referenceFile("hydraulics/plant14000.json"));
        QVERIFY2(c.has_value(), c ? "" : model::english(c.error()).c_str());
        QCOMPARE(c->network.nodes.size(), std::size_t(43095));
        QCOMPARE(c->network.links.size(), std::size_t(57795));
        balances(*c);
        compare(*c, {"exact", 1e-6, 1e-4});
        compare(*c, {"epanet", 6e-4, 0.015});
        compareWhole(*c);
    }

private:
    // Every node and link, to the seven digits of the compressed table.
    void compareWhole(const Case& c)
    {
        HALLWRIGHT_NEEDS_REFERENCE(table, "hydraulics/plant14000_exact.csv.gz");
        const QString gzip = QStandardPaths::findExecutable("gzip");
        if (gzip.isEmpty())
            QSKIP("gzip absent");
        QProcess process;
        process.start(gzip, {"-dc", table});
        QVERIFY(process.waitForFinished(60'000));
        std::unordered_map<std::string, double> heads;
        std::unordered_map<std::string, double> flows;
        for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
            const QList<QByteArray> words = line.split(',');
            if (words.size() == 3 && (words[0] == "n" || words[0] == "l"))
                (words[0] == "n" ? heads : flows)[words[1].toStdString()] = words[2].toDouble();
        }
        QCOMPARE(heads.size(), c.network.nodes.size());
        QCOMPARE(flows.size(), c.network.links.size());
        const double largest = c.expected["cross_check"].toObject()["max_flow_m3s"].toDouble();
        for (std::size_t i = 0; i < c.network.nodes.size(); ++i)
            HALLWRIGHT_NEAR(c.solution.headM[i], heads[c.network.nodes[i].id], 1e-4);
        for (std::size_t k = 0; k < c.network.links.size(); ++k)
            HALLWRIGHT_NEAR(c.solution.flowM3s[k], flows[c.network.links[k].id], 1e-6 * largest);
    }
};

HALLWRIGHT_TEST(ReferenceNetworksTest)
#include "reference_networks_test.moc"
