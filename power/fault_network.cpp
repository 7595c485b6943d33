// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/fault_network.h"

#include "power/klu_matrix.h"

#include <limits>
#include <map>
#include <utility>

namespace hallwright::power {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// Nodes with a way to a shunt.
std::vector<bool> groundedNodes(const FaultNetwork& network)
{
    std::vector<std::vector<int>> neighbours(at(network.nodes));
    for (const auto& branch : network.branches) {
        neighbours[at(branch.from)].push_back(branch.to);
        neighbours[at(branch.to)].push_back(branch.from);
    }
    std::vector<bool> grounded(at(network.nodes), false);
    std::vector<int> open;
    for (const auto& shunt : network.shunts)
        open.push_back(shunt.node);
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        if (grounded[at(node)])
            continue;
        grounded[at(node)] = true;
        for (const int next : neighbours[at(node)])
            open.push_back(next);
    }
    return grounded;
}

// The nodal admittances of the grounded part; `rowOf` is −1 for the rest.
KluMatrix<Ohms> admittances(const FaultNetwork& network, const std::vector<int>& rowOf, int rows)
{
    std::map<std::pair<int, int>, Ohms> entries;
    const auto add = [&](int a, int b, Ohms value) {
        if (rowOf[at(a)] >= 0)
            entries[{rowOf[at(b)], rowOf[at(a)]}] += value;
    };
    for (const auto& branch : network.branches) {
        const Ohms admittance = 1.0 / branch.impedance;
        add(branch.from, branch.from, admittance / (branch.ratio * branch.ratio));
        add(branch.to, branch.to, admittance);
        add(branch.from, branch.to, -admittance / branch.ratio);
        add(branch.to, branch.from, -admittance / branch.ratio);
    }
    for (const auto& shunt : network.shunts)
        add(shunt.node, shunt.node, 1.0 / shunt.impedance);
    return matrixOf(entries, rows);
}

} // namespace

model::Result<std::vector<Ohms>> seenImpedances(const FaultNetwork& network, int buses,
                                                std::stop_token stop)
{
    std::vector<Ohms> seen(at(buses), Ohms(std::numeric_limits<double>::infinity(), 0.0));
    const auto grounded = groundedNodes(network);
    std::vector<int> rowOf(at(network.nodes), -1);
    int rows = 0;
    for (int i = 0; i < network.nodes; ++i)
        if (grounded[at(i)])
            rowOf[at(i)] = rows++;
    if (rows == 0)
        return seen;
    auto matrix = admittances(network, rowOf, rows);
    if (!matrix.factor())
        return model::fail(model::FaultCode::NoSolution,
                           {QT_TRANSLATE_NOOP("power", "the impedances of the network cancel"), {}},
                           "network");
    std::vector<Ohms> column;
    for (int i = 0; i < buses; ++i) {
        if (rowOf[at(i)] < 0)
            continue;
        if (stop.stop_requested())
            return model::fail(model::FaultCode::Cancelled,
                               {QT_TRANSLATE_NOOP("power", "the calculation was cancelled"), {}});
        column.assign(at(rows), Ohms());
        column[at(rowOf[at(i)])] = 1.0;
        matrix.solve(column);
        seen[at(i)] = column[at(rowOf[at(i)])];
    }
    return seen;
}

} // namespace hallwright::power
