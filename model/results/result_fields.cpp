// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/result_fields.h"

#include <algorithm>

namespace hallwright::model {

namespace {

using RackFigure = ResultFigure<RackResult>;
using ElementFigure = ResultFigure<ElementResult>;

// A figure that is a member of the row; FieldCodec makes the value.
template <class Row, class Member>
ResultFigure<Row> figure(const char* key, const char* title, Measure measure, Member Row::*member,
                         const char* chain)
{
    return {key, title, measure, chain,
            [member](const Row& row) { return FieldCodec<Member>::toValue(row.*member); }};
}

RackFigure power(const char* key, const char* title, Power RackResult::*member, const char* chain)
{
    return {key, title, Measure::Power, chain, [member](const RackResult& rack) {
                return rack.powerKnown ? FieldValue{inSi(rack.*member)} : FieldValue{};
            }};
}

FieldValue flowMargin(const RackResult& rack)
{
    if (!rack.flowNeed || !rack.flowGot || inSi(*rack.flowNeed) <= 0.0)
        return {};
    return (inSi(*rack.flowGot) - inSi(*rack.flowNeed)) / inSi(*rack.flowNeed);
}

FieldValue thermalMargin(const RackResult& rack)
{
    if (!rack.component || !rack.componentLimit)
        return {};
    return inSi(*rack.componentLimit) - inSi(*rack.component);
}

FieldValue feedCurrent(const RackResult& rack)
{
    if (rack.feeds.empty() || !rack.powerKnown)
        return {};
    double worst = 0.0;
    for (const auto& feed : rack.feeds)
        worst = std::max(worst, inSi(feed.currentAlone));
    return worst;
}

FieldValue feedElements(const RackResult& rack)
{
    std::string out;
    for (const auto& feed : rack.feeds)
        out += (out.empty() ? "" : ", ") + std::string(1, feed.letter) + " " + feed.element;
    return out.empty() ? FieldValue{} : FieldValue{out};
}

FieldValue number(const std::optional<double>& value)
{
    return value ? FieldValue{*value} : FieldValue{};
}

FieldValue words(const std::string& text)
{
    return text.empty() ? FieldValue{} : FieldValue{text};
}

std::vector<RackFigure> rackPowerFigures()
{
    return {
        power("tdp", QT_TRANSLATE_NOOP("result", "Power, TDP"), &RackResult::tdp,
              QT_TRANSLATE_NOOP("result", "Of the rack type: basis of heat, coolant flow and "
                                          "continuous current")),
        power("typical", QT_TRANSLATE_NOOP("result", "Power, typical"), &RackResult::typical,
              QT_TRANSLATE_NOOP("result", "Of the rack type: basis of energy and cost")),
        power("peak", QT_TRANSLATE_NOOP("result", "Power, peak"), &RackResult::peak,
              QT_TRANSLATE_NOOP("result", "Of the rack type: short peaks for transients")),
        power("liquid_heat", QT_TRANSLATE_NOOP("result", "Heat to liquid"), &RackResult::liquidHeat,
              QT_TRANSLATE_NOOP("result", "TDP × liquid fraction of the rack type")),
        power("air_heat", QT_TRANSLATE_NOOP("result", "Heat to air"), &RackResult::airHeat,
              QT_TRANSLATE_NOOP("result", "TDP less the heat to liquid")),
        {"feed_current", QT_TRANSLATE_NOOP("result", "Feed current, alone"), Measure::Current,
         QT_TRANSLATE_NOOP("result",
                           "Highest current of a feed that carries the rack alone, at TDP"),
         feedCurrent},
        figure("voltage_drop", QT_TRANSLATE_NOOP("result", "Voltage drop"), Measure::Fraction,
               &RackResult::voltageDrop,
               QT_TRANSLATE_NOOP("result", "Utility to rack inlet, worst feed, by load flow")),
        figure("availability", QT_TRANSLATE_NOOP("result", "Power availability"), Measure::Fraction,
               &RackResult::availability,
               QT_TRANSLATE_NOOP("result", "Share of the year in which a feed is live, by minimal "
                                           "cut sets; planned outages apart")),
        {"outages_per_year", QT_TRANSLATE_NOOP("result", "Power outages per year"), Measure::None,
         QT_TRANSLATE_NOOP("result", "Expected losses of all feeds at once"),
         [](const RackResult& rack) { return number(rack.outagesPerYear); }},
        {"feeds", QT_TRANSLATE_NOOP("result", "Fed by"), Measure::None,
         QT_TRANSLATE_NOOP("result", "Derived from the hall's power recipe"), feedElements},
    };
}

std::vector<RackFigure> rackCoolingFigures()
{
    return {
        figure(
            "flow_need", QT_TRANSLATE_NOOP("result", "Coolant flow needed"), Measure::CoolantFlow,
            &RackResult::flowNeed,
            QT_TRANSLATE_NOOP("result", "Flow curve of the rack type at the supply temperature")),
        figure(
            "flow_got", QT_TRANSLATE_NOOP("result", "Coolant flow"), Measure::CoolantFlow,
            &RackResult::flowGot,
            QT_TRANSLATE_NOOP("result", "Solved in the loop: pump curves against pipes and racks")),
        {"flow_margin", QT_TRANSLATE_NOOP("result", "Flow margin"), Measure::Fraction,
         QT_TRANSLATE_NOOP("result", "(flow − need) / need"), flowMargin},
        figure(
            "supply", QT_TRANSLATE_NOOP("result", "Supply temperature"), Measure::Temperature,
            &RackResult::supply,
            QT_TRANSLATE_NOOP("result", "Secondary supply of its CDU group, by effectiveness–NTU")),
        figure("return", QT_TRANSLATE_NOOP("result", "Return temperature"), Measure::Temperature,
               &RackResult::returned,
               QT_TRANSLATE_NOOP("result", "Supply + heat to liquid / (ρ · cp · flow)")),
        figure("drop", QT_TRANSLATE_NOOP("result", "Pressure drop of rack"), Measure::Pressure,
               &RackResult::drop,
               QT_TRANSLATE_NOOP("result", "Reference drop × (flow / reference flow)^exponent")),
        figure("component", QT_TRANSLATE_NOOP("result", "Hottest component"), Measure::Temperature,
               &RackResult::component,
               QT_TRANSLATE_NOOP("result", "Inlet + power × plate resistance at the plate's flow")),
        {"thermal_margin", QT_TRANSLATE_NOOP("result", "Thermal margin"),
         Measure::TemperatureDifference,
         QT_TRANSLATE_NOOP("result", "Component limit less hottest component"), thermalMargin},
        figure("air_inlet", QT_TRANSLATE_NOOP("result", "Air inlet"), Measure::Temperature,
               &RackResult::airInlet,
               QT_TRANSLATE_NOOP("result", "Supply air mixed with recirculated air")),
        figure("airflow_need", QT_TRANSLATE_NOOP("result", "Airflow needed"), Measure::AirFlow,
               &RackResult::airflowNeed,
               QT_TRANSLATE_NOOP("result", "Airflow curve of the rack type at its inlet")),
        figure("floor_load", QT_TRANSLATE_NOOP("result", "Floor load"), Measure::MassPerArea,
               &RackResult::floorLoad, QT_TRANSLATE_NOOP("result", "Mass over footprint")),
        figure("floor_load_spread", QT_TRANSLATE_NOOP("result", "Floor load, spread"),
               Measure::MassPerArea, &RackResult::floorLoadSpread,
               QT_TRANSLATE_NOOP("result", "Mass over footprint and half the clearances")),
        {"valve_kv", QT_TRANSLATE_NOOP("result", "Valve setting Kv"), Measure::None,
         QT_TRANSLATE_NOOP("result", "m³/h of water at 1 bar, of its balancing or control valve as "
                                     "it stands"),
         [](const RackResult& rack) { return number(rack.valveKv); }},
        figure("valve_drop", QT_TRANSLATE_NOOP("result", "Pressure drop of valve"),
               Measure::Pressure, &RackResult::valveDrop,
               QT_TRANSLATE_NOOP("result", "Over its balancing or control valve")),
        figure("valve_authority", QT_TRANSLATE_NOOP("result", "Valve authority"), Measure::Fraction,
               &RackResult::valveAuthority,
               QT_TRANSLATE_NOOP("result", "Drop of the valve over that of valve, hoses and rack")),
        {"loop", QT_TRANSLATE_NOOP("result", "Coolant group"), Measure::None,
         QT_TRANSLATE_NOOP("result", "Derived from the hall's coolant recipe"),
         [](const RackResult& rack) { return words(rack.loop); }},
    };
}

std::vector<ElementFigure> identityFigures()
{
    return {
        {"kind", QT_TRANSLATE_NOOP("result", "Kind"), Measure::None, "",
         [](const ElementResult& e) { return words(e.kind); }},
        {"type", QT_TRANSLATE_NOOP("result", "Type"), Measure::None,
         QT_TRANSLATE_NOOP("result", "Catalogue entry chosen by the recipe"),
         [](const ElementResult& e) { return words(e.type); }},
        {"rating", QT_TRANSLATE_NOOP("result", "Rating"), Measure::None, "",
         [](const ElementResult& e) { return words(e.rating); }},
        {"count", QT_TRANSLATE_NOOP("result", "Equal units"), Measure::Count, "",
         [](const ElementResult& e) { return FieldValue{std::int64_t{e.count}}; }},
    };
}

std::vector<ElementFigure> cduFigures()
{
    return {
        figure("approach", QT_TRANSLATE_NOOP("result", "Approach"), Measure::TemperatureDifference,
               &ElementResult::approach,
               QT_TRANSLATE_NOOP("result", "Secondary supply less facility supply")),
        figure("approach_least", QT_TRANSLATE_NOOP("result", "Approach, valve open"),
               Measure::TemperatureDifference, &ElementResult::approachLeast,
               QT_TRANSLATE_NOOP("result", "With the primary valve wide open, by effectiveness–NTU "
                                           "with UA at both flows")),
        figure("flow_loading", QT_TRANSLATE_NOOP("result", "Secondary flow over rated"),
               Measure::Fraction, &ElementResult::flowLoading, ""),
        figure("primary_share", QT_TRANSLATE_NOOP("result", "Facility flow drawn"),
               Measure::Fraction, &ElementResult::primaryShare,
               QT_TRANSLATE_NOOP("result", "Of the flow with the primary valve wide open: what is "
                                           "left is control authority")),
        figure("pump_speed", QT_TRANSLATE_NOOP("result", "Pump speed"), Measure::Fraction,
               &ElementResult::pumpSpeed, QT_TRANSLATE_NOOP("result", "Of full speed")),
        figure("pressure_shut_off", QT_TRANSLATE_NOOP("result", "Pressure at shut-off, gauge"),
               Measure::Pressure, &ElementResult::pressureShutOff,
               QT_TRANSLATE_NOOP("result", "Pumps at full speed against shut valves")),
    };
}

std::vector<ElementFigure> loadFigures()
{
    return {
        figure("loading", QT_TRANSLATE_NOOP("result", "Loading"), Measure::Fraction,
               &ElementResult::loading,
               QT_TRANSLATE_NOOP("result", "Of what it may carry, normal state")),
        figure("loading_worst", QT_TRANSLATE_NOOP("result", "Loading, worst failure"),
               Measure::Fraction, &ElementResult::loadingWorst,
               QT_TRANSLATE_NOOP("result", "Highest over all single failures")),
        {"worst_contingency", QT_TRANSLATE_NOOP("result", "Worst failure"), Measure::None, "",
         [](const ElementResult& e) { return words(e.worstContingency); }},
        figure("power", QT_TRANSLATE_NOOP("result", "Power"), Measure::Power, &ElementResult::power,
               QT_TRANSLATE_NOOP("result", "Through it, at its output")),
        figure("loss", QT_TRANSLATE_NOOP("result", "Loss"), Measure::Power, &ElementResult::loss,
               QT_TRANSLATE_NOOP("result", "At this load")),
        figure("current", QT_TRANSLATE_NOOP("result", "Current"), Measure::Current,
               &ElementResult::current, ""),
        figure("fault_highest", QT_TRANSLATE_NOOP("result", "Short-circuit current, highest"),
               Measure::FaultCurrent, &ElementResult::faultHighest,
               QT_TRANSLATE_NOOP("result",
                                 "Ik″ of IEC 60909 at its head, three-phase, from utility "
                                 "or generators")),
        figure("fault_peak", QT_TRANSLATE_NOOP("result", "Peak short-circuit current"),
               Measure::FaultCurrent, &ElementResult::faultPeak,
               QT_TRANSLATE_NOOP("result", "ip = κ √2 Ik″")),
        figure("fault_lowest", QT_TRANSLATE_NOOP("result", "Short-circuit current, lowest"),
               Measure::FaultCurrent, &ElementResult::faultLowest,
               QT_TRANSLATE_NOOP("result", "Minimum case of IEC 60909 at its far end, of three-"
                                           "phase, two-phase and earth faults")),
        figure("withstand", QT_TRANSLATE_NOOP("result", "Short-time withstand"),
               Measure::FaultCurrent, &ElementResult::withstand,
               QT_TRANSLATE_NOOP("result", "Icw, 1 s, of the type chosen")),
        {"breaker", QT_TRANSLATE_NOOP("result", "Breaker"), Measure::None,
         QT_TRANSLATE_NOOP("result", "Smallest of the catalogue that carries the rating"),
         [](const ElementResult& e) { return words(e.breaker); }},
        figure("breaking_capacity", QT_TRANSLATE_NOOP("result", "Breaking capacity"),
               Measure::FaultCurrent, &ElementResult::breakingCapacity,
               QT_TRANSLATE_NOOP("result", "Icu of that breaker")),
        figure("electrical", QT_TRANSLATE_NOOP("result", "Electrical input"), Measure::Power,
               &ElementResult::electrical, QT_TRANSLATE_NOOP("result", "Of pumps and fans")),
        figure("length", QT_TRANSLATE_NOOP("result", "Length"), Measure::Length,
               &ElementResult::length,
               QT_TRANSLATE_NOOP("result", "Along its route in the layout")),
        figure("flow", QT_TRANSLATE_NOOP("result", "Flow"), Measure::CoolantFlow,
               &ElementResult::flow, ""),
        figure("drop", QT_TRANSLATE_NOOP("result", "Pressure drop"), Measure::Pressure,
               &ElementResult::drop, QT_TRANSLATE_NOOP("result", "Darcy–Weisbach with fittings")),
        figure("velocity", QT_TRANSLATE_NOOP("result", "Velocity"), Measure::Velocity,
               &ElementResult::velocity, ""),
        figure("pressure", QT_TRANSLATE_NOOP("result", "Working pressure"), Measure::Pressure,
               &ElementResult::pressure,
               QT_TRANSLATE_NOOP("result", "Gauge: vessel + pump head less drops + static head of "
                                           "the lowest point")),
        figure("npsh", QT_TRANSLATE_NOOP("result", "NPSH available"), Measure::Head,
               &ElementResult::npsh,
               QT_TRANSLATE_NOOP("result", "(Atmosphere + gauge at the suction − vapour pressure) "
                                           "/ (ρ g)")),
        figure("supply", QT_TRANSLATE_NOOP("result", "Supply temperature"), Measure::Temperature,
               &ElementResult::supply, ""),
        figure("return", QT_TRANSLATE_NOOP("result", "Return temperature"), Measure::Temperature,
               &ElementResult::returned, ""),
    };
}

template <class Item>
std::vector<Item> joined(std::vector<Item> first, const std::vector<Item>& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

} // namespace

template <>
const std::vector<RackFigure>& resultFigures<RackResult>()
{
    static const auto list = joined(rackPowerFigures(), rackCoolingFigures());
    return list;
}

template <>
const std::vector<ElementFigure>& resultFigures<ElementResult>()
{
    static const auto list = joined(joined(identityFigures(), loadFigures()), cduFigures());
    return list;
}

} // namespace hallwright::model
