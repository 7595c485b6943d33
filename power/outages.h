// SPDX-License-Identifier: GPL-3.0-or-later
// Every single failure of a hall's electrical network: what goes dark, what moves to another feed,
// what is overloaded, which pumps and fans stop.
#pragma once

#include "model/results/failure.h"
#include "power/hall_power.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

// Units of an element, by its index in the network, that are out; 0: all of them. What is planned
// is out before the others fail: an open ring is then switched already.
struct LostUnits {
    std::size_t element = 0;
    int units = 0;
    bool planned = false;
    friend auto operator<=>(const LostUnits&, const LostUnits&) = default;
};

// What an open ring leaves without supply until it is switched, beside what stays so for good.
struct Meantime {
    model::Duration lasts{};
    std::vector<model::RackId> dark; // whose UPS does not bridge it at full load either
    std::vector<std::string> stopped;
    std::optional<double> worstLoading;
};

struct OutageResult {
    std::string element; // key of what fails; of several the first
    model::PowerRole role = model::PowerRole::Busway;
    bool oneOfSeveral = false;          // a module of parallel units fails, not all of them
    std::vector<model::RackId> dark;    // racks without any live feed, sorted
    std::vector<std::string> stopped;   // keys of mechanical loads without a live board
    std::optional<double> worstLoading; // of the elements that stay, of what they may carry
    std::string worstLoaded;
    std::optional<model::Fault> collapsed; // the load flow has no solution
    std::optional<Meantime> meantime;      // where an open ring is switched after it
};

// A failed element takes with it what hangs on it, unless a static transfer switch has another live
// source. The shared scope leaves out feeders and busways and solves no load flow: loadings stay
// unknown. The scope of every failure is solved on two threads.
model::Result<std::vector<OutageResult>> solveOutages(const model::DerivedPower& network,
                                                      const std::vector<RackLoad>& racks,
                                                      const std::vector<MechanicalLoad>& mechanical,
                                                      model::FailureScope scope,
                                                      std::stop_token stop);

// Losses at once, as in a fault during maintenance: one answer for each set, which is not empty.
model::Result<std::vector<OutageResult>>
solveLosses(const model::DerivedPower& network, const std::vector<RackLoad>& racks,
            const std::vector<MechanicalLoad>& mechanical,
            const std::vector<std::vector<LostUnits>>& sets, std::stop_token stop);

// What an element carries after losses.
struct DutyAfter {
    bool dead = false;    // without supply; the figures are then 0
    double loading = 0.0; // of what its remaining units may carry
    model::Power power{};
    model::Current current{};
};

struct LossState {
    OutageResult outage;
    std::vector<DutyAfter> elements; // by element of the network; empty where it collapsed
};

// One set of losses with what stands after it; the set is not empty.
model::Result<LossState> solveLossState(const model::DerivedPower& network,
                                        const std::vector<RackLoad>& racks,
                                        const std::vector<MechanicalLoad>& mechanical,
                                        const std::vector<LostUnits>& lost, std::stop_token stop);

} // namespace hallwright::power
