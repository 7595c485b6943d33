// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/air_failures.h"

#include <algorithm>

namespace hallwright::app {

using namespace model;

SolvedAir cachedHallAir(const HallView& view, const AirUnits& units, AirCache& cache,
                        const std::stop_token& stop)
{
    const AirRecipe recipe = recipeOf(view.plan.airRecipes, view.hall.id);
    const auto same = [&](const AirCache::Kept& kept) {
        return kept.hall == view.hall && kept.recipe == recipe && kept.unit == units.type &&
               kept.needed == units.needed && kept.installed == units.installed &&
               kept.placed == view.plan.units && kept.altitude == view.project.site.altitude &&
               kept.racks == view.plan.racks && kept.types == view.project.types;
    };
    const auto found = std::find_if(cache.halls.begin(), cache.halls.end(), same);
    if (found != cache.halls.end())
        return found->answer;
    auto answer = std::make_shared<const Result<thermal::HallAirResult>>(
        thermal::solveHallAir(view, units, stop));
    if (!*answer && answer->error().code == FaultCode::Cancelled)
        return answer;
    constexpr std::size_t mostKept = 64;
    if (cache.halls.size() >= mostKept)
        cache.halls.erase(cache.halls.begin());
    cache.halls.push_back({view.hall, view.plan.racks, view.project.types, recipe,
                           view.project.site.altitude, units.type, view.plan.units, units.needed,
                           units.installed, answer});
    return answer;
}

std::vector<AirCandidate> airCandidates(const AirSystem& system)
{
    return {{{QT_TRANSLATE_NOOP("term", "loss of {0}, one unit"), {system.units.key}},
             "air-unit",
             {.units = 1, .water = false}},
            {{QT_TRANSLATE_NOOP("term", "loss of the water of {0}"), {system.units.key}},
             "air-water",
             {.units = 0, .water = true}}};
}

Result<void> addAirImpact(FailureResult& failure, const AirSystem& system,
                          const thermal::AirLoss& loss, const std::stop_token& stop)
{
    return addAirImpact(failure, system, loss, hours(1e6), stop); // for good
}

Result<void> addAirImpact(FailureResult& failure, const AirSystem& system,
                          const thermal::AirLoss& loss, Duration lasts, const std::stop_token& stop)
{
    if (!*system.normal)
        return {};
    const auto impact = thermal::airAfter(system.view, system.units, **system.normal, loss, stop);
    if (!impact && impact.error().code == FaultCode::Cancelled)
        return tl::unexpected<Fault>(impact.error());
    if (!impact || (impact->time && *impact->time >= lasts))
        return {};
    for (const RackId rack : impact->racks) {
        const auto place = std::lower_bound(failure.racks.begin(), failure.racks.end(), rack);
        if (place != failure.racks.end() && *place == rack)
            continue;
        ++failure.racksHot;
        failure.racks.insert(place, rack);
        const Rack* placed = system.view.plan.racks.find(rack);
        const auto* entry = placed != nullptr ? typeOf(system.view.project, placed->type) : nullptr;
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        if (type != nullptr)
            failure.affected += rackPower(*type).tdp.value_or(Power{});
    }
    // impact->time is the earliest that the inlet limit can be passed: coils, plenum and walls are
    // not in it. It is no time to throttle, so it stays out of the list's times.
    return {};
}

} // namespace hallwright::app
