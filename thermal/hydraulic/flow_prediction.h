// SPDX-License-Identifier: GPL-3.0-or-later
// Where flows go when pumps change: a first guess for a solve that starts from an earlier solution.
//
// If all flows become x times what they were, drops q^n grow by x^n. The power balance of the
// network along that line, Σ h q over the links = Σ H q over the references (no demands), gives x:
//   D x^n + Σ h_p(x q_p) q_p = R,  D = R - Σ h_p(q_p) q_p before,
// with p over the pumps and their new laws. For quadratic drops and pumps that change speed alike
// these are the affinity laws, and exact.
#pragma once

#include "thermal/hydraulic/hydraulic_solution.h"
#include "thermal/hydraulic/link_laws.h"

#include <span>

namespace hallwright::thermal {

struct PumpsAndReferences {
    std::span<const std::uint32_t> pumps;      // links
    std::span<const std::uint32_t> references; // nodes with fixed head
};

// x; 1 where nothing of sense follows.
double flowFactor(const LinkLaws& laws, const PumpsAndReferences& where,
                  const HydraulicSolution& before);

} // namespace hallwright::thermal
