// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/fabric_plan.h"

#include "model/value/compute_value.h"

#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace hallwright::model {

namespace {

constexpr int classRadix = 64; // of the switches that the price per port is taken from

using Key = std::tuple<int, double, std::string, double>; // topology, ratio, switch, rate

struct Gathered {
    std::int64_t endpoints = 0;
    int rails = 1;
    std::vector<RackId> racks;
};

const NetworkSwitchType* switchOf(const EquipmentType* entry)
{
    return entry ? std::get_if<NetworkSwitchType>(&entry->kind) : nullptr;
}

// The recipe's own switch, else the catalogue's of that rate with the fewest ports.
const EquipmentType* switchFor(const Project& project, const Catalogue& catalogue, TypeId chosen,
                               double rate)
{
    if (const auto* own = project.types.find(chosen); switchOf(own))
        return own;
    const EquipmentType* best = nullptr;
    for (const auto* entry : catalogue.all<NetworkSwitchType>()) {
        const auto* type = switchOf(entry);
        if (type->radix > 1 && type->portRate &&
            std::abs(inSi(*type->portRate) / rate - 1.0) < 0.01 &&
            (!best || type->radix < switchOf(best)->radix))
            best = entry;
    }
    return best;
}

void choosePrices(FabricShare& share)
{
    const double gbps = toFile(Measure::LinkRate, inSi(share.rate));
    if (gbps > 1000.0) {
        share.portPrice = InputKey::SwitchPort1600;
        share.opticPrice = InputKey::Optic1600;
        share.opticPower = InputKey::OpticPower800;
    } else if (gbps > 500.0) {
        share.portPrice = InputKey::SwitchPort800;
        share.opticPrice = InputKey::Optic800;
        share.opticPower = InputKey::OpticPower800;
    }
}

FabricShare shareOf(const Key& key, const Gathered& ports, const EquipmentType* entry)
{
    FabricShare out;
    const auto* type = switchOf(entry);
    out.rate = fromSi<Bandwidth>(std::get<3>(key));
    out.layout = {static_cast<FabricTopology>(std::get<0>(key)), ports.endpoints, ports.rails,
                  type && type->radix > 1 ? type->radix : classRadix, std::get<1>(key)};
    out.count = countOf(out.layout);
    out.racks = ports.racks;
    choosePrices(out);
    if (!type)
        return out;
    out.switchType = entry->key;
    out.switchPower = type->power;
    out.switchRackUnits = type->rackUnits;
    if (type->priceLow && type->priceHigh) {
        out.switchLow = inSi(*type->priceLow);
        out.switchHigh = inSi(*type->priceHigh);
    }
    return out;
}

// Rails: the scale-out ports of one tray or node, which go to as many switches.
int railsOf(const ComputeFigures& compute)
{
    const int node = compute.gpusPerTray > 0 ? compute.gpusPerTray
                                             : compute.scaleUpDomain.value_or(compute.gpus);
    if (compute.gpus <= 0)
        return 1;
    return std::max(1, *compute.scaleOutPorts * node / compute.gpus);
}

} // namespace

std::int64_t FabricShare::optics(const InputValues& inputs) const
{
    FabricParts parts;
    parts.copperShare = at(inputs, InputKey::CopperShare);
    return priced(count, parts).optics;
}

FabricPlan fabricPlanOf(const Project& project, const Plan& plan, const Catalogue& catalogue)
{
    std::map<TypeId, ComputeFigures> figures;
    for (const auto& entry : project.types)
        if (const auto* rack = rackOf(entry); rack && rack->role == RackRole::Compute)
            figures.emplace(entry.id, computeOf(project, *rack));
    std::map<Key, Gathered> gathered;
    std::map<Key, TypeId> chosen;
    std::set<std::string> unknown;
    for (const auto& rack : plan.racks) {
        const auto found = figures.find(rack.type);
        if (found == figures.end() || found->second.gpus == 0)
            continue;
        const auto& compute = found->second;
        if (!compute.scaleOutPorts || !compute.scaleOutRate) {
            unknown.insert(project.types.find(rack.type)->name);
            continue;
        }
        const auto* own = plan.fabricRecipes.find(rack.at.hall);
        const FabricRecipe recipe = own ? *own : FabricRecipe{};
        const auto* entry =
            switchFor(project, catalogue, recipe.switchType, inSi(*compute.scaleOutRate));
        const Key key{static_cast<int>(recipe.topology), recipe.oversubscription,
                      entry ? entry->key : std::string(), inSi(*compute.scaleOutRate)};
        const auto* hall = plan.halls.find(rack.at.hall);
        auto& ports = gathered[key];
        ports.endpoints += std::int64_t{*compute.scaleOutPorts} * (hall ? hall->count : 1);
        ports.racks.push_back(rack.id);
        ports.rails = std::max(ports.rails, railsOf(compute));
        chosen[key] = recipe.switchType;
    }
    FabricPlan out;
    out.unknownPorts.assign(unknown.begin(), unknown.end());
    for (const auto& [key, ports] : gathered)
        out.fabrics.push_back(
            shareOf(key, ports, switchFor(project, catalogue, chosen[key], std::get<3>(key))));
    return out;
}

FabricResult fabricOf(const FabricPlan& plan, const InputValues& inputs)
{
    FabricResult out;
    out.count.trees = 0;
    for (const auto& fabric : plan.fabrics) {
        const int radix = fabric.layout.radix;
        const double listed = fabric.switchLow ? (*fabric.switchLow + *fabric.switchHigh) / 2.0
                                               : radix * at(inputs, fabric.portPrice);
        const double factor = at(inputs, InputKey::FabricPriceFactor);
        FabricParts parts;
        parts.radix = radix;
        parts.switchPrice = dollars(factor * listed);
        parts.switchPower =
            fabric.switchPower.value_or(watts(radix * at(inputs, InputKey::SwitchPortPower)));
        parts.opticPrice = dollars(factor * at(inputs, fabric.opticPrice));
        parts.opticPower = watts(at(inputs, fabric.opticPower));
        parts.linkPrice = dollars(factor * at(inputs, InputKey::FabricCable));
        parts.copperShare = at(inputs, InputKey::CopperShare);
        const FabricResult one = priced(fabric.count, parts);
        out.count.leaf += one.count.leaf;
        out.count.spine += one.count.spine;
        out.count.core += one.count.core;
        out.count.endpointLinks += one.count.endpointLinks;
        out.count.leafLinks += one.count.leafLinks;
        out.count.spineLinks += one.count.spineLinks;
        out.count.tiers = std::max(out.count.tiers, one.count.tiers);
        out.count.trees += one.count.trees;
        out.optics += one.optics;
        out.power += one.power;
        out.switchCost += one.switchCost;
        out.opticCost += one.opticCost;
        out.cableCost += one.cableCost;
    }
    return out;
}

} // namespace hallwright::model
