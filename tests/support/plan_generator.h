// SPDX-License-Identifier: GPL-3.0-or-later
// Seeded random projects and assessments: every described field at random within its bounds.
#pragma once

#include "model/plan.h"
#include "model/results/assessment.h"

#include <cstdint>

namespace hallwright::tests {

struct RandomSize {
    int alternatives = 2;
    int halls = 3;
    int rows = 6;
    int racks = 40;
    int units = 8;
    int superpods = 4;
    int types = 12;
};

// Equal seeds give equal projects, on every machine. Texts hold quotes, SQL and Chinese; numbers
// are any doubles, not only round ones in the unit of files.
model::Project randomProject(std::uint64_t seed, const RandomSize& size = {});

// The project after one more random change of rows: some changed, removed and added.
model::Project randomlyEdited(const model::Project& project, std::uint64_t seed);

// Results with all their parts for the alternative at this position.
model::Assessment randomAssessment(const model::Project& project, std::size_t alternative,
                                   std::uint64_t seed);

} // namespace hallwright::tests
