// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recipe/plant_recipe.h"

namespace hallwright::model {

namespace {

constexpr Choice schemes[] = {
    {"dry_cooler", QT_TRANSLATE_NOOP("choice", "Dry cooler")},
    {"dry_cooler_chiller", QT_TRANSLATE_NOOP("choice", "Dry cooler and air-cooled chiller")},
    {"adiabatic_cooler", QT_TRANSLATE_NOOP("choice", "Adiabatic cooler")},
    {"tower", QT_TRANSLATE_NOOP("choice", "Cooling tower")},
    {"tower_chiller", QT_TRANSLATE_NOOP("choice", "Tower with economiser and chiller")},
    {"water_chiller", QT_TRANSLATE_NOOP("choice", "Water-cooled chiller, no economiser")},
    {"air_chiller", QT_TRANSLATE_NOOP("choice", "Air-cooled chiller, no economiser")}};
constexpr Choice evaporationRules[] = {
    {"saturated_exit", QT_TRANSLATE_NOOP("choice", "Saturated exit air")},
    {"all_latent", QT_TRANSLATE_NOOP("choice", "All heat latent")}};

constexpr Choice economisers[] = {
    {"integrated", QT_TRANSLATE_NOOP("choice", "In series with the chiller")},
    {"changeover", QT_TRANSLATE_NOOP("choice", "Instead of the chiller")}};
constexpr Choice humidifiers[] = {{"none", QT_TRANSLATE_NOOP("choice", "None")},
                                  {"adiabatic", QT_TRANSLATE_NOOP("choice", "Adiabatic")},
                                  {"steam", QT_TRANSLATE_NOOP("choice", "Steam, electric")}};

constexpr const char* storage = QT_TRANSLATE_NOOP("field", "Thermal storage");
constexpr const char* reuse = QT_TRANSLATE_NOOP("field", "Heat reuse");
constexpr const char* humidity = QT_TRANSLATE_NOOP("field", "Humidity");
constexpr const char* rejection = QT_TRANSLATE_NOOP("field", "Heat rejection");
constexpr const char* machines = QT_TRANSLATE_NOOP("field", "Fans, pumps and chillers");
constexpr const char* water = QT_TRANSLATE_NOOP("field", "Water");
constexpr const char* design = QT_TRANSLATE_NOOP("field", "Design day");

using R = PlantRecipe;

std::vector<Field<R>> rejectionFields()
{
    return {
        field<R>({.key = "liquid",
                  .title = QT_TRANSLATE_NOOP("field", "Heat rejection of the liquid loop"),
                  .group = rejection},
                 [](auto& r) -> auto& { return r.liquid; }),
        field<R>({.key = "air",
                  .title = QT_TRANSLATE_NOOP("field", "Heat rejection of the air units' water"),
                  .group = rejection},
                 [](auto& r) -> auto& { return r.air; }),
        field<R>({.key = "redundancy",
                  .title = QT_TRANSLATE_NOOP("field", "Plant redundancy"),
                  .group = rejection},
                 [](auto& r) -> auto& { return r.redundancy; }),
        field<R>({.key = "unit_size",
                  .title = QT_TRANSLATE_NOOP("field", "Heat of one unit"),
                  .measure = Measure::Power,
                  .min = 1e4,
                  .max = 1e8,
                  .group = rejection},
                 [](auto& r) -> auto& { return r.unitSize; }),
        field<R>({.key = "economiser",
                  .title = QT_TRANSLATE_NOOP("field", "Economiser before a chiller"),
                  .group = rejection},
                 [](auto& r) -> auto& { return r.economiser; }),
    };
}

std::vector<Field<R>> reuseFields()
{
    return {
        field<R>({.key = "heat_reuse",
                  .title = QT_TRANSLATE_NOOP("field", "Liquid heat given away"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 1,
                  .group = reuse,
                  .help = QT_TRANSLATE_NOOP("field", "Share of the liquid heat that leaves as "
                                                     "useful heat while there is demand")},
                 [](auto& r) -> auto& { return r.heatReuse; }),
        field<R>({.key = "reuse_temperature",
                  .title = QT_TRANSLATE_NOOP("field", "Heat pump delivers at"),
                  .measure = Measure::Temperature,
                  .min = 293.15,
                  .max = 393.15,
                  .group = reuse,
                  .help = QT_TRANSLATE_NOOP("field", "None: heat is given at return temperature. "
                                                     "COP = half of Carnot, at most 7 (estimate)")},
                 [](auto& r) -> auto& { return r.reuseTemperature; }),
        field<R>(
            {.key = "heating_limit",
             .title = QT_TRANSLATE_NOOP("field", "Heating limit"),
             .measure = Measure::Temperature,
             .min = 263.15,
             .max = 303.15,
             .group = reuse,
             .help = QT_TRANSLATE_NOOP("field", "Demand rises from its base at this dry bulb "
                                                "to all at the coldest hour; none: all hours")},
            [](auto& r) -> auto& { return r.heatingLimit; }),
        field<R>({.key = "reuse_base",
                  .title = QT_TRANSLATE_NOOP("field", "Heat demand that lasts all year"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 1,
                  .group = reuse,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate: 20 %, hot water")},
                 [](auto& r) -> auto& { return r.reuseBase; }),
    };
}

std::vector<Field<R>> storageFields()
{
    return {
        field<R>({.key = "storage",
                  .title = QT_TRANSLATE_NOOP("field", "Tank on the air units' water"),
                  .measure = Measure::Energy,
                  .min = 0,
                  .max = 1e13,
                  .group = storage,
                  .help = QT_TRANSLATE_NOOP("field", "Heat that it takes; discharged in the hours "
                                                     "of peak price, charged in the others")},
                 [](auto& r) -> auto& { return r.storage; }),
        field<R>({.key = "storage_time",
                  .title = QT_TRANSLATE_NOOP("field", "Time of a whole discharge"),
                  .measure = Measure::Hours,
                  .min = 900,
                  .max = 172800,
                  .group = storage},
                 [](auto& r) -> auto& { return r.storageTime; }),
        field<R>({.key = "storage_loss",
                  .title = QT_TRANSLATE_NOOP("field", "Loss of the tank per day"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 1,
                  .group = storage,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate: 2 % of what it holds")},
                 [](auto& r) -> auto& { return r.storageLoss; }),
    };
}

std::vector<Field<R>> humidityFields()
{
    return {
        field<R>({.key = "humidifier",
                  .title = QT_TRANSLATE_NOOP("field", "Humidifier"),
                  .group = humidity},
                 [](auto& r) -> auto& { return r.humidifier; }),
        field<R>({.key = "air_changes",
                  .title = QT_TRANSLATE_NOOP("field", "Outside air changes per hour"),
                  .min = 0,
                  .max = 20,
                  .group = humidity,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate: 0.25 for a slight overpressure")},
                 [](auto& r) -> auto& { return r.airChanges; }),
        field<R>({.key = "lowest_dew_point",
                  .title = QT_TRANSLATE_NOOP("field", "Lowest dew point held"),
                  .measure = Measure::Temperature,
                  .min = 233.15,
                  .max = 298.15,
                  .group = humidity,
                  .help = QT_TRANSLATE_NOOP("field", "ASHRAE TC 9.9 recommended: -9 °C")},
                 [](auto& r) -> auto& { return r.lowestDewPoint; }),
    };
}

std::vector<Field<R>> designFields()
{
    const auto kelvin = [](const char* key, const char* title, const char* help) {
        return FieldInfo{.key = key,
                         .title = title,
                         .measure = Measure::TemperatureDifference,
                         .min = 0.5,
                         .max = 30,
                         .group = design,
                         .help = help};
    };
    return {
        field<R>({.key = "design_dry_bulb",
                  .title = QT_TRANSLATE_NOOP("field", "Design dry bulb"),
                  .measure = Measure::Temperature,
                  .min = 243.15,
                  .max = 333.15,
                  .group = design,
                  .help = QT_TRANSLATE_NOOP("field", "None: the hottest hour of the climate")},
                 [](auto& r) -> auto& { return r.designDryBulb; }),
        field<R>({.key = "design_wet_bulb",
                  .title = QT_TRANSLATE_NOOP("field", "Design wet bulb"),
                  .measure = Measure::Temperature,
                  .min = 243.15,
                  .max = 313.15,
                  .group = design,
                  .help = QT_TRANSLATE_NOOP("field", "None: the highest of the climate")},
                 [](auto& r) -> auto& { return r.designWetBulb; }),
        field<R>(kelvin("air_water_rise",
                        QT_TRANSLATE_NOOP("field", "Water rise over the air units"),
                        QT_TRANSLATE_NOOP("field", "Estimate: 8 K; catalogue units 7 to 20 K")),
                 [](auto& r) -> auto& { return r.airWaterRise; }),
        field<R>(kelvin("dry_approach", QT_TRANSLATE_NOOP("field", "Dry cooler approach"),
                        QT_TRANSLATE_NOOP("field", "Supply water over dry bulb at the design day")),
                 [](auto& r) -> auto& { return r.dryApproach; }),
        field<R>(
            kelvin("tower_approach", QT_TRANSLATE_NOOP("field", "Tower approach"),
                   QT_TRANSLATE_NOOP("field", "Water over wet bulb at the design day: 2.8 to 6.7 K "
                                              "in the Lei-Masanet model")),
            [](auto& r) -> auto& { return r.towerApproach; }),
        field<R>(kelvin("exchanger_approach",
                        QT_TRANSLATE_NOOP("field", "Approach of the plate exchanger"),
                        QT_TRANSLATE_NOOP("field", "1.7 to 2.8 K in the Lei-Masanet model")),
                 [](auto& r) -> auto& { return r.exchangerApproach; }),
    };
}

FieldInfo share(const char* key, const char* title, const char* group, const char* help)
{
    return {.key = key,
            .title = title,
            .measure = Measure::Fraction,
            .min = 0.0,
            .max = 1.0,
            .group = group,
            .help = help};
}

std::vector<Field<R>> machineFields()
{
    return {
        field<R>(share("dry_fan_share", QT_TRANSLATE_NOOP("field", "Dry cooler fans over heat"),
                       machines,
                       QT_TRANSLATE_NOOP("field", "At full speed: 117.7 kW for 2,931 kW (BAC "
                                                  "TDFS1238N record in modelica-buildings)")),
                 [](auto& r) -> auto& { return r.dryFanShare; }),
        field<R>(share("tower_fan_share", QT_TRANSLATE_NOOP("field", "Tower fans over heat"),
                       machines, QT_TRANSLATE_NOOP("field", "At full speed: 1.2 % (estimate)")),
                 [](auto& r) -> auto& { return r.towerFanShare; }),
        field<R>(share("lift_water",
                       QT_TRANSLATE_NOOP("field", "Lift efficiency, water-cooled chiller"),
                       machines,
                       QT_TRANSLATE_NOOP("field", "Share of the Carnot COP where published curves "
                                                  "end: 0.70 York YT, 0.74 Trane CVHF at rating")),
                 [](auto& r) -> auto& { return r.liftWater; }),
        field<R>(share("lift_air",
                       QT_TRANSLATE_NOOP("field", "Lift efficiency, air-cooled chiller"), machines,
                       QT_TRANSLATE_NOOP("field", "Fans included: Carrier 30XA500 at rating")),
                 [](auto& r) -> auto& { return r.liftAir; }),
        field<R>({.key = "pump_head",
                  .title = QT_TRANSLATE_NOOP("field", "Head of the facility water pumps"),
                  .measure = Measure::Pressure,
                  .min = 0,
                  .max = 1e6,
                  .group = machines,
                  .help = QT_TRANSLATE_NOOP("field", "At design flow; a tower loop adds the same "
                                                     "again (estimate)")},
                 [](auto& r) -> auto& { return r.pumpHead; }),
        field<R>({.key = "pump_efficiency",
                  .title = QT_TRANSLATE_NOOP("field", "Pump efficiency, wire to water"),
                  .measure = Measure::Fraction,
                  .min = 0.05,
                  .max = 0.95,
                  .group = machines},
                 [](auto& r) -> auto& { return r.pumpEfficiency; }),
        field<R>(share("pump_head_fixed",
                       QT_TRANSLATE_NOOP("field", "Pump power that does not fall with flow"),
                       machines,
                       QT_TRANSLATE_NOOP("field", "P/P0 = h + (1 - h) s³; 0.3 with a constant "
                                                  "differential pressure (estimate)")),
                 [](auto& r) -> auto& { return r.pumpHeadFixed; }),
        field<R>(share("other_share", QT_TRANSLATE_NOOP("field", "Lighting and offices over IT"),
                       machines,
                       QT_TRANSLATE_NOOP("field", "0 to 0.2 % at large sites, 2 to 5 % at mid-size "
                                                  "ones (LBNL, second-hand)")),
                 [](auto& r) -> auto& { return r.otherShare; }),
    };
}

std::vector<Field<R>> waterFields()
{
    return {
        field<R>({.key = "cycles",
                  .title = QT_TRANSLATE_NOOP("field", "Cycles of concentration"),
                  .min = 1.5,
                  .max = 50,
                  .group = water,
                  .help = QT_TRANSLATE_NOOP("field", "3 to 15; NREL measured 12.8")},
                 [](auto& r) -> auto& { return r.cycles; }),
        field<R>({.key = "drift",
                  .title = QT_TRANSLATE_NOOP("field", "Drift over circulating flow"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 0.01,
                  .group = water,
                  .help = QT_TRANSLATE_NOOP("field", "0.008 % is EnergyPlus' default")},
                 [](auto& r) -> auto& { return r.drift; }),
        field<R>({.key = "evaporation",
                  .title = QT_TRANSLATE_NOOP("field", "Evaporation rule"),
                  .group = water},
                 [](auto& r) -> auto& { return r.evaporation; }),
        field<R>(share("pad_effectiveness",
                       QT_TRANSLATE_NOOP("field", "Effectiveness of adiabatic pads"), water,
                       QT_TRANSLATE_NOOP("field", "Estimate: 0.85")),
                 [](auto& r) -> auto& { return r.padEffectiveness; }),
    };
}

} // namespace

std::span<const Choice> choicesOf(RejectionScheme)
{
    return schemes;
}
std::span<const Choice> choicesOf(Economiser)
{
    return economisers;
}
std::span<const Choice> choicesOf(Humidifier)
{
    return humidifiers;
}
std::span<const Choice> choicesOf(EvaporationRule)
{
    return evaporationRules;
}

template <>
const std::vector<Field<PlantRecipe>>& fields<PlantRecipe>()
{
    static const std::vector<Field<R>> list = [] {
        std::vector<Field<R>> all = rejectionFields();
        for (auto part : {reuseFields(), storageFields(), humidityFields(), designFields(),
                          machineFields(), waterFields()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return list;
}

} // namespace hallwright::model
