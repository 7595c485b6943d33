// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recipe/power_recipe.h"

namespace hallwright::model {

namespace {

constexpr Choice systems[] = {{"400_230", "400/230 V AC"},
                              {"415_240", "415/240 V AC"},
                              {"480_277", "480/277 V AC"},
                              {"dc_400", "±400 V DC"},
                              {"dc_800", "800 V DC"}};
constexpr Choice patterns[] = {{"n", "N"},
                               {"n+1", "N+1"},
                               {"2n", "2N"},
                               {"2(n+1)", "2(N+1)"},
                               {"3n/2", "3N/2"},
                               {"4n/3", "4N/3"},
                               {"block", QT_TRANSLATE_NOOP("choice", "Block redundant")},
                               {"n+2c", "N+2C"}};
constexpr Choice mediumLayouts[] = {{"radial", QT_TRANSLATE_NOOP("choice", "Radial")},
                                    {"open-ring", QT_TRANSLATE_NOOP("choice", "Open ring")},
                                    {"closed-ring", QT_TRANSLATE_NOOP("choice", "Closed ring")}};
constexpr Choice distributions[] = {{"busway", QT_TRANSLATE_NOOP("choice", "Busway")},
                                    {"rpp", QT_TRANSLATE_NOOP("choice", "Remote power panels")}};
constexpr Choice rules[] = {{"80", QT_TRANSLATE_NOOP("choice", "80 % of rating")},
                            {"100", QT_TRANSLATE_NOOP("choice", "100 % rated")}};
constexpr Choice standards[] = {{"iec", "IEC"}, {"nec", "NEC"}};
constexpr Choice rectifierPlaces[] = {
    {"hall", QT_TRANSLATE_NOOP("choice", "For a block, with the battery on the DC side")},
    {"sidecar", QT_TRANSLATE_NOOP("choice", "Sidecar beside each rack")}};
constexpr Choice upsModes[] = {{"online", QT_TRANSLATE_NOOP("choice", "Online")},
                               {"eco", QT_TRANSLATE_NOOP("choice", "Eco mode")}};
constexpr Choice profiles[] = {{"none", QT_TRANSLATE_NOOP("choice", "None")},
                               {"uptime-1", QT_TRANSLATE_NOOP("choice", "Uptime Tier I")},
                               {"uptime-2", QT_TRANSLATE_NOOP("choice", "Uptime Tier II")},
                               {"uptime-3", QT_TRANSLATE_NOOP("choice", "Uptime Tier III")},
                               {"uptime-4", QT_TRANSLATE_NOOP("choice", "Uptime Tier IV")},
                               {"tia-1", QT_TRANSLATE_NOOP("choice", "TIA-942 Rated-1")},
                               {"tia-2", QT_TRANSLATE_NOOP("choice", "TIA-942 Rated-2")},
                               {"tia-3", QT_TRANSLATE_NOOP("choice", "TIA-942 Rated-3")},
                               {"tia-4", QT_TRANSLATE_NOOP("choice", "TIA-942 Rated-4")},
                               {"en-1", QT_TRANSLATE_NOOP("choice", "EN 50600 class 1")},
                               {"en-2", QT_TRANSLATE_NOOP("choice", "EN 50600 class 2")},
                               {"en-3", QT_TRANSLATE_NOOP("choice", "EN 50600 class 3")},
                               {"en-4", QT_TRANSLATE_NOOP("choice", "EN 50600 class 4")},
                               {"gb-c", QT_TRANSLATE_NOOP("choice", "GB 50174 C")},
                               {"gb-b", QT_TRANSLATE_NOOP("choice", "GB 50174 B")},
                               {"gb-a", QT_TRANSLATE_NOOP("choice", "GB 50174 A")}};

} // namespace

std::span<const Choice> choicesOf(DistributionSystem)
{
    return systems;
}
std::span<const Choice> choicesOf(RedundancyPattern)
{
    return patterns;
}
std::span<const Choice> choicesOf(MediumLayout)
{
    return mediumLayouts;
}
std::span<const Choice> choicesOf(RackDistribution)
{
    return distributions;
}
std::span<const Choice> choicesOf(ContinuousRule)
{
    return rules;
}
std::span<const Choice> choicesOf(WiringStandard)
{
    return standards;
}

std::span<const Choice> choicesOf(RectifierPlace)
{
    return rectifierPlaces;
}
std::span<const Choice> choicesOf(UpsMode)
{
    return upsModes;
}
std::span<const Choice> choicesOf(DesignProfile)
{
    return profiles;
}

bool isDirect(DistributionSystem system)
{
    return system == DistributionSystem::Dc400 || system == DistributionSystem::Dc800;
}

LineVoltage alternatingVoltage(const PowerRecipe& recipe)
{
    if (!isDirect(recipe.system))
        return nominalVoltage(recipe.system);
    return lineVolts(recipe.standard == WiringStandard::Nec ? 480 : 415);
}

LineVoltage nominalVoltage(DistributionSystem system)
{
    switch (system) {
    case DistributionSystem::Ac400:
        return lineVolts(400);
    case DistributionSystem::Ac415:
        return lineVolts(415);
    case DistributionSystem::Ac480:
        return lineVolts(480);
    case DistributionSystem::Dc400:
    case DistributionSystem::Dc800:
        return lineVolts(800);
    }
    return lineVolts(415);
}

template <>
const std::vector<Field<PowerRecipe>>& fields<PowerRecipe>()
{
    using R = PowerRecipe;
    static const std::vector<Field<R>> list{
        field<R>({.key = "system", .title = QT_TRANSLATE_NOOP("field", "Distribution voltage")},
                 [](auto& r) -> auto& { return r.system; }),
        field<R>({.key = "pattern", .title = QT_TRANSLATE_NOOP("field", "Redundancy")},
                 [](auto& r) -> auto& { return r.pattern; }),
        field<R>(
            {.key = "block_size",
             .title = QT_TRANSLATE_NOOP("field", "Block size"),
             .measure = Measure::ApparentPower,
             .min = 10e3,
             .max = 20e6,
             .help = QT_TRANSLATE_NOOP("field", "Rating of one transformer, UPS and board chain")},
            [](auto& r) -> auto& { return r.blockSize; }),
        field<R>({.key = "medium_voltage",
                  .title = QT_TRANSLATE_NOOP("field", "Medium voltage"),
                  .measure = Measure::VoltageKv,
                  .min = 1000,
                  .max = 66000},
                 [](auto& r) -> auto& { return r.mediumVoltage; }),
        field<R>({.key = "medium_layout",
                  .title = QT_TRANSLATE_NOOP("field", "Medium-voltage layout"),
                  .help = QT_TRANSLATE_NOOP("field", "A closed ring needs breakers and "
                                                     "differential protection at every section")},
                 [](auto& r) -> auto& { return r.mediumLayout; }),
        field<R>({.key = "ring_rating",
                  .title = QT_TRANSLATE_NOOP("field", "Ring switchgear, rated current"),
                  .measure = Measure::Current,
                  .min = 50,
                  .max = 5000,
                  .help = QT_TRANSLATE_NOOP("field", "A letter gets as many rings as its load "
                                                     "needs; 630 A is usual (IEC 62271-200)")},
                 [](auto& r) -> auto& { return r.ringRating; }),
        field<R>({.key = "ring_approach",
                  .title = QT_TRANSLATE_NOOP("field", "Ring: board to first and last unit"),
                  .measure = Measure::Length,
                  .min = 0,
                  .max = 1e4,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate; measure it on the site plan")},
                 [](auto& r) -> auto& { return r.ringApproach; }),
        field<R>({.key = "ring_spacing",
                  .title = QT_TRANSLATE_NOOP("field", "Ring: between neighbouring units"),
                  .measure = Measure::Length,
                  .min = 0,
                  .max = 1e4,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate; measure it on the site plan")},
                 [](auto& r) -> auto& { return r.ringSpacing; }),
        field<R>({.key = "ring_switching",
                  .title = QT_TRANSLATE_NOOP("field", "Open ring: time to switch"),
                  .measure = Measure::Minutes,
                  .min = 0,
                  .max = 86400,
                  .help = QT_TRANSLATE_NOOP("field", "By hand about an hour, by remote control "
                                                     "minutes, by automation under one; estimate")},
                 [](auto& r) -> auto& { return r.ringSwitching; }),
        field<R>({.key = "utility_fault_level",
                  .title = QT_TRANSLATE_NOOP("field", "Utility fault level"),
                  .measure = Measure::ApparentPower,
                  .min = 1e6,
                  .max = 1e11,
                  .help = QT_TRANSLATE_NOOP("field", "Highest, three-phase, at the medium-voltage "
                                                     "board; ask the network operator")},
                 [](auto& r) -> auto& { return r.utilityFaultLevel; }),
        field<R>({.key = "utility_fault_lowest",
                  .title = QT_TRANSLATE_NOOP("field", "Utility fault level, lowest over highest"),
                  .measure = Measure::Fraction,
                  .min = 0.01,
                  .max = 1,
                  .help = QT_TRANSLATE_NOOP("field", "Estimate; ask the network operator. For the "
                                                     "lowest fault current (IEC 60909-0)")},
                 [](auto& r) -> auto& { return r.utilityFaultLowest; }),
        field<R>({.key = "ups_fault_current",
                  .title = QT_TRANSLATE_NOOP("field", "UPS fault current, over rated"),
                  .min = 1,
                  .max = 10,
                  .help = QT_TRANSLATE_NOOP("field", "On inverter, bypass closed off: 1.5 to 3 by "
                                                     "class, recalled; ask the maker")},
                 [](auto& r) -> auto& { return r.upsFaultCurrent; }),
        field<R>(
            {.key = "distribution", .title = QT_TRANSLATE_NOOP("field", "Distribution to racks")},
            [](auto& r) -> auto& { return r.distribution; }),
        field<R>(
            {.key = "rectifiers",
             .title = QT_TRANSLATE_NOOP("field", "Rectifiers of a DC system"),
             .help = QT_TRANSLATE_NOOP("field", "Sidecars are fed by AC busways behind AC UPS")},
            [](auto& r) -> auto& { return r.rectifiers; }),
        field<R>({.key = "racks_per_busway",
                  .title = QT_TRANSLATE_NOOP("field", "Racks per busway"),
                  .measure = Measure::Count,
                  .min = 0,
                  .max = 1000,
                  .help = QT_TRANSLATE_NOOP("field", "0: as many as the largest busway carries")},
                 [](auto& r) -> auto& { return r.racksPerBusway; }),
        field<R>(
            {.key = "continuous_rule",
             .title = QT_TRANSLATE_NOOP("field", "Continuous load rule"),
             .help = QT_TRANSLATE_NOOP(
                 "field", "NEC 210.20(A), 215.3: 125 % of continuous load unless 100 % rated")},
            [](auto& r) -> auto& { return r.rule; }),
        field<R>({.key = "standard", .title = QT_TRANSLATE_NOOP("field", "Wiring standard")},
                 [](auto& r) -> auto& { return r.standard; }),
        field<R>({.key = "ups_time",
                  .title = QT_TRANSLATE_NOOP("field", "UPS battery time"),
                  .measure = Measure::Minutes,
                  .min = 0,
                  .max = 36000},
                 [](auto& r) -> auto& { return r.upsTime; }),
        field<R>({.key = "ups_mode",
                  .title = QT_TRANSLATE_NOOP("field", "UPS mode"),
                  .help = QT_TRANSLATE_NOOP("field", "Eco mode loses less and transfers in some "
                                                     "milliseconds when the utility fails")},
                 [](auto& r) -> auto& { return r.upsMode; }),
        field<R>({.key = "third_harmonic",
                  .title = QT_TRANSLATE_NOOP("field", "Third harmonic of phase currents"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 1,
                  .help = QT_TRANSLATE_NOOP("field", "Of single-phase supplies: 3 to 5 % near full "
                                                     "load, recalled; adds up in the neutral")},
                 [](auto& r) -> auto& { return r.thirdHarmonic; }),
        field<R>({.key = "phase_imbalance_limit",
                  .title = QT_TRANSLATE_NOOP("field", "Phase imbalance, highest"),
                  .measure = Measure::Fraction,
                  .min = 0,
                  .max = 2,
                  .help = QT_TRANSLATE_NOOP("field", "Largest phase current over the mean, less 1: "
                                                     "good practice, no standard")},
                 [](auto& r) -> auto& { return r.phaseImbalanceLimit; }),
        field<R>({.key = "ambient",
                  .title = QT_TRANSLATE_NOOP("field", "Ambient of conductors"),
                  .measure = Measure::Temperature,
                  .min = 250,
                  .max = 353.15},
                 [](auto& r) -> auto& { return r.ambient; }),
        field<R>({.key = "spare_generators",
                  .title = QT_TRANSLATE_NOOP("field", "Spare generators"),
                  .measure = Measure::Count,
                  .min = 0,
                  .max = 100},
                 [](auto& r) -> auto& { return r.spareGenerators; }),
        field<R>({.key = "fuel",
                  .title = QT_TRANSLATE_NOOP("field", "Fuel of the generators"),
                  .measure = Measure::Volume,
                  .min = 0,
                  .max = 1e5,
                  .help = QT_TRANSLATE_NOOP("field", "Usable, of all sets of the hall; empty: not "
                                                     "known, so autonomy is not known")},
                 [](auto& r) -> auto& { return r.fuel; }),
        field<R>({.key = "generator_air",
                  .title = QT_TRANSLATE_NOOP("field", "Air at the generators, design day"),
                  .measure = Measure::Temperature,
                  .min = 223.15,
                  .max = 343.15},
                 [](auto& r) -> auto& { return r.generatorAir; }),
        field<R>({.key = "profile",
                  .title = QT_TRANSLATE_NOOP("field", "Design profile"),
                  .help = QT_TRANSLATE_NOOP("field", "Checklist of a standard, recalled: a help "
                                                     "for design, no certification")},
                 [](auto& r) -> auto& { return r.profile; }),
        field<R>({.key = "wanted_fuel_time",
                  .title = QT_TRANSLATE_NOOP("field", "Fuel autonomy wanted"),
                  .measure = Measure::Hours,
                  .min = 0,
                  .max = 3.6e6,
                  .help = QT_TRANSLATE_NOOP("field", "Empty: as the design profile has it")},
                 [](auto& r) -> auto& { return r.wantedFuelTime; }),
        field<R>({.key = "wanted_battery_time",
                  .title = QT_TRANSLATE_NOOP("field", "Battery time wanted"),
                  .measure = Measure::Minutes,
                  .min = 0,
                  .max = 36000,
                  .help = QT_TRANSLATE_NOOP("field", "Empty: as the design profile has it")},
                 [](auto& r) -> auto& { return r.wantedBatteryTime; }),
        field<R>({.key = "board_x",
                  .title = QT_TRANSLATE_NOOP("field", "Feeder entry X"),
                  .measure = Measure::Length},
                 [](auto& r) -> auto& { return r.boardX; }),
        field<R>({.key = "board_y",
                  .title = QT_TRANSLATE_NOOP("field", "Feeder entry Y"),
                  .measure = Measure::Length},
                 [](auto& r) -> auto& { return r.boardY; }),
    };
    return list;
}

} // namespace hallwright::model
