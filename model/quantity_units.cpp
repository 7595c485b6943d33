// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quantity_units.h"

namespace hallwright::model {

namespace {

// Factors: NIST SP 811 (2008), appendix B; 1 year = 8,760 h as in measure.cpp.
constexpr double foot = 0.3048;
constexpr double gallon = 3.785411784e-3;
constexpr double pound = 0.45359237;
constexpr double psi = 6894.757293168361;
constexpr double yearSeconds = 8760.0 * 3600.0;

// clang-format off
constexpr TypedUnit plain[] = {{"%", 1e-2, 0}, {"k", 1e3, 0}, {"M", 1e6, 0}, {"G", 1e9, 0}, {"B", 1e9, 0}, {"T", 1e12, 0}};
constexpr TypedUnit lengths[] = {{"m", 1, 0}, {"mm", 1e-3, 0}, {"cm", 1e-2, 0}, {"km", 1e3, 0}, {"um", 1e-6, 0},
                                 {"µm", 1e-6, 0}, {"μm", 1e-6, 0}, {"ft", foot, 0}, {"in", foot / 12, 0}, {"'", foot, 0},
                                 {"\"", foot / 12, 0}, {"U", 0.04445, 0}};
constexpr TypedUnit areas[] = {{"m2", 1, 0}, {"m²", 1, 0}, {"ft2", foot * foot, 0}, {"ft²", foot * foot, 0}, {"ha", 1e4, 0}};
constexpr TypedUnit volumes[] = {{"L", 1e-3, 0}, {"l", 1e-3, 0}, {"m3", 1, 0}, {"m³", 1, 0}, {"gal", gallon, 0}};
constexpr TypedUnit masses[] = {{"kg", 1, 0}, {"g", 1e-3, 0}, {"t", 1e3, 0}, {"lb", pound, 0}, {"lbs", pound, 0}};
constexpr TypedUnit floorLoads[] = {{"kg/m2", 1, 0}, {"kg/m²", 1, 0}, {"lb/ft2", pound / (foot * foot), 0}, {"lb/ft²", pound / (foot * foot), 0},
                                    {"psf", pound / (foot * foot), 0}, {"kN/m2", 1e3 / 9.80665, 0}, {"kN/m²", 1e3 / 9.80665, 0}};
constexpr TypedUnit powers[] = {{"W", 1, 0}, {"kW", 1e3, 0}, {"MW", 1e6, 0}, {"GW", 1e9, 0}, {"VA", 1, 0}, {"kVA", 1e3, 0}, {"MVA", 1e6, 0}};
constexpr TypedUnit densities[] = {{"W/m2", 1, 0}, {"W/m²", 1, 0}, {"kW/m2", 1e3, 0}, {"kW/m²", 1e3, 0}, {"W/ft2", 1 / (foot * foot), 0}, {"W/ft²", 1 / (foot * foot), 0}};
constexpr TypedUnit energies[] = {{"J", 1, 0}, {"kWh", 3.6e6, 0}, {"MWh", 3.6e9, 0}, {"GWh", 3.6e12, 0}};
constexpr TypedUnit voltages[] = {{"V", 1, 0}, {"kV", 1e3, 0}};
constexpr TypedUnit currents[] = {{"A", 1, 0}, {"kA", 1e3, 0}};
constexpr TypedUnit frequencies[] = {{"Hz", 1, 0}};
constexpr TypedUnit resistances[] = {{"Ω", 1, 0}, {"ohm", 1, 0}, {"mΩ", 1e-3, 0}, {"mohm", 1e-3, 0}};
constexpr TypedUnit lineResistances[] = {{"Ω/km", 1e-3, 0}, {"ohm/km", 1e-3, 0}, {"mΩ/m", 1e-3, 0}, {"mohm/m", 1e-3, 0}};
constexpr TypedUnit temperatures[] = {{"°C", 1, 273.15}, {"C", 1, 273.15}, {"℃", 1, 273.15}, {"K", 1, 0},
                                      {"°F", 1 / 1.8, 273.15 - 32 / 1.8}, {"F", 1 / 1.8, 273.15 - 32 / 1.8}};
constexpr TypedUnit differences[] = {{"K", 1, 0}, {"°C", 1, 0}, {"C", 1, 0}, {"°F", 1 / 1.8, 0}, {"F", 1 / 1.8, 0}};
constexpr TypedUnit flows[] = {{"L/min", 1 / 60e3, 0}, {"l/min", 1 / 60e3, 0}, {"lpm", 1 / 60e3, 0}, {"LPM", 1 / 60e3, 0},
                               {"L/s", 1e-3, 0}, {"l/s", 1e-3, 0}, {"m3/h", 1 / 3600.0, 0}, {"m³/h", 1 / 3600.0, 0},
                               {"m3/s", 1, 0}, {"m³/s", 1, 0}, {"gpm", gallon / 60, 0}, {"GPM", gallon / 60, 0},
                               {"cfm", foot * foot * foot / 60, 0}, {"CFM", foot * foot * foot / 60, 0}};
constexpr TypedUnit pressures[] = {{"Pa", 1, 0}, {"kPa", 1e3, 0}, {"MPa", 1e6, 0}, {"bar", 1e5, 0}, {"mbar", 100, 0}, {"psi", psi, 0}};
constexpr TypedUnit gradients[] = {{"Pa/m", 1, 0}, {"kPa/m", 1e3, 0}, {"psi/100ft", psi / (100 * foot), 0}};
constexpr TypedUnit velocities[] = {{"m/s", 1, 0}, {"ft/s", foot, 0}, {"fpm", foot / 60, 0}};
constexpr TypedUnit massDensities[] = {{"kg/m3", 1, 0}, {"kg/m³", 1, 0}, {"g/cm3", 1e3, 0}};
constexpr TypedUnit conductances[] = {{"W/K", 1, 0}, {"kW/K", 1e3, 0}};
constexpr TypedUnit thermals[] = {{"K/W", 1, 0}, {"°C/W", 1, 0}};
constexpr TypedUnit times[] = {{"s", 1, 0}, {"ms", 1e-3, 0}, {"min", 60, 0}, {"h", 3600, 0}, {"d", 86400, 0}, {"day", 86400, 0},
                               {"days", 86400, 0}, {"year", yearSeconds, 0}, {"years", yearSeconds, 0}, {"a", yearSeconds, 0}, {"y", yearSeconds, 0}};
constexpr TypedUnit money[] = {{"USD", 1, 0}, {"$", 1, 0}, {"kUSD", 1e3, 0}, {"MUSD", 1e6, 0}, {"k", 1e3, 0}, {"M", 1e6, 0}};
constexpr TypedUnit perPower[] = {{"USD/kW", 1e-3, 0}, {"$/kW", 1e-3, 0}, {"USD/W", 1, 0}, {"$/W", 1, 0}};
constexpr TypedUnit perEnergy[] = {{"USD/kWh", 1 / 3.6e6, 0}, {"$/kWh", 1 / 3.6e6, 0}, {"USD/MWh", 1 / 3.6e9, 0}, {"$/MWh", 1 / 3.6e9, 0}};
constexpr TypedUnit carbons[] = {{"t", 1e3, 0}, {"kg", 1, 0}};
constexpr TypedUnit carbonPerEnergy[] = {{"kg/kWh", 1 / 3.6e6, 0}, {"g/kWh", 1e-3 / 3.6e6, 0}};
constexpr TypedUnit informations[] = {{"GB", 1e9, 0}, {"TB", 1e12, 0}, {"MB", 1e6, 0}, {"byte", 1, 0}};
constexpr TypedUnit bandwidths[] = {{"GB/s", 1e9, 0}, {"TB/s", 1e12, 0}, {"Gbit/s", 1e9 / 8, 0}, {"Gb/s", 1e9 / 8, 0}, {"Tbit/s", 1e12 / 8, 0}};
constexpr TypedUnit computeRates[] = {{"PFLOP/s", 1e15, 0}, {"TFLOP/s", 1e12, 0}, {"EFLOP/s", 1e18, 0}};
constexpr TypedUnit angles[] = {{"deg", 1, 0}, {"°", 1, 0}};
// clang-format on

} // namespace

std::span<const TypedUnit> typedUnits(Measure measure)
{
    switch (measure) {
    case Measure::None:
    case Measure::Count:
    case Measure::Fraction:
        return plain;
    case Measure::Angle:
        return angles;
    case Measure::Length:
    case Measure::PipeDiameter:
    case Measure::ParticleSize:
    case Measure::Head:
        return lengths;
    case Measure::Area:
        return areas;
    case Measure::Volume:
        return volumes;
    case Measure::Mass:
        return masses;
    case Measure::MassPerArea:
        return floorLoads;
    case Measure::Power:
    case Measure::PowerLarge:
    case Measure::PowerSmall:
    case Measure::ApparentPower:
        return powers;
    case Measure::PowerPerArea:
        return densities;
    case Measure::Energy:
        return energies;
    case Measure::Voltage:
    case Measure::VoltageKv:
        return voltages;
    case Measure::Current:
    case Measure::FaultCurrent:
        return currents;
    case Measure::Frequency:
        return frequencies;
    case Measure::Resistance:
        return resistances;
    case Measure::ResistancePerLength:
        return lineResistances;
    case Measure::Temperature:
        return temperatures;
    case Measure::TemperatureDifference:
        return differences;
    case Measure::CoolantFlow:
    case Measure::AirFlow:
        return flows;
    case Measure::Pressure:
        return pressures;
    case Measure::PressureGradient:
        return gradients;
    case Measure::Velocity:
        return velocities;
    case Measure::Density:
        return massDensities;
    case Measure::HeatConductance:
        return conductances;
    case Measure::ThermalResistance:
        return thermals;
    case Measure::Seconds:
    case Measure::Minutes:
    case Measure::Hours:
    case Measure::Days:
    case Measure::Years:
        return times;
    case Measure::Money:
        return money;
    case Measure::MoneyPerPower:
        return perPower;
    case Measure::MoneyPerEnergy:
        return perEnergy;
    case Measure::Carbon:
        return carbons;
    case Measure::CarbonPerEnergy:
        return carbonPerEnergy;
    case Measure::Information:
        return informations;
    case Measure::Bandwidth:
    case Measure::LinkRate:
        return bandwidths;
    case Measure::ComputeRate:
        return computeRates;
    case Measure::MoneyPerMass:
    case Measure::MoneyPerVolume:
    case Measure::MoneyPerYear:
    case Measure::MoneyPerPowerMonth:
    case Measure::FlowPerPower:
    case Measure::AirFlowPerPower:
        return {}; // the two units of the measure only
    }
    return {};
}

} // namespace hallwright::model
