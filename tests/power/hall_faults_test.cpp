// SPDX-License-Identifier: GPL-3.0-or-later
// Fault currents and availability of small derived halls against hand arithmetic and the solver of
// meshed networks.
#include "power/hall_availability.h"
#include "power/hall_short_circuit.h"
#include "power/short_circuit.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using hallwright::tests::near;
using namespace hallwright::model;

namespace {

PowerElement element(const std::string& key, PowerRole role, const std::string& upstream)
{
    PowerElement out;
    out.key = key;
    out.role = role;
    out.letter = key.front();
    out.upstream = upstream;
    out.voltage = role == PowerRole::Utility ? lineVolts(11000) : lineVolts(415);
    return out;
}

// One system: 11 kV at 500 MVA (250 lowest), 3 MVA 6 % with 24.5 kW, UPS, board, feeder, busway.
std::vector<PowerElement> systemOf(const std::string& letter)
{
    auto utility = element(letter + "/utility", PowerRole::Utility, "");
    utility.faultLevel = kilowatts(500e3);
    utility.faultLevelLowest = kilowatts(250e3);
    auto transformer = element(letter + "/transformer", PowerRole::Transformer, utility.key);
    transformer.ratedPower = kilowatts(3000);
    transformer.impedance = 0.06;
    transformer.loadLoss = kilowatts(24.5);
    auto ups = element(letter + "/ups", PowerRole::Ups, transformer.key);
    ups.ratedPower = kilowatts(1000);
    auto board = element(letter + "/board", PowerRole::Switchboard, ups.key);
    board.ratedCurrent = fromSi<Current>(4000.0);
    auto feeder = element(letter + "/feeder", PowerRole::Feeder, board.key);
    feeder.length = metres(25);
    feeder.resistance = fromSi<Resistance>(1.28 * 0.7525e-3); // hot, of 0.7525 mΩ at 20 °C
    feeder.reactance = fromSi<Resistance>(1.725e-3);
    auto busway = element(letter + "/busway", PowerRole::Busway, feeder.key);
    busway.length = metres(30);
    busway.resistance = fromSi<Resistance>(1.28 * 0.738e-3);
    busway.reactance = fromSi<Resistance>(1.14e-3);
    return {utility, transformer, ups, board, feeder, busway};
}

DerivedPower hallOf(const std::string& letters)
{
    DerivedPower out;
    for (const char letter : letters) {
        const auto part = systemOf({letter});
        out.elements.insert(out.elements.end(), part.begin(), part.end());
        out.feeds.push_back({RackId{1},
                             letter,
                             std::string{letter} + "/busway",
                             metres(30),
                             1.0 / static_cast<double>(letters.size()),
                             0.98,
                             {}});
        out.letters.push_back(letter);
    }
    return out;
}

PowerElement generators(int units, int spare)
{
    auto out = element("generators", PowerRole::Generator, "");
    out.units = units;
    out.spareUnits = spare;
    out.ratedPower = kilowatts(2000);
    out.subtransientReactance = 0.15;
    out.ownVoltage = lineVolts(415);
    return out;
}

// The same network for the solver of meshed networks, conductors at 20 °C.
ShortCircuitNetwork meshed()
{
    ShortCircuitNetwork out;
    out.hotConductorC = 90.0;
    out.buses = {{"mv", 11.0}, {"board", 0.415}, {"head", 0.415}, {"end", 0.415}};
    out.grids = {{"utility", 0, 500.0 / (std::sqrt(3.0) * 11.0), 250.0 / (std::sqrt(3.0) * 11.0),
                  0.1, 1.0, 0.1}};
    out.transformers = {{"T",
                         {0, 11.0, WindingKind::Delta},
                         {1, 0.415, WindingKind::EarthedStar},
                         {3.0, 0.06, 24.5e-3 / 3.0},
                         1.0,
                         1.0}};
    const auto line = [](const char* id, int from, std::complex<double> ohm) {
        return ShortCircuitLine{id, from, from + 1, ohm, 4.0 * ohm};
    };
    out.lines = {line("feeder", 1, {0.7525e-3, 1.725e-3}), line("busway", 2, {0.738e-3, 1.14e-3})};
    return out;
}

} // namespace

