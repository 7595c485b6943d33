// SPDX-License-Identifier: GPL-3.0-or-later
// Equations: a load draws I = P/V. Newton makes it I = a + s V with a = 2 P/V', s = -P/V'^2 at the
// last V'; a tree of such loads folds from its ends to the source,
//   J = (A + S V_up) / (1 + R S),   A_up += A/(1 + R S),   S_up += S/(1 + R S),
// and unfolds back. From above the solution the steps fall monotonically towards it (the equations
// are concave, their matrix an M-matrix), so a pivot 1 + R S <= 0 proves that there is none.
#include "power/direct_current.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace hallwright::power {

using model::DirectCurrentNetwork;
using model::FaultCode;
using model::Result;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

struct Workspace {
    std::vector<double> volts, amperes, constant, slope, pivot;
    explicit Workspace(const DirectCurrentNetwork& network)
        : volts(network.nodes.size(), network.sourceVolts)
        , amperes(network.nodes.size())
        , constant(network.nodes.size())
        , slope(network.nodes.size())
        , pivot(network.nodes.size())
    {
    }
};

// One Newton step; the largest change of a voltage, or nothing where no solution exists.
std::optional<double> newtonStep(const DirectCurrentNetwork& network, double loading, Workspace& w)
{
    for (std::size_t i = 0; i < w.volts.size(); ++i) {
        const double watts = loading * network.nodes[i].loadW;
        w.constant[i] = 2.0 * watts / w.volts[i];
        w.slope[i] = -watts / (w.volts[i] * w.volts[i]);
    }
    for (std::size_t i = w.volts.size(); i-- > 0;) {
        const auto& node = network.nodes[i];
        w.pivot[i] = 1.0 + node.loopResistanceOhm * w.slope[i];
        if (!(w.pivot[i] > 0.0))
            return {};
        if (node.upstream < 0)
            continue;
        w.constant[at(node.upstream)] += w.constant[i] / w.pivot[i];
        w.slope[at(node.upstream)] += w.slope[i] / w.pivot[i];
    }
    double change = 0.0;
    for (std::size_t i = 0; i < w.volts.size(); ++i) {
        const auto& node = network.nodes[i];
        const double up = node.upstream < 0 ? network.sourceVolts : w.volts[at(node.upstream)];
        w.amperes[i] = (w.constant[i] + w.slope[i] * up) / w.pivot[i];
        const double volts = up - node.loopResistanceOhm * w.amperes[i];
        if (!(volts > 0.0))
            return {};
        change = std::max(change, std::abs(volts - w.volts[i]));
        w.volts[i] = volts;
    }
    return change;
}

// Currents that the voltages ask for, summed to the source; drops of these give voltages again.
void sweepOnce(const DirectCurrentNetwork& network, Workspace& w)
{
    for (std::size_t i = 0; i < w.volts.size(); ++i)
        w.amperes[i] = network.nodes[i].loadW / w.volts[i];
    for (std::size_t i = w.volts.size(); i-- > 0;)
        if (network.nodes[i].upstream >= 0)
            w.amperes[at(network.nodes[i].upstream)] += w.amperes[i];
    for (std::size_t i = 0; i < w.volts.size(); ++i) {
        const auto& node = network.nodes[i];
        const double up = node.upstream < 0 ? network.sourceVolts : w.volts[at(node.upstream)];
        w.volts[i] = up - node.loopResistanceOhm * w.amperes[i];
    }
}

constexpr int maxSteps = 100; // at the nose itself the error only halves with each step

// Steps taken, 0 where there is no solution, negative when stopped.
int iterate(const DirectCurrentNetwork& network, double loading, Workspace& w,
            const std::stop_token& stop)
{
    std::fill(w.volts.begin(), w.volts.end(), network.sourceVolts);
    for (int step = 1; step <= maxSteps; ++step) {
        if (stop.stop_requested())
            return -1;
        const auto change = newtonStep(network, loading, w);
        if (!change)
            return 0;
        if (*change <= 1e-13 * network.sourceVolts)
            return step;
    }
    return 0;
}

