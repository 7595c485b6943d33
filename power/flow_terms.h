// SPDX-License-Identifier: GPL-3.0-or-later
// A balanced network compiled to per-unit terms: closed switches merged, branches sorted by state.
#pragma once

#include "model/network/electrical_network.h"

#include <complex>
#include <vector>

namespace hallwright::power {

using Complex = std::complex<double>;

// The two-port admittances of a pi branch with its ideal transformer at `from`:
//   I_from = ff V_from + ft V_to,   I_to = tf V_from + tt V_to
//   ff = (y + h)/|a|^2, ft = -y/conj(a), tf = -y/a, tt = y + h,  y = 1/z, h = half the shunt
struct TwoPort {
    Complex ff, ft, tf, tt;
};

// A branch closed at both ends between two different nodes.
struct LiveBranch {
    int branch = 0; // index in the network
    int from = 0;   // nodes
    int to = 0;
    Complex impedance;
    Complex halfShunt;
    Complex ratio; // V_from over the voltage inside
};
TwoPort twoPort(const LiveBranch& branch);

enum class BranchState : unsigned char {
    Out,      // open at both ends, or at an isolated bus
    Live,     // between two nodes
    Switch,   // no impedance: its ends are one node
    Loop,     // has impedance, yet both ends are one node
    FromOnly, // open at `to`: a stub at `from`
    ToOnly,
};

enum class NodeKind : unsigned char { Load, Generator, Reference };

// Net constant-power, constant-current and constant-impedance consumption of a node, per unit.
struct NodeLoad {
    Complex power, current, impedance;
};

struct BranchEnds {
    int from = 0; // buses
    int to = 0;
};

struct FlowTerms {
    // By bus:
    std::vector<int> nodeOfBus; // -1 isolated
    std::vector<model::ElectricalBusKind> busKinds;
    std::vector<Complex> busShunts;
    std::vector<NodeLoad> busLoads;
    // By branch of the network:
    std::vector<BranchEnds> ends;
    std::vector<BranchState> states;
    std::vector<LiveBranch> branches;
    std::vector<int> liveOf; // network branch to index in branches, or -1
    double shortestPu = 1.0; // smallest impedance of a live branch, at most 1
    // By node:
    std::vector<int> firstBus; // for words, and for the values held at the node
    std::vector<NodeKind> kinds;
    std::vector<double> setVoltages; // pu, of Generator and Reference
    std::vector<double> setAngles;   // rad, of Reference
    std::vector<Complex> shunts;     // bus shunts, stubs and loops; not the charging of branches
    std::vector<NodeLoad> loads;

    int nodes() const { return static_cast<int>(kinds.size()); }
};

// Impedances up to this are closed switches. At 1e-9 pu the neglected drop is below the tolerance
// of a solution (1e-8 pu), while the flow of such a branch, kept, would drown in rounding.
inline constexpr double switchImpedancePu = 1e-9;

// Admittance that a branch shows at its only closed end; zero for other states.
Complex stubAdmittance(const model::ElectricalBranch& branch, BranchState state);

// Fault InvalidInput: what checkNetwork finds; an ideal transformer without impedance; two
// references, or generators with different set points, joined by closed switches.
model::Result<FlowTerms> compileFlow(const model::ElectricalNetwork& network);

// Reads loads, generation and set points again; kinds and branches must be those of compileFlow.
model::Result<void> readInjections(const model::ElectricalNetwork& network, FlowTerms& terms);

// Consumption at a voltage magnitude.
inline Complex loadAt(const NodeLoad& load, double magnitude)
{
    return load.power + magnitude * (load.current + magnitude * load.impedance);
}

} // namespace hallwright::power
