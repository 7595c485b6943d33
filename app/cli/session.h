// SPDX-License-Identifier: GPL-3.0-or-later
// What verbs share: the catalogue, a locked project file, evaluation of all its alternatives.
#pragma once

#include "data/project/lock.h"
#include "data/project/project_file.h"
#include "model/equipment/catalogue.h"

#include <string>

namespace hallwright::app {

model::Result<model::Catalogue> shippedCatalogue();

// A project file held for writing: nobody else has it open, and it can be saved.
struct HeldProject {
    data::FileLock lock;
    model::Project project;
};
model::Result<HeldProject> holdProject(const std::string& file);

// The alternative of that name; with an empty name the only one, else InvalidArgument with the
// names.
model::Result<model::AlternativeId> chooseAlternative(const model::Project& project,
                                                      const std::string& name);

} // namespace hallwright::app