class HallFaultsTest : public QObject {
    Q_OBJECT
private slots:
    void boardSeesTheFaultLevelOfThePublishedCase();
    void conductorsSeeTheirHeadAtMostAndTheirEndAtLeast();
    void hallAgreesWithTheSolverOfMeshedNetworks();
    void weakGeneratorsSetTheLowestCurrent();
    void unknownReactanceLeavesTheUtility();
    void inverterThatCannotTripABreakerIsSaid();
    void availabilityOfOneChainIsItsSeries();
    void secondSystemLeavesCommonCausesAndPairs();
    void spareGeneratorHelps();
    void reserveBehindTransferHelpsItsBlock();
};

void HallFaultsTest::boardSeesTheFaultLevelOfThePublishedCase()
{
    // 68.382468 kA and ip 162.10019 kA maximum; 52.175129 kA minimum, two-phase 45.184987 kA: case
    // lv_datacenter_fault_levels of the reference set. The utility: 500 MVA/(√3 11 kV) = 26.2432.
    const auto out = power::hallShortCircuit(hallOf("A"), {});
    QVERIFY(near(*out.elements[0].highestKa, 26.243194, 1e-7));
    QVERIFY(near(*out.elements[3].highestKa, 68.382468, 1e-7));
    QVERIFY(near(*out.elements[3].peakKa, 162.10019, 1e-7));
    QVERIFY(near(*out.elements[3].lowestKa, 45.184987, 1e-7));
}

void HallFaultsTest::conductorsSeeTheirHeadAtMostAndTheirEndAtLeast()
{
    const auto out = power::hallShortCircuit(hallOf("A"), {});
    QVERIFY(near(*out.elements[4].highestKa, *out.elements[3].highestKa, 1e-12));
    QVERIFY(near(*out.elements[5].highestKa, 46.342005, 1e-7)); // after 25 m of feeder
    QVERIFY(*out.elements[5].lowestKa < *out.elements[4].lowestKa);
}

void HallFaultsTest::hallAgreesWithTheSolverOfMeshedNetworks()
{
    const auto out = power::hallShortCircuit(hallOf("A"), {});
    const auto network = meshed();
    double least = 1e9;
    for (const auto kind :
         {power::FaultKind::ThreePhase, power::FaultKind::TwoPhase, power::FaultKind::Earth}) {
        const auto answer = power::solveShortCircuit(network, {power::FaultCase::Lowest, kind});
        QVERIFY(answer.has_value());
        least = std::min(least, answer->back().initialKa);
    }
    QVERIFY(near(*out.elements[5].lowestKa, least, 1e-9));
    const auto highest = power::solveShortCircuit(network, {});
    QVERIFY(near(*out.elements[5].highestKa, (*highest)[2].initialKa, 1e-9));
    QVERIFY(near(*out.elements[5].peakKa, (*highest)[2].peakKa, 1e-9));
}

void HallFaultsTest::weakGeneratorsSetTheLowestCurrent()
{
    auto hall = hallOf("A");
    const auto without = power::hallShortCircuit(hall, {});
    hall.elements.push_back(generators(3, 1));
    const auto with = power::hallShortCircuit(hall, {});
    QCOMPARE(*with.elements[3].highestKa, *without.elements[3].highestKa);
    QVERIFY(*with.elements[0].lowestKa < *without.elements[0].lowestKa);
    // Two sets of 2.5 MVA behind 6 % on 11 kV: K_SO = 1.1/(1 + 0.15 · 0.6) = 1.009174 with all
    // voltages nominal. X = 1.009174 (0.15 + √(0.06² − 0.01²)) 48.4 Ω = 10.21626 Ω, R = 1.009174
    // (0.15 · 0.15 + 0.01) 48.4 Ω = 1.58743 Ω, halved: 5.16943 Ω; two-phase at cmin 1.0:
    // 11/(2 · 5.16943) = 1.06395 kA.
    QVERIFY(near(*with.elements[0].lowestKa, 1.06395, 5e-6));
}

void HallFaultsTest::unknownReactanceLeavesTheUtility()
{
    auto hall = hallOf("A");
    const auto without = power::hallShortCircuit(hall, {});
    hall.elements.push_back(generators(3, 1));
    hall.elements.back().subtransientReactance.reset();
    QCOMPARE(*power::hallShortCircuit(hall, {}).elements[3].lowestKa,
             *without.elements[3].lowestKa);
    // No utility level either: unknown, not zero.
    hall.elements[0].faultLevel = Power{};
    hall.elements[0].faultLevelLowest = Power{};
    const auto none = power::hallShortCircuit(hall, {});
    QVERIFY(!none.elements[3].highestKa && !none.elements[3].lowestKa);
}

