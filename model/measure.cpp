// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measure.h"

#include "model/result.h"

#include <array>
#include <cmath>
#include <limits>

namespace hallwright::model {

namespace {

constexpr double lpm = 60e3;                  // m3/s to L/min
constexpr double gpm = 60.0 / 3.785411784e-3; // m3/s to US gal/min
constexpr double cfm = 60.0 / 0.028316846592; // m3/s to ft3/min
constexpr double foot = 1.0 / 0.3048;
constexpr double psi = 1.0 / 6894.757293168361;
constexpr double pound = 1.0 / 0.45359237;
constexpr double kelvinZero = -273.15;
constexpr double fahrenheitZero = 32.0 - 273.15 * 1.8;
constexpr double kwh = 1.0 / 3.6e6;
constexpr double year = 1.0 / (8760.0 * 3600.0);

// clang-format off
constexpr std::array measures{
    MeasureInfo{Measure::None, "", {"", 1, 0}, {"", 1, 0}},
    MeasureInfo{Measure::Count, "", {"", 1, 0}, {"", 1, 0}},
    MeasureInfo{Measure::Fraction, "", {"", 1, 0}, {"", 1, 0}},
    MeasureInfo{Measure::Angle, "deg", {"°", 1, 0}, {"°", 1, 0}},
    MeasureInfo{Measure::Length, "m", {"m", 1, 0}, {"ft", foot, 0}},
    MeasureInfo{Measure::PipeDiameter, "mm", {"mm", 1e3, 0}, {"in", foot * 12, 0}},
    MeasureInfo{Measure::ParticleSize, "um", {"µm", 1e6, 0}, {"µm", 1e6, 0}},
    MeasureInfo{Measure::Area, "m2", {"m²", 1, 0}, {"ft²", foot * foot, 0}},
    MeasureInfo{Measure::Volume, "l", {"L", 1e3, 0}, {"gal", 1 / 3.785411784e-3, 0}},
    MeasureInfo{Measure::Mass, "kg", {"kg", 1, 0}, {"lb", pound, 0}},
    MeasureInfo{Measure::MassPerArea, "kg_m2", {"kg/m²", 1, 0}, {"lb/ft²", pound / (foot * foot), 0}},
    MeasureInfo{Measure::Power, "kw", {"kW", 1e-3, 0}, {"kW", 1e-3, 0}},
    MeasureInfo{Measure::PowerLarge, "mw", {"MW", 1e-6, 0}, {"MW", 1e-6, 0}},
    MeasureInfo{Measure::PowerSmall, "w", {"W", 1, 0}, {"W", 1, 0}},
    MeasureInfo{Measure::ApparentPower, "kva", {"kVA", 1e-3, 0}, {"kVA", 1e-3, 0}},
    MeasureInfo{Measure::PowerPerArea, "kw_m2", {"kW/m²", 1e-3, 0}, {"W/ft²", 1 / (foot * foot), 0}},
    MeasureInfo{Measure::Energy, "mwh", {"MWh", kwh * 1e-3, 0}, {"MWh", kwh * 1e-3, 0}},
    MeasureInfo{Measure::Voltage, "v", {"V", 1, 0}, {"V", 1, 0}},
    MeasureInfo{Measure::VoltageKv, "kv", {"kV", 1e-3, 0}, {"kV", 1e-3, 0}},
    MeasureInfo{Measure::Current, "a", {"A", 1, 0}, {"A", 1, 0}},
    MeasureInfo{Measure::FaultCurrent, "ka", {"kA", 1e-3, 0}, {"kA", 1e-3, 0}},
    MeasureInfo{Measure::Frequency, "hz", {"Hz", 1, 0}, {"Hz", 1, 0}},
    MeasureInfo{Measure::Resistance, "mohm", {"mΩ", 1e3, 0}, {"mΩ", 1e3, 0}},
    MeasureInfo{Measure::ResistancePerLength, "mohm_m", {"mΩ/m", 1e3, 0}, {"mΩ/ft", 1e3 / foot, 0}},
    MeasureInfo{Measure::Temperature, "c", {"°C", 1, kelvinZero}, {"°F", 1.8, fahrenheitZero}},
    MeasureInfo{Measure::TemperatureDifference, "k", {"K", 1, 0}, {"°F", 1.8, 0}},
    MeasureInfo{Measure::CoolantFlow, "lpm", {"L/min", lpm, 0}, {"gpm", gpm, 0}},
    MeasureInfo{Measure::AirFlow, "m3_s", {"m³/s", 1, 0}, {"cfm", cfm, 0}},
    MeasureInfo{Measure::Pressure, "kpa", {"kPa", 1e-3, 0}, {"psi", psi, 0}},
    MeasureInfo{Measure::Head, "m_head", {"m", 1, 0}, {"ft", foot, 0}},
    MeasureInfo{Measure::PressureGradient, "pa_m", {"Pa/m", 1, 0}, {"psi/100ft", psi * 100 / foot, 0}},
    MeasureInfo{Measure::Velocity, "m_s", {"m/s", 1, 0}, {"ft/s", foot, 0}},
    MeasureInfo{Measure::Density, "kg_m3", {"kg/m³", 1, 0}, {"lb/ft³", pound / (foot * foot * foot), 0}},
    MeasureInfo{Measure::HeatConductance, "kw_k", {"kW/K", 1e-3, 0}, {"kW/K", 1e-3, 0}},
    MeasureInfo{Measure::ThermalResistance, "k_w", {"K/W", 1, 0}, {"K/W", 1, 0}},
    MeasureInfo{Measure::Seconds, "s", {"s", 1, 0}, {"s", 1, 0}},
    MeasureInfo{Measure::Minutes, "min", {"min", 1 / 60.0, 0}, {"min", 1 / 60.0, 0}},
    MeasureInfo{Measure::Hours, "h", {"h", 1 / 3600.0, 0}, {"h", 1 / 3600.0, 0}},
    MeasureInfo{Measure::Days, "days", {"days", 1 / 86400.0, 0}, {"days", 1 / 86400.0, 0}},
    MeasureInfo{Measure::Years, "years", {"years", year, 0}, {"years", year, 0}},
    MeasureInfo{Measure::Money, "usd", {"USD", 1, 0}, {"USD", 1, 0}},
    MeasureInfo{Measure::MoneyPerPower, "usd_kw", {"USD/kW", 1e3, 0}, {"USD/kW", 1e3, 0}},
    MeasureInfo{Measure::MoneyPerEnergy, "usd_kwh", {"USD/kWh", 3.6e6, 0}, {"USD/kWh", 3.6e6, 0}},
    MeasureInfo{Measure::MoneyPerMass, "usd_kg", {"USD/kg", 1, 0}, {"USD/lb", 1 / pound, 0}},
    MeasureInfo{Measure::MoneyPerVolume, "usd_m3", {"USD/m³", 1, 0}, {"USD/m³", 1, 0}},
    MeasureInfo{Measure::MoneyPerYear, "usd_year", {"USD/year", 1 / year, 0}, {"USD/year", 1 / year, 0}},
    MeasureInfo{Measure::MoneyPerPowerMonth, "usd_kw_month", {"USD/kW·month", 1e3, 0}, {"USD/kW·month", 1e3, 0}},
    MeasureInfo{Measure::Carbon, "t", {"t", 1e-3, 0}, {"t", 1e-3, 0}},
    MeasureInfo{Measure::CarbonPerEnergy, "kg_kwh", {"kg/kWh", 3.6e6, 0}, {"kg/kWh", 3.6e6, 0}},
    MeasureInfo{Measure::Information, "gb", {"GB", 1e-9, 0}, {"GB", 1e-9, 0}},
    MeasureInfo{Measure::Bandwidth, "gb_s", {"GB/s", 1e-9, 0}, {"GB/s", 1e-9, 0}},
    MeasureInfo{Measure::LinkRate, "gbps", {"Gbit/s", 8e-9, 0}, {"Gbit/s", 8e-9, 0}},
    MeasureInfo{Measure::ComputeRate, "pflops", {"PFLOP/s", 1e-15, 0}, {"PFLOP/s", 1e-15, 0}},
    MeasureInfo{Measure::FlowPerPower, "lpm_kw", {"L/min/kW", lpm * 1e3, 0}, {"gpm/kW", gpm * 1e3, 0}},
    MeasureInfo{Measure::AirFlowPerPower, "m3_s_kw", {"m³/s/kW", 1e3, 0}, {"cfm/kW", cfm * 1e3, 0}},
};
// clang-format on

} // namespace

const MeasureInfo& measureInfo(Measure measure)
{
    const auto& info = measures.at(static_cast<std::size_t>(measure));
    ensure(info.measure == measure, "the list of measures is in the order of the enumeration");
    return info;
}

double toFile(Measure measure, double si)
{
    const auto& unit = measureInfo(measure).si;
    const double value = si * unit.perSi + unit.offset;
    if (fromFile(measure, value) == si)
        return value;
    // Scaling rounds twice: where a neighbour is the number that scales back, it is the one meant.
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const double near : {std::nextafter(value, infinity), std::nextafter(value, -infinity)})
        if (fromFile(measure, near) == si)
            return near;
    return value;
}

double fromFile(Measure measure, double value)
{
    const auto& unit = measureInfo(measure).si;
    return (value - unit.offset) / unit.perSi;
}

} // namespace hallwright::model
