// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a design-space study: an SQLite file with one row a point, written as each is
// done, so that a sweep goes on where it was stopped (resources/manual/sweep.md).
#pragma once

#include "data/sqlite/database.h"
#include "model/edit/sweep.h"
#include "model/results/kpi.h"

#include <filesystem>
#include <set>
#include <span>

namespace hallwright::data {

// What a file is of. Two files belong to one sweep where all but the program's version is equal.
struct SweepHead {
    std::string project;     // its name
    std::string alternative; // the one varied
    std::string fingerprint; // of the project and alternative before any edit
    std::int64_t points = 0; // of the whole grid
    model::SweepSpec spec;
};

struct SweepPoint {
    std::int64_t index = 0;
    std::vector<model::KpiValue> kpis; // none where it failed
    int errors = 0;                    // findings of the plan
    int warnings = 0;
    std::string fault; // why it has no figures
    double seconds = 0.0;
};

class SweepFile {
public:
    // Makes the file, or opens it to go on. InvalidArgument where it holds another sweep.
    static model::Result<SweepFile> open(const std::filesystem::path& path, const SweepHead& head);

    model::Result<std::set<std::int64_t>> done();
    model::Result<void> put(const SweepPoint& point); // at once on disk

    // Adds to `out` the points of the other files that it lacks; makes it where it is missing.
    // Gives the number of points that it holds then. InvalidArgument where one is of another sweep.
    static model::Result<std::int64_t> merge(const std::filesystem::path& out,
                                             std::span<const std::filesystem::path> others);

private:
    SweepFile(Database database, model::SweepSpec spec)
        : database_(std::move(database))
        , spec_(std::move(spec))
    {
    }

    Database database_;
    model::SweepSpec spec_;
};

} // namespace hallwright::data
