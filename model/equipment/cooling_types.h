// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of cooling equipment and piping products of the catalogue.
#pragma once

#include "model/equipment/rack_type.h"

namespace hallwright::model {

enum class CduPlacement { InRack, InRow, Facility };
std::span<const Choice> choicesOf(CduPlacement);

// Coolant distribution unit, liquid to liquid. A capacity means nothing without its approach,
// flows and head: the rating point. UA at the rating point is kept, never a fixed approach.
struct CduType {
    CduPlacement placement = CduPlacement::InRow;
    FootprintFigures footprint;
    std::optional<Power> capacity;                 // at the rating point
    std::optional<TemperatureDifference> approach; // secondary supply less primary supply
    std::optional<VolumeFlow> secondaryFlow;       // at the rating point
    std::optional<VolumeFlow> primaryFlow;
    std::optional<Pressure> externalHead; // left for the loop at secondaryFlow
    Curve pumpCurve; // secondary flow m3/s → external head Pa, all duty pumps at full speed
    int dutyPumps = 1;
    int standbyPumps = 0;
    std::optional<Power> pumpPower;       // electrical, at the rating point
    std::optional<Length> npshRequired;   // head that its pumps ask for at their suction
    std::optional<double> pumpEfficiency; // hydraulic over electrical
    std::optional<Pressure> primaryDrop;  // at primaryFlow
    std::optional<Pressure> pressureMax;
    std::optional<VolumeFlow> minimumFlow; // secondary, that its pumps must move at the least
    std::optional<Length> filter;
    std::optional<Volume> coolantVolume;
    std::string wetted; // materials of the secondary side (wetted_materials.h); empty: not stated
    std::optional<Temperature> supplyMin;
    std::optional<Temperature> supplyMax;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const CduType&, const CduType&) = default;
};

struct PumpType {
    FootprintFigures footprint;
    Curve headCurve;       // flow m3/s → pressure rise Pa at rated speed
    Curve efficiencyCurve; // flow m3/s → hydraulic over shaft power
    std::optional<Power> motorPower;
    std::optional<VolumeFlow> ratedFlow;
    std::optional<Pressure> ratedHead;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const PumpType&, const PumpType&) = default;
};

enum class AirUnitPlacement { Perimeter, InRow, FanWall };
std::span<const Choice> choicesOf(AirUnitPlacement);

// CRAH, in-row cooler or fan wall on chilled or facility water.
struct CrahType {
    AirUnitPlacement placement = AirUnitPlacement::Perimeter;
    FootprintFigures footprint;
    std::optional<Power> netCapacity; // sensible, less fan heat, at the rating point
    std::optional<VolumeFlow> airflow;
    std::optional<VolumeFlow> waterFlow;
    std::optional<Temperature> waterIn;
    std::optional<Temperature> waterOut;
    std::optional<Power> fanPower;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const CrahType&, const CrahType&) = default;
};

struct RearDoorType {
    FootprintFigures footprint;
    Curve removal; // rack heat W → fraction removed
    std::optional<Power> capacity;
    std::optional<VolumeFlow> waterFlow;
    std::optional<Pressure> waterDrop;
    std::optional<Temperature> waterIn;
    std::optional<Power> fanPower; // none for a passive door
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const RearDoorType&, const RearDoorType&) = default;
};

enum class RejectionKind {
    DryCooler,
    AdiabaticCooler,
    CoolingTower,
    AirCooledChiller,
    WaterCooledChiller
};
std::span<const Choice> choicesOf(RejectionKind);

// Dry cooler, adiabatic cooler, tower or chiller as a rating point; curves come with the plant.
struct HeatRejectionType {
    RejectionKind kind = RejectionKind::DryCooler;
    FootprintFigures footprint;
    std::optional<Power> capacity;
    std::optional<Power> electricalPower; // fans, or fans and compressors, at the rating point
    std::optional<Temperature> airIn;
    std::optional<Temperature> waterIn;
    std::optional<Temperature> waterOut;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const HeatRejectionType&, const HeatRejectionType&) = default;
};

// Quick disconnect or other coupling; dp_psi = (gpm/Cv)^2 for the pair.
struct CouplingType {
    std::optional<double> cv; // US gal/min at 1 psi
    std::optional<VolumeFlow> ratedFlow;
    std::optional<Pressure> pressureMax;
    std::optional<Length> bore;
    friend bool operator==(const CouplingType&, const CouplingType&) = default;
};

// A table of sizes: Steel is EN 10255 and 10217 by DN, SteelNps schedule 40 by NPS, Stainless
// schedule 10S, Copper EN 1057.
enum class PipeMaterial { Steel, Stainless, Hose, Copper, SteelNps };
std::span<const Choice> choicesOf(PipeMaterial);

// One size of a pipe or hose schedule.
struct PipeSizeType {
    PipeMaterial material = PipeMaterial::Stainless;
    int nominal = 0; // DN
    Length bore{};
    Length roughness{};
    std::optional<Pressure> pressureMax; // working, gauge
    std::optional<Money> pricePerMetreLow;
    std::optional<Money> pricePerMetreHigh;
    friend bool operator==(const PipeSizeType&, const PipeSizeType&) = default;
};

// The described fields of the kinds above.
template <>
const std::vector<Field<CduType>>& fields<CduType>();
template <>
const std::vector<Field<PumpType>>& fields<PumpType>();
template <>
const std::vector<Field<CrahType>>& fields<CrahType>();
template <>
const std::vector<Field<RearDoorType>>& fields<RearDoorType>();
template <>
const std::vector<Field<HeatRejectionType>>& fields<HeatRejectionType>();
template <>
const std::vector<Field<CouplingType>>& fields<CouplingType>();
template <>
const std::vector<Field<PipeSizeType>>& fields<PipeSizeType>();

} // namespace hallwright::model
