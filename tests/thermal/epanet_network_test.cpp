// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epanet_network.h"
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"

#include <QFile>
#include <QTemporaryDir>

using namespace hallwright;
using data::readEpanetText;

namespace {

const std::string small = R"([TITLE]
small
[JUNCTIONS]
;id elev demand pattern
J1 10 2 ; comment
J2 5 1 P
[RESERVOIRS]
R 50
[PIPES]
P1 R J1 100 200 0.1 2 Open
P2 J1 J2 50 100 0.1
[PATTERNS]
P 3 1 2
[OPTIONS]
Units LPS
Headloss D-W
Viscosity 1.5
Specific Gravity 1.02
[TIMES]
Duration 24:00
[END]
garbage after the end
)";

std::string with(std::string text, const std::string& found, const std::string& replacement)
{
    return text.replace(text.find(found), found.size(), replacement);
}

// A fault's code and place, e.g. "Unsupported f.inp:9".
std::string verdict(const std::string& text)
{
    const auto read = readEpanetText(text, "f.inp");
    if (read)
        return "read";
    const char* code = read.error().code == model::FaultCode::Unsupported    ? "Unsupported "
                       : read.error().code == model::FaultCode::InvalidInput ? "InvalidInput "
                                                                             : "other ";
    return code + read.error().where;
}

const model::Pipe& pipe(const data::EpanetNetwork& read, std::size_t link)
{
    return std::get<model::Pipe>(read.network.links[link].law);
}

} // namespace

class EpanetNetworkTest : public QObject {
    Q_OBJECT

private slots:
    void quantitiesAreReadInSi()
    {
        const auto read = readEpanetText(small, "f.inp");
        QVERIFY(read.has_value());
        const model::HydraulicNetwork& n = read->network;
        QCOMPARE(n.name, std::string("f"));
        QCOMPARE(n.nodes.size(), std::size_t(3));
        QCOMPARE(n.nodes[0].elevationM, 10.0);
        HALLWRIGHT_NEAR(n.nodes[0].demandM3s, 0.002, 1e-15);
        HALLWRIGHT_NEAR(n.nodes[1].demandM3s, 0.003, 1e-15); // 1 L/s times 3 in the first period
        QCOMPARE(n.nodes[2].fixedHeadM.value_or(0.0), 50.0);
        QVERIFY(n.friction == model::FrictionLaw::EpanetDarcyWeisbach);
        HALLWRIGHT_NEAR(n.fluid.densityKgM3, 1020.0, 1e-9);
        HALLWRIGHT_NEAR(n.fluid.kinematicViscosityM2s, 1.5 * 1.02193344e-6, 1e-15);
        HALLWRIGHT_NEAR(pipe(*read, 0).diameterM, 0.2, 1e-15);
        HALLWRIGHT_NEAR(pipe(*read, 0).roughnessM, 1e-4, 1e-18);
        QCOMPARE(pipe(*read, 0).minorLossK, 2.0);
        QCOMPARE(pipe(*read, 1).minorLossK, 0.0);
    }

    // The same pipe written in feet, inches and thousandths of a foot gives the same network.
    void footUnitsGiveTheSameNetwork()
    {
        std::string text = with(small, "Units LPS", "Units CFS");
        text = with(text, "100 200 0.1 2 Open", "328.0839895 7.874015748 0.3280839895 2 Open");
        const auto si = readEpanetText(small, "f.inp");
        const auto ip = readEpanetText(text, "f.inp");
        QVERIFY(si.has_value() && ip.has_value());
        HALLWRIGHT_NEAR(pipe(*ip, 0).lengthM, pipe(*si, 0).lengthM, 1e-7);
        HALLWRIGHT_NEAR(pipe(*ip, 0).diameterM, pipe(*si, 0).diameterM, 1e-10);
        HALLWRIGHT_NEAR(pipe(*ip, 0).roughnessM, pipe(*si, 0).roughnessM, 1e-13);
        HALLWRIGHT_NEAR(ip->network.nodes[0].demandM3s, 2 * 0.0283168466, 1e-10);
    }

