// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/switch_flow.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hallwright::power {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// The graph Laplacian of the switches with the rows and columns of balancing buses left out.
KluMatrix<double> groundedLaplacian(const std::vector<int>& from, const std::vector<int>& to,
                                    int rows)
{
    std::map<std::pair<int, int>, double> entries;
    for (std::size_t i = 0; i < from.size(); ++i) {
        for (const int end : {from[i], to[i]})
            if (end >= 0)
                entries[{end, end}] += 1.0;
        if (from[i] >= 0 && to[i] >= 0) {
            entries[{from[i], to[i]}] -= 1.0;
            entries[{to[i], from[i]}] -= 1.0;
        }
    }
    return matrixOf(entries, rows);
}

} // namespace

SwitchFlow::SwitchFlow(const model::ElectricalNetwork& network, const FlowTerms& terms)
{
    std::vector<int> rowOfBus(network.buses.size(), -1);
    const auto rowOf = [&](int bus) {
        if (terms.firstBus[at(terms.nodeOfBus[at(bus)])] == bus)
            return -1;
        if (rowOfBus[at(bus)] < 0) {
            rowOfBus[at(bus)] = static_cast<int>(busOfRow_.size());
            busOfRow_.push_back(bus);
        }
        return rowOfBus[at(bus)];
    };
    for (std::size_t i = 0; i < network.branches.size(); ++i) {
        if (terms.states[i] != BranchState::Switch)
            continue;
        switches_.push_back(static_cast<int>(i));
        fromRow_.push_back(rowOf(network.branches[i].from));
        toRow_.push_back(rowOf(network.branches[i].to));
    }
    if (busOfRow_.empty())
        return;
    laplacian_ = groundedLaplacian(fromRow_, toRow_, static_cast<int>(busOfRow_.size()));
    model::ensure(laplacian_->factor(), "a grounded Laplacian is regular");
}

std::vector<Complex> SwitchFlow::solve(const std::vector<Complex>& leaving)
{
    std::vector<Complex> flows(switches_.size());
    if (!laplacian_)
        return flows;
    std::vector<double> active, reactive;
    for (const int bus : busOfRow_) {
        active.push_back(-leaving[at(bus)].real());
        reactive.push_back(-leaving[at(bus)].imag());
    }
    laplacian_->solve(active);
    laplacian_->solve(reactive);
    const auto potential = [&](int row) {
        return row < 0 ? Complex() : Complex(active[at(row)], reactive[at(row)]);
    };
    for (std::size_t i = 0; i < flows.size(); ++i)
        flows[i] = potential(fromRow_[i]) - potential(toRow_[i]);
    return flows;
}

} // namespace hallwright::power
