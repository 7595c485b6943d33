// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/power_case.h"

#include "data/import/matpower_case.h"
#include "data/import/power_grid_model.h"
#include "data/import/power_json.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace hallwright::data {

using model::ElectricalBranch;
using model::ElectricalBranchKind;
using model::ElectricalBus;
using model::ElectricalBusKind;
using model::ElectricalNetwork;
using model::FaultCode;
using model::Result;
using nlohmann::json;

namespace {

using BusIndex = std::unordered_map<std::string, int>;

Result<ElectricalBus> readBus(const json& element, const std::string& where)
{
    ElementReader reader(element, where);
    ElectricalBus bus;
    bus.id = reader.id("id");
    ElementReader named(element, where.substr(0, where.rfind(' ') + 1) + bus.id);
    if (reader.fault())
        return tl::unexpected(*reader.fault());
    named.allowOnly({"id", "name", "type", "vn_kv", "pd_mw", "qd_mvar", "gs_mw", "bs_mvar",
                     "va_set_deg", "pg_mw", "qg_mvar", "v_set_pu"});
    bus.name = named.text("name", {});
    const std::string type = named.text("type", {});
    if (type == "slack")
        bus.kind = ElectricalBusKind::Reference;
    else if (type == "pv")
        bus.kind = ElectricalBusKind::Generator;
    else if (type != "pq")
        named.reject(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("import", "bus type \"{0}\"; expected slack, pv or pq"), {type}});
    bus.nominalKv = named.number("vn_kv");
    bus.load = {named.number("pd_mw", 0.0), named.number("qd_mvar", 0.0)};
    bus.generation = {named.number("pg_mw", 0.0), named.number("qg_mvar", 0.0)};
    bus.shuntMw = named.number("gs_mw", 0.0);
    bus.shuntMvar = named.number("bs_mvar", 0.0);
    if (bus.kind != ElectricalBusKind::Load)
        bus.setVoltagePu = named.number("v_set_pu");
    bus.setAngleDeg = named.number("va_set_deg", 0.0);
    if (named.fault())
        return tl::unexpected(*named.fault());
    return bus;
}

// Per-unit series impedance and charging; from ohms and microfarads where no per-unit value stands.
void readImpedance(ElementReader& reader, const ElectricalNetwork& network,
                   ElectricalBranch& branch)
{
    const auto& kv = network.buses[static_cast<std::size_t>(branch.to)].nominalKv;
    if (reader.has("r_pu") || !reader.has("r_ohm_per_km") || !kv) {
        branch.resistancePu = reader.number("r_pu");
        branch.reactancePu = reader.number("x_pu");
        branch.susceptancePu = reader.number("b_pu", 0.0);
    } else {
        const double km = reader.number("length_m") / 1e3;
        const double base = model::baseOhms(*kv, network.baseMva);
        branch.resistancePu = reader.number("r_ohm_per_km") * km / base;
        branch.reactancePu = reader.number("x_ohm_per_km") * km / base;
        branch.susceptancePu = 2.0 * std::numbers::pi * network.frequencyHz *
                               reader.number("c_uf_per_km", 0.0) * 1e-6 * km * base;
    }
    branch.conductancePu = reader.number("g_pu", 0.0);
}

ElectricalBranchKind kindOf(const std::string& kind, const ElectricalNetwork& network,
                            const ElectricalBranch& branch)
{
    if (kind == "transformer")
        return ElectricalBranchKind::Transformer;
    if (kind == "source impedance")
        return ElectricalBranchKind::SourceImpedance;
    if (kind == "switch")
        return ElectricalBranchKind::Switch;
    if (!kind.empty())
        return ElectricalBranchKind::Conductor;
    // Sets without kinds follow MATPOWER: a step of voltage or a ratio makes a transformer.
    const bool ratio = branch.tapRatio != 1.0 || branch.shiftDeg != 0.0;
    const bool step = network.buses[static_cast<std::size_t>(branch.from)].nominalKv !=
                      network.buses[static_cast<std::size_t>(branch.to)].nominalKv;
    return ratio || step ? ElectricalBranchKind::Transformer : ElectricalBranchKind::Conductor;
}

