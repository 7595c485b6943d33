// SPDX-License-Identifier: GPL-3.0-or-later
// A design-space study run on several threads into a results file, point by point.
#pragma once

#include "data/sweep/sweep_file.h"
#include "model/equipment/catalogue.h"

#include <functional>
#include <stop_token>

namespace hallwright::app {

// Of the grid's points a shard takes each whose number, divided by `of`, leaves `index` − 1.
struct Shard {
    std::int64_t index = 1;
    std::int64_t of = 1;
};

struct SweepRun {
    const model::Project& project;
    const model::Catalogue& catalogue;
    model::AlternativeId alternative;
    const model::SweepSpec& spec;
    Shard shard;
    int jobs = 1; // threads
    // Called from any thread, one at a time: points done of those this run has to do.
    std::function<void(std::int64_t done, std::int64_t all)> progress;
};

struct SweepCount {
    std::int64_t points = 0; // of this shard
    std::int64_t before = 0; // were there already
    std::int64_t failed = 0; // of those solved now: with a fault instead of figures
};

// Solves what the file lacks. A point whose edit or evaluation fails is a row with its fault; the
// sweep goes on. Cancelled on a stop: what is done stays.
model::Result<SweepCount> sweep(const SweepRun& run, data::SweepFile& file, std::stop_token stop);

data::SweepHead headOf(const SweepRun& run, std::int64_t points);

} // namespace hallwright::app
