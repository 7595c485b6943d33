// SPDX-License-Identifier: GPL-3.0-or-later
// Columns as in the MATPOWER User's Manual, appendix B.
#include "data/export/matpower_writer.h"

#include "data/export/merge_switches.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::data {

using model::ElectricalBranch;
using model::ElectricalBranchKind;
using model::ElectricalBus;
using model::ElectricalBusKind;
using model::FaultCode;
using model::Result;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// Between apostrophes, which are doubled; a line end would break the file.
std::string quoted(const std::string& text)
{
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'')
            out += '\'';
        out += c == '\n' || c == '\r' ? ' ' : c;
    }
    return out + "'";
}

int typeOf(ElectricalBusKind kind)
{
    switch (kind) {
    case ElectricalBusKind::Load:
        return 1;
    case ElectricalBusKind::Generator:
        return 2;
    case ElectricalBusKind::Reference:
        return 3;
    case ElectricalBusKind::Isolated:
        return 4;
    }
    return 1;
}

bool holds(const ElectricalBus& bus)
{
    return bus.kind == ElectricalBusKind::Generator || bus.kind == ElectricalBusKind::Reference;
}

Result<void> checkKnown(const model::ElectricalNetwork& network)
{
    for (const auto& bus : network.buses)
        if (bus.currentLoad != model::ThreePhasePower{})
            return fail(FaultCode::Unsupported,
                        {QT_TRANSLATE_NOOP("data", "a MATPOWER case has no constant-current "
                                                   "loads"),
                         {}},
                        "bus " + bus.id);
    for (const auto& branch : network.branches)
        if (branch.fromClosed != branch.toClosed)
            return fail(FaultCode::Unsupported,
                        {QT_TRANSLATE_NOOP("data", "a MATPOWER case has no branches open at one "
                                                   "end only"),
                         {}},
                        "branch " + branch.id);
    return {};
}

// Constant-impedance loads and conductances of branches, which the form has at buses only.
void moveToShunts(model::ElectricalNetwork& network)
{
    for (auto& bus : network.buses) {
        bus.shuntMw += bus.impedanceLoad.mw;
        bus.shuntMvar -= bus.impedanceLoad.mvar;
        bus.impedanceLoad = {};
    }
    for (auto& branch : network.branches) {
        const double half = 0.5 * branch.conductancePu * network.baseMva;
        branch.conductancePu = 0.0;
        if (half == 0.0 || !branch.fromClosed)
            continue;
        network.buses[at(branch.from)].shuntMw += half / (branch.tapRatio * branch.tapRatio);
        network.buses[at(branch.to)].shuntMw += half;
    }
}

std::string busTable(const model::ElectricalNetwork& network)
{
    std::string out = "% bus_i type Pd Qd Gs Bs area Vm Va baseKV zone Vmax Vmin\nmpc.bus = [\n";
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        const auto& bus = network.buses[i];
        out += fmt::format("\t{}\t{}\t{}\t{}\t{}\t{}\t1\t{}\t{}\t{}\t1\t1.1\t0.9;\n", i + 1,
                           typeOf(bus.kind), bus.load.mw - (holds(bus) ? 0.0 : bus.generation.mw),
                           bus.load.mvar - (holds(bus) ? 0.0 : bus.generation.mvar), bus.shuntMw,
                           bus.shuntMvar, holds(bus) ? bus.setVoltagePu : 1.0, bus.setAngleDeg,
                           bus.nominalKv.value_or(0.0));
    }
    return out + "];\n\n";
}

std::string generatorTable(const model::ElectricalNetwork& network)
{
    std::string out = "% bus Pg Qg Qmax Qmin Vg mBase status Pmax Pmin\nmpc.gen = [\n";
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        const auto& bus = network.buses[i];
        if (holds(bus))
            out += fmt::format("\t{}\t{}\t{}\t9999\t-9999\t{}\t{}\t1\t9999\t-9999;\n", i + 1,
                               bus.generation.mw, bus.generation.mvar, bus.setVoltagePu,
                               network.baseMva);
    }
    return out + "];\n\n";
}

// MVA of the amperes a branch may carry; 0, which is unlimited, where none are stated.
double ratingOf(const model::ElectricalNetwork& network, const ElectricalBranch& branch)
{
    const auto& kv = network.buses[at(branch.from)].nominalKv;
    return branch.ampacityA && kv ? std::numbers::sqrt3 * *kv * *branch.ampacityA / 1e3 : 0.0;
}

std::string branchTable(const model::ElectricalNetwork& network)
{
    std::string out = "% fbus tbus r x b rateA rateB rateC ratio angle status angmin angmax\n"
                      "mpc.branch = [\n";
    for (const auto& branch : network.branches) {
        const bool line = branch.kind != ElectricalBranchKind::Transformer &&
                          branch.tapRatio == 1.0 && branch.shiftDeg == 0.0;
        out +=
            fmt::format("\t{}\t{}\t{}\t{}\t{}\t{}\t0\t0\t{}\t{}\t{}\t-360\t360;\n", branch.from + 1,
                        branch.to + 1, branch.resistancePu, branch.reactancePu,
                        branch.susceptancePu, ratingOf(network, branch),
                        line ? 0.0 : branch.tapRatio, branch.shiftDeg, branch.fromClosed ? 1 : 0);
    }
    return out + "];\n\n";
}

} // namespace

Result<std::string> matpowerText(const model::ElectricalNetwork& given)
{
    if (const auto known = checkKnown(given); !known)
        return tl::unexpected(known.error());
    auto network = withoutSwitches(given);
    if (!network)
        return tl::unexpected(network.error());
    moveToShunts(*network);
    std::string out = "function mpc = hallwright_case\n"
                      "% Derived by Hallwright. Each UPS output is a reference bus of its own "
                      "island, its input a load.\n"
                      "mpc.version = '2';\n";
    out += fmt::format("mpc.baseMVA = {};\n\n", network->baseMva);
    out += busTable(*network) + generatorTable(*network) + branchTable(*network);
    out += "mpc.bus_name = {\n";
    for (const auto& bus : network->buses)
        out += "\t" + quoted(bus.name.empty() ? bus.id : bus.name) + ";\n";
    out += "};\n\nmpc.branch_name = {\n";
    for (const auto& branch : network->branches)
        out += "\t" + quoted(branch.id) + ";\n";
    return out + "};\n";
}

} // namespace hallwright::data