Result<ElectricalBranch> readBranch(const json& element, const std::string& where,
                                    const ElectricalNetwork& network, const BusIndex& buses)
{
    ElementReader reader(element, where);
    ElectricalBranch branch;
    branch.id = reader.id("id");
    ElementReader named(element, where.substr(0, where.rfind(' ') + 1) + branch.id);
    if (reader.fault())
        return tl::unexpected(*reader.fault());
    named.allowOnly({"id",        "from",         "to",           "kind",        "name",
                     "length_m",  "r_ohm_per_km", "x_ohm_per_km", "c_uf_per_km", "ampacity_a",
                     "r_pu",      "x_pu",         "g_pu",         "b_pu",        "tap",
                     "shift_deg", "status",       "sn_mva",       "uk_pu",       "pk_kw",
                     "p0_kw",     "i0_pu",        "clock",        "sk_mva",      "x_over_r"});
    for (const char* key : {"from", "to"}) {
        const std::string id = named.id(key);
        const auto found = buses.find(id);
        if (found == buses.end())
            named.reject(FaultCode::InvalidInput,
                         {QT_TRANSLATE_NOOP("import", "\"{0}\" is bus {1}, which is not in the "
                                                      "file"),
                          {key, id}});
        else
            (*key == 'f' ? branch.from : branch.to) = found->second;
    }
    if (named.fault())
        return tl::unexpected(*named.fault());
    readImpedance(named, network, branch);
    branch.tapRatio = named.number("tap", 1.0);
    branch.shiftDeg = named.number("shift_deg", 0.0);
    branch.fromClosed = branch.toClosed = named.flag("status", 1);
    if (named.has("ampacity_a"))
        branch.ampacityA = named.number("ampacity_a");
    branch.kind = kindOf(named.text("kind", {}), network, branch);
    if (named.fault())
        return tl::unexpected(*named.fault());
    return branch;
}

// 0 kV at every bus is the way old cases say that voltages are not stated.
void forgetUnstatedVoltages(ElectricalNetwork& network)
{
    const bool stated = std::any_of(network.buses.begin(), network.buses.end(),
                                    [](const auto& bus) { return bus.nominalKv != 0.0; });
    if (stated)
        return;
    for (auto& bus : network.buses)
        bus.nominalKv.reset();
}

Result<model::PowerCase> readBalanced(const json& document, const std::string& file)
{
    ElementReader reader(document, file);
    reader.allowOnly({"name", "source", "description", "published_check", "base_mva",
                      "frequency_hz", "buses", "branches", "solution", "tolerance", "ups_model"});
    ElectricalNetwork network;
    network.name = reader.text("name", {});
    network.baseMva = reader.number("base_mva");
    network.frequencyHz = reader.number("frequency_hz", 50.0);
    for (const char* key : {"buses", "branches"})
        if (!document.contains(key) || !document[key].is_array())
            reader.reject(FaultCode::InvalidInput,
                          {QT_TRANSLATE_NOOP("import", "the list \"{0}\" is missing"), {key}});
    if (reader.fault())
        return tl::unexpected(*reader.fault());
    BusIndex index;
    for (const json& element : document["buses"]) {
        const std::string number = std::to_string(network.buses.size() + 1);
        auto bus = readBus(element, file + ": bus " + number);
        if (!bus)
            return tl::unexpected(bus.error());
        index.emplace(bus->id, static_cast<int>(network.buses.size()));
        network.buses.push_back(std::move(*bus));
    }
    forgetUnstatedVoltages(network);
    for (const json& element : document["branches"]) {
        const std::string number = std::to_string(network.branches.size() + 1);
        auto branch = readBranch(element, file + ": branch " + number, network, index);
        if (!branch)
            return tl::unexpected(branch.error());
        network.branches.push_back(std::move(*branch));
    }
    return network;
}

Result<std::vector<double>> numbers(const json& document, const char* key, const std::string& file)
{
    std::vector<double> values;
    const bool list = document.contains(key) && document[key].is_array();
    for (std::size_t i = 0; list && i < document[key].size(); ++i)
        if (document[key][i].is_number())
            values.push_back(document[key][i].get<double>());
    if (!list || values.size() != document[key].size())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "\"{0}\" must be a list of numbers"), {key}},
                    file);
    return values;
}

Result<model::PowerCase> readDirectCurrent(const json& document, const std::string& file)
{
    ElementReader reader(document, file);
    reader.allowOnly({"name", "source", "description", "v_source", "loop_resistance_ohm", "loads_w",
                      "solution", "closed_form_check", "tolerance"});
    model::DirectCurrentNetwork network;
    network.name = reader.text("name", {});
    network.sourceVolts = reader.number("v_source");
    if (reader.fault())
        return tl::unexpected(*reader.fault());
    const auto resistances = numbers(document, "loop_resistance_ohm", file);
    const auto loads = numbers(document, "loads_w", file);
    if (!resistances || !loads)
        return tl::unexpected(!resistances ? resistances.error() : loads.error());
    if (resistances->size() != loads->size())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "{0} resistances but {1} loads; expected one each "
                                                 "per tap"),
                     {std::to_string(resistances->size()), std::to_string(loads->size())}},
                    file);
    for (std::size_t i = 0; i < loads->size(); ++i)
        network.nodes.push_back(
            {std::to_string(i + 1), static_cast<int>(i) - 1, (*resistances)[i], (*loads)[i]});
    return network;
}

