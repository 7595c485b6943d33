// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chip_margins.h"

#include "model/derive/derived.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double rounding = 1e-9; // K

double celsiusOf(Temperature temperature)
{
    return inSi(temperature) - 273.15;
}

void lower(std::optional<TemperatureDifference>& least, double kelvins)
{
    if (!least || kelvins < inSi(*least))
        least = fromSi<TemperatureDifference>(kelvins);
}

} // namespace

double ChipMargin::highestFacilityC() const
{
    double out = std::numeric_limits<double>::infinity();
    if (riseK && limitC)
        out = std::min(out, *limitC - *riseK - approachK);
    if (supplyMaxC)
        out = std::min(out, *supplyMaxC - approachK);
    return out;
}

std::vector<ChipMargin> chipMargins(const YearRequest& request)
{
    std::vector<ChipMargin> out;
    for (const auto& result : request.racks) {
        const Rack* rack = request.plan.racks.find(result.id);
        const Hall* hall = rack != nullptr ? request.plan.halls.find(rack->at.hall) : nullptr;
        const auto* entry = rack != nullptr ? typeOf(request.project, rack->type) : nullptr;
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        if (hall == nullptr || type == nullptr || !result.supply)
            continue;
        ChipMargin one;
        one.hall = hall->id;
        one.times = std::max(0, hall->count);
        const auto coolant = recipeOf(request.plan.coolantRecipes, hall->id);
        one.approachK = inSi(*result.supply) - inSi(coolant.facilitySupply);
        if (result.component && result.componentLimit) {
            one.riseK = inSi(*result.component) - inSi(*result.supply);
            one.limitC = celsiusOf(*result.componentLimit);
        }
        if (type->cooling.supplyMax)
            one.supplyMaxC = celsiusOf(*type->cooling.supplyMax);
        if (std::isfinite(one.highestFacilityC()))
            out.push_back(one);
    }
    return out;
}

double hotAboveC(const std::vector<ChipMargin>& margins, HallId hall)
{
    double out = std::numeric_limits<double>::infinity();
    for (const auto& one : margins)
        if (one.hall == hall)
            out = std::min(out, one.highestFacilityC());
    return out;
}

void addChipMargins(const std::vector<ChipMargin>& margins, SetPointRow& row)
{
    const double facility = celsiusOf(row.supply);
    double tooWarm = 0.0;
    for (const auto& one : margins) {
        const double supply = facility + one.approachK;
        if (one.riseK && one.limitC) {
            lower(row.chipMargin, *one.limitC - supply - *one.riseK);
            const double power =
                *one.riseK > 0.0 ? std::clamp((*one.limitC - supply) / *one.riseK, 0.0, 1.0) : 1.0;
            row.chipPower = std::min(row.chipPower.value_or(1.0), power);
        }
        if (one.supplyMaxC)
            lower(row.rackMargin, *one.supplyMaxC - supply);
        if (facility > one.highestFacilityC() + rounding)
            tooWarm += one.times;
    }
    row.racksTooWarm = static_cast<int>(std::lround(tooWarm));
}

} // namespace hallwright::app
