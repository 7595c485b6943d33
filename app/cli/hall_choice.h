// SPDX-License-Identifier: GPL-3.0-or-later
// One hall of a project file, chosen by words and solved.
#pragma once

#include "app/cli/outcome.h"
#include "app/hall_failures.h"

#include <functional>
#include <string>

namespace hallwright::app {

struct HallChoice {
    std::string file;
    std::string alternative; // name; empty: the only one
    std::string hall;        // label; empty: the only one
};

// InvalidArgument for an alternative or hall that is not there; Faults of reading and solving.
model::Result<Outcome>
withHall(const HallChoice& choice,
         const std::function<model::Result<Outcome>(const HallSystems&)>& run);

} // namespace hallwright::app
