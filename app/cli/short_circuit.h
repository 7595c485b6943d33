// SPDX-License-Identifier: GPL-3.0-or-later
// The verb short-circuit: the IEC 60909 solver alone on a case file.
#pragma once

#include "app/cli/outcome.h"
#include "power/short_circuit.h"

#include <string>

namespace hallwright::app {

struct ShortCircuitVerbOptions {
    std::string file;
    power::ShortCircuitOptions fault;
    OutputForm form = OutputForm::Text;
};

// What the verb prints: JSON of schema 1 (keys of the command line contract), or a table. Faults as
// the reader and the solver give, with the file named.
model::Result<std::string> shortCircuitText(const ShortCircuitVerbOptions& options);

} // namespace hallwright::app
