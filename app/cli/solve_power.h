// SPDX-License-Identifier: GPL-3.0-or-later
// The verb solve-power: the load flow solver alone on a case file.
#pragma once

#include "model/result.h"

#include <string>

namespace hallwright::app {

struct SolvePowerOptions {
    std::string file;
    bool json = false;
    int repeat = 5; // solves timed; at least 1
};

// What the verb prints: JSON of schema 1 (keys of the command line contract), or a table. cold_us
// is the best of `repeat` solves from no load with the topology prepared; warm_us the best of as
// many from the previous solution after all loads moved by 1 %. Both leave reading the file out.
// mismatch_pu is on the base power; for four-wire and DC cases on the total load. Branches that
// carry nothing because they are open or dead have no row. Faults as the readers and solvers give.
model::Result<std::string> solvePowerText(const SolvePowerOptions& options);

} // namespace hallwright::app
