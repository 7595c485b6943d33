// SPDX-License-Identifier: GPL-3.0-or-later
// The verb fabric: switches, cables by length class and the port-level cable schedule.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

enum class FabricForm { Text, Json, Csv };

struct FabricOptions {
    std::string file;
    std::string alternative; // empty: all; the schedule needs one
    std::string out;         // file of the schedule; empty: standard output
    FabricForm form = FabricForm::Text;
};
model::Result<Outcome> runFabric(const FabricOptions& options);

} // namespace hallwright::app
