// SPDX-License-Identifier: GPL-3.0-or-later
// Head against flow of elements as points for EPANET, which joins them by straight lines.
#pragma once

#include "model/network/hydraulic_network.h"

#include <vector>

namespace hallwright::data {

struct CurvePoint {
    double flowM3s = 0.0;
    double headM = 0.0;
};

// Loss of a valve-like law from zero flow on, with a point at `flowM3s`. EPANET extends the last
// line. Not for pipes, local losses and pumps.
std::vector<CurvePoint> dropPoints(const model::HydraulicNetwork& network,
                                   const model::LinkLaw& law, double flowM3s);

// Lift at full speed. A power law is three points, from which EPANET makes the same law again; the
// others are more than three, with a point where the pump runs now (`flowM3s` at its own speed).
std::vector<CurvePoint> pumpPoints(const model::HydraulicNetwork& network,
                                   const model::LinkLaw& law, double flowM3s);

} // namespace hallwright::data
