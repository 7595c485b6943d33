// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/opex.h"

#include "model/economics/finance.h"

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr double yearSeconds = hoursPerYear * 3600.0;
constexpr double jouleOfKwh = 3.6e6;
constexpr double staffBlock = 10e6; // W of IT power
constexpr double monthsPerYear = 12.0;

double energyOf(const BillOfQuantities& bill, const InputValues& inputs) // J a year
{
    return inSi(meanPower(bill, inputs).facility()) * yearSeconds;
}

// An assumption over its default: what a draw of it says of a computed figure.
double drawnOver(InputKey key, const InputValues& inputs)
{
    const double usual = defaultInput(key).value;
    return usual > 0.0 ? at(inputs, key) / usual : 1.0;
}

// IT power, of racks and of switches that are not placed, over that of the computed year.
double yearShare(const BillOfQuantities& bill, Power racks)
{
    const Power it = racks + bill.besideRacks();
    return bill.year->it > Power{} ? static_cast<double>(it / bill.year->it) : 0.0;
}

// USD/J of the mean kWh: of the hourly tariff where there is one, else of the assumed bands.
double priceOf(const BillOfQuantities& bill, const InputValues& inputs)
{
    const double usual = at(inputs, InputKey::EnergyPrice);
    if (bill.year && bill.year->price)
        return bill.year->price->mean *
               (bill.year->price->assumed > 0.0 ? usual / bill.year->price->assumed : 1.0);
    return usual + (bill.year ? bill.year->peakShare : 0.0) * at(inputs, InputKey::PeakPrice);
}

// kg/J.
double carbonOf(const BillOfQuantities& bill, const InputValues& inputs)
{
    const double usual = at(inputs, InputKey::CarbonFactor);
    if (bill.year && bill.year->carbon)
        return bill.year->carbon->mean *
               (bill.year->carbon->assumed > 0.0 ? usual / bill.year->carbon->assumed : 1.0);
    return usual + (bill.year ? bill.year->peakShare : 0.0) * at(inputs, InputKey::PeakCarbon);
}

double waterOf(const BillOfQuantities& bill, const InputValues& inputs) // m³ a year
{
    const MeanPower mean = meanPower(bill, inputs);
    const auto part = [&](Power heat, InputKey key,
                          std::optional<VolumeFlow> YearMeans::*computed) {
        if (bill.year && (*bill.year).*computed)
            return inSi(*((*bill.year).*computed)) * yearShare(bill, mean.it) *
                   drawnOver(key, inputs);
        return inSi(heat) * at(inputs, key) / jouleOfKwh * 1e-3;
    };
    return yearSeconds * (part(mean.liquidHeat, InputKey::WaterUseLiquid, &YearMeans::waterLiquid) +
                          part(mean.airHeat, InputKey::WaterUseAir, &YearMeans::waterAir));
}

double billedDemand(const BillOfQuantities& bill, const InputValues& inputs) // W
{
    const Power facility = bill.year ? bill.year->designPeak : facilityPower(bill, inputs);
    const double agreed = bill.agreedDemand ? inSi(*bill.agreedDemand) : 0.0;
    return std::max(inSi(facility), at(inputs, InputKey::TakeOrPay) * agreed);
}

double maintained(const CapexSums& capex)
{
    return capex.equipment + capex.installed + capex.installation;
}

} // namespace

MeanPower meanPower(const BillOfQuantities& bill, const InputValues& inputs)
{
    const double busy = at(inputs, InputKey::Utilisation);
    const double idle = at(inputs, InputKey::SpareIdleShare);
    MeanPower out;
    out.it = (busy + (1.0 - busy) * idle) * bill.typicalWorking + bill.spareKnownIdle +
             idle * bill.spareTypical;
    const double load = bill.itTdp > Power{} ? static_cast<double>(out.it / bill.itTdp) : 0.0;
    out.losses = bill.year ? yearShare(bill, out.it) * bill.year->losses : load * bill.losses;
    out.pumpsAndFans = bill.year ? bill.year->pumpsAndFans : bill.pumpsAndFans;
    out.liquidHeat = load * bill.liquidHeat;
    out.airHeat = load * bill.airHeat;
    out.heatRejection = rejectionPower(bill, inputs, out.it);
    out.fabric = bill.besideRacks();
    return out;
}

Power rejectionPower(const BillOfQuantities& bill, const InputValues& inputs, Power it)
{
    const double load = bill.itTdp > Power{} ? static_cast<double>(it / bill.itTdp) : 0.0;
    const auto part = [&](Power heatAtTdp, InputKey key,
                          std::optional<Power> YearMeans::*computed) {
        if (bill.year && (*bill.year).*computed)
            return yearShare(bill, it) * drawnOver(key, inputs) * *((*bill.year).*computed);
        return load * at(inputs, key) * heatAtTdp;
    };
    return part(bill.liquidHeat, InputKey::HeatRejectionLiquid, &YearMeans::rejectionLiquid) +
           part(bill.airHeat, InputKey::HeatRejectionAir, &YearMeans::rejectionAir);
}

