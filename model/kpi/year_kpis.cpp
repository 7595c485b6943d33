// SPDX-License-Identifier: GPL-3.0-or-later
// Key figures of the air, the year and the site.
#include "model/derive/site_plan.h"
#include "model/kpi/kpi_sheet.h"

namespace hallwright::model {

// The worst hall of each.
void airFigures(const KpiInputs& in, KpiSheet& sheet)
{
    using End = Extreme::End;
    Extreme inlet(End::Highest);
    Extreme cooling(End::Lowest);
    Extreme heating(End::Highest);
    std::optional<double> farthest;
    for (const auto& hall : in.air) {
        inlet.take(toFile(Measure::Temperature, inSi(hall.highestInlet)));
        cooling.take(hall.rciHigh);
        heating.take(hall.supplyHeatIndex);
        if (!farthest || std::abs(hall.returnIndex - 1.0) > std::abs(*farthest - 1.0))
            farthest = hall.returnIndex;
    }
    sheet.set("worst_air_inlet_c", inlet.best());
    sheet.set("rci_hi", cooling.best());
    sheet.set("shi", heating.best());
    sheet.set("rti", farthest);
}

void yearFigures(const KpiInputs& in, KpiSheet& sheet)
{
    if (in.year == nullptr)
        return;
    const YearResult& year = *in.year;
    const double megawattHour = 3.6e9; // J
    const double total = inSi(year.total);
    sheet.set("facility_power_peak_kw", inSi(year.designPeak) / 1e3);
    sheet.set("pue_annual", year.pue);
    sheet.set("pue_peak", year.puePeak);
    sheet.set("wue_annual_l_per_kwh", year.wue);
    sheet.set("energy_annual_mwh", total / megawattHour);
    sheet.set("water_annual_m3", inSi(year.water));
    sheet.set("carbon_annual_t", year.carbonKg / 1e3);
    const double it = inSi(year.energy[static_cast<std::size_t>(EndUse::It)]);
    sheet.set("ere", energyReuseEffectiveness(year.total, year.reusedHeat,
                                              year.energy[static_cast<std::size_t>(EndUse::It)]));
    sheet.set("erf", inSi(year.reusedHeat) / total);
    sheet.set("mlc", year.mlc);
    sheet.set("elc", year.elc);
    for (std::size_t use = 0; use < endUseCount; ++use) {
        if (year.energy[use] <= Energy{})
            continue;
        const char* title = endUseTitle(static_cast<EndUse>(use));
        sheet.contribute("energy_annual_mwh", title, inSi(year.energy[use]) / megawattHour);
        sheet.contribute("pue_annual", title, inSi(year.energy[use]) / it);
    }
    for (const char* key :
         {"pue_annual", "pue_peak", "wue_annual_l_per_kwh", "energy_annual_mwh", "water_annual_m3",
          "carbon_annual_t", "facility_power_peak_kw", "ere", "erf", "mlc", "elc"})
        sheet.note(key, year.generated ? "estimate: weather generated for " + year.climate
                                       : "weather of " + year.climate);
}

void siteFigures(const KpiInputs& in, KpiSheet& sheet)
{
    if (in.plan.halls.empty() || in.year == nullptr)
        return;
    const SitePlan site = sitePlan({in.project, in.plan, in.elements, in.year, in.inputs});
    sheet.set("site_area_m2", inSi(site.needed));
    sheet.note("site_area_m2", "estimate: areas per kW in the assumptions");
    for (const auto& block : site.blocks)
        sheet.contribute("site_area_m2", siteUseTitle(block.use), inSi(block.area));
}

} // namespace hallwright::model
