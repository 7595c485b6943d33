// SPDX-License-Identifier: GPL-3.0-or-later
// The verb sweep: a design-space study, resumable and in shards, and the merging of its files.
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct SweepOptions {
    std::string file; // project file; read, never changed
    std::string spec; // YAML
    std::string out;  // results, SQLite
    int jobs = 0;     // threads; 0: one a core
    std::string shard = "1/1";
    bool quiet = false;
};
model::Result<Outcome> runSweep(const SweepOptions& options);

struct SweepMergeOptions {
    std::string out;
    std::vector<std::string> inputs;
};
model::Result<Outcome> runSweepMerge(const SweepMergeOptions& options);

} // namespace hallwright::app