Power facilityPower(const BillOfQuantities& bill, const InputValues& inputs)
{
    const Power moving = bill.year ? bill.year->pumpsAndFans : bill.pumpsAndFans;
    return bill.itTdp + bill.besideRacks() + bill.losses + moving +
           rejectionPower(bill, inputs, bill.itTdp);
}

OpexFigures opexOf(const BillOfQuantities& bill, const CapexSums& capex, const InputValues& inputs)
{
    OpexFigures out{};
    const auto put = [&](OpexKind kind, double usd) { out[static_cast<std::size_t>(kind)] = usd; };
    const double energy = energyOf(bill, inputs);
    put(OpexKind::Electricity, energy * priceOf(bill, inputs));
    put(OpexKind::Demand,
        billedDemand(bill, inputs) * at(inputs, InputKey::DemandCharge) * monthsPerYear);
    put(OpexKind::Water, waterOf(bill, inputs) * at(inputs, InputKey::WaterPrice));
    put(OpexKind::Carbon, energy * carbonOf(bill, inputs) * at(inputs, InputKey::CarbonPrice));
    put(OpexKind::Staff, inSi(bill.itTdp) / staffBlock * at(inputs, InputKey::StaffPer10Mw) *
                             at(inputs, InputKey::Salary) * yearSeconds);
    put(OpexKind::Maintenance, at(inputs, InputKey::MaintenanceShare) * maintained(capex));
    put(OpexKind::Spares, at(inputs, InputKey::SparesShare) * (capex.it + capex.network));
    put(OpexKind::Insurance, at(inputs, InputKey::InsuranceShare) * capex.total());
    return out;
}

InputKey escalationOf(OpexKind kind)
{
    return kind == OpexKind::Electricity || kind == OpexKind::Demand ? InputKey::EnergyEscalation
                                                                     : InputKey::Escalation;
}

OpexLine opexLine(OpexKind kind, const BillOfQuantities& bill, const CapexSums& capex,
                  const InputValues& inputs)
{
    using enum CostGroup;
    switch (kind) {
    case OpexKind::Electricity:
        return {"energy",
                QT_TRANSLATE_NOOP("cost", "Energy"),
                EnergyUse,
                InputKey::EnergyPrice,
                Measure::Energy,
                energyOf(bill, inputs),
                QT_TRANSLATE_NOOP("cost", "MWh/year")};
    case OpexKind::Demand:
        return {"demand",
                QT_TRANSLATE_NOOP("cost", "Demand charge"),
                EnergyUse,
                InputKey::DemandCharge,
                Measure::Power,
                billedDemand(bill, inputs),
                QT_TRANSLATE_NOOP("cost", "kW")};
    case OpexKind::Water:
        return {"water",
                QT_TRANSLATE_NOOP("cost", "Water"),
                CostGroup::Water,
                InputKey::WaterPrice,
                Measure::None,
                waterOf(bill, inputs),
                QT_TRANSLATE_NOOP("cost", "m³/year")};
    case OpexKind::Carbon:
        return {"carbon",
                QT_TRANSLATE_NOOP("cost", "Carbon price"),
                Other,
                InputKey::CarbonPrice,
                Measure::Carbon,
                energyOf(bill, inputs) * carbonOf(bill, inputs),
                QT_TRANSLATE_NOOP("cost", "t/year")};
    case OpexKind::Staff:
        return {"staff",
                QT_TRANSLATE_NOOP("cost", "Staff"),
                CostGroup::Staff,
                InputKey::StaffPer10Mw,
                Measure::None,
                inSi(bill.itTdp) / staffBlock * at(inputs, InputKey::StaffPer10Mw),
                QT_TRANSLATE_NOOP("cost", "people")};
    case OpexKind::Maintenance:
        return {"maintenance",
                QT_TRANSLATE_NOOP("cost", "Maintenance of plant"),
                CostGroup::Maintenance,
                InputKey::MaintenanceShare,
                Measure::Money,
                maintained(capex),
                QT_TRANSLATE_NOOP("cost", "USD of plant")};
    case OpexKind::Spares:
        return {"spares",
                QT_TRANSLATE_NOOP("cost", "IT spares and support"),
                CostGroup::Spares,
                InputKey::SparesShare,
                Measure::Money,
                capex.it + capex.network,
                QT_TRANSLATE_NOOP("cost", "USD of IT")};
    case OpexKind::Insurance:
        return {"insurance",
                QT_TRANSLATE_NOOP("cost", "Insurance and property tax"),
                Other,
                InputKey::InsuranceShare,
                Measure::Money,
                capex.total(),
                QT_TRANSLATE_NOOP("cost", "USD of capital")};
    }
    return {"", "", Other, InputKey::EnergyPrice, Measure::None, 0.0, ""};
}

} // namespace hallwright::model
