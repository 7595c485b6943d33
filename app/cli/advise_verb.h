// SPDX-License-Identifier: GPL-3.0-or-later
// The verb advise: which architecture the project's figures speak for, rule by rule, and the move.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct AdviseOptions {
    std::string file;
    std::string from; // the alternative that stands today; empty: nothing does
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runAdvise(const AdviseOptions& options);

} // namespace hallwright::app
