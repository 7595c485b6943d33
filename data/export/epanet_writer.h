// SPDX-License-Identifier: GPL-3.0-or-later
// A solved hydraulic network as an EPANET input file (EPANET 2.2 manual, appendix C), so that a
// consultant can solve it with another program.
#pragma once

#include "model/network/hydraulic_network.h"

#include <span>
#include <string>

namespace hallwright::data {

// Flows in L/s, lengths in m, Darcy-Weisbach or Hazen-Williams as the network asks; Churchill's law
// becomes EPANET's own Darcy-Weisbach law, which differs from it between Re 2000 and 4000.
//
// Pipes, throttle valves and power-law pumps are written exactly. What EPANET has no element for
// (rack drops, pressure-independent valves, quadratic pumps) becomes a curve of straight pieces
// through the point of the given flow, so that the solved state is the same: general purpose valves
// (GPV) along the flow, pumps by their curve. A control valve is therefore held at this state: a
// file of another state is another export. One-way elements get a pipe with a check valve (CV)
// behind them.
//
// `flowM3s` holds the solved flow of each link; `remarks`, where given, a text for each that stands
// behind its own id. Ids longer than EPANET's 31 characters, or with
// blanks or semicolons, are replaced; the own id stands as a comment behind each line.
model::Result<std::string> epanetText(const model::HydraulicNetwork& network,
                                      std::span<const double> flowM3s,
                                      std::span<const std::string> remarks = {});

} // namespace hallwright::data
