// SPDX-License-Identifier: GPL-3.0-or-later
// Many equipment types into a project at once: thousands of files of a library.
#pragma once

#include "model/edit/edit.h"

#include <vector>

namespace hallwright::model {

// Each replaces the project's type of its key; of several with one key the last counts.
// InvalidArgument where one has no key.
Result<Project> putTypes(const Project& project, std::vector<EquipmentType> types);

} // namespace hallwright::model