    void flowUnitsAreThoseOfTheirNames_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("litresPerSecond");
        QTest::newRow("GPM") << "GPM" << 0.0630901964;
        QTest::newRow("MGD") << "MGD" << 43.8126364;
        QTest::newRow("IMGD") << "IMGD" << 52.6167824;
        QTest::newRow("AFD") << "AFD" << 14.2764102;
        QTest::newRow("LPM") << "LPM" << 1.0 / 60.0;
        QTest::newRow("MLD") << "MLD" << 11.5740741;
        QTest::newRow("CMH") << "CMH" << 1.0 / 3.6;
        QTest::newRow("CMD") << "CMD" << 1.0 / 86.4;
    }
    void flowUnitsAreThoseOfTheirNames()
    {
        QFETCH(QString, unit);
        QFETCH(double, litresPerSecond);
        const auto read =
            readEpanetText(with(small, "Units LPS", "Units " + unit.toStdString()), "f.inp");
        QVERIFY(read.has_value());
        HALLWRIGHT_NEAR(read->network.nodes[0].demandM3s * 1e3, 2.0 * litresPerSecond,
                        2e-7 * litresPerSecond);
    }

    void withoutOptionsAFileIsInGallonsAndHazenWilliams()
    {
        const auto read = readEpanetText("[JUNCTIONS]\nJ 0 1\n[RESERVOIRS]\nR 9\n"
                                         "[PIPES]\nP R J 10 12 130\n",
                                         "f.inp");
        QVERIFY(read.has_value());
        HALLWRIGHT_NEAR(read->network.nodes[0].demandM3s, 6.30901964e-5, 1e-12);
        QCOMPARE(pipe(*read, 0).hazenWilliamsC, 130.0);
        HALLWRIGHT_NEAR(pipe(*read, 0).diameterM, 0.3048, 1e-12);
    }

    void theDefaultPatternAndTheMultiplierApply()
    {
        std::string text = with(small, "Viscosity 1.5", "Pattern P\nDemand Multiplier 2");
        auto read = readEpanetText(text, "f.inp");
        QVERIFY(read.has_value());
        HALLWRIGHT_NEAR(read->network.nodes[0].demandM3s, 0.012, 1e-15);
        text = with(text, "Duration 24:00", "Pattern Start 2:00\nPattern Timestep 1:00");
        read = readEpanetText(text, "f.inp");
        QVERIFY(read.has_value());
        HALLWRIGHT_NEAR(read->network.nodes[0].demandM3s, 0.008, 1e-15);
    }

    void demandLinesReplaceAndAddUp()
    {
        const auto read = readEpanetText(
            with(small, "[PATTERNS]", "[DEMANDS]\nJ1 4\nJ1 1 P\n[PATTERNS]"), "f.inp");
        QVERIFY(read.has_value());
        HALLWRIGHT_NEAR(read->network.nodes[0].demandM3s, 0.007, 1e-15);
    }

    void statusLinesAct()
    {
        const auto read = readEpanetText(
            with(small, "[PATTERNS]",
                 "[PUMPS]\nPU R J2 HEAD C\nPV R J2 HEAD C SPEED 0.9\n[VALVES]\nV J1 J2 80 TCV 7 1\n"
                 "W J1 J2 80 TCV 7 1\nX J1 J2 80 PRV 20 3\nY J1 J2 80 GPV G\n"
                 "[CURVES]\nC 10 30\nG 0 0\nG 1 2\n"
                 "[STATUS]\nPU 0.5\nPV CLOSED\nP2 closed\nW OPEN\nX OPEN\n[PATTERNS]"),
            "f.inp");
        QVERIFY2(read.has_value(), read ? "" : model::english(read.error()).c_str());
        const auto& links = read->network.links;
        QVERIFY(links[1].state == model::LinkState::Closed);
        QCOMPARE(model::pumpSpeed(links[2].law), 0.5);
        QVERIFY(links[3].state == model::LinkState::Closed);
        QCOMPARE(std::get<model::LocalLoss>(links[4].law).minorLossK, 7.0);
        QCOMPARE(std::get<model::LocalLoss>(links[5].law).minorLossK, 1.0);
        QCOMPARE(std::get<model::LocalLoss>(links[6].law).minorLossK, 3.0);
        QVERIFY(std::holds_alternative<model::TabulatedDrop>(links[7].law));
        // A design point of 10 L/s and 30 m: 40 m at rest, none at 20 L/s.
        const auto& pump = std::get<model::PowerPump>(links[2].law);
        HALLWRIGHT_NEAR(pump.shutoffHeadM, 40.0, 1e-9);
        HALLWRIGHT_NEAR(pump.coefficient * std::pow(0.02, pump.exponent), 40.0, 1e-9);
    }

    void whatIsNotSupportedIsNamedWithItsLine()
    {
        const auto after = [](const std::string& more) {
            return with(small, "[PATTERNS]", more + "\n[PATTERNS]");
        };
        QCOMPARE(verdict(after("[PUMPS]\nPU R J1 POWER 5")), std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[VALVES]\nV J1 J2 80 PRV 20")),
                 std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[VALVES]\nV J1 J2 80 FCV 20")),
                 std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[EMITTERS]\nJ1 0.5")), std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[EMITTERS]\nJ1 0")), std::string("read"));
        QCOMPARE(verdict(after("[LEAKAGE]\nP1 1 2")), std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[TANKS]\nT 5 0 0 10 5")), std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[CONTROLS]\nLINK P2 CLOSED IF NODE J1 ABOVE 3")),
                 std::string("Unsupported f.inp:13"));
        QCOMPARE(verdict(after("[FROGS]\nP2")), std::string("Unsupported f.inp:12"));
        QCOMPARE(verdict(with(small, "Headloss D-W", "Headloss C-M")),
                 std::string("Unsupported f.inp:16"));
        QCOMPARE(verdict(with(small, "Viscosity 1.5", "Demand Model PDA")),
                 std::string("Unsupported f.inp:17"));
        QCOMPARE(verdict(with(small, "Viscosity 1.5", "Frogs 3")),
                 std::string("Unsupported f.inp:17"));
        QCOMPARE(verdict(with(small, "Units LPS", "Units FPS")),
                 std::string("Unsupported f.inp:15"));
    }

    void whatIsWrongIsNamedWithItsLine()
    {
        QCOMPARE(verdict(with(small, "J2 5 1 P", "J2 5 x")), std::string("InvalidInput f.inp:6"));
        QCOMPARE(verdict(with(small, "J2 5 1 P", "J1 5 1")), std::string("InvalidInput f.inp:6"));
        QCOMPARE(verdict(with(small, "J2 5 1 P", "J2 nan")), std::string("InvalidInput f.inp:6"));
        QCOMPARE(verdict(with(small, "P2 J1 J2 50", "P2 J1 J9 50")),
                 std::string("InvalidInput f.inp:11"));
        QCOMPARE(verdict(with(small, "P2 J1 J2 50 100 0.1", "P2 J1 J2 50 100")),
                 std::string("InvalidInput f.inp:11"));
        QCOMPARE(verdict(with(small, "P2 J1 J2 50 100", "P2 J1 J2 50 -1")),
                 std::string("InvalidInput f.inp:11, link P2"));
        QCOMPARE(verdict(with(small, "P2 J1 J2 50 100", "P2 J1 J1 50 100")),
                 std::string("InvalidInput f.inp:11, link P2"));
        QCOMPARE(verdict(with(small, "Viscosity 1.5", "Viscosity -1")),
                 std::string("InvalidInput f.inp:17"));
        QCOMPARE(verdict("J1 2\n"), std::string("InvalidInput f.inp:1"));
        QCOMPARE(verdict(""), std::string("InvalidInput f.inp"));
        QVERIFY(!data::readEpanetFile("/no/such/file.inp").has_value());
        QVERIFY(!data::readEpanetFile("/").has_value());
    }

    void controlsActOnlyWhereTheyHoldAtTimeZero()
    {
        const auto state = [](const std::string& control) {
            const auto read = readEpanetText(
                with(small, "[PATTERNS]",
                     "[TANKS]\nT 5 4 1 9 5\n[CONTROLS]\n" + control + "\n[PATTERNS]"),
                "f.inp");
            if (!read)
                return model::english(read.error());
            return std::string(read->network.links[1].state == model::LinkState::Closed ? "closed"
                                                                                        : "open");
        };
        QCOMPARE(state("LINK P2 CLOSED IF NODE T BELOW 4.5"), std::string("closed"));
        QCOMPARE(state("LINK P2 CLOSED IF NODE T BELOW 3.5"), std::string("open"));
        QCOMPARE(state("LINK P2 CLOSED IF NODE T ABOVE 3.5"), std::string("closed"));
        QCOMPARE(state("LINK P2 CLOSED AT TIME 0"), std::string("closed"));
        QCOMPARE(state("LINK P2 CLOSED AT TIME 1"), std::string("open"));
        QCOMPARE(state("LINK P2 CLOSED AT CLOCKTIME 12 AM"), std::string("closed"));
        QCOMPARE(state("LINK P2 CLOSED AT CLOCKTIME 12 PM"), std::string("open"));
    }

    // EPANET's own examples at time zero; figures of Net1 from its published report (node 11 at
    // 985.23 ft and 119.26 psi, pump 9 at 1866.18 gpm; EPANET 2 manual's tutorial network).
    void theClassicExamplesSolve()
    {
        HALLWRIGHT_NEEDS_REFERENCE(net1, "interop/epanet-inp/Net1.inp");
        const auto read = data::readEpanetFile(net1.toStdString());
        QVERIFY2(read.has_value(), read ? "" : model::english(read.error()).c_str());
        auto solver = thermal::GradientSolver::prepared(read->network);
        const auto solution = solver->solve();
        QVERIFY(solution.has_value());
        QCOMPARE(read->network.nodes[1].id, std::string("11"));
        HALLWRIGHT_NEAR(solution->headM[1] / 0.3048, 985.23, 0.02);
        QCOMPARE(read->network.links.back().id, std::string("9"));
        HALLWRIGHT_NEAR(solution->flowM3s.back() / 6.30901964e-5, 1866.18, 0.2);

        HALLWRIGHT_NEEDS_REFERENCE(net3, "interop/epanet-inp/Net3.inp");
        const auto third = data::readEpanetFile(net3.toStdString());
        QVERIFY2(third.has_value(), third ? "" : model::english(third.error()).c_str());
        QCOMPARE(third->notes.size(),
                 std::size_t(2)); // tank 1 is low: pump 335 on, bypass 330 shut
        auto solverOf3 = thermal::GradientSolver::prepared(third->network);
        QVERIFY(solverOf3->solve().has_value());
    }

    void textOfAnySortIsReadOrRefusedButNeverBreaks()
    {
        std::string text = small;
        for (std::size_t cut = 0; cut < small.size(); cut += 7)
            (void)readEpanetText(small.substr(0, cut), "f.inp");
        for (std::size_t at = 0; at < small.size(); at += 3) {
            text = small;
            text[at] = static_cast<char>(0xC3);
            (void)readEpanetText(text, "f.inp");
        }
    }
};

HALLWRIGHT_TEST(EpanetNetworkTest)
#include "epanet_network_test.moc"
