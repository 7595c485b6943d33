// SPDX-License-Identifier: GPL-3.0-or-later
// The verb workload: the training step or the service of each alternative part by part, its memory,
// the played job beside the goodput formula, and MFU by size of job in domains of 8 and 72.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct WorkloadOptions {
    std::string file;
    std::string alternative; // empty: all
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runWorkload(const WorkloadOptions& options);

} // namespace hallwright::app
