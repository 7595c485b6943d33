// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of the plant year and of the plant that its design day asks for.
#include "data/project/result_field_makers.h"
#include "data/project/result_fields.h"

namespace hallwright::data {

using namespace model;

namespace {

using Y = YearResult;

constexpr const char* energyKeys[endUseCount]{
    "energy_it",          "energy_losses",      "energy_hall_cooling",
    "energy_plant_pumps", "energy_fans",        "energy_chillers",
    "energy_heat_pumps",  "energy_humidifiers", "energy_lighting",
};

void addEnergies(std::vector<Field<Y>>& list)
{
    for (std::size_t use = 0; use < endUseCount; ++use)
        list.push_back(column<Y>(energyKeys[use], Measure::Energy,
                                 [use](auto& y) -> auto& { return y.energy[use]; }));
    list.push_back(
        column<Y>("energy_total", Measure::Energy, [](auto& y) -> auto& { return y.total; }));
}

void addRatios(std::vector<Field<Y>>& list)
{
    const auto number = [&list](const char* key, double Y::*member) {
        list.push_back(
            column<Y>(key, Measure::None, [member](auto& y) -> auto& { return y.*member; }));
    };
    number("pue", &Y::pue);
    number("pue_worst_hour", &Y::puePeak);
    number("wue_l_per_kwh", &Y::wue);
    number("mlc", &Y::mlc);
    number("elc", &Y::elc);
    number("losses_over_it", &Y::lossShare);
    number("peak_band_share", &Y::peakShare);
    number("carbon_kg", &Y::carbonKg);
    number("mean_pressure_pa", &Y::meanPressurePa);
    const auto share = [&list](const char* key, double ElectricalShares::*member) {
        list.push_back(
            column<Y>(key, Measure::None, [member](auto& y) -> auto& { return y.losses.*member; }));
    };
    share("elc_service", &ElectricalShares::service);
    share("elc_ups", &ElectricalShares::ups);
    share("elc_distribution", &ElectricalShares::distribution);
}

void addAmounts(std::vector<Field<Y>>& list)
{
    const auto put = [&list](const char* key, Measure measure, auto member) {
        list.push_back(column<Y>(key, measure, [member](auto& y) -> auto& { return y.*member; }));
    };
    put("water", Measure::Volume, &Y::water);
    put("evaporation", Measure::Volume, &Y::evaporation);
    put("water_liquid", Measure::Volume, &Y::waterLiquid);
    put("water_air", Measure::Volume, &Y::waterAir);
    put("water_humidifying", Measure::Volume, &Y::waterHumidifying);
    put("length", Measure::Hours, &Y::length);
    put("rejection_liquid", Measure::Energy, &Y::rejectionLiquid);
    put("rejection_air", Measure::Energy, &Y::rejectionAir);
    put("reused_heat", Measure::Energy, &Y::reusedHeat);
    put("stored_heat", Measure::Energy, &Y::storedHeat);
    put("peak", Measure::Power, &Y::peak);
    put("design_peak", Measure::Power, &Y::designPeak);
    put("peak_band", Measure::Power, &Y::coincidentPeakBand);
    put("energy_cost", Measure::Money, &Y::energyCost);
    put("free_hours", Measure::Count, &Y::freeHours);
    put("short_hours", Measure::Count, &Y::shortHours);
    put("chiller_hours_curves", Measure::Count, &Y::curveHours);
    put("chiller_hours_lift", Measure::Count, &Y::liftHours);
    put("warmest_supply", Measure::Temperature, &Y::warmestSupply);
    put("tower_held", Measure::None, &Y::heldTower);
}

} // namespace

template <>
const std::vector<Field<YearResult>>& resultFields()
{
    static const std::vector<Field<Y>> list = [] {
        std::vector<Field<Y>> out{
            column<Y>("climate", Measure::None, [](auto& y) -> auto& { return y.climate; }),
            column<Y>("generated", Measure::None, [](auto& y) -> auto& { return y.generated; }),
            column<Y>("tariff", Measure::None, [](auto& y) -> auto& { return y.tariff; }),
            column<Y>("grid_carbon", Measure::None, [](auto& y) -> auto& { return y.gridCarbon; }),
        };
        addEnergies(out);
        addRatios(out);
        addAmounts(out);
        return out;
    }();
    return list;
}

template <>
const std::vector<Field<PlantUnits>>& resultFields()
{
    using R = PlantUnits;
    static const std::vector<Field<R>> list{
        column<R>("unit", Measure::None, [](auto& r) -> auto& { return r.key; }),
        column<R>("kind", Measure::None, [](auto& r) -> auto& { return r.kind; }),
        column<R>("capacity", Measure::Power, [](auto& r) -> auto& { return r.capacity; }),
        column<R>("needed", Measure::Count, [](auto& r) -> auto& { return r.needed; }),
        column<R>("installed", Measure::Count, [](auto& r) -> auto& { return r.installed; }),
    };
    return list;
}

template <>
const std::vector<Field<PlantLoopDay>>& resultFields()
{
    using R = PlantLoopDay;
    static const std::vector<Field<R>> list = [] {
        std::vector<Field<R>> out;
        const auto put = [&out](const char* key, Measure measure, auto member) {
            out.push_back(
                column<R>(key, measure, [member](auto& r) -> auto& { return r.*member; }));
        };
        put("loop", Measure::None, &R::key);
        put("scheme", Measure::None, &R::scheme);
        put("halls", Measure::Count, &R::times);
        put("dry_bulb", Measure::Temperature, &R::dryBulb);
        put("wet_bulb", Measure::Temperature, &R::wetBulb);
        put("supply", Measure::Temperature, &R::supply);
        put("set_point", Measure::Temperature, &R::setPoint);
        put("between", Measure::Temperature, &R::between);
        put("returned", Measure::Temperature, &R::returned);
        put("flow", Measure::CoolantFlow, &R::flow);
        put("heat", Measure::Power, &R::heat);
        put("free_heat", Measure::Power, &R::freeHeat);
        put("chilled", Measure::Power, &R::chilled);
        put("chiller", Measure::Power, &R::chiller);
        put("fans", Measure::Power, &R::fans);
        put("pumps", Measure::Power, &R::pumps);
        put("rejected", Measure::Power, &R::rejected);
        put("make_up", Measure::CoolantFlow, &R::makeUp);
        return out;
    }();
    return list;
}

} // namespace hallwright::data
