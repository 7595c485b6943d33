// SPDX-License-Identifier: GPL-3.0-or-later
// Properties that every solved network has, over 10,000 networks drawn by seed: 4,000 of any shape,
// 6,000 closed loops as halls have them.
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/link_laws.h"

#include <algorithm>
#include <numeric>
#include <random>

using namespace hallwright;
using tests::NetworkSketch;
using thermal::GradientSolver;
using thermal::HydraulicSolution;
using thermal::LinkFlowState;

namespace {

using Random = std::mt19937;

unsigned below(Random& random, unsigned limit)
{
    return static_cast<unsigned>(random() % limit);
}

double between(Random& random, double low, double high)
{
    return low + (high - low) * static_cast<double>(random()) / 4294967296.0;
}

model::LinkLaw anyLaw(Random& random)
{
    switch (random() % 7) {
    case 0:
        return model::LocalLoss{between(random, 0.03, 0.3), between(random, 0.0, 40.0)};
    case 1:
        return model::TabulatedDrop{0};
    case 2:
        return model::PowerDrop{between(random, 1e3, 1e6), between(random, 1.0, 2.2)};
    case 3:
        return model::FlowLimiter{between(random, 1e3, 1e6), between(random, 5e-4, 5e-3), 1e7};
    default:
        return model::Pipe{between(random, 0.0, 60.0), between(random, 0.02, 0.4),
                           between(random, 0.0, 1e-4), 0.0, between(random, 0.0, 9.0)};
    }
}

// A connected network with loops, pumps, check valves, closed links, demands and one to three
// heads.
model::HydraulicNetwork drawn(unsigned seed)
{
    Random random(seed);
    NetworkSketch sketch;
    sketch.network.fluid = {1014.9, 1.75e-6};
    sketch.network.friction =
        seed % 2 ? model::FrictionLaw::Churchill : model::FrictionLaw::EpanetDarcyWeisbach;
    sketch.network.curves = {{"loss", {0.0, 5e-4, 1e-3, 2e-3, 5e-3}, {0.0, 1.9, 6.5, 24.0, 150.0}}};
    const unsigned nodes = 6 + below(random, 60);
    const auto name = [](unsigned i) { return "N" + std::to_string(i); };
    for (unsigned i = 0; i < nodes; ++i)
        sketch.node(name(i), i > 2 && random() % 4 == 0 ? between(random, 0.0, 1e-3) : 0.0);
    for (unsigned i = 0; i <= random() % 3; ++i)
        sketch.network.nodes[i].fixedHeadM = between(random, 10.0, 40.0);
    const auto end = [&] { return name(below(random, nodes)); };
    for (unsigned i = 1; i < nodes; ++i) // a spanning tree, open both ways: every demand is served
        sketch.link("T" + std::to_string(i), name(below(random, i)), name(i), anyLaw(random));
    for (unsigned i = 0; i < nodes; ++i) {
        const std::string id = "L" + std::to_string(i);
        const std::string from = end();
        const std::string to = end();
        if (from == to)
            continue;
        if (random() % 5 == 0)
            sketch.link(id, from, to,
                        model::PowerPump{between(random, 5.0, 40.0), between(random, 1e4, 1e6), 1.9,
                                         between(random, 0.0, 1.1)});
        else if (random() % 4 == 0)
            sketch.checkValve(id, from, to, anyLaw(random));
        else
            sketch.link(id, from, to, anyLaw(random)).state =
                random() % 6 ? model::LinkState::Open : model::LinkState::Closed;
    }
    return sketch.network;
}

// A closed loop of coolant as halls have it: pumps with check valves, a main each way, rows in
// direct or reverse return, two equal racks of hose and cold plates on each pair of taps, some
// shut.
NetworkSketch drawnHall(unsigned seed)
{
    Random random(seed);
    NetworkSketch sketch;
    sketch.network.fluid = {between(random, 990.0, 1030.0), between(random, 5e-7, 3e-6)};
    sketch.held("suction", 20.0);
    const unsigned pumps = 1 + below(random, 3);
    for (unsigned p = 0; p < pumps; ++p) {
        const std::string at = std::to_string(p);
        sketch.link("pump" + at, "suction", "out" + at,
                    model::PowerPump{35.0, 2e5, 1.8, between(random, 0.95, 1.0)});
        sketch.checkValve("check" + at, "out" + at, "supply", model::LocalLoss{0.15, 2.0});
    }
    const unsigned rows = 1 + below(random, 3);
    for (unsigned w = 0; w < rows; ++w) {
        const unsigned racks = 2 + below(random, 5);
        const bool reverse = random() % 2 == 0;
        const auto tap = [&](const char* side, unsigned k) {
            return side + std::to_string(w) + "-" + std::to_string(k);
        };
        const model::Pipe header{0.8, between(random, 0.06, 0.13), 4.5e-5, 130.0, 0.2};
        sketch.link("in" + std::to_string(w), "supply", tap("s", 0), header);
        sketch.link("back" + std::to_string(w), tap("r", reverse ? racks - 1 : 0), "suction",
                    header);
        const model::Pipe hose{2.0, between(random, 0.02, 0.032), 1.5e-6, 130.0, 8.0};
        const model::PowerDrop plate{between(random, 1e6, 1e7), between(random, 1.0, 2.0)};
        for (unsigned k = 0; k < racks; ++k) {
            if (k > 0)
                sketch.link(tap("hs", k), tap("s", k - 1), tap("s", k), header);
            if (k > 0)
                sketch.link(tap("hr", k), reverse ? tap("r", k - 1) : tap("r", k),
                            reverse ? tap("r", k) : tap("r", k - 1), header);
            for (const char* twin : {"a", "b"}) { // two equal racks on each pair of taps
                const std::string id = tap(twin, k);
                sketch.link("hose" + id, tap("s", k), "m" + id, hose);
                sketch.link("rack" + id, "m" + id, tap("r", k), plate);
            }
            if (random() % 8 == 0)
                for (const char* twin : {"a", "b"})
                    sketch.network.links[sketch.linkAt("hose" + tap(twin, k))].state =
                        model::LinkState::Closed;
        }
    }
    return sketch;
}

std::vector<std::size_t> racksOf(const model::HydraulicNetwork& network)
{
    std::vector<std::size_t> racks;
    for (std::size_t k = 0; k < network.links.size(); ++k)
        if (network.links[k].id.starts_with("rack"))
            racks.push_back(k);
    return racks;
}

tl::expected<HydraulicSolution, model::Fault> solved(const model::HydraulicNetwork& network)
{
    auto solver = GradientSolver::prepared(network);
    if (!solver)
        return model::fail(solver.error());
    return solver->solve();
}

double largestFlow(const HydraulicSolution& solution)
{
    double largest = 0.0;
    for (const double flow : solution.flowM3s)
        largest = std::max(largest, std::abs(flow));
    return largest;
}

constexpr unsigned seeds = 4000;
constexpr unsigned hallSeeds = 6000;
// Heads of tens of metres round at about 1e-14 m; over the least slope, 1e-6 m/(m³/s), that is a
// flow.
constexpr double headRounding = 2e-8;
constexpr double atRest = 1e-12; // m³/s: what rounding leaves where closing links ends all flow

} // namespace

