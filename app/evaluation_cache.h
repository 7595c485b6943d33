// SPDX-License-Identifier: GPL-3.0-or-later
// What one evaluation leaves for the next: solver workspaces by element key. Explicit and passed
// in; used by one evaluation at a time.
#pragma once

#include "app/air_failures.h"
#include "app/evaluate_year.h"
#include "app/loop_failures.h"
#include "thermal/coolant_loop.h"

#include <map>
#include <string>

namespace hallwright::app {

struct EvaluationCache {
    std::map<std::string, thermal::LoopWorkspace> loops; // by coolant group key
    LoopImpacts impacts; // by all that they depend on; emptied when it grows beyond use
    AirCache air;
    YearCache year;
};

} // namespace hallwright::app
