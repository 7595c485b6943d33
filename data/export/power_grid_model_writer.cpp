// SPDX-License-Identifier: GPL-3.0-or-later
// Inverse of the reader: sk = S/|z|, rx = r/x; uk = |z| Sn/S, pk = r Sn/S Sn, p0 = g S,
// i0 = |g + jb| S/Sn.
#include "data/export/power_grid_model_writer.h"

#include <nlohmann/json.hpp>

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
using nlohmann::ordered_json;

namespace {

constexpr double frequencyHz = 50.0;
constexpr double idealSourceVa = 1e15;

class GridWriter {
public:
    explicit GridWriter(const model::ElectricalNetwork& network)
        : network_(network)
        , node_(network.buses.size(), 0)
        , folded_(network.branches.size(), false)
    {
    }
    Result<std::string> write();

private:
    void reject(model::Message what, std::string where)
    {
        if (!fault_)
            fault_ = model::Fault{FaultCode::Unsupported, std::move(what), std::move(where), {}};
    }
    const ElectricalBus& bus(int index) const
    {
        return network_.buses[static_cast<std::size_t>(index)];
    }
    ordered_json& rows(const char* component) { return data_[component]; }
    void foldSources();
    void writeNode(std::size_t index);
    void writeAppliances(std::size_t index);
    void writeLoad(int node, int type, const model::ThreePhasePower& power);
    void writeSource(int node, const ElectricalBus& reference, const ElectricalBranch* impedance);
    void writeBranch(std::size_t index);
    ordered_json ends(const ElectricalBranch& branch);
    void writeLine(const ElectricalBranch& branch);
    void writeTransformer(const ElectricalBranch& branch);
    double ratedVa(const ElectricalBranch& branch) const;

