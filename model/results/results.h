// SPDX-License-Identifier: GPL-3.0-or-later
// What solvers answer, by element: never stored in the plan's rows. Sorted by id or key.
#pragma once

#include "model/ids.h"
#include "model/message.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// How a solver came to its answer; always filled, also where it failed.
struct Convergence {
    std::string part; // "power h1", "coolant h1", "power ⇄ thermal"
    bool converged = false;
    int iterations = 0;
    double residual = 0.0;
    std::string residualUnit; // "pu", "m³/s", "kW"
    ElementRef worst;
    Duration time{};
    friend bool operator==(const Convergence&, const Convergence&) = default;
};

// One feed of a rack.
struct FeedResult {
    char letter = 'A';
    Current current{};      // normal state, TDP
    Current currentAlone{}; // when it carries the rack alone; equal where there is one feed
    double voltage = 0.0;   // per unit at the rack inlet, normal state
    std::string element;    // key of the busway or panel that feeds it
    friend bool operator==(const FeedResult&, const FeedResult&) = default;
};

// A figure is unknown (nullopt) where its inputs are; never 0 for lack of data.
struct RackResult {
    RackId id;
    Power typical{};
    Power tdp{};
    Power peak{};
    bool powerKnown = true; // false: the type states no power at all
    Power liquidHeat{};
    Power airHeat{};
    std::optional<VolumeFlow> flowNeed;
    std::optional<VolumeFlow> flowGot;
    std::optional<Temperature> supply;
    std::optional<Temperature> returned;
    std::optional<Pressure> drop;
    std::optional<Temperature> component; // hottest sourced component
    std::optional<Temperature> componentLimit;
    std::optional<VolumeFlow> airflowNeed;
    std::optional<Temperature> airInlet;
    std::optional<MassPerArea> floorLoad;       // mass over footprint
    std::optional<MassPerArea> floorLoadSpread; // mass over footprint and half the clearances
    std::string loop;                           // key of its coolant group
    std::optional<double> valveKv;              // balancing valve: m³/h of water at 1 bar
    std::optional<Pressure> valveDrop;          // over its balancing or control valve
    std::optional<double> valveAuthority;       // valve drop over that of valve, hoses and rack
    std::vector<FeedResult> feeds;
    std::optional<double> voltageDrop;    // fraction, utility to inlet, worst feed
    std::optional<double> availability;   // share of the year in which it is fed
    std::optional<double> outagesPerYear; // expected number of losses of all its feeds
    friend bool operator==(const RackResult&, const RackResult&) = default;
};

enum class ElementGroup { Electrical, Hydraulic, AirSide };

// A derived element with what is known of it in the normal state.
struct ElementResult {
    std::string key;  // "h1/power/A/busway/r12"
    std::string kind; // "transformer", "ups", "switchboard", "busway", "cdu", "pipe", "crah", …
    ElementGroup group = ElementGroup::Electrical;
    HallId hall;
    std::string type;                   // catalogue key chosen
    std::string rating;                 // words, for tables: "2.5 MVA", "1,000 A", "DN 100"
    std::optional<double> loading;      // of what it may carry, 1 = full
    std::optional<double> loadingWorst; // under the worst single failure
    std::string worstContingency;
    std::optional<Current> ratedCurrent; // of boards, feeders and busways, per unit
    std::optional<Power> power;          // through it, at its output
    std::optional<Power> loss;
    std::optional<Current> current;
    std::optional<Length> length;
    std::optional<VolumeFlow> flow;
    std::optional<Pressure> drop;
    std::optional<Velocity> velocity;
    std::optional<Pressure> pressure; // gauge, working, at the lowest point of CDU or rack branch
    std::optional<Length> npsh;       // head over vapour pressure at a CDU's suction
    std::optional<Pressure> pressureMax; // working, gauge, that a pipe or hose states
    std::optional<Temperature> supply;   // secondary supply of a CDU, supply air of a CRAH
    std::optional<Temperature> returned;
    std::optional<Power> electrical; // of pumps and fans
    // Of CDUs: margins of the coolant side.
    std::optional<TemperatureDifference> approach;      // secondary supply less facility supply
    std::optional<TemperatureDifference> approachLeast; // with its primary valve wide open
    std::optional<double> flowLoading;                  // secondary flow over the rated one
    std::optional<double> primaryShare;                 // facility flow drawn over that available
    std::optional<double> pumpSpeed;                    // of full speed
    std::optional<Pressure> pressureShutOff; // …with pumps at full speed against shut valves
    std::optional<Current> faultHighest;     // Ik'' of IEC 60909, maximum case, at its head
    std::optional<Current> faultPeak;        // ip of that fault
    std::optional<Current> faultLowest;      // minimum case at its far end, of all kinds of fault
    std::optional<Current> withstand;        // Icw, 1 s, of the type chosen
    std::string breaker;                     // catalogue key of the breaker that guards it
    std::optional<Current> breakingCapacity; // Icu of that breaker
    int count = 1;                           // equal units behind this key
    friend bool operator==(const ElementResult&, const ElementResult&) = default;
};

} // namespace hallwright::model
