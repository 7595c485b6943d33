// SPDX-License-Identifier: GPL-3.0-or-later
// [OPTIONS], [TIMES] and [PATTERNS] of an EPANET file as far as they bear on the flow at time zero.
#pragma once

#include "data/import/epanet_text.h"
#include "model/network/hydraulic_network.h"

#include <map>

namespace hallwright::data {

struct EpanetOptions {
    double flowM3s = 0.0;    // one flow unit of the file
    double lengthM = 0.3048; // one unit of lengths, elevations and heads
    double diameterM = 0.0254;
    double roughnessM = 0.3048e-3; // Darcy-Weisbach: mm, or 0.001 ft
    model::FrictionLaw friction = model::FrictionLaw::HazenWilliams;
    model::HydraulicFluid fluid;
    double demandMultiplier = 1.0;
    std::string defaultPattern = "1";
    double startClockS = 0.0;    // time of day at time zero
    std::size_t startPeriod = 0; // pattern period at time zero
    std::map<std::string, std::vector<double>, std::less<>> patterns;

    // Multiplier of a pattern at time zero; 1 for a pattern that does not exist.
    double multiplier(std::string_view pattern) const;
};

// Options that only steer EPANET's own iteration, quality or output are accepted and have no
// effect; those that would change the solution and are not supported are Faults.
model::Result<EpanetOptions> epanetOptions(const EpanetText& text);

// A time in seconds: "1:30", "1:30:00", or hours, with an optional unit or AM/PM in the next word.
model::Result<double> epanetTime(const EpanetText& text, const EpanetLine& line, std::size_t word);

} // namespace hallwright::data
