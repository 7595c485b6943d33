// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall_power_checks.h"

#include "model/economics/price_book.h"
#include "power/hall_ride_through.h"
#include "power/headroom.h"

#include <algorithm>
#include <cmath>

namespace hallwright::app {

using namespace model;

namespace {

std::vector<power::RackLoad> peaksOf(const HallView& view)
{
    std::vector<power::RackLoad> out;
    for (const auto& line : rackLines(view))
        for (const auto& placed : line.racks)
            if (placed.type != nullptr)
                out.push_back({placed.rack->id, rackPower(*placed.type).peak.value_or(Power{})});
    return out;
}

// The limit entered for the hall bounds it as its chains do.
void boundByHall(const Hall& hall, const std::vector<power::RackLoad>& racks,
                 HallHeadroom& headroom)
{
    if (!hall.powerLimit)
        return;
    Power load{};
    for (const auto& rack : racks)
        load += rack.power;
    const Power left = std::max(Power{}, *hall.powerLimit - load);
    headroom.more = std::min(headroom.more, left);
    if (headroom.typicalRack > Power{})
        headroom.racksMore = std::min(
            headroom.racksMore, static_cast<int>(std::floor(left / headroom.typicalRack + 1e-9)));
}

template <class Items>
void append(std::vector<Finding>& to, Items from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

Result<HallPowerChecks> hallPowerChecks(const HallView& view, const HallSystems& systems,
                                        const std::vector<ElementResult>& elements,
                                        std::stop_token stop)
{
    const auto recipe = recipeOf(view.plan.powerRecipes, view.hall.id);
    const auto values = valuesOf(inputsOf(view.project));
    const auto peaks = peaksOf(view);
    HallPowerChecks out;
    auto ride = power::rideThrough(
        {systems.power, recipe, values, systems.loads, peaks, systems.mechanical}, stop);
    if (!ride && ride.error().code == FaultCode::Cancelled)
        return tl::unexpected<Fault>(ride.error());
    if (ride) {
        ride->hall = view.hall.id;
        append(out.findings, power::rideThroughFindings(*ride, values));
        out.ride = *std::move(ride);
    }
    out.headroom = power::headroomOf(systems.power, elements, systems.loads);
    out.headroom.hall = view.hall.id;
    boundByHall(view.hall, systems.loads, out.headroom);
    out.breakers = power::breakerPairs(systems.power, elements);
    append(out.findings, power::selectivityFindings(out.breakers));
    return out;
}

} // namespace hallwright::app
