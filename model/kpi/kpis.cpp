// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/kpi/kpis.h"

#include "model/economics/opex.h"
#include "model/kpi/kpi_sheet.h"
#include "model/kpi/time_figures.h"
#include "model/value/mfu_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::model {

namespace {

double timesOfRack(const KpiInputs& in, const Rack& rack)
{
    return static_cast<double>(timesOf(in.plan, rack.at.hall));
}

struct RackSums {
    double tdp = 0.0;
    double typical = 0.0;
    double peak = 0.0;
    double liquid = 0.0;
    double air = 0.0;
    double flow = 0.0;
    bool unknownPower = false;
    bool unknownFlow = false; // of a liquid-cooled rack
};

RackSums rackSums(const KpiInputs& in, KpiSheet& sheet)
{
    RackSums sums;
    for (const auto& result : in.racks) {
        const Rack* rack = in.plan.racks.find(result.id);
        if (rack == nullptr)
            continue;
        const double times = timesOfRack(in, *rack);
        const auto* type = typeOf(in.project, rack->type);
        sums.tdp += times * inSi(result.tdp);
        sums.typical += times * inSi(result.typical);
        sums.peak += times * inSi(result.peak);
        sums.liquid += times * inSi(result.liquidHeat);
        sums.air += times * inSi(result.airHeat);
        sums.flow += result.flowGot ? times * inSi(*result.flowGot) : 0.0;
        sums.unknownPower = sums.unknownPower || !result.powerKnown;
        sums.unknownFlow = sums.unknownFlow || (result.liquidHeat > Power{} && !result.flowGot);
        sheet.contribute("it_power_kw", type != nullptr ? type->name : "?",
                         times * inSi(result.tdp) / 1e3);
    }
    return sums;
}

void setFacility(const KpiInputs& in, const RackSums& sums, KpiSheet& sheet)
{
    const double facility = inSi(facilityPower(in.bill, in.inputs));
    const double losses = inSi(in.bill.losses);
    const double moving = inSi(in.bill.year ? in.bill.year->pumpsAndFans : in.bill.pumpsAndFans);
    sheet.set("facility_power_kw", facility / 1e3);
    if (!in.bill.year)
        sheet.note("facility_power_kw",
                   "estimate: heat rejection by an assumed share until the plant year is computed");
    const double fabric = inSi(in.bill.besideRacks());
    sheet.contribute("facility_power_kw", "IT", sums.tdp / 1e3);
    if (fabric > 0.0)
        sheet.contribute("facility_power_kw", "switches and storage, not placed", fabric / 1e3);
    sheet.contribute("facility_power_kw", "electrical losses", losses / 1e3);
    sheet.contribute("facility_power_kw", "pumps and fans", moving / 1e3);
    sheet.contribute("facility_power_kw", "heat rejection",
                     (facility - sums.tdp - fabric - losses - moving) / 1e3);
}

void faultFigures(const KpiInputs& in, KpiSheet& sheet)
{
    Extreme fault(Extreme::End::Highest);
    for (const auto& element : in.elements)
        if (element.faultHighest)
            fault.take(toFile(Measure::FaultCurrent, inSi(*element.faultHighest)));
    sheet.set("short_circuit_max_ka", fault.best());
}

// Unknown as soon as one rack's is: the worst might be that one.
void availabilityFigures(const KpiInputs& in, KpiSheet& sheet)
{
    const RackResult* worst = nullptr;
    for (const auto& rack : in.racks) {
        if (!rack.availability || !rack.outagesPerYear)
            return;
        if (worst == nullptr || *rack.availability < *worst->availability)
            worst = &rack;
    }
    if (worst == nullptr)
        return;
    sheet.set("power_availability", worst->availability);
    const Rack* placed = in.plan.racks.find(worst->id);
    sheet.note("power_availability",
               fmt::format("worst rack {}: {:.3g} outages per year; failure rates recalled or "
                           "estimated",
                           placed != nullptr ? placed->label : std::string("?"),
                           *worst->outagesPerYear));
}

// The shortest of the list; none where every failure is followed without a rack that throttles.
void rideThrough(const KpiInputs& in, KpiSheet& sheet)
{
    if (in.failures.empty())
        return;
    const FailureResult* first = nullptr;
    for (const auto& failure : in.failures)
        if (failure.timeToThrottle &&
            (first == nullptr || *failure.timeToThrottle < *first->timeToThrottle))
            first = &failure;
    if (first == nullptr) {
        sheet.note("ride_through_s", "no single failure throttles a rack within 30 min");
        return;
    }
    sheet.set("ride_through_s", inSi(*first->timeToThrottle));
    sheet.note("ride_through_s", first->name + (first->estimated ? "; class estimate" : ""));
}

void powerFigures(const KpiInputs& in, KpiSheet& sheet)
{
    const RackSums sums = rackSums(in, sheet);
    const double kilo = 1e-3;
    if (sums.unknownPower) {
        for (const char* key : {"it_power_kw", "facility_power_kw"})
            sheet.note(key, "unknown: some rack types state no power");
    } else {
        sheet.set("it_power_kw", sums.tdp * kilo);
        sheet.set("it_power_peak_kw", sums.peak * kilo);
        sheet.set("it_power_typical_kw", sums.typical * kilo);
        sheet.set("liquid_heat_kw", sums.liquid * kilo);
        sheet.set("air_heat_kw", sums.air * kilo);
        setFacility(in, sums, sheet);
    }
    if (sums.liquid > 0.0 && !sums.unknownFlow)
        sheet.set("coolant_flow_lpm", sums.flow * 60e3);
    if (!in.racks.empty())
        sheet.set("power_loss_kw", inSi(in.bill.losses) * kilo);
    Extreme loading(Extreme::End::Highest);
    Extreme survivors(Extreme::End::Highest);
    for (const auto& element : in.elements)
        if (element.group == ElementGroup::Electrical) {
            loading.take(element.loading);
            survivors.take(element.loadingWorst);
            survivors.take(element.loading);
        }
    const auto percent = [](std::optional<double> share) {
        return share ? std::optional(*share * 100.0) : std::nullopt;
    };
    sheet.set("power_worst_loading_pct", percent(loading.best()));
    sheet.set("power_worst_loading_n1_pct", percent(survivors.best()));
    faultFigures(in, sheet);
    availabilityFigures(in, sheet);
    rideThrough(in, sheet);
    for (const auto& [key, value] : timeAndHeadroom(in))
        sheet.set(key, value);
}

void thermalFigures(const KpiInputs& in, KpiSheet& sheet)
{
    using End = Extreme::End;
    Extreme flow(End::Lowest);
    Extreme supply(End::Highest);
    Extreme back(End::Highest);
    Extreme component(End::Highest);
    Extreme margin(End::Lowest);
    Extreme dew(End::Lowest);
    Extreme drop(End::Highest);
    Extreme floor(End::Highest);
    for (const auto& rack : in.racks) {
        if (rack.flowNeed && rack.flowGot && *rack.flowNeed > VolumeFlow{})
            flow.take((static_cast<double>(*rack.flowGot / *rack.flowNeed) - 1.0) * 100.0);
        const auto celsiusOf = [](const std::optional<Temperature>& t) {
            return t ? std::optional(toFile(Measure::Temperature, inSi(*t))) : std::nullopt;
        };
        supply.take(celsiusOf(rack.supply));
        back.take(celsiusOf(rack.returned));
        component.take(celsiusOf(rack.component));
        if (rack.component && rack.componentLimit)
            margin.take(inSi(*rack.componentLimit) - inSi(*rack.component));
        drop.take(rack.voltageDrop ? std::optional(*rack.voltageDrop * 100.0) : std::nullopt);
        floor.take(rack.floorLoadSpread ? std::optional(inSi(*rack.floorLoadSpread))
                                        : std::nullopt);
        const Rack* placed = in.plan.racks.find(rack.id);
        const AirRecipe* air =
            placed != nullptr ? in.plan.airRecipes.find(placed->at.hall) : nullptr;
        if (rack.supply && air != nullptr)
            dew.take(inSi(*rack.supply) - inSi(air->dewPoint));
    }
    // A control valve holds its flow: what the iteration leaves (1e-6 of it) is no margin.
    constexpr double noise = 1e-3; // %
    const auto flowMargin = flow.best();
    sheet.set("worst_flow_margin_pct",
              flowMargin && std::abs(*flowMargin) < noise ? std::optional(0.0) : flowMargin);
    sheet.set("worst_supply_c", supply.best());
    sheet.set("worst_return_c", back.best());
    sheet.set("worst_component_c", component.best());
    sheet.set("worst_thermal_margin_k", margin.best());
    sheet.set("dew_point_margin_k", dew.best());
    sheet.set("voltage_drop_worst_pct", drop.best());
    sheet.set("floor_load_worst_kg_m2", floor.best());
    double area = 0.0;
    double tdp = 0.0;
    for (const auto& hall : in.plan.halls)
        area += inSi(floorArea(hall)) * hall.count;
    for (const auto& rack : in.racks)
        if (const Rack* placed = in.plan.racks.find(rack.id))
            tdp += inSi(rack.tdp) * timesOfRack(in, *placed);
    if (area > 0.0 && tdp > 0.0)
        sheet.set("rack_density_kw_m2", tdp / 1e3 / area);
}

void computeFigures(const KpiInputs& in, KpiSheet& sheet)
{
    const auto& compute = in.compute;
    const auto count = [](std::int64_t n) { return std::optional(static_cast<double>(n)); };
    sheet.set("racks", count(compute.racks));
    sheet.set("gpus", count(compute.gpus));
    sheet.set("gpus_working", count(compute.working));
    sheet.set("gpus_spare", count(compute.spare));
    if (compute.gpus > 0)
        sheet.set("fault_domain_gpus", compute.faultDomain);
    sheet.set("mfu", compute.mfu);
    if (const auto why = mfuWhy(compute, in.plan.workload, in.inputs); !why.empty())
        sheet.note("mfu", why);
    sheet.set("goodput", compute.goodput);
    if (compute.jobs > 1)
        sheet.note("goodput", std::to_string(compute.jobs) + " jobs of the largest assumed size");
    if (compute.effective)
        sheet.set("effective_pflops", toFile(Measure::ComputeRate, inSi(*compute.effective)));
    if (!compute.unknownPeaks.empty())
        sheet.note("effective_pflops",
                   "unknown: no peak stated for " + compute.unknownPeaks.front());
    sheet.say("effective_precision", precisionTitle(compute.precision));
    if (compute.timeToTrain)
        sheet.set("time_to_train_days", inSi(*compute.timeToTrain) / 86400.0);
    sheet.set("tokens_per_day", compute.tokensPerDay);
    if (in.fabric.fabrics.empty() || !in.fabric.unknownPorts.empty())
        return;
    const auto fabric = fabricOf(in.fabric, in.inputs);
    sheet.set("fabric_switches", count(fabric.count.switches()));
    sheet.set("fabric_optics", count(fabric.optics));
    sheet.set("fabric_cost_usd", inSi(fabric.cost()));
}

void costFigures(const KpiInputs& in, KpiSheet& sheet)
{
    const auto& tco = in.tco;
    if (tco.items.empty())
        return;
    sheet.set("capex_usd", inSi(tco.capex));
    sheet.set("opex_usd_per_year", toFile(Measure::MoneyPerYear, inSi(tco.opex)));
    sheet.set("tco_usd", inSi(tco.total));
    sheet.set("tco_years", tco.years);
    for (const auto& item : tco.items)
        sheet.contribute("tco_usd", item.title, inSi(item.present));
    if (!tco.unpriced.empty())
        sheet.note("tco_usd", "lower bound: no price for " + tco.unpriced.front());
    sheet.set("usd_per_gpu_hour", tco.usdPerGpuHour);
    sheet.set("usd_per_effective_pflop_day", tco.usdPerEffectivePflopDay);
    sheet.set("usd_per_million_tokens", tco.usdPerMillionTokens);
    const auto money = [](const std::optional<Money>& m) {
        return m ? std::optional(inSi(*m)) : std::nullopt;
    };
    sheet.set("tco_p10_usd", money(tco.p10));
    sheet.set("tco_p50_usd", money(tco.p50));
    sheet.set("tco_p90_usd", money(tco.p90));
}

} // namespace

std::vector<KpiValue> kpisOf(const KpiInputs& inputs)
{
    KpiSheet sheet;
    powerFigures(inputs, sheet);
    thermalFigures(inputs, sheet);
    airFigures(inputs, sheet);
    computeFigures(inputs, sheet);
    yearFigures(inputs, sheet);
    siteFigures(inputs, sheet);
    costFigures(inputs, sheet);
    return sheet.take();
}

} // namespace hallwright::model