model::Fault noOperatingPoint(const DirectCurrentNetwork& network, Workspace& w)
{
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < 20; ++i) {
        const double middle = 0.5 * (low + high);
        (iterate(network, middle, w, {}) > 0 ? low : high) = middle;
    }
    iterate(network, low, w, {});
    const auto weakest = static_cast<std::size_t>(std::min_element(w.volts.begin(), w.volts.end()) -
                                                  w.volts.begin());
    return {
        FaultCode::NoSolution,
        {QT_TRANSLATE_NOOP("power", "no operating point: constant-power loads ask for more than "
                                    "the conductors let through. At {0} % of the load this is "
                                    "the weakest node, at {1} V; more is not carried"),
         {fmt::format("{:.1f}", 100.0 * low), fmt::format("{:.1f}", w.volts[weakest])}},
        "node " + network.nodes[weakest].id,
        {QT_TRANSLATE_NOOP("power", "Lower the load or the loop resistance, or raise the "
                                    "voltage"),
         {}}};
}

DirectCurrentSolution publish(const DirectCurrentNetwork& network, Workspace& w, int steps)
{
    // Currents are summed from the loads, so that what enters each node leaves it.
    sweepOnce(network, w);
    DirectCurrentSolution solution{w.volts, w.amperes, 0.0, 0.0, 0.0, steps, 0.0};
    std::vector<double> leaving(w.volts.size(), 0.0);
    for (std::size_t i = 0; i < w.volts.size(); ++i) {
        const auto& node = network.nodes[i];
        if (node.upstream < 0)
            solution.sourceA += w.amperes[i];
        else
            leaving[at(node.upstream)] += w.amperes[i];
        solution.loadW += node.loadW;
        solution.lossW += node.loopResistanceOhm * w.amperes[i] * w.amperes[i];
    }
    for (std::size_t i = 0; i < w.volts.size(); ++i)
        solution.mismatchW =
            std::max(solution.mismatchW,
                     std::abs(w.volts[i] * (w.amperes[i] - leaving[i]) - network.nodes[i].loadW));
    return solution;
}

// Where a single node is loaded, the closed form gives its voltage exactly, even at the nose.
std::optional<std::size_t> onlyLoad(const DirectCurrentNetwork& network)
{
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        if (network.nodes[i].loadW == 0.0)
            continue;
        if (only)
            return {};
        only = i;
    }
    return only;
}

bool placeOnlyLoad(const DirectCurrentNetwork& network, std::size_t loaded, Workspace& w)
{
    double resistance = 0.0;
    for (int i = static_cast<int>(loaded); i >= 0; i = network.nodes[at(i)].upstream)
        resistance += network.nodes[at(i)].loopResistanceOhm;
    const auto volts = voltsAtLoad(network.sourceVolts, resistance, network.nodes[loaded].loadW);
    if (volts)
        w.volts[loaded] = *volts;
    return volts.has_value();
}

} // namespace

Result<double> voltsAtLoad(double sourceVolts, double loopResistanceOhm, double loadW)
{
    const double square = sourceVolts * sourceVolts - 4.0 * loopResistanceOhm * loadW;
    if (!(square >= 0.0))
        return fail(
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("power", "no operating point: {0} W through {1} ohm from {2} "
                                        "V; at most {3} W can be carried"),
             {fmt::format("{:.6g}", loadW), fmt::format("{:.6g}", loopResistanceOhm),
              fmt::format("{:.6g}", sourceVolts),
              fmt::format("{:.6g}", sourceVolts * sourceVolts / (4.0 * loopResistanceOhm))}});
    return 0.5 * (sourceVolts + std::sqrt(square));
}

Result<DirectCurrentSolution> solveDirectCurrent(const DirectCurrentNetwork& network,
                                                 std::stop_token stop)
{
    if (auto checked = checkNetwork(network); !checked)
        return tl::unexpected(checked.error());
    Workspace w(network);
    if (const auto only = onlyLoad(network)) {
        if (!placeOnlyLoad(network, *only, w))
            return tl::unexpected(noOperatingPoint(network, w));
        return publish(network, w, 1);
    }
    const int steps = iterate(network, 1.0, w, stop);
    if (steps < 0)
        return fail(FaultCode::Cancelled, {QT_TRANSLATE_NOOP("power", "load flow stopped"), {}});
    if (steps == 0)
        return tl::unexpected(noOperatingPoint(network, w));
    return publish(network, w, steps);
}

} // namespace hallwright::power
