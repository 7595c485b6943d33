// SPDX-License-Identifier: GPL-3.0-or-later
// How a hall is fed: the choices from which the electrical network is derived (recipes.md).
#pragma once

#include "model/fields.h"

namespace hallwright::model {

enum class DistributionSystem { Ac400, Ac415, Ac480, Dc400, Dc800 };
std::span<const Choice> choicesOf(DistributionSystem);
enum class RedundancyPattern {
    N,
    NPlus1,
    TwoN,
    TwoNPlus1,
    ThreeNOverTwo,
    FourNOverThree,
    BlockRedundant,
    NPlus2C
};
std::span<const Choice> choicesOf(RedundancyPattern);
// How the transformers of a letter hang on its medium-voltage board: a cable for each; on rings of
// ring-main units, open at one place and switched by hand or remote control after a loss; on rings
// that are closed, where section protection takes a lost section out alone.
enum class MediumLayout { Radial, OpenRing, ClosedRing };
std::span<const Choice> choicesOf(MediumLayout);
enum class RackDistribution { Busway, RemotePanel };
std::span<const Choice> choicesOf(RackDistribution);
enum class ContinuousRule { EightyPercent, HundredPercent };
std::span<const Choice> choicesOf(ContinuousRule);
enum class WiringStandard { Iec, Nec };
std::span<const Choice> choicesOf(WiringStandard);
// Where a DC system is rectified: beside the battery for a whole block, or beside each rack.
enum class RectifierPlace { Hall, Sidecar };
std::span<const Choice> choicesOf(RectifierPlace);
// Online carries the load through both converters; eco passes the utility on while it is within
// its band and transfers in some milliseconds.
enum class UpsMode { Online, Eco };
std::span<const Choice> choicesOf(UpsMode);
// Checklists of design standards (checks/profiles.h).
enum class DesignProfile {
    None,
    Uptime1,
    Uptime2,
    Uptime3,
    Uptime4,
    Tia1,
    Tia2,
    Tia3,
    Tia4,
    En1,
    En2,
    En3,
    En4,
    GbC,
    GbB,
    GbA
};
std::span<const Choice> choicesOf(DesignProfile);

struct PowerRecipe {
    HallId id; // of the hall it belongs to
    DistributionSystem system = DistributionSystem::Ac415;
    RedundancyPattern pattern = RedundancyPattern::TwoN;
    Power blockSize = kilowatts(2500); // VA of a transformer + UPS + board chain
    LineVoltage mediumVoltage = lineVolts(11000);
    MediumLayout mediumLayout = MediumLayout::Radial;
    Current ringRating = amperes(630);      // of the switchgear of a ring: its load is kept below
    Length ringApproach = metres(200);      // from the medium-voltage board to a ring's end units
    Length ringSpacing = metres(50);        // between neighbours on a ring
    Duration ringSwitching = seconds(3600); // until an open ring feeds again from the other end
    Power utilityFaultLevel = kilowatts(250e3); // VA, three-phase, at the medium-voltage board
    double utilityFaultLowest = 0.5;            // lowest over highest fault level of the utility
    double upsFaultCurrent = 1.5;               // into a fault on inverter, over rated current
    RackDistribution distribution = RackDistribution::Busway;
    RectifierPlace rectifiers = RectifierPlace::Hall; // of a DC system
    int racksPerBusway = 0;                           // 0: as many as the largest busway carries
    ContinuousRule rule = ContinuousRule::EightyPercent;
    WiringStandard standard = WiringStandard::Iec;
    Duration upsTime = seconds(300); // battery at full load
    UpsMode upsMode = UpsMode::Online;
    Temperature ambient = celsius(30);      // of conductors
    double thirdHarmonic = 0.05;            // of a phase current, from the racks' supplies
    double phaseImbalanceLimit = 0.10;      // largest phase over the mean, less 1
    int spareGenerators = 1;                // beyond those that carry the hall
    std::optional<Volume> fuel;             // usable, of all sets of the hall
    Temperature generatorAir = celsius(40); // that the sets draw on the design day
    DesignProfile profile = DesignProfile::None;
    std::optional<Duration> wantedFuelTime;    // unknown: as the profile has it
    std::optional<Duration> wantedBatteryTime; // unknown: as the profile has it
    Length boardX{};                           // where the feeders enter the hall
    Length boardY{};
    friend bool operator==(const PowerRecipe&, const PowerRecipe&) = default;
};

template <>
const std::vector<Field<PowerRecipe>>& fields<PowerRecipe>();

// Nominal line-to-line voltage of an AC system, or pole-to-pole of a DC one.
LineVoltage nominalVoltage(DistributionSystem system);
bool isDirect(DistributionSystem system);
// Nominal voltage of the low-voltage AC side: that of an AC system, and in front of the rectifiers
// of a DC one 415 V (IEC) or 480 V (NEC).
LineVoltage alternatingVoltage(const PowerRecipe& recipe);

} // namespace hallwright::model
