// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs over failures: the list, and one of it in time with the tank for a ride-through.
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/progress.h"
#include "app/failure_list.h"

#include <optional>
#include <string>

namespace hallwright::app {

struct FailuresOptions {
    std::string file;
    std::string alternative; // empty: all
    OutputForm form = OutputForm::Text;
    FailureDepth depth = FailureDepth::Singles;
    Progress::Show progress = Progress::Show::OnTerminal;
};
model::Result<Outcome> runFailures(const FailuresOptions& options);

struct TransientOptions {
    std::string file;
    std::string failure; // name of the list
    std::string alternative;
    OutputForm form = OutputForm::Text;
    std::optional<double> rideThroughS; // then the tank that gives it instead of the course
};
// InvalidArgument where no hall of the alternatives has a failure of that name.
model::Result<Outcome> runTransient(const TransientOptions& options);

} // namespace hallwright::app
