// SPDX-License-Identifier: GPL-3.0-or-later
// The verb that lists derived elements with the fields that `edit override` can set.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct ElementsOptions {
    std::string file;
    std::string alternative; // empty: the only one
    std::string start;       // of the keys shown; empty: all
    OutputForm form = OutputForm::Text;
};
// Overridden fields are marked, with what they would be without the override. InvalidArgument where
// no key starts so.
model::Result<Outcome> runElements(const ElementsOptions& options);

} // namespace hallwright::app
