// SPDX-License-Identifier: GPL-3.0-or-later
// The whole failure list of an alternative, hall by hall, with progress; what is done stays where
// the work is stopped.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"
#include "model/result.h"
#include "model/results/failure.h"

#include <stop_token>

namespace hallwright::app {

enum class FailureDepth { Singles, Pairs };

struct FailureOrder {
    const model::Project& project;
    const model::Catalogue& catalogue;
    const model::Plan& plan;
    model::FailureScope scope = model::FailureScope::Every;
    FailureDepth depth = FailureDepth::Singles;
};

// `watch` is told in thousandths of the work. A stop leaves a list that is not complete.
model::Result<model::FailureList>
failureList(const FailureOrder& order, const model::FailureWatch& watch, std::stop_token stop);

} // namespace hallwright::app
