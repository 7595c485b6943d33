// SPDX-License-Identifier: GPL-3.0-or-later
// An edit is a pure function with a name: it gives a new project or says why not.
#pragma once

#include "model/plan.h"

#include <functional>

namespace hallwright::model {

struct Edit {
    Message name; // "Move 3 racks": the undo list shows it
    std::function<Result<Project>(const Project&)> apply;
    std::string gesture; // equal texts of one drag merge into one step; empty: never merges
};

// Applies a change of one alternative's plan; InvalidArgument where there is no such alternative.
Result<Project> editPlan(const Project& project, AlternativeId alternative,
                         const std::function<Result<Plan>(const Plan&)>& change);

} // namespace hallwright::model
