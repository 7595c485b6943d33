// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/link_laws.h"

#include <functional>

using namespace hallwright;
using tests::localLossPerFlow2;
using tests::NetworkSketch;
using thermal::DropAndSlope;
using thermal::gradientFloor;

namespace {

// One link of each kind, with a curve for the tabulated ones.
NetworkSketch everyKind(model::FrictionLaw friction)
{
    NetworkSketch sketch;
    sketch.network.friction = friction;
    sketch.network.fluid = {1014.9, 1.75e-6};
    sketch.network.curves = {{"loss", {0.0, 0.5e-3, 1.5e-3, 3e-3}, {0.0, 1.9, 13.9, 52.5}},
                             {"pump", {0.0, 5e-3, 10e-3, 16e-3}, {35.0, 33.0, 28.0, 15.0}}};
    sketch.held("A", 0.0);
    sketch.link("pipe", "A", "B", model::Pipe{4.0, 0.025, 1.5e-6, 130.0, 8.0});
    sketch.link("wide", "A", "B", model::Pipe{0.1, 1.8, 4.5e-5, 130.0, 0.0});
    sketch.link("none", "A", "B", model::Pipe{0.0, 0.1, 0.0, 130.0, 0.0});
    sketch.link("valve", "A", "B", model::LocalLoss{0.1282, 12.0});
    sketch.link("table", "A", "B", model::TabulatedDrop{0});
    sketch.link("power", "A", "B", model::PowerDrop{6.3e6, 1.897});
    sketch.link("linear", "A", "B", model::LinearResistance{120.0});
    sketch.link("limiter", "A", "B", model::FlowLimiter{1e6, 1.5e-3, 1e7});
    sketch.link("pump", "A", "B", model::PowerPump{35.0, 1.2e5, 1.9, 0.8});
    sketch.link("flatPump", "A", "B", model::PowerPump{35.0, 300.0, 0.7, 0.8});
    sketch.link("parabola", "A", "B", model::QuadraticPump{47.0, 550.0, -8.4e4, 0.9});
    sketch.link("curvePump", "A", "B", model::TabulatedPump{1, 0.9});
    return sketch;
}

} // namespace

class LinkLawTest : public QObject {
    Q_OBJECT

private slots:
    void slopesAreThoseOfTheDrops_data()
    {
        QTest::addColumn<int>("friction");
        QTest::newRow("Churchill") << int(model::FrictionLaw::Churchill);
        QTest::newRow("EPANET") << int(model::FrictionLaw::EpanetDarcyWeisbach);
        QTest::newRow("Hazen-Williams") << int(model::FrictionLaw::HazenWilliams);
    }
    // Over flows that give the 25 mm pipe Reynolds numbers from about 1 to 1e7.
    void slopesAreThoseOfTheDrops()
    {
        QFETCH(int, friction);
        const NetworkSketch sketch = everyKind(static_cast<model::FrictionLaw>(friction));
        const thermal::LinkLaws laws(sketch.network);
        for (std::size_t k = 0; k < sketch.network.links.size(); ++k)
            for (double size = 3e-8; size < 0.4; size *= 1.237)
                for (const double q : {size, -size}) {
                    const double step = 1e-6 * size;
                    const double below = laws.at(k, q - step).drop;
                    const double above = laws.at(k, q + step).drop;
                    const double slope = laws.at(k, q).slope;
                    const double noise = 1e-15 * std::abs(above) / step;
                    QVERIFY2(std::abs((above - below) / (2.0 * step) - slope) <=
                                 2e-5 * slope + 4.0 * noise,
                             qPrintable(QStringLiteral("%1 at %2: %3, by difference %4")
                                            .arg(sketch.network.links[k].id.c_str())
                                            .arg(q)
                                            .arg(slope)
                                            .arg((above - below) / (2.0 * step))));
                }
    }

    void slopesNeverFallBelowTheFloor()
    {
        for (const auto friction :
             {model::FrictionLaw::Churchill, model::FrictionLaw::EpanetDarcyWeisbach,
              model::FrictionLaw::HazenWilliams}) {
            const NetworkSketch sketch = everyKind(friction);
            const thermal::LinkLaws laws(sketch.network);
            for (std::size_t k = 0; k < sketch.network.links.size(); ++k)
                for (const double q : {0.0, 1e-15, -1e-9, 1e-4, 5.0})
                    QVERIFY2(laws.at(k, q).slope >= gradientFloor * (1.0 - 1e-12),
                             sketch.network.links[k].id.c_str());
        }
    }

