// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/network/electrical_network.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string_view>

namespace hallwright::model {

namespace {

tl::unexpected<Fault> invalid(std::string where, Message what)
{
    return fail(FaultCode::InvalidInput, std::move(what), std::move(where));
}

bool allFinite(std::initializer_list<double> values)
{
    for (const double value : values)
        if (!std::isfinite(value))
            return false;
    return true;
}

std::string number(double value)
{
    return fmt::format("{:.6g}", value);
}

// Ids of one sort of element: present and unique. An open-addressed table of row numbers, at most
// half full: several times faster than a node-based set, and this is most of a first solve.
template <class Rows>
Result<void> checkIds(const Rows& rows, const char* sort)
{
    std::size_t size = 16;
    while (size < 2 * rows.size())
        size *= 2;
    std::vector<std::uint32_t> table(size, 0); // row + 1, or 0 for an empty place
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string& id = rows[i].id;
        if (id.empty())
            return invalid(std::string(sort) + " number " + std::to_string(i + 1),
                           {QT_TRANSLATE_NOOP("power", "the id is empty"), {}});
        std::size_t place = std::hash<std::string_view>{}(id) & (size - 1);
        for (; table[place] != 0; place = (place + 1) & (size - 1))
            if (rows[table[place] - 1].id == id)
                return invalid(std::string(sort) + " " + id,
                               {QT_TRANSLATE_NOOP("power", "the id is used twice"), {}});
        table[place] = static_cast<std::uint32_t>(i + 1);
    }
    return {};
}

Result<void> checkBus(const ElectricalBus& bus, bool voltagesStated)
{
    const auto where = [&] { return "bus " + bus.id; };
    if (!allFinite({bus.load.mw, bus.load.mvar, bus.currentLoad.mw, bus.currentLoad.mvar,
                    bus.impedanceLoad.mw, bus.impedanceLoad.mvar, bus.generation.mw,
                    bus.generation.mvar, bus.shuntMw, bus.shuntMvar, bus.setVoltagePu,
                    bus.setAngleDeg, bus.nominalKv.value_or(1.0)}))
        return invalid(where(), {QT_TRANSLATE_NOOP("power", "a value is not a finite number"), {}});
    if (bus.nominalKv.has_value() != voltagesStated)
        return invalid(where(),
                       {QT_TRANSLATE_NOOP("power", "the nominal voltage is missing although "
                                                   "other buses state theirs"),
                        {}});
    if (bus.nominalKv && !(*bus.nominalKv > 0.0))
        return invalid(where(), {QT_TRANSLATE_NOOP("power", "nominal voltage {0} kV; expected more "
                                                            "than 0"),
                                 {number(*bus.nominalKv)}});
    const bool held =
        bus.kind == ElectricalBusKind::Generator || bus.kind == ElectricalBusKind::Reference;
    if (held && !(bus.setVoltagePu > 0.0))
        return invalid(
            where(), {QT_TRANSLATE_NOOP("power", "voltage set point {0} pu; expected more than 0"),
                      {number(bus.setVoltagePu)}});
    return {};
}

Result<void> checkBranchVoltages(const ElectricalNetwork& network, const ElectricalBranch& branch)
{
    const bool sameVoltage = branch.kind == ElectricalBranchKind::Conductor ||
                             branch.kind == ElectricalBranchKind::Switch;
    const auto& from = network.buses[static_cast<std::size_t>(branch.from)].nominalKv;
    const auto& to = network.buses[static_cast<std::size_t>(branch.to)].nominalKv;
    if (sameVoltage && from && to && std::abs(*from - *to) > 1e-6 * *from)
        return invalid("branch " + branch.id,
                       {QT_TRANSLATE_NOOP("power", "a conductor joins buses of {0} kV and {1} kV; "
                                                   "expected equal nominal voltages"),
                        {number(*from), number(*to)}});
    return {};
}

Result<void> checkBranch(const ElectricalNetwork& network, const ElectricalBranch& branch)
{
    const auto where = [&] { return "branch " + branch.id; };
    const int buses = static_cast<int>(network.buses.size());
    if (branch.from < 0 || branch.to < 0 || branch.from >= buses || branch.to >= buses)
        return invalid(where(),
                       {QT_TRANSLATE_NOOP("power", "an end is not a bus of the network"), {}});
    if (branch.from == branch.to)
        return invalid(where(), {QT_TRANSLATE_NOOP("power", "both ends are at the same bus"), {}});
    if (!allFinite({branch.resistancePu, branch.reactancePu, branch.conductancePu,
                    branch.susceptancePu, branch.tapRatio, branch.shiftDeg,
                    branch.ampacityA.value_or(0.0)}))
        return invalid(where(), {QT_TRANSLATE_NOOP("power", "a value is not a finite number"), {}});
    if (!(branch.tapRatio >= 1e-3 && branch.tapRatio <= 1e3))
        return invalid(where(),
                       {QT_TRANSLATE_NOOP("power", "tap ratio {0}; expected 0.001 to 1000"),
                        {number(branch.tapRatio)}});
    return checkBranchVoltages(network, branch);
}

// Upstream nodes stand before the nodes they feed, so one pass in either direction visits the tree.
template <class Nodes>
Result<void> checkTree(const Nodes& nodes)
{
    if (nodes.empty())
        return invalid("network", {QT_TRANSLATE_NOOP("power", "there are no nodes"), {}});
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (nodes[i].upstream < -1 || nodes[i].upstream >= static_cast<int>(i))
            return invalid("node " + nodes[i].id,
                           {QT_TRANSLATE_NOOP("power", "the feeding node must stand earlier in the "
                                                       "list"),
                            {}});
    return checkIds(nodes, "node");
}

} // namespace

