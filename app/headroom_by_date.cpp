// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom_by_date.h"

#include "power/hall_power.h"
#include "power/headroom.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hallwright::app {

using namespace model;

Power sumOf(const std::vector<power::RackLoad>& racks)
{
    Power sum{};
    for (const auto& rack : racks)
        sum += rack.power;
    return sum;
}

void boundByHall(const Hall& hall, Power load, HallHeadroom& headroom)
{
    if (!hall.powerLimit)
        return;
    const Power left = std::max(Power{}, *hall.powerLimit - load);
    headroom.more = std::min(headroom.more, left);
    if (headroom.typicalRack > Power{})
        headroom.racksMore = std::min(
            headroom.racksMore, static_cast<int>(std::floor(left / headroom.typicalRack + 1e-9)));
}

Result<std::vector<DatedHeadroom>> headroomByDate(const HallView& view, const HallSystems& systems,
                                                  std::stop_token stop)
{
    const auto energised = [&](RackId id) {
        const auto* rack = view.plan.racks.find(id);
        return rack != nullptr ? rack->energised : Date{};
    };
    std::set<Date> dates{Date{}};
    for (const auto& load : systems.loads)
        dates.insert(energised(load.rack));
    const auto recipe = recipeOf(view.plan.powerRecipes, view.hall.id);
    const Power all = sumOf(systems.loads);
    std::vector<DatedHeadroom> out;
    for (const auto& date : dates) {
        std::vector<power::RackLoad> live;
        for (const auto& load : systems.loads)
            if (energised(load.rack) <= date)
                live.push_back(load);
        const auto solved =
            power::solveHallPower(systems.power, recipe, live, systems.mechanical, stop);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        DatedHeadroom row;
        row.from = date;
        row.racks = static_cast<int>(live.size());
        row.load = sumOf(live);
        row.promised = all - row.load;
        row.headroom = power::headroomOf({systems.power, solved->elements, live, systems.loads});
        row.headroom.hall = view.hall.id;
        boundByHall(view.hall, row.load, row.headroom);
        out.push_back(std::move(row));
    }
    return out;
}

} // namespace hallwright::app
