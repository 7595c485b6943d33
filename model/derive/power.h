// SPDX-License-Identifier: GPL-3.0-or-later
// The electrical network of a hall from its layout and power recipe: utility → transformer → UPS →
// switchboard → feeder → busway → rack inlets, per system letter and block.
#pragma once

#include "model/derive/derived.h"
#include "model/results/finding.h"

namespace hallwright::model {

enum class PowerRole {
    Utility,
    Transformer,
    Ups,
    Switchboard,
    Feeder,
    Busway,
    Generator,
    MechanicalBoard,
    Panel,      // floor or remote panel that feeds racks by cables
    Cable,      // from a panel to one rack
    Rectifier,  // sidecar of one rack's feed
    RingUnit,   // ring-main unit of one transformer
    RingSection // cable between two of them, or from one to the medium-voltage board
};
const char* powerRoleKey(PowerRole role); // "transformer": the word in keys and results

// One element; electrical figures in the units of its catalogue type. What a role does not have
// stays zero. Impedances are per phase of the whole element (all parallel units together).
struct PowerElement {
    std::string key;
    PowerRole role = PowerRole::Busway;
    char letter = 'A';                   // the system it belongs to
    std::string upstream;                // key of what feeds it; empty for a utility
    std::vector<std::string> alternates; // further sources through a static transfer switch
    std::string type;                    // catalogue key of the size chosen; empty where none fits
    int units = 1;                       // equal units in parallel; all carry their share
    int spareUnits = 0;                  // of those, how many may fail without overload
    Power ratedPower{};                  // per unit: VA of a transformer, W of a UPS or generator
    Current ratedCurrent{};              // of a board, panel, feeder, cable or busway
    double allowed = 1.0;    // share of the rating that continuous load may take (80 % rule)
    LineVoltage voltage{};   // nominal, at its output; of DC pole to pole
    bool direct = false;     // DC at its output
    Length length{};         // of a feeder or busway
    Resistance resistance{}; // series
    Resistance reactance{};
    Power noLoadLoss{};        // transformer, per unit
    Power loadLoss{};          // transformer at rating, per unit
    double impedance = 0.0;    // transformer uk, fraction
    double lossConstant = 0.0; // UPS or rectifier, over rating
    double lossLinear = 0.0;
    double lossQuadratic = 0.0;
    Power faultLevel{};                      // utility, highest
    Power faultLevelLowest{};                // utility
    std::optional<Current> withstand;        // Icw of the type, 1 s; unknown where not stated
    std::string breaker;                     // catalogue key: at the head of a board or feeder,
                                             // of the widest tap of a busway
    std::optional<Current> breakerRating;    // In of that breaker
    std::optional<Current> breakingCapacity; // Icu of that breaker
    std::optional<BreakerType> trip;         // of that breaker
    std::optional<Duration> batteryTime;     // UPS, at rating
    std::optional<double> batteryExponent;   // UPS, Peukert
    double derating = 1.0;            // generator, conductor: rating here over that of its type
    int circuits = 1;                 // cable: loaded circuits side by side
    std::optional<GeneratorType> set; // generator: figures of its type
    std::optional<double> subtransientReactance; // generator xd'', on its rating
    std::optional<LineVoltage> ownVoltage;       // generator: of its winding
    std::vector<RackId> racks;                   // served, for a busway in walking order
    // Of the ring section in which the two ways round a ring meet: the unit that it ends at beside
    // its upstream. Where the ring is open it is so there, until switched after a loss.
    std::string closes;
    std::optional<Duration> switching; // none: the ring is closed
};

// How a rack hangs on the network.
struct RackFeed {
    RackId rack;
    char letter = 'A';
    std::string busway; // key of the busway, or of the cable from a panel
    Length along{};     // from the busway's feeding end to the tap
    double share = 1.0; // of the rack's power in the normal state
    double powerFactor = 0.98;
    std::string converter; // key of its sidecar, which then takes from the busway
    int supplies = 0;      // on this feed, single-phase; 0: loads its phases alike
    SupplyConnection connection = SupplyConnection::ThreePhase;
    int firstPhase = 0; // 0, 1, 2: L1, L2, L3 (or L1–L2, L2–L3, L3–L1) of its first supply
};

struct DerivedPower {
    std::vector<PowerElement> elements; // upstream before downstream
    std::vector<RackFeed> feeds;        // by rack, then letter
    std::vector<Finding> findings;      // "no catalogue size carries this"
    std::vector<char> letters;          // systems in use: losing one is the failure to look at
};

// Of each feed, the index of the busway or panel at the head of its run; none where it is gone.
std::vector<std::optional<std::size_t>> runHeads(const DerivedPower& power);

// What a board, feeder, busway or cable may carry continuously, all parallel units.
Current allowedCurrent(const PowerElement& element);

// Whether parallel units of it fail one by one; else they are lost together.
bool failsByUnit(const PowerElement& element);

// `mechanical`: rated electrical power of pumps and fans, for the mechanical boards and generators.
DerivedPower derivePower(const HallView& view, Power mechanical);

// Three-phase line current of a real power: P / (√3 U cosφ). feedCurrent: what a busway carries for
// it, P / U where that is DC.
Current lineCurrent(Power power, LineVoltage voltage, double powerFactor);
Current feedCurrent(Power power, const PowerRecipe& recipe, double powerFactor);

} // namespace hallwright::model