    const model::ElectricalNetwork& network_;
    std::vector<int> node_; // id by bus; 0: folded into a source
    std::vector<bool> folded_;
    ordered_json data_;
    int lastId_ = 0;
    std::optional<model::Fault> fault_;
};

// A reference with nothing at it but one source impedance needs no node.
void GridWriter::foldSources()
{
    std::vector<int> branches(network_.buses.size(), 0);
    for (const auto& branch : network_.branches) {
        ++branches[static_cast<std::size_t>(branch.from)];
        ++branches[static_cast<std::size_t>(branch.to)];
    }
    for (std::size_t b = 0; b < network_.branches.size(); ++b) {
        const auto& branch = network_.branches[b];
        const auto from = static_cast<std::size_t>(branch.from);
        const auto& source = network_.buses[from];
        folded_[b] = branch.kind == ElectricalBranchKind::SourceImpedance &&
                     branch.reactancePu > 0.0 && source.kind == ElectricalBusKind::Reference &&
                     bus(branch.to).kind == ElectricalBusKind::Load && branches[from] == 1 &&
                     branch.conductancePu == 0.0 && branch.susceptancePu == 0.0 &&
                     source.load == model::ThreePhasePower{} &&
                     source.impedanceLoad == model::ThreePhasePower{} &&
                     source.currentLoad == model::ThreePhasePower{} && source.shuntMw == 0.0 &&
                     source.shuntMvar == 0.0;
        if (folded_[b])
            node_[from] = -1;
    }
}

void GridWriter::writeNode(std::size_t index)
{
    const auto& bus = network_.buses[index];
    if (!bus.nominalKv)
        return reject({QT_TRANSLATE_NOOP("data", "the nominal voltage is not stated"), {}},
                      "bus " + bus.id);
    if (bus.kind == ElectricalBusKind::Generator)
        return reject({QT_TRANSLATE_NOOP("data", "power-grid-model has no generators that hold a "
                                                 "voltage"),
                       {}},
                      "bus " + bus.id);
    if (node_[index] < 0)
        return;
    node_[index] = ++lastId_;
    rows("node").push_back({{"id", lastId_}, {"u_rated", *bus.nominalKv * 1e3}, {"name", bus.id}});
}

void GridWriter::writeLoad(int node, int type, const model::ThreePhasePower& power)
{
    if (power == model::ThreePhasePower{})
        return;
    rows("sym_load")
        .push_back({{"id", ++lastId_},
                    {"node", node},
                    {"status", 1},
                    {"type", type},
                    {"p_specified", power.mw * 1e6},
                    {"q_specified", power.mvar * 1e6}});
}

void GridWriter::writeAppliances(std::size_t index)
{
    const auto& bus = network_.buses[index];
    const int node = node_[index];
    if (node <= 0 || bus.kind == ElectricalBusKind::Isolated)
        return;
    writeLoad(node, 0, bus.load);
    writeLoad(node, 1, bus.impedanceLoad);
    writeLoad(node, 2, bus.currentLoad);
    if (bus.kind == ElectricalBusKind::Reference)
        writeSource(node, bus, nullptr);
    else
        writeLoad(node, 0, {-bus.generation.mw, -bus.generation.mvar});
    if (bus.shuntMw == 0.0 && bus.shuntMvar == 0.0)
        return;
    const double square = *bus.nominalKv * *bus.nominalKv;
    rows("shunt").push_back({{"id", ++lastId_},
                             {"node", node},
                             {"status", 1},
                             {"g1", bus.shuntMw / square},
                             {"b1", bus.shuntMvar / square}});
}

void GridWriter::writeSource(int node, const ElectricalBus& reference,
                             const ElectricalBranch* impedance)
{
    ordered_json row{{"id", ++lastId_}, {"node", node}, {"status", 1}};
    double voltage = reference.setVoltagePu;
    double angle = reference.setAngleDeg;
    double power = idealSourceVa;
    double ratio = 0.1;
    if (impedance != nullptr) {
        row["status"] = impedance->fromClosed && impedance->toClosed ? 1 : 0;
        voltage /= impedance->tapRatio;
        angle -= impedance->shiftDeg;
        power =
            network_.baseMva * 1e6 / std::hypot(impedance->resistancePu, impedance->reactancePu);
        ratio = impedance->resistancePu / impedance->reactancePu;
    }
    row["u_ref"] = voltage;
    if (angle != 0.0)
        row["u_ref_angle"] = angle * std::numbers::pi / 180.0;
    row["sk"] = power;
    row["rx_ratio"] = ratio;
    row["name"] = impedance != nullptr ? impedance->id : reference.id;
    rows("source").push_back(std::move(row));
}

ordered_json GridWriter::ends(const ElectricalBranch& branch)
{
    return {{"id", ++lastId_},
            {"from_node", node_[static_cast<std::size_t>(branch.from)]},
            {"to_node", node_[static_cast<std::size_t>(branch.to)]},
            {"from_status", branch.fromClosed ? 1 : 0},
            {"to_status", branch.toClosed ? 1 : 0}};
}

void GridWriter::writeBranch(std::size_t index)
{
    const auto& branch = network_.branches[index];
    if (folded_[index])
        return writeSource(node_[static_cast<std::size_t>(branch.to)], bus(branch.from), &branch);
    const bool sameVoltage = bus(branch.from).nominalKv == bus(branch.to).nominalKv;
    const bool ratio = branch.tapRatio != 1.0 || branch.shiftDeg != 0.0;
    if (branch.kind == ElectricalBranchKind::Transformer || ratio || !sameVoltage)
        return writeTransformer(branch);
    if (branch.resistancePu != 0.0 || branch.reactancePu != 0.0)
        return writeLine(branch);
    auto row = ends(branch);
    row["name"] = branch.id;
    rows("link").push_back(std::move(row));
}

void GridWriter::writeLine(const ElectricalBranch& branch)
{
    if (branch.conductancePu != 0.0 && branch.susceptancePu == 0.0)
        return reject({QT_TRANSLATE_NOOP("data", "power-grid-model has no line conductance "
                                                 "without charging"),
                       {}},
                      "branch " + branch.id);
    const double base = model::baseOhms(*bus(branch.to).nominalKv, network_.baseMva);
    auto row = ends(branch);
    row["r1"] = branch.resistancePu * base;
    row["x1"] = branch.reactancePu * base;
    row["c1"] = branch.susceptancePu / base / (2.0 * std::numbers::pi * frequencyHz);
    row["tan1"] = branch.susceptancePu != 0.0 ? branch.conductancePu / branch.susceptancePu : 0.0;
    if (branch.ampacityA)
        row["i_n"] = *branch.ampacityA;
    row["name"] = branch.id;
    rows("line").push_back(std::move(row));
}

double GridWriter::ratedVa(const ElectricalBranch& branch) const
{
    const double amperes = branch.ampacityA.value_or(0.0);
    return amperes > 0.0 ? std::numbers::sqrt3 * *bus(branch.to).nominalKv * 1e3 * amperes
                         : network_.baseMva * 1e6;
}

void GridWriter::writeTransformer(const ElectricalBranch& branch)
{
    const double hours = branch.shiftDeg / 30.0;
    if (std::abs(hours - std::round(hours)) > 1e-9)
        return reject({QT_TRANSLATE_NOOP("data", "a phase shift that is no multiple of 30 "
                                                 "degrees"),
                       {}},
                      "branch " + branch.id);
    const int clock = ((static_cast<int>(std::round(hours)) % 12) + 12) % 12;
    const double rated = ratedVa(branch);
    const double scale = rated / (network_.baseMva * 1e6);
    const double conductance = branch.conductancePu / scale;
    auto row = ends(branch);
    row["u1"] = branch.tapRatio * *bus(branch.from).nominalKv * 1e3;
    row["u2"] = *bus(branch.to).nominalKv * 1e3;
    row["sn"] = rated;
    row["uk"] = std::hypot(branch.resistancePu, branch.reactancePu) * scale;
    row["pk"] = branch.resistancePu * scale * rated;
    row["i0"] = std::hypot(conductance, branch.susceptancePu / scale);
    row["p0"] = conductance * rated;
    row["winding_from"] = clock % 2 == 0 ? 1 : 2; // earthed star; delta with an odd clock
    row["winding_to"] = 1;
    row["clock"] = clock;
    row["tap_side"] = 0;
    row["tap_pos"] = 0;
    row["tap_min"] = 0;
    row["tap_max"] = 0;
    row["tap_size"] = 0.0;
    row["name"] = branch.id;
    rows("transformer").push_back(std::move(row));
}

Result<std::string> GridWriter::write()
{
    foldSources();
    for (std::size_t i = 0; i < network_.buses.size() && !fault_; ++i)
        writeNode(i);
    for (std::size_t i = 0; i < network_.branches.size() && !fault_; ++i)
        writeBranch(i);
    for (std::size_t i = 0; i < network_.buses.size() && !fault_; ++i)
        writeAppliances(i);
    if (fault_)
        return tl::unexpected(*fault_);
    const ordered_json document{{"version", "1.0"},
                                {"type", "input"},
                                {"is_batch", false},
                                {"attributes", ordered_json::object()},
                                {"data", data_}};
    return document.dump(1) + "\n";
}

} // namespace

Result<std::string> powerGridModelText(const model::ElectricalNetwork& network)
{
    return GridWriter(network).write();
}

} // namespace hallwright::data
