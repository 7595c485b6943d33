// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that make and evaluate project files: new, evaluate, compare.
#pragma once

#include "app/cli/outcome.h"
#include "model/results/assessment.h"

#include <cstdint>
#include <optional>
#include <string>

namespace hallwright::app {

struct NewOptions {
    std::string file;
    std::string templateName;
};
model::Result<Outcome> runNew(const NewOptions& options);
std::string templateList();

struct EvaluateOptions {
    std::string file;
    std::string alternative; // empty: all are printed; all are always solved and stored
    OutputForm form = OutputForm::Text;
    bool racks = false;
    std::optional<model::Severity> failOn;
};
model::Result<Outcome> runEvaluate(const EvaluateOptions& options);

struct CompareOptions {
    std::string file;
    std::string baseline; // empty: the first alternative
    std::string basis;    // what is held equal; empty: nothing is scaled
    std::string target;   // of the basis; empty: what the baseline meets
    int samples = 0;      // draws of the uncertainty; 0: those of the evaluation
    std::uint64_t seed = 1;
    int threads = 0; // 0: as many as there are processors
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runCompare(const CompareOptions& options);

} // namespace hallwright::app
