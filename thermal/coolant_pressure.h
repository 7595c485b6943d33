// SPDX-License-Identifier: GPL-3.0-or-later
// Gauge pressures of a solved loop over its expansion vessel, suction head of its pumps, and what
// is wrong with them.
//
// The vessel holds its pressure at the pumps' suction side, node "return", at the pumps' height.
// Elsewhere p = p_vessel + ρ g (H − H_vessel) − ρ g z. NPSH available = (p_atm + p_suction −
// p_vapour)/(ρ g) with the vapour pressure of water (Hyland and Wexler 1983) at the return
// temperature: glycol lowers it, so this is on the safe side.
#pragma once

#include "model/results/finding.h"
#include "model/units.h"

#include <optional>
#include <vector>

namespace hallwright::thermal {

struct SolvedGroup;

class LoopPressures {
public:
    explicit LoopPressures(const SolvedGroup& solved);

    // Working pressure, gauge, of the group's element: at the outlet of a running CDU at the loop's
    // lowest point, at the inlet of a branch there or, where the racks stand on another level than
    // the CDUs, on theirs; of the vessel. None for others.
    std::optional<model::Pressure> at(std::size_t element) const;
    // Of a running CDU.
    std::optional<model::Length> npsh(std::size_t element) const;
    // At the loop's highest point, gauge.
    double topPa() const;

private:
    double headAt(std::size_t element, bool outlet) const;

    const SolvedGroup& solved_;
    double weight_; // ρ g
};

// "thermal.pressure.rating", "thermal.pressure.top" and "thermal.pump.npsh".
std::vector<model::Finding> pressureFindings(const SolvedGroup& solved);

} // namespace hallwright::thermal