void HallFaultsTest::inverterThatCannotTripABreakerIsSaid()
{
    // 1 MW UPS at 415 V: 1391.2 A, 1.5 times 2086.8 A; five times a 400 A breaker are 2000 A, of a
    // 630 A one 3150 A.
    auto hall = hallOf("A");
    hall.elements[4].breakerRating = fromSi<Current>(400.0);
    QVERIFY(power::hallShortCircuit(hall, {}).findings.empty());
    hall.elements[4].breakerRating = fromSi<Current>(630.0);
    const auto findings = power::hallShortCircuit(hall, {}).findings;
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].code, std::string("power.fault.inverter"));
    QVERIFY(near(*findings[0].value, 2086.8, 1e-4));
    QVERIFY(near(*findings[0].limit, 3150.0, 1e-9));
}

void HallFaultsTest::availabilityOfOneChainIsItsSeries()
{
    // No generators, no battery. Hours per year: utility 1.956 · 1.32 = 2.58192; transformer
    // 0.00555; UPS 0.07008 · 8 = 0.56064; bus 0.0691821 and two breakers 0.00185; tap 0.03016;
    // 55 m of busway 55 · 0.00041 · 12.9 = 0.290895: together 3.5401971.
    PowerRecipe recipe;
    recipe.upsTime = seconds(0);
    const auto out = power::hallAvailability(hallOf("A"), recipe, valuesOf(priceBook()));
    QCOMPARE(out.size(), std::size_t{1});
    QVERIFY(near((1.0 - out[0].availability) * 8760.0, 3.5401971, 5e-4));
    // 1.956 + 0.00111 + 0.07008 + 0.00949 + 2 · 0.00185 + 0.0052 + 0.02255 per year.
    QVERIFY(near(out[0].outagesPerYear, 2.06813, 5e-4));
}

void HallFaultsTest::secondSystemLeavesCommonCausesAndPairs()
{
    PowerRecipe recipe;
    recipe.upsTime = seconds(0);
    auto values = valuesOf(priceBook());
    const auto one = power::hallAvailability(hallOf("A"), recipe, values);
    const auto two = power::hallAvailability(hallOf("AB"), recipe, values);
    QVERIFY(1.0 - two[0].availability < (1.0 - one[0].availability) / 5.0);
    QCOMPARE(two[0].worstCut, std::string("all utilities"));
    // Without common causes and maintenance only pairs are left, about the square of one side.
    for (const auto key :
         {InputKey::UtilityCommonCause, InputKey::PowerCommonCause, InputKey::PowerMaintenance})
        values[static_cast<std::size_t>(key)] = 0.0;
    const auto pairs = power::hallAvailability(hallOf("AB"), recipe, values);
    const double side = 1.0 - one[0].availability;
    QVERIFY(near(1.0 - pairs[0].availability, side * side, 2e-3));
}

void HallFaultsTest::spareGeneratorHelps()
{
    const auto values = valuesOf(priceBook());
    auto none = hallOf("AB");
    auto tight = none;
    tight.elements.push_back(generators(3, 0));
    auto spare = none;
    spare.elements.push_back(generators(4, 1));
    const auto dark = [&](const DerivedPower& hall) {
        return 1.0 - power::hallAvailability(hall, {}, values)[0].availability;
    };
    QVERIFY(dark(tight) < dark(none));
    QVERIFY(dark(spare) < dark(tight));
}

void HallFaultsTest::reserveBehindTransferHelpsItsBlock()
{
    const auto values = valuesOf(priceBook());
    auto alone = hallOf("A");
    auto caught = alone;
    const auto reserve = systemOf("R");
    caught.elements.insert(caught.elements.begin(), reserve.begin(), reserve.begin() + 4);
    for (auto& one : caught.elements)
        if (one.key == "A/board")
            one.alternates = {"R/board"};
    const auto before = power::hallAvailability(alone, {}, values)[0];
    const auto after = power::hallAvailability(caught, {}, values)[0];
    QVERIFY(after.availability > before.availability);
    // Board, feeder and busway stay alone, and the transfer switch comes on top.
    QVERIFY(after.outagesPerYear > 0.00949 + 0.02255 + 0.01752);
}

HALLWRIGHT_TEST(HallFaultsTest)
#include "hall_faults_test.moc"
