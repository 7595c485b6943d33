// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/composition.h"

#include <fmt/format.h>

#include <array>

namespace hallwright::model {

namespace {

enum class Rule { TimesCount, Copied };

struct NodeRule {
    const char* key; // of a field that racks and nodes both have
    Rule rule;
};

constexpr std::array nodeRules{
    NodeRule{"gpus", Rule::TimesCount},
    NodeRule{"cpus", Rule::TimesCount},
    NodeRule{"peak_bf16", Rule::Copied},
    NodeRule{"peak_fp8", Rule::Copied},
    NodeRule{"peak_fp4", Rule::Copied},
    NodeRule{"memory_per_gpu", Rule::Copied},
    NodeRule{"memory_bandwidth_per_gpu", Rule::Copied},
    NodeRule{"gpu_tdp", Rule::Copied},
    NodeRule{"scale_up_domain", Rule::Copied},
    NodeRule{"scale_up_bandwidth_per_gpu", Rule::Copied},
    NodeRule{"scale_out_ports", Rule::TimesCount},
    NodeRule{"scale_out_rate", Rule::Copied},
    NodeRule{"power_typical", Rule::TimesCount},
    NodeRule{"power_tdp", Rule::TimesCount},
    NodeRule{"power_peak", Rule::TimesCount},
    NodeRule{"peak_duration", Rule::Copied},
    NodeRule{"power_nameplate", Rule::TimesCount},
    NodeRule{"idle_fraction", Rule::Copied},
    NodeRule{"power_factor", Rule::Copied},
    NodeRule{"supplies", Rule::TimesCount},
    NodeRule{"supply_connection", Rule::Copied},
    NodeRule{"cooling", Rule::Copied},
    NodeRule{"liquid_fraction", Rule::Copied},
    NodeRule{"flow_need", Rule::TimesCount},
    NodeRule{"drop_reference_flow", Rule::TimesCount},
    NodeRule{"drop_reference", Rule::Copied},
    NodeRule{"drop_exponent", Rule::Copied},
    NodeRule{"supply_min", Rule::Copied},
    NodeRule{"supply_max", Rule::Copied},
    NodeRule{"return_max", Rule::Copied},
    NodeRule{"pressure_max", Rule::Copied},
    NodeRule{"filter", Rule::Copied},
    NodeRule{"airflow_need", Rule::TimesCount},
    NodeRule{"air_inlet_max", Rule::Copied},
    NodeRule{"plate_resistance", Rule::Copied},
    NodeRule{"plates_per_rack", Rule::TimesCount},
    NodeRule{"component_limit", Rule::Copied},
    NodeRule{"price_low", Rule::TimesCount},
    NodeRule{"price_high", Rule::TimesCount},
};

// Where the frame of a rack of nodes is not stated: 42 to 48 U cabinets of public rack-type
// libraries weigh 125 to 161 kg empty; rack PDUs and cables add 20 to 80 kg.
constexpr double frameMassDefault = 190.0;
constexpr double frameMassLow = 145.0;
constexpr double frameMassHigh = 240.0;

// Unknown: no value, or the default of a count or choice that nobody stated.
bool unknown(const EquipmentType& type, const char* key, const FieldValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return true;
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count == 0 && !type.provenance.contains(key);
    return std::holds_alternative<std::string>(value) && !type.provenance.contains(key);
}

FieldValue scaled(FieldValue value, double factor)
{
    if (auto* number = std::get_if<double>(&value))
        *number *= factor;
    if (auto* count = std::get_if<std::int64_t>(&value))
        *count = static_cast<std::int64_t>(static_cast<double>(*count) * factor);
    if (auto* curve = std::get_if<Curve>(&value))
        for (double& y : curve->y)
            y *= factor;
    return value;
}

Provenance originOf(const EquipmentType& type, const std::string& key)
{
    const auto found = type.provenance.find(key);
    return found == type.provenance.end() ? Provenance{type.source, type.confidence, {}, {}, {}}
                                          : found->second;
}

struct Derivation {
    std::string source;
    double factor = 1.0;
};

// The origin of a derived figure: its confidence and range follow from that of the node.
Provenance derivedOrigin(Provenance origin, const Derivation& how, const FieldValue& value)
{
    origin.note = origin.note.empty() ? origin.source : origin.source + "; " + origin.note;
    origin.source = how.source;
    if (std::holds_alternative<Curve>(value))
        return origin; // the range of a curve is a factor already
    if (origin.low)
        *origin.low *= how.factor;
    if (origin.high)
        *origin.high *= how.factor;
    return origin;
}

void put(EquipmentType& type, const char* key, const FieldValue& value, Provenance origin)
{
    const auto done = setKindField(type.kind, key, value);
    ensure(done.has_value(), "a derived figure is within the bounds of its field");
    type.provenance[key] = std::move(origin);
}

void fillTrays(EquipmentType& rack, const NodeType& node, const std::string& source)
{
    auto& compute = std::get<RackType>(rack.kind).compute;
    if (compute.trays != 0 || node.compute.gpus == 0)
        return;
    const Provenance origin{source, Confidence::High, "a node is the unit of sparing", {}, {}};
    put(rack, "trays", std::int64_t{std::get<RackType>(rack.kind).containsCount}, origin);
    put(rack, "gpus_per_tray", std::int64_t{node.compute.gpus}, origin);
}

// Mass of one node in operation: of an air-cooled one the dry mass.
std::optional<Mass> wetMass(const NodeType& node)
{
    if (node.footprint.massWet || node.cooling.kind != CoolingKind::Air)
        return node.footprint.massWet;
    return node.footprint.massDry;
}

void fillMass(EquipmentType& rack, const EquipmentType& nodeEntry, const std::string& source)
{
    const auto& node = std::get<NodeType>(nodeEntry.kind);
    if (!std::get<RackType>(rack.kind).frameMass)
        put(rack, "frame_mass", frameMassDefault,
            {"class of 42 to 48 U cabinets in public rack-type libraries", Confidence::Estimate,
             "empty frame, rack PDUs and cables", frameMassLow, frameMassHigh});
    const auto& figures = std::get<RackType>(rack.kind);
    const double frame = inSi(*figures.frameMass);
    const auto fill = [&](const char* key, const std::optional<Mass>& stated,
                          const std::optional<Mass>& ofNode) {
        if (stated || !ofNode)
            return;
        Provenance origin = originOf(nodeEntry, "mass_dry");
        origin.note = fmt::format("nodes and a frame of {:.0f} kg", frame);
        origin.source = source + " + frame";
        origin.confidence = Confidence::Estimate;
        const double nodes = inSi(*ofNode) * figures.containsCount;
        origin.low = nodes + frameMassLow * frame / frameMassDefault;
        origin.high = nodes + frameMassHigh * frame / frameMassDefault;
        put(rack, key, nodes + frame, origin);
    };
    const auto stated = figures.footprint;
    fill("mass_dry", stated.massDry, node.footprint.massDry);
    fill("mass_wet", stated.massWet, wetMass(node));
}

std::optional<double> liquidHeat(const RackType& rack)
{
    const auto& power = rack.power.tdp;
    const auto& fraction = rack.cooling.liquidFraction;
    if (!power || !fraction || *fraction <= 0.0)
        return std::nullopt;
    return inSi(*power) * *fraction;
}

Result<void> sumContradicts(const EquipmentType& entry, const char* field, int stated, int sum)
{
    return fail(FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "{0} is {1}, but the member racks sum to {2}"),
                 {field, std::to_string(stated), std::to_string(sum)}},
                fmt::format("entry {}, field {}", entry.key, field));
}

} // namespace

