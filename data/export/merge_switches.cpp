// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/export/merge_switches.h"

#include <numeric>
#include <utility>

namespace hallwright::data {

using model::ElectricalBranch;
using model::ElectricalBus;
using model::ElectricalBusKind;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

bool isSwitch(const ElectricalBranch& branch)
{
    return branch.resistancePu == 0.0 && branch.reactancePu == 0.0 && branch.tapRatio == 1.0 &&
           branch.shiftDeg == 0.0;
}

bool isClosed(const ElectricalBranch& branch)
{
    return branch.fromClosed && branch.toClosed;
}

bool holds(const ElectricalBus& bus)
{
    return bus.kind == ElectricalBusKind::Reference || bus.kind == ElectricalBusKind::Generator;
}

// Disjoint sets of buses.
class Groups {
public:
    explicit Groups(std::size_t count)
        : parent_(count)
    {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }
    std::size_t of(std::size_t i)
    {
        while (parent_[i] != i)
            i = parent_[i] = parent_[parent_[i]];
        return i;
    }
    void join(std::size_t a, std::size_t b) { parent_[of(b)] = of(a); }

private:
    std::vector<std::size_t> parent_;
};

void add(model::ThreePhasePower& to, const model::ThreePhasePower& more)
{
    to.mw += more.mw;
    to.mvar += more.mvar;
}

model::Result<void> merge(ElectricalBus& into, const ElectricalBus& other)
{
    if (holds(into) && holds(other))
        return model::fail(model::FaultCode::InvalidInput,
                           {QT_TRANSLATE_NOOP("data", "a closed switch joins two buses that both "
                                                      "hold their voltage"),
                            {}},
                           "bus " + other.id);
    if (holds(other)) {
        into.id = other.id;
        into.kind = other.kind;
        into.setVoltagePu = other.setVoltagePu;
        into.setAngleDeg = other.setAngleDeg;
    }
    into.name += (into.name.empty() || other.name.empty() ? "" : " = ") + other.name;
    add(into.load, other.load);
    add(into.currentLoad, other.currentLoad);
    add(into.impedanceLoad, other.impedanceLoad);
    add(into.generation, other.generation);
    into.shuntMw += other.shuntMw;
    into.shuntMvar += other.shuntMvar;
    return {};
}

} // namespace

model::Result<model::ElectricalNetwork> withoutSwitches(const model::ElectricalNetwork& network)
{
    Groups groups(network.buses.size());
    for (const auto& branch : network.branches)
        if (isSwitch(branch) && isClosed(branch))
            groups.join(at(branch.from), at(branch.to));
    model::ElectricalNetwork out = network;
    out.buses.clear();
    out.branches.clear();
    std::vector<int> place(network.buses.size(), -1);
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        int& known = place[groups.of(i)];
        if (known < 0) {
            known = static_cast<int>(out.buses.size());
            out.buses.push_back(network.buses[i]);
        } else if (const auto merged = merge(out.buses[at(known)], network.buses[i]); !merged) {
            return tl::unexpected(merged.error());
        }
    }
    for (ElectricalBranch branch : network.branches) {
        branch.from = place[groups.of(at(branch.from))];
        branch.to = place[groups.of(at(branch.to))];
        if (!isSwitch(branch)) {
            out.branches.push_back(std::move(branch));
        } else if (isClosed(branch)) {
            auto& bus = out.buses[at(branch.from)];
            bus.shuntMw += branch.conductancePu * network.baseMva;
            bus.shuntMvar += branch.susceptancePu * network.baseMva;
        }
    }
    return out;
}

} // namespace hallwright::data
