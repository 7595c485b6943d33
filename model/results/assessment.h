// SPDX-License-Identifier: GPL-3.0-or-later
// Everything an evaluation says of one alternative; immutable, tied to its plan by fingerprint.
#pragma once

#include "model/economics/tco.h"
#include "model/results/air_result.h"
#include "model/results/balance.h"
#include "model/results/failure.h"
#include "model/results/finding.h"
#include "model/results/kpi.h"
#include "model/results/phase_balance.h"
#include "model/results/results.h"
#include "model/results/year_result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hallwright::model {

struct Assessment {
    AlternativeId alternative;
    std::string name;
    std::uint64_t fingerprint = 0; // of project and alternative (plan.h)
    std::string caseName = "design";
    std::vector<RackResult> racks;       // sorted by id; of repeated halls once
    std::vector<ElementResult> elements; // sorted by key
    std::vector<Finding> findings;       // errors first
    std::vector<FailureResult> failures; // single failures of what racks share (FailureScope)
    std::vector<BalanceResult> balances; // of coolant groups with balancing valves
    std::vector<PhaseBalance> phases;    // of busways and panels with single-phase supplies
    std::vector<KpiValue> kpis;          // in catalogue order
    TcoResult tco;
    std::vector<AirResult> air;     // of halls whose air is solved, in order of id
    std::optional<YearResult> year; // unknown where no weather or no power is known
    std::vector<Convergence> convergence;
    Duration time{}; // of the whole evaluation
    friend bool operator==(const Assessment&, const Assessment&) = default;

    const RackResult* rack(RackId id) const;
    const ElementResult* element(const std::string& key) const;
    std::optional<double> kpi(std::string_view key) const; // in the key's unit
};

} // namespace hallwright::model
