// SPDX-License-Identifier: GPL-3.0-or-later
// What a number measures and how people write it: file suffix, symbol and factor, SI and IP.
#pragma once

#include <string_view>

namespace hallwright::model {

enum class UnitSystem { Si, Ip };

// Each measure fixes one unit for files, columns and JSON keys, and one per unit system for people.
enum class Measure {
    None,
    Count,
    Fraction,
    Angle,
    Length,
    PipeDiameter,
    ParticleSize,
    Area,
    Volume,
    Mass,
    MassPerArea,
    Power,
    PowerLarge,
    PowerSmall,
    ApparentPower,
    PowerPerArea,
    Energy,
    Voltage,
    VoltageKv,
    Current,
    FaultCurrent,
    Frequency,
    Resistance,
    ResistancePerLength,
    Temperature,
    TemperatureDifference,
    CoolantFlow,
    AirFlow,
    Pressure,
    Head,
    PressureGradient,
    Velocity,
    Density,
    HeatConductance,
    ThermalResistance,
    Seconds,
    Minutes,
    Hours,
    Days,
    Years,
    Money,
    MoneyPerPower,
    MoneyPerEnergy,
    MoneyPerMass,
    MoneyPerVolume,
    MoneyPerYear,
    MoneyPerPowerMonth,
    Carbon,
    CarbonPerEnergy,
    Information,
    Bandwidth,
    LinkRate,
    ComputeRate,
    FlowPerPower,
    AirFlowPerPower
};

struct MeasureUnit {
    const char* symbol; // "kW", "°C"
    double perSi;       // shown = si * perSi + offset
    double offset;
};

struct MeasureInfo {
    Measure measure;
    const char* suffix; // in column names and JSON keys: "kw", "c"; empty for None
    MeasureUnit si;     // also the unit of files
    MeasureUnit ip;
};

const MeasureInfo& measureInfo(Measure measure);

// The number of files and JSON (the SI-system unit of the measure) and back to SI base units.
double toFile(Measure measure, double si);
double fromFile(Measure measure, double value);

} // namespace hallwright::model
