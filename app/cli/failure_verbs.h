// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs over single failures: the list, and one of it in time.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct FailuresOptions {
    std::string file;
    std::string alternative; // empty: all
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runFailures(const FailuresOptions& options);

struct TransientOptions {
    std::string file;
    std::string failure; // name of the list
    std::string alternative;
    OutputForm form = OutputForm::Text;
};
// InvalidArgument where no hall of the alternatives has a failure of that name.
model::Result<Outcome> runTransient(const TransientOptions& options);

} // namespace hallwright::app
