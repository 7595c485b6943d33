// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/publish_flow.h"

#include <cmath>
#include <numbers>

namespace hallwright::power {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

void fillVoltages(const SolvedFlow& solved, LoadFlowSolution& solution)
{
    const std::size_t buses = solved.network.buses.size();
    solution.voltagesPu.assign(buses, {});
    solution.supply.assign(buses, BusSupply::Dead);
    for (std::size_t i = 0; i < buses; ++i) {
        const int node = solved.terms.nodeOfBus[i];
        const int position = node < 0 ? -1 : solved.order.positionOf[at(node)];
        if (position >= 0) {
            solution.voltagesPu[i] = solved.sweep.voltage(position);
            solution.supply[i] = BusSupply::Energised;
        } else if (node < 0) {
            solution.supply[i] = BusSupply::Isolated;
        }
    }
}

// Flows from voltages: currents of differences, so that a short branch does not drown in rounding.
BranchFlow meshFlow(const LiveBranch& branch, Complex from, Complex to)
{
    const Complex inside = from / branch.ratio;
    const Complex series = (inside - to) / branch.impedance;
    return {inside * std::conj(series + branch.halfShunt * inside),
            to * std::conj(branch.halfShunt * to - series), true};
}

// Per unit flows of branches with impedance.
void fillLiveFlows(const SolvedFlow& solved, LoadFlowSolution& solution)
{
    const FlowOrder& order = solved.order;
    for (const FlowIsland& island : order.islands) {
        if (island.holdsGenerator)
            continue;
        for (int i = island.coreEnd; i < island.end; ++i) {
            const LiveBranch& branch = solved.terms.branches[at(order.parentBranches[at(i)])];
            const RadialSweep::TreeFlow flow = solved.sweep.treeFlow(i);
            const bool childIsTo = branch.to == order.nodes[at(i)];
            solution.branches[at(branch.branch)] = {childIsTo ? flow.parentEnd : flow.ownEnd,
                                                    childIsTo ? flow.ownEnd : flow.parentEnd, true};
        }
    }
    for (const LiveBranch& branch : solved.terms.branches) {
        if (order.positionOf[at(branch.from)] < 0 || solution.branches[at(branch.branch)].closed)
            continue;
        const BranchEnds ends = solved.terms.ends[at(branch.branch)];
        solution.branches[at(branch.branch)] =
            meshFlow(branch, solution.voltagesPu[at(ends.from)], solution.voltagesPu[at(ends.to)]);
    }
}

// Branches open at one end, and those with both ends at one node.
void fillOtherFlows(const SolvedFlow& solved, LoadFlowSolution& solution)
{
    for (std::size_t i = 0; i < solved.network.branches.size(); ++i) {
        const BranchState state = solved.terms.states[i];
        if (state == BranchState::Live || state == BranchState::Out || state == BranchState::Switch)
            continue;
        const model::ElectricalBranch& branch = solved.network.branches[i];
        const bool atFrom = state != BranchState::ToOnly;
        const Complex voltage = solution.voltagesPu[at(atFrom ? branch.from : branch.to)];
        BranchFlow& flow = solution.branches[i];
        flow.closed = voltage != 0.0;
        if (state == BranchState::Loop) {
            const Complex half(branch.conductancePu / 2.0, branch.susceptancePu / 2.0);
            flow =
                meshFlow({0,
                          0,
                          0,
                          {branch.resistancePu, branch.reactancePu},
                          half,
                          std::polar(branch.tapRatio, branch.shiftDeg * std::numbers::pi / 180.0)},
                         voltage, voltage);
        } else {
            const Complex power = std::conj(stubAdmittance(branch, state)) * std::norm(voltage);
            (atFrom ? flow.fromMva : flow.toMva) = power;
        }
    }
}

// Sum of what leaves each bus by branches and its shunt, per unit.
std::vector<Complex> leavingBuses(const SolvedFlow& solved, const LoadFlowSolution& solution)
{
    std::vector<Complex> leaving(solution.voltagesPu.size());
    for (std::size_t i = 0; i < leaving.size(); ++i)
        leaving[i] = std::conj(solved.terms.busShunts[i]) * std::norm(solution.voltagesPu[i]);
    for (std::size_t i = 0; i < solution.branches.size(); ++i) {
        leaving[at(solved.terms.ends[i].from)] += solution.branches[i].fromMva;
        leaving[at(solved.terms.ends[i].to)] += solution.branches[i].toMva;
    }
    return leaving;
}

// Net consumption of a bus at the square of its voltage, per unit.
Complex drawn(const NodeLoad& load, double square)
{
    Complex power = load.power + square * load.impedance;
    if (load.current != 0.0)
        power += std::sqrt(square) * load.current;
    return power;
}

void fillSwitchFlows(const SolvedFlow& solved, LoadFlowSolution& solution)
{
    if (solved.switches.empty())
        return;
    const auto halfPower = [&](std::size_t index) {
        const model::ElectricalBranch& branch = solved.network.branches[index];
        return Complex(branch.conductancePu, -branch.susceptancePu) / 2.0 *
               std::norm(solution.voltagesPu[at(branch.from)]);
    };
    const std::vector<int>& switches = solved.switches.switches();
    for (const int index : switches)
        solution.branches[at(index)] = {
            halfPower(at(index)), halfPower(at(index)),
            solution.voltagesPu[at(solved.network.branches[at(index)].from)] != 0.0};
    std::vector<Complex> leaving = leavingBuses(solved, solution);
    for (std::size_t i = 0; i < leaving.size(); ++i)
        leaving[i] =
            solution.supply[i] == BusSupply::Energised
                ? leaving[i] + drawn(solved.terms.busLoads[i], std::norm(solution.voltagesPu[i]))
                : Complex();
    const std::vector<Complex> flows = solved.switches.solve(leaving);
    for (std::size_t k = 0; k < switches.size(); ++k) {
        solution.branches[at(switches[k])].fromMva += flows[k];
        solution.branches[at(switches[k])].toMva -= flows[k];
    }
}

void sumUp(const SolvedFlow& solved, LoadFlowSolution& solution)
{
    const double base = solved.network.baseMva;
    solution.injectionsMva = leavingBuses(solved, solution);
    Complex source, load, shunt, unserved, loss;
    for (std::size_t i = 0; i < solution.injectionsMva.size(); ++i) {
        const Complex injection = solution.injectionsMva[i];
        solution.injectionsMva[i] *= base;
        if (solution.supply[i] != BusSupply::Energised) {
            unserved += drawn(solved.terms.busLoads[i], 1.0);
            continue;
        }
        const double square = std::norm(solution.voltagesPu[i]);
        const Complex taken = drawn(solved.terms.busLoads[i], square);
        shunt += std::conj(solved.terms.busShunts[i]) * square;
        if (solved.terms.busKinds[i] == model::ElectricalBusKind::Load)
            load += taken;
        else if (solved.terms.busKinds[i] == model::ElectricalBusKind::Reference)
            source += injection;
        else // a generator gives the power stated and the reactive power found
            load += Complex(taken.real(), -injection.imag());
    }
    for (BranchFlow& flow : solution.branches) {
        flow.fromMva *= base;
        flow.toMva *= base;
        loss += flow.fromMva + flow.toMva;
    }
    solution.lossMva = loss;
    solution.sourceMva = base * source;
    solution.loadMva = base * load;
    solution.shuntMva = base * shunt;
    solution.unservedMva = base * unserved;
    solution.balanceErrorMva =
        std::abs(solution.sourceMva - solution.loadMva - solution.shuntMva - solution.lossMva);
}

} // namespace

LoadFlowSolution publishFlow(const SolvedFlow& solved)
{
    LoadFlowSolution solution;
    fillVoltages(solved, solution);
    solution.branches.assign(solved.network.branches.size(), {});
    fillLiveFlows(solved, solution);
    fillOtherFlows(solved, solution);
    fillSwitchFlows(solved, solution);
    sumUp(solved, solution);
    return solution;
}

} // namespace hallwright::power
