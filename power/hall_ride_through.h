// SPDX-License-Identifier: GPL-3.0-or-later
// A hall in time after a loss of its utilities: batteries, generators, racks; and what the load
// steps of its jobs do to generators and utility.
#pragma once

#include "model/economics/price_book.h"
#include "model/results/finding.h"
#include "model/results/ride_through.h"
#include "power/hall_power.h"

#include <stop_token>
#include <vector>

namespace hallwright::power {

struct RideThroughCase {
    const model::DerivedPower& network;
    const model::PowerRecipe& recipe;
    const model::InputValues& values;
    const std::vector<RackLoad>& racks;     // TDP
    const std::vector<RackLoad>& peakRacks; // peak
    const std::vector<MechanicalLoad>& mechanical;
};

// Batteries are followed without generators until all are empty or a day has passed: one that ends
// hands its racks to the feeds that are left, which then end sooner. The sets that are needed run,
// spares do not start. Faults as solveHallPower.
model::Result<model::RideThrough> rideThrough(const RideThroughCase& hall, std::stop_token stop);

// Batteries that end before the sets carry their UPS, peaks beyond what a UPS stands, job steps
// beyond what sets accept, voltage change, flicker and distortion beyond the limits.
std::vector<model::Finding> rideThroughFindings(const model::RideThrough& ride,
                                                const model::InputValues& values);

} // namespace hallwright::power
