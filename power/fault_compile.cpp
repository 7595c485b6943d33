// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/fault_compile.h"

#include <algorithm>
#include <map>
#include <numbers>

namespace hallwright::power {

using namespace model;

namespace {

constexpr double setPowerFactor = 0.8; // rated, of generating sets

std::optional<WindingPair> transformerOf(const PowerElement& element)
{
    const double watts = inSi(element.ratedPower);
    if (element.role != PowerRole::Transformer || watts <= 0.0 || element.impedance <= 0.0)
        return std::nullopt;
    return WindingPair{watts / 1e6, element.impedance,
                       std::min(inSi(element.loadLoss) / watts, element.impedance)};
}

std::optional<FaultSets> setsOf(const PowerElement& element)
{
    if (!element.subtransientReactance || element.ratedPower <= Power{})
        return std::nullopt;
    FaultSets out;
    out.plate.ratedMva = inSi(element.ratedPower) / 1e6 / setPowerFactor;
    out.plate.ratedKv = element.ownVoltage ? inSi(*element.ownVoltage) / 1e3 : 0.0;
    out.plate.subtransientPu = *element.subtransientReactance;
    out.plate.powerFactor = setPowerFactor;
    out.units = element.units;
    out.spare = element.spareUnits;
    return out;
}

FaultPart partOf(const PowerElement& element, const PowerRecipe& recipe)
{
    FaultPart out;
    out.role = element.role;
    out.kv = inSi(element.voltage) / 1e3;
    out.highestMva = inSi(element.faultLevel) / 1e6;
    out.lowestMva = inSi(element.faultLevelLowest) / 1e6;
    out.transformer = transformerOf(element);
    out.units = element.units;
    out.direct = element.direct;
    out.conductorOhm = {inSi(element.resistance), inSi(element.reactance)};
    out.breakerA = element.breakerRating ? inSi(*element.breakerRating) : 0.0;
    if (element.role == PowerRole::Ups && !out.direct && out.kv > 0.0)
        out.inverterA = recipe.upsFaultCurrent * inSi(element.ratedPower) * element.units /
                        (std::numbers::sqrt3 * out.kv * 1e3);
    return out;
}

} // namespace

FaultTree compileFaults(const DerivedPower& network, const PowerRecipe& recipe)
{
    std::map<std::string, std::size_t> index;
    for (std::size_t i = 0; i < network.elements.size(); ++i)
        index[network.elements[i].key] = i;
    const auto find = [&index](const std::string& key) {
        const auto at = index.find(key);
        return at == index.end() ? noPart : at->second;
    };
    FaultTree out;
    out.rings = ringsOf(network);
    for (const auto& element : network.elements) {
        FaultPart part = partOf(element, recipe);
        part.upstream = find(element.upstream);
        for (const auto& key : element.alternates)
            if (const auto other = find(key); other != noPart)
                part.alternates.push_back(other);
        if (element.role == PowerRole::Generator)
            out.sets = setsOf(element);
        out.parts.push_back(std::move(part));
    }
    return out;
}

} // namespace hallwright::power