double baseOhms(double nominalKv, double baseMva)
{
    return nominalKv * nominalKv / baseMva;
}

Result<ElectricalBranch> transformerBranch(const TransformerPlate& plate, double baseMva)
{
    if (!allFinite({plate.ratedMva, plate.shortCircuitVoltagePu, plate.loadLossKw,
                    plate.noLoadLossKw, plate.noLoadCurrentPu}) ||
        !(plate.ratedMva > 0.0) || plate.shortCircuitVoltagePu < 0.0 || plate.loadLossKw < 0.0 ||
        plate.noLoadLossKw < 0.0 || plate.noLoadCurrentPu < 0.0)
        return invalid("transformer",
                       {QT_TRANSLATE_NOOP("power", "a rating plate needs a positive rating and "
                                                   "figures that are not negative"),
                        {}});
    const double resistance = plate.loadLossKw / 1e3 / plate.ratedMva;
    const double conductance = plate.noLoadLossKw / 1e3 / plate.ratedMva;
    const double impedance = plate.shortCircuitVoltagePu;
    if (resistance > impedance)
        return invalid("transformer",
                       {QT_TRANSLATE_NOOP("power", "load loss {0} kW is more than the "
                                                   "short-circuit voltage allows"),
                        {number(plate.loadLossKw)}});
    const double admittance = plate.noLoadCurrentPu;
    const double scale = baseMva / plate.ratedMva;
    ElectricalBranch branch;
    branch.kind = ElectricalBranchKind::Transformer;
    branch.resistancePu = resistance * scale;
    branch.reactancePu = std::sqrt(impedance * impedance - resistance * resistance) * scale;
    branch.conductancePu = conductance / scale;
    // A stated no-load current below the no-load loss leaves no magnetising part.
    const double magnetising = admittance * admittance - conductance * conductance;
    branch.susceptancePu = magnetising > 0.0 ? -std::sqrt(magnetising) / scale : 0.0;
    return branch;
}

Result<void> checkNetwork(const ElectricalNetwork& network)
{
    if (network.buses.empty())
        return invalid("network", {QT_TRANSLATE_NOOP("power", "there are no buses"), {}});
    if (!std::isfinite(network.baseMva) || !(network.baseMva > 0.0))
        return invalid("network", {QT_TRANSLATE_NOOP("power", "base power {0} MVA; expected more "
                                                              "than 0"),
                                   {number(network.baseMva)}});
    if (auto ids = checkIds(network.buses, "bus"); !ids)
        return ids;
    if (auto ids = checkIds(network.branches, "branch"); !ids)
        return ids;
    const bool stated = network.buses.front().nominalKv.has_value();
    for (const auto& bus : network.buses)
        if (auto checked = checkBus(bus, stated); !checked)
            return checked;
    for (const auto& branch : network.branches)
        if (auto checked = checkBranch(network, branch); !checked)
            return checked;
    return {};
}

Result<void> checkNetwork(const DirectCurrentNetwork& network)
{
    if (!std::isfinite(network.sourceVolts) || !(network.sourceVolts > 0.0))
        return invalid("source", {QT_TRANSLATE_NOOP("power", "source voltage {0} V; expected more "
                                                             "than 0"),
                                  {number(network.sourceVolts)}});
    for (const auto& node : network.nodes)
        if (!allFinite({node.loopResistanceOhm, node.loadW}) || node.loopResistanceOhm < 0.0)
            return invalid("node " + node.id,
                           {QT_TRANSLATE_NOOP("power", "resistance and load must be finite and the "
                                                       "resistance not negative"),
                            {}});
    return checkTree(network.nodes);
}

Result<void> checkNetwork(const FourWireNetwork& network)
{
    if (!std::isfinite(network.sourcePhaseVolts) || !(network.sourcePhaseVolts > 0.0))
        return invalid("source", {QT_TRANSLATE_NOOP("power", "source voltage {0} V; expected more "
                                                             "than 0"),
                                  {number(network.sourcePhaseVolts)}});
    for (const auto& node : network.nodes) {
        bool finite = true;
        for (const auto& value : {node.selfPhaseOhm, node.selfNeutralOhm, node.mutualOhm,
                                  node.loadVa[0], node.loadVa[1], node.loadVa[2],
                                  node.lineLoadVa[0], node.lineLoadVa[1], node.lineLoadVa[2]})
            finite = finite && allFinite({value.real(), value.imag()});
        if (!finite || node.selfPhaseOhm.real() < 0.0 || node.selfNeutralOhm.real() < 0.0)
            return invalid("node " + node.id,
                           {QT_TRANSLATE_NOOP("power", "impedances and loads must be finite and "
                                                       "resistances not negative"),
                            {}});
    }
    return checkTree(network.nodes);
}

} // namespace hallwright::model
