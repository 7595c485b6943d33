// SPDX-License-Identifier: GPL-3.0-or-later
// Alternatives side by side: key figures, probability of being cheaper, tornado and break-even.
#pragma once

#include "model/economics/sampling.h"
#include "model/results/assessment.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

struct ComparisonRow {
    std::string key;
    std::vector<std::optional<double>> values; // one per alternative, in the key's unit
    std::vector<std::string> words;            // for figures that are text
    std::optional<std::size_t> best; // none where no direction is better, or all known are equal
};

// Where two alternatives cost the same per output (or in total) when one input alone moves.
struct BreakEven {
    std::string input;  // key of an assumption; "mfu": of the second alternative alone
    double value = 0.0; // in the SI-system unit of its measure
    std::string unit;   // its symbol; empty for a share
    std::string first;  // the baseline
    std::string second;
};

struct Comparison {
    std::string baseline;
    std::vector<std::string> names;
    std::vector<ComparisonRow> rows; // keys of the catalogue that some alternative knows
    // Key that p_better and break-even go by: usd_per_effective_pflop_day where every alternative's
    // output is known, else tco_usd. Paired samples: shared assumptions have the same draw.
    std::string basis;
    std::map<std::string, double> pBetter; // share of draws in which it is below the baseline
    std::vector<TornadoBar> tornado;       // of the baseline's total cost
    std::vector<BreakEven> breakEven;
};

// What evaluation kept of each alternative, in the order of the assessments, for break-even; empty
// where only stored results are at hand (break-even is then left out).
struct ComparedCosts {
    std::vector<const CostCase*> cases;
    const DrawSpace* space = nullptr;
};

// `baseline` is an index; alternatives keep their order.
Comparison compare(std::span<const Assessment> alternatives, std::size_t baseline,
                   const ComparedCosts& costs = {});

// The part of it that looks for roots: energy price, MFU of large domains, MFU of the second alone,
// discount rate, IT life, GPU time per interruption.
std::vector<BreakEven> breakEvens(std::span<const Assessment> alternatives, std::size_t baseline,
                                  const ComparedCosts& costs);

} // namespace hallwright::model
