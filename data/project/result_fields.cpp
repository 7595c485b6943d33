// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/result_fields.h"

#include "data/project/result_field_makers.h"

#include <array>
#include <charconv>

namespace hallwright::data {

using namespace model;

namespace {

constexpr std::array<std::string_view, 3> groupWords{"electrical", "hydraulic", "air"};

struct KindWord {
    std::string_view word;
    ElementKind kind;
};
constexpr std::array kindWords{KindWord{"alternative", ElementKind::Alternative},
                               KindWord{"hall", ElementKind::Hall},
                               KindWord{"row", ElementKind::Row},
                               KindWord{"rack", ElementKind::Rack},
                               KindWord{"unit", ElementKind::Unit},
                               KindWord{"superpod", ElementKind::Superpod},
                               KindWord{"type", ElementKind::Type}};

} // namespace

ElementRef parseElementRef(std::string_view text)
{
    const auto slash = text.find('/');
    const auto word = text.substr(0, slash);
    const auto rest = slash == std::string_view::npos ? std::string_view() : text.substr(slash + 1);
    if (word == "site")
        return {ElementKind::Site, 0, {}};
    if (word == "element")
        return {ElementKind::Element, 0, std::string(rest)};
    for (const auto& [known, kind] : kindWords)
        if (known == word) {
            ElementRef ref{kind, 0, {}};
            std::from_chars(rest.data(), rest.data() + rest.size(), ref.number);
            return ref;
        }
    return {};
}

template <>
const std::vector<Field<RackResult>>& resultFields()
{
    using R = RackResult;
    static const std::vector<Field<R>> list{
        column<R>("rack", Measure::None, [](auto& r) -> auto& { return r.id; }),
        column<R>("typical", Measure::Power, [](auto& r) -> auto& { return r.typical; }),
        column<R>("tdp", Measure::Power, [](auto& r) -> auto& { return r.tdp; }),
        column<R>("peak", Measure::Power, [](auto& r) -> auto& { return r.peak; }),
        column<R>("power_known", Measure::None, [](auto& r) -> auto& { return r.powerKnown; }),
        column<R>("liquid_heat", Measure::Power, [](auto& r) -> auto& { return r.liquidHeat; }),
        column<R>("air_heat", Measure::Power, [](auto& r) -> auto& { return r.airHeat; }),
        column<R>("flow_need", Measure::CoolantFlow, [](auto& r) -> auto& { return r.flowNeed; }),
        column<R>("flow_got", Measure::CoolantFlow, [](auto& r) -> auto& { return r.flowGot; }),
        column<R>("supply", Measure::Temperature, [](auto& r) -> auto& { return r.supply; }),
        column<R>("return", Measure::Temperature, [](auto& r) -> auto& { return r.returned; }),
        column<R>("drop", Measure::Pressure, [](auto& r) -> auto& { return r.drop; }),
        column<R>("component", Measure::Temperature, [](auto& r) -> auto& { return r.component; }),
        column<R>("component_limit", Measure::Temperature,
                  [](auto& r) -> auto& { return r.componentLimit; }),
        column<R>("airflow_need", Measure::AirFlow, [](auto& r) -> auto& { return r.airflowNeed; }),
        column<R>("air_inlet", Measure::Temperature, [](auto& r) -> auto& { return r.airInlet; }),
        column<R>("floor_load", Measure::MassPerArea, [](auto& r) -> auto& { return r.floorLoad; }),
        column<R>("floor_load_spread", Measure::MassPerArea,
                  [](auto& r) -> auto& { return r.floorLoadSpread; }),
        column<R>("loop", Measure::None, [](auto& r) -> auto& { return r.loop; }),
        column<R>("valve_kv", Measure::None, [](auto& r) -> auto& { return r.valveKv; }),
        column<R>("valve_drop", Measure::Pressure, [](auto& r) -> auto& { return r.valveDrop; }),
        column<R>("valve_authority", Measure::Fraction,
                  [](auto& r) -> auto& { return r.valveAuthority; }),
        column<R>("voltage_drop", Measure::Fraction,
                  [](auto& r) -> auto& { return r.voltageDrop; }),
        column<R>("availability", Measure::Fraction,
                  [](auto& r) -> auto& { return r.availability; }),
        column<R>("outages_per_year", Measure::None,
                  [](auto& r) -> auto& { return r.outagesPerYear; }),
    };
    return list;
}

template <>
const std::vector<Field<RackFeedRow>>& resultFields()
{
    using R = RackFeedRow;
    static const std::vector<Field<R>> list{
        column<R>("rack", Measure::None, [](auto& r) -> auto& { return r.rack; }),
        textColumn<R>(
            "letter", [](const R& r) { return std::string(1, r.feed.letter); },
            [](R& r, const std::string& word) { r.feed.letter = word.empty() ? 'A' : word[0]; }),
        column<R>("current", Measure::Current, [](auto& r) -> auto& { return r.feed.current; }),
        column<R>("current_alone", Measure::Current,
                  [](auto& r) -> auto& { return r.feed.currentAlone; }),
        column<R>("voltage_pu", Measure::None, [](auto& r) -> auto& { return r.feed.voltage; }),
        column<R>("element", Measure::None, [](auto& r) -> auto& { return r.feed.element; }),
    };
    return list;
}

template <>
const std::vector<Field<ElementResult>>& resultFields()
{
    using R = ElementResult;
    static const std::vector<Field<R>> list{
        column<R>("element", Measure::None, [](auto& r) -> auto& { return r.key; }),
        column<R>("kind", Measure::None, [](auto& r) -> auto& { return r.kind; }),
        enumColumn<R>("discipline", &R::group, groupWords),
        column<R>("hall", Measure::None, [](auto& r) -> auto& { return r.hall; }),
        column<R>("type", Measure::None, [](auto& r) -> auto& { return r.type; }),
        column<R>("rating", Measure::None, [](auto& r) -> auto& { return r.rating; }),
        column<R>("loading", Measure::Fraction, [](auto& r) -> auto& { return r.loading; }),
        column<R>("loading_worst", Measure::Fraction,
                  [](auto& r) -> auto& { return r.loadingWorst; }),
        column<R>("worst_contingency", Measure::None,
                  [](auto& r) -> auto& { return r.worstContingency; }),
        column<R>("power", Measure::Power, [](auto& r) -> auto& { return r.power; }),
        column<R>("loss", Measure::Power, [](auto& r) -> auto& { return r.loss; }),
        column<R>("current", Measure::Current, [](auto& r) -> auto& { return r.current; }),
        column<R>("length", Measure::Length, [](auto& r) -> auto& { return r.length; }),
        column<R>("flow", Measure::CoolantFlow, [](auto& r) -> auto& { return r.flow; }),
        column<R>("drop", Measure::Pressure, [](auto& r) -> auto& { return r.drop; }),
        column<R>("velocity", Measure::Velocity, [](auto& r) -> auto& { return r.velocity; }),
        column<R>("pressure", Measure::Pressure, [](auto& r) -> auto& { return r.pressure; }),
        column<R>("npsh", Measure::Head, [](auto& r) -> auto& { return r.npsh; }),
        column<R>("pressure_max", Measure::Pressure,
                  [](auto& r) -> auto& { return r.pressureMax; }),
        column<R>("supply", Measure::Temperature, [](auto& r) -> auto& { return r.supply; }),
        column<R>("return", Measure::Temperature, [](auto& r) -> auto& { return r.returned; }),
        column<R>("electrical", Measure::Power, [](auto& r) -> auto& { return r.electrical; }),
        column<R>("approach", Measure::TemperatureDifference,
                  [](auto& r) -> auto& { return r.approach; }),
        column<R>("approach_least", Measure::TemperatureDifference,
                  [](auto& r) -> auto& { return r.approachLeast; }),
        column<R>("flow_loading", Measure::Fraction,
                  [](auto& r) -> auto& { return r.flowLoading; }),
        column<R>("primary_share", Measure::Fraction,
                  [](auto& r) -> auto& { return r.primaryShare; }),
        column<R>("pump_speed", Measure::Fraction, [](auto& r) -> auto& { return r.pumpSpeed; }),
        column<R>("pressure_shut_off", Measure::Pressure,
                  [](auto& r) -> auto& { return r.pressureShutOff; }),
        column<R>("fault_highest", Measure::FaultCurrent,
                  [](auto& r) -> auto& { return r.faultHighest; }),
        column<R>("fault_peak", Measure::FaultCurrent,
                  [](auto& r) -> auto& { return r.faultPeak; }),
        column<R>("fault_lowest", Measure::FaultCurrent,
                  [](auto& r) -> auto& { return r.faultLowest; }),
        column<R>("withstand", Measure::FaultCurrent, [](auto& r) -> auto& { return r.withstand; }),
        column<R>("breaker", Measure::None, [](auto& r) -> auto& { return r.breaker; }),
        column<R>("breaking_capacity", Measure::FaultCurrent,
                  [](auto& r) -> auto& { return r.breakingCapacity; }),
        column<R>("count", Measure::Count, [](auto& r) -> auto& { return r.count; }),
    };
    return list;
}

template <>
const std::vector<Field<Convergence>>& resultFields()
{
    using R = Convergence;
    static const std::vector<Field<R>> list{
        column<R>("part", Measure::None, [](auto& r) -> auto& { return r.part; }),
        column<R>("converged", Measure::None, [](auto& r) -> auto& { return r.converged; }),
        column<R>("iterations", Measure::Count, [](auto& r) -> auto& { return r.iterations; }),
        numberColumn<R>(
            "residual", [](const R& r) { return std::optional<double>(r.residual); },
            [](R& r, std::optional<double> number) {
                r.residual = number.value_or(std::numeric_limits<double>::quiet_NaN());
            }),
        column<R>("residual_unit", Measure::None, [](auto& r) -> auto& { return r.residualUnit; }),
        textColumn<R>(
            "worst", [](const R& r) { return text(r.worst); },
            [](R& r, const std::string& word) { r.worst = parseElementRef(word); }),
        column<R>("time", Measure::Seconds, [](auto& r) -> auto& { return r.time; }),
    };
    return list;
}

} // namespace hallwright::data
