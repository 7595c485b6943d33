// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall_power_checks.h"

#include "app/headroom_by_date.h"
#include "model/economics/price_book.h"
#include "power/demand.h"
#include "power/hall_ride_through.h"
#include "power/headroom.h"
#include "power/phase_balance.h"

#include <algorithm>
#include <map>

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

// Of racks whose power is known; what a type does not state is taken as its TDP.
std::vector<power::RackDraw> drawsOf(const HallView& view, const HallSystems& systems)
{
    std::map<RackId, Power> tdps;
    for (const auto& load : systems.loads)
        tdps[load.rack] = load.power;
    std::vector<power::RackDraw> out;
    for (const auto& line : rackLines(view))
        for (const auto& placed : line.racks) {
            const auto tdp = tdps.find(placed.rack->id);
            if (placed.type == nullptr || tdp == tdps.end())
                continue;
            const auto figures = rackPower(*placed.type);
            out.push_back({figures.typical.value_or(tdp->second), tdp->second,
                           figures.peak.value_or(tdp->second)});
        }
    return out;
}

Power allowedOf(const Hall& hall, const HallHeadroom& headroom)
{
    return hall.powerLimit ? std::min(*hall.powerLimit, headroom.installed) : headroom.installed;
}

template <class Items>
void append(std::vector<Finding>& to, Items from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

Result<HallPowerChecks> hallPowerChecks(const HallView& view, const HallSystems& systems,
                                        const power::HallPowerResult& solved, std::stop_token stop)
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
    out.headroom =
        power::headroomOf({systems.power, solved.elements, systems.loads, systems.loads});
    out.headroom.hall = view.hall.id;
    boundByHall(view.hall, sumOf(systems.loads), out.headroom);
    out.demand =
        power::demandOf(drawsOf(view, systems), allowedOf(view.hall, out.headroom),
                        {at(values, InputKey::DrawSpread), at(values, InputKey::DrawCorrelation),
                         at(values, InputKey::CappingExponent)});
    out.breakers = power::breakerPairs(systems.power, solved.elements);
    append(out.findings, power::selectivityFindings(out.breakers));
    out.phases =
        power::phaseBalance(systems.power, recipe, systems.loads, solved.racks, std::move(stop));
    for (auto& run : out.phases)
        run.hall = view.hall.id;
    append(out.findings, power::phaseFindings(out.phases, recipe));
    return out;
}

} // namespace hallwright::app