void fillFromNodes(EquipmentType& rack, const EquipmentType& nodeEntry)
{
    const auto& node = std::get<NodeType>(nodeEntry.kind);
    const int count = std::get<RackType>(rack.kind).containsCount;
    const std::string source = fmt::format("derived: {} × {}", count, nodeEntry.key);
    for (const auto& [key, rule] : nodeRules) {
        const FieldValue has = findField<RackType>(key)->get(std::get<RackType>(rack.kind));
        const FieldValue ofNode = findField<NodeType>(key)->get(node);
        if (!unknown(rack, key, has) || unknown(nodeEntry, key, ofNode))
            continue;
        const double factor = rule == Rule::TimesCount ? count : 1.0;
        put(rack, key, scaled(ofNode, factor),
            derivedOrigin(originOf(nodeEntry, key), {source, factor}, ofNode));
    }
    fillTrays(rack, node, source);
    fillMass(rack, nodeEntry, source);
}

void fillHydraulics(EquipmentType& entry, const EquipmentType& reference)
{
    const auto* law = std::get_if<RackType>(&reference.kind);
    const auto& rack = std::get<RackType>(entry.kind);
    const auto heat = liquidHeat(rack);
    const auto lawHeat = law == nullptr ? std::nullopt : liquidHeat(*law);
    if (!heat || !lawHeat)
        return;
    const double factor = *heat / *lawHeat;
    const Provenance origin{
        fmt::format("derived: law of {} at {:.4g} of its liquid heat", reference.key, factor),
        Confidence::Estimate,
        "equal temperature rise; the maker publishes no law",
        {},
        {}};
    if (rack.cooling.flowNeed.empty() && !law->cooling.flowNeed.empty()) {
        Provenance range = origin;
        range.low = 0.7;
        range.high = 1.5;
        put(entry, "flow_need", scaled(FieldValue{law->cooling.flowNeed}, factor), range);
    }
    const auto& own = rack.cooling;
    if (own.dropReference || !law->cooling.dropReference || !law->cooling.dropReferenceFlow ||
        !law->cooling.dropExponent)
        return;
    const double drop = inSi(*law->cooling.dropReference);
    Provenance range = origin;
    range.low = 0.5 * drop;
    range.high = 2.0 * drop;
    const double flow = factor * inSi(*law->cooling.dropReferenceFlow);
    put(entry, "drop_reference", drop, range);
    range.low = range.high = flow; // the point of the law; its doubt is in the drop
    put(entry, "drop_reference_flow", flow, range);
    range.low = 1.75;
    range.high = 2.0;
    put(entry, "drop_exponent", *law->cooling.dropExponent, range);
}

