// SPDX-License-Identifier: GPL-3.0-or-later
// Electrical networks at compile level: plain numbers whose names carry their units, ready for a
// solver.
#pragma once

#include "model/result.h"

#include <array>
#include <complex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hallwright::model {

// What is held at a bus: power (Load), active power and voltage (Generator), voltage and angle
// (Reference). An Isolated bus takes no part, nor do the branches that end at it.
enum class ElectricalBusKind { Load, Generator, Reference, Isolated };

// Three-phase power; positive is consumption for loads, production for generation.
struct ThreePhasePower {
    double mw = 0.0;
    double mvar = 0.0;
    friend bool operator==(const ThreePhasePower&, const ThreePhasePower&) = default;
};

// A bus of the balanced three-phase network. Loads follow S = S_power + S_current |V| + S_impedance
// |V|^2 with |V| in per unit of nominalKv (the ZIP load; a constant current keeps its power
// factor).
struct ElectricalBus {
    std::string id;
    std::string name;
    ElectricalBusKind kind = ElectricalBusKind::Load;
    std::optional<double>
        nominalKv;                 // line to line, > 0; absent: not stated, so amperes are unknown
    ThreePhasePower load;          // constant power
    ThreePhasePower currentLoad;   // constant current, power at 1.0 pu
    ThreePhasePower impedanceLoad; // constant impedance, power at 1.0 pu
    ThreePhasePower generation;    // at a Reference both, at a Generator the Mvar are a result
    double shuntMw = 0.0;          // drawn at 1.0 pu
    double shuntMvar = 0.0;        // injected at 1.0 pu (a capacitor is positive)
    double setVoltagePu = 1.0;     // Generator and Reference
    double setAngleDeg = 0.0;      // Reference
    friend bool operator==(const ElectricalBus&, const ElectricalBus&) = default;
};

enum class ElectricalBranchKind { Conductor, Transformer, Switch, SourceImpedance, Other };

// A pi branch: series r + jx, total shunt g + jb split half to each end, and an ideal transformer
// at the `from` end: V_from = tap exp(j shift) V_inside (the MATPOWER convention). Per unit on the
// base power and on the nominal voltage of the `to` bus. r = x = 0 is a closed switch. A branch
// open at one end keeps its charging at the other, whatever its kind.
struct ElectricalBranch {
    std::string id;
    ElectricalBranchKind kind = ElectricalBranchKind::Conductor;
    int from = 0; // index into buses
    int to = 0;
    double resistancePu = 0.0;
    double reactancePu = 0.0;
    double conductancePu = 0.0;
    double susceptancePu = 0.0;
    double tapRatio = 1.0;
    double shiftDeg = 0.0; // V_from leads V_to at no load by this much
    bool fromClosed = true;
    bool toClosed = true;
    std::optional<double> ampacityA; // continuous current rating, where stated
    friend bool operator==(const ElectricalBranch&, const ElectricalBranch&) = default;
};

struct ElectricalNetwork {
    std::string name;
    double baseMva = 10.0; // three-phase
    double frequencyHz = 50.0;
    std::vector<ElectricalBus> buses;
    std::vector<ElectricalBranch> branches;
    friend bool operator==(const ElectricalNetwork&, const ElectricalNetwork&) = default;
};

// A two-conductor direct-current tree fed at one point with constant-power loads.
struct DirectCurrentNode {
    std::string id;
    int upstream = -1;              // index of the feeding node, -1 for the source itself
    double loopResistanceOhm = 0.0; // both conductors, from upstream to here
    double loadW = 0.0;             // negative feeds in
    friend bool operator==(const DirectCurrentNode&, const DirectCurrentNode&) = default;
};
struct DirectCurrentNetwork {
    std::string name;
    double sourceVolts = 0.0;
    std::vector<DirectCurrentNode> nodes;
    friend bool operator==(const DirectCurrentNetwork&, const DirectCurrentNetwork&) = default;
};

// A four-wire low-voltage tree with an explicit neutral earthed at the source only. Every pair of
// different conductors of a segment shares one mutual impedance.
struct FourWireNode {
    std::string id;
    int upstream = -1; // index of the feeding node, -1 for the source itself
    std::complex<double> selfPhaseOhm;
    std::complex<double> selfNeutralOhm;
    std::complex<double> mutualOhm;
    std::array<std::complex<double>, 3> loadVa{};     // phase to neutral, constant power
    std::array<std::complex<double>, 3> lineLoadVa{}; // a–b, b–c, c–a, constant power
    friend bool operator==(const FourWireNode&, const FourWireNode&) = default;
};
struct FourWireNetwork {
    std::string name;
    double frequencyHz = 50.0;
    double sourcePhaseVolts =
        0.0; // line to neutral; phase a at 0 degrees, b and c at -120 and +120
    std::vector<FourWireNode> nodes;
    friend bool operator==(const FourWireNetwork&, const FourWireNetwork&) = default;
};

using PowerCase = std::variant<ElectricalNetwork, DirectCurrentNetwork, FourWireNetwork>;

// Ohms that are 1.0 pu at a line-to-line voltage: kV^2 / MVA.
double baseOhms(double nominalKv, double baseMva);

// Rating plate of a two-winding transformer, referred to its own rating.
struct TransformerPlate {
    double ratedMva = 0.0;
    double shortCircuitVoltagePu = 0.0; // uk
    double loadLossKw = 0.0;            // pk at rated current
    double noLoadLossKw = 0.0;          // p0
    double noLoadCurrentPu = 0.0;       // i0
};
// The pi terms of a plate in per unit of baseMva: r = pk/Sn, x = sqrt(uk^2 - r^2), g = p0/Sn,
// b = -sqrt(i0^2 - g^2), scaled from Sn. Only r, x, g and b of the branch returned are set.
// Fault: rating not positive, pk above uk, or any figure negative or not finite.
Result<ElectricalBranch> transformerBranch(const TransformerPlate& plate, double baseMva);

// What every solver relies on: finite numbers, a positive base, ids present and unique, ends that
// exist and differ, nominal voltages positive and either stated everywhere or nowhere, equal at
// both ends of a conductor or a switch, positive taps and set voltages. The Fault names the
// element.
Result<void> checkNetwork(const ElectricalNetwork& network);
Result<void> checkNetwork(const DirectCurrentNetwork& network);
Result<void> checkNetwork(const FourWireNetwork& network);

} // namespace hallwright::model
