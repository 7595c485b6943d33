// SPDX-License-Identifier: GPL-3.0-or-later
// How liquid-cooled racks get their coolant and the hall its air (recipes.md).
#pragma once

#include "model/equipment/cooling_types.h"
#include "model/fields.h"

namespace hallwright::model {

enum class CduScheme { InRack, InRow, RowEnd, Room };
std::span<const Choice> choicesOf(CduScheme);
enum class UnitRedundancy { N, NPlus1, NPlus2 };
std::span<const Choice> choicesOf(UnitRedundancy);
enum class ReturnPath { Direct, Reverse };
std::span<const Choice> choicesOf(ReturnPath);
enum class FlowControl { FixedSpeed, ConstantPressure, BalancedValves, PressureIndependent };
std::span<const Choice> choicesOf(FlowControl);
// Which mechanical board feeds the units: through a transfer switch, one of them, or in turn.
enum class MechanicalFeed { Both, BoardA, BoardB, Alternating };
std::span<const Choice> choicesOf(MechanicalFeed);
// Comb: a main from the units past each row; ring: closed behind the last row, so that a stretch of
// it can be shut off.
enum class Mains { Comb, Ring };
std::span<const Choice> choicesOf(Mains);
// Facility loops A and B of the units: one loop, in turn, or both with a changeover valve a unit.
enum class FacilityFeeds { Single, Alternating, Changeover };
std::span<const Choice> choicesOf(FacilityFeeds);
enum class Coolant { Water, Pg25Ashrae, Pg25Dowfrost };
std::span<const Choice> choicesOf(Coolant);

struct CoolantRecipe {
    HallId id; // of the hall it belongs to
    CduScheme cdu = CduScheme::RowEnd;
    TypeId cduType;        // none: the smallest catalogue CDU that fits
    int racksPerGroup = 0; // 0: one group per row
    UnitRedundancy redundancy = UnitRedundancy::NPlus1;
    ReturnPath returnPath = ReturnPath::Reverse;
    PipeMaterial pipe = PipeMaterial::Stainless;
    Velocity velocityLimit = fromSi<Velocity>(2.1);
    PressureGradient gradientLimit = fromSi<PressureGradient>(300.0);
    Coolant fluid = Coolant::Pg25Ashrae;
    Temperature supplySetPoint = celsius(35);
    FlowControl control = FlowControl::PressureIndependent;
    Temperature facilitySupply = celsius(30);
    FlowPerPower facilityFlow = litresPerMinute(1.5) / kilowatts(1); // per CDU heat
    Volume bufferVolume{};
    Volume supplyTank{}; // of a tank in the supply of each group's own loop
    MechanicalFeed cduFeed = MechanicalFeed::Both;
    bool cduOnUps = true;                    // pumps carry on while a generator starts
    Duration facilityRestart = seconds(180); // heat rejection after a loss of the utility
    Mains mains = Mains::Comb;
    std::optional<Length> mainsX; // where the mains of a CDU room enter the hall; unknown: 15 m of
    std::optional<Length> mainsY; // way to the first row
    FacilityFeeds facilityFeeds = FacilityFeeds::Single;
    TypeId couplingType; // quick disconnects at each rack, two pairs; none: not counted
    std::optional<double> strainerKv;       // m³/h at 1 bar, clean, before each CDU; unknown: none
    double strainerFouling = 0.0;           // share of its free area that dirt covers
    std::optional<Pressure> bypassPressure; // at which the bypass of a group opens; unknown: none
    std::optional<double> bypassKv;         // m³/h at 1 bar, fully open
    Pressure fillPressure = kilopascals(150); // gauge, of the expansion vessel at the pumps
    Length staticHeight = metres(3);          // highest point of the loop over the pumps
    Length lowestPoint{};                     // depth of its lowest point under the pumps
    Length riserHeight{};                     // of the racks over the CDUs; negative: under them
    friend bool operator==(const CoolantRecipe&, const CoolantRecipe&) = default;
};

enum class AirScheme { Perimeter, InRow, FanWall, RearDoor };
std::span<const Choice> choicesOf(AirScheme);
enum class Containment { None, HotAisle, ColdAisle, Chimney };
std::span<const Choice> choicesOf(Containment);

struct AirRecipe {
    HallId id; // of the hall it belongs to
    AirScheme cooling = AirScheme::Perimeter;
    TypeId unitType; // none: the catalogue's default of the scheme
    Containment containment = Containment::HotAisle;
    UnitRedundancy redundancy = UnitRedundancy::NPlus1;
    Temperature supply = celsius(24);
    Temperature waterSupply = celsius(18); // chilled water of the air units
    Temperature dewPoint = celsius(15);    // of the hall air, for condensation margins
    double leakage = 0.05;                 // share of the supply air that bypasses the racks
    double containmentGaps = 0.03;         // open share of the faces that contain an aisle
    double rackGaps = 0.02;                // share of a rack's intake that comes from its own rear
    Velocity mixing = fromSi<Velocity>(0.15); // turbulent exchange through open faces
    friend bool operator==(const AirRecipe&, const AirRecipe&) = default;
};

template <>
const std::vector<Field<CoolantRecipe>>& fields<CoolantRecipe>();
template <>
const std::vector<Field<AirRecipe>>& fields<AirRecipe>();

} // namespace hallwright::model
