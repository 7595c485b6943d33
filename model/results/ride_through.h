// SPDX-License-Identifier: GPL-3.0-or-later
// A hall's power in time: what batteries bridge after a loss of the utility, how the generators
// take over, and what its load steps do to generators and utility.
#pragma once

#include "model/ids.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct UpsRun {
    std::string element; // key
    Power load{};        // at its output, TDP
    double loading = 0.0;
    Duration runtime{};       // of its battery at that load
    double peakLoading = 0.0; // at the racks' peak, one system lost
    friend bool operator==(const UpsRun&, const UpsRun&) = default;
};

struct RackRun {
    RackId rack;
    std::optional<Duration> darkAt; // without generators; unknown: not within a day
    friend bool operator==(const RackRun&, const RackRun&) = default;
};

// A load that the sets take at once.
struct SetStep {
    Duration at{};
    Power load{};
    double share = 0.0; // of the rating of the sets that run
    double frequencyDip = 0.0;
    double voltageDip = 0.0;
    friend bool operator==(const SetStep&, const SetStep&) = default;
};

struct SetRun {
    std::string element; // key
    int units = 0;       // that are needed; spares are taken as not started
    double derating = 1.0;
    Power rated{}; // of those, derated
    Power load{};  // hall with recharge
    double loading = 0.0;
    Duration ready{}; // first load accepted
    std::vector<SetStep> steps;
    Duration rampFrom{};          // rectifiers take their load back, evenly…
    Duration carried{};           // …until here: the last UPS is off its battery
    std::optional<Duration> fuel; // autonomy at the load without recharge; unknown: fuel not stated
    double jobStep = 0.0;         // synchronous GPU step over the sets' rating
    double jobDip = 0.0;          // frequency dip of that
    friend bool operator==(const SetRun&, const SetRun&) = default;
};

// At the utility's medium-voltage board, lowest fault level.
struct GridEffect {
    Power step{}; // of the hall's synchronous jobs
    Duration stepTime{};
    double voltageChange = 0.0;     // of nominal
    std::optional<double> flicker;  // Pst; unknown: steps closer than a second
    double shortCircuitRatio = 0.0; // highest demand current in the lowest fault current
    double distortion = 0.0;        // TDD that UPS inputs cause
    double distortionLimit = 0.0;   // IEEE 519, recalled
    friend bool operator==(const GridEffect&, const GridEffect&) = default;
};

struct RideEvent {
    Duration at{};
    std::string what;    // "UPS on battery", source text
    std::string element; // key, where it is of one
    friend bool operator==(const RideEvent&, const RideEvent&) = default;
};

struct RideThrough {
    HallId hall;
    std::vector<UpsRun> ups;
    std::vector<RackRun> racks;     // sorted by id
    std::optional<SetRun> sets;     // none: no generators, or no size for them
    std::optional<GridEffect> grid; // none: no fault level
    std::vector<RideEvent> events;  // of a loss of the utility, in time
    friend bool operator==(const RideThrough&, const RideThrough&) = default;
};

} // namespace hallwright::model
