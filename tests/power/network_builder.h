// SPDX-License-Identifier: GPL-3.0-or-later
// Small networks for tests, and a seeded generator of radial and ringed ones.
#pragma once

#include "model/network/electrical_network.h"

#include <algorithm>
#include <cstdint>
#include <random>

namespace hallwright::tests {

inline std::string numbered(char letter, int number)
{
    std::string id(1, letter);
    id += std::to_string(number);
    return id;
}

// Adds elements by id; every bus is 11 kV unless told otherwise.
struct NetworkBuilder {
    model::ElectricalNetwork network;

    explicit NetworkBuilder(double baseMva = 10.0) { network.baseMva = baseMva; }

    model::ElectricalBus& bus(const std::string& id, model::ElectricalBusKind kind, double mw = 0.0,
                              double mvar = 0.0)
    {
        model::ElectricalBus row;
        row.id = id;
        row.kind = kind;
        row.nominalKv = 11.0;
        row.load = {mw, mvar};
        network.buses.push_back(row);
        return network.buses.back();
    }
    model::ElectricalBus& reference(const std::string& id)
    {
        return bus(id, model::ElectricalBusKind::Reference);
    }
    model::ElectricalBus& load(const std::string& id, double mw = 0.0, double mvar = 0.0)
    {
        return bus(id, model::ElectricalBusKind::Load, mw, mvar);
    }
    int index(const std::string& id) const
    {
        for (std::size_t i = 0; i < network.buses.size(); ++i)
            if (network.buses[i].id == id)
                return static_cast<int>(i);
        return -1;
    }
    model::ElectricalBranch& branch(const std::string& id, const std::string& from,
                                    const std::string& to, double r, double x)
    {
        model::ElectricalBranch row;
        row.id = id;
        row.from = index(from);
        row.to = index(to);
        row.resistancePu = r;
        row.reactancePu = x;
        network.branches.push_back(row);
        return network.branches.back();
    }
    model::ElectricalBranch& closedSwitch(const std::string& id, const std::string& from,
                                          const std::string& to)
    {
        auto& row = branch(id, from, to, 0.0, 0.0);
        row.kind = model::ElectricalBranchKind::Switch;
        return row;
    }
};

// A tree of `size` buses in random order of ids and branch ends, loaded so that its voltage drops
// by some per cent, with `rings` extra branches between random buses.
inline model::ElectricalNetwork grownNetwork(int size, int rings, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    NetworkBuilder builder;
    auto& network = builder.network;
    network.buses.reserve(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
        const double share = 0.5 + below(1000) / 1000.0;
        if (i == 0)
            builder.reference("s");
        else
            builder.load(numbered('b', i), 4.0 / size * share, 1.5 / size * share);
    }
    const auto add = [&](int from, int to, double scale) {
        model::ElectricalBranch row;
        row.id = numbered('l', static_cast<int>(network.branches.size()));
        row.from = from;
        row.to = to;
        if (below(2) == 0)
            std::swap(row.from, row.to);
        row.resistancePu = scale * (0.5 + below(1000) / 1000.0);
        row.reactancePu = 0.7 * row.resistancePu;
        row.susceptancePu = 1e-5;
        network.branches.push_back(row);
    };
    // Each bus hangs on one of the forty before it or so: long feeders with side branches.
    for (int i = 1; i < size; ++i)
        add(std::max(0, i - 1 - below(std::min(i, 40))), i, 0.6 / size);
    for (int i = 0; i < rings; ++i) {
        const int from = below(size);
        const int to = (from + 1 + below(size - 1)) % size;
        add(from, to, 0.05);
    }
    return network;
}

} // namespace hallwright::tests
