// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recipe/coolant_recipe.h"

namespace hallwright::model {

namespace {

constexpr Choice schemes[] = {{"in_rack", QT_TRANSLATE_NOOP("choice", "In rack")},
                              {"in_row", QT_TRANSLATE_NOOP("choice", "In row")},
                              {"row_end", QT_TRANSLATE_NOOP("choice", "Row-end group")},
                              {"room", QT_TRANSLATE_NOOP("choice", "CDU room")}};
constexpr Choice redundancies[] = {{"n", "N"}, {"n+1", "N+1"}, {"n+2", "N+2"}};
constexpr Choice returns[] = {{"direct", QT_TRANSLATE_NOOP("choice", "Direct return")},
                              {"reverse", QT_TRANSLATE_NOOP("choice", "Reverse return")}};
constexpr Choice controls[] = {
    {"fixed_speed", QT_TRANSLATE_NOOP("choice", "Fixed pump speed")},
    {"constant_pressure", QT_TRANSLATE_NOOP("choice", "Constant differential pressure")},
    {"balanced_valves", QT_TRANSLATE_NOOP("choice", "Balanced valves")},
    {"picv", QT_TRANSLATE_NOOP("choice", "Pressure-independent valves")}};
constexpr Choice feeds[] = {
    {"both", QT_TRANSLATE_NOOP("choice", "A and B through a transfer switch")},
    {"a", QT_TRANSLATE_NOOP("choice", "Board A")},
    {"b", QT_TRANSLATE_NOOP("choice", "Board B")},
    {"alternating", QT_TRANSLATE_NOOP("choice", "A and B in turn")}};
constexpr Choice mainsShapes[] = {{"comb", QT_TRANSLATE_NOOP("choice", "Comb")},
                                  {"ring", QT_TRANSLATE_NOOP("choice", "Ring")}};
constexpr Choice facilityFeeds[] = {
    {"single", QT_TRANSLATE_NOOP("choice", "One facility loop")},
    {"alternating", QT_TRANSLATE_NOOP("choice", "Loops A and B in turn")},
    {"changeover", QT_TRANSLATE_NOOP("choice", "Loops A and B with a changeover valve")}};
constexpr Choice fluids[] = {
    {"water", QT_TRANSLATE_NOOP("choice", "Water")},
    {"pg25", QT_TRANSLATE_NOOP("choice", "PG25 (ASHRAE 2001 tables, by volume)")},
    {"pg25_dowfrost", QT_TRANSLATE_NOOP("choice", "PG25 (Dowfrost LC 25)")}};
constexpr Choice airSchemes[] = {
    {"perimeter", QT_TRANSLATE_NOOP("choice", "Perimeter CRAH")},
    {"in_row", QT_TRANSLATE_NOOP("choice", "In-row coolers")},
    {"fan_wall", QT_TRANSLATE_NOOP("choice", "Fan wall")},
    {"rear_door", QT_TRANSLATE_NOOP("choice", "Rear-door heat exchangers")}};
constexpr Choice containments[] = {{"none", QT_TRANSLATE_NOOP("choice", "None")},
                                   {"hot_aisle", QT_TRANSLATE_NOOP("choice", "Hot aisle")},
                                   {"cold_aisle", QT_TRANSLATE_NOOP("choice", "Cold aisle")},
                                   {"chimney", QT_TRANSLATE_NOOP("choice", "Chimney")}};

} // namespace

std::span<const Choice> choicesOf(CduScheme)
{
    return schemes;
}
std::span<const Choice> choicesOf(UnitRedundancy)
{
    return redundancies;
}
std::span<const Choice> choicesOf(ReturnPath)
{
    return returns;
}
std::span<const Choice> choicesOf(FlowControl)
{
    return controls;
}
std::span<const Choice> choicesOf(MechanicalFeed)
{
    return feeds;
}
std::span<const Choice> choicesOf(Mains)
{
    return mainsShapes;
}
std::span<const Choice> choicesOf(FacilityFeeds)
{
    return facilityFeeds;
}
std::span<const Choice> choicesOf(Coolant)
{
    return fluids;
}
std::span<const Choice> choicesOf(AirScheme)
{
    return airSchemes;
}
std::span<const Choice> choicesOf(Containment)
{
    return containments;
}

namespace {

void addMains(std::vector<Field<CoolantRecipe>>& list)
{
    using R = CoolantRecipe;
    list.push_back(
        field<R>({.key = "mains",
                  .title = QT_TRANSLATE_NOOP("field", "Mains"),
                  .help = QT_TRANSLATE_NOOP(
                      "field", "A ring is closed behind the last row and sized to carry the group "
                               "with one stretch shut off")},
                 [](auto& r) -> auto& { return r.mains; }));
    const auto entry = [&list](const char* key, const char* title, auto reach) {
        list.push_back(field<R>(
            {.key = key,
             .title = title,
             .measure = Measure::Length,
             .min = -1e4,
             .max = 1e4,
             .help = QT_TRANSLATE_NOOP("field", "CDU room only; unknown: 15 m to the first row")},
            reach));
    };
    entry("mains_x", QT_TRANSLATE_NOOP("field", "Mains enter the hall, x"),
          [](auto& r) -> auto& { return r.mainsX; });
    entry("mains_y", QT_TRANSLATE_NOOP("field", "Mains enter the hall, y"),
          [](auto& r) -> auto& { return r.mainsY; });
    list.push_back(field<R>(
        {.key = "facility_feeds",
         .title = QT_TRANSLATE_NOOP("field", "Facility loops of the CDUs"),
         .help = QT_TRANSLATE_NOOP("field", "A lost loop stops exactly the CDUs that hang on it")},
        [](auto& r) -> auto& { return r.facilityFeeds; }));
}

void addValves(std::vector<Field<CoolantRecipe>>& list)
{
    using R = CoolantRecipe;
    list.push_back(
        field<R>({.key = "coupling_type",
                  .title = QT_TRANSLATE_NOOP("field", "Quick disconnects at racks"),
                  .help = QT_TRANSLATE_NOOP("field", "None: their pressure drop is not counted")},
                 [](auto& r) -> auto& { return r.couplingType; }));
    list.push_back(
        field<R>({.key = "strainer_kv",
                  .title = QT_TRANSLATE_NOOP("field", "Strainer before each CDU, Kv"),
                  .min = 0.1,
                  .max = 1e5,
                  .help = QT_TRANSLATE_NOOP("field", "m³/h of water at 1 bar, clean; unknown: none "
                                                     "besides what the CDU's curve includes")},
                 [](auto& r) -> auto& { return r.strainerKv; }));
    list.push_back(field<R>({.key = "strainer_fouling",
                             .title = QT_TRANSLATE_NOOP("field", "Strainer area covered by dirt"),
                             .measure = Measure::Fraction,
                             .min = 0,
                             .max = 0.95},
                            [](auto& r) -> auto& { return r.strainerFouling; }));
    list.push_back(field<R>(
        {.key = "bypass_pressure",
         .title = QT_TRANSLATE_NOOP("field", "Bypass opens at"),
         .measure = Measure::Pressure,
         .min = 1e3,
         .max = 2e6,
         .help = QT_TRANSLATE_NOOP("field", "Differential pressure between the supply and return "
                                            "mains of a group; unknown: no bypass")},
        [](auto& r) -> auto& { return r.bypassPressure; }));
    list.push_back(
        field<R>({.key = "bypass_kv",
                  .title = QT_TRANSLATE_NOOP("field", "Bypass valve, Kv"),
                  .min = 0.1,
                  .max = 1e5,
                  .help = QT_TRANSLATE_NOOP("field", "m³/h of water at 1 bar, fully open")},
                 [](auto& r) -> auto& { return r.bypassKv; }));
}

void addPressures(std::vector<Field<CoolantRecipe>>& list)
{
    using R = CoolantRecipe;
    list.push_back(field<R>(
        {.key = "fill_pressure",
         .title = QT_TRANSLATE_NOOP("field", "Pressure of the expansion vessel"),
         .measure = Measure::Pressure,
         .min = 0,
         .max = 2e6,
         .help = QT_TRANSLATE_NOOP("field", "Gauge, at the pumps' suction (class estimate)")},
        [](auto& r) -> auto& { return r.fillPressure; }));
    list.push_back(
        field<R>({.key = "static_height",
                  .title = QT_TRANSLATE_NOOP("field", "Highest point of the loop over the pumps"),
                  .measure = Measure::Length,
                  .min = 0,
                  .max = 300},
                 [](auto& r) -> auto& { return r.staticHeight; }));
    list.push_back(field<R>(
        {.key = "lowest_point",
         .title = QT_TRANSLATE_NOOP("field", "Depth of the loop's lowest point under the pumps"),
         .measure = Measure::Length,
         .min = 0,
         .max = 300},
        [](auto& r) -> auto& { return r.lowestPoint; }));
    list.push_back(field<R>(
        {.key = "riser_height",
         .title = QT_TRANSLATE_NOOP("field", "Height of the racks over the CDUs"),
         .measure = Measure::Length,
         .min = -300,
         .max = 300,
         .help = QT_TRANSLATE_NOOP("field", "Negative: CDUs over the racks. The weight of cold and "
                                            "warm coolant in the risers is counted")},
        [](auto& r) -> auto& { return r.riserHeight; }));
}

std::vector<Field<CoolantRecipe>> unitFields()
{
    using R = CoolantRecipe;
    return {
        field<R>({.key = "cdu", .title = QT_TRANSLATE_NOOP("field", "CDU position")},
                 [](auto& r) -> auto& { return r.cdu; }),
        field<R>({.key = "cdu_type",
                  .title = QT_TRANSLATE_NOOP("field", "CDU type"),
                  .help = QT_TRANSLATE_NOOP(
                      "field", "None: the smallest catalogue CDU that carries the group")},
                 [](auto& r) -> auto& { return r.cduType; }),
        field<R>({.key = "racks_per_group",
                  .title = QT_TRANSLATE_NOOP("field", "Racks per CDU group"),
                  .measure = Measure::Count,
                  .min = 0,
                  .max = 10000,
                  .help = QT_TRANSLATE_NOOP("field", "0: one group per row")},
                 [](auto& r) -> auto& { return r.racksPerGroup; }),
        field<R>({.key = "redundancy", .title = QT_TRANSLATE_NOOP("field", "CDU redundancy")},
                 [](auto& r) -> auto& { return r.redundancy; }),
        field<R>({.key = "return_path", .title = QT_TRANSLATE_NOOP("field", "Return path")},
                 [](auto& r) -> auto& { return r.returnPath; }),
        field<R>({.key = "pipe", .title = QT_TRANSLATE_NOOP("field", "Pipe material")},
                 [](auto& r) -> auto& { return r.pipe; }),
        field<R>({.key = "velocity_limit",
                  .title = QT_TRANSLATE_NOOP("field", "Velocity limit of mains"),
                  .measure = Measure::Velocity,
                  .min = 0.2,
                  .max = 6},
                 [](auto& r) -> auto& { return r.velocityLimit; }),
        field<R>({.key = "gradient_limit",
                  .title = QT_TRANSLATE_NOOP("field", "Pressure gradient limit of mains"),
                  .measure = Measure::PressureGradient,
                  .min = 10,
                  .max = 5000},
                 [](auto& r) -> auto& { return r.gradientLimit; }),
        field<R>({.key = "fluid", .title = QT_TRANSLATE_NOOP("field", "Coolant")},
                 [](auto& r) -> auto& { return r.fluid; }),
        field<R>({.key = "supply_set_point",
                  .title = QT_TRANSLATE_NOOP("field", "Supply set point"),
                  .measure = Measure::Temperature,
                  .min = 278.15,
                  .max = 333.15},
                 [](auto& r) -> auto& { return r.supplySetPoint; }),
        field<R>({.key = "control", .title = QT_TRANSLATE_NOOP("field", "Flow control")},
                 [](auto& r) -> auto& { return r.control; }),
        field<R>({.key = "facility_supply",
                  .title = QT_TRANSLATE_NOOP("field", "Facility water supply"),
                  .measure = Measure::Temperature,
                  .min = 275.15,
                  .max = 333.15},
                 [](auto& r) -> auto& { return r.facilitySupply; }),
        field<R>(
            {.key = "facility_flow",
             .title = QT_TRANSLATE_NOOP("field", "Facility water flow per heat"),
             .measure = Measure::FlowPerPower,
             .min = 0.1 / 60e6,
             .max = 10 / 60e6,
             .help = QT_TRANSLATE_NOOP("field", "OCP liquid-to-liquid rating: 1.5 L/min per kW")},
            [](auto& r) -> auto& { return r.facilityFlow; }),
        field<R>(
            {.key = "buffer_volume",
             .title = QT_TRANSLATE_NOOP("field", "Buffer volume"),
             .measure = Measure::Volume,
             .min = 0,
             .max = 1e4,
             .help = QT_TRANSLATE_NOOP("field", "One tank for the hall, mixed; its groups draw "
                                                "on it by their heat")},
            [](auto& r) -> auto& { return r.bufferVolume; }),
        field<R>(
            {.key = "supply_tank",
             .title = QT_TRANSLATE_NOOP("field", "Tank in the supply of each group"),
             .measure = Measure::Volume,
             .min = 0,
             .max = 1e3,
             .help = QT_TRANSLATE_NOOP("field", "Mixed; carries the racks on while their pumps run "
                                                "and facility water is lost")},
            [](auto& r) -> auto& { return r.supplyTank; }),
        field<R>({.key = "cdu_feed",
                  .title = QT_TRANSLATE_NOOP("field", "Mechanical board of the CDUs"),
                  .help = QT_TRANSLATE_NOOP("field",
                                            "A lost board stops exactly the pumps that it feeds")},
                 [](auto& r) -> auto& { return r.cduFeed; }),
        field<R>({.key = "cdu_on_ups",
                  .title = QT_TRANSLATE_NOOP("field", "CDU pumps on UPS"),
                  .help = QT_TRANSLATE_NOOP(
                      "field", "They carry on while a generator starts after a utility loss")},
                 [](auto& r) -> auto& { return r.cduOnUps; }),
        field<R>({.key = "facility_restart",
                  .title = QT_TRANSLATE_NOOP("field", "Restart of heat rejection"),
                  .measure = Measure::Seconds,
                  .min = 0,
                  .max = 3600,
                  .help = QT_TRANSLATE_NOOP(
                      "field", "From the loss of the utility until facility water is cold again; "
                               "chillers need minutes (class estimate)")},
                 [](auto& r) -> auto& { return r.facilityRestart; }),
    };
}

} // namespace

template <>
const std::vector<Field<CoolantRecipe>>& fields<CoolantRecipe>()
{
    static const std::vector<Field<CoolantRecipe>> list = [] {
        auto all = unitFields();
        addMains(all);
        addValves(all);
        addPressures(all);
        return all;
    }();
    return list;
}

template <>
const std::vector<Field<AirRecipe>>& fields<AirRecipe>()
{
    using R = AirRecipe;
    static const std::vector<Field<R>> list{
        field<R>({.key = "cooling", .title = QT_TRANSLATE_NOOP("field", "Air cooling")},
                 [](auto& r) -> auto& { return r.cooling; }),
        field<R>(
            {.key = "unit_type",
             .title = QT_TRANSLATE_NOOP("field", "Air unit type"),
             .help = QT_TRANSLATE_NOOP("field", "None: the catalogue's default of the scheme")},
            [](auto& r) -> auto& { return r.unitType; }),
        field<R>({.key = "containment", .title = QT_TRANSLATE_NOOP("field", "Containment")},
                 [](auto& r) -> auto& { return r.containment; }),
        field<R>({.key = "redundancy", .title = QT_TRANSLATE_NOOP("field", "Air unit redundancy")},
                 [](auto& r) -> auto& { return r.redundancy; }),
        field<R>({.key = "supply",
                  .title = QT_TRANSLATE_NOOP("field", "Supply air"),
                  .measure = Measure::Temperature,
                  .min = 278.15,
                  .max = 318.15},
                 [](auto& r) -> auto& { return r.supply; }),
        field<R>({.key = "water_supply",
                  .title = QT_TRANSLATE_NOOP("field", "Chilled water supply of the air units"),
                  .measure = Measure::Temperature,
                  .min = 275.15,
                  .max = 323.15},
                 [](auto& r) -> auto& { return r.waterSupply; }),
        field<R>({.key = "dew_point",
                  .title = QT_TRANSLATE_NOOP("field", "Hall dew point"),
                  .measure = Measure::Temperature,
                  .min = 253.15,
                  .max = 303.15},
                 [](auto& r) -> auto& { return r.dewPoint; }),
        field<R>({.key = "leakage",
                  .title = QT_TRANSLATE_NOOP("field", "Supply air that bypasses the racks"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 0.9},
                 [](auto& r) -> auto& { return r.leakage; }),
        field<R>({.key = "containment_gaps",
                  .title = QT_TRANSLATE_NOOP("field", "Open share of a containment's faces"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 1,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate: 3 % for doors, seams and cables; "
                                                     "curtains leak more")},
                 [](auto& r) -> auto& { return r.containmentGaps; }),
        field<R>({.key = "rack_gaps",
                  .title = QT_TRANSLATE_NOOP("field", "Rack intake that comes from its own rear"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 0.5,
                  .help = QT_TRANSLATE_NOOP("field", "Through openings without blanking panels; "
                                                     "estimate: 2 % with panels")},
                 [](auto& r) -> auto& { return r.rackGaps; }),
        field<R>({.key = "mixing",
                  .title = QT_TRANSLATE_NOOP("field", "Mixing velocity at open faces"),
                  .measure = Measure::Velocity,
                  .min = 0,
                  .max = 1,
                  .help = QT_TRANSLATE_NOOP("field", "Turbulent exchange between aisle and room; "
                                                     "estimate: a tenth of tile and aisle speed")},
                 [](auto& r) -> auto& { return r.mixing; }),
    };
    return list;
}

} // namespace hallwright::model
