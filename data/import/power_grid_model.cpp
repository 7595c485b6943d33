// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/power_grid_model.h"

#include "data/import/power_json.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace hallwright::data {

using model::ElectricalBranch;
using model::ElectricalBranchKind;
using model::ElectricalBus;
using model::ElectricalBusKind;
using model::FaultCode;
using model::Result;
using nlohmann::json;

namespace {

constexpr double baseMva = 1.0;
constexpr double frequencyHz = 50.0;

// Reads component by component into the network; the first fault stops it.
class GridReader {
public:
    GridReader(const json& document, std::string file)
        : document_(document)
        , file_(std::move(file))
    {
        network_.name = file_;
        network_.baseMva = baseMva;
        network_.frequencyHz = frequencyHz;
    }
    Result<model::ElectricalNetwork> read();

private:
    using Row = void (GridReader::*)(ElementReader&);
    struct Component {
        const char* name;
        Row row;
    };
    std::optional<model::Fault> checkHeader() const;
    std::optional<model::Fault> readComponent(const Component& component);
    void node(ElementReader& reader);
    void line(ElementReader& reader);
    void link(ElementReader& reader);
    void transformer(ElementReader& reader);
    void source(ElementReader& reader);
    void load(ElementReader& reader) { appliance(reader, 1.0); }
    void generator(ElementReader& reader) { appliance(reader, -1.0); }
    void shunt(ElementReader& reader);

    void appliance(ElementReader& reader, double sign);
    ElectricalBus* busOf(ElementReader& reader, const char* key);
    ElectricalBranch branchEnds(ElementReader& reader);
    json named(const std::string& component, const json& row) const;

    const json& document_;
    std::string file_;
    model::ElectricalNetwork network_;
    std::unordered_map<std::string, int> buses_;
    int sourceBus_ = -1;
};

std::optional<model::Fault> GridReader::checkHeader() const
{
    ElementReader header(document_, file_);
    header.allowOnly({"version", "type", "is_batch", "attributes", "data"});
    if (header.text("version", {}) != "1.0")
        header.reject(
            FaultCode::Unsupported,
            {QT_TRANSLATE_NOOP("import", "power-grid-model version \"{0}\"; expected 1.0"),
             {header.text("version", {})}});
    if (header.text("type", "input") != "input" || header.flag("is_batch", 0))
        header.reject(FaultCode::Unsupported,
                      {QT_TRANSLATE_NOOP("import", "only single input files are read, no results, "
                                                   "updates or batches"),
                       {}});
    if (!document_.contains("data") || !document_["data"].is_object())
        header.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "the object \"{0}\" is missing"), {"data"}});
    return header.fault();
}

// A row of the compact form gets the member names listed under "attributes".
json GridReader::named(const std::string& component, const json& row) const
{
    if (!row.is_array() || !document_.contains("attributes"))
        return row;
    const json& attributes = document_["attributes"];
    if (!attributes.is_object() || !attributes.contains(component) ||
        !attributes[component].is_array() || attributes[component].size() != row.size())
        return row; // refused as "expected an object" by the reader
    json object = json::object();
    for (std::size_t i = 0; i < row.size(); ++i)
        if (attributes[component][i].is_string())
            object[attributes[component][i].get<std::string>()] = row[i];
    return object;
}

std::optional<model::Fault> GridReader::readComponent(const Component& component)
{
    const json& data = document_["data"];
    if (!data.contains(component.name))
        return {};
    for (const json& row : data[component.name]) {
        const json object = named(component.name, row);
        ElementReader anonymous(object, file_ + ": " + component.name);
        const std::string id = anonymous.id("id");
        if (anonymous.fault())
            return anonymous.fault();
        ElementReader reader(object, file_ + ": " + component.name + " " + id);
        (this->*component.row)(reader);
        if (reader.fault())
            return reader.fault();
    }
    return {};
}

ElectricalBus* GridReader::busOf(ElementReader& reader, const char* key)
{
    const std::string id = reader.id(key);
    const auto found = buses_.find(id);
    if (found != buses_.end())
        return &network_.buses[static_cast<std::size_t>(found->second)];
    reader.reject(
        FaultCode::InvalidInput,
        {QT_TRANSLATE_NOOP("import", "\"{0}\" is node {1}, which is not in the file"), {key, id}});
    return nullptr;
}

void GridReader::node(ElementReader& reader)
{
    reader.allowOnly({"id", "u_rated", "name"});
    ElectricalBus bus;
    bus.id = reader.id("id");
    bus.name = reader.text("name", {});
    bus.nominalKv = reader.number("u_rated") / 1e3;
    buses_.emplace(bus.id, static_cast<int>(network_.buses.size()));
    network_.buses.push_back(std::move(bus));
}

ElectricalBranch GridReader::branchEnds(ElementReader& reader)
{
    ElectricalBranch branch;
    branch.id = reader.id("id");
    for (const char* key : {"from_node", "to_node"})
        if (const ElectricalBus* bus = busOf(reader, key))
            (*key == 'f' ? branch.from : branch.to) = static_cast<int>(bus - network_.buses.data());
    branch.fromClosed = reader.flag("from_status", 1);
    branch.toClosed = reader.flag("to_status", 1);
    return branch;
}

