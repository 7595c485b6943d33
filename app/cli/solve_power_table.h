// SPDX-License-Identifier: GPL-3.0-or-later
// Load flow results as readable tables for the terminal.
#pragma once

#include "power/power.h"

#include <string>

namespace hallwright::app {

struct PowerTimes {
    double coldUs = 0.0;
    double warmUs = 0.0;
};

std::string balancedTable(const model::ElectricalNetwork& network,
                          const power::LoadFlowSolution& solution, const PowerTimes& times);
std::string directCurrentTable(const model::DirectCurrentNetwork& network,
                               const power::DirectCurrentSolution& solution,
                               const PowerTimes& times);
std::string fourWireTable(const model::FourWireNetwork& network,
                          const power::FourWireSolution& solution, const PowerTimes& times);

} // namespace hallwright::app