    void dropsAreOddInFlowExceptAtPumps()
    {
        const NetworkSketch sketch = everyKind(model::FrictionLaw::Churchill);
        const thermal::LinkLaws laws(sketch.network);
        for (std::size_t k = 0; k < sketch.network.links.size(); ++k)
            if (!model::isPump(sketch.network.links[k].law))
                for (const double q : {1e-7, 1e-4, 2e-3, 0.05})
                    QCOMPARE(laws.at(k, -q).drop, -laws.at(k, q).drop);
    }

    // Laminar pipe by Hagen and Poiseuille: h = 128 ν L q/(π g D⁴).
    void laminarPipeFollowsHagenPoiseuille()
    {
        const double nu = 1.75e-6;
        const auto terms = thermal::pipeTerms({4.0, 0.025, 0.0, 0.0, 0.0}, {1000.0, nu});
        const double q = 1e-5; // Re = 4q/(π D ν) = 291
        const double expected =
            128.0 * nu * 4.0 * q /
            (std::numbers::pi * model::standardGravityMS2 * std::pow(0.025, 4.0));
        HALLWRIGHT_NEAR(thermal::epanetPipe(terms, q).drop, expected, 1e-12 * expected);
        HALLWRIGHT_NEAR(thermal::churchillPipe(terms, q).drop, expected, 1e-9 * expected);
    }

    void localLossIsKTimesTheVelocityHead()
    {
        // 1 m/s in 100 mm: v²/2g = 0.050986 m, times K = 12.
        const double area = std::numbers::pi * 0.01 / 4.0;
        const double expected = 12.0 / (2.0 * model::standardGravityMS2);
        HALLWRIGHT_NEAR(thermal::powerLaw(thermal::localLossTerms({0.1, 12.0}), area).drop,
                        expected, 1e-7);
    }

    // 1000 ft of 12 in pipe, C = 100, at 1 ft³/s: 4.727·1000/(100^1.852·1^4.871) = 0.9338 ft.
    void hazenWilliamsMeetsItsFootFormula()
    {
        const auto terms = thermal::hazenWilliamsTerms({304.8, 0.3048, 0.0, 100.0, 0.0});
        const double expected = 4727.0 / std::pow(100.0, 1.852) * 0.3048;
        HALLWRIGHT_NEAR(thermal::powerLaw(terms, 0.028316846592).drop, expected, 1e-6);
    }

    void pumpsFollowTheAffinityLaws()
    {
        const NetworkSketch at = everyKind(model::FrictionLaw::Churchill);
        NetworkSketch slower = at;
        for (auto& link : slower.network.links)
            if (model::isPump(link.law))
                model::setPumpSpeed(link.law, 0.5 * model::pumpSpeed(link.law));
        const thermal::LinkLaws full(at.network);
        const thermal::LinkLaws half(slower.network);
        for (std::size_t k = 0; k < at.network.links.size(); ++k)
            if (model::isPump(at.network.links[k].law))
                for (const double q : {0.0, 2e-3, 8e-3, 15e-3}) {
                    const double expected = 0.25 * full.at(k, q).drop;
                    HALLWRIGHT_NEAR(half.at(k, 0.5 * q).drop, expected, 1e-6);
                }
    }

    void powerPumpPassesThroughItsPoints()
    {
        const auto pump = model::pumpThrough({35.0, 0.010, 28.0, 0.016, 15.0});
        QVERIFY(pump.has_value());
        const auto terms = thermal::powerPumpTerms(*pump);
        HALLWRIGHT_NEAR(-thermal::powerLaw(terms, 0.0).drop, 35.0, 1e-12);
        HALLWRIGHT_NEAR(-thermal::powerLaw(terms, 0.010).drop, 28.0, 1e-7);
        HALLWRIGHT_NEAR(-thermal::powerLaw(terms, 0.016).drop, 15.0, 1e-7);
    }

