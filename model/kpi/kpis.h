// SPDX-License-Identifier: GPL-3.0-or-later
// Key figures of an alternative from its results, compute value and cost: every key of the
// catalogue, unknown where its inputs are.
#pragma once

#include "model/economics/cost_case.h"
#include "model/results/air_result.h"
#include "model/results/failure.h"
#include "model/results/headroom.h"
#include "model/results/kpi.h"
#include "model/results/results.h"
#include "model/results/ride_through.h"
#include "model/results/year_result.h"
#include "model/value/compute_value.h"
#include "model/value/fabric_plan.h"

#include <span>
#include <vector>

namespace hallwright::model {

struct KpiInputs {
    const Project& project;
    const Plan& plan;
    std::span<const RackResult> racks;       // sorted by id; of repeated halls once
    std::span<const ElementResult> elements; // sorted by key
    const ComputeValue& compute;
    const FabricPlan& fabric;
    const BillOfQuantities& bill;
    const TcoResult& tco;
    const InputValues& inputs;
    const YearResult* year = nullptr; // none: not computed
    std::span<const FailureResult> failures{};
    std::span<const RideThrough> rides{};     // by hall
    std::span<const HallHeadroom> headroom{}; // by hall
    std::span<const AirResult> air{};
};

// In catalogue order, with the largest contributions of sums.
std::vector<KpiValue> kpisOf(const KpiInputs& inputs);

} // namespace hallwright::model
