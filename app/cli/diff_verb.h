// SPDX-License-Identifier: GPL-3.0-or-later
// The verb diff: what differs between two project files, and what it does to the key figures.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct DiffOptions {
    std::string before; // project files
    std::string after;
    OutputForm form = OutputForm::Text;
};
// Key figures are compared where both files hold results of the very plans they hold; else the
// answer says which file wants `evaluate` first. Neither file is changed.
model::Result<Outcome> runDiff(const DiffOptions& options);

} // namespace hallwright::app
