// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/kpi/time_figures.h"

#include "model/economics/opex.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::model {

namespace {

using Value = std::optional<double>;

void lower(Value& least, Value other)
{
    if (other && (!least || *other < *least))
        least = other;
}

void raise(Value& most, Value other)
{
    if (other && (!most || *other > *most))
        most = other;
}

// What the utility's agreed demand leaves bounds the site as the chains bound each hall.
double racksWithinUtility(const KpiInputs& in, double rackW)
{
    const double it = inSi(in.bill.itTdp);
    const double facility = inSi(facilityPower(in.bill, in.inputs));
    if (!in.project.site.utilityLimit || rackW <= 0.0 || it <= 0.0)
        return std::numeric_limits<double>::infinity();
    const double left = inSi(*in.project.site.utilityLimit) - facility;
    return std::floor(std::max(0.0, left / (rackW * facility / it)) + 1e-9);
}

} // namespace

std::vector<std::pair<const char*, Value>> timeAndHeadroom(const KpiInputs& in)
{
    Value battery;
    Value fuel;
    Value flicker;
    for (const auto& ride : in.rides) {
        for (const auto& ups : ride.ups)
            lower(battery, inSi(ups.runtime) / 60.0);
        if (ride.sets && ride.sets->fuel)
            lower(fuel, inSi(*ride.sets->fuel) / 3600.0);
        if (ride.grid)
            raise(flicker, ride.grid->flicker);
    }
    Value racks;
    Value stranded;
    double rackW = 0.0;
    for (const auto& hall : in.headroom) {
        const auto times = static_cast<double>(timesOf(in.plan, hall.hall));
        racks = racks.value_or(0.0) + times * hall.racksMore;
        stranded = stranded.value_or(0.0) + times * inSi(hall.stranded) / 1e3;
        rackW = std::max(rackW, inSi(hall.typicalRack));
    }
    if (racks)
        racks = std::min(*racks, racksWithinUtility(in, rackW));
    return {{"battery_time_min", battery},
            {"fuel_autonomy_h", fuel},
            {"flicker_pst", flicker},
            {"racks_more", racks},
            {"stranded_power_kw", stranded}};
}

} // namespace hallwright::model