void GridReader::line(ElementReader& reader)
{
    reader.allowOnly({"id", "from_node", "to_node", "from_status", "to_status", "r1", "x1", "c1",
                      "tan1", "r0", "x0", "c0", "tan0", "i_n", "name"});
    ElectricalBranch branch = branchEnds(reader);
    if (reader.fault())
        return;
    const double kv = *network_.buses[static_cast<std::size_t>(branch.to)].nominalKv;
    const double base = model::baseOhms(kv, baseMva);
    branch.resistancePu = reader.number("r1") / base;
    branch.reactancePu = reader.number("x1") / base;
    const double charging = 2.0 * std::numbers::pi * frequencyHz * reader.number("c1") * base;
    branch.susceptancePu = charging;
    branch.conductancePu = charging * reader.number("tan1", 0.0);
    if (reader.has("i_n"))
        branch.ampacityA = reader.number("i_n");
    network_.branches.push_back(std::move(branch));
}

void GridReader::link(ElementReader& reader)
{
    reader.allowOnly({"id", "from_node", "to_node", "from_status", "to_status", "name"});
    ElectricalBranch branch = branchEnds(reader);
    branch.kind = ElectricalBranchKind::Switch;
    network_.branches.push_back(std::move(branch));
}

// A figure stated at the ends of the tap range, linear between them and the nominal position.
double atTap(ElementReader& reader, const char* key, const char* lowKey, const char* highKey)
{
    const double value = reader.number(key);
    const int position = reader.whole("tap_pos", reader.whole("tap_nom", 0));
    const int nominal = reader.whole("tap_nom", 0);
    const int low = reader.whole("tap_min", 0);
    const int high = reader.whole("tap_max", 0);
    const bool towardsHigh = (position - nominal) * (high - nominal) > 0;
    const int end = towardsHigh ? high : low;
    if (position == nominal || end == nominal)
        return value;
    const double share = static_cast<double>(position - nominal) / (end - nominal);
    return value + share * (reader.number(towardsHigh ? highKey : lowKey, value) - value);
}

void GridReader::transformer(ElementReader& reader)
{
    reader.allowOnly({"id",
                      "from_node",
                      "to_node",
                      "from_status",
                      "to_status",
                      "u1",
                      "u2",
                      "sn",
                      "uk",
                      "pk",
                      "i0",
                      "p0",
                      "winding_from",
                      "winding_to",
                      "clock",
                      "tap_side",
                      "tap_pos",
                      "tap_min",
                      "tap_max",
                      "tap_nom",
                      "tap_size",
                      "uk_min",
                      "uk_max",
                      "pk_min",
                      "pk_max",
                      "r_grounding_from",
                      "x_grounding_from",
                      "r_grounding_to",
                      "x_grounding_to",
                      "name"});
    const ElectricalBranch ends = branchEnds(reader);
    const int position = reader.whole("tap_pos", reader.whole("tap_nom", 0));
    const int low = reader.whole("tap_min", 0);
    const int high = reader.whole("tap_max", 0);
    if (position < std::min(low, high) || position > std::max(low, high))
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "\"tap_pos\" is outside \"tap_min\" and "
                                                   "\"tap_max\""),
                       {}});
    const int steps = (high > low ? 1 : -1) * (position - reader.whole("tap_nom", 0));
    std::array<double, 2> kv{reader.number("u1") / 1e3, reader.number("u2") / 1e3};
    kv[reader.flag("tap_side", 0) ? 1 : 0] += steps * reader.number("tap_size", 0.0) / 1e3;
    const double ratedMva = reader.number("sn") / 1e6;
    const model::TransformerPlate plate{ratedMva, atTap(reader, "uk", "uk_min", "uk_max"),
                                        atTap(reader, "pk", "pk_min", "pk_max") / 1e3,
                                        reader.number("p0") / 1e3, reader.number("i0")};
    if (reader.fault())
        return;
    const auto terms = model::transformerBranch(plate, baseMva);
    if (!terms || !(kv[0] > 0.0) || !(kv[1] > 0.0)) {
        reader.reject(FaultCode::InvalidInput,
                      terms ? model::Message{QT_TRANSLATE_NOOP("import", "a rated voltage is not "
                                                                         "above 0"),
                                             {}}
                            : terms.error().what);
        return;
    }
    const double fromKv = *network_.buses[static_cast<std::size_t>(ends.from)].nominalKv;
    const double toKv = *network_.buses[static_cast<std::size_t>(ends.to)].nominalKv;
    if (sidesSwapped(kv, {fromKv, toKv})) {
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "\"u1\" of {0} kV is at a node of {1} kV: the "
                                                   "sides are swapped"),
                       {fmt::format("{:g}", kv[0]), fmt::format("{:g}", fromKv)}});
        return;
    }
    // The plate is referred to the secondary's rated voltage, per unit to its node's.
    const double square = kv[1] * kv[1] / (toKv * toKv);
    ElectricalBranch branch = *terms;
    branch.id = ends.id;
    branch.from = ends.from;
    branch.to = ends.to;
    branch.fromClosed = ends.fromClosed;
    branch.toClosed = ends.toClosed;
    branch.resistancePu *= square;
    branch.reactancePu *= square;
    branch.conductancePu /= square;
    branch.susceptancePu /= square;
    branch.tapRatio = kv[0] / kv[1] / (fromKv / toKv);
    branch.shiftDeg = 30.0 * (reader.whole("clock", 0) % 12);
    network_.branches.push_back(std::move(branch));
}