Result<std::complex<double>> complexMember(const json& document, const char* key,
                                           const std::string& file)
{
    const auto parts = numbers(document, key, file);
    if (!parts)
        return tl::unexpected(parts.error());
    if (parts->size() != 2)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "\"{0}\" must be [resistance, reactance]"), {key}},
                    file);
    return std::complex<double>((*parts)[0], (*parts)[1]);
}

Result<std::array<std::complex<double>, 3>> tapLoads(const json& tap, double reactiveShare,
                                                     const std::string& where)
{
    std::array<std::complex<double>, 3> loads{};
    if (!tap.is_array() || tap.size() != 3)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "expected three loads, of phases a, b and c"), {}},
                    where);
    for (std::size_t phase = 0; phase < 3; ++phase) {
        if (!tap[phase].is_number())
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "a load is not a number"), {}}, where);
        const double watts = tap[phase].get<double>() * 1e3;
        loads[phase] = {watts, watts * reactiveShare};
    }
    return loads;
}

Result<model::PowerCase> readFourWire(const json& document, const std::string& file)
{
    ElementReader reader(document, file);
    reader.allowOnly({"name", "source", "description", "frequency_hz", "z_self_phase_ohm_per_km",
                      "z_self_neutral_ohm_per_km", "z_mutual_ohm_per_km", "feeder_m", "segment_m",
                      "source_v_ln", "loads_kw_abc_per_tap", "power_factor", "solution",
                      "tolerance"});
    model::FourWireNetwork network;
    network.name = reader.text("name", {});
    network.frequencyHz = reader.number("frequency_hz", 50.0);
    network.sourcePhaseVolts = reader.number("source_v_ln");
    const double feeder = reader.number("feeder_m") / 1e3;
    const double segment = reader.number("segment_m") / 1e3;
    const double factor = reader.number("power_factor");
    if (!(factor > 0.0 && factor <= 1.0))
        reader.reject(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("import", "\"power_factor\" must be above 0, up to 1"), {}});
    if (!document.contains("loads_kw_abc_per_tap") || !document["loads_kw_abc_per_tap"].is_array())
        reader.reject(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("import", "the list \"{0}\" is missing"), {"loads_kw_abc_per_tap"}});
    if (reader.fault())
        return tl::unexpected(*reader.fault());
    const auto phase = complexMember(document, "z_self_phase_ohm_per_km", file);
    const auto neutral = complexMember(document, "z_self_neutral_ohm_per_km", file);
    const auto mutual = complexMember(document, "z_mutual_ohm_per_km", file);
    for (const auto* part : {&phase, &neutral, &mutual})
        if (!*part)
            return tl::unexpected(part->error());
    const double reactiveShare = std::sqrt(1.0 - factor * factor) / factor;
    for (const json& tap : document["loads_kw_abc_per_tap"]) {
        const int index = static_cast<int>(network.nodes.size());
        const std::string id = std::to_string(index + 1);
        const auto loads = tapLoads(tap, reactiveShare, file + ": tap " + id);
        if (!loads)
            return tl::unexpected(loads.error());
        const double km = index == 0 ? feeder : segment;
        network.nodes.push_back({id, index - 1, *phase * km, *neutral * km, *mutual * km, *loads});
    }
    return network;
}

} // namespace

Result<model::PowerCase> readPowerCase(const std::string& file)
{
    const auto document = readJsonFile(file);
    if (!document)
        return tl::unexpected(document.error());
    if (document->contains("v_source"))
        return readDirectCurrent(*document, file);
    if (document->contains("loads_kw_abc_per_tap"))
        return readFourWire(*document, file);
    return readBalanced(*document, file);
}

Result<model::PowerCase> readAnyPowerCase(const std::string& file)
{
    if (file.ends_with(".m") || file.ends_with(".M"))
        return readMatpowerCase(file);
    const auto document = readJsonFile(file);
    if (!document)
        return tl::unexpected(document.error());
    if (document->is_object() && document->contains("data"))
        return readPowerGridModel(file);
    return readPowerCase(file);
}

} // namespace hallwright::data
