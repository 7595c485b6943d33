// SPDX-License-Identifier: GPL-3.0-or-later
// Minting ids and copying catalogue entries into a project.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"

namespace hallwright::model {

// A fresh id of any kind; the project's counter never goes back.
template <class IdType>
IdType mint(Project& project)
{
    return IdType{++project.lastId};
}

// The project's own copy of a type: the one it has, else a copy of the catalogue's entry.
// InvalidArgument naming the key where neither knows it.
Result<TypeId> ensureType(Project& project, const Catalogue& catalogue, const std::string& key);

// Puts a type in, replacing the project's type of the same key (an equipment editor's save).
Result<Project> putType(const Project& project, EquipmentType type);

} // namespace hallwright::model