// All sources hang on one ideal reference; a ratio gives each its own voltage and angle.
void GridReader::source(ElementReader& reader)
{
    reader.allowOnly(
        {"id", "node", "status", "u_ref", "u_ref_angle", "sk", "rx_ratio", "z01_ratio", "name"});
    const ElectricalBus* bus = busOf(reader, "node");
    const double voltage = reader.number("u_ref");
    const double shortCircuitMva = reader.number("sk", 1e10) / 1e6;
    const double ratio = reader.number("rx_ratio", 0.1);
    if (!(voltage > 0.0) || !(shortCircuitMva > 0.0))
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "\"u_ref\" and \"sk\" must be above 0"), {}});
    if (reader.fault())
        return;
    ElectricalBranch branch;
    branch.id = reader.id("id");
    branch.kind = ElectricalBranchKind::SourceImpedance;
    branch.to = static_cast<int>(bus - network_.buses.data());
    if (sourceBus_ < 0) {
        sourceBus_ = static_cast<int>(network_.buses.size());
        ElectricalBus reference;
        reference.id = "source";
        reference.kind = ElectricalBusKind::Reference;
        reference.nominalKv = bus->nominalKv;
        network_.buses.push_back(std::move(reference));
    }
    branch.from = sourceBus_;
    branch.reactancePu = baseMva / shortCircuitMva / std::sqrt(1.0 + ratio * ratio);
    branch.resistancePu = branch.reactancePu * ratio;
    branch.tapRatio = 1.0 / voltage;
    branch.shiftDeg = -reader.number("u_ref_angle", 0.0) * 180.0 / std::numbers::pi;
    branch.fromClosed = branch.toClosed = reader.flag("status", 1);
    network_.branches.push_back(std::move(branch));
}

void GridReader::appliance(ElementReader& reader, double sign)
{
    reader.allowOnly({"id", "node", "status", "type", "p_specified", "q_specified", "name"});
    ElectricalBus* bus = busOf(reader, "node");
    const int type = reader.whole("type", 0);
    const double mw = sign * reader.number("p_specified") / 1e6;
    const double mvar = sign * reader.number("q_specified") / 1e6;
    const bool on = reader.flag("status", 1);
    if (type < 0 || type > 2)
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "\"type\" must be 0 (power), 1 (impedance) or 2 "
                                                   "(current)"),
                       {}});
    if (reader.fault() || !on)
        return;
    model::ThreePhasePower& part = type == 0   ? bus->load
                                   : type == 1 ? bus->impedanceLoad
                                               : bus->currentLoad;
    part.mw += mw;
    part.mvar += mvar;
}

void GridReader::shunt(ElementReader& reader)
{
    reader.allowOnly({"id", "node", "status", "g1", "b1", "g0", "b0", "name"});
    ElectricalBus* bus = busOf(reader, "node");
    const double siemens = reader.number("g1");
    const double susceptance = reader.number("b1");
    if (reader.fault() || !reader.flag("status", 1))
        return;
    bus->shuntMw += siemens * *bus->nominalKv * *bus->nominalKv;
    bus->shuntMvar += susceptance * *bus->nominalKv * *bus->nominalKv;
}

Result<model::ElectricalNetwork> GridReader::read()
{
    if (auto fault = checkHeader())
        return tl::unexpected(*fault);
    const std::array<Component, 8> components{{{"node", &GridReader::node},
                                               {"line", &GridReader::line},
                                               {"link", &GridReader::link},
                                               {"transformer", &GridReader::transformer},
                                               {"sym_load", &GridReader::load},
                                               {"sym_gen", &GridReader::generator},
                                               {"shunt", &GridReader::shunt},
                                               {"source", &GridReader::source}}};
    for (const auto& [name, rows] : document_["data"].items()) {
        bool known = name.ends_with("_sensor");
        for (const Component& component : components)
            known = known || name == component.name;
        if (!rows.is_array())
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "\"{0}\" must be a list"), {name}}, file_);
        if (!known && !rows.empty())
            return fail(FaultCode::Unsupported,
                        {QT_TRANSLATE_NOOP("import", "the component \"{0}\" is not supported in a "
                                                     "symmetric load flow"),
                         {name}},
                        file_);
    }
    for (const Component& component : components)
        if (auto fault = readComponent(component))
            return tl::unexpected(*fault);
    return std::move(network_);
}

} // namespace

Result<model::ElectricalNetwork> readPowerGridModel(const std::string& file)
{
    const auto document = readJsonFile(file);
    if (!document)
        return tl::unexpected(document.error());
    return GridReader(*document, file).read();
}

} // namespace hallwright::data
