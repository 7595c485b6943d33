// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the project: its alternatives, assumptions, waivers and notes.
#pragma once

#include "model/edit/edit.h"

namespace hallwright::model {

// An empty alternative of that name; InvalidArgument where the name is taken or empty.
Result<Project> addAlternative(const Project& project, const std::string& name);
// A copy that shares all chunks with its origin. Ids stay: they are unique per alternative.
Result<Project> duplicateAlternative(const Project& project, AlternativeId origin,
                                     const std::string& name);
Result<Project> removeAlternative(const Project& project, AlternativeId alternative);
Result<Project> renameAlternative(const Project& project, AlternativeId alternative,
                                  const std::string& name);

// Puts a changed assumption in (or, where it has none of that key yet, adds it).
Result<Project> putInput(const Project& project, Input input);
// Back to the default of that assumption.
Result<Project> resetInput(const Project& project, const std::string& key);

// Accepts a finding with a reason and a name; both must be given.
Result<Project> waive(const Project& project, AlternativeId alternative, Waiver waiver);
Result<Project> putNote(const Project& project, AlternativeId alternative, Note note);
Result<Project> putOverride(const Project& project, AlternativeId alternative, Override override);

} // namespace hallwright::model
