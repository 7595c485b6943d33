// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of electrical equipment of the catalogue.
#pragma once

#include "model/equipment/rack_type.h"

namespace hallwright::model {

struct TransformerType {
    FootprintFigures footprint;
    std::optional<Power> rating; // VA
    std::optional<LineVoltage> primary;
    std::optional<LineVoltage> secondary;
    std::optional<Power> noLoadLoss;
    std::optional<Power> loadLoss;   // at rating
    std::optional<double> impedance; // uk, fraction
    std::string vectorGroup;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const TransformerType&, const TransformerType&) = default;
};

// What a UPS gives: AC, or DC as a rectifier with the battery on its output. Sidecar: a rectifier
// without battery beside a rack.
enum class UpsOutput { Alternating, Direct, Sidecar };
std::span<const Choice> choicesOf(UpsOutput);

// Static UPS or rectifier; loss over rating = lossConstant + lossLinear·l + lossQuadratic·l², l =
// load over rating.
struct UpsType {
    UpsOutput output = UpsOutput::Alternating;
    FootprintFigures footprint;
    std::optional<Power> rating; // W at the output
    std::optional<double> lossConstant;
    std::optional<double> lossLinear;
    std::optional<double> lossQuadratic;
    std::optional<double> ecoLossConstant; // the same law in eco mode
    std::optional<double> ecoLossLinear;
    std::optional<double> ecoLossQuadratic;
    std::optional<double> inputPowerFactor;
    std::optional<Duration> batteryTime;   // at rating
    std::optional<double> batteryExponent; // Peukert: t = t_rated (P_rated/P)^k
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const UpsType&, const UpsType&) = default;
};

struct SwitchboardType {
    FootprintFigures footprint;
    std::optional<Current> rating;
    std::optional<Current> shortTimeWithstand; // Icw, 1 s
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const SwitchboardType&, const SwitchboardType&) = default;
};

struct BuswayType {
    std::optional<Current> rating;
    std::optional<ResistancePerLength> resistance; // per phase at operating temperature
    std::optional<ResistancePerLength> reactance;
    std::optional<Current> shortTimeWithstand;
    std::optional<Money> pricePerMetreLow;
    std::optional<Money> pricePerMetreHigh;
    friend bool operator==(const BuswayType&, const BuswayType&) = default;
};

enum class TripUnit { ThermalMagnetic, Electronic };
std::span<const Choice> choicesOf(TripUnit);

// Trips as multiples of the rating, at the settings assumed.
struct BreakerType {
    TripUnit tripUnit = TripUnit::ThermalMagnetic;
    std::optional<Current> rating;
    std::optional<Current> breakingCapacity; // Icu
    std::optional<Duration> longTime;        // at 6 times the rating
    std::optional<double> shortPickup;       // electronic
    std::optional<Duration> shortDelay;
    std::optional<double> instantaneous; // magnetic, or of the electronic unit; none: without one
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const BreakerType&, const BreakerType&) = default;
};

enum class PduPlacement { Floor, Remote, InRack }; // Remote: RPP
std::span<const Choice> choicesOf(PduPlacement);

struct PduType {
    PduPlacement placement = PduPlacement::InRack;
    FootprintFigures footprint;
    std::optional<Power> rating; // VA
    std::optional<Current> inputCurrent;
    std::optional<LineVoltage> voltage;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const PduType&, const PduType&) = default;
};

struct GeneratorType {
    FootprintFigures footprint;
    std::optional<Power> rating; // W, prime or data-centre rating
    std::optional<LineVoltage> voltage;
    std::optional<double> subtransientReactance; // xd'', per unit
    std::optional<double> firstStep;             // largest first load step over rating
    std::optional<double> nextStep;              // further steps, over rating
    std::optional<Duration> startTime;           // from the start signal to load accepted
    std::optional<Duration> recoveryTime;        // after a step
    std::optional<double> fuelPerKilowattHour;   // L at full load
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const GeneratorType&, const GeneratorType&) = default;
};

enum class CableTable { Iec, Nec, Medium }; // Medium: medium-voltage cable, as laid
std::span<const Choice> choicesOf(CableTable);

struct CableType {
    CableTable table = CableTable::Iec;
    std::optional<double> crossSection; // mm2
    std::optional<Current> ampacity;    // reference conditions of the source
    std::optional<ResistancePerLength> resistance;
    std::optional<ResistancePerLength> reactance;
    std::optional<Current> shortTimeWithstand; // 1 s, of the conductor
    friend bool operator==(const CableType&, const CableType&) = default;
};

// Switch of a fabric.
struct NetworkSwitchType {
    int radix = 0;
    std::optional<Bandwidth> portRate;
    std::optional<Power> power;
    std::optional<double> rackUnits;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const NetworkSwitchType&, const NetworkSwitchType&) = default;
};

// Optical module or cable of one length class.
struct OpticType {
    std::optional<Bandwidth> rate;
    std::optional<Length> reach;
    std::optional<Power> power;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const OpticType&, const OpticType&) = default;
};

// The described fields of the kinds above.
template <>
const std::vector<Field<TransformerType>>& fields<TransformerType>();
template <>
const std::vector<Field<UpsType>>& fields<UpsType>();
template <>
const std::vector<Field<SwitchboardType>>& fields<SwitchboardType>();
template <>
const std::vector<Field<BuswayType>>& fields<BuswayType>();
template <>
const std::vector<Field<BreakerType>>& fields<BreakerType>();
template <>
const std::vector<Field<PduType>>& fields<PduType>();
template <>
const std::vector<Field<GeneratorType>>& fields<GeneratorType>();
template <>
const std::vector<Field<CableType>>& fields<CableType>();
template <>
const std::vector<Field<NetworkSwitchType>>& fields<NetworkSwitchType>();
template <>
const std::vector<Field<OpticType>>& fields<OpticType>();

} // namespace hallwright::model
