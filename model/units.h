// SPDX-License-Identifier: GPL-3.0-or-later
// Quantity types of every public interface, and the only two doors between them and SI doubles.
#pragma once

#include "model/measure.h" // first: its enumerators would shadow the types below

#include <boost/units/absolute.hpp>
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

namespace hallwright::model {

namespace units {
struct MoneyDimension : boost::units::base_dimension<MoneyDimension, 901> {};
struct InformationDimension : boost::units::base_dimension<InformationDimension, 902> {};
struct ArithmeticDimension : boost::units::base_dimension<ArithmeticDimension, 903> {};
struct DollarBase : boost::units::base_unit<DollarBase, MoneyDimension::dimension_type, 901> {};
struct ByteBase : boost::units::base_unit<ByteBase, InformationDimension::dimension_type, 902> {};
struct FlopBase : boost::units::base_unit<FlopBase, ArithmeticDimension::dimension_type, 903> {};
using Dollar = DollarBase::unit_type;
using Byte = ByteBase::unit_type;
using Flop = FlopBase::unit_type;

template <class A, class B>
using Over = typename boost::units::divide_typeof_helper<A, B>::type;
template <class A, class B>
using Times = typename boost::units::multiply_typeof_helper<A, B>::type;

using SpecificHeat =
    Over<Over<boost::units::si::energy, boost::units::si::mass>, boost::units::si::temperature>;
} // namespace units

template <class Unit>
using Quantity = boost::units::quantity<Unit, double>;

using Length = Quantity<boost::units::si::length>;
using Area = Quantity<boost::units::si::area>;
using Volume = Quantity<boost::units::si::volume>;
using Mass = Quantity<boost::units::si::mass>;
using Duration = Quantity<boost::units::si::time>;
using Power = Quantity<boost::units::si::power>; // W; also VA and var, told apart by name
using Energy = Quantity<boost::units::si::energy>;
using Pressure = Quantity<boost::units::si::pressure>;
using Velocity = Quantity<boost::units::si::velocity>;
using Current = Quantity<boost::units::si::current>;
using Voltage = Quantity<boost::units::si::electric_potential>;
using Resistance = Quantity<boost::units::si::resistance>;
using Frequency = Quantity<boost::units::si::frequency>;
using Density = Quantity<boost::units::si::mass_density>;
using DynamicViscosity = Quantity<boost::units::si::dynamic_viscosity>;
using Temperature = Quantity<boost::units::absolute<boost::units::si::temperature>>; // K, absolute
using TemperatureDifference = Quantity<boost::units::si::temperature>;               // K
using VolumeFlow = Quantity<units::Over<boost::units::si::volume, boost::units::si::time>>;
using FlowPerPower =
    Quantity<units::Over<units::Over<boost::units::si::volume, boost::units::si::time>,
                         boost::units::si::power>>;
using MassFlow = Quantity<units::Over<boost::units::si::mass, boost::units::si::time>>;
using MassPerArea = Quantity<units::Over<boost::units::si::mass, boost::units::si::area>>;
using PowerPerArea = Quantity<units::Over<boost::units::si::power, boost::units::si::area>>;
using PressureGradient =
    Quantity<units::Over<boost::units::si::pressure, boost::units::si::length>>;
using ResistancePerLength =
    Quantity<units::Over<boost::units::si::resistance, boost::units::si::length>>;
using HeatConductance =
    Quantity<units::Over<boost::units::si::power, boost::units::si::temperature>>;
using ThermalResistance =
    Quantity<units::Over<boost::units::si::temperature, boost::units::si::power>>;
using SpecificHeatCapacity = Quantity<units::SpecificHeat>;
using ThermalConductivity =
    Quantity<units::Over<units::Over<boost::units::si::power, boost::units::si::length>,
                         boost::units::si::temperature>>;
using Money = Quantity<units::Dollar>; // US dollars of the price year named beside it
using MoneyPerEnergy = Quantity<units::Over<units::Dollar, boost::units::si::energy>>;
using MoneyPerPower = Quantity<units::Over<units::Dollar, boost::units::si::power>>;
using MoneyPerTime = Quantity<units::Over<units::Dollar, boost::units::si::time>>;
using Information = Quantity<units::Byte>;
using Bandwidth = Quantity<units::Over<units::Byte, boost::units::si::time>>;
using Arithmetic = Quantity<units::Flop>;
using ArithmeticRate = Quantity<units::Over<units::Flop, boost::units::si::time>>;

// A voltage that knows between what it is measured: the two do not mix.
template <class Between>
struct VoltageBetween {
    Voltage value{};
    friend bool operator==(const VoltageBetween&, const VoltageBetween&) = default;
};
using LineVoltage = VoltageBetween<struct LineToLine>;
using PhaseVoltage = VoltageBetween<struct LineToNeutral>;

// The value in SI base units (K for temperatures, USD, byte, FLOP). Only compile, publish, field
// and text files use these two; everything else stays typed.
template <class Unit>
double inSi(const Quantity<Unit>& quantity)
{
    return quantity.value();
}
template <class Between>
double inSi(const VoltageBetween<Between>& voltage)
{
    return voltage.value.value();
}
template <class Q>
struct FromSi {
    static Q make(double value) { return Q::from_value(value); }
};
template <class Between>
struct FromSi<VoltageBetween<Between>> {
    static VoltageBetween<Between> make(double value) { return {Voltage::from_value(value)}; }
};
template <class Q>
Q fromSi(double value)
{
    return FromSi<Q>::make(value);
}

// Makers in the trade's units, so that a literal reads like its data sheet.
inline Length metres(double v)
{
    return fromSi<Length>(v);
}
inline Length millimetres(double v)
{
    return fromSi<Length>(v * 1e-3);
}
inline Area squareMetres(double v)
{
    return fromSi<Area>(v);
}
inline Mass kilograms(double v)
{
    return fromSi<Mass>(v);
}
inline Power watts(double v)
{
    return fromSi<Power>(v);
}
inline Power kilowatts(double v)
{
    return fromSi<Power>(v * 1e3);
}
inline Pressure kilopascals(double v)
{
    return fromSi<Pressure>(v * 1e3);
}
inline VolumeFlow litresPerMinute(double v)
{
    return fromSi<VolumeFlow>(v / 60e3);
}
inline Temperature celsius(double v)
{
    return fromSi<Temperature>(v + 273.15);
}
inline TemperatureDifference kelvins(double v)
{
    return fromSi<TemperatureDifference>(v);
}
inline Current amperes(double v)
{
    return fromSi<Current>(v);
}
inline LineVoltage lineVolts(double v)
{
    return fromSi<LineVoltage>(v);
}
inline Duration seconds(double v)
{
    return fromSi<Duration>(v);
}
inline Duration hours(double v)
{
    return fromSi<Duration>(v * 3600.0);
}
inline Money dollars(double v)
{
    return fromSi<Money>(v);
}
inline MassPerArea kilogramsPerSquareMetre(double v)
{
    return fromSi<MassPerArea>(v);
}

} // namespace hallwright::model