Result<void> fillFromMembers(EquipmentType& entry, const FindType& find)
{
    auto& pod = std::get<SuperpodType>(entry.kind);
    const std::string place = fmt::format("entry {}, field members", entry.key);
    const auto members = membersOf(pod);
    if (!members)
        return fail(members.error().code, members.error().what, place);
    int gpus = 0;
    int trays = 0;
    int perTray = 0;
    for (const auto& member : *members) {
        const EquipmentType* type = find(member.key);
        const RackType* rack = type == nullptr ? nullptr : rackOf(*type);
        if (rack == nullptr)
            return fail(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "no rack type has the key \"{0}\""), {member.key}},
                place);
        gpus += member.count * rack->compute.gpus;
        trays += member.count * rack->compute.trays;
        perTray = perTray == 0 ? rack->compute.gpusPerTray : perTray;
    }
    if (pod.gpus != 0 && pod.gpus != gpus)
        return sumContradicts(entry, "gpus", pod.gpus, gpus);
    if (pod.trays != 0 && pod.trays != trays)
        return sumContradicts(entry, "trays", pod.trays, trays);
    const Provenance sum{"derived: sum over " + pod.members, Confidence::High, {}, {}, {}};
    const auto fill = [&](const char* key, int stated, int value) {
        if (stated == 0)
            put(entry, key, std::int64_t{value}, sum);
    };
    fill("gpus", pod.gpus, gpus);
    fill("trays", pod.trays, trays);
    fill("gpus_per_tray", pod.gpusPerTray, perTray);
    if (pod.spareTrays > pod.trays)
        return sumContradicts(entry, "spare_trays", pod.spareTrays, pod.trays);
    return {};
}

} // namespace hallwright::model
