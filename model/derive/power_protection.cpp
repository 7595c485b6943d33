// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/power_protection.h"

#include "model/derive/power_runs.h"
#include "model/derive/power_sizes.h"

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

// The smallest breaker of at least this rating.
const EquipmentType* breakerFor(const Catalogue& catalogue, Current need)
{
    const EquipmentType* best = nullptr;
    const BreakerType* figures = nullptr;
    for (const auto* entry : catalogue.all<BreakerType>()) {
        const auto& type = std::get<BreakerType>(entry->kind);
        if (!type.rating || *type.rating < need * (1.0 - 1e-9))
            continue;
        const bool better =
            figures == nullptr || *type.rating < *figures->rating ||
            (*type.rating == *figures->rating && type.breakingCapacity.value_or(Current{}) >
                                                     figures->breakingCapacity.value_or(Current{}));
        if (!better)
            continue;
        best = entry;
        figures = &type;
    }
    return best;
}

// Highest continuous current of a tap of each busway: its rack on this feed alone.
std::map<std::string, Current> widestTaps(const HallView& view, const PowerRecipe& recipe,
                                          const DerivedPower& power)
{
    std::map<RackId, Power> tdp;
    for (const auto& line : rackLines(view))
        for (const auto& placed : line.racks)
            if (placed.type != nullptr)
                tdp[placed.rack->id] = inletLoad(view.catalogue, recipe,
                                                 rackPower(*placed.type).tdp.value_or(Power{}), 1.0)
                                           .power;
    std::map<std::string, Current> widest;
    for (const auto& feed : power.feeds) {
        auto& at = widest[feed.busway];
        at = std::max(at, feedCurrent(tdp[feed.rack], recipe, feed.powerFactor));
    }
    return widest;
}

std::optional<Current> withstandOf(const EquipmentType& entry)
{
    if (const auto* board = std::get_if<SwitchboardType>(&entry.kind))
        return board->shortTimeWithstand;
    if (const auto* busway = std::get_if<BuswayType>(&entry.kind))
        return busway->shortTimeWithstand;
    if (const auto* cable = std::get_if<CableType>(&entry.kind))
        return cable->shortTimeWithstand;
    return std::nullopt;
}

} // namespace

DerivedPower withProtection(const HallView& view, const PowerRecipe& recipe, DerivedPower power)
{
    const auto widest = widestTaps(view, recipe, power);
    for (auto& element : power.elements) {
        if (element.role == PowerRole::Utility)
            element.faultLevelLowest = element.faultLevel * recipe.utilityFaultLowest;
        if (element.direct)
            continue; // ratings of the catalogue are for AC
        const auto* entry = chosenType(view.project, view.catalogue, element.type);
        if (entry == nullptr)
            continue;
        element.withstand = withstandOf(*entry);
        if (const auto* generator = std::get_if<GeneratorType>(&entry->kind)) {
            element.subtransientReactance = generator->subtransientReactance;
            element.ownVoltage = generator->voltage;
        }
        if (element.role == PowerRole::Panel || element.role == PowerRole::Rectifier)
            continue;                                 // behind the breaker of its feeder or tap
        if (element.role == PowerRole::RingSection) { // breakers of the catalogue are low-voltage
            if (element.withstand)
                *element.withstand *= static_cast<double>(element.units);
            continue;
        }
        Current need = element.ratedCurrent;
        if (element.role == PowerRole::Busway) {
            const auto tap = widest.find(element.key);
            need = tap == widest.end() ? Current{} : tap->second / continuousShare(recipe);
        }
        const auto* breaker = need > Current{} ? breakerFor(view.catalogue, need) : nullptr;
        if (breaker == nullptr)
            continue;
        element.breaker = breaker->key;
        element.breakerRating = std::get<BreakerType>(breaker->kind).rating;
        element.breakingCapacity = std::get<BreakerType>(breaker->kind).breakingCapacity;
        element.trip = std::get<BreakerType>(breaker->kind);
    }
    return power;
}

} // namespace hallwright::model
