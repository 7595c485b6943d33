// SPDX-License-Identifier: GPL-3.0-or-later
// The basis of a comparison: what is held equal between alternatives. Each is scaled to it in whole
// racks, then ranked by output and by cost apart.
#pragma once

#include "model/compare/scaled_alternative.h"

#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

enum class Basis {
    Plan,      // as laid out
    Gpus,      // working GPUs, at least
    Megawatts, // at the meter, at most: facility at TDP with its fabric
    Job,       // the workload trained within a time, at least
    Budget,    // total cost of ownership, at most
};
const char* basisKey(Basis basis);   // "plan", "gpus", "megawatts", "job", "budget"
const char* basisTitle(Basis basis); // source text
Result<Basis> basisOf(std::string_view key);

// What is held equal: GPUs, W, s or USD by the basis; nothing for Plan.
struct BasisTarget {
    Basis basis = Basis::Plan;
    double value = 0.0;
};

// The target that the baseline itself meets as laid out.
BasisTarget targetOf(Basis basis, const ScaledFigures& baseline);

struct BasisRow {
    std::string name;
    std::optional<ScaledFigures> figures; // none: no size meets the target
    std::string why;                      // of none
};

struct BasisComparison {
    BasisTarget target;
    std::vector<BasisRow> rows; // in the order of the alternatives
    // Indices of rows, best first; those without figures left out.
    std::vector<std::size_t> byOutput; // effective rate
    std::vector<std::size_t> byCost;   // total cost of ownership
    std::vector<std::size_t> byCostOfOutput;
};

// A size is sought between one rack and a million times the plan.
BasisComparison compareOn(const BasisTarget& target,
                          std::span<const ScalableAlternative> alternatives,
                          const InputValues& inputs);

} // namespace hallwright::model
