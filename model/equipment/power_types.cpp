// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/power_types.h"

#include "model/equipment/figure_fields.h"

#include <array>

namespace hallwright::model {

std::span<const Choice> choicesOf(PduPlacement)
{
    static constexpr std::array choices{
        Choice{"floor", QT_TRANSLATE_NOOP("choice", "Floor-standing PDU")},
        Choice{"remote", QT_TRANSLATE_NOOP("choice", "Remote power panel")},
        Choice{"in-rack", QT_TRANSLATE_NOOP("choice", "Rack PDU")},
    };
    return choices;
}

std::span<const Choice> choicesOf(UpsOutput)
{
    static constexpr std::array choices{
        Choice{"ac", QT_TRANSLATE_NOOP("choice", "AC UPS")},
        Choice{"dc", QT_TRANSLATE_NOOP("choice", "Rectifier with battery, DC")},
        Choice{"sidecar", QT_TRANSLATE_NOOP("choice", "Rectifier beside a rack, DC")},
    };
    return choices;
}

std::span<const Choice> choicesOf(CableTable)
{
    static constexpr std::array choices{Choice{"iec", "IEC 60364-5-52"},
                                        Choice{"nec", "NEC 310.16"},
                                        Choice{"medium", "IEC 60502-2"}};
    return choices;
}

std::span<const Choice> choicesOf(TripUnit)
{
    static constexpr std::array choices{
        Choice{"thermal-magnetic", QT_TRANSLATE_NOOP("choice", "Thermal-magnetic")},
        Choice{"electronic", QT_TRANSLATE_NOOP("choice", "Electronic")},
    };
    return choices;
}

namespace {

// Adds figures of the power group reached by pointers to members.
template <class Row>
auto powerAdder(FieldList<Row>& list)
{
    return [&list](const FigureText& text, auto member, const char* help = "") {
        list.add(figure(text, group::power, help),
                 [member](auto& row) -> auto& { return row.*member; });
    };
}

constexpr FigureText currentRating{"rating", QT_TRANSLATE_NOOP("field", "Rated current"),
                                   Measure::Current, 0.1, 1e5};
constexpr FigureText withstand{"short_time_withstand",
                               QT_TRANSLATE_NOOP("field", "Short-time withstand, 1 s (Icw)"),
                               Measure::FaultCurrent, 0.1, 500};
constexpr FigureText lineResistance{"resistance",
                                    QT_TRANSLATE_NOOP("field", "Resistance of a phase"),
                                    Measure::ResistancePerLength, 1e-5, 1e3};
constexpr FigureText lineReactance{"reactance", QT_TRANSLATE_NOOP("field", "Reactance of a phase"),
                                   Measure::ResistancePerLength, 0, 1e3};

std::vector<Field<TransformerType>> transformerFields()
{
    FieldList<TransformerType> list;
    addFootprint(list, [](auto& t) -> auto& { return t.footprint; });
    const auto put = powerAdder(list);
    using T = TransformerType;
    put({"rating", QT_TRANSLATE_NOOP("field", "Rating"), Measure::ApparentPower, 1, 1e6},
        &T::rating);
    put({"primary", QT_TRANSLATE_NOOP("field", "Primary line voltage"), Measure::VoltageKv, 0.1,
         1e3},
        &T::primary);
    put({"secondary", QT_TRANSLATE_NOOP("field", "Secondary line voltage"), Measure::Voltage, 50,
         1e5},
        &T::secondary);
    put({"no_load_loss", QT_TRANSLATE_NOOP("field", "No-load loss"), Measure::Power, 0, 1e3},
        &T::noLoadLoss);
    put({"load_loss", QT_TRANSLATE_NOOP("field", "Load loss at rating"), Measure::Power, 0, 1e4},
        &T::loadLoss);
    put({"impedance", QT_TRANSLATE_NOOP("field", "Short-circuit impedance"), Measure::Fraction,
         0.005, 0.5},
        &T::impedance);
    FieldInfo vector;
    vector.key = "vector_group";
    vector.title = QT_TRANSLATE_NOOP("field", "Vector group");
    vector.group = group::power;
    list.add(vector, [](auto& t) -> auto& { return t.vectorGroup; });
    addPrice(list);
    return list.done();
}

std::vector<Field<UpsType>> upsFields()
{
    FieldList<UpsType> list;
    FieldInfo output;
    output.key = "output";
    output.title = QT_TRANSLATE_NOOP("field", "Output");
    output.group = group::identity;
    list.add(output, [](auto& u) -> auto& { return u.output; });
    addFootprint(list, [](auto& u) -> auto& { return u.footprint; });
    const auto put = powerAdder(list);
    using U = UpsType;
    const char* law = QT_TRANSLATE_NOOP("field", "Loss over rating = a + b·load + c·load².");
    put({"rating", QT_TRANSLATE_NOOP("field", "Rating at the output"), Measure::Power, 0.1, 1e5},
        &U::rating);
    put({"loss_constant", QT_TRANSLATE_NOOP("field", "Loss coefficient a"), Measure::Fraction, 0,
         0.2},
        &U::lossConstant, law);
    put({"loss_linear", QT_TRANSLATE_NOOP("field", "Loss coefficient b"), Measure::Fraction, -0.2,
         0.2},
        &U::lossLinear, law);
    put({"loss_quadratic", QT_TRANSLATE_NOOP("field", "Loss coefficient c"), Measure::Fraction,
         -0.2, 0.2},
        &U::lossQuadratic, law);
    const char* eco = QT_TRANSLATE_NOOP("field", "The same law in eco mode.");
    put({"eco_loss_constant", QT_TRANSLATE_NOOP("field", "Eco mode, loss coefficient a"),
         Measure::Fraction, 0, 0.2},
        &U::ecoLossConstant, eco);
    put({"eco_loss_linear", QT_TRANSLATE_NOOP("field", "Eco mode, loss coefficient b"),
         Measure::Fraction, -0.2, 0.2},
        &U::ecoLossLinear, eco);
    put({"eco_loss_quadratic", QT_TRANSLATE_NOOP("field", "Eco mode, loss coefficient c"),
         Measure::Fraction, -0.2, 0.2},
        &U::ecoLossQuadratic, eco);
    put({"input_power_factor", QT_TRANSLATE_NOOP("field", "Input power factor"), Measure::Fraction,
         0.1, 1},
        &U::inputPowerFactor);
    put({"battery_time", QT_TRANSLATE_NOOP("field", "Battery time at rating"), Measure::Minutes, 0,
         1440},
        &U::batteryTime);
    put({"battery_exponent", QT_TRANSLATE_NOOP("field", "Peukert exponent of the battery"),
         Measure::None, 1, 2},
        &U::batteryExponent,
        QT_TRANSLATE_NOOP("field", "Time = time at rating × (rating / load)^exponent."));
    addPrice(list);
    return list.done();
}

std::vector<Field<SwitchboardType>> switchboardFields()
{
    FieldList<SwitchboardType> list;
    addFootprint(list, [](auto& s) -> auto& { return s.footprint; });
    const auto put = powerAdder(list);
    put(currentRating, &SwitchboardType::rating);
    put(withstand, &SwitchboardType::shortTimeWithstand);
    addPrice(list);
    return list.done();
}

std::vector<Field<BuswayType>> buswayFields()
{
    FieldList<BuswayType> list;
    const auto put = powerAdder(list);
    put(currentRating, &BuswayType::rating);
    put(lineResistance, &BuswayType::resistance,
        QT_TRANSLATE_NOOP("field", "At operating temperature."));
    put(lineReactance, &BuswayType::reactance);
    put(withstand, &BuswayType::shortTimeWithstand);
    addPricePerMetre(list);
    return list.done();
}

std::vector<Field<BreakerType>> breakerFields()
{
    FieldList<BreakerType> list;
    FieldInfo unit;
    unit.key = "trip_unit";
    unit.title = QT_TRANSLATE_NOOP("field", "Trip unit");
    unit.group = group::power;
    list.add(unit, [](auto& b) -> auto& { return b.tripUnit; });
    const auto put = powerAdder(list);
    put(currentRating, &BreakerType::rating);
    put({"breaking_capacity", QT_TRANSLATE_NOOP("field", "Breaking capacity (Icu)"),
         Measure::FaultCurrent, 0.1, 500},
        &BreakerType::breakingCapacity);
    put({"long_time", QT_TRANSLATE_NOOP("field", "Long-time trip at 6 times the rating"),
         Measure::Seconds, 0.01, 100},
        &BreakerType::longTime);
    put({"short_pickup", QT_TRANSLATE_NOOP("field", "Short-time pickup over rating"), Measure::None,
         1, 20},
        &BreakerType::shortPickup);
    put({"short_delay", QT_TRANSLATE_NOOP("field", "Short-time delay"), Measure::Seconds, 0, 2},
        &BreakerType::shortDelay);
    put({"instantaneous", QT_TRANSLATE_NOOP("field", "Instantaneous trip over rating"),
         Measure::None, 1, 100},
        &BreakerType::instantaneous);
    addPrice(list);
    return list.done();
}

std::vector<Field<PduType>> pduFields()
{
    FieldList<PduType> list;
    FieldInfo placement;
    placement.key = "placement";
    placement.title = QT_TRANSLATE_NOOP("field", "Placement");
    placement.group = group::identity;
    list.add(placement, [](auto& p) -> auto& { return p.placement; });
    addFootprint(list, [](auto& p) -> auto& { return p.footprint; });
    const auto put = powerAdder(list);
    using P = PduType;
    put({"rating", QT_TRANSLATE_NOOP("field", "Rating"), Measure::ApparentPower, 0.1, 1e5},
        &P::rating);
    put({"input_current", QT_TRANSLATE_NOOP("field", "Input current"), Measure::Current, 0.1, 1e5},
        &P::inputCurrent);
    put({"voltage", QT_TRANSLATE_NOOP("field", "Line voltage"), Measure::Voltage, 10, 1e5},
        &P::voltage);
    addPrice(list);
    return list.done();
}

std::vector<Field<GeneratorType>> generatorFields()
{
    FieldList<GeneratorType> list;
    addFootprint(list, [](auto& g) -> auto& { return g.footprint; });
    const auto put = powerAdder(list);
    using G = GeneratorType;
    put({"rating", QT_TRANSLATE_NOOP("field", "Rating"), Measure::Power, 1, 1e5}, &G::rating);
    put({"voltage", QT_TRANSLATE_NOOP("field", "Line voltage"), Measure::Voltage, 10, 1e5},
        &G::voltage);
    put({"subtransient_reactance", QT_TRANSLATE_NOOP("field", "Subtransient reactance xd''"),
         Measure::Fraction, 0.01, 1},
        &G::subtransientReactance);
    put({"first_step", QT_TRANSLATE_NOOP("field", "Largest first load step over rating"),
         Measure::Fraction, 0.01, 1},
        &G::firstStep);
    put({"next_step", QT_TRANSLATE_NOOP("field", "Largest further load steps over rating"),
         Measure::Fraction, 0.01, 1},
        &G::nextStep);
    put({"start_time", QT_TRANSLATE_NOOP("field", "Start until load is accepted"), Measure::Seconds,
         1, 600},
        &G::startTime);
    put({"recovery_time", QT_TRANSLATE_NOOP("field", "Recovery after a load step"),
         Measure::Seconds, 0.1, 60},
        &G::recoveryTime);
    put({"fuel_l_per_kwh", QT_TRANSLATE_NOOP("field", "Fuel at full load, L/kWh"), Measure::None,
         0.05, 1},
        &G::fuelPerKilowattHour);
    addPrice(list);
    return list.done();
}

std::vector<Field<CableType>> cableFields()
{
    FieldList<CableType> list;
    FieldInfo table;
    table.key = "table";
    table.title = QT_TRANSLATE_NOOP("field", "Capacity by");
    table.group = group::power;
    list.add(table, [](auto& c) -> auto& { return c.table; });
    const auto put = powerAdder(list);
    put({"cross_section_mm2", QT_TRANSLATE_NOOP("field", "Cross-section in mm²"), Measure::None,
         0.1, 3000},
        &CableType::crossSection);
    put({"ampacity", QT_TRANSLATE_NOOP("field", "Current-carrying capacity"), Measure::Current, 0.1,
         1e4},
        &CableType::ampacity);
    put(lineResistance, &CableType::resistance);
    put(lineReactance, &CableType::reactance);
    put(withstand, &CableType::shortTimeWithstand);
    return list.done();
}

std::vector<Field<NetworkSwitchType>> networkSwitchFields()
{
    FieldList<NetworkSwitchType> list;
    const auto put = powerAdder(list);
    using N = NetworkSwitchType;
    put({"radix", QT_TRANSLATE_NOOP("field", "Ports"), Measure::Count, 1, 1e4}, &N::radix);
    put({"port_rate", QT_TRANSLATE_NOOP("field", "Rate of a port"), Measure::LinkRate, 0.1, 1e5},
        &N::portRate);
    put({"power", QT_TRANSLATE_NOOP("field", "Power"), Measure::PowerSmall, 1, 1e5}, &N::power);
    put({"rack_units", QT_TRANSLATE_NOOP("field", "Rack units taken"), Measure::None, 0, 100},
        &N::rackUnits);
    addPrice(list);
    return list.done();
}

std::vector<Field<OpticType>> opticFields()
{
    FieldList<OpticType> list;
    const auto put = powerAdder(list);
    using O = OpticType;
    put({"rate", QT_TRANSLATE_NOOP("field", "Rate"), Measure::LinkRate, 0.1, 1e5}, &O::rate);
    put({"reach", QT_TRANSLATE_NOOP("field", "Reach"), Measure::Length, 0.1, 1e6}, &O::reach);
    put({"power", QT_TRANSLATE_NOOP("field", "Power"), Measure::PowerSmall, 0, 100}, &O::power);
    addPrice(list);
    return list.done();
}

} // namespace

template <>
const std::vector<Field<TransformerType>>& fields<TransformerType>()
{
    static const auto list = transformerFields();
    return list;
}

template <>
const std::vector<Field<UpsType>>& fields<UpsType>()
{
    static const auto list = upsFields();
    return list;
}

template <>
const std::vector<Field<SwitchboardType>>& fields<SwitchboardType>()
{
    static const auto list = switchboardFields();
    return list;
}

template <>
const std::vector<Field<BuswayType>>& fields<BuswayType>()
{
    static const auto list = buswayFields();
    return list;
}

template <>
const std::vector<Field<BreakerType>>& fields<BreakerType>()
{
    static const auto list = breakerFields();
    return list;
}

template <>
const std::vector<Field<PduType>>& fields<PduType>()
{
    static const auto list = pduFields();
    return list;
}

template <>
const std::vector<Field<GeneratorType>>& fields<GeneratorType>()
{
    static const auto list = generatorFields();
    return list;
}

template <>
const std::vector<Field<CableType>>& fields<CableType>()
{
    static const auto list = cableFields();
    return list;
}

template <>
const std::vector<Field<NetworkSwitchType>>& fields<NetworkSwitchType>()
{
    static const auto list = networkSwitchFields();
    return list;
}

template <>
const std::vector<Field<OpticType>>& fields<OpticType>()
{
    static const auto list = opticFields();
    return list;
}

} // namespace hallwright::model
