// SPDX-License-Identifier: GPL-3.0-or-later
// Results in and out of the tables of an open database.
#pragma once

#include "data/sqlite/database.h"
#include "model/results/assessment.h"

#include <span>
#include <string>
#include <vector>

namespace hallwright::data {

// An assessment as stored, with what produced it. It belongs to the plan it lies beside only where
// its fingerprint equals that of the project and alternative (model/plan.h).
struct StoredAssessment {
    model::Assessment assessment;
    std::string program;     // version that computed it
    std::string catalogue;   // version of the shipped catalogue then
    std::string evaluatedAt; // UTC, ISO 8601
};

// The names under which results are stored.
struct EvaluationStamp {
    std::string program;
    std::string catalogue;
};

// Replaces all results of the alternatives that the assessments name; several cases of one
// alternative may be given together. Inside a transaction.
model::Result<void> writeAssessments(Database& database,
                                     std::span<const model::Assessment> assessments,
                                     const EvaluationStamp& stamp);
model::Result<std::vector<StoredAssessment>> readAssessments(Database& database);

} // namespace hallwright::data
