// SPDX-License-Identifier: GPL-3.0-or-later
// Reader of EPANET input files (EPANET 2.2 manual, appendix C): the steady flow at time zero.
//
// Read: junctions with demands and patterns, reservoirs, tanks (fixed head at their initial level),
// pipes (open, closed, check valve), pumps (head curves of one, three or more points, speed, speed
// pattern), valves TCV and GPV, other valves where their status is fixed open or closed, options,
// controls as they stand at time zero. Rules first act after time zero and change nothing here.
// Refused by name: pumps of constant power, PRV, PSV, FCV, PBV and PCV at work, emitters, leakage,
// pressure-driven demand, Chezy-Manning, tanks that start full or empty, controls by junction
// pressure.
#pragma once

#include "model/network/hydraulic_network.h"

#include <filesystem>
#include <string_view>

namespace hallwright::data {

struct EpanetNetwork {
    model::HydraulicNetwork network;
    std::vector<model::Message> notes; // what was decided while reading, e.g. a control that acted
};

// Faults name file and line.
model::Result<EpanetNetwork> readEpanetFile(const std::filesystem::path& path);
model::Result<EpanetNetwork> readEpanetText(std::string_view text, const std::string& file);

} // namespace hallwright::data
