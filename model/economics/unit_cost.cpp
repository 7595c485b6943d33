// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/unit_cost.h"

#include <cmath>

namespace hallwright::model {

namespace {

const Duration julianYear = hours(8766.0);
const Duration month = hours(730.0);

} // namespace

Money costOf(const AmortisedRun& run)
{
    const double age = run.fromPurchase / julianYear;
    const double loss = run.decadesPerYear * std::log(10.0); // of value, per year
    const Money hardware = std::pow(10.0, -run.decadesPerYear * age) * loss / run.serverShare *
                           static_cast<double>(run.chipTime / julianYear) * run.pricePerChip;
    const auto energy = run.powerShare * run.pue * run.chipPower * run.chipTime;
    return hardware + energy * run.energyPrice;
}

double kilowattHours(const FacilityEnergy& use)
{
    return static_cast<double>(use.pue * use.it / kilowatts(1.0)) *
           static_cast<double>(use.time / hours(1.0));
}

std::int64_t gpusWithin(Power budget, Power perGpu)
{
    return static_cast<std::int64_t>(std::floor(static_cast<double>(budget / perGpu)));
}

MoneyPerTime perGpuHour(MoneyPerPower rentPerMonth, Power perGpu)
{
    return rentPerMonth * perGpu / month;
}

} // namespace hallwright::model
