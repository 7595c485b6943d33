// SPDX-License-Identifier: GPL-3.0-or-later
// Compile step: the derived network of a hall as a tree of plain numbers for short circuits.
#pragma once

#include "model/derive/power_ring.h"
#include "power/fault_impedance.h"

#include <optional>
#include <vector>

namespace hallwright::power {

inline constexpr std::size_t noPart = static_cast<std::size_t>(-1);

// One element; what its role does not have stays zero.
struct FaultPart {
    model::PowerRole role = model::PowerRole::Busway;
    std::size_t upstream = noPart;
    std::vector<std::size_t> alternates;
    double kv = 0.0;         // nominal, at its output
    double highestMva = 0.0; // fault level of a utility; 0: not known
    double lowestMva = 0.0;
    std::optional<model::WindingPair> transformer; // one of `units`
    int units = 1;
    bool direct = false;    // DC at its output: no fault current is known
    Ohms conductorOhm;      // hot, as the catalogue states it
    double breakerA = 0.0;  // rating of the breaker at its head; 0: not known
    double inverterA = 0.0; // of a UPS into a fault with its bypass open
};

// The sets of a hall, one plate for all.
struct FaultSets {
    model::GeneratorPlate plate; // of one, its voltage 0 where that of the utility is meant
    int units = 1;
    int spare = 0;
};

struct FaultTree {
    std::vector<FaultPart> parts;  // along network.elements, upstream before downstream
    std::optional<FaultSets> sets; // absent: none, or its reactance is not stated
    std::vector<model::PowerRing> rings;
};

FaultTree compileFaults(const model::DerivedPower& network, const model::PowerRecipe& recipe);

} // namespace hallwright::power
