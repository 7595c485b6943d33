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

// Held for a project file that is to be made; Locked where its folder is missing or not writable.
model::Result<data::FileLock> lockNew(const std::string& file);

// The alternative of that name; with an empty name the only one, else InvalidArgument with the
// names, at the option that named it.
model::Result<model::AlternativeId> chooseAlternative(const model::Project& project,
                                                      const std::string& name,
                                                      const char* option = "--alternative");

} // namespace hallwright::app
