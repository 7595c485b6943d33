// SPDX-License-Identifier: GPL-3.0-or-later
// A zonal network of room air: well-mixed cells joined by faces, fans that move known flows.
//
//   continuity of cell i    Σ_j g_ij (p_i − p_j) = b_i, b = supplies + rack outlets − rack intakes
//                           − returns: potential flow, conductance g = open area over distance
//   energy of cell i        T_i Σ in = Σ_j in_ji T_j + Σ supply T_s + Σ rack outlets
//                           in_ji = max(0, flow j→i) + exchange_ij  (upwind, turbulent exchange)
//   a rack                  T_in = T_front + r/(1 − r) ΔT, T_out = T_in + ΔT, ΔT = P/(m c), with r
//                           the share of its intake m that comes from its own rear
//
// Flows are dry air in kg/s. No buoyancy and no jets: a planning model (manual: air.md). Potential
// flow for rooms: Toulouse, Doljac, Carey and Bash 2009 (ASME HT2009).
#pragma once

#include "model/result.h"

#include <cstddef>
#include <vector>

namespace hallwright::thermal {

struct AirFace {
    std::size_t a = 0;
    std::size_t b = 0;
    double conductance = 0.0; // m: open area over distance between centres
    double exchange = 0.0;    // kg/s each way
};

struct AirPort { // a supply or a return
    std::size_t cell = 0;
    double flow = 0.0;
};

struct AirRack {
    std::size_t front = 0;
    std::size_t rear = 0;
    double flow = 0.0; // through the rack
    double heatW = 0.0;
    double ownShare = 0.0; // of its intake, from its own rear
};

struct AirNetwork {
    std::size_t cells = 0;
    std::vector<AirFace> faces;
    std::vector<AirPort> supplies;
    std::vector<AirPort> returns; // together as much as the supplies
    std::vector<AirRack> racks;
    double supplyC = 24.0;
    double heatCapacity = 1006.0; // J/K of moist air per kg of dry air
};

struct AirSolution {
    std::vector<double> cellC;
    std::vector<double> inletC; // by rack
    std::vector<double> outletC;
    double returnC = 0.0;      // of all returns, by flow
    double massResidual = 0.0; // largest imbalance of a cell over all supply
    double heatResidual = 0.0; // (supplied less returned heat plus rack heat) over rack heat
};

// NoSolution where supplies and returns differ or a part of the room has air moved into it and no
// face to leave by.
model::Result<AirSolution> solveAir(const AirNetwork& network);

} // namespace hallwright::thermal
