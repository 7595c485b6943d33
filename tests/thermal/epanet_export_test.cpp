// SPDX-License-Identifier: GPL-3.0-or-later
// Networks written for EPANET and read again give the same flows and heads.
#include "data/export/epanet_writer.h"
#include "data/import/epanet_network.h"
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"

using namespace hallwright;
using namespace hallwright::tests;
using namespace hallwright::model;

namespace {

struct RoundTrip {
    explicit RoundTrip(const NetworkSketch& sketch)
        : first(solve(sketch.network))
    {
        const auto written = data::epanetText(sketch.network, first.flowM3s);
        QVERIFY2(written, written ? "" : english(written.error()).c_str());
        text = *written;
        const auto read = data::readEpanetText(text, "export.inp");
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        network = read->network;
        second = solve(network);
    }
    static thermal::HydraulicSolution solve(const HydraulicNetwork& network)
    {
        return thermal::GradientSolver::prepared(network)
            .and_then([](thermal::GradientSolver solver) { return solver.solve(); })
            .value_or(thermal::HydraulicSolution{});
    }
    double flowOf(const std::string& id) const
    {
        for (std::size_t i = 0; i < network.links.size(); ++i)
            if (network.links[i].id == id)
                return second.flowM3s.at(i);
        return std::nan("");
    }

    thermal::HydraulicSolution first;
    std::string text;
    HydraulicNetwork network;
    thermal::HydraulicSolution second;
};

Pipe pipe(double lengthM, double diameterM)
{
    return {.lengthM = lengthM, .diameterM = diameterM, .roughnessM = 45e-6, .minorLossK = 1.5};
}

// A loop with every law: pump, riser, two branches (rack drop with a limiter; rack drop with a
// throttle valve and a check valve), return.
NetworkSketch everyLaw(LinkLaw pump, double setFlowM3s)
{
    NetworkSketch sketch;
    sketch.network.friction = FrictionLaw::EpanetDarcyWeisbach;
    sketch.network.fluid = {1020.0, 2.1e-6};
    sketch.held("return", 20.0);
    sketch.link("pump", "return", "supply", pump);
    sketch.link("riser", "supply", "row", pipe(30.0, 0.08));
    sketch.link("valve 1", "row", "a1", FlowLimiter{4e6, setFlowM3s, 1e7});
    sketch.link("rack 1", "a1", "row return", PowerDrop{6e5, 1.85});
    sketch.link("throttle", "row", "b1", LocalLoss{0.04, 35.0});
    sketch.checkValve("rack 2", "b1", "b2", PowerDrop{8e5, 1.85});
    sketch.link("filter", "b2", "row return", LinearResistance{400.0});
    sketch.link("back", "row return", "return", pipe(32.0, 0.08));
    return sketch;
}

} // namespace

class EpanetExportTest : public QObject {
    Q_OBJECT

private slots:
    void everyLawSolvesTheSameAgain_data()
    {
        QTest::addColumn<int>("pump");
        QTest::addColumn<double>("setFlow");
        QTest::newRow("power law, valve open") << 0 << 0.01;
        QTest::newRow("power law, valve holding") << 0 << 0.001;
        QTest::newRow("quadratic, rising at first") << 1 << 0.001;
        QTest::newRow("tabulated") << 2 << 0.001;
    }
    void everyLawSolvesTheSameAgain()
    {
        QFETCH(int, pump);
        QFETCH(double, setFlow);
        const LinkLaw laws[] = {PowerPump{28.0, 3.0e5, 1.8, 0.9},
                                QuadraticPump{25.0, 300.0, -4.0e5, 0.9}, TabulatedPump{0, 0.9}};
        auto sketch = everyLaw(laws[pump], setFlow);
        if (pump == 2)
            sketch.network.curves = {{"c", {0.0, 0.004, 0.01}, {27.0, 24.0, 11.0}}};
        const RoundTrip trip(sketch);
        QCOMPARE(trip.first.flowM3s.size(), sketch.network.links.size());
        const double whole = std::abs(trip.first.flowM3s[0]);
        QVERIFY(whole > 1e-3);
        for (std::size_t i = 0; i < sketch.network.links.size(); ++i) {
            const auto& id = sketch.network.links[i].id;
            if (id.find(' ') != std::string::npos)
                continue; // renamed
            HALLWRIGHT_NEAR(trip.flowOf(id) / whole, trip.first.flowM3s[i] / whole, 1e-6);
        }
        // The renamed branches by the balance at the row: riser = limiter + throttle.
        const double limiter = trip.flowOf("riser") - trip.flowOf("throttle");
        QVERIFY(std::abs(limiter - trip.first.flowM3s[sketch.linkAt("valve 1")]) < 1e-6 * whole);
    }

    void idsThatEpanetRefusesAreReplacedAndKeptAsComments()
    {
        NetworkSketch sketch;
        const std::string longId = "h1/coolant/r3/supply/" + std::string(30, 'x');
        sketch.held("a b", 30.0);
        sketch.node("c;d", 0.001);
        sketch.link(longId, "a b", "c;d", pipe(10.0, 0.05));
        const RoundTrip trip(sketch);
        QVERIFY(trip.text.find(";" + longId) != std::string::npos);
        QVERIFY(trip.network.links.at(0).id.size() <= 31);
        QVERIFY(std::abs(trip.second.flowM3s.at(0) - 0.001) < 1e-12);
    }

    void closedLinksStayClosed()
    {
        NetworkSketch sketch;
        sketch.network.friction = FrictionLaw::EpanetDarcyWeisbach;
        sketch.held("in", 30.0);
        sketch.node("out", 0.002);
        sketch.link("p1", "in", "out", pipe(10.0, 0.05));
        sketch.link("p2", "in", "out", pipe(10.0, 0.05)).state = LinkState::Closed;
        sketch.link("v", "in", "out", LocalLoss{0.05, 3.0}).state = LinkState::Closed;
        const RoundTrip trip(sketch);
        QCOMPARE(trip.flowOf("p2"), 0.0);
        QCOMPARE(trip.flowOf("v"), 0.0);
        QVERIFY(std::abs(trip.flowOf("p1") - 0.002) < 1e-12);
    }

    void aValveAgainstItsDirectionIsTurned()
    {
        // EPANET's general purpose valves let flow pass one way only.
        NetworkSketch sketch;
        sketch.network.friction = FrictionLaw::EpanetDarcyWeisbach;
        sketch.held("in", 30.0);
        sketch.node("out", 0.002);
        sketch.link("rack", "out", "in", PowerDrop{5e5, 2.0});
        const RoundTrip trip(sketch);
        QVERIFY(trip.first.flowM3s[0] < 0.0);
        QVERIFY(std::abs(trip.flowOf("rack") - 0.002) < 1e-9);
        QVERIFY(std::abs(trip.second.headM.at(trip.network.links[0].to) - (30.0 - 5e5 * 4e-6)) <
                1e-6);
    }
};

HALLWRIGHT_TEST(EpanetExportTest)
#include "epanet_export_test.moc"