    void pumpPointsThatDoNotFallAreRefused()
    {
        QVERIFY(!model::pumpThrough({28.0, 0.010, 28.0, 0.016, 15.0}).has_value());
        QVERIFY(!model::pumpThrough({35.0, 0.010, 28.0, 0.016, 28.5}).has_value());
        QVERIFY(!model::pumpThrough({35.0, 0.0, 28.0, 0.016, 15.0}).has_value());
        QVERIFY(!model::pumpThroughDesignPoint(std::nan(""), 10.0).has_value());
    }

    // Vertiv XDU1350: dp = -0.000234 Q² + 0.092063 Q + 476.5 kPa with Q in L/min. 250.0 kPa at
    // 1200.
    void parabolaIsHeldWhereItWouldRise()
    {
        const double lpm = 1.0 / 60e3;
        const auto terms =
            thermal::quadraticPumpTerms({476.5, 0.092063 / lpm, -0.000234 / (lpm * lpm), 1.0});
        HALLWRIGHT_NEAR(-thermal::quadraticPump(terms, 1200.0 * lpm).drop, 250.0, 0.1);
        // Highest at Q = 0.092063/(2·0.000234) = 196.7 L/min: 476.5 + 9.055 = 485.56 kPa.
        HALLWRIGHT_NEAR(-thermal::quadraticPump(terms, 196.7 * lpm).drop, 485.555, 0.1);
        double before = -thermal::quadraticPump(terms, -50.0 * lpm).drop;
        for (double q = -40.0; q < 1600.0; q += 10.0) {
            const double lift = -thermal::quadraticPump(terms, q * lpm).drop;
            QVERIFY(lift < before);
            before = lift;
        }
        HALLWRIGHT_NEAR(-thermal::quadraticPump(terms, 0.0).drop, 485.555, 1.0);
    }

    void limiterHoldsItsSetFlow()
    {
        const auto terms = thermal::limiterTerms({1e6, 1e-3, 1e7});
        HALLWRIGHT_NEAR(thermal::limiterLaw(terms, 0.5e-3).drop, 0.25, 1e-9);
        HALLWRIGHT_NEAR(thermal::limiterLaw(terms, 1e-3).drop, 1.0, 1e-8);
        HALLWRIGHT_NEAR(thermal::limiterLaw(terms, 1.001e-3).drop, 11.0, 1e-6);
    }

    void valuesThatCannotBeUsedAreNamed()
    {
        const std::vector<std::function<void(model::HydraulicNetwork&)>> spoilers{
            [](auto& n) { std::get<model::Pipe>(n.links[0].law).diameterM = 0.0; },
            [](auto& n) { std::get<model::Pipe>(n.links[0].law).lengthM = std::nan(""); },
            [](auto& n) { std::get<model::Pipe>(n.links[0].law).roughnessM = 0.02; },
            [](auto& n) {
                n.links[0].law = model::LocalLoss{0.1, -1.0};
            },
            [](auto& n) {
                n.links[0].law = model::PowerDrop{1.0, 0.5};
            },
            [](auto& n) { n.links[0].law = model::TabulatedDrop{7}; },
            [](auto& n) { n.links[0].law = model::TabulatedDrop{1}; },
            [](auto& n) {
                n.links[0].law = model::TabulatedPump{0, 1.0};
            },
            [](auto& n) {
                n.links[0].law = model::PowerPump{35.0, 1e5, 2.0, -0.1};
            },
            [](auto& n) {
                n.links[0].law = model::QuadraticPump{35.0, 0.0, 10.0, 1.0};
            },
            [](auto& n) { n.links[0].to = n.links[0].from; },
            [](auto& n) { n.links[0].to = 99; },
        };
        const NetworkSketch sound = everyKind(model::FrictionLaw::Churchill);
        QVERIFY(!model::firstFault(sound.network));
        for (const auto& spoil : spoilers) {
            model::HydraulicNetwork network = sound.network;
            spoil(network);
            const auto fault = model::firstFault(network);
            QVERIFY(fault.has_value());
            QCOMPARE(fault->where, std::string("link pipe"));
        }
    }
};

HALLWRIGHT_TEST(LinkLawTest)
#include "link_law_test.moc"
