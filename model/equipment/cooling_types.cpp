// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/cooling_types.h"

#include "model/equipment/figure_fields.h"

#include <array>

namespace hallwright::model {

std::span<const Choice> choicesOf(CduPlacement)
{
    static constexpr std::array choices{
        Choice{"in-rack", QT_TRANSLATE_NOOP("choice", "In the rack")},
        Choice{"in-row", QT_TRANSLATE_NOOP("choice", "In the row")},
        Choice{"facility", QT_TRANSLATE_NOOP("choice", "In a plant room")},
    };
    return choices;
}

std::span<const Choice> choicesOf(AirUnitPlacement)
{
    static constexpr std::array choices{
        Choice{"perimeter", QT_TRANSLATE_NOOP("choice", "At the perimeter")},
        Choice{"in-row", QT_TRANSLATE_NOOP("choice", "In the row")},
        Choice{"fan-wall", QT_TRANSLATE_NOOP("choice", "Fan wall")},
    };
    return choices;
}

std::span<const Choice> choicesOf(RejectionKind)
{
    static constexpr std::array choices{
        Choice{"dry-cooler", QT_TRANSLATE_NOOP("choice", "Dry cooler")},
        Choice{"adiabatic-cooler", QT_TRANSLATE_NOOP("choice", "Adiabatic cooler")},
        Choice{"cooling-tower", QT_TRANSLATE_NOOP("choice", "Cooling tower")},
        Choice{"air-cooled-chiller", QT_TRANSLATE_NOOP("choice", "Air-cooled chiller")},
        Choice{"water-cooled-chiller", QT_TRANSLATE_NOOP("choice", "Water-cooled chiller")},
    };
    return choices;
}

std::span<const Choice> choicesOf(PipeMaterial)
{
    static constexpr std::array choices{
        Choice{"steel", QT_TRANSLATE_NOOP("choice", "Steel")},
        Choice{"stainless", QT_TRANSLATE_NOOP("choice", "Stainless steel")},
        Choice{"hose", QT_TRANSLATE_NOOP("choice", "Hose")},
        Choice{"copper", QT_TRANSLATE_NOOP("choice", "Copper")},
        Choice{"steel-nps", QT_TRANSLATE_NOOP("choice", "Steel, schedule 40")},
    };
    return choices;
}

namespace {

FieldInfo choiceOfType(const char* key, const char* title)
{
    FieldInfo out;
    out.key = key;
    out.title = title;
    out.group = group::identity;
    return out;
}

// Adds figures of one group reached by pointers to members.
template <class Row>
auto adder(FieldList<Row>& list, const char* groupTitle)
{
    return [&list, groupTitle](const FigureText& text, auto member, const char* help = "") {
        list.add(figure(text, groupTitle, help),
                 [member](auto& row) -> auto& { return row.*member; });
    };
}

constexpr FigureText flowAxis{"", "", Measure::CoolantFlow, 0, 1e6};
constexpr FigureText pressureAxis{"", "", Measure::Pressure, 0, 1e4};
constexpr FigureText fractionAxis{"", "", Measure::Fraction, 0, 1};

void addCduPumps(FieldList<CduType>& list)
{
    const auto put = adder(list, group::cooling);
    using C = CduType;
    list.add(curveFigure({"pump_curve", QT_TRANSLATE_NOOP("field", "Head left for the loop"),
                          flowAxis, pressureAxis},
                         group::cooling,
                         QT_TRANSLATE_NOOP("field", "All duty pumps at full speed.")),
             [](auto& c) -> auto& { return c.pumpCurve; });
    put({"duty_pumps", QT_TRANSLATE_NOOP("field", "Duty pumps"), Measure::Count, 1, 50},
        &C::dutyPumps);
    put({"standby_pumps", QT_TRANSLATE_NOOP("field", "Standby pumps"), Measure::Count, 0, 50},
        &C::standbyPumps);
    put({"pump_power", QT_TRANSLATE_NOOP("field", "Electrical power at the rating point"),
         Measure::Power, 0, 2000},
        &C::pumpPower);
    put({"pump_efficiency", QT_TRANSLATE_NOOP("field", "Pump efficiency, wire to water"),
         Measure::Fraction, 0.01, 1},
        &C::pumpEfficiency);
    put({"npsh_required", QT_TRANSLATE_NOOP("field", "NPSH that the pumps require"), Measure::Head,
         0, 100},
        &C::npshRequired, QT_TRANSLATE_NOOP("field", "At the rating point."));
}

std::vector<Field<CduType>> cduFields()
{
    FieldList<CduType> list;
    list.add(choiceOfType("placement", QT_TRANSLATE_NOOP("field", "Placement")),
             [](auto& c) -> auto& { return c.placement; });
    addFootprint(list, [](auto& c) -> auto& { return c.footprint; });
    const auto put = adder(list, group::cooling);
    using C = CduType;
    put({"capacity", QT_TRANSLATE_NOOP("field", "Capacity at the rating point"), Measure::Power,
         0.1, 1e5},
        &C::capacity);
    put({"approach", QT_TRANSLATE_NOOP("field", "Approach at the rating point"),
         Measure::TemperatureDifference, 0.1, 50},
        &C::approach, QT_TRANSLATE_NOOP("field", "Secondary supply less primary supply."));
    put({"secondary_flow", QT_TRANSLATE_NOOP("field", "Secondary flow"), Measure::CoolantFlow, 0.1,
         1e5},
        &C::secondaryFlow);
    put({"primary_flow", QT_TRANSLATE_NOOP("field", "Primary flow"), Measure::CoolantFlow, 0.1,
         1e5},
        &C::primaryFlow);
    put({"external_head", QT_TRANSLATE_NOOP("field", "Head left for the loop at secondary flow"),
         Measure::Pressure, 0, 1e4},
        &C::externalHead);
    addCduPumps(list);
    put({"primary_drop", QT_TRANSLATE_NOOP("field", "Primary pressure drop"), Measure::Pressure,
         0.1, 1e4},
        &C::primaryDrop);
    put({"pressure_max", QT_TRANSLATE_NOOP("field", "Working pressure, highest"), Measure::Pressure,
         1, 1e5},
        &C::pressureMax);
    put({"minimum_flow", QT_TRANSLATE_NOOP("field", "Secondary flow, lowest"), Measure::CoolantFlow,
         0, 1e5},
        &C::minimumFlow, QT_TRANSLATE_NOOP("field", "That the pumps must move at the least."));
    put({"filter", QT_TRANSLATE_NOOP("field", "Filter"), Measure::ParticleSize, 0.1, 1e4},
        &C::filter);
    list.add(wettedField(), [](auto& c) -> auto& { return c.wetted; });
    put({"coolant_volume", QT_TRANSLATE_NOOP("field", "Coolant inside"), Measure::Volume, 0.01,
         1e5},
        &C::coolantVolume);
    put({"supply_min", QT_TRANSLATE_NOOP("field", "Secondary supply, lowest"), Measure::Temperature,
         -50, 150},
        &C::supplyMin);
    put({"supply_max", QT_TRANSLATE_NOOP("field", "Secondary supply, highest"),
         Measure::Temperature, -50, 150},
        &C::supplyMax);
    addPrice(list);
    return list.done();
}

std::vector<Field<PumpType>> pumpFields()
{
    FieldList<PumpType> list;
    addFootprint(list, [](auto& p) -> auto& { return p.footprint; });
    list.add(curveFigure({"head_curve", QT_TRANSLATE_NOOP("field", "Pressure rise"), flowAxis,
                          pressureAxis},
                         group::cooling, QT_TRANSLATE_NOOP("field", "At rated speed.")),
             [](auto& p) -> auto& { return p.headCurve; });
    list.add(curveFigure({"efficiency_curve", QT_TRANSLATE_NOOP("field", "Pump efficiency"),
                          flowAxis, fractionAxis},
                         group::cooling, QT_TRANSLATE_NOOP("field", "Hydraulic over shaft power.")),
             [](auto& p) -> auto& { return p.efficiencyCurve; });
    const auto put = adder(list, group::cooling);
    using P = PumpType;
    put({"motor_power", QT_TRANSLATE_NOOP("field", "Motor power"), Measure::Power, 0.01, 5000},
        &P::motorPower);
    put({"rated_flow", QT_TRANSLATE_NOOP("field", "Rated flow"), Measure::CoolantFlow, 0.1, 1e6},
        &P::ratedFlow);
    put({"rated_head", QT_TRANSLATE_NOOP("field", "Rated pressure rise"), Measure::Pressure, 0.1,
         1e4},
        &P::ratedHead);
    addPrice(list);
    return list.done();
}

std::vector<Field<CrahType>> crahFields()
{
    FieldList<CrahType> list;
    list.add(choiceOfType("placement", QT_TRANSLATE_NOOP("field", "Placement")),
             [](auto& c) -> auto& { return c.placement; });
    addFootprint(list, [](auto& c) -> auto& { return c.footprint; });
    const auto put = adder(list, group::cooling);
    using C = CrahType;
    put({"net_capacity", QT_TRANSLATE_NOOP("field", "Net sensible capacity"), Measure::Power, 0.1,
         1e4},
        &C::netCapacity, QT_TRANSLATE_NOOP("field", "Less fan heat, at the rating point."));
    put({"airflow", QT_TRANSLATE_NOOP("field", "Airflow"), Measure::AirFlow, 0.001, 1e3},
        &C::airflow);
    put({"water_flow", QT_TRANSLATE_NOOP("field", "Water flow"), Measure::CoolantFlow, 0.1, 1e5},
        &C::waterFlow);
    put({"water_in", QT_TRANSLATE_NOOP("field", "Water in"), Measure::Temperature, -20, 100},
        &C::waterIn);
    put({"water_out", QT_TRANSLATE_NOOP("field", "Water out"), Measure::Temperature, -20, 100},
        &C::waterOut);
    put({"fan_power", QT_TRANSLATE_NOOP("field", "Fan power"), Measure::Power, 0, 1e3},
        &C::fanPower);
    addPrice(list);
    return list.done();
}

std::vector<Field<RearDoorType>> rearDoorFields()
{
    FieldList<RearDoorType> list;
    addFootprint(list, [](auto& d) -> auto& { return d.footprint; });
    list.add(curveFigure({"removal",
                          QT_TRANSLATE_NOOP("field", "Share of rack heat removed"),
                          {"", "", Measure::Power, 0, 1e3},
                          {"", "", Measure::Fraction, 0, 1.5}},
                         group::cooling,
                         QT_TRANSLATE_NOOP("field", "Above 1 the door also cools room air.")),
             [](auto& d) -> auto& { return d.removal; });
    const auto put = adder(list, group::cooling);
    using D = RearDoorType;
    put({"capacity", QT_TRANSLATE_NOOP("field", "Capacity"), Measure::Power, 0.1, 1e3},
        &D::capacity);
    put({"water_flow", QT_TRANSLATE_NOOP("field", "Water flow"), Measure::CoolantFlow, 0.1, 1e4},
        &D::waterFlow);
    put({"water_drop", QT_TRANSLATE_NOOP("field", "Water pressure drop"), Measure::Pressure, 0.01,
         1e4},
        &D::waterDrop);
    put({"water_in", QT_TRANSLATE_NOOP("field", "Water in"), Measure::Temperature, -20, 100},
        &D::waterIn);
    put({"fan_power", QT_TRANSLATE_NOOP("field", "Fan power"), Measure::Power, 0, 100},
        &D::fanPower);
    addPrice(list);
    return list.done();
}

std::vector<Field<HeatRejectionType>> heatRejectionFields()
{
    FieldList<HeatRejectionType> list;
    list.add(choiceOfType("rejection_kind", QT_TRANSLATE_NOOP("field", "Kind of heat rejection")),
             [](auto& h) -> auto& { return h.kind; });
    addFootprint(list, [](auto& h) -> auto& { return h.footprint; });
    const auto put = adder(list, group::cooling);
    using H = HeatRejectionType;
    put({"capacity", QT_TRANSLATE_NOOP("field", "Capacity at the rating point"), Measure::Power, 1,
         1e6},
        &H::capacity);
    put({"electrical_power", QT_TRANSLATE_NOOP("field", "Electrical power at the rating point"),
         Measure::Power, 0, 1e5},
        &H::electricalPower);
    put({"air_in", QT_TRANSLATE_NOOP("field", "Air in"), Measure::Temperature, -60, 80}, &H::airIn,
        QT_TRANSLATE_NOOP("field", "Dry bulb; of a tower the wet bulb."));
    put({"water_in", QT_TRANSLATE_NOOP("field", "Water in"), Measure::Temperature, -20, 120},
        &H::waterIn);
    put({"water_out", QT_TRANSLATE_NOOP("field", "Water out"), Measure::Temperature, -20, 120},
        &H::waterOut);
    addPrice(list);
    return list.done();
}

std::vector<Field<CouplingType>> couplingFields()
{
    FieldList<CouplingType> list;
    const auto put = adder(list, group::cooling);
    using C = CouplingType;
    put({"cv", QT_TRANSLATE_NOOP("field", "Flow coefficient Cv of the pair"), Measure::None, 0.001,
         1e5},
        &C::cv, QT_TRANSLATE_NOOP("field", "US gallons a minute of water at 1 psi."));
    put({"rated_flow", QT_TRANSLATE_NOOP("field", "Rated flow"), Measure::CoolantFlow, 0.01, 1e5},
        &C::ratedFlow);
    put({"pressure_max", QT_TRANSLATE_NOOP("field", "Working pressure, highest"), Measure::Pressure,
         1, 1e5},
        &C::pressureMax);
    put({"bore", QT_TRANSLATE_NOOP("field", "Bore"), Measure::PipeDiameter, 0.5, 1000}, &C::bore);
    return list.done();
}

std::vector<Field<PipeSizeType>> pipeSizeFields()
{
    FieldList<PipeSizeType> list;
    list.add(choiceOfType("material", QT_TRANSLATE_NOOP("field", "Material")),
             [](auto& p) -> auto& { return p.material; });
    const auto put = adder(list, group::cooling);
    using P = PipeSizeType;
    put({"nominal", QT_TRANSLATE_NOOP("field", "Nominal diameter DN"), Measure::Count, 1, 3000},
        &P::nominal);
    put({"bore", QT_TRANSLATE_NOOP("field", "Inner diameter"), Measure::PipeDiameter, 0.5, 3000},
        &P::bore);
    put({"roughness", QT_TRANSLATE_NOOP("field", "Roughness"), Measure::PipeDiameter, 0, 10},
        &P::roughness);
    put({"pressure_max", QT_TRANSLATE_NOOP("field", "Working pressure, highest"), Measure::Pressure,
         1, 1e5},
        &P::pressureMax);
    addPricePerMetre(list);
    return list.done();
}

} // namespace

template <>
const std::vector<Field<CduType>>& fields<CduType>()
{
    static const auto list = cduFields();
    return list;
}

template <>
const std::vector<Field<PumpType>>& fields<PumpType>()
{
    static const auto list = pumpFields();
    return list;
}

template <>
const std::vector<Field<CrahType>>& fields<CrahType>()
{
    static const auto list = crahFields();
    return list;
}

template <>
const std::vector<Field<RearDoorType>>& fields<RearDoorType>()
{
    static const auto list = rearDoorFields();
    return list;
}

template <>
const std::vector<Field<HeatRejectionType>>& fields<HeatRejectionType>()
{
    static const auto list = heatRejectionFields();
    return list;
}

template <>
const std::vector<Field<CouplingType>>& fields<CouplingType>()
{
    static const auto list = couplingFields();
    return list;
}

template <>
const std::vector<Field<PipeSizeType>>& fields<PipeSizeType>()
{
    static const auto list = pipeSizeFields();
    return list;
}

} // namespace hallwright::model
