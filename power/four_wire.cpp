// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/four_wire.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::power {

using model::FaultCode;
using model::FourWireNetwork;
using model::FourWireNode;
using model::Result;
using Phasor = std::complex<double>;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

FourPhasors phasorsOfSource(const FourWireNetwork& network)
{
    const double third = 2.0 * std::numbers::pi / 3.0;
    return {std::polar(network.sourcePhaseVolts, 0.0), std::polar(network.sourcePhaseVolts, -third),
            std::polar(network.sourcePhaseVolts, third), Phasor()};
}

FourPhasors loadCurrents(const FourWireNode& node, const FourPhasors& volts)
{
    FourPhasors currents{};
    for (std::size_t p = 0; p < 3; ++p) {
        if (node.loadVa[p] == 0.0)
            continue;
        currents[p] = std::conj(node.loadVa[p] / (volts[p] - volts[3]));
        currents[3] -= currents[p];
    }
    for (std::size_t p = 0; p < 3; ++p) {
        if (node.lineLoadVa[p] == 0.0)
            continue;
        const std::size_t back = (p + 1) % 3;
        const Phasor current = std::conj(node.lineLoadVa[p] / (volts[p] - volts[back]));
        currents[p] += current;
        currents[back] -= current;
    }
    return currents;
}

// Z J with one mutual impedance M between all conductors: (z - M) J_k + M sum of J.
FourPhasors drop(const FourWireNode& node, const FourPhasors& currents)
{
    const Phasor sum = currents[0] + currents[1] + currents[2] + currents[3];
    FourPhasors volts{};
    for (std::size_t k = 0; k < 4; ++k) {
        const Phasor self = k == 3 ? node.selfNeutralOhm : node.selfPhaseOhm;
        volts[k] = (self - node.mutualOhm) * currents[k] + node.mutualOhm * sum;
    }
    return volts;
}

struct Worst {
    double mismatchVa = 0.0;
    std::size_t node = 0;
};

// New load currents, and by how much power they miss those used for the voltages.
Worst updateLoads(const FourWireNetwork& network, const FourWireSolution& solution,
                  std::vector<FourPhasors>& loads)
{
    Worst worst;
    for (std::size_t i = 0; i < loads.size(); ++i) {
        const FourPhasors next = loadCurrents(network.nodes[i], solution.volts[i]);
        for (std::size_t p = 0; p < 3; ++p) {
            const double mismatch =
                std::abs((solution.volts[i][p] - solution.volts[i][3]) * (next[p] - loads[i][p]));
            if (!(mismatch <= worst.mismatchVa))
                worst = {mismatch, i};
        }
        loads[i] = next;
    }
    return worst;
}

void sweepTree(const FourWireNetwork& network, const std::vector<FourPhasors>& loads,
               FourWireSolution& solution)
{
    solution.amperes = loads;
    for (std::size_t i = loads.size(); i-- > 0;)
        if (const int up = network.nodes[i].upstream; up >= 0)
            for (std::size_t k = 0; k < 4; ++k)
                solution.amperes[at(up)][k] += solution.amperes[i][k];
    const FourPhasors& source = solution.sourceVolts;
    for (std::size_t i = 0; i < loads.size(); ++i) {
        const int up = network.nodes[i].upstream;
        const FourPhasors lost = drop(network.nodes[i], solution.amperes[i]);
        for (std::size_t k = 0; k < 4; ++k)
            solution.volts[i][k] = (up < 0 ? source[k] : solution.volts[at(up)][k]) - lost[k];
    }
}

void sumUp(const FourWireNetwork& network, FourWireSolution& solution)
{
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        const FourPhasors lost = drop(network.nodes[i], solution.amperes[i]);
        for (std::size_t k = 0; k < 4; ++k)
            solution.lossVa += lost[k] * std::conj(solution.amperes[i][k]);
        for (const Phasor& load : network.nodes[i].loadVa)
            solution.loadVa += load;
        for (const Phasor& load : network.nodes[i].lineLoadVa)
            solution.loadVa += load;
    }
}

} // namespace

Result<FourWireSolution> solveFourWire(const FourWireNetwork& network, std::stop_token stop)
{
    if (auto checked = checkNetwork(network); !checked)
        return tl::unexpected(checked.error());
    FourWireSolution solution;
    solution.sourceVolts = phasorsOfSource(network);
    solution.volts.assign(network.nodes.size(), solution.sourceVolts);
    std::vector<FourPhasors> loads(network.nodes.size());
    double total = 0.0;
    for (const FourWireNode& node : network.nodes)
        for (const auto* kind : {&node.loadVa, &node.lineLoadVa})
            for (const Phasor& load : *kind)
                total += std::abs(load);
    const double limit = std::max(1e-9, 1e-13 * total); // VA; below it rounding takes over
    Worst worst = updateLoads(network, solution, loads);
    for (int pass = 1; pass <= 200; ++pass) {
        if (stop.stop_requested())
            return fail(FaultCode::Cancelled,
                        {QT_TRANSLATE_NOOP("power", "load flow stopped"), {}});
        sweepTree(network, loads, solution);
        worst = updateLoads(network, solution, loads);
        if (!std::isfinite(worst.mismatchVa))
            break;
        if (worst.mismatchVa <= limit) {
            solution.iterations = pass;
            solution.mismatchVa = worst.mismatchVa;
            sumUp(network, solution);
            return solution;
        }
    }
    return fail(FaultCode::NoSolution,
                {QT_TRANSLATE_NOOP("power", "voltage collapse: the loads ask for more than the "
                                            "conductors let through; this node settles least"),
                 {}},
                "node " + network.nodes[worst.node].id,
                {QT_TRANSLATE_NOOP("power", "Lower the load or the impedance"), {}});
}

} // namespace hallwright::power
