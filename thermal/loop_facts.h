// SPDX-License-Identifier: GPL-3.0-or-later
// What a coolant loop asks of its vessel, relief valve and shut-off valves: volume, thermal
// expansion, surge.
#pragma once

#include "model/derive/coolant.h"
#include "model/results/finding.h"
#include "thermal/coolant_loop.h"

#include <optional>
#include <vector>

namespace hallwright::thermal {

struct LoopFacts {
    model::Volume volume{};  // of pipes, hoses, tank, and of CDUs and racks that state one
    bool wholeVolume = true; // false: some CDU or rack states none, so it is a lower bound
    model::Temperature cold = model::celsius(10); // when filled
    model::Temperature hot = model::celsius(60);
    model::Volume expansion{};
    // The lowest working pressure stated in the loop, gauge; none: nothing states one.
    std::optional<model::Pressure> rating;
    std::optional<model::Pressure> relief;       // opens at the rating at the latest
    std::optional<model::Volume> vessel;         // none where the rating leaves it no room
    model::Velocity velocity{};                  // highest in mains and manifolds
    model::Length column{};                      // from the CDU to its farthest rack and back
    model::Pressure surge{};                     // of stopping that velocity at once
    std::optional<model::Duration> leastClosing; // of valves; none: at once is well, or no rating
    model::Pressure pressure{};                  // of the loop as it runs, gauge
};

LoopFacts factsOf(const model::CoolantGroup& group, const CoolantLoopResult& loop);

// A note with volume and vessel, an error where no vessel fits, a note where valves must not close
// at once.
std::vector<model::Finding> findingsOf(const model::CoolantGroup& group, const LoopFacts& facts);

// Δp = ρ a Δv (Joukowsky 1898), of a wave of speed `waveMS` in a pipe.
double joukowskyPa(double densityKgM3, double waveMS, double velocityMS);

// The vessel that takes an expansion between its precharge and its end pressure, both gauge, with a
// water reserve of 0.5 % of the system and at least 3 L (EN 12828, annex D):
// V = (Ve + Vr) (pe + 1 bar)/(pe - p0). None where pe is not over p0.
std::optional<double> vesselM3(double expansionM3, double systemM3, double prechargePa,
                               double endPa);

} // namespace hallwright::thermal