class RandomNetworkTest : public QObject {
    Q_OBJECT

private slots:
    // Judged by the laws and heads of the answer alone, apart from the solver's own record.
    void everySolutionMeetsItsEquations()
    {
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const model::HydraulicNetwork network = drawn(seed);
            const auto solution = solved(network);
            QVERIFY2(
                solution.has_value(),
                qPrintable(QStringLiteral("seed %1: %2")
                               .arg(seed)
                               .arg(QString::fromStdString(
                                   solution ? std::string() : model::english(solution.error())))));
            judge(network, *solution, seed);
            if (QTest::currentTestFailed())
                return;
        }
    }

    // Mass by the judge, energy: what the pumps put in is what pipes and racks take out.
    void hallsConserveMassAndEnergy()
    {
        for (unsigned seed = 0; seed < hallSeeds; ++seed) {
            const NetworkSketch hall = drawnHall(seed);
            const auto solution = solved(hall.network);
            QVERIFY2(solution.has_value(), qPrintable(QStringLiteral("seed %1").arg(seed)));
            judge(hall.network, *solution, seed);
            if (QTest::currentTestFailed())
                return;
            const thermal::LinkLaws laws(hall.network);
            double given = 0.0;
            double taken = 0.0;
            for (std::size_t k = 0; k < hall.network.links.size(); ++k) {
                const double power = laws.at(k, solution->flowM3s[k]).drop * solution->flowM3s[k];
                (power < 0.0 ? given : taken) += std::abs(power);
            }
            HALLWRIGHT_NEAR(taken, given, 1e-6 * given + 1e-12);
        }
    }

    void equalRacksOnOnePairOfTapsGetEqualFlow()
    {
        for (unsigned seed = 0; seed < hallSeeds; ++seed) {
            const NetworkSketch hall = drawnHall(seed);
            const auto solution = solved(hall.network);
            QVERIFY(solution.has_value());
            const auto racks = racksOf(hall.network); // twins follow each other
            for (std::size_t i = 0; i + 1 < racks.size(); i += 2)
                HALLWRIGHT_NEAR(solution->flowM3s[racks[i]], solution->flowM3s[racks[i + 1]],
                                1e-7 * largestFlow(*solution));
        }
    }

    // All pumps 3 % faster, from the solution before (warm) and alone (cold).
    void fasterPumpsLowerNoRacksFlow()
    {
        for (unsigned seed = 0; seed < hallSeeds; ++seed) {
            const NetworkSketch hall = drawnHall(seed);
            auto solver = GradientSolver::prepared(hall.network);
            const auto before = solver->solve();
            for (std::size_t k = 0; k < hall.network.links.size(); ++k)
                if (model::isPump(hall.network.links[k].law))
                    QVERIFY(solver->setPumpSpeed(
                        k, 1.03 * model::pumpSpeed(hall.network.links[k].law)));
            const auto warm = solver->solve({}, &*before);
            const auto cold = solver->solve();
            QVERIFY(warm.has_value() && cold.has_value());
            const double rounding = 1e-7 * largestFlow(*cold);
            for (const std::size_t rack : racksOf(hall.network)) {
                QVERIFY(warm->flowM3s[rack] >= before->flowM3s[rack] - rounding);
                HALLWRIGHT_NEAR(warm->flowM3s[rack], cold->flowM3s[rack], rounding);
            }
        }
    }

    void numberingOfNodesAndLinksDoesNotMatter()
    {
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const model::HydraulicNetwork network = drawn(seed);
            Random random(seed + 1000);
            std::vector<std::uint32_t> nodeOrder(network.nodes.size());
            std::iota(nodeOrder.begin(), nodeOrder.end(), 0U);
            std::shuffle(nodeOrder.begin(), nodeOrder.end(), random);
            std::vector<std::uint32_t> linkOrder(network.links.size());
            std::iota(linkOrder.begin(), linkOrder.end(), 0U);
            std::shuffle(linkOrder.begin(), linkOrder.end(), random);
            model::HydraulicNetwork shuffled = network;
            for (std::size_t i = 0; i < nodeOrder.size(); ++i)
                shuffled.nodes[nodeOrder[i]] = network.nodes[i];
            for (std::size_t k = 0; k < linkOrder.size(); ++k) {
                model::HydraulicLink link = network.links[k];
                link.from = nodeOrder[link.from];
                link.to = nodeOrder[link.to];
                shuffled.links[linkOrder[k]] = link;
            }
            const auto a = solved(network);
            const auto b = solved(shuffled);
            QVERIFY(a.has_value() && b.has_value());
            const double tolerance = 1e-6 * largestFlow(*a) + headRounding;
            for (std::size_t k = 0; k < linkOrder.size(); ++k)
                HALLWRIGHT_NEAR(b->flowM3s[linkOrder[k]], a->flowM3s[k], tolerance);
        }
    }

    void theStartDoesNotMatter()
    {
        for (unsigned seed = 0; seed < 400; ++seed) {
            auto solver = GradientSolver::prepared(drawn(seed));
            const auto cold = solver->solve();
            Random random(seed + 2000);
            HydraulicSolution start = *cold;
            for (double& flow : start.flowM3s)
                flow = between(random, -5e-3, 5e-3);
            for (double& head : start.headM)
                head = between(random, 0.0, 50.0);
            const auto other = solver->solve({}, &start);
            QVERIFY2(other.has_value(),
                     qPrintable(QStringLiteral("seed %1: %2")
                                    .arg(seed)
                                    .arg(QString::fromStdString(
                                        other ? std::string() : model::english(other.error())))));
            for (std::size_t k = 0; k < cold->flowM3s.size(); ++k)
                QVERIFY2(std::abs(other->flowM3s[k] - cold->flowM3s[k]) <=
                             1e-6 * largestFlow(*cold) + headRounding,
                         qPrintable(QStringLiteral("seed %1, link %2: %3 and %4, largest %5")
                                        .arg(seed)
                                        .arg(k)
                                        .arg(other->flowM3s[k])
                                        .arg(cold->flowM3s[k])
                                        .arg(largestFlow(*cold))));
        }
    }

    // One to three links held shut in a prepared network, from the flows before: what a network is
    // in which they are closed, and open again what it was.
    void linksHeldShutAreClosedLinks()
    {
        for (unsigned seed = 0; seed < hallSeeds; ++seed) {
            holdShut(drawnHall(seed).network, seed);
            if (seed < seeds)
                holdShut(drawn(seed), seed);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    void holdShut(const model::HydraulicNetwork& network, unsigned seed)
    {
        auto solver = GradientSolver::prepared(network);
        const auto before = solver->solve();
        Random random(seed + 3000);
        auto closed = network;
        std::vector<std::size_t> links;
        for (unsigned k = 0; k <= random() % 3; ++k) {
            links.push_back(below(random, static_cast<unsigned>(network.links.size())));
            closed.links[links.back()].state = model::LinkState::Closed;
        }
        const auto expected = solved(closed);
        const auto got =
            solver->holdShut(links).and_then([&] { return solver->solve({}, &*before); });
        const QByteArray where = QStringLiteral("seed %1").arg(seed).toUtf8();
        QVERIFY2(got.has_value() == expected.has_value(), where);
        if (got) {
            sameAnswer(*got, *expected, where);
            judge(closed, *got, seed, atRest);
        }
        QVERIFY(solver->holdShut({}));
        const auto again = solver->solve();
        QVERIFY2(again && again->flowM3s == before->flowM3s, where);
    }

    void sameAnswer(const HydraulicSolution& got, const HydraulicSolution& expected,
                    const QByteArray& where)
    {
        const double tolerance = 1e-6 * largestFlow(expected) + headRounding;
        for (std::size_t k = 0; k < expected.flowM3s.size(); ++k) { // heads: by the judge
            HALLWRIGHT_NEAR(got.flowM3s[k], expected.flowM3s[k], tolerance);
            const bool shut = expected.state[k] == LinkFlowState::Closed;
            QVERIFY2((got.state[k] == LinkFlowState::Closed) == shut, where);
        }
    }

    void judge(const model::HydraulicNetwork& network, const HydraulicSolution& solution,
               unsigned seed, double rounding = 1e-15)
    {
        const thermal::LinkLaws laws(network);
        std::vector<double> surplus(network.nodes.size(), 0.0);
        double total = 0.0;
        for (std::size_t k = 0; k < network.links.size(); ++k) {
            const model::HydraulicLink& link = network.links[k];
            const double q = solution.flowM3s[k];
            surplus[link.from] -= q;
            surplus[link.to] += q;
            total += std::abs(q);
            const double heads = solution.headM[link.from] - solution.headM[link.to];
            const QByteArray where =
                QStringLiteral("seed %1, link %2").arg(seed).arg(link.id.c_str()).toUtf8();
            switch (solution.state[k]) {
            case LinkFlowState::Open:
                QVERIFY2(!(std::abs(laws.at(k, q).drop - heads) > 2e-6), where);
                if (model::isOneWay(link))
                    QVERIFY2(q >= -1e-9, where);
                break;
            case LinkFlowState::ShutByCheckValve:
                QVERIFY2(q == 0.0 && model::isOneWay(link), where);
                QVERIFY2(!(heads > laws.at(k, 0.0).drop + 1e-6), where);
                break;
            case LinkFlowState::Closed:
                QVERIFY2(q == 0.0, where);
                break;
            }
        }
        for (std::size_t i = 0; i < network.nodes.size(); ++i)
            if (!network.nodes[i].fixedHeadM)
                QVERIFY2(std::abs(surplus[i] - network.nodes[i].demandM3s) <=
                             1e-9 * total + rounding,
                         qPrintable(QStringLiteral("seed %1, node %2: %3 of %4")
                                        .arg(seed)
                                        .arg(i)
                                        .arg(surplus[i] - network.nodes[i].demandM3s)
                                        .arg(total)));
    }
};

HALLWRIGHT_TEST(RandomNetworkTest)
#include "random_network_test.moc"
