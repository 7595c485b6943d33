// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/scaled_alternative.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::model {

namespace {

std::int64_t workingOf(const ComputeCase& compute)
{
    std::int64_t sum = 0;
    for (const auto& group : compute.groups)
        sum += group.workingGpus();
    return sum;
}

// Whole racks; GPUs and spares as many per rack as before.
ComputeGroup scaledGroup(const ComputeGroup& group, double factor)
{
    ComputeGroup out = group;
    if (group.racks == 0)
        return out;
    out.racks = std::max<std::int64_t>(1, std::llround(static_cast<double>(group.racks) * factor));
    const double ratio = static_cast<double>(out.racks) / static_cast<double>(group.racks);
    out.gpus = std::llround(static_cast<double>(group.gpus) * ratio);
    out.spareGpus = std::llround(static_cast<double>(group.spareGpus) * ratio);
    return out;
}

FabricPlan scaledFabric(const FabricPlan& fabric, double ratio)
{
    FabricPlan out = fabric;
    for (auto& share : out.fabrics) {
        share.layout.endpoints = std::max<std::int64_t>(
            1, std::llround(static_cast<double>(share.layout.endpoints) * ratio));
        share.count = countOf(share.layout);
    }
    return out;
}

struct FabricSums {
    double switches = 0.0;
    double links = 0.0;
    double optics = 0.0;
};
FabricSums sumsOf(const FabricPlan& fabric, const InputValues& inputs)
{
    FabricSums out;
    for (const auto& share : fabric.fabrics) {
        out.switches += static_cast<double>(share.count.switches());
        out.links += static_cast<double>(share.count.endpointLinks + share.count.leafLinks +
                                         share.count.spineLinks);
        out.optics += static_cast<double>(share.optics(inputs));
    }
    return out;
}

double ratioOf(double after, double before)
{
    return before > 0.0 ? after / before : 1.0;
}

// Of the year's means. Switches grow by tiers, not with the racks; their heat goes into the air
// (the year has them so too), and what they draw passes through the losses like the racks' power.
void scaleYear(BillOfQuantities& bill, double ratio, Power fabricBefore)
{
    auto& year = *bill.year;
    const Power racks = year.it - fabricBefore;
    const double airShare =
        bill.itTdp > Power{} ? static_cast<double>(bill.airHeat / bill.itTdp) : 0.0;
    const auto grown = [&](Power before) {
        const Power after = ratio * before + bill.fabricPower;
        const Power whole = before + fabricBefore;
        return whole > Power{} ? static_cast<double>(after / whole) : ratio;
    };
    const double it = grown(racks);
    const double air = grown(airShare * racks);
    year.it *= it;
    year.losses *= it;
    year.designPeak *= it;
    year.pumpsAndFans *= ratio;
    if (year.rejectionLiquid)
        *year.rejectionLiquid *= ratio;
    if (year.rejectionAir)
        *year.rejectionAir *= air;
    if (year.waterLiquid)
        *year.waterLiquid *= ratio;
    if (year.waterAir)
        *year.waterAir *= air;
}

// Its power of switches is scaled already.
void scaleBill(BillOfQuantities& bill, double ratio, Power fabricBefore)
{
    bill.gpus *= ratio;
    if (bill.year)
        scaleYear(bill, ratio, fabricBefore);
    for (Power* power :
         {&bill.itTdp, &bill.typicalWorking, &bill.spareKnownIdle, &bill.spareTypical,
          &bill.liquidHeat, &bill.airHeat, &bill.losses, &bill.pumpsAndFans})
        *power *= ratio;
    if (bill.agreedDemand)
        *bill.agreedDemand *= ratio;
}

} // namespace

CostCase scaledBy(const ScalableAlternative& from, double factor, const InputValues& inputs)
{
    CostCase out = from.cost;
    std::map<std::string, double> byType;
    for (auto& group : out.compute.groups) {
        const auto before = group.racks;
        group = scaledGroup(group, factor);
        chooseSplit(group, out.compute.workload, inputs);
        byType["racks/" + group.type] =
            ratioOf(static_cast<double>(group.racks), static_cast<double>(before));
    }
    const double ratio = ratioOf(static_cast<double>(workingOf(out.compute)),
                                 static_cast<double>(workingOf(from.cost.compute)));
    const auto fabric = scaledFabric(from.fabric, ratio);
    const auto before = sumsOf(from.fabric, inputs);
    const auto after = sumsOf(fabric, inputs);
    for (auto& line : out.bill.lines) {
        const auto own = byType.find(line.key);
        line.quantity *= own != byType.end()             ? own->second
                         : line.key == "fabric/switches" ? ratioOf(after.switches, before.switches)
                         : line.key == "fabric/optics"   ? ratioOf(after.optics, before.optics)
                         : line.key == "fabric/cables"   ? ratioOf(after.links, before.links)
                                                         : ratio;
    }
    // No fabric power in the bill: racks for switches are placed and scale with the plan.
    if (out.bill.fabricPower > Power{})
        out.bill.fabricPower = fabricOf(fabric, inputs).power;
    scaleBill(out.bill, ratio, from.cost.bill.fabricPower);
    return out;
}

ScaledFigures figuresAt(const ScalableAlternative& from, double factor, const InputValues& inputs)
{
    const auto cost = scaledBy(from, factor, inputs);
    const auto value = valueOf(cost.compute, inputs);
    const auto figures = costAt(cost, {inputs, {}});
    ScaledFigures out;
    out.factor = factor;
    out.racks = value.racks;
    out.working = value.working;
    out.meter = facilityPower(cost.bill, inputs);
    out.effective = value.effective;
    out.timeToTrain = value.timeToTrain;
    out.capex = dollars(figures.capex);
    out.present = dollars(figures.present);
    if (figures.pflopDays && *figures.pflopDays > 0.0)
        out.usdPerPflopDay = figures.perPflopDay();
    return out;
}

} // namespace hallwright::model
