// SPDX-License-Identifier: GPL-3.0-or-later
// Outages of one load from minimal cut sets of first and second order, with common causes, planned
// maintenance, standby generation on demand and a battery that bridges short losses.
//
// Steady state of exponential failures and repairs: U = λ r/(λ r + 8760), of two independent parts
// U1 U2 with frequency U1 U2 (1/r1 + 1/r2); maintenance overlap as in Billinton and Allan,
// Reliability Evaluation of Power Systems, ch. 8, and IEEE 493: λ''1 (λ2 r''1), lasting
// r''1 r2/(r''1 + r2). The sum over cut sets is an upper bound (rare events).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::power {

inline constexpr double hoursPerYear = 8760.0;

struct FailureRate {
    double perYear = 0.0;
    double hours = 0.0; // mean time to repair
};

// Share of time down of one part: λ r/(λ r + 8760).
double unavailability(const FailureRate& one);
// A group of equal independent units of which `spare` may be down: the exact frequency and length
// of more being down. No spare: units in series.
FailureRate groupRate(const FailureRate& one, int units, int spare);
// Share of time in which at least `needed` of `units` are up: Σ C(n,i) A^i (1−A)^(n−i).
double atLeastUp(double availability, int units, int needed);

using PartMask = std::uint64_t; // bit i: part i

// What takes parts down: a failure of one, or a cause common to several.
struct OutageEvent {
    FailureRate rate;
    PartMask parts = 0;
    std::string name;
};

struct PlannedOutage {
    int part = 0;
    double hours = 0.0; // once a year
};

// Sets that start when a supply fails.
struct StandbySets {
    int units = 0; // 0: none
    int spare = 0;
    double failuresPerStart = 0.0;
    double failuresPerHour = 0.0; // while running
    double commonShare = 0.0;     // of failures that hit all sets
};

// Chance that the sets do not carry a supply's outage of this mean length (exponential).
double standbyFailure(const StandbySets& sets, double hours);

struct SupplyModel {
    std::vector<PartMask> ways; // the load is fed when all parts of one way are up
    PartMask replaced = 0;      // supplies that the standby sets stand in for
    std::vector<OutageEvent> events;
    std::vector<PlannedOutage> planned;
    StandbySets standby;
    double bridgeHours = 0.0; // battery behind the supplies
};

struct CutSet {
    std::string name; // "UPS A and UPS B"
    double perYear = 0.0;
    double hoursPerYear = 0.0;
};

struct SupplyOutages {
    double perYear = 0.0;
    double hoursPerYear = 0.0; // down
    std::vector<CutSet> cuts;  // most hours first
    double availability() const;
};

SupplyOutages outagesOf(const SupplyModel& model);

} // namespace hallwright::power
